import { explain as explainBoard, type BoardError, type SceneError } from './board/index.js';

/** Every error that the library returns; `type` tells them apart. */
export type RulesError = BoardError | SceneError;

/**
 * The English sentence for any error of the library: where in the input it lies, what is wrong, and
 * the ruling that says so.
 *
 * Each module has an `explain` of its own, for its own errors.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { board, explain } from 'gloomhaven-rules';
 *
 * const compiled = board.compileBoard({ hexes: [] });
 * assert(compiled._tag === 'Left');
 * assert.match(explain(compiled.left[0]), /no hex/);
 * ```
 */
export const explain = (error: RulesError): string => explainBoard(error);
