import type { Amount } from '../language/amount.js';
import type { CountedMonsters, GoalBase, HoldsGoal, SpecialGoal } from './scenario-goal.js';

/** Objectives that the players must protect were killed or destroyed. */
export interface ProtectLoss extends GoalBase {
  /** Something was not protected. */
  readonly type: 'objectiveKilled';
  /** The id of the objective. */
  readonly objective: string;
  /** How many must be gone. Default 1. */
  readonly count?: Amount;
}

/** Characters are exhausted: fewer than all, which loses any scenario (R-DMG-9). */
export interface ExhaustedLoss extends GoalBase {
  /** Exhausted characters. */
  readonly type: 'characterExhausted';
  /** How many. Default 1. */
  readonly count?: Amount;
  /** The letter or name of a place; a character that was exhausted there does not count. Default none. */
  readonly unlessOn?: string;
}

/** A round has come to its end. */
export interface RoundLimitLoss extends GoalBase {
  /** Too many rounds. */
  readonly type: 'roundLimit';
  /** The number of the last one. */
  readonly round: Amount;
}

/** Monsters of one type or family that must live were killed. */
export interface MonsterKilledLoss extends GoalBase {
  /** A monster was killed. */
  readonly type: 'monsterKilled';
  /** The id of its type or of an objective, a family, or a name on the map. */
  readonly monster: string;
  /** How many. Default 1. */
  readonly count?: Amount;
}

/** A monster stands somewhere at the end of its turn. */
export interface MonsterReachesLoss extends GoalBase, CountedMonsters {
  /** A monster got there. */
  readonly type: 'monsterReaches';
  /** The letter or name of the place. */
  readonly marker: string;
}

/** One of several. */
export interface LossesLoss extends GoalBase {
  /** One of several losses. */
  readonly type: 'any';
  /** Which. */
  readonly of: readonly ScenarioLoss[];
}

/**
 * What loses a scenario besides that all characters are exhausted (R-DMG-9).
 *
 * @example
 * import type { ScenarioLoss } from 'gloomhaven-rules/content';
 *
 * const losses: readonly ScenarioLoss[] = [
 *   { type: 'characterExhausted', unlessOn: 'a' },
 *   { type: 'roundLimit', round: 10 },
 * ];
 */
export type ScenarioLoss =
  | ProtectLoss
  | ExhaustedLoss
  | RoundLimitLoss
  | MonsterKilledLoss
  | MonsterReachesLoss
  | HoldsGoal
  | SpecialGoal
  | LossesLoss;
