/** What the engine plays of monsters' cards: all else is refused before a game begins, never played wrong. */

import { isRecord, type Path } from '../core/index.js';
import { notSupported, type NotSupported } from './set-up-error.js';
import { abilitiesNeed, lastingNeeds, summoningNeeds } from './card-needs.js';

type Fields = Readonly<Record<string, 'any' | 'plain' | readonly string[]>>;

/** The types of abilities that are played. */
export type PlayedAbility =
  'move' | 'attack' | 'heal' | 'condition' | 'shield' | 'retaliate' | 'loot' | 'bonus';

/** The fields that they may have; `plain` is a number or a formula. */
const ABILITIES: Readonly<Record<Exclude<PlayedAbility, 'bonus'>, Fields>> = {
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

type Known = Readonly<Record<string, unknown>>;

/** The numbers of an ability that a consumption can make greater, besides those of all that is aimed. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  move: ['amount'],
  attack: ['amount', 'range', 'targets', 'pierce', 'push', 'pull'],
  heal: ['amount', 'range', 'targets'],
  condition: ['range', 'targets'],
  shield: ['amount', 'range', 'targets'],
  retaliate: ['amount', 'range', 'targets'],
  loot: ['amount'],
};

/** Whether a number of an ability can grow: nobody is added to everybody. */
const canGrow = (ability: Known, number: string): boolean => {
  const { to } = ability;
  const count = isRecord(to) ? (to['count'] ?? 1) : ability['targets'];
  if (number === 'targets') return count !== 'all' && typeof to !== 'string';
  return number !== 'range' || to === undefined;
};

/** What a consumption may add to an ability. */
const gains = (ability: Known, effect: unknown, path: Path): readonly NotSupported[] => {
  if (!isRecord(effect)) return [notSupported(path, 'effect')];
  const { type, to = 'amount', amount } = effect;
  const kind = String(ability['type']);
  const number = String(to);
  const isPlayed =
    (type === 'add' &&
      isPlain(amount) &&
      (NUMBERS[kind] ?? []).includes(number) &&
      canGrow(ability, number)) ||
    (type === 'addConditions' && ['attack', 'heal', 'condition'].includes(kind)) ||
    (type === 'experience' && isPlain(amount) && effect['to'] === undefined);
  return isPlayed ? [] : [notSupported(path, String(type))];
};

/** A consumption that may be paid or not, and adds something to the ability. */
const consumption = (ability: Known, effect: Known, path: Path): readonly NotSupported[] => [
  ...(Array.isArray(effect['then']) ? effect['then'] : []).flatMap((one: unknown, place) =>
    gains(ability, one, [...path, 'then', place]),
  ),
  ...['otherwise', 'mandatory']
    .filter((key) => effect[key] !== undefined && effect[key] !== false)
    .map((key) => notSupported([...path, key], key)),
];

/** Advantage and disadvantage on all of an attack, and consumptions. */
const effects = (ability: Known, path: Path): readonly NotSupported[] =>
  (Array.isArray(ability['effects']) ? ability['effects'] : []).flatMap(
    (effect: unknown, index) => {
      const at = [...path, index];
      const { type } = isRecord(effect) ? effect : {};
      if (type === 'consume' && isRecord(effect)) return consumption(ability, effect, at);
      const isPlayed =
        (type === 'advantage' || type === 'disadvantage') &&
        ability['type'] === 'attack' &&
        isRecord(effect) &&
        Object.keys(effect).length === 1;
      return isPlayed ? [] : [notSupported(at, String(type))];
    },
  );

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
  const known = Object.hasOwn(ABILITIES, type)
    ? ABILITIES[type as keyof typeof ABILITIES]
    : undefined;
  if (known === undefined || !isRecord(ability)) return [notSupported(path, type)];
  return [
    ...fields(ability, known, path),
    ...aims(ability['to'], [...path, 'to']),
    ...effects(ability, [...path, 'effects']),
    // What an area covers cannot all be one figure.
    ...(ability['area'] !== undefined && ability['allAtOne'] === true
      ? [notSupported([...path, 'allAtOne'], 'allAtOne')]
      : []),
  ];
};

/** What a monster's card needs that is not played. */
export const monsterCardNeeds = (
  abilities: readonly unknown[],
  path: Path,
): readonly NotSupported[] =>
  abilities.flatMap((ability, index) => abilityNeeds(ability, [...path, 'abilities', index]));

/** What an action of a card needs that is not played. */
export const actionNeeds = (action: unknown, path: Path): readonly NotSupported[] => {
  if (!isRecord(action)) return [];
  const { abilities, goes, active } = action;
  return [
    ...abilitiesNeed(abilities, [...path, 'abilities']),
    ...(active === undefined ? lastingNeeds(abilities, [...path, 'abilities']) : []),
    ...(active === undefined ? summoningNeeds(abilities, [...path, 'abilities']) : []),
    ...(goes === 'supply' ? [notSupported([...path, 'goes'], goes)] : []),
  ];
};
