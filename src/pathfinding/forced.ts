import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  EDGES,
  FAR,
  hexBeyond,
  hexOf,
  NOBODY,
  NONE,
  rangeRow,
  readCell,
  TERRAIN,
} from '../board/internal.js';
import type { Board } from '../board/index.js';
import { invalidValue, isCount, mapRight, refuse, right } from '../core/index.js';
import { distance } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { MovementError } from './error.js';
import { isImmovable, readMotion, type Motion, type MotionQuery } from './motion.js';

/** Who is moved by force, from where, away from or towards whom. */
export interface ForcedMoveQuery extends MotionQuery {
  /** The hex of the figure that pushes or pulls. */
  readonly source: Hex;
  /** The hex of the figure that is moved; a figure that stands there is that one, and not the source. */
  readonly target: Hex;
  /** X of Push X or Pull X, a whole number of at least 0. */
  readonly distance: number;
}

/** A hex where a forced move may end. */
export interface ForcedEnd {
  /** The hex. */
  readonly to: Hex;
  /** The lowest of the ways there: the hexes entered in order. */
  readonly path: readonly Hex[];
}

/** Where a forced move may end, once it is not declined. */
export interface ForcedMove {
  /** Every allowed end, ascending, each with one of the ways there. */
  readonly ends: readonly ForcedEnd[];
  /** How many different ways there are to all of them together; at most 2^53 - 1. */
  readonly paths: number;
}

type Kind = 'push' | 'pull';

interface Forced extends Motion {
  readonly kind: Kind;
  readonly source: number;
  readonly target: number;
  readonly distance: number;
  /** Range distance from the source (R-MOVE-18). */
  readonly row: Int16Array;
}

/** Whether two cells hold one figure, or are one cell. */
const isSameFigure = ({ scene }: Motion, a: number, b: number): boolean =>
  a === b || (scene.occupant[a] !== NOBODY && scene.occupant[a] === scene.occupant[b]);

/** Away from itself there is no direction (R-MOVE-18). */
const noteSameFigure = (
  motion: Motion,
  source: number,
  target: number,
  faults: MovementError[],
): void => {
  if (source === NONE || target === NONE || !isSameFigure(motion, source, target)) return;
  const hex = hexOf(motion.compiled, target);
  faults.push({ type: 'targetIsSource', path: ['target'], ruling: 'R-MOVE-18', hex });
};

const readForced = (
  kind: Kind,
  board: Board,
  query: ForcedMoveQuery,
): Either<NonEmptyArray<MovementError>, Forced> => {
  const faults: MovementError[] = [];
  const asked = readMotion(board, query, 'forcedMoveQuery', faults);
  if (asked === null) return refuse(faults);
  const { given, motion } = asked;
  const { compiled } = motion;
  const source = readCell(compiled, given['source'], ['source'], faults);
  const target = readCell(compiled, given['target'], ['target'], faults);
  noteSameFigure(motion, source, target, faults);
  const steps = given['distance'];
  if (!isCount(steps)) faults.push(invalidValue(['distance'], 'count', steps));
  if (faults.length > 0 || !isCount(steps)) return refuse(faults);
  const row = rangeRow(compiled, source);
  return right({ ...motion, kind, source, target, distance: steps, row });
};

/** Steps taken when the figure stands on a cell: every step changes the range by one (R-MOVE-18). */
const stepsTaken = ({ row, target }: Forced, cell: number): number =>
  Math.abs((row[cell] ?? FAR) - (row[target] ?? FAR));

const isOccupied = ({ scene, target }: Forced, cell: number): boolean =>
  cell !== target && (scene.occupant[cell] ?? NOBODY) !== NOBODY;

/** An obstacle, or a figure that is no ally of the one that is moved (R-MOVE-19). */
const stopsWalker = (forced: Forced, cell: number): boolean => {
  const { scene, side, target, source } = forced;
  const who = scene.figures[scene.occupant[cell] ?? NOBODY];
  const isHostile =
    cell !== target && who !== undefined && (who.side !== side || side === 'neutral');
  return cell === source || isHostile || ((scene.terrain[cell] ?? 0) & TERRAIN.obstacle) !== 0;
};

