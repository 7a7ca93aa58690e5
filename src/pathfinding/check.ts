import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { NONE, readCell, type CompiledBoard } from '../board/internal.js';
import type { Board } from '../board/index.js';
import { invalidValue, isCount, isHex, refuse, right } from '../core/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { MovementError } from './error.js';
import { noteMover, type MovementQuery, type Mover } from './query.js';

/** A movement query with the hex where the move shall end. */
export interface PathQuery extends MovementQuery {
  /** The hex to go to: a hex of the board or a door's. */
  readonly to: Hex;
}

/** A path query with the number of ways that are wanted. */
export interface PathsQuery extends PathQuery {
  /** How many ways are listed at most, a whole number of at least 0. Default 1,000; never more than 10,000. */
  readonly limit?: number | null;
}

/** How many ways `allShortestPaths` lists unless told otherwise. */
export const PATH_LIMIT = 1000;

/** A path query that was read against its board. */
export interface Journey {
  readonly mover: Mover;
  readonly to: Hex;
  readonly limit: number;
}

type Faults = MovementError[];

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Reads the goal: a hex of the board, or a door that is shut, where some moves may end. */
const readGoal = (compiled: CompiledBoard, value: unknown, faults: Faults): Hex => {
  const { doorways, lockedDoors } = compiled;
  const isShut = ({ q, r }: Hex): boolean =>
    [...doorways, ...lockedDoors].some(({ at }) => at.q === q && at.r === r);
  const goal = isHex(value) ? { q: value.q + 0, r: value.r + 0 } : null;
  const isOnBoard = goal !== null && compiled.find(goal.q, goal.r) !== NONE;
  if (!isOnBoard && (goal === null || !isShut(goal))) readCell(compiled, value, ['to'], faults);
  return goal ?? { q: 0, r: 0 };
};

const readLimit = (value: unknown, faults: Faults): number => {
  if (!isGiven(value)) return PATH_LIMIT;
  if (isCount(value)) return value;
  faults.push(invalidValue(['limit'], 'count', value));
  return PATH_LIMIT;
};

/** Reads a path query against its board. */
export const readJourney = (
  board: Board,
  query: PathsQuery,
): Either<NonEmptyArray<MovementError>, Journey> => {
  const faults: Faults = [];
  const read = noteMover(board, query, faults);
  if (read === null) return refuse(faults);
  const { given, mover } = read;
  const to = readGoal(mover.compiled, given['to'], faults);
  const limit = readLimit(given['limit'], faults);
  return faults.length > 0 ? refuse(faults) : right({ mover, to, limit });
};

/**
 * Says what is wrong with a movement query, or gives it back. {@link reachable} answers a faulty query
 * with nothing, which is never a rules answer since a mover can always stay; ask here why. The goal
 * and the limit of a path query are looked at where they are given; {@link checkPath} demands a goal.
 *
 * Errors: `notABoard`, `hexOffBoard`, `overlayOffBoard`, `overlaysCollide`, `duplicateFigure`,
 * `hexOccupied`, `figureImmovable`, `invalidValue`; all at once, each with its path.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { checkMovement } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * const checked = checkMovement(board.right, { from: { q: 0, r: 0 }, points: -1, side: 'monsters' });
 * assert(checked._tag === 'Left');
 * assert.deepEqual(checked.left[0].path, ['points']);
 */
export const checkMovement = (
  board: Board,
  query: MovementQuery | PathsQuery,
): Either<NonEmptyArray<MovementError>, MovementQuery> => {
  const faults: Faults = [];
  const read = noteMover(board, query, faults);
  if (read === null) return refuse(faults);
  const { given, mover } = read;
  if (isGiven(given['to'])) readGoal(mover.compiled, given['to'], faults);
  readLimit(given['limit'], faults);
  return faults.length > 0 ? refuse(faults) : right(query);
};

/**
 * Says what is wrong with a path query, or gives it back: where {@link shortestPath} and
 * {@link allShortestPaths} answer `null` and nothing is wrong, the move cannot end at the goal.
 *
 * Errors: those of {@link checkMovement}.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { checkPath, explain, shortestPath, type PathQuery } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * const query: PathQuery = { from: { q: 0, r: 0 }, to: { q: 0, r: 4 }, side: 'monsters' };
 * assert.equal(shortestPath(board.right, query), null);
 * const checked = checkPath(board.right, query);
 * assert(checked._tag === 'Left');
 * assert.equal(explain(checked.left[0]), 'to: the hex (0,4) is not on the board (R-HEX-3)');
 */
export const checkPath = (
  board: Board,
  query: PathsQuery,
): Either<NonEmptyArray<MovementError>, PathsQuery> => {
  const journey = readJourney(board, query);
  return journey._tag === 'Left' ? journey : right(query);
};
