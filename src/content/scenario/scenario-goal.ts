import type { Amount } from '../language/amount.js';
import type { Clause } from '../language/clause.js';
import type { ByParty } from './scenario-map.js';

/** What every goal and loss may say of itself. */
export interface GoalBase {
  /** What must hold besides, at the moment it is met. Default nothing. */
  readonly if?: readonly Clause[];
}

/** Which monsters count: by the ids of their types, the families of these, or their names on the map. */
export interface CountedMonsters {
  /** The only ones that count. Default all. */
  readonly only?: readonly string[];
  /** Those that do not count. Default none. */
  readonly except?: readonly string[];
}

/** No enemy is left. */
export interface KillAllGoal extends GoalBase, CountedMonsters {
  /** In all rooms, which are revealed by then (R-SCEN-6); or in the rooms that are revealed. */
  readonly type: 'killAll' | 'killAllRevealed';
}

/** Monsters of one type or family are dead: a boss, named monsters. */
export interface KillNamedGoal extends GoalBase {
  /** Some monsters are dead. */
  readonly type: 'killNamed';
  /** The id of their type or of an objective, a family, or a name on the map. */
  readonly monster: string;
  /** How many. Default 1. */
  readonly count?: Amount;
}

/** So many enemies were killed since the start, spawned ones included. */
export interface KillCountGoal extends GoalBase, CountedMonsters {
  /** A number of kills. */
  readonly type: 'killCount';
  /** How many. */
  readonly count: Amount;
}

/** Rooms are revealed. */
export interface RevealGoal extends GoalBase {
  /** Rooms are revealed. */
  readonly type: 'reveal';
  /** The ids of the rooms. Default all. */
  readonly rooms?: readonly string[];
}

/** Treasures of the goal were looted. */
export interface LootTreasureGoal extends GoalBase {
  /** Treasures were looted. */
  readonly type: 'lootTreasure';
  /** The ids of the treasures. Default all goal treasures of the map. */
  readonly treasures?: readonly string[];
  /** How many of them. Default all. */
  readonly count?: Amount;
  /** Whether each character must have looted one itself. Default `false`. */
  readonly each?: boolean;
}

/** Characters stand somewhere. */
export interface ReachGoal extends GoalBase {
  /** A place is reached. */
  readonly type: 'reach';
  /** The letter or name of the place. */
  readonly marker: string;
  /** Every character that is not exhausted, or one. */
  readonly who: 'all' | 'any';
  /** Whether those who stand there at the end of a round leave the map, with their summons, and count from then on. Default `false`. */
  readonly leave?: boolean;
  /** Whether a character that was exhausted there counts as if it stood there. Default `false`. */
  readonly exhausted?: boolean;
}

/** Objectives are destroyed. */
export interface DestroyGoal extends GoalBase {
  /** Objectives are destroyed. */
  readonly type: 'destroy';
  /** The id of the objective, or the name of one of its kind or of an obstacle with hit points on the map. */
  readonly objective: string;
  /** How many. Default all. */
  readonly count?: Amount;
}

/** A round has come to its end. */
export interface SurviveGoal extends GoalBase {
  /** Some rounds are survived. */
  readonly type: 'survive';
  /** The number of the last one. */
  readonly rounds: Amount;
}

/** A figure that is escorted has got somewhere, at the end of its turn. */
export interface EscortGoal extends GoalBase {
  /** An escort arrives. */
  readonly type: 'escort';
  /** The id of the objective. */
  readonly objective: string;
  /** The letter or name of the place. */
  readonly marker: string;
  /** Whether a hex next to the place is enough. Default `false`. */
  readonly adjacent?: boolean;
  /** How many. Default 1. */
  readonly count?: Amount;
}

/** Characters stand on pressure plates (R-SCEN-11). */
export interface OccupyGoal extends GoalBase {
  /** Pressure plates are occupied. */
  readonly type: 'occupy';
  /** The names of the plates on the map, or letters, for two, three and four characters. */
  readonly plates: ByParty<readonly string[]>;
  /** All at the same time, or one of them. */
  readonly mode: 'all' | 'any';
}

/** Objectives are activated, each once, by rules of the scenario (`activate`). */
export interface ActivateGoal extends GoalBase {
  /** Objectives are activated. */
  readonly type: 'activate';
  /** The id of the objective. */
  readonly objective: string;
  /** How many. Default all. */
  readonly count?: Amount;
}

/** Objectives are carried: picked up as treasure is, and brought to a place if one is named. */
export interface CollectGoal extends GoalBase {
  /** Objectives are collected. */
  readonly type: 'collect';
  /** The id of the objective. */
  readonly objective: string;
  /** How many. Default all. */
  readonly count?: Amount;
  /** The letter or name of the place where whoever carries it must stand. Default anywhere. */
  readonly marker?: string;
}

/** Whatever else clauses of the ability language can say, `ally` and `enemy` read as in special rules. */
export interface HoldsGoal {
  /** Clauses hold. */
  readonly type: 'holds';
  /** All of these. */
  readonly if: readonly Clause[];
}

/** What only a handler of the host can tell. */
export interface SpecialGoal {
  /** A handler. */
  readonly type: 'special';
  /** Its name. */
  readonly handler: string;
}

/** Several goals. */
export interface GoalsGoal extends GoalBase {
  /** All of them, met at the same time where that can change; one of them; or all of them in their order, each staying met. */
  readonly type: 'all' | 'any' | 'sequence';
  /** Which. */
  readonly of: readonly ScenarioGoal[];
}

/**
 * What the players must bring about to win (R-SCEN-6).
 *
 * @example
 * import type { ScenarioGoal } from 'gloomhaven-rules/content';
 *
 * const goal: ScenarioGoal = {
 *   type: 'sequence',
 *   of: [{ type: 'lootTreasure' }, { type: 'reach', marker: 'a', who: 'all', exhausted: true }],
 * };
 */
export type ScenarioGoal =
  | KillAllGoal
  | KillNamedGoal
  | KillCountGoal
  | RevealGoal
  | LootTreasureGoal
  | ReachGoal
  | DestroyGoal
  | SurviveGoal
  | EscortGoal
  | OccupyGoal
  | ActivateGoal
  | CollectGoal
  | HoldsGoal
  | SpecialGoal
  | GoalsGoal;
