import type { ModifierValue } from '../../modifier-deck/index.js';
import type { ModifierEffect } from '../../vocabulary/index.js';

/** Some equal cards that a perk adds or removes. */
export interface PerkCardGroup {
  /** The number that is added, `null` in quotes for no damage, `double` for 2x. */
  readonly value: ModifierValue;
  /** Whether they have the rolling sign (R-MOD-2). Default `false`. */
  readonly rolling?: boolean;
  /** What else they do. Default nothing. */
  readonly effects?: readonly ModifierEffect[];
  /** How many. Default 1. */
  readonly count?: number;
}

/** What one perk does to its owner's deck; one that replaces cards removes some and adds others. */
export interface PerkEdit {
  /** Cards that leave the deck. Default none. */
  readonly remove?: readonly PerkCardGroup[];
  /** Cards that join the deck. Default none. */
  readonly add?: readonly PerkCardGroup[];
  /** Whether items put no -1 into the deck (R-ITEM-8). Default `false`. */
  readonly ignoreNegativeItemEffects?: boolean;
  /** Whether scenario effects put no -1 into the deck (R-SCEN-2). Default `false`. */
  readonly ignoreNegativeScenarioEffects?: boolean;
}

/**
 * A line of the perks of a class.
 *
 * @example
 * import type { ClassPerk } from 'gloomhaven-rules/content';
 *
 * const perk: ClassPerk = {
 *   boxes: 2,
 *   perk: { remove: [{ value: -1 }], add: [{ value: 1 }] },
 * };
 */
export interface ClassPerk {
  /** How many boxes stand before it. */
  readonly boxes: number;
  /** Whether it counts once, when all boxes are ticked. Default `false`: once for each box (R-CAMP-9). */
  readonly together?: boolean;
  /** What it does. */
  readonly perk: PerkEdit;
}
