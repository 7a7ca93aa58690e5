import { sort, uniq } from 'fp-ts/lib/Array.js';
import { describe, expect, it } from 'vitest';

import {
  compare,
  DIRECTION_NAMES,
  DIRECTIONS,
  directionTo,
  disk,
  distance,
  Eq,
  equals,
  fromKey,
  hex,
  key,
  line,
  neighbour,
  neighbours,
  Ord,
  ORIGIN,
  orientations,
  reflect,
  ring,
  rotate,
  round,
  scaledCentre,
  scaledCorners,
  spiral,
  SYMMETRIES,
  transform,
} from '../../src/hex/index.js';
import { survivesJson } from './arbitraries.js';

const hexes = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([q, r]) => ({ q, r }));

describe('R-HEX-1 axial coordinates', () => {
  it('has exactly the six neighbours of the ruling', () => {
    const ruled = hexes([1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]);
    expect([...DIRECTIONS].sort(compare)).toEqual([...ruled].sort(compare));
  });

  it.each([
    ['upRight', 1, -1],
    ['up', 0, -1],
    ['upLeft', -1, 0],
    ['downLeft', -1, 1],
    ['down', 0, 1],
    ['downRight', 1, 0],
  ] as const)('names direction %s', (name, q, r) => {
    expect(DIRECTIONS[DIRECTION_NAMES.indexOf(name)]).toEqual({ q, r });
  });

  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [1, -1, 1],
    [1, 1, 2],
    [3, -1, 3],
    [-2, -2, 4],
    [-2, 5, 5],
  ])('counts from the origin to %i,%i as %i', (q, r, steps) => {
    expect(distance(ORIGIN, { q, r })).toBe(steps);
  });

  it('goes round with the direction number', () => {
    expect(neighbours({ q: 2, r: 2 })).toEqual(
      hexes([3, 1], [2, 1], [1, 2], [1, 3], [2, 3], [3, 2]),
    );
    expect([-1, 5, 11].map((n) => neighbour(ORIGIN, n))).toEqual(hexes([1, 0], [1, 0], [1, 0]));
    expect(neighbour(ORIGIN, -6)).toEqual({ q: 1, r: -1 });
  });

  it('knows no direction but to a neighbour', () => {
    expect(neighbours({ q: 7, r: -3 }).map((to) => directionTo({ q: 7, r: -3 }, to))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
    expect(directionTo(ORIGIN, ORIGIN)).toBeNull();
    expect(directionTo(ORIGIN, { q: 1, r: 1 })).toBeNull();
  });
});

describe('keys and order', () => {
  it('reads what it writes', () => {
    expect(fromKey('-12,7')).toEqual({ q: -12, r: 7 });
    expect(key(hex(-0, -0))).toBe('0,0');
    expect(key({ q: -0, r: 3 })).toBe('0,3');
  });

  it.each([
    '',
    ',',
    '1',
    '1,',
    '1,2,3',
    '1, 2',
    '01,2',
    '+1,2',
    '-0,0',
    '1e3,0',
    '1.5,0',
    'NaN,0',
    '0x1,2',
    '9007199254740993,0',
    '0,Infinity',
    '__proto__',
  ])('refuses the key %j', (text) => {
    expect(fromKey(text)).toBeNull();
  });

  it('orders by column, then by row', () => {
    expect(sort(Ord)(hexes([1, -5], [0, 2], [0, -2], [-1, 9]))).toEqual(
      hexes([-1, 9], [0, -2], [0, 2], [1, -5]),
    );
    expect(Object.is(compare({ q: -0, r: 0 }, { q: 0, r: -0 }), 0)).toBe(true);
    expect(uniq(Eq)(hexes([1, 0], [1, 0], [0, 1]))).toEqual(hexes([1, 0], [0, 1]));
    expect(equals({ q: 0, r: 0 }, { q: -0, r: 0 })).toBe(true);
    expect(equals({ q: 0, r: 1 }, { q: 1, r: 0 })).toBe(false);
  });
});

