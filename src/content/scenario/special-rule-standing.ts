import type { Side } from '../../vocabulary/index.js';
import type { Amount } from '../language/amount.js';
import type { Rank } from '../language/clause.js';
import type { FigureSelection } from '../language/selection.js';
import type { RuleBase } from './special-rule-base.js';

/** Monsters fight for another side; they keep their cards, and are enemies of all other monsters. */
export interface SideRule extends RuleBase {
  /** Another side. */
  readonly type: 'side';
  /** The ids of their types, families, or their names on the map. */
  readonly monsters: readonly string[];
  /** Their side. */
  readonly side: Side;
}

/**
 * Numbers of a stat card or an objective are others in this scenario. `H`, `M`, `A` and `R` are the printed
 * ones; facts are counted anew each time.
 *
 * @example
 * import type { StatsRule } from 'gloomhaven-rules/content';
 *
 * const doubled: StatsRule = {
 *   type: 'stats',
 *   names: ['bandit-commander'],
 *   change: 'set',
 *   hitPoints: 'Hx2',
 * };
 */
export interface StatsRule extends RuleBase {
  /** Other numbers. */
  readonly type: 'stats';
  /** The ids of types of monsters, families, the ids of objectives, or names on the map. */
  readonly names: readonly string[];
  /** The only ranks that it is about. Default all. */
  readonly ranks?: readonly Rank[];
  /** Whether the amounts are added to the printed ones or take their place. */
  readonly change: 'add' | 'set';
  /** Hit points at full health. Default as printed. */
  readonly hitPoints?: Amount;
  /** Move. Default as printed. */
  readonly move?: Amount;
  /** Attack. Default as printed. */
  readonly attack?: Amount;
  /** Range of those that have one; melee attacks stay so. Default as printed. */
  readonly range?: Amount;
  /** Shield. Default as printed. */
  readonly shield?: Amount;
  /** Retaliate. Default as printed. */
  readonly retaliate?: Amount;
}

/** Monsters have the stats of another level than that of the scenario. */
export interface LevelRule extends RuleBase {
  /** Another level. */
  readonly type: 'level';
  /** The ids of their types, families, or their names on the map. */
  readonly monsters: readonly string[];
  /** How many levels are added. */
  readonly by: number;
  /** The highest level that this leads to. Default 7. */
  readonly most?: number;
}

/** The ways to loot (R-LOOT-2, R-LOOT-3). */
export const LOOT_WAYS = ['ability', 'endOfTurn'] as const;
/** One of {@link LOOT_WAYS}: by a loot ability, or at the end of one's turn. */
export type LootWay = (typeof LOOT_WAYS)[number];

/** Treasures can be looted only in some ways, or by some. */
export interface LootingRule extends RuleBase {
  /** A restriction of looting. */
  readonly type: 'looting';
  /** The ids of the treasures. Default all goal treasures of the map. */
  readonly treasures?: readonly string[];
  /** The only ways. Default all. */
  readonly by?: readonly LootWay[];
  /** The only figures that may. Default all characters. */
  readonly who?: FigureSelection;
}

/**
 * An objective stands for a monster, which cannot be targeted or damaged itself: it has the monster's hit
 * points, initiative and immunities, and when it is destroyed the monster is dead.
 */
export interface StandsForRule extends RuleBase {
  /** Damage goes to an objective. */
  readonly type: 'standsFor';
  /** The id of the objective. */
  readonly objective: string;
  /** The id of the type of the monster. */
  readonly monster: string;
}

/** Figures are on the map and take no turns; their initiative is for focus only. When `until` holds they begin to act. */
export interface InactiveRule extends RuleBase {
  /** Figures without turns. */
  readonly type: 'inactive';
  /** The ids of their types, families, the ids of objectives, or names on the map. */
  readonly names: readonly string[];
  /** Their place in the order of initiative. Default 99. */
  readonly initiative?: number;
}

/** Monsters find their focus in another way (R-FOCUS). */
export interface FocusRule extends RuleBase {
  /** Another focus. */
  readonly type: 'focus';
  /** The ids of their types, families, or their names on the map. */
  readonly monsters: readonly string[];
  /** The ids of objectives or types, families, or names on the map, that they focus on first and attack, whatever is nearer and whatever its side. */
  readonly on: readonly string[];
  /** Whether it is so only when the monster can move in this turn to where it can attack it. Default `false`. */
  readonly inReach?: boolean;
}

/** Rules that simply hold. */
export type StandingRule =
  SideRule | StatsRule | LevelRule | LootingRule | StandsForRule | InactiveRule | FocusRule;
