/** What of the language is not played on cards and items of characters: refused before a game begins. */

import type { Moment, SummonStats } from '../content/index.js';
import { isRecord, type Path } from '../core/index.js';
import { summonNeeds } from '../scenario/index.js';
import { isPerformed } from './performers.js';
import { MOST_HEXES } from './tiles.js';
import { notSupported, type NotSupported } from './set-up-error.js';

type Words = readonly string[];
type Fields = Readonly<Record<string, unknown>>;
type Needs = readonly NotSupported[];

/** Words of control, and changes. */
const STEPS: Words = [
  ...['if', 'consume', 'pay', 'choose', 'repeat'],
  ...['add', 'set', 'multiply', 'addConditions', 'setArea', 'retarget', 'setMode'],
  ...['advantage', 'disadvantage', 'ignoreShield', 'prevent', 'redirect', 'instead'],
  ...['eachTarget', 'before'],
];

/** The moments that come. */
const MOMENTS: readonly Moment[] = [
  ...(['attack', 'attacked', 'damageByAttack', 'damage', 'attackEnds', 'retaliated'] as const),
  ...(['damaged', 'healed', 'dies', 'killed', 'exhausted', 'conditionGained'] as const),
  ...([
    'turnStarts',
    'turnEnds',
    'duringTurn',
    'itemUsed',
    'cardPlayed',
    'actionStarts',
    'actionEnds',
  ] as const),
  ...(['abilityStarts', 'abilityEnds', 'hexEntered', 'trapSprung'] as const),
  ...(['trapDisarmed', 'overlayCreated', 'overlayDestroyed'] as const),
  ...(['elementConsumed', 'elementInfused', 'cardLost', 'rested'] as const),
  ...([
    'experienceGained',
    'looted',
    'treasureLooted',
    'roundStarts',
    'cardsRevealed',
    'doorOpened',
    'roomRevealed',
  ] as const),
];

/** What clauses about the scenario can be about. */
const SCENES: Words = ['door', 'room', 'treasure'];

/** Where lists of abilities and effects stand. */
const LISTS: Words = [
  ...['abilities', 'effects', 'then', 'otherwise', 'cost'],
  ...['sprung', 'intoObstacles', 'instead'],
];
const CLAUSES: Words = ['if', 'clauses', 'must'];

/** How long limits of groups last. */
const LASTS: readonly unknown[] = [undefined, 'card', 'scenario'];
/** What is aimed at figures by an area, and changes to one. */
const WITH_AREA: Words = [
  ...['attack', 'kill', 'heal', 'condition', 'shield', 'retaliate', 'push', 'pull'],
  ...['mark', 'unmark'],
];

/** What is changed by effects: an ability, an attack on one target, damage, or anything. */
type Changed = Fields | 'attack' | 'hurt' | 'anything';

/** The numbers that abilities have by themselves, besides the range and targets of what is aimed. */
const NUMBERS: Readonly<Record<string, Words>> = {
  attack: ['amount', 'range', 'targets', 'pierce', 'push', 'pull', 'shield', 'retaliate'],
  retaliate: ['amount', 'range', 'targets', 'retaliateRange'],
  condition: ['range', 'targets'],
  move: ['amount'],
  loot: ['amount'],
  create: [],
  moveOverlay: [],
  springTrap: ['targets', 'range'],
  teleport: [],
  swap: [],
  chooseHex: [],
  destroy: ['range'],
  disarm: ['range'],
};
const AIMED_NUMBERS: Words = ['amount', 'range', 'targets'];

/** Whether a number of an ability can change: nobody is added to everybody, and no range to those who are chosen. */
const hasNumber = (ability: Fields, number: string): boolean => {
  const { type, to } = ability;
  if (!(NUMBERS[String(type)] ?? AIMED_NUMBERS).includes(number)) return false;
  const count = isRecord(to) ? (to['count'] ?? 1) : ability['targets'];
  if (number === 'targets') return count !== 'all' && typeof to !== 'string';
  return number !== 'range' || to === undefined;
};

