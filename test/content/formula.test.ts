import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bindFormula,
  evaluateFormula,
  explain,
  parseFormula,
  symbolsOf,
  type Formula,
  type FormulaTerm,
  type SymbolValues,
} from '../../src/content/index.js';
import { uglyValues } from '../core/ugly.js';

const parsed = (text: string, symbols?: readonly string[]): Formula => {
  const formula = parseFormula(text, symbols);
  if (formula._tag === 'Left') throw new Error(formula.left.map(explain).join('\n'));
  return formula.right;
};

const valueOf = (text: string, values: SymbolValues = {}, symbols?: readonly string[]): unknown => {
  const value = evaluateFormula(parsed(text, symbols), values);
  return value._tag === 'Right' ? value.right : value.left.map(explain);
};

const refusal = (text: string, symbols?: readonly string[]): string => {
  const formula = parseFormula(text, symbols);
  return formula._tag === 'Left' ? formula.left.map(explain).join('\n') : 'a formula';
};

describe('formulas', () => {
  it.each<[string, SymbolValues, number]>([
    ['7', {}, 7],
    ['2+3x4', {}, 14],
    ['(2+3)x4', {}, 20],
    ['10-4-3', {}, 3],
    ['2*3', {}, 6],
    [' ( C + 1 ) x L ', { C: 3, L: 2 }, 8],
    ['LxC', { C: 3, L: 2 }, 6],
    ['C > 2', { C: 3 }, 1],
    ['C>=3', { C: 3 }, 1],
    ['C<=2', { C: 3 }, 0],
    ['C < 3', { C: 3 }, 0],
    ['L == 2xC', { C: 2, L: 4 }, 1],
    ['L/3 != 1', { L: 3 }, 0],
    ['1/3 == 2/6', {}, 1],
  ])('R-SCEN-5 %s with %j is %d', (text, values, value) => {
    expect(valueOf(text, values)).toBe(value);
  });

  it.each<[string, number]>([
    ['5/2', 3],
    ['(0-5)/2', -2],
    ['[5/2{$math.floor}]', 2],
    ['[(0-5)/2{$math.floor}]', -3],
    ['[5/2{$math.ceil}]', 3],
    ['4/2', 2],
    ['1/3+1/3+1/3', 1],
    ['1/2+1/2', 1],
    ['5/(0-2)', -2],
    ['0/(0-2)', 0],
  ])('R-SCEN-15 is exact and rounded once, at the end: %s is %d', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it('R-SCEN-15 C counts as at least 2, and no other symbol does', () => {
    expect(valueOf('CxL', { C: 1, L: 1 })).toBe(2);
    expect(valueOf('C', { C: 0 })).toBe(2);
    expect(symbolsOf(bindFormula(parsed('CxL'), { C: 1 }))).toEqual(['L']);
    expect(evaluateFormula(bindFormula(parsed('CxL'), { C: 1 }), { L: 1 })).toMatchObject({
      right: 2,
    });
  });

  it('the place says which symbols there are, the longest first', () => {
    const symbols = ['H', 'hexes', 'hexesMoved'];
    expect(valueOf('2xhexesMovedxhexes', { hexes: 3, hexesMoved: 5 }, symbols)).toBe(30);
    expect(symbolsOf(parsed('hexes+H+hexes', symbols))).toEqual(['hexes', 'H']);
    expect(symbolsOf(parsed('H > hexes', symbols))).toEqual(['H', 'hexes']);
    expect(refusal('C', symbols)).toContain('no symbol "C" here, but H, hexes, hexesMoved');
  });

  it('what is known only later stays a symbol', () => {
    const waiting = bindFormula(parsed('X/2 > C+L', ['C', 'L', 'X']), { C: 3, L: 1 });
    expect(symbolsOf(waiting)).toEqual(['X']);
    expect(evaluateFormula(waiting, { X: 9 })).toMatchObject({ right: 1 });
    expect(evaluateFormula(waiting, {})).toMatchObject({
      left: [{ type: 'symbolWithoutValue', symbol: 'X' }],
    });
    expect(bindFormula(parsed('C'), JSON.parse('{"__proto__": {"C": 7}}') as SymbolValues)).toEqual(
      parsed('C'),
    );
  });
});

describe('what is no formula', () => {
  it.each([
    ['8x', 'expected a number or a symbol at character 3'],
    ['4++2', 'expected a number or a symbol at character 3'],
    ['', 'expected a number or a symbol at character 1'],
    ['()', 'expected a number or a symbol at character 2'],
    ['(2xL', 'expected a closing bracket at character 5'],
    ['2L', 'expected nothing more at character 2'],
    ['4 5', 'expected nothing more at character 3'],
    ['4)', 'expected nothing more at character 2'],
    ['C > 2 > 1', 'expected nothing more at character 7'],
    ['[2+L', 'expected {$math.floor}] or {$math.ceil}] at character 5'],
    ['[2+L{$math.sqrt}]', 'expected {$math.floor}] or {$math.ceil}] at character 5'],
    ['[2+L{$math.floor}', 'expected a closing bracket at character 18'],
    ['alert(1)', 'no symbol "alert" here, but C, L'],
    ['C+process.exit(0)', 'no symbol "process.exit" here, but C, L'],
    ['C/0', 'division by zero'],
    ['L/(2-1x2)', 'division by zero'],
    ['1 > C/(0xL-0)x(1/0)', 'division by zero'],
    ['99999999999999999999', 'a value further than 9007199254740991 from 0'],
    [`${'('.repeat(150)}1`, 'expected a closing bracket'],
    ['1'.repeat(201), 'a formula has at most 200 characters'],
  ])('%s', (text, says) => {
    expect(refusal(text)).toContain(says);
  });

  it('points at the character', () => {
    expect(refusal('2+(C')).toBe(
      'input: expected a closing bracket at character 5 (R-SCEN-5)\n  2+(C\n      ^',
    );
  });

  it.each([
    ['C/0', 2],
    ['C/ (1 - 1)', 3],
    ['L/(2-1x2)+1/0', 2],
    ['1/2/0', 4],
    ['C > L/(1/(0x1))', 9],
  ])('%s is divided by zero at the divisor', (text, at) => {
    expect(parseFormula(text)).toMatchObject({
      left: [{ type: 'divisionByZero', formula: text, at }],
    });
    expect(refusal(text)).toBe(
      `input: division by zero (R-SCEN-15)\n  ${text}\n  ${' '.repeat(at)}^`,
    );
  });

  it('points at a number that is too large, and at the first character too many', () => {
    const large = '2x 99999999999999999999';
    expect(parseFormula(large)).toMatchObject({
      left: [{ type: 'formulaTooLarge', formula: large, at: 3 }],
    });
    expect(refusal(large)).toBe(
      `input: a value further than 9007199254740991 from 0\n  ${large}\n     ^`,
    );
    expect(parseFormula('1'.repeat(201))).toMatchObject({
      left: [{ type: 'formulaTooLong', limit: 200, at: 200 }],
    });
    expect(refusal('1'.repeat(201))).toBe('input: a formula has at most 200 characters');
  });

  it('has no character where a tree is evaluated, which does not know its text', () => {
    const nowhere = { formula: null, at: null };
    expect(evaluateFormula(parsed('8/(C-L)'), { C: 3, L: 3 })).toMatchObject({
      left: [{ type: 'divisionByZero', ...nowhere }],
    });
    expect(evaluateFormula(parsed('9007199254740991xL'), { L: 2 })).toMatchObject({
      left: [{ type: 'formulaTooLarge', ...nowhere }],
    });
  });

  it.each([
    ['XxL', 'X', 0],
    ['2xQ', 'Q', 2],
    ['QxL', 'Q', 0],
    ['Qx', 'Q', 0],
    ['Qx(1+L)', 'Q', 0],
    ['LxQx2', 'Q', 2],
    ['Q2xL', 'Q2', 0],
    ['LxABxC', 'AB', 2],
    ['hexes', 'hexes', 0],
    ['hexesMoved', 'hexesMoved', 0],
    ['Exit', 'Exit', 0],
    ['xenon', 'xenon', 0],
  ])('%s: the unknown symbol is %s', (text, symbol, at) => {
    expect(parseFormula(text)).toMatchObject({ left: [{ type: 'unknownSymbol', symbol, at }] });
  });

  it('takes x for times before the symbols of the place, too', () => {
    expect(parseFormula('Qxhexes', ['H', 'hexes'])).toMatchObject({ left: [{ symbol: 'Q' }] });
    expect(parseFormula('Qxhexes', ['H'])).toMatchObject({ left: [{ symbol: 'Qxhexes' }] });
  });

  it.each([
    ['Lx', 2],
    ['xL', 0],
    ['x', 0],
    ['Lxx2', 2],
    ['2+x3', 2],
  ])('%s lacks a number at %d', (text, at) => {
    expect(parseFormula(text)).toMatchObject({
      left: [{ type: 'formulaSyntax', wanted: 'number', at }],
    });
  });

  it('is what is no text', () => {
    for (const [name, value] of uglyValues())
      if (typeof value !== 'string')
        expect(parseFormula(value as string), name).toMatchObject({
          left: [{ type: 'invalidValue', expected: 'formula' }],
        });
  });

  it('has no value without numbers, with a divisor that comes to 0, or beyond exact numbers', () => {
    expect(valueOf('C', {})).toEqual(['input: "C" has no value']);
    expect(valueOf('8/(C-L)', { C: 3, L: 3 })).toEqual(['input: division by zero (R-SCEN-15)']);
    expect(valueOf('9007199254740991xL', { L: 2 })).toEqual([
      'input: a value further than 9007199254740991 from 0',
    ]);
    for (const C of [NaN, 0.5, Infinity, '3', null])
      expect(valueOf('C', { C: C as number })).toEqual([
        expect.stringMatching(/^C: expected a whole number, got /),
      ]);
  });
});

/** Writes a tree with every bracket. */
const shown = (term: FormulaTerm): string => {
  if (typeof term === 'number') return String(term);
  return term.type === 'symbol'
    ? term.name
    : `(${shown(term.left)}${term.sign}${shown(term.right)})`;
};

const { term: anyTerm } = fc.letrec<{ term: FormulaTerm }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.nat(20),
    fc.constantFrom('C', 'L').map((name) => ({ type: 'symbol' as const, name })),
    fc.record({
      type: fc.constant('operation' as const),
      sign: fc.constantFrom('+' as const, '-' as const, 'x' as const),
      left: tie('term'),
      right: tie('term'),
    }),
  ),
}));

