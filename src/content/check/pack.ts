import type { Either, Left } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { isLeft, isRecord, left, right, type Path } from '../../core/index.js';
import { checkIds, LISTS } from './ids.js';
import { checkEventDecks } from './event-decks.js';
import { checkPart } from './part.js';
import { checkRanks } from './ranks.js';
import { checkReferences, PART_OF_LIST } from './references.js';
import { checkNames } from './scenario.js';
import { dungeonIds } from './scenario-ids.js';
import { checkSpecials } from './specials.js';
import { packLeaf } from '../codec/pack.js';
import { decodeContent } from '../decode.js';
import { isContentError, type ContentError } from '../error.js';
import { formattedTexts, type FormattedText } from './formatted-texts.js';
import { packIds, type PackIds } from './known-ids.js';
import { atOldIndexes, soundPart } from './sound-part.js';
import type { CheckedPack, Pack } from '../pack.js';
import type { PartName } from '../part.js';
import type { RandomDungeon } from '../scenario/random-dungeon.js';
import type { Scenario } from '../scenario/scenario.js';

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

/** A thing of a pack: which part of content it is, and where it stands. */
interface Thing {
  readonly part: PartName;
  readonly value: unknown;
  readonly path: Path;
  readonly texts: readonly FormattedText[];
}

const thing = (part: PartName, value: unknown, path: Path): Thing => ({
  part,
  value,
  path,
  texts: formattedTexts(part, value, path),
});

/** The things of all lists, with the part of content that each is. */
const things = (pack: CheckedPack): readonly Thing[] => [
  ...LISTS.flatMap((list) =>
    pack[list].map((value, index) => thing(PART_OF_LIST[list], value, [list, index])),
  ),
  ...(pack.campaign === undefined ? [] : [thing('CampaignSetup', pack.campaign, ['campaign'])]),
];

/** What a thing of the pack speaks of and the pack has not. */
const referencesOf = (
  { part, value, path, texts }: Thing,
  ids: PackIds,
): readonly ContentError[] => {
  switch (part) {
    case 'Scenario':
      return checkNames(value as Scenario, path, texts, ids.anywhere);
    case 'RandomDungeon':
      return checkReferences(texts, dungeonIds(value as RandomDungeon, ids.anywhere));
    case 'MonsterType':
    case 'MonsterDeck':
      return checkReferences(texts, ids.onMonsters);
    default:
      return checkReferences(texts, ids.anywhere);
  }
};

/** Each fault once, though several checks come upon it. */
const different = (faults: readonly ContentError[]): readonly ContentError[] => [
  ...new Map(
    faults.map((fault) => [`${fault.type} ${JSON.stringify(fault.path)}`, fault] as const),
  ).values(),
];

/** What is wrong with a pack beyond its form: in its parts first, then between them. */
const faultsOf = (pack: CheckedPack, ids: PackIds): readonly ContentError[] => {
  const all = things(pack);
  return different([
    ...all.flatMap(({ part, value, path, texts }) => checkPart(part, value as never, path, texts)),
    ...checkIds(pack),
    ...all.flatMap((thing) => referencesOf(thing, ids)),
    ...checkEventDecks(pack),
    ...checkSpecials(pack),
    ...checkRanks(pack),
  ]);
};

/** What is wrong with a pack that is sound in form. */
export const checkWhole = (pack: Pack): readonly ContentError[] =>
  faultsOf(complete(pack), packIds(pack));

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
  const known = packIds(isTooMuch(decoded) ? null : given.right);
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
