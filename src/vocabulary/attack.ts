import type { Hex } from './hex.js';
import type { Condition, Element } from './words.js';

/**
 * An area of hexes that an attack covers, in any of its six turns and their mirror images
 * (R-ATK-19).
 */
export interface AreaPattern {
  /** The covered hexes, as offsets; at least one, none twice. */
  readonly hexes: readonly Hex[];
  /**
   * The attacker's own grey hex among the same offsets. With it the area is a melee pattern that
   * lies fixed to the attacker; without it (`null` or left out) it is a ranged pattern that may
   * lie anywhere with one hex in range (R-ATK-20, R-ATK-21).
   */
  readonly origin?: Hex | null;
}

/** Whom an attack ability can reach. */
export interface AttackProfile {
  /** Range in hexes, at least 1. `null` or left out is a melee attack on adjacent figures. */
  readonly range?: number | null;
  /** How many targets, at least 1, or `"all"` in range (R-ATK-18). Default 1. */
  readonly targets?: number | 'all';
  /** The area it covers, `null` or left out for none. */
  readonly area?: AreaPattern | null;
}

/** What an attack adds besides its damage (R-ATK-9); printed on an action or a modifier card. */
export type AttackEffect =
  | { readonly type: 'condition'; readonly condition: Condition }
  | { readonly type: 'bless' }
  | { readonly type: 'curse' }
  | { readonly type: 'push'; readonly distance: number }
  | { readonly type: 'pull'; readonly distance: number }
  | { readonly type: 'pierce'; readonly amount: number }
  | { readonly type: 'addTarget'; readonly count: number }
  | { readonly type: 'infuse'; readonly element: Element };
