/** What a scenario does to the characters when it is set up (R-SCEN-1, R-SCEN-2). */

import type { Ability, Amount, Effect, SpecialRule } from '../content/index.js';
import { isRecord, type Path } from '../core/index.js';
import { statValue, type ScenarioNumbers } from '../scenario/index.js';
import { notSupported, type NotSupported } from './set-up-error.js';
import { openingsOfConditions, type Opening } from './opening.js';

/** What falls on one character, and whether a perk that ignores negative scenario effects keeps it off. */
export interface ScenarioOpening {
  readonly opening: Opening;
  readonly negative: boolean;
}

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** Numbers are known before the play: they go by level and party alone. */
const isPlain = (value: unknown): boolean =>
  statValue(value as Amount, { characters: 2, level: 0 }) !== null;

const isExactly =
  (...words: readonly unknown[]) =>
  (value: unknown): boolean =>
    words.includes(value);

const isList = (value: unknown, ...words: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.length === words.length &&
  words.every((one) => value.includes(one));

const hasOnly = (value: unknown, known: Fields): boolean =>
  isRecord(value) && Object.entries(value).every(([key, field]) => known[key]?.(field) === true);

/** All characters: of a rule `ally` is a figure on their side, the characters among them. */
const isEverybody = (value: unknown): boolean =>
  hasOnly(value, {
    type: isExactly('select'),
    who: (who) => isList(who, 'ally'),
    count: isExactly('all'),
    kinds: (kinds) => isList(kinds, 'character'),
  }) && ['count', 'kinds'].every((field) => isRecord(value) && field in value);

/** The effects that are played, with the values that their fields may have. */
const EFFECTS: Readonly<Record<string, Fields>> = {
  modifierDeck: {
    change: isExactly('add'),
    card: isExactly('bless', 'curse', 'minusOne'),
    count: isPlain,
  },
  condition: { conditions: () => true },
  suffer: { amount: isPlain },
  discardCards: {
    cards: (cards) => hasOnly(cards, { count: isPlain, from: isExactly('hand') }),
  },
};

const effectNeeds = (effect: Effect, path: Path): readonly NotSupported[] => {
  const known = Object.hasOwn(EFFECTS, effect.type) ? EFFECTS[effect.type] : undefined;
  if (known === undefined) return [notSupported(path, effect.type)];
  const { to, ...fields } = effect as Ability & { readonly to?: unknown };
  return [
    ...(isEverybody(to) ? [] : [notSupported([...path, 'to'], 'to')]),
    ...Object.entries(fields).flatMap(([key, value]) =>
      key === 'type' || known[key]?.(value) === true ? [] : [notSupported([...path, key], key)],
    ),
  ];
};

/** What of a special rule is not played: everything but effects on all characters at the set-up. */
export const ruleNeeds = (rule: SpecialRule, path: Path): readonly NotSupported[] => {
  if (rule.type !== 'when' || rule.on !== 'setUp') return [notSupported(path, 'rules')];
  const strange = (['of', 'if', 'until', 'limit'] as const).filter(
    (field) => rule[field] !== undefined,
  );
  return [
    ...strange.map((field) => notSupported([...path, field], field)),
    ...rule.effects.flatMap((effect, index) => effectNeeds(effect, [...path, 'effects', index])),
  ];
};

const worth = (amount: Amount | undefined, numbers: ScenarioNumbers): number =>
  Math.max(0, statValue(amount ?? 1, numbers) ?? 0);

const openingsOf = (effect: Effect, numbers: ScenarioNumbers): readonly Opening[] => {
  switch (effect.type) {
    case 'modifierDeck':
      return [{ type: 'cards', card: effect.card, count: worth(effect.count, numbers) }];
    case 'condition':
      return openingsOfConditions(effect.conditions);
    case 'suffer':
      return [{ type: 'damage', amount: worth(effect.amount, numbers) }];
    case 'discardCards':
      return [{ type: 'discard', count: worth(effect.cards.count, numbers) }];
    default:
      return [];
  }
};

/** What the rules of a scenario do to each character when it is set up, in the order of the rules. */
export const scenarioOpenings = (
  rules: readonly SpecialRule[],
  numbers: ScenarioNumbers,
): readonly ScenarioOpening[] =>
  rules.flatMap((rule) =>
    rule.type === 'when' && rule.on === 'setUp'
      ? rule.effects
          .flatMap((effect) => openingsOf(effect, numbers))
          .map((opening) => ({ opening, negative: rule.negative ?? false }))
      : [],
  );
