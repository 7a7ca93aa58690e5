import type { State } from 'fp-ts/lib/State.js';

import { shuffle, type Rng } from '../rng/index.js';
import type { DrawMode, ModifierCard } from '../vocabulary/index.js';
import { completeCard, type WrittenCard } from './card.js';
import {
  continueDraw,
  isReturned,
  isShuffleCard,
  judgingOf,
  returnedOf,
  type DrawDone,
  type DrawOptions,
  type ReturnedCard,
} from './draw.js';
import { needsMore } from './settle.js';

/**
 * A deck of attack modifier cards in play: one for each character, whose summons use it too, and one
 * for all monsters and bosses (R-MOD-1, R-MOD-19).
 *
 * @example
 * import { newDeck, standardDeck, type ModifierDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck] = newDeck(standardDeck)(fromSeed('friday'));
 * const saved: ModifierDeck = JSON.parse(JSON.stringify(deck));
 * assert.deepEqual(saved, deck);
 */
export interface ModifierDeck {
  /** The draw pile, the top card first. */
  readonly pile: readonly ModifierCard[];
  /** The discards, the oldest first. */
  readonly discard: readonly ModifierCard[];
  /** Whether a standard null or 2x was drawn in this round (R-MOD-12). */
  readonly mustShuffle: boolean;
}

/** How a deck is drawn from. */
export interface DeckDrawOptions extends Omit<DrawOptions, 'exhausted'> {
  /** How the attack draws. Default `none`. */
  readonly mode?: DrawMode | null;
}

/** What a draw from a deck gives. */
export interface DrawnModifiers {
  /** What came of the draw. */
  readonly outcome: DrawDone;
  /** All cards that were turned over, in order. */
  readonly drawn: readonly ModifierCard[];
  /** The deck after it. */
  readonly deck: ModifierDeck;
  /** Whether the discards became a new draw pile during the draw (R-MOD-11). */
  readonly reshuffled: boolean;
}

/** A card that was turned over. */
export interface TurnedCard {
  /** The card; `null` if there is none, neither in the draw pile nor among the discards. */
  readonly card: ModifierCard | null;
  /** The deck without it; it is in no pile until {@link putAway} is told of it. */
  readonly deck: ModifierDeck;
  /** Whether the discards became a new draw pile for it (R-MOD-11). */
  readonly reshuffled: boolean;
}

interface TurnedCards {
  readonly drawn: readonly ModifierCard[];
  readonly rest: ModifierDeck;
  readonly exhausted: boolean;
  readonly reshuffled: boolean;
}

/** What the end of a scenario leaves. */
export interface CleanDeck {
  /** The deck with what belongs to it for good. */
  readonly deck: ModifierDeck;
  /** Blesses and curses that go back to their supplies. */
  readonly returned: readonly ReturnedCard[];
}

/**
 * Shuffles cards into a new deck.
 *
 * Draws: one less than there are cards. It is total on well-typed values only; `decodeModifierDeck` and
 * `checkCards` read any value.
 *
 * @example
 * import { newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck] = newDeck(standardDeck)(fromSeed('friday'));
 * assert.equal(deck.pile.length, 20);
 */
export const newDeck =
  (cards: readonly WrittenCard[]): State<Rng, ModifierDeck> =>
  (rng) => {
    const [pile, next] = shuffle(cards.map(completeCard))(rng);
    return [{ pile, discard: [], mustShuffle: false }, next];
  };

/**
 * Turns over the top card; if the draw pile is empty, the discards are shuffled into a new one first
 * (R-MOD-11). For those who stop at every card and ask `nextDraw` whether to go on;
 * {@link drawModifiers} does it all at once.
 *
 * Draws: none; if the discards are shuffled, one less than there are.
 *
 * @example
 * import { newDeck, nextDraw, putAway, standardDeck, turnCard } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck, rng] = newDeck(standardDeck)(fromSeed('friday'));
 * const [turned] = turnCard(deck)(rng);
 * assert(turned.card !== null);
 * assert.equal(nextDraw('none', [turned.card]).type, 'done');
 * assert.equal(putAway(turned.deck, [turned.card]).discard.length, 1);
 */
export const turnCard =
  (deck: ModifierDeck): State<Rng, TurnedCard> =>
  (rng) => {
    const reshuffled = deck.pile.length === 0 && deck.discard.length > 0;
    const [pile, next] = reshuffled ? shuffle(deck.discard)(rng) : [deck.pile, rng];
    const { mustShuffle } = deck;
    const discard = reshuffled ? [] : deck.discard;
    const rest: ModifierDeck = { pile: pile.slice(1), discard, mustShuffle };
    return [{ card: pile[0] ?? null, deck: rest, reshuffled }, next];
  };

