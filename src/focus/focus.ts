import type { Either } from 'fp-ts/lib/Either.js';
import { isLeft, right } from '../core/index.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { chooseFocus, focusIds, type Decision, type FocusTrace } from './choose.js';
import type { FocusError } from './error.js';
import { readSituation, type FocusQuery } from './query.js';
import { focusRulesOf } from './rules.js';

/** Whom a monster or summon focuses on, and why. */
export interface Focus {
  /** Ids of the focus, ascending: none, one, or several where the players decide (R-FOCUS-7). */
  readonly focus: readonly string[];
  /** What settled it. */
  readonly decidedBy: Decision;
  /** Every enemy with what it was compared by: the focus first, then as they rank. */
  readonly trace: readonly FocusTrace[];
}

/**
 * Finds whom a monster or summon focuses on: the enemy that it can attack with the fewest negative
 * hexes and the least movement from some hex, however far; then the nearest by range distance; then
 * the earliest in initiative; a tie beyond that comes back whole (R-FOCUS-2 to R-FOCUS-14, R-FOCUS-16).
 *
 * Errors: every fault at once: `invalidValue`, `notABoard`, `hexOffBoard`, `hexOccupied`,
 * `duplicateFigure`, `unknownFigure`, `figureImmovable`, `overlayOffBoard`, `overlaysCollide`, `areaEmpty`,
 * `areaTooLarge`, `areaHexTwice`.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { findFocus } from 'gloomhaven-rules/focus';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * const found = findFocus({
 *   board: board.right,
 *   figures: [
 *     { id: 'guard', side: 'monsters', at: { q: 1, r: -1 } },
 *     { id: 'near', side: 'characters', at: { q: 0, r: 0 } },
 *     { id: 'far', side: 'characters', at: { q: 3, r: -2 } },
 *   ],
 *   actor: 'guard',
 *   action: { move: 2, attack: {} },
 * });
 * assert(found._tag === 'Right');
 * assert.deepEqual(found.right.focus, ['near']);
 * assert.equal(found.right.decidedBy, 'movement');
 */
export const findFocus = (query: FocusQuery): Either<NonEmptyArray<FocusError>, Focus> => {
  const situation = readSituation(query, focusRulesOf);
  if (isLeft(situation)) return situation;
  const { trace, decidedBy } = chooseFocus(situation.right);
  return right({ focus: focusIds(trace), decidedBy, trace });
};
