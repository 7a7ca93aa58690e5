import type { State } from 'fp-ts/lib/State.js';

import type { Rng } from '../rng/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { completeCard, type WrittenCard } from './card.js';
import { withPile, type ModifierDeck } from './deck.js';
import { cardKey, countKeys, takeKey } from './multiset.js';
import { CARD_LIMIT } from './read.js';

/** What came of taking cards out of a deck. */
export interface RemovedCards {
  /** The deck without them. */
  readonly deck: ModifierDeck;
  /** Which of the wanted cards were taken out. */
  readonly removed: readonly ModifierCard[];
  /** Which of them the deck does not have. */
  readonly missing: readonly ModifierCard[];
}

/**
 * Shuffles further cards into the draw pile, not into the discards (R-MOD-14); an empty draw pile then
 * consists of them.
 *
 * Draws: one less than there are cards in the draw pile afterwards; none for no card.
 *
 * @example
 * import { addCards, CURSE, STAR } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const deck = { pile: [], discard: [STAR], mustShuffle: false };
 * assert.deepEqual(addCards(deck, [CURSE])(fromSeed('friday'))[0], { ...deck, pile: [CURSE] });
 */
export const addCards =
  (deck: ModifierDeck, cards: readonly WrittenCard[]): State<Rng, ModifierDeck> =>
  (rng) =>
    cards.length === 0
      ? [deck, rng]
      : withPile([...deck.pile, ...cards.map(completeCard)], deck)(rng);

/** Of so many wanted cards as many as a deck has room for; none where that is no whole number above 0. */
export const roomFor = ({ pile, discard }: ModifierDeck, wanted: number): number =>
  Number.isInteger(wanted) && wanted > 0
    ? Math.min(wanted, Math.max(0, CARD_LIMIT - pile.length - discard.length))
    : 0;

/** So many of one card. */
export const copies = (card: ModifierCard, count: number): readonly ModifierCard[] =>
  Array.from({ length: count }, () => card);

/** The cards in their order, those that are wanted taken out from the front on. */
const without = (
  cards: readonly ModifierCard[],
  intoWanted: Map<string, number>,
): readonly ModifierCard[] => cards.filter((card) => !takeKey(intoWanted, cardKey(card)));

/**
 * Takes cards out of a deck, from the draw pile first and from the discards then. A card is known by its
 * value, its rolling sign, its effects and where it comes from.
 *
 * Whoever takes a card out of the draw pile looks through it, so it is shuffled.
 *
 * Draws: one less than there are cards left in the draw pile, if one was taken out of it; else none.
 *
 * @example
 * import { removeCards, STAR } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const deck = { pile: [STAR, { ...STAR, value: 0 }], discard: [], mustShuffle: false };
 * const [taken] = removeCards(deck, [STAR, STAR])(fromSeed('friday'));
 * assert.equal(taken.deck.pile.length, 1);
 * assert.equal(taken.missing.length, 1);
 */
export const removeCards =
  (deck: ModifierDeck, cards: readonly WrittenCard[]): State<Rng, RemovedCards> =>
  (rng) => {
    const there = countKeys([...deck.pile, ...deck.discard].map(cardKey));
    const asked = cards.map((written) => {
      const card = completeCard(written);
      return { card, isThere: takeKey(there, cardKey(card)) };
    });
    const removed = asked.filter(({ isThere }) => isThere).map(({ card }) => card);
    const missing = asked.filter(({ isThere }) => !isThere).map(({ card }) => card);
    const wanted = countKeys(removed.map(cardKey));
    const pile = without(deck.pile, wanted);
    const discard = without(deck.discard, wanted);
    const rest = { pile, discard, mustShuffle: deck.mustShuffle };
    const [next, stream] = pile.length < deck.pile.length ? withPile(pile, rest)(rng) : [rest, rng];
    return [{ deck: next, removed, missing }, stream];
  };
