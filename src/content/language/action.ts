import type { ElementIcon } from '../../vocabulary/index.js';
import type { Ability } from './ability.js';

/** Cards of a kind of which only some may be active at once; a newer one puts one of the others away, as its player likes. */
export interface Group {
  /** Its name. */
  readonly name: string;
  /** How many may be active at once. Default 1. */
  readonly limit?: number;
}

/** Where a card goes that was played and is not active any more. */
export const AFTER_USE = ['discarded', 'lost', 'unrecoverable', 'supply'] as const;
/** One of {@link AFTER_USE}: `unrecoverable` is lost for good (R-CARD-7). */
export type AfterUse = (typeof AFTER_USE)[number];

/**
 * What half of a card, an item or a monster's card says: abilities in order, and what becomes of the card.
 *
 * @example
 * import type { Action } from 'gloomhaven-rules/content';
 *
 * const top: Action = {
 *   abilities: [{ type: 'attack', amount: 6, conditions: ['stun'] }],
 *   experience: 2,
 *   goes: 'lost',
 * };
 */
export interface Action {
  /** What is performed, in this order. */
  readonly abilities: readonly Ability[];
  /** Experience for performing it (R-LOOT-10). Default 0. */
  readonly experience?: number;
  /** Elements that become strong at the end of the turn. Default none. */
  readonly infuse?: readonly ElementIcon[];
  /** Where the card goes. Default `discarded`. */
  readonly goes?: AfterUse;
  /** Whether the card lies in the active area first, and how long at most (R-CARD-6). Default it does not. The sign is for the whole action: any of it performed is enough (R-CARD-5). */
  readonly active?: 'round' | 'persistent';
  /** The group of which only so many may be active. Default none. */
  readonly group?: Group;
  /** Words that rules can speak of it by. Default none. */
  readonly tags?: readonly string[];
}
