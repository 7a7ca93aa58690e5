import type { Condition } from '../vocabulary/index.js';
import type { Half } from './play.js';

/** A heal. */
export interface HealDeed {
  /** A heal. */
  readonly type: 'heal';
  /** Hit points. */
  readonly amount: number;
  /** Conditions that come with it. */
  readonly conditions: readonly (Condition | 'bless' | 'curse')[];
}

/** Conditions, and cards that count as such. */
export interface ConditionDeed {
  /** Conditions. */
  readonly type: 'condition';
  /** Which ones. */
  readonly conditions: readonly (Condition | 'bless' | 'curse')[];
}

/** A shield for the round. */
export interface ShieldDeed {
  /** A shield. */
  readonly type: 'shield';
  /** How much. */
  readonly amount: number;
  /** The card in the active area that the bonus belongs to. */
  readonly card: string | null;
}

/** Retaliate for the round. */
export interface RetaliateDeed {
  /** Retaliate. */
  readonly type: 'retaliate';
  /** How much. */
  readonly amount: number;
  /** How near an attacker must be. */
  readonly reach: number;
  /** The card in the active area that the bonus belongs to. */
  readonly card: string | null;
}

/** An active bonus comes into play. */
export interface BonusDeed {
  /** A bonus. */
  readonly type: 'bonus';
  /** The character whose card says it. */
  readonly owner: string;
  /** The id of the card. */
  readonly card: string;
  /** Which half of it. */
  readonly half: Half;
  /** The index of the ability. */
  readonly ability: number;
}

/** What an ability other than a move or an attack does to a figure. */
export type Deed = HealDeed | ConditionDeed | ShieldDeed | RetaliateDeed | BonusDeed;
