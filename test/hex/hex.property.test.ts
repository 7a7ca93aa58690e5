import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  add,
  compare,
  directionTo,
  disk,
  distance,
  equals,
  fromKey,
  type Hex,
  key,
  line,
  negate,
  neighbour,
  neighbours,
  orientations,
  ORIGIN,
  reflect,
  ring,
  rotate,
  round,
  scale,
  scaledCentre,
  spiral,
  subtract,
  type Symmetry,
  SYMMETRIES,
  transform,
} from '../../src/hex/index.js';
import { anyHex, fewHexes, survivesJson, zeroishHex } from './arbitraries.js';

const turns = fc.integer({ min: -20, max: 20 });
const anySymmetry = fc.record({ turns, mirrored: fc.boolean() });
const radius = fc.integer({ min: 0, max: 12 });

/** The twelve images of a hex that lies on no mirror axis tell the symmetries apart. */
const ODD_HEX = { q: 3, r: -1 };
const nameOf = (map: (one: Hex) => Hex): string => key(map(ODD_HEX));

describe('R-HEX-1 distance is a metric', () => {
  it('is 0 exactly between equal hexes, symmetric, and never longer than a detour', () => {
    fc.assert(
      fc.property(anyHex(), anyHex(), anyHex(), (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b) === 0).toBe(equals(a, b));
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  it('counts the steps of a breadth-first search', () => {
    const steps = new Map([[key(ORIGIN), 0]]);
    let front: Hex[] = [ORIGIN];
    for (let step = 1; step <= 6; step += 1) {
      front = front.flatMap(neighbours).filter((one) => !steps.has(key(one)) && steps.set(key(one), step));
    } // prettier-ignore
    for (const [name, step] of steps) expect(distance(ORIGIN, fromKey(name)!)).toBe(step);
  });

  it('is kept by moving, turning and mirroring', () => {
    fc.assert(
      fc.property(anyHex(), anyHex(), anyHex(), anySymmetry, (a, b, by, symmetry) => {
        expect(distance(add(a, by), add(b, by))).toBe(distance(a, b));
        const move = (one: Hex) => transform(one, symmetry, by);
        expect(distance(move(a), move(b))).toBe(distance(a, b));
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds and takes away again', () => {
    fc.assert(
      fc.property(anyHex(), anyHex(), fc.integer({ min: 0, max: 9 }), (a, b, n) => {
        expect(add(b, subtract(a, b))).toStrictEqual({ q: a.q, r: a.r });
        expect(add(a, negate(a))).toStrictEqual(ORIGIN);
        const sum = Array.from({ length: n }, () => a).reduce(add, ORIGIN);
        expect(scale(a, n)).toStrictEqual(sum);
        expect(scale(a, -n)).toStrictEqual(negate(sum));
      }),
    );
  });

  it('orders totally and agrees with equality', () => {
    fc.assert(
      fc.property(anyHex(4), anyHex(4), anyHex(4), (a, b, c) => {
        expect(compare(a, b) + compare(b, a)).toBe(0);
        expect(compare(a, b) === 0).toBe(equals(a, b));
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
        expect(compare(a, b)).toBe(Math.sign(a.q - b.q || a.r - b.r) + 0);
      }),
    );
  });

  it('reads every key back', () => {
    fc.assert(
      fc.property(anyHex(2 ** 50), (a) => {
        expect(fromKey(key(a))).toStrictEqual({ q: a.q, r: a.r });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromKey(text);
        expect(read === null || key(read) === text).toBe(true);
      }),
    );
  });
});

describe('R-ATK-19 turning and mirroring form the group of twelve', () => {
  const after = (first: Symmetry, second: Symmetry) => (one: Hex) =>
    transform(transform(one, first), second);

  it('has twelve members, closed, with inverses', () => {
    const names = SYMMETRIES.map((symmetry) => nameOf((one) => transform(one, symmetry)));
    expect(new Set(names).size).toBe(12);
    for (const first of SYMMETRIES) {
      const products = SYMMETRIES.map((second) => nameOf(after(first, second)));
      expect([...products].sort()).toEqual([...names].sort());
      expect(products).toContain(key(ODD_HEX));
    }
  });

  it('is not commutative, and a mirror turns turning round', () => {
    fc.assert(
      fc.property(anyHex(), turns, turns, anyHex(), (a, n, axis, centre) => {
        const there = reflect(rotate(reflect(a, axis, centre), n, centre), axis, centre);
        expect(there).toStrictEqual(rotate(a, -n, centre));
      }),
    );
  });

  it('adds turns, comes round after six, and mirrors back', () => {
    fc.assert(
      fc.property(anyHex(), turns, turns, anyHex(), (a, n, m, centre) => {
        const same = { q: a.q, r: a.r };
        expect(rotate(rotate(a, n, centre), m, centre)).toStrictEqual(rotate(a, n + m, centre));
        expect(rotate(a, 6 * n, centre)).toStrictEqual(same);
        expect(reflect(reflect(a, n, centre), n, centre)).toStrictEqual(same);
        expect(reflect(a, n + 6, centre)).toStrictEqual(reflect(a, n, centre));
        expect(rotate(centre, n, centre)).toStrictEqual({ q: centre.q, r: centre.r });
      }),
    );
  });

  it('turns by 60° and mirrors left and right on the screen', () => {
    fc.assert(
      fc.property(anyHex(50), (a) => {
        const place = ({ q, r }: Hex) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) });
        const from = place(a);
        const to = place(rotate(a, 1));
        const angle = -Math.PI / 3; // counter-clockwise, as y grows downwards
        expect(to.x).toBeCloseTo(from.x * Math.cos(angle) - from.y * Math.sin(angle), 6);
        expect(to.y).toBeCloseTo(from.x * Math.sin(angle) + from.y * Math.cos(angle), 6);
        const mirrored = place(reflect(a));
        expect(mirrored.x).toBeCloseTo(-from.x, 6);
        expect(mirrored.y).toBeCloseTo(from.y, 6);
      }),
    );
  });

  it('gives each orientation once, whatever orientation it starts from', () => {
    const asSet = (pattern: Parameters<typeof orientations>[0]) =>
      orientations(pattern).map(({ hexes }) => hexes.map(key).join(' ')).sort(); // prettier-ignore
    fc.assert(
      fc.property(fewHexes, anyHex(3), fc.boolean(), anySymmetry, anyHex(), (hexes, origin, melee, symmetry, by) => {
        const move = (one: Hex) => add(by, transform(one, symmetry));
        const all = asSet({ hexes, origin: melee ? origin : null });
        const moved = hexes.map(move).reverse();
        expect(asSet({ hexes: moved, origin: melee ? move(origin) : null })).toEqual(all);
        expect(new Set(all).size).toBe(all.length);
        expect(12 % all.length).toBe(0);
      }),
    ); // prettier-ignore
  });

  it('agrees with turning by hand and comparing all pairs', () => {
    const clockwise = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
    const mirror = ({ q, r }: Hex): Hex => ({ q: q + r, r: -r });
    const shape = (hexes: readonly Hex[]) =>
      hexes.flatMap((a) => hexes.map((b) => `${String(a.q - b.q)},${String(a.r - b.r)}`)).sort().join(' '); // prettier-ignore
    fc.assert(
      fc.property(fewHexes, (hexes) => {
        const distinct = hexes.filter((a, i) => hexes.findIndex((b) => equals(a, b)) === i);
        const images: Hex[][] = [];
        for (let image = [...distinct], turn = 0; turn < 6; turn += 1) {
          images.push(image, image.map(mirror));
          image = image.map(clockwise);
        }
        const sameUpToMoving = (a: readonly Hex[], b: readonly Hex[]) =>
          b.some((onto) => {
            const by = subtract(onto, a[0]!);
            return a.every((one) => b.some((other) => equals(add(one, by), other)));
          });
        const classes = images.filter((a, i) => images.findIndex((b) => sameUpToMoving(a, b)) === i);
        expect(orientations({ hexes })).toHaveLength(classes.length);
        expect(orientations({ hexes }).every((o) => images.some((a) => shape(a) === shape(o.hexes)))).toBe(true);
      }),
    ); // prettier-ignore
  });
});

describe('rings, disks and lines', () => {
  it('counts as it should, without doubles, at the right distance', () => {
    fc.assert(
      fc.property(anyHex(), radius, (centre, n) => {
        const around = ring(centre, n);
        const inside = disk(centre, n);
        expect(around).toHaveLength(n === 0 ? 1 : 6 * n);
        expect(inside).toHaveLength(3 * n * (n + 1) + 1);
        expect(around.every((one) => distance(one, centre) === n)).toBe(true);
        expect(inside.every((one) => distance(one, centre) <= n)).toBe(true);
        expect(new Set(around.map(key)).size).toBe(around.length);
        expect(new Set(inside.map(key)).size).toBe(inside.length);
        expect([...inside].sort(compare)).toStrictEqual(inside);
        expect(spiral(centre, n).sort(compare)).toStrictEqual(inside);
      }),
    );
  });

  it('walks a ring without a gap', () => {
    fc.assert(
      fc.property(anyHex(), fc.integer({ min: 1, max: 12 }), (centre, n) => {
        const around = ring(centre, n);
        const gaps = around.map((one, i) => distance(one, around[(i + 1) % around.length]!));
        expect(new Set(gaps)).toEqual(new Set([1]));
      }),
    );
  });

  it('draws lines of neighbours from end to end, the same from both ends', () => {
    fc.assert(
      fc.property(anyHex(60), anyHex(60), anyHex(), (a, b, by) => {
        const drawn = line(a, b);
        expect(drawn).toHaveLength(distance(a, b) + 1);
        expect(drawn[0]).toStrictEqual({ q: a.q, r: a.r });
        expect(drawn.at(-1)).toStrictEqual({ q: b.q, r: b.r });
        expect(drawn.every((one, i) => i === 0 || directionTo(drawn[i - 1]!, one) !== null)).toBe(true);
        expect(line(b, a)).toStrictEqual([...drawn].reverse());
        expect(line(add(a, by), add(b, by))).toStrictEqual(drawn.map((one) => add(one, by)));
      }),
    ); // prettier-ignore
  });

  it('takes the hex nearest to each point of the line, of two the lower one', () => {
    fc.assert(
      fc.property(anyHex(15), anyHex(15), (a, b) => {
        const length = Math.max(1, distance(a, b));
        line(a, b).forEach((drawn, step) => {
          // Everything times the length, so that the point itself has whole coordinates.
          const point = scaledCentre(add(scale(a, length - step), scale(b, step)));
          const far = (one: Hex) => {
            const { x, y } = scaledCentre(scale(one, length));
            return (x - point.x) ** 2 + 3 * (y - point.y) ** 2;
          };
          const around = [drawn, ...neighbours(drawn)].sort((one, other) => far(one) - far(other) || compare(one, other));
          expect(drawn).toStrictEqual(around[0]);
        });
      }),
    ); // prettier-ignore
  });

  it('steps out and back along a direction', () => {
    fc.assert(
      fc.property(anyHex(), turns, (a, n) => {
        expect(neighbour(neighbour(a, n), n + 3)).toStrictEqual({ q: a.q, r: a.r });
        expect(directionTo(a, neighbour(a, n))).toBe(((n % 6) + 6) % 6);
      }),
    );
  });
});

describe('rounding', () => {
  it('finds the nearest centre, and a hex itself', () => {
    const part = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(part, part, (q, r) => {
        const found = round({ q, r });
        const far = (one: Hex) => {
          const x = 3 * (one.q - q);
          const y = one.q - q + 2 * (one.r - r);
          return x * x + 3 * y * y;
        };
        for (const other of neighbours(found)) expect(far(found)).toBeLessThanOrEqual(far(other) + 1e-9);
        expect(round(found)).toStrictEqual(found);
      }),
    ); // prettier-ignore
  });
});

describe('plain data', () => {
  it('never returns -0, even for hexes that hold it', () => {
    fc.assert(
      fc.property(zeroishHex, zeroishHex, turns, (a, b, n) => {
        const returned = [
          add(a, b),
          subtract(a, b),
          negate(a),
          scale(a, 0),
          scale(a, -1),
          round(a),
          neighbours(a),
          neighbour(a, n),
          ring(a, 0),
          ring(a, 2),
          disk(a, 1),
          spiral(a, 1),
          line(a, b),
          rotate(a, n),
          rotate(a, n, b),
          reflect(a, n, b),
          compare(a, b),
          distance(a, b),
          directionTo(a, b),
          orientations({ hexes: [a, b], origin: a }),
          orientations({ hexes: [a, b] }),
        ];
        expect(survivesJson(returned)).toBe(true);
        expect(JSON.parse(JSON.stringify(returned))).toStrictEqual(returned);
      }),
    );
  });
});