/** Whether a change finds what it changes: else it would be left out without a word. */
const fits = ({ type, to = 'amount' }: Fields, changed: Changed): boolean => {
  if (changed === 'anything') return true;
  if (type === 'add' || type === 'multiply')
    return changed === 'attack' || (changed !== 'hurt' && hasNumber(changed, String(to)));
  if (type === 'addConditions')
    return (
      changed === 'attack' ||
      (changed !== 'hurt' && ['attack', 'heal', 'condition'].includes(String(changed['type'])))
    );
  if (type === 'advantage' || type === 'disadvantage' || type === 'ignoreShield')
    return changed === 'attack' || (changed !== 'hurt' && changed['type'] === 'attack');
  return true;
};

/** What the effects of a bonus change at its moment. */
const CHANGED: Readonly<Partial<Record<string, Changed>>> = {
  attack: 'attack',
  attacked: 'attack',
  damageByAttack: 'attack',
  damage: 'hurt',
};

/** What the effects of a step change. */
const changedBy = (step: Fields, before: Changed): Changed => {
  if (step['type'] === 'bonus') return CHANGED[String(step['on'])] ?? 'anything';
  if (step['type'] === 'eachTarget') return before;
  return STEPS.includes(String(step['type'])) ? before : step;
};

/** What is not played of new overlays: those that can be hurt, more than three hexes, and one everywhere. */
const createNeeds = ({ type, overlay, place }: Fields, path: Path): Needs => {
  if (type !== 'create' || !isRecord(overlay)) return [];
  const { hitPoints, size = 1 } = overlay;
  return [
    ...(hitPoints === undefined
      ? []
      : [notSupported([...path, 'overlay', 'hitPoints'], 'hitPoints')]),
    ...(Number(size) > MOST_HEXES ? [notSupported([...path, 'overlay', 'size'], 'size')] : []),
    ...(isRecord(place) && place['count'] === 'all'
      ? [notSupported([...path, 'place', 'count'], 'all')]
      : []),
  ];
};

/** What is not played of overlays that move or spring: several that are moved, and traps that nobody chose yet. */
const overlayNeeds = ({ type, overlays, place }: Fields, path: Path): Needs => {
  const isOne = (value: unknown): boolean => !isRecord(value) || (value['count'] ?? 1) === 1;
  if (type === 'moveOverlay')
    return [
      ...(isOne(overlays) ? [] : [notSupported([...path, 'overlays', 'count'], 'count')]),
      ...(isOne(place) ? [] : [notSupported([...path, 'place', 'count'], 'count')]),
    ];
  return type === 'springTrap' && isRecord(overlays) && overlays['type'] !== 'bound'
    ? [notSupported([...path, 'overlays'], 'overlays')]
    : [];
};

/** Whether a bonus gives its bearer nothing but traits, as long as it is in play. */
const isLasting = ({ on, effects }: Fields): boolean =>
  on === 'always' &&
  Array.isArray(effects) &&
  effects.every(
    (one: unknown) =>
      isRecord(one) && one['type'] === 'trait' && (one['to'] === undefined || one['to'] === 'self'),
  );

/** What a summon needs that is not played: numbers of play, and rules of its own. */
export const statsNeedsOf = (stats: SummonStats, path: Path): Needs => {
  const { bonuses = [] } = stats;
  return [
    ...summonNeeds(stats).map((need) => notSupported([...path, ...need.path], 'amount')),
    ...(bonuses.length > 0 ? [notSupported([...path, 'bonuses'], 'bonuses')] : []),
  ];
};

/** One summon at a time comes, and its numbers are plain. */
const summonNeedsOf = ({ summon, place }: Fields, path: Path): Needs => [
  ...statsNeedsOf(summon as SummonStats, [...path, 'summon']),
  ...(isRecord(place) && (place['count'] ?? 1) !== 1
    ? [notSupported([...path, 'place', 'count'], 'count')]
    : []),
];

