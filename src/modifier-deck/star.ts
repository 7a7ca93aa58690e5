import type { State } from 'fp-ts/lib/State.js';

import type { Rng } from '../rng/index.js';
import { STAR } from './card.js';
import type { ModifierDeck } from './deck.js';
import { addCards, copies, roomFor } from './edit.js';
import type { Perk } from './perk.js';

/** What puts -1 cards into a deck (R-MOD-16). */
export type StarSource = 'item' | 'scenario';

/** How -1 cards come into a deck. */
export interface StarOptions {
  /** What puts them there. */
  readonly source: StarSource;
  /** How many. Default 1. */
  readonly count?: number | null;
  /** The perks of the deck's owner. Default none. */
  readonly perks?: readonly Perk[] | null;
}

/** Whether a perk of the deck's owner ignores -1 cards of a source (R-ITEM-8, R-SCEN-2). */
export const isIgnored = (source: StarSource, perks: readonly Perk[]): boolean =>
  perks.some((perk) =>
    source === 'item' ? perk.ignoreNegativeItemEffects : perk.ignoreNegativeScenarioEffects,
  );

/**
 * Shuffles the -1 cards of items or scenario effects into the draw pile (R-MOD-16, R-ITEM-8), unless a
 * perk of the owner ignores them (R-SCEN-2). A count that is no whole number above 0 adds none. `cleanUp` takes them out again.
 *
 * Draws: those of `addCards`; none if they are ignored.
 *
 * @example
 * import { addStars, newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck, rng] = newDeck(standardDeck)(fromSeed('friday'));
 * const [armoured] = addStars(deck, { source: 'item', count: 2 })(rng);
 * assert.equal(armoured.pile.length, 22);
 *
 * const perks = [{ add: [{ value: 1 }], ignoreNegativeItemEffects: true }];
 * assert.equal(addStars(deck, { source: 'item', count: 2, perks })(rng)[0], deck);
 */
export const addStars = (
  deck: ModifierDeck,
  { source, count, perks }: StarOptions,
): State<Rng, ModifierDeck> => {
  const added = isIgnored(source, perks ?? []) ? 0 : roomFor(deck, count ?? 1);
  return addCards(deck, copies(STAR, added));
};
