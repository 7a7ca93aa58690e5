import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import {
  invalidValue,
  isCount,
  isRecord,
  readSwitch,
  refuse,
  right,
  type Path,
} from '../core/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { ModifierDeckError } from './error.js';
import { countKeys, faceKey, takeKey } from './multiset.js';
import { applyPerks, isOwned, spread, type Perk } from './perk.js';
import { CARD_LIMIT, readCard, readCards, readItems, type Faults } from './read.js';

interface CountedCard extends ModifierCard {
  readonly count: number;
}

interface WholePerk {
  readonly remove: readonly CountedCard[];
  readonly add: readonly CountedCard[];
  readonly ignoreNegativeItemEffects: boolean;
  readonly ignoreNegativeScenarioEffects: boolean;
}

/** Perks are content: a misspelt field would do nothing, and nobody would know. */
const noteUnknown = (
  given: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: Path,
  faults: Faults,
): void => {
  for (const name of Object.keys(given))
    if (!known.includes(name))
      faults.push(invalidValue([...path, name], 'knownField', given[name]));
};

const CARD_FIELDS = ['value', 'rolling', 'effects', 'origin', 'count'];
const PERK_FIELDS = ['remove', 'add', 'ignoreNegativeItemEffects', 'ignoreNegativeScenarioEffects'];

const readCounted = (value: unknown, path: Path, faults: Faults): CountedCard | null => {
  const card = readCard(value, path, faults);
  if (card === null || !isRecord(value)) return null;
  noteUnknown(value, CARD_FIELDS, path, faults);
  const count = value['count'] ?? 1;
  if (!isCount(count)) {
    faults.push(invalidValue([...path, 'count'], 'count', count));
    return null;
  }
  return { ...card, origin: 'perk', count };
};

const readPerk = (value: unknown, path: Path, faults: Faults): WholePerk | null => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'perk', value));
    return null;
  }
  noteUnknown(value, PERK_FIELDS, path, faults);
  const cards = (name: 'remove' | 'add'): readonly CountedCard[] =>
    readItems(value[name] ?? [], [...path, name], 'cards', readCounted, faults);
  const ignores = (name: 'ignoreNegativeItemEffects' | 'ignoreNegativeScenarioEffects'): boolean =>
    readSwitch(value[name], false, path, name, faults);
  return {
    remove: cards('remove'),
    add: cards('add'),
    ignoreNegativeItemEffects: ignores('ignoreNegativeItemEffects'),
    ignoreNegativeScenarioEffects: ignores('ignoreNegativeScenarioEffects'),
  };
};

/** Perks that move more cards than a deck may hold would cost time and room before they fail. */
const noteTooMany = (
  cards: readonly ModifierCard[],
  perks: readonly WholePerk[],
  faults: Faults,
): void => {
  const moved = perks.flatMap(({ remove, add }) => [...remove, ...add]);
  const count = moved.reduce((sum, group) => sum + group.count, cards.length);
  if (count > CARD_LIMIT)
    faults.push({
      type: 'tooManyCards',
      path: ['perks'],
      ruling: null,
      count,
      limit: CARD_LIMIT,
    });
};

const noteMissing = (
  cards: readonly ModifierCard[],
  perks: readonly WholePerk[],
  faults: Faults,
): void => {
  const added = perks.flatMap(({ add }) => spread(add));
  const there = countKeys([...cards.filter(isOwned), ...added].map(faceKey));
  perks.forEach(({ remove }, perk) => {
    remove.forEach(({ count, ...card }, group) => {
      const path = ['perks', perk, 'remove', group];
      const wanted = spread([{ ...card, count }]).map(faceKey);
      const missing = wanted.filter((key) => !takeKey(there, key)).length;
      if (missing > 0) faults.push({ type: 'cardsNotInDeck', path, ruling: null, card, missing });
    });
  });
};

/**
 * Reads cards and perks from any value and applies them, as `applyPerks` does, but refuses a perk that
 * removes cards that neither the deck has nor another perk adds. Where several perks want the same card,
 * the later one is at fault.
 *
 * Errors: `invalidValue` for every field of the wrong form, `tooManyCards` above 500 cards, effects or
 * perks, `cardsNotInDeck`.
 *
 * @example
 * import { checkPerks, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const cards = checkPerks(standardDeck, [{ remove: [{ value: 0, count: 4 }] }]);
 * assert(cards._tag === 'Right');
 * assert.equal(cards.right.length, 16);
 *
 * const twice = checkPerks(standardDeck, [{ remove: [{ value: -2 }] }, { remove: [{ value: -2 }] }]);
 * assert(twice._tag === 'Left');
 * assert.deepEqual(twice.left[0].path, ['perks', 1, 'remove', 0]);
 */
export const checkPerks = (
  cards: unknown,
  perks: unknown,
): Either<NonEmptyArray<ModifierDeckError>, readonly ModifierCard[]> => {
  const faults: ModifierDeckError[] = [];
  const deck = readCards(cards, ['cards'], faults);
  const read = readItems(perks, ['perks'], 'perks', readPerk, faults);
  noteTooMany(deck, read, faults);
  if (faults.length === 0) noteMissing(deck, read, faults);
  return faults.length > 0
    ? refuse(faults)
    : right(applyPerks(deck, read satisfies readonly Perk[]));
};
