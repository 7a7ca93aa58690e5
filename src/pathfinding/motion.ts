import { readBoard, type CompiledBoard, type Scene } from '../board/internal.js';
import { invalidValue, isRecord, readSwitch, readWord, type FormFaults } from '../core/index.js';
import { SIDES, type Edition, type Overlay, type Piece, type Side } from '../vocabulary/index.js';
import { readRules } from '../vocabulary/internal.js';
import type { MovementError } from './error.js';
import { moveRulesOf, type MoveRules } from './rules.js';

/** What every question about a move says: whose it is, and what stands and lies on the board. */
export interface MotionQuery {
  /** The side of the figure that moves or is moved: it passes through allies only (R-MOVE-2, R-MOVE-19). */
  readonly side: Side;
  /**
   * Whether it has Flying: it ignores terrain and figures on its way (R-MOVE-9, R-MOVE-21). Walking and
   * jumping become `fly`, and a teleport may end on obstacles and touches no trap. Default `false`.
   */
  readonly flying?: boolean;
  /** All figures on the board; the one that moves or is moved may be among them. Default none. */
  readonly figures?: readonly Piece[];
  /** What lies on the board. Default: the overlays of its map. */
  readonly overlays?: readonly Overlay[];
  /** Whose rules apply. Default `gloomhaven`. */
  readonly edition?: Edition;
  /** Rule flags that differ from those of the edition. */
  readonly rules?: Partial<MoveRules>;
}

/** The fields of a {@link MotionQuery}, read against the board. */
export interface Motion {
  readonly compiled: CompiledBoard;
  readonly scene: Scene;
  readonly side: Side;
  readonly flying: boolean;
  readonly rules: MoveRules;
}

/** Reads a side; a fault is noted. */
export const readSide = (value: unknown, faults: FormFaults): Side =>
  readWord(SIDES, value, ['side'], faults) ?? 'neutral';

/** A question about a move as it was given, and what all such questions share. */
export interface Asked {
  readonly given: Readonly<Record<string, unknown>>;
  readonly motion: Motion;
}

/**
 * Reads what every question about a move says; `null` where there is no board or no question to read,
 * with the faults noted. `expected` are the words for the question.
 */
export const readMotion = (
  board: unknown,
  query: unknown,
  expected: string,
  faults: MovementError[],
): Asked | null => {
  const compiled = readBoard(board, ['board'], faults);
  if (!isRecord(query)) faults.push(invalidValue([], expected, query));
  if (compiled === null || !isRecord(query)) return null;
  const motion: Motion = {
    compiled,
    scene: compiled.readScene(query, faults),
    side: readSide(query['side'], faults),
    flying: readSwitch(query['flying'], false, [], 'flying', faults),
    rules: readRules(query, moveRulesOf, {}, faults),
  };
  return { given: query, motion };
};

/** Whether a figure covers several hexes: nothing moves it, neither itself nor force (R-MON-29). */
export const isImmovable = (figure: Piece | undefined): boolean =>
  (figure?.alsoAt ?? []).length > 0;
