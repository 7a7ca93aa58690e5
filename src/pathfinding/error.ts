import { explain as explainScene, type SceneError } from '../board/index.js';

/** What can be wrong with a question about movement. */
export type MovementError = SceneError;

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
export const explain = (error: MovementError): string => explainScene(error);