/** Whether a neighbouring cell lies the right way by range (R-MOVE-18). */
const liesTheWay = ({ kind, row }: Forced, from: number, to: number): boolean =>
  (row[to] ?? FAR) !== FAR && (row[to] ?? FAR) - (row[from] ?? FAR) === (kind === 'push' ? 1 : -1);

const neighboursOf = ({ compiled }: Forced, cell: number): readonly number[] =>
  [...compiled.neighbours.subarray(6 * cell, 6 * cell + 6)]
    .filter((to) => to !== NONE)
    .sort((a, b) => a - b);

/** The cells that the next step may enter, ascending: R-MOVE-18, 19, 21, 25. */
const stepsOut = (forced: Forced, cell: number): readonly number[] =>
  neighboursOf(forced, cell).filter(
    (to) =>
      liesTheWay(forced, cell, to) &&
      to !== forced.source &&
      (forced.flying || !stopsWalker(forced, to)),
  );

/** How the ways of a forced move come to a cell. */
interface Arrival {
  /** How many ways there are. */
  readonly ways: number;
  /** The cell before it on the lowest way, or {@link NONE}. */
  readonly previous: number;
}

/** The cells that ways of at most `distance` steps come to, in the order of steps. */
const spreadForced = (forced: Forced): ReadonlyMap<number, Arrival> => {
  const arrivals = new Map<number, Arrival>([[forced.target, { ways: 1, previous: NONE }]]);
  for (const [cell, { ways }] of arrivals) {
    if (stepsTaken(forced, cell) >= forced.distance) continue;
    // A map keeps its order of entry: all ways into a cell are counted before it is passed, and the
    // first that enters a cell is the lowest.
    for (const to of stepsOut(forced, cell)) {
      const known = arrivals.get(to);
      const sum = Math.min((known?.ways ?? 0) + ways, Number.MAX_SAFE_INTEGER);
      arrivals.set(to, { ways: sum, previous: known?.previous ?? cell });
    }
  }
  return arrivals;
};

/** Cells from which at least one further step can be taken that, in the end, comes to rest. */
const canGoOn = (forced: Forced, cells: readonly number[]): ReadonlySet<number> => {
  const going = new Set<number>();
  for (const cell of [...cells].reverse()) {
    if (stepsTaken(forced, cell) >= forced.distance) continue;
    if (stepsOut(forced, cell).some((to) => !isOccupied(forced, to) || going.has(to)))
      going.add(cell);
  }
  return going;
};

/**
 * Whether a direction is blocked at a cell, so that the controller may end the move by choosing it
 * (R-MOVE-22): an obstacle or enemy the right way; wall the right way by straight distance; a figure
 * on a hex that could only be the last one.
 */
const hasBlockedDirection = (forced: Forced, cell: number, going: ReadonlySet<number>): boolean => {
  const { compiled, source, kind } = forced;
  const here = hexOf(compiled, cell);
  const origin = hexOf(compiled, source);
  const sign = kind === 'push' ? 1 : -1;
  return EDGES.some((edge) => {
    const to = compiled.neighbours[6 * cell + edge] ?? NONE;
    if (to === NONE)
      return sign * (distance(origin, hexBeyond(here, edge)) - distance(origin, here)) > 0;
    if (!liesTheWay(forced, cell, to)) return false;
    if (!forced.flying && stopsWalker(forced, to)) return true;
    return isOccupied(forced, to) && !going.has(to);
  });
};