const stepNeeds = (step: Fields, path: Path, changed: Changed): Needs => {
  const type = String(step['type']);
  if (!STEPS.includes(type) && !isPerformed(type)) return [notSupported(path, type)];
  if (!fits(step, changed)) return [notSupported(path, type)];
  const moment = String(step['on']);
  return [
    ...createNeeds(step, path),
    ...overlayNeeds(step, path),
    ...(type === 'teleport' && isRecord(step['place']) && (step['place']['count'] ?? 1) !== 1
      ? [notSupported([...path, 'place', 'count'], 'count')]
      : []),
    ...(type === 'bonus' && !MOMENTS.some((one) => one === moment) && !isLasting(step)
      ? [notSupported([...path, 'on'], moment)]
      : []),
    ...(step['area'] !== undefined && isPerformed(type) && !WITH_AREA.includes(type)
      ? [notSupported([...path, 'area'], 'area')]
      : []),
    ...(type === 'groupLimit' && !LASTS.includes(step['lasts'])
      ? [notSupported([...path, 'lasts'], String(step['lasts']))]
      : []),
    ...(type === 'summon' ? summonNeedsOf(step, path) : []),
    // One attack of several has no other targets.
    ...(type === 'retarget' && step['keep'] === true && (changed === 'attack' || changed === 'hurt')
      ? [notSupported([...path, 'keep'], 'keep')]
      : []),
    ...(type === 'grant' && step['steeredBy'] === 'rules'
      ? [notSupported([...path, 'steeredBy'], 'rules')]
      : []),
  ];
};

const clauseNeeds = (clause: Fields, path: Path): Needs => {
  const { type, of } = clause;
  return type === 'scene' && !SCENES.includes(String(of))
    ? [notSupported([...path, 'of'], String(of))]
    : [];
};

/** Counts that go further back than a game. */
const valueNeeds = (value: Fields, path: Path): Needs => [
  // The way between two figures is its performer's to choose.
  ...(value['type'] === 'between' ? [notSupported(path, 'between')] : []),
  ...(value['during'] === 'campaign' ? [notSupported([...path, 'during'], 'campaign')] : []),
];

/** A list of abilities or effects, or of ways to choose among, each of them a list. */
const isSteps = (key: string | number | undefined, value: unknown, parent: unknown): boolean =>
  LISTS.includes(String(key)) && Array.isArray(value) && isRecord(parent);

type Role = 'step' | 'clause' | 'value';

const ownNeeds = (value: Fields, path: Path, role: Role, changed: Changed): Needs => {
  if (role === 'step') return stepNeeds(value, path, changed);
  return role === 'clause' ? clauseNeeds(value, path) : valueNeeds(value, path);
};

const roleOf = (value: Fields, role: Role, key: string, inside: unknown): Role => {
  if (isSteps(key, inside, value)) return 'step';
  if (key === 'of' && value['type'] === 'choose') return 'step';
  if (CLAUSES.includes(key)) return 'clause';
  return role === 'clause' && (key === 'clause' || key === 'of') ? 'clause' : 'value';
};

const needsIn = (value: unknown, path: Path, role: Role, changed: Changed): Needs => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => needsIn(one, [...path, index], role, changed));
  if (!isRecord(value)) return [];
  const own = ownNeeds(value, path, role, changed);
  if (role === 'step' && own.length > 0) return own;
  const next = role === 'step' ? changedBy(value, changed) : changed;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, one]) =>
      needsIn(
        one,
        [...path, key],
        roleOf(value, role, key, one),
        key === 'abilities' ? 'anything' : next,
      ),
    ),
  ];
};

/** What abilities need that is not played, with the places. */
export const abilitiesNeed = (abilities: unknown, path: Path): Needs =>
  needsIn(abilities, path, 'step', 'anything');

/** A bonus, limit or trait that lasts as long as its card needs one that stays active: else it would never end. */
export const lastingNeeds = (abilities: unknown, path: Path): Needs =>
  (Array.isArray(abilities) ? abilities : []).flatMap((ability: unknown, index) =>
    isRecord(ability) &&
    ['bonus', 'groupLimit', 'trait'].includes(String(ability['type'])) &&
    (ability['lasts'] ?? 'card') === 'card'
      ? [notSupported([...path, index, 'lasts'], 'card')]
      : [],
  );

/** A summon needs a card that stays active: else nothing would keep it (R-SUM-2). */
export const summoningNeeds = (value: unknown, path: Path): Needs => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => summoningNeeds(one, [...path, index]));
  if (!isRecord(value)) return [];
  return value['type'] === 'summon'
    ? [notSupported(path, 'summon')]
    : Object.entries(value).flatMap(([key, one]) => summoningNeeds(one, [...path, key]));
};
