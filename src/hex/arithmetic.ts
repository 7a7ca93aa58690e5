/** Making, comparing and adding hexes. Every hex that this module returns is made by {@link hex}. */

import type { Eq as EqOf } from 'fp-ts/lib/Eq.js';
import type { Ord as OrdOf } from 'fp-ts/lib/Ord.js';

import type { Hex } from '../vocabulary/index.js';

/**
 * Makes a hex from its two axial coordinates.
 *
 * Shape: `q` counts columns to the right, `r` runs down (flat-top; the third axis is `-q - r`). Whole
 * numbers; -0 becomes 0, so that the value survives JSON.
 * Rule: R-HEX-1.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { hex } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(hex(2, -1), { q: 2, r: -1 });
 * assert.deepEqual(hex(-0, 0), { q: 0, r: 0 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const hex = (q: number, r: number): Hex => ({ q: q + 0, r: r + 0 }); // -0 + 0 is 0

/**
 * The hex at the centre of the coordinates.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { ORIGIN } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(ORIGIN, { q: 0, r: 0 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const ORIGIN: Hex = { q: 0, r: 0 };

/**
 * Adds two hexes as vectors: moves `a` by the offset `b`.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { add } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(add({ q: 1, r: 2 }, { q: 1, r: -1 }), { q: 2, r: 1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const add = (a: Hex, b: Hex): Hex => hex(a.q + b.q, a.r + b.r);

/**
 * Subtracts `b` from `a`: the offset that leads from `b` to `a`.
 *
 * Laws: `add(b, subtract(a, b))` equals `a`.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { subtract } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(subtract({ q: 2, r: 1 }, { q: 1, r: 2 }), { q: 1, r: -1 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const subtract = (a: Hex, b: Hex): Hex => hex(a.q - b.q, a.r - b.r);

/**
 * Turns an offset round: the hex on the other side of the origin.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { negate } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(negate({ q: 2, r: 0 }), { q: -2, r: 0 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const negate = (offset: Hex): Hex => hex(0 - offset.q, 0 - offset.r);

/**
 * Multiplies an offset by a whole number.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { scale } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(scale({ q: 1, r: -1 }, 3), { q: 3, r: -3 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const scale = (offset: Hex, factor: number): Hex =>
  hex(offset.q * factor, offset.r * factor);

/**
 * Tells whether two hexes are the same.
 *
 * Laws: looks at `q` and `r` only; 0 and -0 are the same.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { equals } from 'gloomhaven-rules/hex';
 *
 * assert.equal(equals({ q: 1, r: 2 }, { q: 1, r: 2 }), true);
 *
 * @category Queries
 * @since 0.1.0
 */
export const equals = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/**
 * Compares two hexes: by `q`, then by `r`. The order in which the library lists hexes.
 *
 * Shape: -1, 0 or 1, fit for `Array.prototype.sort`.
 * Laws: a total order; 0 exactly when {@link equals} holds.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compare } from 'gloomhaven-rules/hex';
 *
 * const hexes = [{ q: 1, r: 0 }, { q: 0, r: 2 }, { q: 0, r: -2 }];
 * assert.deepEqual(hexes.sort(compare), [{ q: 0, r: -2 }, { q: 0, r: 2 }, { q: 1, r: 0 }]);
 *
 * @category Queries
 * @since 0.1.0
 */
export const compare = (a: Hex, b: Hex): -1 | 0 | 1 =>
  a.q < b.q ? -1 : a.q > b.q ? 1 : a.r < b.r ? -1 : a.r > b.r ? 1 : 0;

/**
 * The order of lists of hexes: hex by hex with {@link compare}, a list before one that goes on.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compareAll } from 'gloomhaven-rules/hex';
 *
 * assert.equal(compareAll([{ q: 0, r: 0 }], [{ q: 0, r: 1 }]), -1);
 * assert.equal(compareAll([{ q: 0, r: 0 }], []), 1);
 *
 * @category Queries
 * @since 0.1.0
 */
