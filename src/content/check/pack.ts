import type { Either, Left } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { isLeft, isRecord, left, right, type Path } from '../../core/index.js';
import { checkIds } from './ids.js';
import { checkLinks } from './links.js';
import { PART_CHECKS } from './part.js';
import { checkReferences } from './references.js';
import { checkRewards } from './rewards.js';
import { checkScenario } from './scenario.js';
import { checkSpecials } from './specials.js';
import { packLeaf } from '../codec/pack.js';
import { decodeContent } from '../decode.js';
import { isContentError, type ContentError } from '../error.js';
import { knownIds, type KnownIds } from './known-ids.js';
import { atOldIndexes, soundPart } from './sound-part.js';
import type { CheckedPack, Pack, PackLists } from '../pack.js';

/** The pack with an empty list for each that it leaves out. */
const complete = ({
  $schema: _,
  classes = [],
  monsters = [],
  monsterDecks = [],
  items = [],
  battleGoals = [],
  personalQuests = [],
  events = [],
  treasures = [],
  scenarios = [],
  randomDungeons = [],
  ...head
}: Pack): CheckedPack => ({
  ...head,
  classes,
  monsters,
  monsterDecks,
  items,
  battleGoals,
  personalQuests,
  events,
  treasures,
  scenarios,
  randomDungeons,
});

type PartCheck<A> = ((value: A, path: Path) => readonly ContentError[]) | undefined;

const each = <A>(list: keyof PackLists, things: readonly A[], check: PartCheck<A>) =>
  check === undefined ? [] : things.flatMap((one, index) => check(one, [list, index]));

/** What is wrong with each thing by itself. */
const ofParts = (pack: CheckedPack): readonly ContentError[] => [
  ...each('classes', pack.classes, PART_CHECKS.CharacterClass),
  ...each('monsters', pack.monsters, PART_CHECKS.MonsterType),
  ...each('monsterDecks', pack.monsterDecks, PART_CHECKS.MonsterDeck),
  ...each('items', pack.items, PART_CHECKS.Item),
  ...each('battleGoals', pack.battleGoals, PART_CHECKS.BattleGoal),
  ...each('personalQuests', pack.personalQuests, PART_CHECKS.PersonalQuest),
  ...each('events', pack.events, PART_CHECKS.GameEvent),
  ...each('treasures', pack.treasures, PART_CHECKS.Treasure),
  ...pack.scenarios.flatMap(({ rewards }, index) =>
    checkRewards(rewards, ['scenarios', index, 'rewards'], 'other'),
  ),
  ...each('randomDungeons', pack.randomDungeons, PART_CHECKS.RandomDungeon),
  ...(pack.campaign === undefined
    ? []
    : (PART_CHECKS.CampaignSetup?.(pack.campaign, ['campaign']) ?? [])),
];

/** Each fault once, though several checks come upon it. */
const different = (faults: readonly ContentError[]): readonly ContentError[] => [
  ...new Map(
    faults.map((fault) => [`${fault.type} ${JSON.stringify(fault.path)}`, fault] as const),
  ).values(),
];

/** What is wrong with a pack beyond its form: in its parts first, then between them. */
const faultsOf = (pack: CheckedPack, known: KnownIds): readonly ContentError[] =>
  different([
    ...ofParts(pack),
    ...pack.scenarios.flatMap((one, index) => checkScenario(one, ['scenarios', index], known)),
    ...checkIds(pack),
    ...checkLinks(pack, known),
    ...checkSpecials(pack),
    ...checkReferences(pack, [], known),
  ]);

/** Whether nothing but the size of a value was looked at. */
const isTooMuch = (decoded: Either<NonEmptyArray<ContentError>, unknown>): boolean =>
  isLeft(decoded) && ['tooNested', 'tooLarge'].includes(decoded.left[0].type);

const isFailure = (given: unknown): given is Left<NonEmptyArray<ContentError>> => {
  const faults = isRecord(given) && given['_tag'] === 'Left' ? given['left'] : null;
  return Array.isArray(faults) && faults.length > 0 && faults.every(isContentError);
};

/** What a merge gave, or the pack itself. */
const unwrapped = (given: unknown): Either<NonEmptyArray<ContentError>, unknown> => {
  if (!isRecord(given) || !Object.hasOwn(given, '_tag')) return right(given);
  if (given['_tag'] === 'Right' && Object.hasOwn(given, 'right')) return right(given['right']);
  return isFailure(given) ? given : right(given);
};

/**
 * Checks a pack as a whole: its form first, then that everything it speaks of is there and fits together.
 * All that is wrong is said at once, each fault with the way to it. It takes any value, also what
 * {@link mergePacks} gives, whose clashes it passes on.
 *
 * Errors: `tooNested`, `tooLarge`, `invalidValue` and those of formulas for the form; then names and aims of
 * the language (`unknownName`, `aimedTwice`, `noStats`, `unusedName`, `spotWithoutLine`), ids
 * (`duplicateId`, `unknownId`), `perkWithoutCards`, `tooFewCards`, `missingSpecial`, `eventCircle`,
 * `eventWithoutEnd`, `itemCircles`, `rewardOutOfPlace`, `prosperityOrder`, `mapFault`; and `packClash` of a merge.
 *
 * @example
 * import { checkPack, explain } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const pack = checkPack({
 *   format: 1,
 *   id: 'mine',
 *   name: 'My Pack',
 *   campaign: { scenarios: ['1'], classes: [], cityEvents: [], roadEvents: [], prosperity: [] },
 * });
 * assert(pack._tag === 'Left');
 */
export const checkPack = (pack: unknown): Either<NonEmptyArray<ContentError>, CheckedPack> => {
  const given = unwrapped(pack);
  if (isLeft(given)) return given;
  const decoded = decodeContent(packLeaf)(given.right);
  const known = knownIds(isTooMuch(decoded) ? null : given.right);
  if (isLeft(decoded)) {
    if (isTooMuch(decoded)) return decoded;
    const { pack: sound, indexes } = soundPart(given.right, decoded.left);
    const others = faultsOf(sound, known);
    const [first, ...more] = decoded.left;
    return left([first, ...more, ...others.map(atOldIndexes(indexes))]);
  }
  const checked = complete(decoded.right);
  const [first, ...others] = faultsOf(checked, known);
  return first === undefined ? right(checked) : left([first, ...others]);
};
