import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { isLeft, left, right, type Path } from '../../core/index.js';
import { checkIds, LISTS } from './ids.js';
import { checkEventDecks } from './event-decks.js';
import { checkPart } from './part.js';
import { checkRanks } from './ranks.js';
import { checkReferences, PART_OF_LIST } from './references.js';
import { checkReach, revealsOfMonsters } from './revealed.js';
import { checkDungeonNames, checkNames } from './scenario.js';
import { checkSpecials } from './specials.js';
import { packLeaf } from '../codec/pack.js';
import { decodePlain } from '../decode.js';
import type { ContentError } from '../error.js';
import { isContentError } from '../fault-shape.js';
import { formattedTexts, type FormattedText } from './formatted-texts.js';
import { packIds, type PackIds } from './known-ids.js';
import { atOldIndexes, soundPart } from './sound-part.js';
import type { CheckedPack, Pack } from '../pack.js';
import type { PartName } from '../part.js';
import type { RandomDungeon } from '../scenario/random-dungeon.js';
import type { Scenario } from '../scenario/scenario.js';
import { FAULT_LIMIT, refuseContent } from '../fault-limit.js';
import { isNoFollowUp } from './follow-up.js';
import { ownFields, readPlain } from '../nesting.js';

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
      return checkDungeonNames(value as RandomDungeon, path, texts, ids.anywhere);
    case 'MonsterType':
    case 'MonsterDeck':
      return checkReferences(texts, ids.onMonsters);
    default:
      return checkReferences(texts, ids.anywhere);
  }
};

/** What a fault says, but for what it proposes instead: that depends on where it was looked for. */
const sayingOf = (fault: ContentError): string =>
  JSON.stringify(fault, (key, value: unknown) =>
    key === 'similar' || key === 'known' ? undefined : value,
  );

/** Each fault once, though several checks come upon it. */
const different = (faults: readonly ContentError[]): readonly ContentError[] => [
  ...new Map(faults.map((fault) => [sayingOf(fault), fault] as const)).values(),
];

/** The rooms of each scenario that are never revealed. */
const checkReaches = (pack: CheckedPack): readonly ContentError[] => {
  const reveals = revealsOfMonsters(pack);
  return pack.scenarios.flatMap((scenario, index) =>
    checkReach(scenario, ['scenarios', index], reveals),
  );
};

/** What is wrong with a pack beyond its form: in its parts first, then between them. */
const faultsOf = (pack: CheckedPack, ids: PackIds): readonly ContentError[] => {
  const all = things(pack);
  return different([
    ...all.flatMap(({ part, value, path, texts }) => checkPart(part, value as never, path, texts)),
    ...checkIds(pack),
    ...all.flatMap((thing) => referencesOf(thing, ids)),
    ...checkEventDecks(pack),
    ...checkReaches(pack),
    ...checkSpecials(pack),
    ...checkRanks(pack),
  ]);
};

/** What is wrong with a pack that is sound in form. */
export const checkWhole = (pack: Pack): readonly ContentError[] =>
  faultsOf(complete(pack), packIds(pack));

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
 * (`duplicateId`, `unknownId`), `perkWithoutCards`, `tooFewCards`, `missingSpecial`, `specialCircle`,
 * `specialWithoutCard`, `wrongRank`, `eventCircle`, `eventWithoutEnd`, `itemCircles`, `rewardOutOfPlace`,
 * `prosperityOrder`, `mapFault`; and `packClash` of a merge.
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
  const known = packIds(plain.right);
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