/** The same by JavaScript's own arithmetic, which is exact as long as nothing is divided. */
const plainValue = (term: FormulaTerm, values: SymbolValues): number => {
  if (typeof term === 'number') return term;
  if (term.type === 'symbol') return values[term.name] ?? NaN;
  const [a, b] = [plainValue(term.left, values), plainValue(term.right, values)];
  return term.sign === '+' ? a + b : term.sign === '-' ? a - b : a * b;
};

describe('any formula', () => {
  it('comes back from its text, and is worth what arithmetic says', () => {
    fc.assert(
      fc.property(anyTerm, fc.integer({ min: 2, max: 4 }), fc.nat(7), (term, C, L) => {
        const text = shown(term);
        fc.pre(text.length <= 200);
        expect(parsed(text)).toEqual({ value: term, rounding: 'up' });
        expect(valueOf(text, { C, L })).toBe(plainValue(term, { C, L }) + 0);
      }),
    );
  });

  it('halves round up, and down where the text says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 50 }), (a, b) => {
        expect(valueOf(`${String(a)}/${String(b)}`)).toBe(Math.ceil(a / b));
        expect(valueOf(`[${String(a)}/${String(b)}{$math.floor}]`)).toBe(Math.floor(a / b));
      }),
    );
  });

  it('no text throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123CLx*+-/()[]{}$ .><=!maplfor'.split('')) }),
        (text) => {
          const formula = parseFormula(text);
          if (formula._tag === 'Left') expect(formula.left.map(explain).join()).toMatch(/^input: /);
          else expect(evaluateFormula(formula.right, { C: 2, L: 1 })).toHaveProperty('_tag');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
