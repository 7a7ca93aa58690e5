import type { ItemSlot } from '../../vocabulary/index.js';
import type { GainedCondition } from '../language/effect.js';
import type { CharacterRecipient } from './recipient.js';

/** Characters start the next scenario with conditions, blesses and curses among them (R-EVENT-5). */
export interface StartConditionsReward {
  /** Conditions at the start. */
  readonly type: 'startConditions';
  /** Which ones; one that is named twice is gained twice. */
  readonly conditions: readonly GainedCondition[];
  /** Who gains them. Default `each` (R-EVENT-5). */
  readonly to?: CharacterRecipient;
}

/** Characters start the next scenario with damage (R-EVENT-5). */
export interface StartDamageReward {
  /** Damage at the start. */
  readonly type: 'startDamage';
  /** How much. */
  readonly amount: number;
  /** Who suffers it. Default `each` (R-EVENT-5). */
  readonly to?: CharacterRecipient;
}

/**
 * Characters start the next scenario with -1 cards in their modifier decks (R-MOD-16), or with ability cards
 * discarded, which are chosen when the hand is built (R-SCEN-2).
 */
export interface StartCardsReward {
  /** -1 cards are added, or ability cards are discarded, at the start. */
  readonly type: 'startMinusOnes' | 'startDiscard';
  /** How many cards. */
  readonly count: number;
  /** Whose cards. Default `each` (R-EVENT-5). */
  readonly to?: CharacterRecipient;
}

/** Items are used up before the next scenario begins, so that they are of no use in it. */
export interface StartItemsReward {
  /** Items that are used up at the start. */
  readonly type: 'startItemsUsed';
  /** How many; from each one of them, where each must. */
  readonly count: number;
  /** Where the items are carried. Default anywhere. */
  readonly slot?: ItemSlot;
  /** Whose items; of a party, by agreement. Default `each`. */
  readonly from?: 'party' | 'each' | 'one';
}

/** What lasts for the next scenario only (R-EVENT-5); perks do not help against it (R-EVENT-8). */
export type StartReward =
  StartConditionsReward | StartDamageReward | StartCardsReward | StartItemsReward;
