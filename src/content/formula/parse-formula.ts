import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { invalidValue, isLeft, left, mapRight, right } from '../../core/index.js';
import type { FormulaError, FormulaPart } from './formula-error.js';
import { worthOf } from './evaluate-formula.js';
import {
  COMPARISONS,
  type Comparison,
  type Formula,
  type FormulaComparison,
  type FormulaOperation,
  type FormulaSign,
  type FormulaTerm,
  type Rounding,
} from './formula.js';

/** The symbols that stand in the content of every scenario: the number of characters, and the level. */
export const SCENARIO_SYMBOLS = ['C', 'L'] as const;

/** Characters that a formula may have; it bounds the depth of its tree as well. */
const LENGTH_LIMIT = 200;

/** A text that is read from the left, and how far. */
interface Source {
  readonly text: string;
  readonly symbols: readonly string[];
  at: number;
}

type Parsed<A> = Either<FormulaError, A>;

/** What stands between signs is of no importance. */
const skipBlanks = (source: Source): void => {
  while (source.text[source.at] === ' ') source.at += 1;
};

/** Takes the first of some signs that comes next. */
const take = <Sign extends string>(source: Source, signs: readonly Sign[]): Sign | null => {
  skipBlanks(source);
  const sign = signs.find((one) => source.text.startsWith(one, source.at));
  if (sign === undefined) return null;
  source.at += sign.length;
  return sign;
};

const broken = ({ text, at }: Source, wanted: FormulaPart): Parsed<never> =>
  left({ type: 'formulaSyntax', path: [], ruling: 'R-SCEN-5', formula: text, at, wanted });

const readNumber = (source: Source): Parsed<number> | null => {
  const { text: formula, at } = source;
  const [digits] = /^\d+/.exec(formula.slice(at)) ?? [];
  if (digits === undefined) return null;
  source.at += digits.length;
  const value = Number(digits);
  const limit = Number.MAX_SAFE_INTEGER;
  return value > limit
    ? left({ type: 'formulaTooLarge', path: [], ruling: null, limit, formula, at })
    : right(value);
};

/** Whether the `x` at a place is times: no small letter follows it, or else a symbol does. */
const isTimes = ({ text, symbols }: Source, at: number): boolean =>
  text[at] === 'x' &&
  (!/[a-z]/.test(text[at + 1] ?? '') || symbols.some((symbol) => text.startsWith(symbol, at + 1)));

/**
 * The name that stands where no symbol does, or none. Names of small letters may have an `x` in them
 * (`hexes`); after capital letters, as those of the cards are, it is times (`XxL`).
 */
const wordAt = (source: Source): string | null => {
  const { text, at } = source;
  const rest = text.slice(at);
  if (isTimes(source, at)) return null;
  const [capitals] = /^[A-Z][A-Z\d_]*/.exec(rest) ?? [];
  if (capitals !== undefined && isTimes(source, at + capitals.length)) return capitals;
  return /^[A-Za-z_][\w.]*/.exec(rest)?.[0] ?? null;
};

/** The longest of the symbols that comes next; an `x` after it is times (`LxC`). */
const readSymbol = (source: Source): Parsed<FormulaTerm> => {
  const { text, symbols, at } = source;
  const fitting = symbols.filter((symbol) => text.startsWith(symbol, at));
  const name = fitting.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  if (name !== '') {
    source.at += name.length;
    return right({ type: 'symbol', name });
  }
  const word = wordAt(source);
  return word === null
    ? broken(source, 'number')
    : left({
        type: 'unknownSymbol',
        path: [],
        ruling: 'R-SCEN-5',
        formula: text,
        at,
        symbol: word,
        known: symbols,
      });
};

const readBracket = (source: Source): Parsed<FormulaTerm> => {
  const inner = readSum(source);
  if (isLeft(inner)) return inner;
  return take(source, [')']) === null ? broken(source, 'closing') : inner;
};

const readFactor = (source: Source): Parsed<FormulaTerm> =>
  take(source, ['(']) === null ? (readNumber(source) ?? readSymbol(source)) : readBracket(source);

/** `*` is another way to write `x`. */
const SIGNS: Readonly<Record<'+' | '-' | 'x' | '*' | '/', FormulaSign>> = {
  '+': '+',
  '-': '-',
  x: 'x',
  '*': 'x',
  '/': '/',
};

