/** What of an item is not played: refused before a game begins. */

import type { Item } from '../content/index.js';
import { isRecord, type Path } from '../core/index.js';
import { abilitiesNeed } from './card-needs.js';
import { notSupported, type NotSupported } from './set-up-error.js';

type Fields = Readonly<Record<string, unknown>>;
type Needs = readonly NotSupported[];

const isWard = (effect: unknown): boolean =>
  isRecord(effect) && (effect['type'] === 'shield' || effect['type'] === 'retaliate');

/** What holds all the time may not ask for what holds all the time: its numbers stand on the card. */
const isPrintedNumber = (value: unknown): boolean =>
  value === undefined || typeof value === 'number';

const asksForStats = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(asksForStats);
  return isRecord(value) && (value['type'] === 'stat' || Object.values(value).some(asksForStats));
};

/** Whether a shield or retaliate holds for its owner as long as the item is equipped. */
const isStanding = ({ to, lasts, amount, reach, range, targets }: Fields): boolean =>
  (to === undefined || to === 'self') &&
  range === undefined &&
  targets === undefined &&
  lasts === 'card' &&
  isPrintedNumber(amount) &&
  isPrintedNumber(reach);

/** What a passive needs: its shields and retaliates are played, all else is as on cards. */
const passiveNeeds = (bonus: Fields, path: Path): Needs => {
  const effects: readonly unknown[] = Array.isArray(bonus['effects']) ? bonus['effects'] : [];
  const others = effects.filter((effect) => !isWard(effect));
  const isPlain = ['bearers', 'of', 'live', 'charges', 'limit'].every(
    (field) => bonus[field] === undefined,
  );
  if (others.length === effects.length) return abilitiesNeed([bonus], path);
  return [
    ...(isPlain && !asksForStats(bonus['if']) ? [] : [notSupported([...path, 'on'], 'always')]),
    ...effects.flatMap((effect, index) =>
      isRecord(effect) && isWard(effect) && !isStanding(effect)
        ? [notSupported([...path, 'effects', index], String(effect['type']))]
        : [],
    ),
    ...(others.length > 0 ? abilitiesNeed([{ ...bonus, effects: others }], path) : []),
    // The clauses alone, at a moment that comes.
    ...abilitiesNeed([{ ...bonus, on: 'turnStarts', effects: [] }], path),
  ];
};

const bonusNeeds = (bonus: Fields, path: Path): Needs => {
  const { on } = bonus;
  if (on === 'always') return passiveNeeds(bonus, path);
  // Cards come too late for the set-up: for them it is no moment.
  return abilitiesNeed([on === 'setUp' ? { ...bonus, on: 'roundStarts' } : bonus], path);
};

/** What the bonuses of an item need that is not played. */
export const itemNeeds = ({ bonuses }: Pick<Item, 'bonuses'>, path: Path): Needs =>
  bonuses.flatMap((bonus, index) =>
    bonusNeeds(bonus as unknown as Fields, [...path, 'bonuses', index]),
  );
