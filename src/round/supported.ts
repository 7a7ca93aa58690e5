/** What the engine plays: all else is refused before a game begins, never played wrong. */

import { isRecord, type Path } from '../core/index.js';
import type { NotSupported } from './error.js';

type Fields = Readonly<Record<string, 'any' | 'plain' | readonly string[]>>;

/** The types of abilities that are played. */
export type PlayedAbility =
  'move' | 'attack' | 'heal' | 'condition' | 'shield' | 'retaliate' | 'loot';

/** The fields that they may have; `plain` is a number or a formula. */
const ABILITIES: Readonly<Record<PlayedAbility, Fields>> = {
  move: { amount: 'plain', mode: ['walk', 'jump'], spots: 'any', optional: 'any' },
  attack: {
    amount: 'plain',
    kind: 'any',
    range: 'plain',
    targets: 'plain',
    area: 'any',
    pierce: 'plain',
    push: 'plain',
    pull: 'plain',
    conditions: 'any',
    allAtOne: 'any',
    spots: 'any',
  },
  heal: { amount: 'plain', range: 'plain', targets: 'plain', spots: 'any' },
  condition: { conditions: 'any', range: 'plain', targets: 'plain', spots: 'any' },
  shield: { amount: 'plain', range: 'plain', targets: 'plain', spots: 'any', lasts: ['round'] },
  retaliate: {
    amount: 'plain',
    reach: 'plain',
    range: 'plain',
    targets: 'plain',
    spots: 'any',
    lasts: ['round'],
  },
  loot: { amount: 'plain', spots: 'any' },
};

const notSupported = (path: Path, word: string): NotSupported => ({
  type: 'notSupported',
  path,
  ruling: null,
  word,
});

const isPlain = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

/** Whom an ability may be aimed at with `to`: itself, or figures within a range. */
const aims = (to: unknown, path: Path): readonly NotSupported[] => {
  if (to === undefined || to === 'self') return [];
  if (!isRecord(to) || to['type'] !== 'select') return [notSupported(path, 'to')];
  const { who, count = 1, place, ...others } = to;
  const relations = Array.isArray(who) ? who : [];
  const strange = relations.filter((one) => !['self', 'ally', 'enemy'].includes(String(one)));
  const isWithin =
    isRecord(place) &&
    place['type'] === 'within' &&
    isPlain(place['range']) &&
    (place['of'] === undefined || place['of'] === 'self');
  return [
    ...strange.map((one) => notSupported([...path, 'who'], String(one))),
    ...(isPlain(count) ? [] : [notSupported([...path, 'count'], 'count')]),
    ...(place === undefined || isWithin ? [] : [notSupported([...path, 'place'], 'place')]),
    ...Object.keys(others)
      .filter((key) => key !== 'type')
      .map((key) => notSupported([...path, key], key)),
  ];
};

/** What a consumption may add to an ability. */
const gains = (effect: unknown, path: Path): readonly NotSupported[] => {
  if (!isRecord(effect)) return [notSupported(path, 'effect')];
  const { type, to, amount } = effect;
  const isNumber =
    isPlain(amount ?? 0) &&
    [undefined, 'amount', 'targets', 'range', 'pierce', 'push', 'pull'].includes(
      to as string | undefined,
    );
  const isPlayed =
    type === 'addConditions' || ((type === 'add' || type === 'experience') && isNumber);
  return isPlayed ? [] : [notSupported(path, String(type))];
};

/** Advantage and disadvantage on all of an attack, and consumptions. */
const effects = (value: unknown, path: Path): readonly NotSupported[] =>
  (Array.isArray(value) ? value : []).flatMap((effect: unknown, index) => {
    const at = [...path, index];
    const { type, then } = isRecord(effect) ? effect : {};
    if (type === 'consume')
      return (Array.isArray(then) ? then : []).flatMap((one: unknown, place) =>
        gains(one, [...at, 'then', place]),
      );
    const isPlayed =
      (type === 'advantage' || type === 'disadvantage') &&
      isRecord(effect) &&
      Object.keys(effect).length === 1;
    return isPlayed ? [] : [notSupported(at, String(type))];
  });

const fields = (
  ability: Readonly<Record<string, unknown>>,
  known: Fields,
  path: Path,
): readonly NotSupported[] =>
  Object.entries(ability).flatMap(([key, value]) => {
    if (['type', 'as', 'to', 'effects'].includes(key)) return [];
    const allowed = known[key];
    if (allowed === undefined) return [notSupported([...path, key], key)];
    if (allowed === 'any') return [];
    if (allowed === 'plain') return isPlain(value) ? [] : [notSupported([...path, key], key)];
    return allowed.includes(String(value)) ? [] : [notSupported([...path, key], String(value))];
  });

const abilityNeeds = (ability: unknown, path: Path): readonly NotSupported[] => {
  const type = isRecord(ability) ? String(ability['type']) : 'ability';
  const known = Object.hasOwn(ABILITIES, type) ? ABILITIES[type as PlayedAbility] : undefined;
  if (known === undefined || !isRecord(ability)) return [notSupported(path, type)];
  return [
    ...fields(ability, known, path),
    ...aims(ability['to'], [...path, 'to']),
    ...effects(ability['effects'], [...path, 'effects']),
    // An area and further targets of one attack are not played together yet (R-MON-31).
    ...(ability['area'] !== undefined && ability['targets'] !== undefined
      ? [notSupported([...path, 'targets'], 'targets')]
      : []),
  ];
};

/** What an action of a card, or a monster's card, needs that is not played. */
export const actionNeeds = (action: unknown, path: Path): readonly NotSupported[] => {
  if (!isRecord(action)) return [];
  const { abilities, infuse, active, group, goes } = action;
  const icons = Array.isArray(infuse) ? infuse : [];
  return [
    ...(Array.isArray(abilities) ? abilities : []).flatMap((ability: unknown, index) =>
      abilityNeeds(ability, [...path, 'abilities', index]),
    ),
    ...(icons.includes('any') ? [notSupported([...path, 'infuse'], 'any')] : []),
    ...(active === 'persistent' ? [notSupported([...path, 'active'], 'persistent')] : []),
    ...(group === undefined ? [] : [notSupported([...path, 'group'], 'group')]),
    ...(goes === 'unrecoverable' || goes === 'supply'
      ? [notSupported([...path, 'goes'], goes)]
      : []),
  ];
};
