/** The modifier decks of the characters before they are shuffled (R-SCEN-1, R-MOD-13, R-MOD-16, R-ITEM-8). */

import type { PerkEdit } from '../content/index.js';
import {
  applyPerks,
  BLESS,
  CURSE,
  STAR,
  standardDeck,
  type CardSupplies,
  type DrawRules,
} from '../modifier-deck/index.js';
import { copies, roomFor, takeBlesses, takeCurses } from '../modifier-deck/internal.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { CardsOpening } from './opening.js';

/** The cards of some decks, in the order of their owners, and the blesses and curses that are in none. */
export interface StartingDecks {
  /** The cards of each deck. */
  readonly decks: readonly (readonly ModifierCard[])[];
  /** What is left of the supplies. */
  readonly supplies: CardSupplies;
}

/** Cards that one owner is given. */
export interface Gift {
  /** The place of the owner. */
  readonly owner: number;
  /** Which cards. */
  readonly cards: CardsOpening;
}

const CARDS = { bless: BLESS, curse: CURSE, minusOne: STAR } as const;

/** What the supplies give of what a deck has room for; there is no end of -1 cards. */
const allot = (
  supplies: CardSupplies,
  card: CardsOpening['card'],
  wanted: number,
  rules: DrawRules,
): { readonly added: number; readonly supplies: CardSupplies } => {
  switch (card) {
    case 'bless':
      return takeBlesses(supplies, wanted);
    case 'curse':
      return takeCurses(supplies, wanted, { side: 'characters', rules });
    case 'minusOne':
      return { added: wanted, supplies };
  }
};

const given =
  (rules: DrawRules) =>
  ({ decks, supplies }: StartingDecks, { owner, cards: { card, count } }: Gift): StartingDecks => {
    const pile = decks[owner] ?? [];
    const { added, supplies: left } = allot(
      supplies,
      card,
      roomFor({ pile, discard: [], mustShuffle: false }, count),
      rules,
    );
    const next = [...pile, ...copies(CARDS[card], added)];
    return { decks: decks.map((deck, index) => (index === owner ? next : deck)), supplies: left };
  };

/** A standard deck for each owner, changed by its perks, then all that they are given, as it comes. */
export const startingDecks = (
  perks: readonly (readonly PerkEdit[])[],
  gifts: readonly Gift[],
  supplies: CardSupplies,
  rules: DrawRules,
): StartingDecks =>
  gifts.reduce(given(rules), {
    decks: perks.map((one) => applyPerks(standardDeck, one)),
    supplies,
  });
