/** Active cards that a rest needs among the discards (R-REST-1, R-CARD-6). */

import type { Command } from './command.js';
import { activeCardsNeeded } from './rest-cards.js';
import { activeDiscards } from './selection.js';
import type { Character } from './state.js';

/**
 * The cards of which one has to be moved before a rest goes on, as its player likes: none once two cards are
 * discarded, or where there are too few. Whatever else is active may be moved at any time.
 */
export const discardsFor = (character: Character): readonly Command[] => {
  const { id, hand, discard, lost } = character;
  const activeDiscard = activeDiscards(character);
  return activeCardsNeeded({ hand, discard, activeDiscard, lost }) === 0
    ? []
    : activeDiscard.map((card) => ({ type: 'discardCard', character: id, card }));
};
