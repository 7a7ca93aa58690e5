import { explain as explainScene, type SceneError } from '../board/index.js';
import { showPath, showRuling, type ErrorBase } from '../core/index.js';
import type { Hex } from '../vocabulary/index.js';

/** A mover that covers several hexes: such figures never leave their place. */
export interface FigureImmovable extends ErrorBase {
  readonly type: 'figureImmovable';
  readonly ruling: 'R-MON-29';
  /** Id of the figure. */
  readonly figure: string;
}

/** A figure that is to push or pull itself. */
export interface TargetIsSource extends ErrorBase {
  readonly type: 'targetIsSource';
  readonly ruling: 'R-MOVE-18';
  /** The hex of the target. */
  readonly hex: Hex;
}

/** What can be wrong with a question about movement. */
export type MovementError = SceneError | FigureImmovable | TargetIsSource;

const sentence = (error: FigureImmovable | TargetIsSource): string =>
  error.type === 'figureImmovable'
    ? `"${error.figure}" covers several hexes and cannot move`
    : `the figure on (${String(error.hex.q)},${String(error.hex.r)}) cannot push or pull itself`;

/**
 * The English sentence for a fault of a movement query.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { checkMovement, explain } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * const checked = checkMovement(board.right, { from: { q: 5, r: 0 }, points: 2, side: 'monsters' });
 * assert(checked._tag === 'Left');
 * assert.equal(explain(checked.left[0]), 'from: the hex (5,0) is not on the board (R-HEX-3)');
 */
export const explain = (error: MovementError): string => {
  switch (error.type) {
    case 'figureImmovable':
    case 'targetIsSource':
      return `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
    default:
      return explainScene(error);
  }
};