/**
 * Puts the cards of a finished draw away, used or not: on the discards, except that a bless or curse
 * leaves the deck (R-MOD-8). A standard null or 2x makes the deck one to shuffle at the end of the round
 * (R-MOD-12).
 *
 * @example
 * import { BLESS, putAway, STAR } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const deck = { pile: [], discard: [], mustShuffle: false };
 * assert.deepEqual(putAway(deck, [BLESS, STAR]).discard, [STAR]);
 */
export const putAway = (deck: ModifierDeck, drawn: readonly ModifierCard[]): ModifierDeck => ({
  pile: deck.pile,
  discard: [...deck.discard, ...drawn.filter((card) => !isReturned(card))],
  mustShuffle: deck.mustShuffle || drawn.some(isShuffleCard),
});

/** Turns cards over until the draw has enough or there are no more. */
const turnCards =
  (deck: ModifierDeck, mode: DrawMode): State<Rng, TurnedCards> =>
  (rng) => {
    const drawn: ModifierCard[] = [];
    let [rest, stream] = [deck, rng];
    let [reshuffled, allRolling] = [false, true];
    while (needsMore(mode, drawn.length, allRolling)) {
      const [turned, next] = turnCard(rest)(stream);
      if (turned.card === null) return [{ drawn, rest, exhausted: true, reshuffled }, stream];
      drawn.push(turned.card);
      allRolling &&= turned.card.rolling;
      reshuffled ||= turned.reshuffled;
      [rest, stream] = [turned.deck, next];
    }
    return [{ drawn, rest, exhausted: false, reshuffled }, stream];
  };

/**
 * Draws the modifier cards of one attack (R-MOD-2 to R-MOD-8, R-MOD-10, R-MOD-11).
 *
 * If the draw pile is empty when a card is needed, the discards are shuffled into a new one, without the
 * cards of this draw; a card that cannot be had is a +0. It never goes on for ever, not even with rolling
 * cards only.
 *
 * Draws: none; if the discards are shuffled, one less than there are. That happens once at most.
 *
 * @example
 * import { drawModifiers, modifiedAttack, newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck, rng] = newDeck(standardDeck)(fromSeed('friday'));
 * const [draw] = drawModifiers(deck, { mode: 'advantage', attack: 3 })(rng);
 * assert.equal(draw.drawn.length, 2);
 * assert.equal(draw.deck.pile.length, 18);
 * assert.equal(modifiedAttack(draw.outcome, 3), 6);
 */
export const drawModifiers =
  (deck: ModifierDeck, options: DeckDrawOptions = {}): State<Rng, DrawnModifiers> =>
  (rng) => {
    const mode = options.mode ?? 'none';
    const [{ drawn, rest, exhausted, reshuffled }, next] = turnCards(deck, mode)(rng);
    // Enough cards were turned over, or there are no more: the draw is done.
    const outcome = continueDraw(mode, drawn, judgingOf(options), exhausted) as DrawDone;
    return [{ outcome, drawn, deck: putAway(rest, drawn), reshuffled }, next];
  };

/** A deck with these cards as its draw pile, shuffled. */
export const withPile =
  (cards: readonly ModifierCard[], deck: Omit<ModifierDeck, 'pile'>): State<Rng, ModifierDeck> =>
  (rng) => {
    const [pile, next] = shuffle(cards)(rng);
    return [{ pile, discard: deck.discard, mustShuffle: deck.mustShuffle }, next];
  };

/**
 * The end of a round: a deck that showed a standard null or 2x is shuffled, discards and all (R-MOD-12).
 *
 * Draws: one less than there are cards in the deck; none if it need not be shuffled.
 *
 * @example
 * import { endRound, STAR } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck] = endRound({ pile: [STAR], discard: [STAR], mustShuffle: true })(fromSeed('friday'));
 * assert.equal(deck.pile.length, 2);
 */
export const endRound =
  (deck: ModifierDeck): State<Rng, ModifierDeck> =>
  (rng) =>
    deck.mustShuffle
      ? withPile([...deck.pile, ...deck.discard], { discard: [], mustShuffle: false })(rng)
      : [deck, rng];

/**
 * The end of a scenario: star cards, blesses and curses leave the deck, and all that stays is shuffled
 * into one draw pile (R-MOD-16).
 *
 * Draws: one less than there are cards left.
 *
 * @example
 * import { BLESS, cleanUp, STAR } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const deck = { pile: [BLESS, STAR], discard: [{ ...STAR, origin: 'standard' as const }], mustShuffle: true };
 * const [clean] = cleanUp(deck)(fromSeed('friday'));
 * assert.deepEqual(clean.returned, ['bless']);
 * assert.equal(clean.deck.pile.length, 1);
 */
export const cleanUp =
  (deck: ModifierDeck): State<Rng, CleanDeck> =>
  (rng) => {
    const cards = [...deck.pile, ...deck.discard];
    const stays = cards.filter((card) => !isReturned(card) && card.origin !== 'star');
    const [clean, next] = newDeck(stays)(rng);
    return [{ deck: clean, returned: returnedOf(cards) }, next];
  };
