import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';

/** A level that a scenario cannot be played at. */
export interface LevelOutOfRange extends ErrorBase {
  readonly type: 'levelOutOfRange';
  readonly ruling: 'R-SCEN-3';
  /** The level that is given. */
  readonly level: number;
  /** The highest that is allowed: 7, or 6 with open information (R-VAR-1). */
  readonly highest: number;
}

/** What a goal or loss can ask for that {@link isGoalMet} and {@link isLossMet} cannot judge. */
export const GOAL_NEEDS = [
  'if',
  'amount',
  'leave',
  'escort',
  'collect',
  'monsterReaches',
  'holds',
  'special',
  'sequence',
] as const;
/** One of {@link GOAL_NEEDS}: a clause, a number that is counted in play, or a type by its name. */
export type GoalNeed = (typeof GOAL_NEEDS)[number];

/** A goal or loss asks for more than plain facts. */
export interface GoalNotSupported extends ErrorBase {
  readonly type: 'goalNotSupported';
  readonly ruling: 'R-SCEN-6';
  /** What it asks for. */
  readonly need: GoalNeed;
}

/** A number of a stat card is only known in play. */
export interface StatNotPlain extends ErrorBase {
  readonly type: 'statNotPlain';
  readonly ruling: 'R-SCEN-15';
}

/** What can be wrong with the set-up of a scenario. */
export type ScenarioError = InvalidValue | LevelOutOfRange | GoalNotSupported | StatNotPlain;

/** What a need is in English, where its name alone would not do. */
const NEEDS: Readonly<Record<GoalNeed, string>> = {
  if: 'clauses',
  amount: 'a number that is counted in play',
  leave: 'that characters leave the map',
  escort: 'an escort that arrives',
  collect: 'objectives that are carried',
  monsterReaches: 'where monsters end their turns',
  holds: 'clauses',
  special: 'a handler',
  sequence: 'an order of goals',
};

const sentence = (error: Exclude<ScenarioError, InvalidValue>): string => {
  switch (error.type) {
    case 'levelOutOfRange':
      return `level ${String(error.level)} is not from 0 to ${String(error.highest)}`;
    case 'goalNotSupported':
      return `this asks for ${NEEDS[error.need]}, which plain facts do not tell`;
    case 'statNotPlain':
      return 'this number is only known in play';
  }
};

/**
 * The English sentence for a fault in the set-up of a scenario.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const fault = {
 *   type: 'levelOutOfRange',
 *   path: ['level'],
 *   ruling: 'R-SCEN-3',
 *   level: 8,
 *   highest: 7,
 * } as const;
 * assert.equal(explain(fault), 'level: level 8 is not from 0 to 7 (R-SCEN-3)');
 */
export const explain = (error: ScenarioError): string =>
  error.type === 'invalidValue'
    ? explainInvalidValue(error)
    : `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
