/**
 * Push and pull as slow and plain as can be, to check the real ones by: every sequence of steps is
 * tried, and those that may not end where they end are thrown away.
 *
 * @module
 */
import type { Hex } from '../../src/vocabulary/index.js';
import {
  DIRECTIONS,
  isSame,
  isWalled,
  keyOf,
  minus,
  plus,
  rangeBetween,
  type SlowBoard,
} from '../board/slow-board.js';

/** A push or pull, and all that stands and lies in its way. */
export interface SlowForcedMove {
  readonly board: SlowBoard;
  readonly kind: 'push' | 'pull';
  readonly source: Hex;
  readonly target: Hex;
  readonly distance: number;
  readonly flies: boolean;
  readonly obstacles: ReadonlySet<string>;
  /** Hexes of figures that the target cannot pass. */
  readonly barred: ReadonlySet<string>;
  /** Hexes of all figures but the target. */
  readonly taken: ReadonlySet<string>;
  /** Whether a blocked direction may be named to end it early (R-MOVE-22). */
  readonly mayChooseBlocked: boolean;
}

type Path = readonly Hex[];

const straight = (a: Hex, b: Hex): number => {
  const { q, r } = minus(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)); // R-HEX-1
};

const endOf = ({ target }: SlowForcedMove, path: Path): Hex => path[path.length - 1] ?? target;

const isTheWay = ({ kind }: SlowForcedMove, before: number, after: number): boolean =>
  kind === 'push' ? after > before : after < before;

const isWall = ({ board }: SlowForcedMove, from: Hex, to: Hex): boolean =>
  !board.floor.has(keyOf(to)) || isWalled(board, from, to);

/** Whether a step leads away or nearer by range, whatever is in its way (R-MOVE-18). */
const leadsRight = (move: SlowForcedMove, from: Hex, to: Hex): boolean =>
  !isWall(move, from, to) &&
  isTheWay(
    move,
    rangeBetween(move.board, from, move.source),
    rangeBetween(move.board, to, move.source),
  );

/** What a target cannot enter: R-MOVE-19, R-MOVE-21, R-MOVE-25. */
const isBarred = (move: SlowForcedMove, hex: Hex): boolean =>
  isSame(hex, move.source) ||
  (!move.flies && (move.obstacles.has(keyOf(hex)) || move.barred.has(keyOf(hex))));

const beside = (hex: Hex): Path => DIRECTIONS.map((direction) => plus(hex, direction));

/** All sequences of up to `distance` steps, wherever they end. */
const sequences = (move: SlowForcedMove, path: Path = []): readonly Path[] =>
  path.length === move.distance
    ? [path]
    : [
        path,
        ...beside(endOf(move, path))
          .filter((to) => leadsRight(move, endOf(move, path), to) && !isBarred(move, to))
          .flatMap((to) => sequences(move, [...path, to])),
      ];

const goesOnFrom = (start: Path, path: Path): boolean =>
  path.length > start.length && start.every((hex, index) => isSame(hex, path[index]!));

/** The ways that come to rest: one step or more, and nobody stands on the last hex (R-MOVE-19). */
const resting = (move: SlowForcedMove): readonly Path[] =>
  sequences(move).filter((path) => path.length > 0 && !move.taken.has(keyOf(endOf(move, path))));

/** Whether a blocked direction can be named at the end of a way (R-MOVE-22). */
const isBlockedAfter = (move: SlowForcedMove, path: Path, all: readonly Path[]): boolean => {
  const at = endOf(move, path);
  return beside(at).some((to) => {
    if (isWall(move, at, to))
      return isTheWay(move, straight(at, move.source), straight(to, move.source));
    if (!leadsRight(move, at, to)) return false;
    const couldOnlyBeLast = !all.some((other) => goesOnFrom([...path, to], other));
    return isBarred(move, to) || (move.taken.has(keyOf(to)) && couldOnlyBeLast);
  });
};

/** All ways on which the figure may be moved. */
export const forcedPaths = (move: SlowForcedMove): readonly Path[] => {
  const all = resting(move);
  const longest = Math.max(0, ...all.map((path) => path.length));
  if (!move.mayChooseBlocked) return all.filter((path) => path.length === longest);
  return all.filter(
    (path) =>
      path.length === move.distance ||
      !all.some((other) => goesOnFrom(path, other)) ||
      isBlockedAfter(move, path, all),
  );
};
