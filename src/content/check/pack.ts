import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { isLeft, left, right, type Path } from '../../core/index.js';
import { checkIds } from './ids.js';
import { checkLinks } from './links.js';
import { PART_CHECKS } from './part.js';
import { checkReferences } from './references.js';
import { checkRewards } from './rewards.js';
import { checkScenario } from './scenario.js';
import { checkSpecials } from './specials.js';
import { packLeaf } from '../codec/pack.js';
import { decodePlain } from '../decode.js';
import { isContentError, type ContentError } from '../error.js';
import { FAULT_LIMIT, refuseContent } from '../fault-limit.js';
import { isNoFollowUp } from './follow-up.js';
import { knownIds, type KnownIds } from './known-ids.js';
import { atOldIndexes, soundPart } from './sound-part.js';
import { ownFields, readPlain } from '../nesting.js';
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

const areFaults = (given: unknown): given is NonEmptyArray<ContentError> =>
  Array.isArray(given) && given.length > 0 && given.every(isContentError);

/** What a merge gave, or the pack itself. */
const unwrapped = (given: unknown): Either<NonEmptyArray<ContentError>, unknown> => {
  const fields = ownFields(given);
  if (fields['_tag'] === 'Right' && Object.hasOwn(fields, 'right')) return right(fields['right']);
  const faults = fields['_tag'] === 'Left' ? readPlain(fields['left']) : null;
  return faults !== null && !isLeft(faults) && areFaults(faults.right)
    ? left(faults.right)
    : right(given);
};

/**
 * Checks a pack as a whole: its form first, then that everything it speaks of is there and fits together.
 * All that is wrong is said at once, each fault with the way to it, but nothing that follows only from a
 * fault of form elsewhere. It takes any value, also what {@link mergePacks} gives, whose faults it passes on.
 *
 * Errors: `tooNested`, `tooLarge`, `invalidValue` and those of formulas for the form; then names and aims of
 * the language (`unknownName`, `aimedTwice`, `noStats`, `unusedName`, `spotWithoutLine`), ids
 * (`duplicateId`, `unknownId`), `perkWithoutCards`, `tooFewCards`, `missingSpecial`, `eventCircle`,
 * `eventWithoutEnd`, `itemCircles`, `rewardOutOfPlace`, `prosperityOrder`, `mapFault`; and `packClash` of a merge.
 * After the first 1,000 `moreFaults` says how many there are.
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
  const plain = readPlain(given.right);
  if (isLeft(plain)) return left([plain.left]);
  const decoded = decodePlain(packLeaf)(plain.right);
  const known = knownIds(plain.right);
  if (isLeft(decoded)) {
    if (decoded.left.length > FAULT_LIMIT) return decoded;
    const { pack: sound, indexes } = soundPart(plain.right, decoded.left);
    const others = faultsOf(sound, known).filter(isNoFollowUp(plain.right, decoded.left));
    return refuseContent([...decoded.left, ...others.map(atOldIndexes(indexes))]);
  }
  const checked = complete(decoded.right);
  const faults = faultsOf(checked, known);
  return faults.length === 0 ? right(checked) : refuseContent(faults);
};
