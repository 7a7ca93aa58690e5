/** Other ways to write the same hex, to and from axial coordinates. All are whole numbers, never -0. */

import type { Hex } from '../vocabulary/index.js';
import { hex } from './arithmetic.js';

interface ColumnAndRow {
  /** Counts columns to the right. */
  readonly column: number;
  /** Counts rows downwards. */
  readonly row: number;
}

const at = (column: number, row: number): ColumnAndRow => ({ column: column + 0, row: row + 0 });

/**
 * A flat-top hex by column and row, odd columns half a hex lower ("odd-q").
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type OddQ, fromOddQ } from 'gloomhaven-rules/hex';
 *
 * const cell: OddQ = { column: 3, row: -1 };
 * assert.deepEqual(fromOddQ(cell), { q: 3, r: -2 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface OddQ {
  /** Counts columns to the right. */
  readonly column: number;
  /** Counts rows downwards. */
  readonly row: number;
}

/**
 * Writes a hex in odd-q coordinates.
 *
 * Laws: {@link fromOddQ} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toOddQ } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toOddQ({ q: 3, r: -2 }), { column: 3, row: -1 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toOddQ = ({ q, r }: Hex): OddQ => at(q, r + Math.floor(q / 2));

/**
 * Reads a hex from odd-q coordinates.
 *
 * Laws: {@link toOddQ} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromOddQ } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromOddQ({ column: 3, row: -1 }), { q: 3, r: -2 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromOddQ = ({ column, row }: OddQ): Hex => hex(column, row - Math.floor(column / 2));

/**
 * A flat-top hex by column and row, even columns half a hex lower ("even-q").
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type EvenQ, fromEvenQ } from 'gloomhaven-rules/hex';
 *
 * const cell: EvenQ = { column: 3, row: 0 };
 * assert.deepEqual(fromEvenQ(cell), { q: 3, r: -2 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface EvenQ {
  /** Counts columns to the right. */
  readonly column: number;
  /** Counts rows downwards. */
  readonly row: number;
}

/**
 * Writes a hex in even-q coordinates.
 *
 * Laws: {@link fromEvenQ} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toEvenQ } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toEvenQ({ q: 3, r: -2 }), { column: 3, row: 0 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toEvenQ = ({ q, r }: Hex): EvenQ => at(q, r + Math.ceil(q / 2));

/**
 * Reads a hex from even-q coordinates.
 *
 * Laws: {@link toEvenQ} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromEvenQ } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromEvenQ({ column: 3, row: 0 }), { q: 3, r: -2 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromEvenQ = ({ column, row }: EvenQ): Hex => hex(column, row - Math.ceil(column / 2));

/**
 * A pointy-top hex by column and row, odd rows half a hex to the right ("odd-r").
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type OddR, fromOddR } from 'gloomhaven-rules/hex';
 *
 * const cell: OddR = { column: 2, row: 3 };
 * assert.deepEqual(fromOddR(cell), { q: 1, r: 3 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface OddR {
  /** Counts columns to the right. */
  readonly column: number;
  /** Counts rows downwards. */
  readonly row: number;
}

/**
 * Writes a hex in odd-r coordinates.
 *
 * Laws: {@link fromOddR} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toOddR } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toOddR({ q: 1, r: 3 }), { column: 2, row: 3 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toOddR = ({ q, r }: Hex): OddR => at(q + Math.floor(r / 2), r);

/**
 * Reads a hex from odd-r coordinates.
 *
 * Laws: {@link toOddR} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromOddR } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromOddR({ column: 2, row: 3 }), { q: 1, r: 3 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromOddR = ({ column, row }: OddR): Hex => hex(column - Math.floor(row / 2), row);

/**
 * A pointy-top hex by column and row, even rows half a hex to the right ("even-r").
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type EvenR, fromEvenR } from 'gloomhaven-rules/hex';
 *
 * const cell: EvenR = { column: 3, row: 3 };
 * assert.deepEqual(fromEvenR(cell), { q: 1, r: 3 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface EvenR {
  /** Counts columns to the right. */
  readonly column: number;
  /** Counts rows downwards. */
  readonly row: number;
}

