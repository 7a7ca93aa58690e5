import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  corners,
  DIRECTIONS,
  fromPixel,
  fromPixelFractional,
  type Hex,
  layout,
  type Layout,
  neighbour,
  ORIGIN,
  type Point,
  toPixel,
} from '../../src/hex/index.js';
import { anyHex, survivesJson, zeroishHex } from './arbitraries.js';

const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const anyLayout: fc.Arbitrary<Layout> = fc.record({
  orientation: fc.constantFrom('flat', 'pointy'),
  size: fc.double({ min: 0.01, max: 500, noNaN: true }),
  origin: fc.record({ x: place, y: place }).map((point) => Object.freeze(point)),
});
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The usual textbook formulas, independent of the scaled whole numbers. */
const textbook = ({ orientation, size, origin }: Layout, { q, r }: Hex): Point =>
  orientation === 'flat'
    ? { x: origin.x + size * 1.5 * q, y: origin.y + size * Math.sqrt(3) * (r + q / 2) }
    : { x: origin.x + size * Math.sqrt(3) * (q + r / 2), y: origin.y + size * 1.5 * r };

describe('layout', () => {
  it('has defaults', () => {
    expect(layout()).toEqual({ orientation: 'flat', size: 1, origin: { x: 0, y: 0 } });
    const given = { orientation: 'pointy', size: 3, origin: { x: 1, y: 2 } } as const;
    expect(layout(given)).toEqual(given);
  });

  it.each(['flat', 'pointy'] as const)('puts neighbours on a %s map where they belong', (orientation) => {
    const first = orientation === 'flat' ? 30 : 60; // degrees of direction 0, counter-clockwise
    DIRECTIONS.forEach((direction, i) => {
      const { x, y } = toPixel(layout({ orientation, size: 1 }), direction);
      const angle = ((first + 60 * i) * Math.PI) / 180;
      expect(x).toBeCloseTo(Math.sqrt(3) * Math.cos(angle), 12);
      expect(y).toBeCloseTo(-Math.sqrt(3) * Math.sin(angle), 12);
    });
  }); // prettier-ignore

  it.each(['flat', 'pointy'] as const)('puts the corners of a %s map where they belong', (orientation) => {
    const first = orientation === 'flat' ? 0 : 30;
    corners(layout({ orientation, size: 10, origin: { x: 5, y: 7 } }), ORIGIN).forEach(({ x, y }, i) => {
      const angle = ((first + 60 * i) * Math.PI) / 180;
      expect(x).toBeCloseTo(5 + 10 * Math.cos(angle), 12);
      expect(y).toBeCloseTo(7 - 10 * Math.sin(angle), 12);
    });
  }); // prettier-ignore
});

describe('pixels', () => {
  it('agrees with the textbook, for fractional hexes too', () => {
    fc.assert(
      fc.property(anyLayout, place, place, (on, q, r) => {
        expect(far(toPixel(on, { q, r }), textbook(on, { q, r }))).toBeLessThan(1e-6);
      }),
    );
  });

  it('finds the hex again, exactly', () => {
    fc.assert(
      fc.property(anyLayout, anyHex(), (on, hex) => {
        expect(fromPixel(on, toPixel(on, hex))).toStrictEqual({ q: hex.q, r: hex.r });
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the nearest hex to any pixel', () => {
    fc.assert(
      fc.property(anyLayout, place, place, (on, x, y) => {
        const found = fromPixel(on, { x, y });
        const distance = far(toPixel(on, found), { x, y });
        for (let n = 0; n < 6; n += 1) {
          expect(distance).toBeLessThanOrEqual(far(toPixel(on, neighbour(found, n)), { x, y }) + 1e-6);
        }
        expect(distance).toBeLessThanOrEqual(on.size + 1e-6);
      }),
    ); // prettier-ignore
  });

  it('goes to a fractional hex and back', () => {
    fc.assert(
      fc.property(anyLayout, place, place, (on, x, y) => {
        expect(far(toPixel(on, fromPixelFractional(on, { x, y })), { x, y })).toBeLessThan(1e-6);
      }),
    );
  });

  it('never returns -0', () => {
    fc.assert(
      fc.property(zeroishHex, fc.constantFrom('flat', 'pointy'), fc.constantFrom(0, -0), (hex, orientation, zero) => {
        const on = layout({ orientation, size: 2, origin: { x: zero, y: zero } });
        const point = { x: hex.q, y: hex.r };
        const returned = [toPixel(on, hex), corners(on, hex), fromPixelFractional(on, point), fromPixel(on, point)];
        expect(survivesJson(returned)).toBe(true);
      }),
    ); // prettier-ignore
  });
});

describe('corners', () => {
  it('lie one size from the centre, one edge apart, and neighbours share two exactly', () => {
    fc.assert(
      fc.property(anyLayout, anyHex(100), fc.integer({ min: 0, max: 5 }), (on, hex, n) => {
        const own = corners(on, hex);
        own.forEach((corner, i) => {
          expect(far(corner, toPixel(on, hex))).toBeCloseTo(on.size, 6);
          expect(far(corner, own[(i + 1) % 6]!)).toBeCloseTo(on.size, 6);
        });
        const across = corners(on, neighbour(hex, n));
        expect(across[(n + 4) % 6]).toStrictEqual(own[n]);
        expect(across[(n + 3) % 6]).toStrictEqual(own[(n + 1) % 6]);
      }),
    );
  });
});
