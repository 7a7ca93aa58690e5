/** Where hexes lie on a screen, and which hex lies under a point of it. */

import type { Hex } from '../vocabulary/index.js';
import { type FractionalHex, round } from './arithmetic.js';
import { type Point, scaledCentre, scaledCorners, type SixPoints } from './scaled.js';

/** How a map is drawn; plain JSON, made by {@link layout}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type Layout, toPixel } from 'gloomhaven-rules/hex';
 *
 * const map: Layout = { orientation: 'flat', size: 20, origin: { x: 100, y: 100 } };
 * assert.deepEqual(toPixel(map, { q: 0, r: 0 }), { x: 100, y: 100 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface Layout {
  /** `flat`: a corner points right, as on the game's maps. `pointy`: a corner points up. */
  readonly orientation: 'flat' | 'pointy';
  /** Pixels from the centre of a hex to a corner, more than 0. It is also the length of an edge. */
  readonly size: number;
  /** The pixel where the centre of hex 0,0 lies. */
  readonly origin: Point;
}

/**
 * Makes a layout; what is left out has a default.
 *
 * Shape: `orientation` is `flat` by default, `size` 1, `origin` 0,0. A pointy map is the flat one
 * turned by 30° counter-clockwise, so that direction 5 of {@link DIRECTIONS} points right.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { layout, toPixel } from 'gloomhaven-rules/hex';
 *
 * const map = layout({ orientation: 'flat', size: 20, origin: { x: 100, y: 100 } });
 * assert.equal(toPixel(map, { q: 1, r: 0 }).x, 130);
 *
 * @category Constructors
 * @since 0.1.0
 */
export const layout = ({
  orientation = 'flat',
  size = 1,
  origin = { x: 0, y: 0 },
}: Partial<Layout> = {}): Layout => ({ orientation, size, origin });

/** Height of a flat hex is √3 times its size. */
const SQRT_3 = 1.7320508075688772;

/** Draws a point of the scaled whole numbers, so that equal points land on equal pixels. */
const project = ({ orientation, size, origin }: Layout, { x, y }: Point): Point =>
  orientation === 'flat'
    ? { x: origin.x + (size / 2) * x, y: origin.y + ((size * SQRT_3) / 2) * y }
    : { x: origin.x + ((size * SQRT_3) / 4) * (x + y), y: origin.y + (size / 4) * (3 * y - x) };

/**
 * Finds the pixel where the centre of a hex lies.
 *
 * Shape: takes fractional hexes too, for a figure on its way from one hex to another.
 * Laws: {@link fromPixel} finds the hex again.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { layout, toPixel } from 'gloomhaven-rules/hex';
 *
 * const map = layout({ orientation: 'flat', size: 20 });
 * assert.equal(toPixel(map, { q: 2, r: -1 }).x, 60);
 * assert.equal(toPixel(map, { q: 0.5, r: -0.25 }).x, 15);
 *
 * @category Queries
 * @since 0.1.0
 */
export const toPixel = (on: Layout, of: FractionalHex): Point => project(on, scaledCentre(of));

/**
 * Finds the fractional hex at a pixel, for instance to drag a figure or to ask how far from a centre
 * a pointer is.
 *
 * Laws: the inverse of {@link toPixel}, up to floating point.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromPixelFractional, layout } from 'gloomhaven-rules/hex';
 *
 * const map = layout({ orientation: 'flat', size: 20 });
 * assert.equal(fromPixelFractional(map, { x: 15, y: 0 }).q, 0.5);
 *
 * @category Queries
 * @since 0.1.0
 */
export const fromPixelFractional = (
  { orientation, size, origin }: Layout,
  point: Point,
): FractionalHex => {
  const x = (point.x - origin.x) / size;
  const y = (point.y - origin.y) / size;
  return orientation === 'flat'
    ? { q: (2 * x) / 3 + 0, r: y / SQRT_3 - x / 3 + 0 }
    : { q: x / SQRT_3 - y / 3 + 0, r: (2 * y) / 3 + 0 };
};

/**
 * Finds the hex under a pixel.
 *
 * Laws: `fromPixel(on, toPixel(on, hex))` is `hex`. On a border as {@link round} decides.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromPixel, layout } from 'gloomhaven-rules/hex';
 *
 * const map = layout({ orientation: 'pointy', size: 20, origin: { x: 100, y: 100 } });
 * assert.deepEqual(fromPixel(map, { x: 137, y: 104 }), { q: 1, r: 0 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const fromPixel = (on: Layout, point: Point): Hex => round(fromPixelFractional(on, point));

/**
 * Finds the six corner pixels of a hex, to draw its outline.
 *
 * Shape: on a flat map corner 0 is the right one, on a pointy map the upper right one, then
 * counter-clockwise on the screen; on both the edge from corner `i` to corner `i + 1` is the one that
 * direction `i` of {@link DIRECTIONS} crosses.
 * Laws: neighbours share two corners, exactly equal.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { corners, layout } from 'gloomhaven-rules/hex';
 *
 * const map = layout({ orientation: 'flat', size: 20 });
 * assert.deepEqual(corners(map, { q: 0, r: 0 })[0], { x: 20, y: 0 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const corners = (on: Layout, of: Hex): SixPoints =>
  scaledCorners(of).map((corner) => project(on, corner)) as unknown as SixPoints;
