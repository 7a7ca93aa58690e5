import { describe, expect, it } from 'vitest';

import {
  explainInvalidValue,
  invalidValue,
  preview,
  showPath,
  showRuling,
} from '../../src/core/index.js';
import { uglyValues } from './ugly.js';

describe('the preview of a value', () => {
  it.each([
    ['dice', '"dice"'],
    ['', '""'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    [7, '7'],
    [-0, '-0'],
    [0, '0'],
    [NaN, 'NaN'],
    [7n, '7'],
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[], 'list'],
    [[1, [2]], 'list'],
    [{}, 'object'],
    [new Date(0), 'object'],
    [() => 3, 'function'],
    [Symbol('s'), 'Symbol(s)'],
  ])('%#: %o', (value, shown) => {
    expect(preview(value)).toBe(shown);
  });

  it('tells a text from a value that prints the same', () => {
    for (const text of ['list', 'object', 'undefined', 'null', '7'])
      expect(preview(text)).toBe(`"${text}"`);
  });

  it('shows 60 characters at most', () => {
    expect(preview('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
    expect(preview('x'.repeat(59))).toBe(`"${'x'.repeat(59)}`);
    expect(preview('x'.repeat(99))).toBe(`"${'x'.repeat(59)}`);
    expect(preview(10n ** 59n)).toBe(`1${'0'.repeat(59)}`);
    expect(preview(10n ** 60n)).toBe(`1${'0'.repeat(59)}`);
    for (const [name, value] of uglyValues())
      expect(preview(value).length, name).toBeLessThanOrEqual(60);
  });
});

describe('a path', () => {
  it.each([
    [[], 'input'],
    [['figures'], 'figures'],
    [['figures', 2, 'at'], 'figures[2].at'],
    [[0], '[0]'],
    [['$a_1', '_b'], '$a_1._b'],
    [['1a'], '["1a"]'],
    [['a', 'b c', 'd'], 'a["b c"].d'],
    [['a', '2'], 'a["2"]'],
    [['a', ''], 'a[""]'],
    [['__proto__'], '__proto__'],
  ])('%j is shown as %s', (path, shown) => {
    expect(showPath(path)).toBe(shown);
  });
});

describe('a fault of form', () => {
  it('says where, what would be accepted and what was there', () => {
    const fault = invalidValue(['figures', 2, 'at'], 'hex', 'x');
    expect(fault).toEqual({
      type: 'invalidValue',
      path: ['figures', 2, 'at'],
      ruling: null,
      expected: 'hex',
      got: '"x"',
    });
    expect(explainInvalidValue(fault)).toBe(
      'figures[2].at: expected a hex { q, r } with whole coordinates within 1048576, got "x"',
    );
  });

  it.each([
    ['count', 1.5, 'a whole number of at least 0, got 1.5'],
    [['fire', 'ice'], 'mud', 'one of "fire", "ice", got "mud"'],
    [['fire'], undefined, 'one of "fire", got nothing'],
    ['text', [7], 'a text, got a list'],
    ['text', {}, 'a text, got an object'],
    ['text or flag or null', 7, 'a text or true or false or null, got 7'],
    ['a word of a codec', 7, 'a word of a codec, got 7'],
    ['constructor', 'list', 'constructor, got "list"'],
  ] as const)('%j and %j make an English sentence', (expected, value, words) => {
    expect(explainInvalidValue(invalidValue([], expected, value))).toBe(`input: expected ${words}`);
  });

  it('prints what was there as it is where there are no words for it', () => {
    expect(explainInvalidValue({ ...invalidValue([], 'text', 7), got: 'toString' })).toBe(
      'input: expected a text, got toString',
    );
  });

  it('names the ruling, where one is broken, behind the sentence', () => {
    expect(showRuling('R-MOVE-2')).toBe(' (R-MOVE-2)');
    expect(showRuling(null)).toBe('');
  });
});
