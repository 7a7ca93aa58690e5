/** The six directions and the neighbours that lie in them. */

import type { Hex } from '../vocabulary/index.js';
import { add, equals, subtract } from './arithmetic.js';

/**
 * The number of a direction, an index of {@link DIRECTIONS}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type Direction, neighbour } from 'gloomhaven-rules/hex';
 *
 * const up: Direction = 1;
 * assert.deepEqual(neighbour({ q: 0, r: 0 }, up), { q: 0, r: -1 });
 *
 * @category Models
 * @since 0.1.0
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * The names of the six directions on a flat-top map, in the order of {@link DIRECTIONS}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { DIRECTIONS, DIRECTION_NAMES } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(DIRECTIONS[DIRECTION_NAMES.indexOf('down')], { q: 0, r: 1 });
 *
 * @category Models
 * @since 0.1.0
 */
export const DIRECTION_NAMES = [
  'upRight',
  'up',
  'upLeft',
  'downLeft',
  'down',
  'downRight',
] as const;

/**
 * The name of a direction on a flat-top map.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { DIRECTION_NAMES, type DirectionName } from 'gloomhaven-rules/hex';
 *
 * const first: DirectionName = 'upRight';
 * assert.equal(DIRECTION_NAMES[0], first);
 *
 * @category Models
 * @since 0.1.0
 */
export type DirectionName = (typeof DIRECTION_NAMES)[number];

/**
 * The offsets to the six neighbours, counter-clockwise on the screen, beginning up-right.
 *
 * Shape: direction `i` turned by 60° ({@link rotate} by 1) is direction `i + 1`; direction `i + 3` is
 * its opposite; direction `i` crosses the edge from corner `i` to corner `i + 1` of {@link corners}.
 * Rule: R-HEX-1.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { DIRECTIONS, rotate } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(DIRECTIONS[0], { q: 1, r: -1 });
 * assert.deepEqual(rotate(DIRECTIONS[0], 1), DIRECTIONS[1]);
 *
 * @category Models
 * @since 0.1.0
 */
export const DIRECTIONS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
  { q: 1, r: 0 },
];

/**
 * Finds the neighbour of a hex in one direction.
 *
 * Shape: `direction` is any whole number and counts modulo 6, so that `direction + 1` is always the
 * next one counter-clockwise.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { neighbour } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(neighbour({ q: 2, r: 2 }, 0), { q: 3, r: 1 });
 * assert.deepEqual(neighbour({ q: 2, r: 2 }, -1), { q: 3, r: 2 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const neighbour = (of: Hex, direction: number): Hex =>
  add(of, DIRECTIONS[(((direction % 6) + 6) % 6) as Direction]);

/**
 * Lists the six neighbours of a hex, in the order of {@link DIRECTIONS}.
 *
 * Pure geometry: walls and the edge of a map are the concern of `board`.
 * Rule: R-HEX-1.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { neighbours } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(neighbours({ q: 2, r: 2 })[1], { q: 2, r: 1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const neighbours = (of: Hex): Hex[] => DIRECTIONS.map((offset) => add(of, offset));

/**
 * Tells in which direction a neighbour lies.
 *
 * Shape: `null` when the two hexes are not neighbours.
 * Laws: `neighbour(from, directionTo(from, to))` equals `to`.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { DIRECTION_NAMES, directionTo } from 'gloomhaven-rules/hex';
 *
 * assert.equal(directionTo({ q: 2, r: 2 }, { q: 2, r: 1 }), DIRECTION_NAMES.indexOf('up'));
 * assert.equal(directionTo({ q: 2, r: 2 }, { q: 2, r: 4 }), null);
 *
 * @category Queries
 * @since 0.1.0
 */
export const directionTo = (from: Hex, to: Hex): Direction | null => {
  const offset = subtract(to, from);
  const index = DIRECTIONS.findIndex((direction) => equals(direction, offset));
  return index < 0 ? null : (index as Direction);
};
