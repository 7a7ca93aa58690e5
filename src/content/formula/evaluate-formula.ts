import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { invalidValue, isLeft, left, right } from '../../core/index.js';
import type { FormulaError } from './formula-error.js';
import type {
  Comparison,
  Formula,
  FormulaComparison,
  FormulaTerm,
  Rounding,
  SymbolValues,
} from './formula.js';

/** An exact fraction; the divisor is above 0. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

type Worth = Either<FormulaError, Fraction>;

const LIMIT = Number.MAX_SAFE_INTEGER;

/** A tree does not know the text that it was read from. */
const NOWHERE = { formula: null, at: null } as const;

/** C counts as at least 2 in formulas (R-SCEN-15). */
const counted = (name: string, value: number): number =>
  name === 'C' ? Math.max(2, value) : value;

const worthOfSymbol = (name: string, values: SymbolValues): Worth => {
  const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined)
    return left({ type: 'symbolWithoutValue', path: [], ruling: null, symbol: name });
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? right({ over: BigInt(counted(name, value)), under: 1n })
    : left(invalidValue([name], 'wholeNumber', value));
};

const quotient = (a: Fraction, b: Fraction): Worth => {
  if (b.over === 0n)
    return left({ type: 'divisionByZero', path: [], ruling: 'R-SCEN-15', ...NOWHERE });
  const sign = b.over < 0n ? -1n : 1n;
  return right({ over: sign * a.over * b.under, under: sign * a.under * b.over });
};

/** What a part of a formula is worth, exactly. */
export const worthOf = (term: FormulaTerm, values: SymbolValues): Worth => {
  if (typeof term === 'number') return right({ over: BigInt(term), under: 1n });
  if (term.type === 'symbol') return worthOfSymbol(term.name, values);
  const before = worthOf(term.left, values);
  if (isLeft(before)) return before;
  const after = worthOf(term.right, values);
  if (isLeft(after)) return after;
  const [a, b] = [before.right, after.right];
  switch (term.sign) {
    case '+':
      return right({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
    case '-':
      return right({ over: a.over * b.under - b.over * a.under, under: a.under * b.under });
    case 'x':
      return right({ over: a.over * b.over, under: a.under * b.under });
    case '/':
      return quotient(a, b);
  }
};

const HOLDS: Readonly<Record<Comparison, (order: bigint) => boolean>> = {
  '>': (order) => order > 0n,
  '<': (order) => order < 0n,
  '>=': (order) => order >= 0n,
  '<=': (order) => order <= 0n,
  '==': (order) => order === 0n,
  '!=': (order) => order !== 0n,
};

const worthOfComparison = (
  { sign, left: a, right: b }: FormulaComparison,
  values: SymbolValues,
): Worth => {
  const difference = worthOf({ type: 'operation', sign: '-', left: a, right: b }, values);
  if (isLeft(difference)) return difference;
  return right({ over: HOLDS[sign](difference.right.over) ? 1n : 0n, under: 1n });
};

/** A fraction as a whole number. */
const rounded = ({ over, under }: Fraction, rounding: Rounding): bigint => {
  const towardsZero = over / under;
  const rest = over % under;
  if (rounding === 'up') return rest > 0n ? towardsZero + 1n : towardsZero;
  return rest < 0n ? towardsZero - 1n : towardsZero;
};

/**
 * What a formula is worth, with the numbers of its symbols. It is computed exactly and rounded once, at
 * the end (R-SCEN-15); C counts as at least 2. A comparison is worth 1 where it holds, else 0.
 *
 * Errors: `symbolWithoutValue`, `divisionByZero`, `formulaTooLarge` beyond exact numbers, `invalidValue`
 * for a symbol's value that is no whole number; the first of them. None has a character, since a tree does
 * not know its text.
 *
 * @example
 * import { evaluateFormula, parseFormula } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const formula = parseFormula('21xCxL/2');
 * assert(formula._tag === 'Right');
 * assert.deepEqual(evaluateFormula(formula.right, { C: 3, L: 3 }), { _tag: 'Right', right: 95 });
 */
export const evaluateFormula = (
  { value, rounding }: Formula,
  values: SymbolValues,
): Either<NonEmptyArray<FormulaError>, number> => {
  const worth =
    typeof value !== 'number' && value.type === 'comparison'
      ? worthOfComparison(value, values)
      : worthOf(value, values);
  if (isLeft(worth)) return left([worth.left]);
  const whole = Number(rounded(worth.right, rounding));
  return Math.abs(whole) <= LIMIT
    ? right(whole)
    : left([{ type: 'formulaTooLarge', path: [], ruling: null, limit: LIMIT, ...NOWHERE }]);
};

const boundTerm = (term: FormulaTerm, values: SymbolValues): FormulaTerm => {
  if (typeof term === 'number') return term;
  if (term.type === 'operation')
    return { ...term, left: boundTerm(term.left, values), right: boundTerm(term.right, values) };
  const value = Object.hasOwn(values, term.name) ? values[term.name] : undefined;
  // What is no whole number is left for evaluateFormula to refuse; adding 0 makes -0 a plain 0.
  return Number.isSafeInteger(value) ? counted(term.name, Number(value) + 0) : term;
};

/**
 * Puts numbers in the place of those symbols that are known already; the others stay symbols, so that a
 * formula that waits for something of the game can be kept until it is there.
 *
 * @example
 * import { bindFormula, evaluateFormula, parseFormula } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const formula = parseFormula('X+C', ['C', 'X']);
 * assert(formula._tag === 'Right');
 * const waiting = bindFormula(formula.right, { C: 4 });
 * assert.deepEqual(evaluateFormula(waiting, { X: 2 }), { _tag: 'Right', right: 6 });
 */
export const bindFormula = ({ value, rounding }: Formula, values: SymbolValues): Formula => ({
  value:
    typeof value !== 'number' && value.type === 'comparison'
      ? { ...value, left: boundTerm(value.left, values), right: boundTerm(value.right, values) }
      : boundTerm(value, values),
  rounding,
});

const symbolsIn = (term: FormulaTerm): readonly string[] => {
  if (typeof term === 'number') return [];
  return term.type === 'symbol' ? [term.name] : [...symbolsIn(term.left), ...symbolsIn(term.right)];
};

/**
 * The symbols of a formula, each once, in their order.
 *
 * @example
 * import { parseFormula, symbolsOf } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const formula = parseFormula('Lx(C+L)');
 * assert(formula._tag === 'Right');
 * assert.deepEqual(symbolsOf(formula.right), ['L', 'C']);
 */
export const symbolsOf = ({ value }: Formula): readonly string[] => {
  const names =
    typeof value !== 'number' && value.type === 'comparison'
      ? [...symbolsIn(value.left), ...symbolsIn(value.right)]
      : symbolsIn(value);
  return [...new Set(names)];
};
