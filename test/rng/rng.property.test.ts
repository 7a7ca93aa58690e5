import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeRng, fork, fromSeed, int, pick, type Rng, shuffle } from '../../src/rng/index.js';

const anyRng: fc.Arbitrary<Rng> = fc.string().map((seed) => Object.freeze(fromSeed(seed)));
const bounds = fc
  .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  .map(([min, span]) => [min, min + span] as const);
const manyItems = fc.array(fc.integer(), { maxLength: 40 });

/** Moves a stream on by a number of draws. */
const skip = (rng: Rng, draws: number): Rng =>
  Array.from({ length: draws }).reduce<Rng>((at) => int(0, 1)(at)[1], rng);

describe('draws', () => {
  it('stay in bounds, are whole, and never -0', () => {
    fc.assert(
      fc.property(anyRng, bounds, (rng, [min, max]) => {
        const [value, next] = int(min, max)(rng);
        expect(Number.isSafeInteger(value) && value >= min && value <= max).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
        expect(next).toStrictEqual(skip(rng, max > min ? 1 : 0));
      }),
    );
  });

  it('take nothing where there is nothing to choose', () => {
    fc.assert(
      fc.property(anyRng, fc.integer(), fc.integer({ min: 0, max: 9 }), (rng, only, less) => {
        expect(int(only, only - less)(rng)).toStrictEqual([only, rng]);
        expect(pick([only])(rng)).toStrictEqual([only, rng]);
        expect(shuffle([only])(rng)).toStrictEqual([[only], rng]);
        expect(shuffle([])(rng)).toStrictEqual([[], rng]);
      }),
    );
    expect(Object.is(int(-0, -0)(fromSeed(''))[0], 0)).toBe(true);
    expect(Object.is(int(-0, 1)(fromSeed(''))[0], -0)).toBe(false);
  });

  it('are the same again, before and after JSON', () => {
    fc.assert(
      fc.property(anyRng, bounds, manyItems, (rng, [min, max], items) => {
        const copy = JSON.parse(JSON.stringify(rng)) as Rng;
        expect(copy).toStrictEqual({ ...rng });
        expect(int(min, max)(copy)).toStrictEqual(int(min, max)(rng));
        expect(shuffle(items)(copy)).toStrictEqual(shuffle(items)(rng));
      }),
    );
  });

  it('pick is the item at one number', () => {
    fc.assert(
      fc.property(anyRng, fc.array(fc.anything(), { minLength: 1 }), (rng, items) => {
        const [index, next] = int(0, items.length - 1)(rng);
        const [item, after] = pick(Object.freeze(items) as unknown as readonly [unknown])(rng);
        expect(item).toBe(items[index]);
        expect(after).toStrictEqual(next);
      }),
    );
  });

  it('shuffle is a permutation of n items by n - 1 draws, from the end', () => {
    fc.assert(
      fc.property(anyRng, manyItems, (rng, items) => {
        const [shuffled, next] = shuffle(Object.freeze(items))(rng);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        expect(shuffled).not.toBe(items);
        expect(next).toStrictEqual(skip(rng, Math.max(0, items.length - 1)));
        const expected = [...items];
        let at = rng;
        for (let i = items.length - 1; i > 0; i -= 1) {
          const [j, then] = int(0, i)(at);
          at = then;
          [expected[i], expected[j]] = [expected[j]!, expected[i]!];
        }
        expect(shuffled).toEqual(expected);
      }),
    );
  });

  it('leave streams that decode', () => {
    fc.assert(
      fc.property(anyRng, fc.string(), manyItems, (rng, label, items) => {
        for (const one of [rng, fork(rng, label), shuffle(items)(rng)[1]]) {
          expect(decodeRng(one)).toStrictEqual({ _tag: 'Right', right: one });
        }
      }),
    );
  });

  it('are even: every face of a die and every order of three', () => {
    const faces = new Map<number, number>();
    const orders = new Map<string, number>();
    let rng = fromSeed('even');
    for (let n = 0; n < 12_000; n += 1) {
      const [face, next] = int(1, 6)(rng);
      const [order, after] = shuffle(['a', 'b', 'c'])(next);
      rng = after;
      faces.set(face, (faces.get(face) ?? 0) + 1);
      orders.set(order.join(''), (orders.get(order.join('')) ?? 0) + 1);
    }
    for (const counts of [faces, orders]) {
      expect(counts.size).toBe(6);
      // Chi squared with 5 degrees of freedom; beyond 20.5 lies one in a thousand.
      const chi = [...counts.values()].reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0);
      expect(chi).toBeLessThan(20.5);
    }
  });
});

describe('fork', () => {
  it('depends on the parent and the label alone, and leaves the parent where it is', () => {
    fc.assert(
      fc.property(anyRng, fc.string(), fc.string(), (rng, a, b) => {
        const before = JSON.stringify(rng);
        const child = fork(rng, a);
        expect(JSON.stringify(rng)).toBe(before);
        fork(rng, b);
        expect(fork(rng, a)).toStrictEqual(child);
        expect(child).not.toStrictEqual({ ...rng });
        if (a !== b) expect(fork(rng, b)).not.toStrictEqual(child);
        expect(fork(skip(rng, 1), a)).not.toStrictEqual(child);
      }),
    );
  });

  it('gives streams that have nothing to do with each other', () => {
    const parent = fromSeed('decks');
    const labels = Array.from({ length: 3000 }, (_, n) => `deck/${String(n)}`);
    expect(new Set(labels.map((label) => JSON.stringify(fork(parent, label)))).size).toBe(3000);
    // First numbers of sibling streams, in pairs: each of the 36 pairs about equally often.
    const firsts = labels.map((label) => int(1, 6)(fork(parent, label))[0]);
    const pairs = new Map<string, number>();
    firsts.forEach((face, n) => {
      const pair = `${String(face)}${String(firsts[(n + 1) % 3000])}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    });
    const mean = 3000 / 36;
    const chi = [...pairs.values()].reduce((sum, seen) => sum + (seen - mean) ** 2 / mean, 0);
    expect(pairs.size).toBe(36);
    expect(chi).toBeLessThan(66.7); // 35 degrees of freedom; beyond lies one in a thousand
  });
});
