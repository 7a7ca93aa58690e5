import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import * as H from '../../src/hex/index.js';
import { anyHex, survivesJson, zeroishHex } from './arbitraries.js';

const odd = (n: number): number => Math.abs(n % 2);
const even = (n: number): number => 1 - odd(n);
interface Cell {
  readonly column: number;
  readonly row: number;
}

/**
 * Each system with an independent account of where its cells lie, counted in half hexes along the
 * axis in which cells are shifted, and where the same hex lies by its axial coordinates.
 */
const systems: readonly {
  readonly name: string;
  readonly to: (hex: H.Hex) => Cell;
  readonly from: (cell: Cell) => H.Hex;
  readonly lane: (cell: Cell) => number;
  readonly half: (cell: Cell) => number;
  readonly pointy: boolean;
}[] = [
  { name: 'odd-q', to: H.toOddQ, from: H.fromOddQ, pointy: false, lane: (c) => c.column, half: (c) => 2 * c.row + odd(c.column) },
  { name: 'even-q', to: H.toEvenQ, from: H.fromEvenQ, pointy: false, lane: (c) => c.column, half: (c) => 2 * c.row + even(c.column) - 1 },
  { name: 'odd-r', to: H.toOddR, from: H.fromOddR, pointy: true, lane: (c) => c.row, half: (c) => 2 * c.column + odd(c.row) },
  { name: 'even-r', to: H.toEvenR, from: H.fromEvenR, pointy: true, lane: (c) => c.row, half: (c) => 2 * c.column + even(c.row) - 1 },
  { name: 'doubled-height', to: H.toDoubledHeight, from: H.fromDoubledHeight, pointy: false, lane: (c) => c.column, half: (c) => c.row },
  { name: 'doubled-width', to: H.toDoubledWidth, from: H.fromDoubledWidth, pointy: true, lane: (c) => c.row, half: (c) => c.column },
]; // prettier-ignore

describe.each(systems)('$name', ({ name, to, from, lane, half, pointy }) => {
  it('lies where the axial hex lies', () => {
    fc.assert(
      fc.property(anyHex(), (hex) => {
        const cell = Object.freeze(to(hex));
        expect(lane(cell)).toBe(pointy ? hex.r : hex.q);
        expect(half(cell)).toBe(pointy ? 2 * hex.q + hex.r : 2 * hex.r + hex.q);
      }),
    );
  });

  it('reads back what it writes, and the other way round', () => {
    fc.assert(
      fc.property(anyHex(2 ** 40), (hex) => {
        expect(from(Object.freeze(to(hex)))).toStrictEqual({ q: hex.q, r: hex.r });
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (column, row) => {
        fc.pre(!name.startsWith('doubled') || odd(column) === odd(row));
        expect(to(from({ column, row }))).toStrictEqual({ column, row });
      }),
    );
  });

  it('never returns -0', () => {
    fc.assert(
      fc.property(zeroishHex, (hex) => {
        expect(survivesJson([to(hex), from({ column: hex.q, row: hex.r })])).toBe(true);
      }),
    );
  });
});

describe('cube', () => {
  it('adds up to 0 and reads back', () => {
    fc.assert(
      fc.property(fc.oneof(anyHex(), zeroishHex), (hex) => {
        const cube = H.toCube(hex);
        expect(cube.q + cube.r + cube.s).toBe(0);
        expect(survivesJson(cube)).toBe(true);
        expect(H.equals(H.fromCube(cube), hex)).toBe(true);
        expect(survivesJson(H.fromCube({ q: hex.q, r: hex.r, s: 0 }))).toBe(true);
        expect((Math.abs(cube.q) + Math.abs(cube.r) + Math.abs(cube.s)) / 2).toBe(
          H.distance(H.ORIGIN, hex),
        );
      }),
    );
  });
});

describe('doubled coordinates between two hexes', () => {
  it('reads them as the hex above or to the left', () => {
    expect(H.fromDoubledHeight({ column: 0, row: 1 })).toEqual({ q: 0, r: 0 });
    expect(H.fromDoubledHeight({ column: 1, row: 0 })).toEqual({ q: 1, r: -1 });
    expect(H.fromDoubledWidth({ column: 1, row: 0 })).toEqual({ q: 0, r: 0 });
  });

  it('measures distance as doubled coordinates do', () => {
    fc.assert(
      fc.property(anyHex(), anyHex(), (a, b) => {
        const [from, to] = [H.toDoubledHeight(a), H.toDoubledHeight(b)];
        const columns = Math.abs(from.column - to.column);
        const rows = Math.abs(from.row - to.row);
        expect(columns + Math.max(0, (rows - columns) / 2)).toBe(H.distance(a, b));
        const [left, right] = [H.toDoubledWidth(a), H.toDoubledWidth(b)];
        const across = Math.abs(left.column - right.column);
        const down = Math.abs(left.row - right.row);
        expect(down + Math.max(0, (across - down) / 2)).toBe(H.distance(a, b));
      }),
    );
  });
});
