import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { NOBODY, NONE, readCell } from '../board/internal.js';
import type { Board } from '../board/index.js';
import {
  invalidValue,
  isCount,
  readSwitch,
  readWord,
  refuse,
  right,
  type FormFaults,
} from '../core/index.js';
import { MOVE_MODES, type Hex, type MoveMode, type Piece } from '../vocabulary/index.js';
import type { MovementError } from './error.js';
import { isImmovable, readMotion, type Motion, type MotionQuery } from './motion.js';

/** Who moves, from where and how. */
export interface MovementQuery extends MotionQuery {
  /**
   * The hex where the move starts. A figure that stands there is the mover; it must not cover several
   * hexes, since such a figure cannot move (R-MON-29).
   */
  readonly from: Hex;
  /** Movement points, a whole number of at least 0; left out or `null` is without limit. */
  readonly points?: number | null;
  /** How it moves. Default `walk`. */
  readonly mode?: MoveMode;
  /**
   * Whether the mover opens closed doors by moving in, as characters do (R-MOVE-6, R-MOVE-11). The
   * door's hex can then be reached; what lies beyond is unknown until it is open. A teleport opens
   * none, since it moves through no hex. Default `false`.
   */
  readonly opensDoors?: boolean;
}

/** A movement query that was read against its board. */
export interface Mover extends Motion {
  readonly from: number;
  readonly points: number;
  readonly mode: MoveMode;
  /** Index of the mover among the figures, or -1. */
  readonly self: number;
  readonly opensDoors: boolean;
}

/** A movement query as it was given, and the mover that it makes. */
export interface Read {
  readonly given: Readonly<Record<string, unknown>>;
  readonly mover: Mover;
}

type Faults = MovementError[];

const readPoints = (value: unknown, faults: Faults): number => {
  if (value === undefined || value === null) return Infinity;
  if (isCount(value)) return value;
  faults.push(invalidValue(['points'], 'count', value));
  return 0;
};

/** How a figure moves, and whether it flies while it does. */
export interface Gait {
  readonly mode: MoveMode;
  readonly flying: boolean;
}

const readMode = (
  given: Readonly<Record<string, unknown>>,
  path: readonly string[],
  faults: FormFaults,
): MoveMode => readWord(MOVE_MODES, given['mode'] ?? 'walk', [...path, 'mode'], faults) ?? 'walk';

/** Whoever flies flies however it would walk or jump (R-MOVE-9). */
const gaitOf = (hasFlying: boolean, mode: MoveMode): Gait => {
  const flying = hasFlying || mode === 'fly';
  return { mode: flying && mode !== 'teleport' ? 'fly' : mode, flying };
};

/** Reads `mode` and `flying` of a query or action at `path`; faults are noted. */
export const readGait = (
  given: Readonly<Record<string, unknown>>,
  path: readonly string[],
  faults: FormFaults,
): Gait => {
  const mode = readMode(given, path, faults);
  return gaitOf(readSwitch(given['flying'], false, path, 'flying', faults), mode);
};

const noteImmovable = (figure: Piece | undefined, faults: Faults): void => {
  if (figure !== undefined && isImmovable(figure))
    faults.push({ type: 'figureImmovable', path: ['from'], ruling: 'R-MON-29', figure: figure.id });
};

/** Reads a movement query against its board; `null` where there is nothing to read, faults are noted. */
export const noteMover = (board: Board, query: MovementQuery, faults: Faults): Read | null => {
  const asked = readMotion(board, query, 'movementQuery', faults);
  if (asked === null) return null;
  const { given, motion } = asked;
  const { compiled, scene, side, rules } = motion;
  const from = readCell(compiled, given['from'], ['from'], faults);
  const self = from === NONE ? NOBODY : (scene.occupant[from] ?? NOBODY);
  noteImmovable(scene.figures[self], faults);
  const { mode, flying } = gaitOf(motion.flying, readMode(given, [], faults));
  const opensDoors = readSwitch(given['opensDoors'], false, [], 'opensDoors', faults);
  const mover: Mover = {
    compiled,
    scene,
    from,
    points: readPoints(given['points'], faults),
    mode,
    flying,
    side,
    self,
    opensDoors: opensDoors && mode !== 'teleport',
    rules,
  };
  return { given, mover };
};

/** Reads a movement query against its board. */
export const readMover = (
  board: Board,
  query: MovementQuery,
): Either<NonEmptyArray<MovementError>, Mover> => {
  const faults: Faults = [];
  const read = noteMover(board, query, faults);
  return read === null || faults.length > 0 ? refuse(faults) : right(read.mover);
};
