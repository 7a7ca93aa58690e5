import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  AMOUNT_LIMIT,
  compareTexts,
  COORDINATE_LIMIT,
  isAmount,
  isCount,
  isHex,
  isPositive,
  isRecord,
  readList,
  readWord,
  readWords,
  type InvalidValue,
} from '../../src/core/index.js';
import { uglyValues } from './ugly.js';

const NO_NUMBERS: readonly unknown[] = [
  null,
  undefined,
  '1',
  '',
  true,
  [],
  [1],
  {},
  1n,
  { valueOf: () => 1 },
];
const NO_WHOLE_NUMBERS: readonly unknown[] = [NaN, Infinity, -Infinity, 0.5, -0.5, ...NO_NUMBERS];

describe('guards', () => {
  it('take keyed objects for records, neither lists nor null', () => {
    for (const value of [{}, Object.create(null), { q: 1 }, new Map()])
      expect(isRecord(value)).toBe(true);
    for (const value of [null, undefined, [], [{}], 'q', 7, 7n, Symbol('s'), () => 0])
      expect(isRecord(value)).toBe(false);
  });

  it('take whole numbers from 0 for counts; -0 is 0', () => {
    for (const value of [0, -0, 1, 2 ** 53]) expect(isCount(value)).toBe(true);
    for (const value of [-1, ...NO_WHOLE_NUMBERS]) expect(isCount(value)).toBe(false);
  });

  it('take counts of up to a million for amounts, but for 0 for positive ones', () => {
    expect(AMOUNT_LIMIT).toBe(1_000_000);
    for (const value of [1, AMOUNT_LIMIT])
      expect([isAmount(value), isPositive(value)]).toEqual([true, true]);
    for (const value of [0, -0])
      expect([isAmount(value), isPositive(value)]).toEqual([true, false]);
    for (const value of [-1, AMOUNT_LIMIT + 1, ...NO_WHOLE_NUMBERS])
      expect([isAmount(value), isPositive(value)]).toEqual([false, false]);
  });

  it('take whole coordinates of up to 2 ** 20 either way for hexes', () => {
    expect(COORDINATE_LIMIT).toBe(2 ** 20);
    for (const value of [0, -0, 7, -7, COORDINATE_LIMIT, -COORDINATE_LIMIT]) {
      expect(isHex({ q: value, r: 0 })).toBe(true);
      expect(isHex({ q: 0, r: value })).toBe(true);
    }
    for (const value of [COORDINATE_LIMIT + 1, -COORDINATE_LIMIT - 1, ...NO_WHOLE_NUMBERS]) {
      expect(isHex({ q: value, r: 0 })).toBe(false);
      expect(isHex({ q: 0, r: value })).toBe(false);
    }
    for (const value of [null, undefined, [0, 0], '0,0', { q: 0 }, { r: 0 }, { x: 0, y: 0 }])
      expect(isHex(value)).toBe(false);
    expect(isHex(Object.assign([], { q: 0, r: 0 }))).toBe(false);
  });

  it('never throw, whatever comes', () => {
    for (const [, value] of uglyValues())
      for (const is of [isRecord, isCount, isAmount, isPositive, isHex])
        expect(typeof is(value)).toBe('boolean');
  });
});

describe('an optional list', () => {
  const read = (value: unknown): readonly [readonly unknown[], readonly InvalidValue[]] => {
    const faults: InvalidValue[] = [];
    return [readList(value, ['at'], 'things', faults), faults];
  };

  it('comes back as it is; left out or null it is empty', () => {
    const list = [1, 'x', null];
    expect(read(list)[0]).toBe(list);
    expect(read(list)[1]).toEqual([]);
    for (const value of [undefined, null]) expect(read(value)).toEqual([[], []]);
  });

  it.each([[{}], ['list'], [0], [false], [new Set([1])], [{ length: 0 }]])(
    '%o is a fault and reads as empty',
    (value) => {
      const [list, faults] = read(value);
      expect(list).toEqual([]);
      expect(faults).toMatchObject([{ path: ['at'], expected: 'things' }]);
    },
  );
});

const WORDS = ['fire', 'ice'] as const;

describe('a word of a closed set', () => {
  const read = (value: unknown): readonly [string | undefined, readonly InvalidValue[]] => {
    const faults: InvalidValue[] = [];
    return [readWord(WORDS, value, ['element'], faults), faults];
  };

  it('comes back', () => {
    for (const word of WORDS) expect(read(word)).toEqual([word, []]);
  });

  it.each([['mud'], [''], ['Fire'], [undefined], [null], [0], [['fire']], ['constructor']])(
    '%o is none of them',
    (value) => {
      const [word, faults] = read(value);
      expect(word).toBeUndefined();
      expect(faults).toMatchObject([{ path: ['element'], expected: WORDS }]);
    },
  );
});

describe('a list of words of a closed set', () => {
  const read = (value: unknown): readonly [readonly string[], readonly InvalidValue[]] => {
    const faults: InvalidValue[] = [];
    return [readWords(WORDS, value, ['elements'], 'elements', faults), faults];
  };

  it('comes back without what is none of them, each fault at its place', () => {
    const [words, faults] = read(['ice', 'mud', 'fire', null]);
    expect(words).toEqual(['ice', 'fire']);
    expect(faults.map(({ path, expected }) => [path, expected])).toEqual([
      [['elements', 1], WORDS],
      [['elements', 3], WORDS],
    ]);
  });

  it('may have a hundred words; more are one fault', () => {
    expect(read(Array(100).fill('ice'))).toEqual([Array(100).fill('ice'), []]);
    const [words, faults] = read(Array(101).fill('ice'));
    expect(words).toEqual([]);
    expect(faults).toMatchObject([{ path: ['elements'], expected: 'elements, at most 100' }]);
  });
});

describe('the order of texts', () => {
  it('is by code unit, not by the letters of a language', () => {
    expect(['b', 'a', 'B', '10', '9', 'ä', ''].sort(compareTexts)).toEqual([
      '',
      '10',
      '9',
      'B',
      'a',
      'b',
      'ä',
    ]);
    expect([compareTexts('a', 'b'), compareTexts('b', 'a'), compareTexts('a', 'a')]).toEqual([
      -1, 1, 0,
    ]);
  });

  it('is that of sorting without an order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        expect([...texts].sort(compareTexts)).toEqual([...texts].sort());
      }),
    );
  });
});