/** The cells where the move may come to rest. */
const endsOf = (forced: Forced, cells: readonly number[]): readonly number[] => {
  const moved = cells.filter((cell) => cell !== forced.target && !isOccupied(forced, cell));
  const farthest = Math.max(0, ...moved.map((cell) => stepsTaken(forced, cell)));
  if (!forced.rules.forcedMoveMayChooseBlocked)
    return moved.filter((cell) => stepsTaken(forced, cell) === farthest);
  const going = canGoOn(forced, cells);
  return moved.filter(
    (cell) =>
      stepsTaken(forced, cell) === forced.distance ||
      !going.has(cell) ||
      hasBlockedDirection(forced, cell, going),
  );
};

/** The lowest way to a cell, followed back from there. */
const lowestPath = (
  { compiled, target }: Forced,
  arrivals: ReadonlyMap<number, Arrival>,
  end: number,
): readonly Hex[] => {
  const path: Hex[] = [];
  for (
    let cell = end;
    cell !== target && cell !== NONE;
    cell = arrivals.get(cell)?.previous ?? NONE
  )
    path.push(hexOf(compiled, cell));
  return path.reverse();
};

const optionsOf = (forced: Forced): ForcedMove => {
  const { scene, target } = forced;
  if (isImmovable(scene.figures[scene.occupant[target] ?? NOBODY])) return { ends: [], paths: 0 };
  const arrivals = spreadForced(forced);
  const ends = [...endsOf(forced, [...arrivals.keys()])].sort((a, b) => a - b);
  const paths = ends.reduce((sum, cell) => sum + (arrivals.get(cell)?.ways ?? 0), 0);
  return {
    ends: ends.map((cell) => ({
      to: hexOf(forced.compiled, cell),
      path: lowestPath(forced, arrivals, cell),
    })),
    paths: Math.min(paths, Number.MAX_SAFE_INTEGER),
  };
};

/**
 * Where a figure may be pushed: each step increases the range distance to the source (R-MOVE-18), a
 * walker passes through allies only, and the last hex is unoccupied (R-MOVE-19, R-MOVE-21). Declining
 * is always allowed besides and is not listed; no ends mean that no step is possible, as for a figure
 * that covers several hexes and cannot be moved by force (R-MON-29). Which lengths are allowed
 * follows R-MOVE-22 and its option `forcedMoveMayChooseBlocked`.
 *
 * Errors: `notABoard`, `hexOffBoard`, `overlayOffBoard`, `overlaysCollide`, `duplicateFigure`,
 * `hexOccupied`, `invalidValue`, and `targetIsSource` for a figure that is to move itself; all at once.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { pushOptions } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * const pushed = pushOptions(board.right, {
 *   source: { q: 0, r: 0 },
 *   target: { q: 1, r: -1 },
 *   distance: 2,
 *   side: 'monsters',
 *   rules: { forcedMoveMayChooseBlocked: false },
 * });
 * assert(pushed._tag === 'Right');
 * assert.deepEqual(pushed.right.ends.map(({ to }) => to), [{ q: 3, r: -2 }]);
 */
export const pushOptions = (
  board: Board,
  query: ForcedMoveQuery,
): Either<NonEmptyArray<MovementError>, ForcedMove> =>
  mapRight(optionsOf)(readForced('push', board, query));

/**
 * Where a figure may be pulled: like {@link pushOptions}, but each step decreases the range distance
 * to the source. It never ends in the source's own hex, so an adjacent figure stays (R-MOVE-25).
 *
 * Errors: those of {@link pushOptions}.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { pullOptions } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * const pulled = pullOptions(board.right, {
 *   source: { q: 0, r: 0 },
 *   target: { q: 3, r: -2 },
 *   distance: 5,
 *   side: 'monsters',
 *   rules: { forcedMoveMayChooseBlocked: false },
 * });
 * assert(pulled._tag === 'Right');
 * assert.deepEqual(pulled.right.ends.map(({ to }) => to), [{ q: 1, r: -1 }]);
 */
export const pullOptions = (
  board: Board,
  query: ForcedMoveQuery,
): Either<NonEmptyArray<MovementError>, ForcedMove> =>
  mapRight(optionsOf)(readForced('pull', board, query));
