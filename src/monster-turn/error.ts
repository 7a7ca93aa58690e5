import { showPath, showRuling, type ErrorBase } from '../core/index.js';
import { explain as explainFocusError, type FocusError } from '../focus/index.js';

/** More enemies within reach of one attack than it can choose between. */
export interface TooManyFoes extends ErrorBase {
  readonly type: 'tooManyFoes';
  readonly ruling: null;
  /** How many enemies there are. */
  readonly foes: number;
  /** How many are allowed. */
  readonly limit: number;
}

/** More equally good sets of targets than can be listed. */
export interface TooManyOptions extends ErrorBase {
  readonly type: 'tooManyOptions';
  readonly ruling: 'R-MON-13';
  /** How many are allowed. */
  readonly limit: number;
}

/** A figure that is named as focus and cannot be one: no enemy, or invisible. */
export interface NoCandidate extends ErrorBase {
  readonly type: 'noCandidate';
  readonly ruling: 'R-FOCUS-3';
  /** The id that is given. */
  readonly figure: string;
}

/** What can be wrong with a question about a monster's turn. */
export type MonsterTurnError = FocusError | TooManyFoes | TooManyOptions | NoCandidate;

const sentence = (error: TooManyFoes | TooManyOptions | NoCandidate): string => {
  switch (error.type) {
    case 'tooManyFoes':
      return `${String(error.foes)} enemies within reach of one attack; at most ${String(error.limit)} can be weighed`;
    case 'tooManyOptions':
      return `more than ${String(error.limit)} equally good sets of targets are too many to list`;
    case 'noCandidate':
      return `"${error.figure}" is no visible enemy of the acting figure`;
  }
};

/**
 * The English sentence for a fault of a question about a monster's turn.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/monster-turn';
 * import assert from 'node:assert/strict';
 *
 * const fault = { type: 'noCandidate', path: ['focus', 0], ruling: 'R-FOCUS-3', figure: 'brute' } as const;
 * assert.equal(explain(fault), 'focus[0]: "brute" is no visible enemy of the acting figure (R-FOCUS-3)');
 */
export const explain = (error: MonsterTurnError): string => {
  switch (error.type) {
    case 'tooManyFoes':
    case 'tooManyOptions':
    case 'noCandidate':
      return `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
    default:
      return explainFocusError(error);
  }
};
