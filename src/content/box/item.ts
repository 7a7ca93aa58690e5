import type { ItemSlot } from '../../vocabulary/index.js';
import type { Bonus } from '../language/bonus.js';

/** What becomes of an item that was used. */
export const ITEM_USES = ['spent', 'consumed', 'unrefreshable', 'unlimited'] as const;
/**
 * One of {@link ITEM_USES}: `spent` and `consumed` are the two signs of the card (R-ITEM-3);
 * `unrefreshable` is consumed and stays so for the scenario, whatever would refresh it; `unlimited` has
 * neither sign and is used as often as its text allows (R-ITEM-12).
 */
export type ItemUse = (typeof ITEM_USES)[number];

/** It is in the shop from a level of prosperity on (R-CAMP-13). */
export interface ProsperitySource {
  /** Prosperity. */
  readonly type: 'prosperity';
  /** The level, from 1 to 9; the items of level 1 are there from the start. */
  readonly level: number;
}

/**
 * Something else brings it into play: `design` is the deck of random item designs (R-CAMP-23), `reward`
 * names the item itself, as treasures, scenarios and events do (R-CAMP-24).
 */
export interface GivenSource {
  /** How it comes into play. */
  readonly type: 'design' | 'reward';
}

/** How an item comes into play. */
export type ItemSource = ProsperitySource | GivenSource;

/** Items that can be equipped beyond the limits of R-ITEM-1. */
export interface CarriedItems {
  /** Of which slot. */
  readonly slot: ItemSlot;
  /** How many more. */
  readonly count: number;
}

/**
 * An item (R-ITEM).
 *
 * Each of its bonuses says at what moment it may be used and what happens then; a use of any of them, `always`
 * left out, is a use of the item. A bonus on `always` is passive: it holds while the item is equipped, as does
 * all that lasts for `card`. Circles are `charges`, one 0 for each: the item is spent or consumed when the last
 * one is used, and it must be used while it has some (R-ITEM-4). Any other use is as its owner likes.
 *
 * @example
 * import type { Item } from 'gloomhaven-rules/content';
 *
 * const buckler: Item = {
 *   id: 'buckler',
 *   name: 'Buckler',
 *   slot: 'oneHand',
 *   cost: 20,
 *   copies: 2,
 *   source: { type: 'prosperity', level: 1 },
 *   use: 'spent',
 *   bonuses: [
 *     {
 *       type: 'bonus',
 *       on: 'damageByAttack',
 *       charges: [0, 0],
 *       effects: [{ type: 'add', to: 'shield', amount: 1 }],
 *     },
 *   ],
 * };
 */
export interface Item {
  /** Its id. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** Where it is worn or carried (R-ITEM-1). */
  readonly slot: ItemSlot;
  /** The gold that is printed on it (R-ITEM-9). */
  readonly cost: number;
  /** How many copies there are in the box (R-ITEM-10). */
  readonly copies: number;
  /** How it comes into play. */
  readonly source: ItemSource;
  /** What becomes of it when it was used. */
  readonly use: ItemUse;
  /** Whether it may be used while stunned (R-ITEM-5). Default `false`. */
  readonly whileStunned?: boolean;
  /** How many -1 cards it puts into the owner's modifier deck while equipped (R-ITEM-8). Default 0. */
  readonly minusOnes?: number;
  /** Further items that it lets its owner equip. Default none. */
  readonly carries?: CarriedItems;
  /** What it does; none for an item that only lets its owner carry more. */
  readonly bonuses: readonly Bonus[];
  /** The ids of the classes that may have it. Default any. */
  readonly classes?: readonly string[];
}
