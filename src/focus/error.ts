import { explain as explainMovement, type FigureImmovable } from '../pathfinding/index.js';
import { explain as explainTargeting, type TargetingError } from '../targeting/index.js';

/** What can be wrong with a question about focus. */
export type FocusError = TargetingError | FigureImmovable;

/**
 * The English sentence for a fault of a focus query.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { explain, findFocus } from 'gloomhaven-rules/focus';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * const focus = findFocus({ board: board.right, figures: [], actor: 'guard', action: { attack: {} } });
 * assert(focus._tag === 'Left');
 * assert.equal(explain(focus.left[0]), 'actor: no figure has the id "guard"');
 */
export const explain = (error: FocusError): string =>
  error.type === 'figureImmovable' ? explainMovement(error) : explainTargeting(error);
