import type { Either } from 'fp-ts/lib/Either.js';
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { Type } from 'io-ts';

import {
  closed,
  flag,
  leaf,
  list,
  natural,
  oneOf,
  refined,
  tagged,
  type Leaf,
} from '../core/codec.js';
import { AMOUNT_LIMIT, isPositive, type InvalidValue } from '../core/index.js';
import { decodeWith } from '../core/report.js';
import { MODIFIER_ORIGINS, type ModifierCard, type ModifierEffect } from '../vocabulary/index.js';
import type { ModifierValue } from './card.js';
import type { ModifierDeck } from './deck.js';
import { EFFECT_FIELDS } from './effect.js';
import { CARD_LIMIT, EXPECTED_VALUE, isModifierValue } from './read.js';
import { SUPPLY, type CardSupplies } from './supply.js';

type EffectType = ModifierEffect['type'];

const strength: Leaf<number> = /*#__PURE__*/ leaf('positive', isPositive, {
  type: 'integer',
  minimum: 1,
  maximum: AMOUNT_LIMIT,
});

// A function of its own: bundlers keep an argument with a minus sign, and io-ts with it.
/** The codec of what a card adds, beside its JSON Schema. */
export const modifierValueLeaf: Leaf<ModifierValue> = /*#__PURE__*/ (() =>
  leaf(
    EXPECTED_VALUE,
    (value): value is ModifierValue => isModifierValue(value) && !Object.is(value, -0),
    {
      anyOf: [
        { type: 'integer', minimum: -AMOUNT_LIMIT, maximum: AMOUNT_LIMIT },
        { enum: ['null', 'double'] },
      ],
    },
  ))();

const leafOfEffect = (type: EffectType): Leaf<ModifierEffect> => {
  const field = EFFECT_FIELDS[type];
  const expected = `an effect of type "${type}"`;
  const tag = { type: oneOf([type]) };
  if (field === null) return closed(expected, tag) as Leaf<ModifierEffect>;
  const [name, words] = field;
  const of = words === null ? strength : oneOf<readonly string[]>(words);
  return closed(expected, { ...tag, [name]: of }) as unknown as Leaf<ModifierEffect>;
};

/** The codec of an effect beside its JSON Schema. */
export const modifierEffectLeaf: Leaf<ModifierEffect> = /*#__PURE__*/ (() => {
  const leaves = Object.keys(EFFECT_FIELDS).map((type) => [type, leafOfEffect(type as EffectType)]);
  return tagged<ModifierEffect>(
    'an effect { type, … }',
    Object.fromEntries(leaves) as Parameters<typeof tagged<ModifierEffect>>[1],
  );
})();

/** The codec of a card beside its JSON Schema. */
export const modifierCardLeaf: Leaf<ModifierCard> = /*#__PURE__*/ (() =>
  closed<ModifierCard>('a card { value, rolling, effects, origin }', {
    value: modifierValueLeaf,
    rolling: flag,
    effects: list(modifierEffectLeaf),
    origin: oneOf(MODIFIER_ORIGINS),
  }))();

/** The codec of a deck beside its JSON Schema, for the codecs of states that hold decks. */
export const modifierDeckLeaf: Leaf<ModifierDeck> = /*#__PURE__*/ (() =>
  refined(
    closed<ModifierDeck>('a deck { pile, discard, mustShuffle }', {
      pile: list(modifierCardLeaf),
      discard: list(modifierCardLeaf),
      mustShuffle: flag,
    }),
    `a deck of at most ${String(CARD_LIMIT)} cards`,
    ({ pile, discard }) => pile.length + discard.length <= CARD_LIMIT,
  ))();

/** So many cards as a supply can have (R-MOD-13). */
const supply: Leaf<number> = /*#__PURE__*/ leaf(
  'a whole number from 0 to 10',
  (value): value is number => natural.codec.is(value) && value <= SUPPLY,
  { type: 'integer', minimum: 0, maximum: SUPPLY },
);

/** The codec of supplies beside its JSON Schema. */
export const cardSuppliesLeaf: Leaf<CardSupplies> = /*#__PURE__*/ (() =>
  closed<CardSupplies>('supplies { bless, curseMonsters, curseCharacters }', {
    bless: supply,
    curseMonsters: supply,
    curseCharacters: supply,
  }))();

/**
 * The io-ts codec of {@link ModifierCard}, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is.
 *
 * @example
 * import { ModifierCardCodec, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(standardDeck.every(ModifierCardCodec.is), true);
 *
 * @category Codecs
 */
export const ModifierCardCodec: Type<ModifierCard> = /*#__PURE__*/ (() => modifierCardLeaf.codec)();

/**
 * The io-ts codec of {@link ModifierDeck}, to build into codecs of your own. A deck has at most 500 cards.
 *
 * Laws: what it accepts comes back as it is.
 *
 * @example
 * import { ModifierDeckCodec, newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck] = newDeck(standardDeck)(fromSeed('friday'));
 * assert.equal(ModifierDeckCodec.is(deck), true);
 *
 * @category Codecs
 */
export const ModifierDeckCodec: Type<ModifierDeck> = /*#__PURE__*/ (() => modifierDeckLeaf.codec)();

/**
 * The io-ts codec of {@link CardSupplies}, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is.
 *
 * @example
 * import { CardSuppliesCodec, fullSupplies } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(CardSuppliesCodec.is(fullSupplies), true);
 *
 * @category Codecs
 */
export const CardSuppliesCodec: Type<CardSupplies> = /*#__PURE__*/ (() => cardSuppliesLeaf.codec)();

/**
 * Reads a deck from untrusted data, such as a parsed save.
 *
 * Errors: `invalidValue` for every field that is missing, wrong or unknown.
 *
 * @example
 * import { decodeModifierDeck, explain, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const good = decodeModifierDeck({ pile: standardDeck, discard: [], mustShuffle: false });
 * assert.equal(good._tag, 'Right');
 *
 * const bad = decodeModifierDeck({ pile: [], discard: [], mustShuffle: 'no' });
 * assert.deepEqual(bad._tag === 'Left' && bad.left.map(explain), [
 *   'mustShuffle: expected true or false, got "no"',
 * ]);
 *
 * @category Codecs
 */
export const decodeModifierDeck = (
  value: unknown,
): Either<ReadonlyNonEmptyArray<InvalidValue>, ModifierDeck> =>
  decodeWith(ModifierDeckCodec)(value);

/**
 * Reads supplies of blesses and curses from untrusted data.
 *
 * Errors: `invalidValue` for every field that is missing, wrong or unknown.
 *
 * @example
 * import { decodeCardSupplies, fullSupplies } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(decodeCardSupplies(fullSupplies)._tag, 'Right');
 * assert.equal(decodeCardSupplies({ ...fullSupplies, bless: -1 })._tag, 'Left');
 *
 * @category Codecs
 */
export const decodeCardSupplies = (
  value: unknown,
): Either<ReadonlyNonEmptyArray<InvalidValue>, CardSupplies> =>
  decodeWith(CardSuppliesCodec)(value);
