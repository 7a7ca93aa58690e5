import type { Hex } from './hex.js';
import type { OverlayType, Side } from './words.js';

/** A figure as the board sees it: where it stands and for whom. A game's own figure can be passed as it is. */
export interface Piece {
  /** Names the figure; unique among the figures of a query. */
  readonly id: string;
  /** The hex it stands on. */
  readonly at: Hex;
  /** The side it fights for. */
  readonly side: Side;
  /** Enemies can neither focus nor target it (R-COND-16). Default `false`. */
  readonly invisible?: boolean;
  /** Further hexes of an immovable figure that covers several. Default none. */
  readonly alsoAt?: readonly Hex[];
}

/** A figure that can be chosen as a focus. */
export interface Candidate extends Piece {
  /** Its place in the initiative order, lower acts earlier; equal places are a tie. Default 0. */
  readonly initiative?: number;
}

/** One source of retaliate (R-ATK-28). */
export interface Retaliate {
  /** Damage that it deals. */
  readonly damage: number;
  /** How near the attacker must be, in hexes; 1 is adjacent. */
  readonly range: number;
}

/** A figure that can be attacked and hurt; the attack pipeline reads these fields. */
export interface Combatant extends Candidate {
  /** Hit points left, 0 or more. */
  readonly hitPoints: number;
  /** Hit points at full health, at least 1. */
  readonly maxHitPoints: number;
  /** Sum of its shields against one attack (R-BONUS-1). */
  readonly shield: number;
  /** Each source of retaliate counts by its own range. */
  readonly retaliate: readonly Retaliate[];
}

/** A tile or token on one hex; a tile that covers several hexes is one overlay for each. */
export interface Overlay {
  /** What lies there. */
  readonly type: OverlayType;
  /** The hex it lies on. */
  readonly at: Hex;
}
