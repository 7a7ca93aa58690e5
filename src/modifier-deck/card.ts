import type { ModifierCard, ModifierEffect, ModifierOrigin } from '../vocabulary/index.js';
import { effectKey } from './effect.js';

/** What a card does to the number of an attack. */
export type ModifierValue = ModifierCard['value'];

/**
 * A card as a person writes it: whatever a plain card of the standard deck has may be left out.
 *
 * @example
 * import { completeCard, type WrittenCard } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const stun: WrittenCard = { value: 0, rolling: true, effects: [{ type: 'condition', condition: 'stun' }] };
 * assert.equal(completeCard(stun).origin, 'standard');
 */
export interface WrittenCard {
  /** The number that is added, `null` in quotes for no damage, `double` for 2x. */
  readonly value: ModifierValue;
  /** Whether it has the rolling sign. Default `false`. */
  readonly rolling?: boolean | null;
  /** What else it does. Default nothing. */
  readonly effects?: readonly ModifierEffect[] | null;
  /** Where it comes from. Default `standard`. */
  readonly origin?: ModifierOrigin | null;
}

/**
 * The whole card of a written one. It is total on well-typed cards only; `checkCards` reads any value.
 *
 * @example
 * import { completeCard } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(completeCard({ value: 1 }), { value: 1, rolling: false, effects: [], origin: 'standard' });
 */
export const completeCard = ({ value, rolling, effects, origin }: WrittenCard): ModifierCard => ({
  value: typeof value === 'number' ? value + 0 : value,
  rolling: rolling ?? false,
  effects: effects ?? [],
  origin: origin ?? 'standard',
});

const plain = (value: ModifierValue, origin: ModifierOrigin): ModifierCard => ({
  value,
  rolling: false,
  effects: [],
  origin,
});

/**
 * A bless: 2x, and it leaves the deck when it is drawn (R-MOD-8).
 *
 * @example
 * import { BLESS } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(BLESS.value, 'double');
 */
export const BLESS: ModifierCard = /*#__PURE__*/ plain('double', 'bless');

/**
 * A curse: no damage, and it leaves the deck when it is drawn (R-MOD-8).
 *
 * @example
 * import { CURSE } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(CURSE.value, 'null');
 */
export const CURSE: ModifierCard = /*#__PURE__*/ plain('null', 'curse');

/**
 * A -1 of an item or a scenario effect, which leaves the deck at the end of the scenario (R-MOD-16).
 *
 * @example
 * import { STAR } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(STAR.value, -1);
 */
export const STAR: ModifierCard = /*#__PURE__*/ plain(-1, 'star');

/** How many there are of each value (R-MOD-1). */
const COMPOSITION: readonly (readonly [ModifierValue, number])[] = [
  [0, 6],
  [1, 5],
  [-1, 5],
  [2, 1],
  [-2, 1],
  ['null', 1],
  ['double', 1],
];

/**
 * The 20 cards that every deck begins with (R-MOD-1): one deck for each character, which its summons
 * use too, and one for all monsters and bosses.
 *
 * @example
 * import { standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(standardDeck.length, 20);
 * assert.equal(standardDeck.filter(({ value }) => value === 0).length, 6);
 */
export const standardDeck: readonly ModifierCard[] = /*#__PURE__*/ (() =>
  COMPOSITION.flatMap(([value, count]) =>
    Array.from({ length: count }, () => plain(value, 'standard')),
  ))();

/** The effects of a card as sorted texts, so that two multisets can be compared. */
export const effectKeys = ({ effects }: ModifierCard): readonly string[] =>
  effects.length < 2 ? effects.map(effectKey) : effects.map(effectKey).sort();