export const compareAll = (a: readonly Hex[], b: readonly Hex[]): number => {
  const at = a.findIndex((one, index) => !equals(one, b[index] ?? { q: NaN, r: NaN }));
  const [one, other] = [a[at], b[at]];
  return one === undefined || other === undefined ? a.length - b.length : compare(one, other);
};

/**
 * The fp-ts `Eq` instance of hexes, made of {@link equals}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { uniq } from 'fp-ts/lib/Array.js';
 * import { Eq } from 'gloomhaven-rules/hex';
 *
 * assert.equal(uniq(Eq)([{ q: 1, r: 0 }, { q: 1, r: 0 }]).length, 1);
 *
 * @category Queries
 * @since 0.1.0
 */
export const Eq: EqOf<Hex> = { equals };

/**
 * The fp-ts `Ord` instance of hexes, made of {@link compare}.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { sort } from 'fp-ts/lib/Array.js';
 * import { Ord } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(sort(Ord)([{ q: 1, r: 0 }, { q: 0, r: 3 }]), [{ q: 0, r: 3 }, { q: 1, r: 0 }]);
 *
 * @category Queries
 * @since 0.1.0
 */
export const Ord: OrdOf<Hex> = { equals, compare };

/**
 * Writes a hex as a string, `"q,r"`, for use as a key of a record or a `Map`.
 *
 * Laws: two hexes have the same key exactly when {@link equals} holds; {@link fromKey} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { key } from 'gloomhaven-rules/hex';
 *
 * assert.equal(key({ q: 2, r: -1 }), '2,-1');
 *
 * @category Queries
 * @since 0.1.0
 */
export const key = ({ q, r }: Hex): string => `${q},${r}`;

/**
 * Reads a key that {@link key} wrote.
 *
 * Shape: `null` for every other string, such as one with spaces, leading zeros, or numbers that are
 * not whole or not exact.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromKey } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromKey('2,-1'), { q: 2, r: -1 });
 * assert.equal(fromKey('2;-1'), null);
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromKey = (text: string): Hex | null => {
  const [q, r] = text.split(',').map(Number);
  if (!Number.isSafeInteger(q) || !Number.isSafeInteger(r)) return null;
  const read = hex(Number(q), Number(r));
  return key(read) === text ? read : null; // refuses every other spelling of the same numbers
};

/**
 * A place between hexes: axial coordinates that need not be whole numbers.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type FractionalHex, round } from 'gloomhaven-rules/hex';
 *
 * const pointer: FractionalHex = { q: 0.9, r: 0.2 };
 * assert.deepEqual(round(pointer), { q: 1, r: 0 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface FractionalHex {
  /** The column, growing to the right. */
  readonly q: number;
  /** The row along the column, growing downwards. */
  readonly r: number;
}

/** Rounds to the nearest whole number, and halves down. */
const halfDown = (value: number): number => Math.ceil(value - 0.5);

/**
 * Finds the hex that contains a fractional one: the nearest centre.
 *
 * Shape: finite coordinates, such as {@link fromPixelFractional} returns.
 * Rule: decision: a point exactly on the border of two hexes belongs to the lower one by
 * {@link compare}; which of three hexes gets their common corner is not guaranteed.
 * Laws: a hex rounds to itself.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { round } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(round({ q: 1.2, r: -0.4 }), { q: 1, r: 0 });
 *
 * @category Queries
 * @since 0.1.0
 */
export const round = ({ q, r }: FractionalHex): Hex => {
  const s = 0 - q - r;
  const whole = { q: halfDown(q), r: halfDown(r), s: halfDown(s) };
  const offQ = Math.abs(q - whole.q);
  const offR = Math.abs(r - whole.r);
  const offS = Math.abs(s - whole.s);
  // The three must add up to 0, so the one that was rounded furthest gives way to the others.
  if (offQ > offR && offQ > offS) return hex(0 - whole.r - whole.s, whole.r);
  return offR > offS ? hex(whole.q, 0 - whole.q - whole.s) : hex(whole.q, whole.r);
};
