import type { Board } from '../board/index.js';
import { compiledOf, hexOf, NONE } from '../board/internal.js';
import type { Hex } from '../vocabulary/index.js';
import { ruleOf, type SightRules } from './rules.js';
import { sightRow } from './sight-row.js';

/**
 * Whether one hex sees another.
 *
 * Rule: R-LOS-1, R-LOS-2 and R-LOS-3, or what `rules` asks for instead. Only walls and closed doors
 * block sight; figures and overlays never do. Range is a separate question (R-LOS-5). A hex that is
 * not on the board sees nothing and is not seen; a hex on the board sees itself.
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
export const isVisible = (
  board: Board,
  from: Hex,
  to: Hex,
  rules?: Partial<SightRules>,
): boolean => {
  const compiled = compiledOf(board);
  const origin = compiled.find(from.q, from.r);
  const target = compiled.find(to.q, to.r);
  if (origin === NONE || target === NONE) return false;
  const rule = ruleOf(rules);
  const known = compiled.rows[rule][target];
  return (known === undefined ? sightRow(compiled, origin, rule)[target] : known[origin]) === 1;
};

/**
 * All hexes that a hex sees, without itself, in ascending order of `q`, then `r`.
 *
 * Rule: as for {@link isVisible}. A hex that is not on the board sees nothing.
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
export const visibleFrom = (
  board: Board,
  from: Hex,
  rules?: Partial<SightRules>,
): readonly Hex[] => {
  const compiled = compiledOf(board);
  const origin = compiled.find(from.q, from.r);
  if (origin === NONE) return [];
  const row = sightRow(compiled, origin, ruleOf(rules));
  const hexes: Hex[] = [];
  for (let cell = 0; cell < row.length; cell++)
    if (row[cell] === 1 && cell !== origin) hexes.push(hexOf(compiled, cell));
  return hexes;
};
