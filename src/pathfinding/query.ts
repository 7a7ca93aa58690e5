import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  NOBODY,
  NONE,
  readBoard,
  readCell,
  type CompiledBoard,
  type Scene,
} from '../board/internal.js';
import type { Board } from '../board/index.js';
import {
  type InvalidValue,
  invalidValue,
  isCount,
  isRecord,
  mapRight,
  readWord,
  refuse,
  right,
} from '../core/index.js';
import {
  MOVE_MODES,
  SIDES,
  type Hex,
  type MoveMode,
  type Overlay,
  type Piece,
  type Side,
} from '../vocabulary/index.js';
import type { MovementError } from './error.js';
import { moveRulesOf, type MoveRules } from './rules.js';

/** Who moves, from where and how. */
export interface MovementQuery {
  /** The hex where the move starts. A figure that stands there is the mover. */
  readonly from: Hex;
  /** Movement points, a whole number of at least 0; left out or `null` is without limit. */
  readonly points?: number | null;
  /** How it moves. Default `walk`. */
  readonly mode?: MoveMode;
  /**
   * Whether the mover has Flying (R-MOVE-9): walking and jumping become `fly`, and a teleport may end
   * on obstacles and touches no trap. Default `false`.
   */
  readonly flying?: boolean;
  /** The side of the mover: it passes through allies only (R-MOVE-2). */
  readonly side: Side;
  /** All figures on the board; the mover may be among them. Default none. */
  readonly figures?: readonly Piece[];
  /** What lies on the board. Default: the overlays of its map. */
  readonly overlays?: readonly Overlay[];
  /**
   * Whether the mover opens closed doors by moving in, as characters do (R-MOVE-6, R-MOVE-11). The
   * door's hex can then be reached; what lies beyond is unknown until it is open. A teleport opens
   * none, since it moves through no hex. Default `false`.
   */
  readonly opensDoors?: boolean;
  /** Rule flags that differ from those of gloomhaven. */
  readonly rules?: Partial<MoveRules>;
}

/** A movement query that was read against its board. */
export interface Mover {
  readonly compiled: CompiledBoard;
  readonly scene: Scene;
  readonly from: number;
  readonly points: number;
  readonly mode: MoveMode;
  readonly flying: boolean;
  readonly side: Side;
  /** Index of the mover among the figures, or -1. */
  readonly self: number;
  readonly opensDoors: boolean;
  readonly rules: MoveRules;
}

type Faults = MovementError[];

/** Reads a side; a fault is noted. */
export const readSide = (
  value: unknown,
  faults: { push: (fault: InvalidValue) => unknown },
): Side => readWord(SIDES, value, ['side'], faults) ?? 'neutral';

const readPoints = (value: unknown, faults: Faults): number => {
  if (value === undefined || value === null) return Infinity;
  if (isCount(value)) return value;
  faults.push(invalidValue(['points'], 'count', value));
  return 0;
};

/** Reads an optional switch; a fault is noted. */
export const readFlag = (
  value: unknown,
  path: readonly string[],
  initial: boolean,
  faults: { push: (fault: InvalidValue) => unknown },
): boolean => {
  if (value === undefined || value === null) return initial;
  if (typeof value !== 'boolean') faults.push(invalidValue(path, 'flag', value));
  return value === true;
};

/** Reads the rule flags of movement over those of gloomhaven. */
export const readMoveRules = (value: unknown, faults: Faults): MoveRules => {
  const initial = moveRulesOf('gloomhaven');
  if (value === undefined || value === null) return initial;
  if (!isRecord(value)) {
    faults.push(invalidValue(['rules'], 'rules', value));
    return initial;
  }
  const flag = (name: keyof MoveRules): boolean =>
    readFlag(value[name], ['rules', name], initial[name], faults);
  return {
    jumpDifficultLast: flag('jumpDifficultLast'),
    forcedMoveMayChooseBlocked: flag('forcedMoveMayChooseBlocked'),
  };
};

/** How a figure moves, and whether it flies while it does. */
export interface Gait {
  readonly mode: MoveMode;
  readonly flying: boolean;
}

/** Reads `mode` and `flying` of a query or action at `path`; faults are noted. */
export const readGait = (
  given: Readonly<Record<string, unknown>>,
  path: readonly string[],
  faults: { push: (fault: InvalidValue) => unknown },
): Gait => {
  const value = given['mode'] ?? 'walk';
  const mode = readWord(MOVE_MODES, value, [...path, 'mode'], faults);
  const flying = readFlag(given['flying'], [...path, 'flying'], false, faults) || mode === 'fly';
  return { mode: flying && mode !== 'teleport' ? 'fly' : (mode ?? 'walk'), flying };
};

/** Reads a movement query against its board. */
export const readMover = (
  board: Board,
  query: MovementQuery,
): Either<NonEmptyArray<MovementError>, Mover> => {
  const faults: Faults = [];
  const compiled = readBoard(board, ['board'], faults);
  const given: unknown = query;
  if (!isRecord(given)) faults.push(invalidValue([], 'movementQuery', given));
  if (compiled === null || !isRecord(given)) return refuse(faults);
  const scene = compiled.readScene(given, faults);
  const from = readCell(compiled, given['from'], ['from'], faults);
  const gait = readGait(given, [], faults);
  const opensDoors = readFlag(given['opensDoors'], ['opensDoors'], false, faults);
  const mover: Mover = {
    compiled,
    scene,
    from,
    points: readPoints(given['points'], faults),
    ...gait,
    side: readSide(given['side'], faults),
    self: from === NONE ? NOBODY : (scene.occupant[from] ?? NOBODY),
    opensDoors: opensDoors && gait.mode !== 'teleport',
    rules: readMoveRules(given['rules'], faults),
  };
  return faults.length === 0 ? right(mover) : refuse(faults);
};

/**
 * Says what is wrong with a movement query, or gives it back. {@link reachable} and the path
 * functions answer a faulty query with nothing, which is never a rules answer since a mover can
 * always stay; ask here why.
 *
 * Errors: `notABoard`, `hexOffBoard`, `overlayOffBoard`, `overlaysCollide`, `duplicateFigure`,
 * `hexOccupied`, `invalidValue`; all at once, each with its path.
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
  query: MovementQuery,
): Either<NonEmptyArray<MovementError>, MovementQuery> =>
  mapRight(() => query)(readMover(board, query));