describe('rings, disks and lines', () => {
  it('lists a ring counter-clockwise from down-right', () => {
    expect(ring(ORIGIN, 1)).toEqual(hexes([1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]));
    expect(ring({ q: 1, r: 1 }, 2).slice(0, 4)).toEqual(hexes([3, 1], [3, 0], [3, -1], [2, -1]));
  });

  it('lists a disk in order and a spiral from the inside out', () => {
    expect(disk(ORIGIN, 1)).toEqual(
      hexes([-1, 0], [-1, 1], [0, -1], [0, 0], [0, 1], [1, -1], [1, 0]),
    );
    expect(spiral(ORIGIN, 1)).toEqual([ORIGIN, ...ring(ORIGIN, 1)]);
  });

  it.each([-1, 0.5, NaN, Infinity, -Infinity])('has no hex at the radius %d', (radius) => {
    expect([ring(ORIGIN, radius), disk(ORIGIN, radius), spiral(ORIGIN, radius)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([0, -0])('has one hex at the radius %d', (radius) => {
    for (const list of [ring, disk, spiral]) {
      expect(list({ q: 4, r: -4 }, radius)).toStrictEqual([{ q: 4, r: -4 }]);
    }
  });

  it('takes the lower hex where a line runs between two', () => {
    expect(line(ORIGIN, { q: 1, r: 1 })).toEqual(hexes([0, 0], [0, 1], [1, 1]));
    expect(line({ q: 1, r: 1 }, ORIGIN)).toEqual(hexes([1, 1], [0, 1], [0, 0]));
    expect(line(ORIGIN, { q: 2, r: -1 })).toEqual(hexes([0, 0], [1, -1], [2, -1]));
    expect(line(ORIGIN, { q: -1, r: 2 })).toEqual(hexes([0, 0], [-1, 1], [-1, 2]));
  });

  it('draws straight lines straight', () => {
    expect(line(ORIGIN, { q: 0, r: -3 })).toEqual(hexes([0, 0], [0, -1], [0, -2], [0, -3]));
    expect(line({ q: 2, r: 2 }, { q: 2, r: 2 })).toStrictEqual(hexes([2, 2]));
  });
});

describe('rounding', () => {
  it.each([
    [0.3, 0.2, 0, 0],
    [0.2, 0.7, 0, 1],
    [0.6, 0.3, 1, 0],
    [-0.6, 0.1, -1, 0],
    [0.3, 0.3, 0, 0],
    [0.35, 0.4, 0, 1],
    [0.4, 0.35, 1, 0],
  ])('%d,%d lies in %i,%i', (q, r, wholeQ, wholeR) => {
    expect(round({ q, r })).toStrictEqual({ q: wholeQ, r: wholeR });
  });

  it('gives a border to the lower hex', () => {
    expect(round({ q: 0.5, r: 0 })).toStrictEqual({ q: 0, r: 0 });
    expect(round({ q: 0, r: 0.5 })).toStrictEqual({ q: 0, r: 0 });
    expect(round({ q: 0.5, r: 0.5 })).toStrictEqual({ q: 0, r: 1 });
    expect(round({ q: -0.5, r: 0 })).toStrictEqual({ q: -1, r: 0 });
    expect(round({ q: 0, r: -0.5 })).toStrictEqual({ q: 0, r: -1 });
    expect(round({ q: -0.5, r: -0.5 })).toStrictEqual({ q: -1, r: 0 });
  });
});

describe('R-ATK-19 turning and mirroring', () => {
  it('turns each direction into the next', () => {
    DIRECTIONS.forEach((direction, index) => {
      expect(rotate(direction, 1)).toStrictEqual(neighbour(ORIGIN, index + 1));
      expect(rotate(direction, -1)).toStrictEqual(neighbour(ORIGIN, index - 1));
    });
    expect(rotate({ q: 3, r: 1 }, 3, { q: 2, r: 1 })).toEqual({ q: 1, r: 1 });
  });

  it('mirrors in six axes, the first one upright', () => {
    const images = [0, 1, 2, 3, 4, 5].map((axis) => reflect({ q: 2, r: -1 }, axis));
    expect(images[0]).toEqual({ q: -2, r: 1 });
    expect(images[3]).toEqual({ q: 2, r: -1 });
    expect(reflect({ q: 0, r: -1 }, 3)).toEqual({ q: 0, r: 1 });
    expect(reflect({ q: 0, r: -1 })).toStrictEqual({ q: 0, r: -1 });
    expect(reflect({ q: 3, r: 0 }, 0, { q: 2, r: 0 })).toEqual({ q: 1, r: 1 });
  });

  it('lists six turns and six mirror images', () => {
    expect(SYMMETRIES.map(({ turns, mirrored }) => `${String(turns)}${mirrored ? 'm' : ''}`)).toEqual([
      '0', '1', '2', '3', '4', '5', '0m', '1m', '2m', '3m', '4m', '5m',
    ]); // prettier-ignore
    expect(transform({ q: 1, r: 0 }, { turns: 1, mirrored: true })).toEqual({ q: 0, r: 1 });
  });

  it.each([
    ['the hex before it', [[0, -1]], 6, 6],
    [
      'two side by side',
      [
        [0, -1],
        [1, -1],
      ],
      6,
      6,
    ],
    [
      'two opposite',
      [
        [0, -1],
        [0, 1],
      ],
      3,
      3,
    ],
    [
      'three in a row outwards',
      [
        [0, -1],
        [0, -2],
        [0, -3],
      ],
      6,
      6,
    ],
    [
      'every other neighbour',
      [
        [0, -1],
        [1, 0],
        [-1, 1],
      ],
      2,
      2,
    ],
    [
      'all around',
      [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ],
      1,
      1,
    ],
    [
      'a hook',
      [
        [0, -1],
        [1, -2],
      ],
      6,
      12,
    ],
  ] as const)('melee: %s', (_, pattern, turns, all) => {
    const melee = { hexes: hexes(...pattern), origin: { q: 0, r: 0 } };
    expect(orientations(melee, { mirrored: false })).toHaveLength(turns);
    expect(orientations(melee)).toHaveLength(all);
    expect(orientations(melee)[0]?.origin).toStrictEqual({ q: 0, r: 0 });
  });

  it.each([
    ['a single hex', [[5, 5]], 1, 1],
    [
      'a pair',
      [
        [0, 0],
        [1, 0],
      ],
      3,
      3,
    ],
    [
      'a triangle',
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      2,
      2,
    ],
    [
      'a line of three',
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      3,
      3,
    ],
    [
      'a bend of three',
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      6,
      6,
    ],
    [
      'a rhomb',
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, -1],
      ],
      3,
      3,
    ],
    [
      'a hooked line',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
      6,
      12,
    ],
    [
      'an S',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      3,
      6,
    ],
    [
      'a flower',
      [
        [0, 0],
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ],
      1,
      1,
    ],
    [
      'a hex given twice',
      [
        [0, 0],
        [0, 0],
      ],
      1,
      1,
    ],
  ] as const)('ranged: %s', (_, pattern, turns, all) => {
    expect(orientations({ hexes: hexes(...pattern) }, { mirrored: false })).toHaveLength(turns);
    expect(orientations({ hexes: hexes(...pattern), origin: null })).toHaveLength(all);
  });

  it('gives the pattern itself first, in its normal form', () => {
    expect(orientations({ hexes: hexes([4, 1], [3, 2], [4, 1]), origin: { q: 3, r: 1 } })[0]).toStrictEqual({
      hexes: hexes([0, 1], [1, 0]),
      origin: { q: 0, r: 0 },
    }); // prettier-ignore
    expect(orientations({ hexes: hexes([4, 1], [3, 2]) })[0]).toStrictEqual({
      hexes: hexes([0, 0], [1, -1]),
      origin: null,
    });
    expect(orientations({ hexes: hexes([0, -1]), origin: ORIGIN })[1]?.hexes).toEqual(
      hexes([-1, 0]),
    );
  });

  it('keeps one empty orientation of an empty pattern', () => {
    expect(orientations({ hexes: [] })).toEqual([{ hexes: [], origin: null }]);
    expect(orientations({ hexes: [], origin: { q: 1, r: 1 } })).toEqual([
      { hexes: [], origin: { q: 0, r: 0 } },
    ]);
  });
});

describe('exact corners', () => {
  it('follows the scaled basis X = 3q, Y = q + 2r', () => {
    expect(scaledCentre({ q: 2, r: -3 })).toStrictEqual({ x: 6, y: -4 });
    expect(scaledCorners(ORIGIN)).toStrictEqual(
      [[2, 0], [1, -1], [-1, -1], [-2, 0], [-1, 1], [1, 1]].map(([x, y]) => ({ x, y })),
    ); // prettier-ignore
    const zero = { q: -0, r: -0 };
    expect(survivesJson([scaledCentre(zero), scaledCorners(zero)])).toBe(true);
  });

  it('has edge i between corner i and corner i + 1, towards direction i', () => {
    const home = scaledCorners(ORIGIN);
    DIRECTIONS.forEach((direction, i) => {
      const shared = new Set(scaledCorners(direction).map((corner) => JSON.stringify(corner)));
      const touching = home.flatMap((corner, n) => (shared.has(JSON.stringify(corner)) ? [n] : []));
      expect(touching).toEqual([i, (i + 1) % 6].sort((a, b) => a - b));
    });
  });
});
