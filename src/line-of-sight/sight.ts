import type { Board } from '../board/index.js';
import { cellAt, compiledBehind, hexOf, NONE } from '../board/internal.js';
import type { Hex } from '../vocabulary/index.js';
import { ruleFor, type SightOptions } from './options.js';
import { lineBetween, type SightLine } from './sight-line.js';
import { sightRow } from './sight-row.js';

/**
 * Whether one hex sees another.
 *
 * Rule: R-LOS-1, R-LOS-2 and R-LOS-3, or what `options` ask for instead. Only walls and closed doors
 * block sight; figures and overlays never do. Range is a separate question (R-LOS-5). A hex that is
 * not on the board sees nothing and is not seen; a hex on the board sees itself. Where a value is no
 * board, no hex or no rule nothing is seen; {@link checkSight} says why.
 * Laws: sight is symmetric.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { isVisible } from 'gloomhaven-rules/line-of-sight';
 *
 * const corridor = compileBoard({ rows: ['. : .', ': . :'] });
 * assert(corridor._tag === 'Right');
 * const [left, right] = [{ q: 0, r: 0 }, { q: 2, r: -1 }];
 * assert.equal(isVisible(corridor.right, left, { q: 1, r: 0 }), true); // next to it
 * assert.equal(isVisible(corridor.right, left, right), false);
 *
 * @category Queries
 * @since 0.1.0
 */
export const isVisible = (board: Board, from: Hex, to: Hex, options?: SightOptions): boolean => {
  const compiled = compiledBehind(board);
  // Most questions come without options, one for each pair of hexes.
  const rule = options === undefined ? 'cornersStrict' : ruleFor(options);
  if (compiled === null || rule === null) return false;
  const origin = cellAt(compiled, from);
  const target = cellAt(compiled, to);
  if (origin === NONE || target === NONE) return false;
  const known = compiled.rows[rule][target];
  return (known === undefined ? sightRow(compiled, origin, rule)[target] : known[origin]) === 1;
};

/**
 * All hexes that a hex sees, without itself, in ascending order of `q`, then `r`.
 *
 * Rule: as for {@link isVisible}. A hex that is not on the board sees nothing; neither does anything
 * where a value is no board, no hex or no rule.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { visibleFrom } from 'gloomhaven-rules/line-of-sight';
 *
 * const corridor = compileBoard({ rows: ['. . . .'] });
 * assert(corridor._tag === 'Right');
 * const end = { q: 0, r: 0 };
 * assert.deepEqual(visibleFrom(corridor.right, end), [{ q: 1, r: -1 }]); // R-LOS-6
 * assert.equal(visibleFrom(corridor.right, end, { lineOfSight: 'hexToHex' }).length, 3);
 *
 * @category Queries
 * @since 0.1.0
 */
export const visibleFrom = (board: Board, from: Hex, options?: SightOptions): readonly Hex[] => {
  const compiled = compiledBehind(board);
  const rule = ruleFor(options);
  const origin = compiled === null ? NONE : cellAt(compiled, from);
  if (compiled === null || rule === null || origin === NONE) return [];
  const row = sightRow(compiled, origin, rule);
  const hexes: Hex[] = [];
  for (let cell = 0; cell < row.length; cell++)
    if (row[cell] === 1 && cell !== origin) hexes.push(hexOf(compiled, cell));
  return hexes;
};

/**
 * A line to draw that shows why one hex sees another; `null` if it does not.
 *
 * Shape: from corner to corner it is the shortest line that the rule allows, of equal ones the first
 * by corner numbers; hexes that share a free corner or a side have a line of length zero (R-LOS-2).
 * Between points it is the line from centre to centre if that touches no wall.
 * Rule: as for {@link isVisible}: `null` too where a value is no board, no hex or no rule. A hex on the
 * board sees itself.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { sightLine } from 'gloomhaven-rules/line-of-sight';
 *
 * const room = compileBoard({ rows: ['. . .', '. . .', '. . .', '. . .'] });
 * assert(room._tag === 'Right');
 * const line = sightLine(room.right, { q: 0, r: 2 }, { q: 2, r: 1 });
 * assert(line?.type === 'corners');
 * assert.deepEqual([line.fromCorner, line.toCorner], [0, 3]);
 *
 * @category Queries
 * @since 0.1.0
 */
export const sightLine = (
  board: Board,
  from: Hex,
  to: Hex,
  options?: SightOptions,
): SightLine | null => {
  const compiled = compiledBehind(board);
  const rule = ruleFor(options);
  if (compiled === null || rule === null) return null;
  const [a, b] = [cellAt(compiled, from), cellAt(compiled, to)];
  return a === NONE || b === NONE ? null : lineBetween(compiled, rule, a, b);
};
