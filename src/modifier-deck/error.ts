import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';
import type { ModifierCard } from '../vocabulary/index.js';

/** More cards, effects or boxes than any deck has. */
export interface TooManyCards extends ErrorBase {
  readonly type: 'tooManyCards';
  readonly ruling: null;
  /** How many there are. */
  readonly count: number;
  /** How many are allowed. */
  readonly limit: number;
}

/** Cards were turned over that the draw does not take. */
export interface SurplusCards extends ErrorBase {
  readonly type: 'surplusCards';
  readonly ruling: 'R-MOD-2' | 'R-MOD-3' | 'R-MOD-4';
  /** How many the draw takes. */
  readonly taken: number;
  /** How many there are. */
  readonly revealed: number;
}

/** A perk removes cards that the deck does not have. */
export interface CardsNotInDeck extends ErrorBase {
  readonly type: 'cardsNotInDeck';
  readonly ruling: null;
  /** What the perk removes; where such a card comes from does not matter. */
  readonly card: ModifierCard;
  /** How many too few there are. */
  readonly missing: number;
}

/** What can be wrong with a question about modifier cards. */
export type ModifierDeckError = InvalidValue | TooManyCards | SurplusCards | CardsNotInDeck;

const sentence = (error: Exclude<ModifierDeckError, InvalidValue>): string => {
  switch (error.type) {
    case 'tooManyCards':
      return `${String(error.count)} of them; at most ${String(error.limit)} are allowed`;
    case 'surplusCards':
      return `${String(error.revealed)} cards were turned over; the draw takes ${String(error.taken)}`;
    case 'cardsNotInDeck':
      return `${String(error.missing)} too few such cards in the deck to remove them`;
  }
};

/**
 * The English sentence for a fault of a question about modifier cards.
 *
 * @example
 * import { checkDraw, explain } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const draw = checkDraw({ mode: 'none', revealed: [{ value: 1 }, { value: 2 }] });
 * assert(draw._tag === 'Left');
 * assert.equal(explain(draw.left[0]), 'revealed: 2 cards were turned over; the draw takes 1 (R-MOD-2)');
 */
export const explain = (error: ModifierDeckError): string =>
  error.type === 'invalidValue'
    ? explainInvalidValue(error)
    : `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
