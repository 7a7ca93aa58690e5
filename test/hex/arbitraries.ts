import fc from 'fast-check';

import type { Hex } from '../../src/hex/index.js';

const coordinate = (bound: number) => fc.integer({ min: -bound, max: bound });

/** A deeply frozen hex; the tests thereby also show that nothing changes its input. */
export const anyHex = (bound = 1000): fc.Arbitrary<Hex> =>
  fc.record({ q: coordinate(bound), r: coordinate(bound) }).map((hex) => Object.freeze(hex));

/** A hex as it may come out of careless arithmetic, with -0. */
export const zeroishHex: fc.Arbitrary<Hex> = fc.record({
  q: fc.constantFrom(0, -0, 1, -1),
  r: fc.constantFrom(0, -0, 1, -1),
});

/** A few frozen hexes near the origin, as area patterns have them. */
export const fewHexes = fc.array(anyHex(3), { minLength: 1, maxLength: 6 }).map((hexes) => {
  return Object.freeze(hexes);
});

/** Tells whether a value comes back from JSON exactly as it was; -0, NaN and undefined do not. */
export const survivesJson = (value: unknown): boolean => {
  const walk = (one: unknown): boolean =>
    typeof one === 'number'
      ? Number.isFinite(one) && !Object.is(one, -0)
      : typeof one === 'object' && one !== null
        ? Object.values(one).every(walk)
        : one !== undefined;
  return walk(value);
};
