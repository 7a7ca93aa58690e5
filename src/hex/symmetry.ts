/** The twelve ways to turn and mirror the hex grid onto itself, and the orientations of a pattern. */

import type { AreaPattern, Hex } from '../vocabulary/index.js';
import { add, compare, compareAll, equals, hex, ORIGIN, subtract } from './arithmetic.js';

/**
 * Turns a hex round a centre by sixths of a circle, counter-clockwise on the screen.
 *
 * Units: `turns` in steps of 60°; any whole number, negative ones clockwise.
 * Rule: R-ATK-19.
 * Laws: keeps distances; six turns change nothing.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { rotate } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(rotate({ q: 0, r: -1 }, 1), { q: -1, r: 0 });
 * assert.deepEqual(rotate({ q: 3, r: 0 }, -1, { q: 2, r: 0 }), { q: 2, r: 1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const rotate = (subject: Hex, turns: number, centre: Hex = ORIGIN): Hex =>
  transform(subject, { turns, mirrored: false }, centre);

/**
 * Mirrors a hex in an axis through a centre.
 *
 * Shape: axis 0 (the default) is the upright one, so that left and right change places; each next
 * axis is turned by 30° counter-clockwise, so that 3 swaps up and down. Any whole number, modulo 6.
 * Rule: R-ATK-19.
 * Laws: keeps distances; twice the same mirror changes nothing.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { DIRECTIONS, reflect } from 'gloomhaven-rules/hex';
 *
 * const [upRight, up, upLeft, , down] = DIRECTIONS;
 * assert.deepEqual(reflect(upRight), upLeft);
 * assert.deepEqual(reflect(up, 3), down);
 *
 * @category Queries
 * @since 0.1.0
 */
export const reflect = (subject: Hex, axis = 0, centre: Hex = ORIGIN): Hex =>
  transform(subject, { turns: axis, mirrored: true }, centre);

/**
 * One of the twelve ways to lay the grid onto itself.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type Symmetry, transform } from 'gloomhaven-rules/hex';
 *
 * const half: Symmetry = { turns: 3, mirrored: false };
 * assert.deepEqual(transform({ q: 1, r: 2 }, half), { q: -1, r: -2 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface Symmetry {
  /** Sixths of a circle, counter-clockwise; done after the mirroring. Any whole number, modulo 6. */
  readonly turns: number;
  /** Whether left and right change places first. */
  readonly mirrored: boolean;
}

/**
 * The twelve symmetries: six turns counter-clockwise beginning with none, then the same mirrored.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { key, SYMMETRIES, transform } from 'gloomhaven-rules/hex';
 *
 * const images = SYMMETRIES.map((symmetry) => key(transform({ q: 3, r: -1 }, symmetry)));
 * assert.equal(new Set(images).size, 12);
 *
 * @category Models
 * @since 0.1.0
 */
export const SYMMETRIES: readonly Symmetry[] = /*#__PURE__*/ Array.from(
  { length: 12 },
  (_, index) => ({ turns: index % 6, mirrored: index >= 6 }),
);

/**
 * Applies a symmetry to a hex round a centre.
 *
 * Laws: keeps distances; the twelve form a group (any two after one another are one of the twelve).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { transform } from 'gloomhaven-rules/hex';
 *
 * const moved = transform({ q: 1, r: 0 }, { turns: 1, mirrored: true });
 * assert.deepEqual(moved, { q: 0, r: 1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const transform = (
  subject: Hex,
  { turns, mirrored }: Symmetry,
  centre: Hex = ORIGIN,
): Hex => {
  const start = subtract(subject, centre);
  const sixths = ((turns % 6) + 6) % 6;
  let { q, r } = mirrored ? { q: 0 - start.q, r: start.q + start.r } : start;
  for (let turn = 0; turn < sixths; turn += 1) [q, r] = [q + r, 0 - q];
  return add(centre, { q, r });
};

/**
 * A pattern laid in one of its orientations, in a normal form that can be compared.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type OrientedPattern, orientations } from 'gloomhaven-rules/hex';
 *
 * const [single]: OrientedPattern[] = orientations({ hexes: [{ q: 4, r: 4 }] });
 * assert.deepEqual(single, { hexes: [{ q: 0, r: 0 }], origin: null });
 *
 * @category Models
 * @since 0.1.0
 */
export interface OrientedPattern {
  /** The covered hexes in the order of {@link compare}: offsets from the origin or, without one, from the first. */
  readonly hexes: readonly Hex[];
  /** `{ q: 0, r: 0 }` for a pattern with an origin, else `null`. */
  readonly origin: Hex | null;
}

const placedFrom = (anchor: Hex, sorted: readonly Hex[]): Hex[] =>
  sorted
    .filter((one, index) => !equals(one, sorted[index - 1] ?? { q: NaN, r: NaN }))
    .map((one) => subtract(one, anchor));

/**
 * Lists the different ways to lay an area pattern, each once.
 *
 * Shape: first the pattern as given, then turned counter-clockwise step by step, then mirrored and
 * turned; orientations that repeat an earlier one are left out. With an origin (melee), hexes are
 * offsets from it and two orientations are equal when they cover the same offsets. Without one
 * (ranged), only the shape counts: the lowest hex lies at 0,0. Hexes given twice are taken once.
 * `mirrored: false` leaves the mirror images out (default `true`).
 * Rule: R-ATK-19.
 * Laws: 1, 2, 3, 4, 6 or 12 orientations; turning the pattern first gives the same set.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { orientations } from 'gloomhaven-rules/hex';
 *
 * const pair = [{ q: 0, r: -1 }, { q: 1, r: -1 }];
 * assert.equal(orientations({ hexes: pair, origin: { q: 0, r: 0 } }).length, 6);
 * assert.equal(orientations({ hexes: pair }).length, 3);
 *
 * @category Queries
 * @since 0.1.0
 */
export const orientations = (
  pattern: AreaPattern,
  { mirrored = true }: { readonly mirrored?: boolean } = {},
): OrientedPattern[] => {
  const origin = pattern.origin ?? null;
  const distinct: OrientedPattern[] = [];
  for (const symmetry of SYMMETRIES.slice(0, mirrored ? 12 : 6)) {
    const turned = pattern.hexes
      .map((one) => transform(one, symmetry, origin ?? ORIGIN))
      .sort(compare);
    const hexes = placedFrom(origin ?? turned[0] ?? ORIGIN, turned);
    if (!distinct.some((known) => compareAll(known.hexes, hexes) === 0))
      distinct.push({ hexes, origin: origin && hex(0, 0) });
  }
  return distinct;
};
