import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { closed, list, natural, refined, type Leaf } from '../../src/core/codec.js';
import {
  AMOUNT_LIMIT,
  explainInvalidValue,
  isAmount,
  readWords,
  type InvalidValue,
} from '../../src/core/index.js';
import { decodeWith } from '../../src/core/report.js';
import { uglyValues } from './ugly.js';

const faults = <A>(of: Leaf<A>, value: unknown): readonly string[] => {
  const decoded = decodeWith(of.codec)(value);
  return E.isLeft(decoded) ? decoded.left.map(explainInvalidValue) : [];
};

describe('list', () => {
  it('gives back the same list', () => {
    const given = Object.freeze([3, 0]);
    const decoded = decodeWith(list(natural).codec)(given);
    expect(E.isRight(decoded) && decoded.right).toBe(given);
    expect(faults(list(natural), [])).toEqual([]);
  });

  it('names each entry that is wrong', () => {
    expect(faults(list(natural), [1, -1, 2, 'x'])).toEqual([
      '[1]: expected a whole number of at least 0, got -1',
      '[3]: expected a whole number of at least 0, got "x"',
    ]);
  });

  it('has one fault where it is too long', () => {
    expect(faults(list(natural, 2), [1, 2])).toEqual([]);
    expect(faults(list(natural, 2), [-1, -2, -3])).toEqual([
      'input: expected a list of at most 2, each a whole number of at least 0, got a list',
    ]);
    expect(faults(list(natural), new Array(1_001).fill(1))).toHaveLength(1);
    expect(faults(list(natural), new Array(1_000).fill(1))).toEqual([]);
  });

  it('has its JSON Schema beside it', () => {
    expect(list(natural, 4).schema).toEqual({ type: 'array', items: natural.schema, maxItems: 4 });
  });

  it('never throws and agrees with its own guard, whatever comes', () => {
    const of = list(natural);
    for (const [, value] of uglyValues())
      expect(faults(of, value).length === 0).toBe(of.codec.is(value));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (value) => {
        expect(faults(of, value).length === 0).toBe(of.codec.is(value));
      }),
    );
  });
});

describe('refined', () => {
  const range = refined(
    closed<{ low: number; high: number }>('a range', { low: natural, high: natural }),
    'a range that is not upside down',
    ({ low, high }) => low <= high,
  );

  it('asks only of what has the right form', () => {
    expect(faults(range, { low: 1, high: 2 })).toEqual([]);
    expect(faults(range, { low: 2, high: 1 })).toEqual([
      'input: expected a range that is not upside down, got an object',
    ]);
    expect(faults(range, { low: 2, high: '1' })).toEqual([
      'high: expected a whole number of at least 0, got "1"',
    ]);
  });

  it('agrees with its own guard and keeps the schema', () => {
    for (const value of [{ low: 1, high: 2 }, { low: 2, high: 1 }, null, 3])
      expect(faults(range, value).length === 0).toBe(range.codec.is(value));
    expect(range.schema).toEqual(closed('a range', { low: natural, high: natural }).schema);
    expect(faults(range, null)).toEqual(['input: expected a range, got null']);
  });
});

describe('isAmount', () => {
  it('takes whole numbers from 0 to the limit', () => {
    expect([0, -0, 7, AMOUNT_LIMIT].map(isAmount)).toEqual([true, true, true, true]);
    for (const value of [
      -1,
      0.5,
      NaN,
      Infinity,
      AMOUNT_LIMIT + 1,
      1e300,
      '3',
      null,
      undefined,
      [3],
    ])
      expect(isAmount(value)).toBe(false);
  });
});

describe('readWords', () => {
  const read = (value: unknown) => {
    const noted: InvalidValue[] = [];
    const words = readWords(['fire', 'ice'], value, ['elements'], 'a list of elements', noted);
    return { words, noted: noted.map(explainInvalidValue) };
  };

  it('keeps the words and notes what is none', () => {
    expect(read(['ice', 'mud', 'ice'])).toEqual({
      words: ['ice', 'ice'],
      noted: ['elements[1]: expected one of "fire", "ice", got "mud"'],
    });
    for (const none of [undefined, null, []]) expect(read(none)).toEqual({ words: [], noted: [] });
  });

  it('notes one fault for what is no list, or one of more than a hundred words', () => {
    expect(read('ice').noted).toEqual(['elements: expected a list of elements, got "ice"']);
    expect(read(new Array(100).fill('ice')).words).toHaveLength(100);
    expect(read(new Array(101).fill('mud'))).toEqual({
      words: [],
      noted: ['elements: expected a list of elements, at most 100, got a list'],
    });
  });
});
