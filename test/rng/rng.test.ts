import { createHash } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import * as S from 'fp-ts/lib/State.js';
import { pipe } from 'fp-ts/lib/function.js';
import alea from 'seedrandom/lib/alea.js';
import { describe, expect, it } from 'vitest';

import {
  decodeRng,
  explain,
  fork,
  fromSeed,
  int,
  pick,
  type Rng,
  RngCodec,
  shuffle,
} from '../../src/rng/index.js';
import { rngLeaf } from '../../src/rng/codec.js';
import { uglyValues } from '../core/ugly.js';

/** Whole draws of 32 bits, one restore each. */
const rawDraws = (seed: string, count: number): readonly number[] => {
  const out: number[] = [];
  for (let rng = fromSeed(seed); out.length < count;) {
    const [value, next] = int(0, 2 ** 32 - 1)(rng);
    out.push(value);
    rng = next;
  }
  return out;
};
const digest = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);

/** The generator written out by hand, to tell a change of the dependency from a change of ours. */
const byHand = ({ c, s0, s1, s2 }: Rng): readonly [number, Rng] => {
  const sum = 2091639 * s0 + c * 2 ** -32;
  const carry = Math.floor(sum);
  return [sum - carry, { c: carry, s0: s1, s1: s2, s2: sum - carry }];
};

describe('golden draws: a change here breaks every replay', () => {
  it.each([
    ['friday', [3956076792, 2802276589, 1534334502, 513149892], '2e1eb867c632a5f8'],
    ['', [715789690, 2091287642, 486307, 3866591158], 'e213aaf4ac859812'],
    ['Gloom ☂', [1364554426, 1101350256, 3592455082, 3458540449], 'ca69c6d0660942d4'],
  ] as const)('a thousand draws from the seed %j', (seed, first, all) => {
    const draws = rawDraws(seed, 1000);
    expect(draws.slice(0, 4)).toEqual(first);
    expect(digest(draws)).toBe(all);
  });

  it('pins the states', () => {
    expect(fromSeed('friday')).toEqual({
      c: 1,
      s0: 0.28854832076467574,
      s1: 0.3772451423574239,
      s2: 0.23015652177855372,
    });
    expect(fork(fromSeed('friday'), 'deck/brute')).toEqual({
      c: 1,
      s0: 0.937412420520559,
      s1: 0.3692851667292416,
      s2: 0.23063134052790701,
    });
  });

  it('pins small numbers, picks and shuffles', () => {
    const [dice, after] = pipe(
      Array.from({ length: 12 }, () => int(1, 6)),
      S.sequenceArray,
    )(fromSeed('friday'));
    expect(dice).toEqual([6, 4, 3, 1, 1, 2, 5, 4, 6, 2, 3, 1]);
    expect(pick(['a', 'b', 'c', 'd', 'e'])(after)[0]).toBe('a');
    expect(shuffle(Array.from('abcdefghij'))(after)[0].join('')).toBe('ihcdgjfeab');
  });

  it('picks an item that is nothing', () => {
    expect(pick(['x', null])(fromSeed('friday'))[0]).toBeNull(); // its first number is high
  });

  it.each(['friday', '', 'Gloom ☂'])('follows alea, live and by hand, from the seed %j', (seed) => {
    const live = alea(seed);
    let hand = fromSeed(seed);
    for (const drawn of rawDraws(seed, 1000)) {
      const [value, next] = byHand(hand);
      hand = next;
      expect([value * 2 ** 32, live() * 2 ** 32]).toEqual([drawn, drawn]);
    }
  });
});

describe('decodeRng', () => {
  const good = { c: 1, s0: 0.25, s1: 0, s2: 0.75 };
  const sentences = (value: unknown): readonly string[] => {
    const decoded = decodeRng(value);
    return E.isLeft(decoded) ? decoded.left.map(explain) : [];
  };

  it('gives back a good one as it is', () => {
    const decoded = decodeRng(good);
    expect(E.isRight(decoded) && decoded.right).toBe(good);
    expect(RngCodec.is(fromSeed('x'))).toBe(true);
  });

  it.each([
    [{ c: -1 }, 'c: expected a whole number of at least 0, got -1'],
    [{ c: -0 }, 'c: expected a whole number of at least 0, got -0'],
    [{ c: 0.5 }, 'c: expected a whole number of at least 0, got 0.5'],
    [{ c: NaN }, 'c: expected a whole number of at least 0, got NaN'],
    [{ c: Infinity }, 'c: expected a whole number of at least 0, got Infinity'],
    [{ c: '1' }, 'c: expected a whole number of at least 0, got "1"'],
    [{ s0: 1 }, 's0: expected a number from 0 up to, not including, 1, got 1'],
    [{ s0: -0 }, 's0: expected a number from 0 up to, not including, 1, got -0'],
    [{ s1: -0.1 }, 's1: expected a number from 0 up to, not including, 1, got -0.1'],
    [{ s1: null }, 's1: expected a number from 0 up to, not including, 1, got null'],
    [{ s2: NaN }, 's2: expected a number from 0 up to, not including, 1, got NaN'],
    [{ s2: undefined }, 's2: expected a number from 0 up to, not including, 1, got nothing'],
    [{ s3: 0 }, 's3: expected no field of this name, got 0'],
  ])('refuses %o', (change, sentence) => {
    expect(sentences({ ...good, ...change })).toEqual([sentence]);
  });

  it('names all faults at once', () => {
    expect(sentences({})).toHaveLength(4);
    expect(sentences({ c: -1, s0: 2, s1: 'x', extra: 1 })).toHaveLength(5);
  });

  it('refuses everything ugly, and never throws', () => {
    for (const [, value] of uglyValues()) {
      expect(sentences(value).length).toBeGreaterThan(0);
      for (const field of ['c', 's0', 's1', 's2']) {
        // An s of 0.5 is the one value among them that fits somewhere.
        const faults = sentences({ ...good, [field]: value });
        expect(faults).toHaveLength(value === 0.5 && field !== 'c' ? 0 : 1);
      }
    }
    expect(sentences(Object.create(good))).toHaveLength(4);
    expect(sentences(JSON.parse('{"__proto__": {"c":1,"s0":0,"s1":0,"s2":0}}'))).toHaveLength(5);
  });

  it('has a schema for the state that holds it', () => {
    const fraction = { type: 'number', minimum: 0, exclusiveMaximum: 1 };
    expect(rngLeaf.schema).toMatchObject({
      properties: { c: { type: 'integer', minimum: 0 }, s0: fraction, s1: fraction, s2: fraction },
      required: ['c', 's0', 's1', 's2'],
      additionalProperties: false,
    });
  });
});
