/** How many cards a character has in the piles that decide about rests. */
export interface RestCounts {
  /** Cards in hand. */
  readonly hand: number;
  /** Discarded cards. */
  readonly discard: number;
  /** Active cards that count as discarded (R-CARD-6); those that count as lost are of no importance. */
  readonly activeDiscard: number;
}

/** What a character can do when cards are selected. */
export interface SelectionChoices {
  /** Whether it has two cards to play. */
  readonly canPlayTwoCards: boolean;
  /** Whether it may declare a long rest, also with two cards in hand (R-CARD-10). */
  readonly canLongRest: boolean;
  /** Whether the long rest is the only choice (R-CARD-10). */
  readonly mustLongRest: boolean;
  /** Whether it can do neither, and so is exhausted (R-DMG-7). */
  readonly exhausted: boolean;
}

/** Both rests need two discarded cards (R-REST-1), and a turn needs two cards in hand. */
const CARDS_NEEDED = 2;

/**
 * Whether a character may rest: two cards are discarded, active ones that count as discarded among them
 * (R-REST-1). For a short rest this is asked when the round bonuses are put away (R-REST-9).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { mayRest } from 'gloomhaven-rules/round';
 *
 * assert.equal(mayRest({ discard: 1, activeDiscard: 1 }), true);
 * assert.equal(mayRest({ discard: 1, activeDiscard: 0 }), false);
 */
export const mayRest = ({ discard, activeDiscard }: Omit<RestCounts, 'hand'>): boolean =>
  discard + activeDiscard >= CARDS_NEEDED;

/**
 * What a character can do at the start of a round, when two cards or a long rest are selected (R-DMG-7,
 * R-CARD-10). In round 1 nothing is discarded, so that two cards must be played (R-REST-8).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { selectionChoices } from 'gloomhaven-rules/round';
 *
 * assert.equal(selectionChoices({ hand: 1, discard: 1, activeDiscard: 0 }).exhausted, true);
 * assert.equal(selectionChoices({ hand: 1, discard: 2, activeDiscard: 0 }).mustLongRest, true);
 */
export const selectionChoices = (counts: RestCounts): SelectionChoices => {
  const canPlayTwoCards = counts.hand >= CARDS_NEEDED;
  const canLongRest = mayRest(counts);
  return {
    canPlayTwoCards,
    canLongRest,
    mustLongRest: !canPlayTwoCards && canLongRest,
    exhausted: !canPlayTwoCards && !canLongRest,
  };
};

/** The ids of a character's cards, by where they lie; each function gives the next piles. */
export interface RestPiles {
  /** In hand. */
  readonly hand: readonly string[];
  /** Discarded. */
  readonly discard: readonly string[];
  /** Active cards that count as discarded (R-CARD-6). */
  readonly activeDiscard: readonly string[];
  /** Lost. */
  readonly lost: readonly string[];
}

/** How many cards lie where. */
const countsOf = ({ hand, discard, activeDiscard }: RestPiles): RestCounts => ({
  hand: hand.length,
  discard: discard.length,
  activeDiscard: activeDiscard.length,
});

/**
 * How many active cards must be moved to the discards before the rest, so that two lie there
 * (R-REST-1); more may be moved, or left (R-CARD-6). None where two cannot be reached: then the rest
 * takes what there is (R-REST-7).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { activeCardsNeeded } from 'gloomhaven-rules/round';
 *
 * const piles = { hand: [], discard: ['trample'], activeDiscard: ['aura', 'guard'], lost: [] };
 * assert.equal(activeCardsNeeded(piles), 1);
 * assert.equal(activeCardsNeeded({ ...piles, discard: [], activeDiscard: ['aura'] }), 0);
 */
export const activeCardsNeeded = (piles: RestPiles): number =>
  mayRest(countsOf(piles)) ? Math.max(0, CARDS_NEEDED - piles.discard.length) : 0;

/**
 * Moves active cards to the discards; their bonuses end (R-CARD-6). Cards that are not active as
 * discarded ones stay where they are.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { discardActive } from 'gloomhaven-rules/round';
 *
 * const piles = { hand: [], discard: ['trample'], activeDiscard: ['aura', 'guard'], lost: [] };
 * assert.deepEqual(discardActive(piles, ['guard']).discard, ['trample', 'guard']);
 */
export const discardActive = (piles: RestPiles, cards: readonly string[]): RestPiles => {
  const isMoved = (card: string): boolean => cards.includes(card);
  return {
    ...piles,
    discard: [...piles.discard, ...piles.activeDiscard.filter(isMoved)],
    activeDiscard: piles.activeDiscard.filter((card) => !isMoved(card)),
  };
};

/** Cards that negate damage go from wherever they lie to the lost ones (R-DMG-2). */
export const lose = (piles: RestPiles, cards: readonly string[]): RestPiles => {
  const isLost = (card: string): boolean => cards.includes(card);
  const keep = (pile: readonly string[]): readonly string[] => pile.filter((card) => !isLost(card));
  const { hand, discard, activeDiscard, lost } = piles;
  return {
    hand: keep(hand),
    discard: keep(discard),
    activeDiscard: keep(activeDiscard),
    lost: [...lost, ...[...hand, ...discard, ...activeDiscard].filter(isLost)],
  };
};

/** All cards of an exhausted character are lost (R-DMG-8). */
export const loseAll = ({ hand, discard, activeDiscard, lost }: RestPiles): RestPiles => ({
  hand: [],
  discard: [],
  activeDiscard: [],
  lost: [...lost, ...hand, ...discard, ...activeDiscard],
});

/**
 * The discarded cards of which one is lost: in a long rest the player chooses it (R-REST-4), in a short
 * rest chance does (R-REST-2), and again without the card that 1 damage kept (R-REST-3). With one card
 * left that is the one; with none, no card is lost (R-REST-7).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { cardsToLose } from 'gloomhaven-rules/round';
 *
 * const piles = { hand: ['leap'], discard: ['trample', 'sweep'], activeDiscard: [], lost: [] };
 * assert.deepEqual(cardsToLose(piles), ['trample', 'sweep']);
 * assert.deepEqual(cardsToLose(piles, 'sweep'), ['trample']);
 */
export const cardsToLose = (
  { discard }: RestPiles,
  kept: string | null = null,
): readonly string[] => discard.filter((card) => card !== kept);

/**
 * Ends a rest for the cards: one of {@link cardsToLose} is lost, or `null` where there was none, and all
 * others return from the discards to the hand (R-REST-2, R-REST-4).
 *
 * Laws: no card comes or goes. Active cards stay where they are.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { takeBack } from 'gloomhaven-rules/round';
 *
 * const piles = { hand: ['leap'], discard: ['trample', 'sweep'], activeDiscard: [], lost: [] };
 * assert.deepEqual(takeBack(piles, 'sweep'), {
 *   hand: ['leap', 'trample'],
 *   discard: [],
 *   activeDiscard: [],
 *   lost: ['sweep'],
 * });
 */
export const takeBack = (piles: RestPiles, card: string | null): RestPiles => ({
  ...piles,
  hand: [...piles.hand, ...piles.discard.filter((one) => one !== card)],
  discard: [],
  lost: [...piles.lost, ...piles.discard.filter((one) => one === card)],
});
