/**
 * Centres and corners as whole numbers, for geometry without rounding: the centre of a hex lies at
 * X = 3q, Y = q + 2r, Y down. The picture is stretched, but lines cross and touch as on the table.
 */

import type { Hex } from '../vocabulary/index.js';

/**
 * A point of the plane: pixels of a layout, or the scaled whole numbers of {@link scaledCorners}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type Point, scaledCentre } from 'gloomhaven-rules/hex';
 *
 * const centre: Point = scaledCentre({ q: 1, r: 1 });
 * assert.deepEqual(centre, { x: 3, y: 3 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface Point {
  /** Grows to the right. */
  readonly x: number;
  /** Grows downwards. */
  readonly y: number;
}

/**
 * Six points, one for each corner of a hex.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type SixPoints, scaledCorners } from 'gloomhaven-rules/hex';
 *
 * const corners: SixPoints = scaledCorners({ q: 0, r: 0 });
 * assert.equal(corners.length, 6);
 *
 * @category Models
 * @since 0.1.0
 */
export type SixPoints = readonly [Point, Point, Point, Point, Point, Point];

/**
 * The offsets from a centre to the six corners in the scaled whole numbers.
 *
 * Shape: corner 0 is the right one of a flat-top hex, then counter-clockwise on the screen. The edge
 * from corner `i` to corner `i + 1` is the one that direction `i` of {@link DIRECTIONS} crosses.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { SCALED_CORNERS } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(SCALED_CORNERS[1], { x: 1, y: -1 });
 *
 * @category Models
 * @since 0.1.0
 */
export const SCALED_CORNERS: SixPoints = [
  { x: 2, y: 0 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: -2, y: 0 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

/**
 * The centre of a hex in the scaled whole numbers: X = 3q, Y = q + 2r.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { scaledCentre } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(scaledCentre({ q: 2, r: -1 }), { x: 6, y: 0 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const scaledCentre = ({ q, r }: Hex): Point => ({ x: 3 * q + 0, y: q + 2 * r + 0 });

/**
 * The corners of a hex in the scaled whole numbers, in the order of {@link SCALED_CORNERS}.
 *
 * Laws: neighbours share two corners, exactly equal.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { scaledCorners } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(scaledCorners({ q: 1, r: 0 })[0], { x: 5, y: 1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const scaledCorners = (of: Hex): SixPoints => {
  const { x, y } = scaledCentre(of);
  return SCALED_CORNERS.map((corner) => ({
    x: x + corner.x,
    y: y + corner.y,
  })) as unknown as SixPoints;
};
