import type { Hex } from './hex.js';
import type { Condition, ElementIcon } from './words.js';

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
  /** Range in hexes, at least 1. `null` or left out is a melee attack on adjacent figures. With a melee area it says nothing (R-MON-4). */
  readonly range?: number | null;
  /** How many targets, at least 1, or `"all"` in range (R-ATK-18). Default 1. */
  readonly targets?: number | 'all';
  /** The area it covers, `null` or left out for none. */
  readonly area?: AreaPattern | null;
}

/** The target gains a condition. */
export interface ConditionEffect {
  /** A condition as an effect of an attack. */
  readonly type: 'condition';
  /** The condition. */
  readonly condition: Condition;
}

/** A bless or curse card goes into the target's modifier deck (R-MOD-13). */
export interface CardEffect {
  /** Which card. */
  readonly type: 'bless' | 'curse';
}

/** The target is moved by force (R-MOVE-18). */
export interface ForcedMoveEffect {
  /** Away or nearer. */
  readonly type: 'push' | 'pull';
  /** How many hexes. */
  readonly distance: number;
}

/** Shield is ignored (R-ATK-6). */
export interface PierceEffect {
  /** Pierce. */
  readonly type: 'pierce';
  /** How much shield is ignored. */
  readonly amount: number;
}

/** Further targets (R-ATK-23). */
export interface AddTargetEffect {
  /** Add Target. */
  readonly type: 'addTarget';
  /** How many targets are added. */
  readonly count: number;
}

/** An element becomes strong at the end of the turn (R-ELEM-2). */
export interface InfuseEffect {
  /** An infusion. */
  readonly type: 'infuse';
  /** The element, or `any` where its user names one (R-ELEM-6). */
  readonly element: ElementIcon;
}

/** What an attack adds besides its damage (R-ATK-9); printed on an action or a modifier card. */
export type AttackEffect =
  ConditionEffect | CardEffect | ForcedMoveEffect | PierceEffect | AddTargetEffect | InfuseEffect;
