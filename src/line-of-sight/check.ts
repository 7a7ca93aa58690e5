import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { explain as explainScene, type Board, type SceneError } from '../board/index.js';
import { readBoard, readCell } from '../board/internal.js';
import { refuse, right } from '../core/index.js';
import type { Hex } from '../vocabulary/index.js';
import { readOptions, type SightOptions } from './options.js';
import type { SightRules } from './rules.js';

/**
 * What can be wrong with a question about sight.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { checkSight, type SightError } from 'gloomhaven-rules/line-of-sight';
 *
 * const yard = compileBoard({ rows: ['. .'] });
 * assert(yard._tag === 'Right');
 * const checked = checkSight(yard.right, { q: 0, r: 0 }, { q: 5, r: 0 });
 * assert(checked._tag === 'Left');
 * const fault: SightError = checked.left[0];
 * assert.deepEqual([fault.type, fault.path], ['hexOffBoard', ['to']]);
 *
 * @category Errors
 * @since 0.1.0
 */
export type SightError = SceneError;

/**
 * The English sentence for a fault of a question about sight.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { checkSight, explain } from 'gloomhaven-rules/line-of-sight';
 *
 * const yard = compileBoard({ rows: ['. .'] });
 * assert(yard._tag === 'Right');
 * const checked = checkSight(yard.right, { q: 0, r: 0 }, { q: 5, r: 0 });
 * assert(checked._tag === 'Left');
 * assert.equal(explain(checked.left[0]), 'to: the hex (5,0) is not on the board (R-HEX-3)');
 *
 * @category Errors
 * @since 0.1.0
 */
export const explain = (error: SightError): string => explainScene(error);

/**
 * Says what is wrong with a question about sight, or which rule applies to it. `isVisible`,
 * `visibleFrom` and `sightLine` answer a faulty question as if nothing were seen; ask here why. `to` is
 * `null` for a question about all hexes.
 *
 * Errors: `notABoard`, `hexOffBoard`, `invalidValue`; all at once, each with its path.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { checkSight } from 'gloomhaven-rules/line-of-sight';
 *
 * const yard = compileBoard({ rows: ['. .'] });
 * assert(yard._tag === 'Right');
 * const checked = checkSight(yard.right, { q: 0, r: 0 }, null, { edition: 'frosthaven' });
 * assert.deepEqual(checked, { _tag: 'Right', right: { lineOfSight: 'hexToHex' } });
 *
 * @category Queries
 * @since 0.1.0
 */
export const checkSight = (
  board: Board,
  from: Hex,
  to: Hex | null,
  options?: SightOptions,
): Either<NonEmptyArray<SightError>, SightRules> => {
  const faults: SightError[] = [];
  const compiled = readBoard(board, ['board'], faults);
  const rules = readOptions(options, faults);
  if (compiled !== null) {
    readCell(compiled, from, ['from'], faults);
    if (to !== null) readCell(compiled, to, ['to'], faults);
  }
  return faults.length > 0 ? refuse(faults) : right(rules);
};