/**
 * Writes a hex in even-r coordinates.
 *
 * Laws: {@link fromEvenR} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toEvenR } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toEvenR({ q: 1, r: 3 }), { column: 3, row: 3 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toEvenR = ({ q, r }: Hex): EvenR => at(q + Math.ceil(r / 2), r);

/**
 * Reads a hex from even-r coordinates.
 *
 * Laws: {@link toEvenR} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromEvenR } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromEvenR({ column: 3, row: 3 }), { q: 1, r: 3 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromEvenR = ({ column, row }: EvenR): Hex => hex(column - Math.ceil(row / 2), row);

/**
 * A flat-top hex by column and row where a step down counts 2 rows and a step aslant 1 ("double-height").
 *
 * Shape: column and row are both even or both odd; the other pairs lie between two hexes.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type DoubledHeight, fromDoubledHeight } from 'gloomhaven-rules/hex';
 *
 * const cell: DoubledHeight = { column: 3, row: -1 };
 * assert.deepEqual(fromDoubledHeight(cell), { q: 3, r: -2 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface DoubledHeight {
  /** Counts columns to the right. */
  readonly column: number;
  /** Counts half hexes downwards; even exactly in even columns. */
  readonly row: number;
}

/**
 * Writes a hex in doubled-height coordinates.
 *
 * Laws: {@link fromDoubledHeight} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toDoubledHeight } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toDoubledHeight({ q: 3, r: -2 }), { column: 3, row: -1 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toDoubledHeight = ({ q, r }: Hex): DoubledHeight => at(q, 2 * r + q);

/**
 * Reads a hex from doubled-height coordinates.
 *
 * Shape: a pair that lies between two hexes is read as the one above.
 * Laws: {@link toDoubledHeight} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromDoubledHeight } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromDoubledHeight({ column: 3, row: -1 }), { q: 3, r: -2 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromDoubledHeight = ({ column, row }: DoubledHeight): Hex =>
  hex(column, Math.floor((row - column) / 2));

/**
 * A pointy-top hex by column and row where a step to the right counts 2 columns and a step aslant 1 ("double-width").
 *
 * Shape: column and row are both even or both odd; the other pairs lie between two hexes.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type DoubledWidth, fromDoubledWidth } from 'gloomhaven-rules/hex';
 *
 * const cell: DoubledWidth = { column: 5, row: 3 };
 * assert.deepEqual(fromDoubledWidth(cell), { q: 1, r: 3 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface DoubledWidth {
  /** Counts half hexes to the right; even exactly in even rows. */
  readonly column: number;
  /** Counts rows downwards. */
  readonly row: number;
}

/**
 * Writes a hex in doubled-width coordinates.
 *
 * Laws: {@link fromDoubledWidth} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toDoubledWidth } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toDoubledWidth({ q: 1, r: 3 }), { column: 5, row: 3 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toDoubledWidth = ({ q, r }: Hex): DoubledWidth => at(2 * q + r, r);

/**
 * Reads a hex from doubled-width coordinates.
 *
 * Shape: a pair that lies between two hexes is read as the one to the left.
 * Laws: {@link toDoubledWidth} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromDoubledWidth } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromDoubledWidth({ column: 5, row: 3 }), { q: 1, r: 3 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromDoubledWidth = ({ column, row }: DoubledWidth): Hex =>
  hex(Math.floor((column - row) / 2), row);

/**
 * A hex by its three axes, which always add up to 0.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { type Cube, fromCube } from 'gloomhaven-rules/hex';
 *
 * const cube: Cube = { q: 3, r: -2, s: -1 };
 * assert.deepEqual(fromCube(cube), { q: 3, r: -2 });
 *
 * @category Models
 * @since 0.1.0
 */
export interface Cube {
  /** The first axial coordinate. */
  readonly q: number;
  /** The second axial coordinate. */
  readonly r: number;
  /** The third axis, `0 - q - r`. */
  readonly s: number;
}

/**
 * Writes a hex in cube coordinates.
 *
 * Laws: {@link fromCube} reads it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { toCube } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(toCube({ q: 3, r: -2 }), { q: 3, r: -2, s: -1 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const toCube = ({ q, r }: Hex): Cube => ({ ...hex(q, r), s: 0 - q - r });

/**
 * Reads a hex from cube coordinates.
 *
 * Shape: `s` follows from the other two and is not looked at.
 * Laws: {@link toCube} writes it back.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromCube } from 'gloomhaven-rules/hex';
 *
 * assert.deepEqual(fromCube({ q: 3, r: -2, s: -1 }), { q: 3, r: -2 });
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromCube = ({ q, r }: Cube): Hex => hex(q, r);
