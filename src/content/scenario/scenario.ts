import type { Reward } from '../box/reward.js';
import type { ScenarioGoal } from './scenario-goal.js';
import type { ScenarioLoss } from './scenario-loss.js';
import type { ScenarioMap } from './scenario-map.js';
import type { ScenarioObjective } from './scenario-objective.js';
import type { SpecialRule } from './special-rule.js';

/** An achievement that the party or the world must have, or must not. */
export interface AchievementRequirement {
  /** An achievement. */
  readonly type: 'partyAchievement' | 'globalAchievement';
  /** Its id. */
  readonly achievement: string;
  /** Whether it must not have been gained, or be lost again. Default `false`. */
  readonly not?: boolean;
}

/** A scenario that must have been completed. */
export interface CompletedRequirement {
  /** A completed scenario. */
  readonly type: 'completed';
  /** Its id. */
  readonly scenario: string;
}

/** What must hold in the campaign before a scenario may be played. */
export type Requirement = AchievementRequirement | CompletedRequirement;

/** What a scenario changes on the map of the campaign. */
export interface ScenarioLinks {
  /** The ids of scenarios that can be played in campaign mode directly after it, without travel (R-CAMP-1). Default none. */
  readonly links?: readonly string[];
  /** The ids of scenarios that its success unlocks. Default none. */
  readonly unlocks?: readonly string[];
  /** The ids of scenarios that its success closes for good. Default none. */
  readonly blocks?: readonly string[];
}

/**
 * A scenario (R-SCEN).
 *
 * @example
 * import type { Scenario } from 'gloomhaven-rules/content';
 *
 * const scenario: Scenario = {
 *   id: 'cellar',
 *   name: 'The Cellar',
 *   map: {
 *     rooms: [
 *       {
 *         id: 'cellar',
 *         hexes: [0, 1, 2, 3, 4].map((q) => ({ q, r: 0 })),
 *         monsters: [{ monster: 'hound', at: { q: 4, r: 0 }, ranks: ['normal', 'normal', 'elite'] }],
 *       },
 *     ],
 *     start: [0, 1, 2, 3].map((q) => ({ q, r: 0 })),
 *   },
 *   monsters: ['hound'],
 *   goal: { type: 'killAll' },
 *   rewards: [{ type: 'gold', amount: 10, to: 'party' }],
 * };
 */
export interface Scenario extends ScenarioLinks {
  /** Its id. */
  readonly id: string;
  /** Its number in the book. Default none. */
  readonly number?: number;
  /** Its name in English. */
  readonly name: string;
  /** Words that quests know it by: its region, a boss, a side scenario. Default none. */
  readonly tags?: readonly string[];
  /** What is read when it begins. Default none. */
  readonly text?: string;
  /** What is read when it is won. Default none. */
  readonly conclusion?: string;
  /** How many levels are added to the one that the players choose (R-SCEN-3). Default 0. */
  readonly levelAdjustment?: number;
  /** What it asks for: one of these lists must hold, all of it. Default nothing. */
  readonly requirements?: readonly (readonly Requirement[])[];
  /** Its map. */
  readonly map: ScenarioMap;
  /** The ids of all types of monsters that can appear. */
  readonly monsters: readonly string[];
  /** Its objectives: things and figures of its own. Default none. */
  readonly objectives?: readonly ScenarioObjective[];
  /** What wins it. */
  readonly goal: ScenarioGoal;
  /** What loses it, besides that all characters are exhausted. Default nothing. */
  readonly losses?: readonly ScenarioLoss[];
  /** Its special rules. Default none. */
  readonly rules?: readonly SpecialRule[];
  /** What its success gives (R-SCEN-9). Default nothing. */
  readonly rewards?: readonly Reward[];
}
