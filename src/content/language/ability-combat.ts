import type { Condition, MoveMode } from '../../vocabulary/index.js';
import type { AbilityBase, Aimed } from './ability-base.js';
import type { Ability } from './ability.js';
import type { Amount } from './amount.js';
import type { Duration } from './bonus.js';
import type { Clause } from './clause.js';
import type { Effect, GainedCondition } from './effect.js';
import type { Anchor } from './reference.js';
import type { Figures, SelectionCount } from './selection.js';

/** A move (R-MOVE). */
export interface MoveAbility extends AbilityBase {
  /** A move. */
  readonly type: 'move';
  /** In hexes. */
  readonly amount: Amount;
  /** How. Default `walk`. */
  readonly mode?: MoveMode;
  /** What must hold of the move when it is done: its path, or what it ends next to. Default nothing. */
  readonly must?: readonly Clause[];
  /** What changes it, and what happens besides; a bonus among them holds while it moves. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** An attack (R-ATK). */
export interface AttackAbility extends AbilityBase, Aimed {
  /** An attack. */
  readonly type: 'attack';
  /** The attack value. */
  readonly amount: Amount;
  /**
   * Melee or ranged, where the card is one although it looks like the other. Default ranged where it has a
   * range, be it its performer's own (R-ATK-13); `to` and other targets never change it.
   */
  readonly kind?: 'melee' | 'ranged';
  /** Shield that is ignored. Default 0. */
  readonly pierce?: Amount;
  /** Hexes that the target is pushed. Default 0. */
  readonly push?: Amount;
  /** Hexes that the target is pulled. Default 0. */
  readonly pull?: Amount;
  /** Conditions that the target gains. Default none. */
  readonly conditions?: readonly GainedCondition[];
  /** Whether all of its attacks, several targets or not, are at one enemy. Default `false`. */
  readonly allAtOne?: boolean;
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** A heal (R-DMG). */
export interface HealAbility extends AbilityBase, Aimed {
  /** A heal. */
  readonly type: 'heal';
  /** Hit points. */
  readonly amount: Amount;
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Conditions beside any attack; bless and curse among them. */
export interface ConditionAbility extends AbilityBase, Aimed {
  /** Conditions. */
  readonly type: 'condition';
  /** Which ones. */
  readonly conditions: readonly GainedCondition[];
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Shield, until the end of the round if nothing else is said. */
export interface ShieldAbility extends AbilityBase, Aimed {
  /** A shield. */
  readonly type: 'shield';
  /** How much. */
  readonly amount: Amount;
  /** How long. Default `round`. */
  readonly lasts?: Duration;
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Retaliate, until the end of the round if nothing else is said. */
export interface RetaliateAbility extends AbilityBase, Aimed {
  /** Retaliate. */
  readonly type: 'retaliate';
  /** How much. */
  readonly amount: Amount;
  /** How far it reaches. Default 1. */
  readonly reach?: Amount;
  /** How long. Default `round`. */
  readonly lasts?: Duration;
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Forced movement beside any attack (R-MOVE-18). */
export interface ForcedMoveAbility extends AbilityBase, Aimed {
  /** Away or nearer. */
  readonly type: 'push' | 'pull';
  /** In hexes. */
  readonly amount: Amount;
  /** What it is away from or nearer to: a figure, or a hex. Default `self`. */
  readonly from?: Anchor;
  /** What happens at each obstacle that the target may be moved into, which is then destroyed. Default: none may. */
  readonly intoObstacles?: readonly Ability[];
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Damage that is no attack: no card is drawn, no shield counts. */
export interface SufferAbility extends AbilityBase {
  /** Damage. */
  readonly type: 'suffer';
  /** How much. */
  readonly amount: Amount;
  /** Who suffers it. Default `self`. */
  readonly to?: Figures;
  /** Whether it may be anything from 0 up to the amount, for a payment. Default `false`. */
  readonly upTo?: boolean;
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Hit points become a number; neither damage nor a heal. */
export interface SetHitPointsAbility extends AbilityBase {
  /** Hit points are set. */
  readonly type: 'setHitPoints';
  /** To what. */
  readonly amount: Amount;
  /** Whose. Default `self`. */
  readonly to?: Figures;
}

/** A figure dies at once. */
export interface KillAbility extends AbilityBase, Aimed {
  /** A kill. */
  readonly type: 'kill';
  /** What must hold of each target, for it to be chosen; in an area others are passed over. Default nothing. */
  readonly if?: readonly Clause[];
}

/** Conditions are taken off. */
export interface CureAbility extends AbilityBase {
  /** Conditions leave. */
  readonly type: 'removeConditions';
  /** Which ones. Default the negative ones. */
  readonly conditions?: readonly Condition[];
  /** How many, or all. Default `all`. */
  readonly count?: SelectionCount;
  /** Whose. Default `self`. */
  readonly to?: Figures;
}