/** A part to divide by, refused where it is 0 whatever its symbols are worth. */
const readDivisor = (
  source: Source,
  readPart: (source: Source) => Parsed<FormulaTerm>,
): Parsed<FormulaTerm> => {
  skipBlanks(source);
  const { text: formula, at } = source;
  const divisor = readPart(source);
  if (isLeft(divisor)) return divisor;
  const worth = worthOf(divisor.right, {});
  return !isLeft(worth) && worth.right.over === 0n
    ? left({ type: 'divisionByZero', path: [], ruling: 'R-SCEN-15', formula, at })
    : divisor;
};

/** Parts with signs of one rank between them, from the left to the right. */
const readChain = (
  source: Source,
  readPart: (source: Source) => Parsed<FormulaTerm>,
  signs: readonly (keyof typeof SIGNS)[],
): Parsed<FormulaTerm> => {
  let term = readPart(source);
  while (!isLeft(term)) {
    const sign = take(source, signs);
    if (sign === null) return term;
    const before = term.right;
    term = mapRight((after: FormulaTerm): FormulaOperation => ({
      type: 'operation',
      sign: SIGNS[sign],
      left: before,
      right: after,
    }))(sign === '/' ? readDivisor(source, readPart) : readPart(source));
  }
  return term;
};

const readProduct = (source: Source): Parsed<FormulaTerm> =>
  readChain(source, readFactor, ['x', '*', '/']);

const readSum = (source: Source): Parsed<FormulaTerm> => readChain(source, readProduct, ['+', '-']);

const readSides = (source: Source): Parsed<FormulaTerm | FormulaComparison> => {
  const before = readSum(source);
  if (isLeft(before)) return before;
  const sign: Comparison | null = take(source, COMPARISONS);
  if (sign === null) return before;
  return mapRight((after: FormulaTerm): FormulaComparison => ({
    type: 'comparison',
    sign,
    left: before.right,
    right: after,
  }))(readSum(source));
};

const WRAPPERS: Readonly<Record<'{$math.floor}' | '{$math.ceil}', Rounding>> = {
  '{$math.floor}': 'down',
  '{$math.ceil}': 'up',
};

const readWhole = (source: Source): Parsed<Formula> => {
  const isWrapped = take(source, ['[']) !== null;
  const sides = readSides(source);
  if (isLeft(sides)) return sides;
  const wrapper = isWrapped ? take(source, ['{$math.floor}', '{$math.ceil}']) : null;
  if (isWrapped && wrapper === null) return broken(source, 'wrapper');
  if (isWrapped && take(source, [']']) === null) return broken(source, 'closing');
  skipBlanks(source);
  return source.at < source.text.length
    ? broken(source, 'end')
    : right({ value: sides.right, rounding: wrapper === null ? 'up' : WRAPPERS[wrapper] });
};

/**
 * Reads a formula of stats, counts and special rules (R-SCEN-5, R-SCEN-15): whole numbers, symbols,
 * `+ - x /` with the usual precedence, brackets, at most one comparison, which is worth 1 or 0. The
 * whole may be wrapped as `[ … {$math.floor}]` or `[ … {$math.ceil}]`; without it fractions round up.
 * Nothing is ever run as code.
 *
 * `symbols` are the names that mean something where the formula stands: `C` and `L` unless said. What
 * they are worth is asked later, by {@link evaluateFormula}.
 *
 * Errors: the first of `formulaSyntax`, `unknownSymbol`, `formulaTooLarge` for a number that is not exact
 * and `divisionByZero` where the text itself divides by 0, all with the character; `formulaTooLong` above
 * 200 characters; `invalidValue` for what is no text.
 *
 * @example
 * import { evaluateFormula, parseFormula } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const hitPoints = parseFormula('[2+(LxC/2){$math.floor}]');
 * assert(hitPoints._tag === 'Right');
 * assert.deepEqual(evaluateFormula(hitPoints.right, { C: 3, L: 7 }), { _tag: 'Right', right: 12 });
 */
export const parseFormula = (
  text: string,
  symbols: readonly string[] = SCENARIO_SYMBOLS,
): Either<NonEmptyArray<FormulaError>, Formula> => {
  const given: unknown = text;
  if (typeof given !== 'string') return left([invalidValue([], 'formula', given)]);
  if (given.length > LENGTH_LIMIT)
    return left([
      { type: 'formulaTooLong', path: [], ruling: null, limit: LENGTH_LIMIT, at: LENGTH_LIMIT },
    ]);
  const formula = readWhole({ text: given, symbols, at: 0 });
  return isLeft(formula) ? left([formula.left]) : formula;
};
