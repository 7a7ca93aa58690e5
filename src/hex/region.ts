/** Distance, and the sets of hexes that follow from it: rings, disks, spirals and lines. */

import type { Hex } from '../vocabulary/index.js';
import { add, ORIGIN, scale, subtract } from './arithmetic.js';
import { DIRECTIONS, neighbour } from './direction.js';

/**
 * Counts the steps between two hexes when nothing is in the way.
 *
 * Units: hexes; neighbours are 1 apart. Range around walls is `range` of `board`.
 * Rule: R-HEX-1.
 * Laws: a metric (0 exactly for equal hexes, symmetric, triangle inequality).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { distance } from 'gloomhaven-rules/hex';
 *
 * assert.equal(distance({ q: 0, r: 0 }, { q: 2, r: 1 }), 3);
 *
 * @category Queries
 * @since 0.1.0
 */
export const distance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/**
 * Lists the hexes at exactly one distance from a centre, counter-clockwise.
 *
 * Shape: begins down-right of the centre (direction 5 of {@link DIRECTIONS}); 6 × `radius` hexes, one
 * for radius 0. Units: `radius` in hexes, a whole number from 0; for any other number the list is
 * empty.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { ring } from 'gloomhaven-rules/hex';
 *
 * assert.equal(ring({ q: 0, r: 0 }, 2).length, 12);
 * assert.deepEqual(ring({ q: 0, r: 0 }, 2)[0], { q: 2, r: 0 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const ring = (centre: Hex, radius: number): Hex[] => {
  if (radius === 0) return [add(centre, ORIGIN)];
  if (!Number.isSafeInteger(radius)) return [];
  return DIRECTIONS.flatMap((_, side) => {
    const corner = add(centre, scale(neighbour(ORIGIN, side - 1), radius));
    const along = neighbour(ORIGIN, side + 1);
    return Array.from({ length: radius }, (__, step) => add(corner, scale(along, step)));
  });
};

/**
 * Lists the hexes within a distance of a centre, ring by ring from the inside out.
 *
 * Shape: as {@link ring}, and the same hexes as {@link disk}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { spiral } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(spiral({ q: 0, r: 0 }, 1).slice(0, 2), [{ q: 0, r: 0 }, { q: 1, r: 0 }]);
 *
 * @category Queries
 * @since 0.1.0
 */
export const spiral = (centre: Hex, radius: number): Hex[] =>
  Number.isSafeInteger(radius)
    ? Array.from({ length: radius + 1 }, (_, inner) => ring(centre, inner)).flat()
    : [];

/**
 * Lists the hexes within a distance of a centre, in the order of {@link compare}.
 *
 * Shape: 3 × `radius` × (`radius` + 1) + 1 hexes, the centre among them. Units: `radius` in hexes, a
 * whole number from 0; for any other number the list is empty.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { disk } from 'gloomhaven-rules/hex';
 *
 * assert.equal(disk({ q: 0, r: 0 }, 2).length, 19);
 *
 * @category Queries
 * @since 0.1.0
 */
export const disk = (centre: Hex, radius: number): Hex[] => {
  const out: Hex[] = [];
  if (!Number.isSafeInteger(radius)) return out;
  for (let q = 0 - radius; q <= radius; q += 1) {
    const last = Math.min(radius, radius - q);
    for (let r = Math.max(0 - radius, 0 - radius - q); r <= last; r += 1) {
      out.push(add(centre, { q, r }));
    }
  }
  return out;
};

/** Rounds `numerator / denominator` to the nearest whole number, and exact halves down. */
const divideHalfDown = (numerator: number, denominator: number): number =>
  Math.ceil((2 * numerator - denominator) / (2 * denominator));

/**
 * Lists the hexes on the straight line between two centres, both ends included.
 *
 * Shape: `distance(a, b) + 1` hexes, each next to the one before. Decided in whole numbers.
 * Rule: decision: where the line runs exactly between two hexes, the lower one by {@link compare} is
 * taken. This says nothing about sight, which has a rule of its own (R-LOS-1).
 * Laws: `line(b, a)` is `line(a, b)` reversed; moving both ends moves the line.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { line } from 'gloomhaven-rules/hex';
 *
 * const middle = line({ q: 0, r: 0 }, { q: 1, r: 1 })[1];
 * assert.deepEqual(middle, { q: 0, r: 1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const line = (a: Hex, b: Hex): Hex[] => {
  const length = distance(a, b);
  const { q, r } = subtract(b, a);
  const s = 0 - q - r;
  // The longest of the three axes changes by exactly 1 a step; only the other two need rounding.
  return Array.from({ length: length + 1 }, (_, step) => {
    if (length === 0) return add(a, { q, r });
    if (Math.abs(q) === length) {
      return add(a, { q: (q / length) * step, r: divideHalfDown(r * step, length) });
    }
    const rounded = divideHalfDown(q * step, length);
    const exact = Math.abs(r) === length ? (r / length) * step : 0 - (s / length) * step - rounded;
    return add(a, { q: rounded, r: exact });
  });
};
