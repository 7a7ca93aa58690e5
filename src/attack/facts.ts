import type { Affliction, Conditions } from '../condition/index.js';
import type { CardChange, DrawRules } from '../modifier-deck/index.js';
import type { DrawMode, ModifierEffect } from '../vocabulary/index.js';

/** What belongs to the attacker besides the printed value: a number that is added, or a doubling (R-ATK-2). */
export type Bonus = number | 'double';

/** Named sources of advantage and disadvantage besides those that follow from the figures (R-MOD-9). */
export interface ModeSources {
  /** What gives advantage: an item, an active card, the ability itself. Default nothing. */
  readonly advantage?: readonly string[] | null;
  /** What gives disadvantage. Default nothing. */
  readonly disadvantage?: readonly string[] | null;
}

/** What an attack depends on in the attacker. */
export interface AttackerFacts {
  /** Its conditions: a tracker or their names. Stun and disarm forbid the attack. Default none. */
  readonly conditions?: Conditions | null;
}

/** What an attack depends on in the target; a game's own figure can be passed as it is. */
export interface TargetFacts {
  /** Hit points left, at least 1. Default, and `null`: not known, and the target is taken to live. */
  readonly hitPoints?: number | null;
  /** All its shields together (R-BONUS-1). Default 0. */
  readonly shield?: number | null;
  /** Its conditions: a tracker or their names. Poison makes the attack stronger (R-ATK-3). Default none. */
  readonly conditions?: Conditions | null;
  /** What it is immune to (R-COND-20), besides what its tracker says. Default nothing. */
  readonly immune?: readonly Affliction[] | null;
  /** Whether the attack is ranged and the target adjacent, as `targetsFrom` answers (R-ATK-13). Default `false`. */
  readonly disadvantage?: boolean | null;
  /** What gives advantage or disadvantage against this target. Default nothing. */
  readonly sources?: ModeSources | null;
  /** Whether it is in range (R-ATK-18). Default `true`. */
  readonly inRange?: boolean | null;
  /** Whether the attacker sees it (R-LOS-5). Default `true`. */
  readonly inSight?: boolean | null;
  /** Whether it is invisible, besides what its conditions say (R-ATK-25). Default `false`. */
  readonly invisible?: boolean | null;
  /** Whether a character lost cards so that it suffers no damage (R-DMG-2). Default `false`. */
  readonly negated?: boolean | null;
}

/** One attack on one target, before any card is drawn. */
export interface AttackFacts {
  /** The value that is printed, or the sum of card and statistics of a monster. */
  readonly attack: number;
  /** The attacker's bonuses and penalties, that of poison apart (R-ATK-2). Default none. */
  readonly bonuses?: readonly Bonus[] | null;
  /** How much shield the attack ignores, besides the pierce among its effects (R-ATK-6). Default 0. */
  readonly pierce?: number | null;
  /** What the attack adds (R-ATK-9). Default nothing. */
  readonly effects?: readonly ModifierEffect[] | null;
  /** Who attacks. Default somebody without conditions. */
  readonly attacker?: AttackerFacts | null;
  /** Who is attacked. Default somebody without shield and conditions, of unknown hit points. */
  readonly target?: TargetFacts | null;
  /** How the attack draws. Default what {@link modeOf} makes of conditions, adjacency and sources. */
  readonly mode?: DrawMode | null;
  /** What gives advantage or disadvantage to this attack. Default nothing. */
  readonly sources?: ModeSources | null;
  /**
   * In which order numbers and doublings go within a step, which is for the attacker to choose (R-ATK-2,
   * R-ATK-4): `best` for the attacker, or `asGiven`, the +1 of poison first. Default `best`.
   */
  readonly order?: AttackOrder | null;
  /** What makes the attacker's modifier cards count as others (R-MOD-18). Default nothing. */
  readonly changes?: readonly CardChange[] | null;
  /** Rule flags that differ from the default ones. */
  readonly rules?: Partial<DrawRules> | null;
}

/** The orders in which numbers and doublings of one step can go. */
export const ATTACK_ORDERS = ['best', 'asGiven'] as const;
/** One of {@link ATTACK_ORDERS}. */
export type AttackOrder = (typeof ATTACK_ORDERS)[number];
