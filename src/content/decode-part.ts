import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { Type } from 'io-ts';

import { invalidValue, isLeft, left } from '../core/index.js';
import { formattedTexts, type FormattedText } from './check/formatted-texts.js';
import { nothingKnown } from './check/known-ids.js';
import { checkWhole } from './check/pack.js';
import { checkPart } from './check/part.js';
import { checkReach } from './check/revealed.js';
import { checkDungeonNames, checkNames } from './check/scenario.js';
import { PARTS } from './codec/definitions.js';
import { decodeContent } from './decode.js';
import type { ContentError } from './error.js';
import type { Pack } from './pack.js';
import { refuseContent } from './fault-limit.js';
import { readPlain } from './nesting.js';
import type { ContentParts, PartName } from './part.js';
import type { RandomDungeon } from './scenario/random-dungeon.js';
import type { Scenario } from './scenario/scenario.js';

/**
 * The io-ts codec of a part of content, by the name of its type, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is.
 *
 * @example
 * import { contentCodec } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(contentCodec('Action').is({ abilities: [{ type: 'loot', amount: 1 }] }), true);
 */
export const contentCodec = <Name extends PartName>(name: Name): Type<ContentParts[Name]> =>
  PARTS[name].codec;

/** A scenario has names of its own, and without monsters it says all that could reveal its rooms. */
const faultsOfScenario = (
  scenario: Scenario,
  texts: readonly FormattedText[],
): readonly ContentError[] => [
  ...checkNames(scenario, [], texts, nothingKnown),
  ...checkReach(scenario, [], new Map()),
];

/** What parts speak of that must be in themselves. */
const ownNames = (
  name: PartName,
  value: unknown,
  texts: readonly FormattedText[],
): readonly ContentError[] => {
  switch (name) {
    case 'Scenario':
      return faultsOfScenario(value as Scenario, texts);
    case 'RandomDungeon':
      // What a rule can name may be a type of monster, and those are not known here.
      return checkDungeonNames(value as RandomDungeon, [], texts, nothingKnown).filter(
        ({ kind }) => kind !== 'rule',
      );
    default:
      return [];
  }
};

/** What is wrong with a part that stands alone. */
const faultsOf = <Name extends PartName>(
  name: Name,
  value: ContentParts[Name],
): readonly ContentError[] => {
  if (name === 'Pack') return checkWhole(value as Pack);
  const texts = formattedTexts(name, value, []);
  return [...checkPart(name, value, [], texts), ...ownNames(name, value, texts)];
};

/** Only of a text it can be asked whether it is a key without running code of the caller. */
const isPartName = (name: unknown): name is PartName =>
  typeof name === 'string' && Object.hasOwn(PARTS, name);

const wrongName = (name: unknown): ContentError => {
  const plain = readPlain(name);
  return isLeft(plain) ? plain.left : invalidValue([], 'part', plain.right);
};

/**
 * Reads a part of content by itself: a card, a monster, an item, a scenario. Whether what it speaks of is
 * there is only known in a whole pack, see {@link checkPack}; but the options of an event, the lines of a
 * quest, the rooms, doors and letters of a scenario must be in it.
 *
 * Errors: all that is wrong, each with the way to it: `tooNested`, `tooLarge`, `invalidValue`, those of
 * formulas; and of what is whole by itself `unknownName`, `aimedTwice`, `noStats`, `unusedName`,
 * `spotWithoutLine`, `duplicateId`, `unknownId`, `perkWithoutCards`, `tooFewCards`, `missingSpecial`,
 * `specialCircle`, `eventCircle`, `eventWithoutEnd`, `itemCircles`, `rewardOutOfPlace`, `prosperityOrder`,
 * `mapFault`; of a whole pack those of {@link checkPack}. After the first 1,000 `moreFaults` says how many there are.
 *
 * @example
 * import { decodePart, explain } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const action = decodePart('Action', { abilities: [{ type: 'attack', amount: 3, peirce: 2 }] });
 * assert(action._tag === 'Left');
 * assert.equal(explain(action.left[0]), 'abilities[0].peirce: expected no field of this name, got 2');
 */
export const decodePart = <Name extends PartName>(
  name: Name,
  value: unknown,
): Either<NonEmptyArray<ContentError>, ContentParts[Name]> => {
  if (!isPartName(name)) return left([wrongName(name)]);
  const decoded = decodeContent({ codec: contentCodec(name), schema: {} })(value);
  if (isLeft(decoded)) return decoded;
  const faults = faultsOf(name, decoded.right);
  return faults.length === 0 ? decoded : refuseContent(faults);
};
