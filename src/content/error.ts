import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';

/** What a formula should go on with where it does not. */
export type FormulaPart = 'number' | 'sign' | 'closing' | 'wrapper' | 'end';

/** The text is no formula. */
export interface FormulaSyntax extends ErrorBase {
  readonly type: 'formulaSyntax';
  readonly ruling: 'R-SCEN-5';
  /** The text. */
  readonly formula: string;
  /** The character where it goes wrong, from 0; its length where something is missing at the end. */
  readonly at: number;
  /** What should stand there: a number or symbol, a sign, `)`, `{$math.floor}]` or the like, or nothing. */
  readonly wanted: FormulaPart;
}

/** A formula names something that has no place there. */
export interface UnknownSymbol extends ErrorBase {
  readonly type: 'unknownSymbol';
  readonly ruling: 'R-SCEN-5';
  /** The text. */
  readonly formula: string;
  /** The character where the name begins, from 0. */
  readonly at: number;
  /** The name. */
  readonly symbol: string;
  /** The names that may be used. */
  readonly known: readonly string[];
}

/** A formula is longer than any that a card needs. */
export interface FormulaTooLong extends ErrorBase {
  readonly type: 'formulaTooLong';
  readonly ruling: null;
  /** Characters that it may have. */
  readonly limit: number;
}

/** Nobody says what a symbol of a formula stands for. */
export interface SymbolWithoutValue extends ErrorBase {
  readonly type: 'symbolWithoutValue';
  readonly ruling: null;
  /** Its name. */
  readonly symbol: string;
}

/** A formula divides by zero. */
export interface DivisionByZero extends ErrorBase {
  readonly type: 'divisionByZero';
  readonly ruling: 'R-SCEN-15';
}

/** The value of a formula is no exact number any more. */
export interface FormulaTooLarge extends ErrorBase {
  readonly type: 'formulaTooLarge';
  readonly ruling: null;
  /** How far it may be from 0. */
  readonly limit: number;
}

/** What can be wrong with a formula. */
export type FormulaError =
  | InvalidValue
  | FormulaSyntax
  | UnknownSymbol
  | FormulaTooLong
  | SymbolWithoutValue
  | DivisionByZero
  | FormulaTooLarge;

const WANTED: Readonly<Record<FormulaPart, string>> = {
  number: 'a number or a symbol',
  sign: 'a sign',
  closing: 'a closing bracket',
  wrapper: '{$math.floor}] or {$math.ceil}]',
  end: 'nothing more',
};

/** The formula with the place where it goes wrong, below each other. */
const pointAt = (formula: string, at: number): string => `\n  ${formula}\n  ${' '.repeat(at)}^`;

const sentence = (error: Exclude<FormulaError, InvalidValue>): string => {
  switch (error.type) {
    case 'formulaSyntax':
      return `expected ${WANTED[error.wanted]} at character ${String(error.at + 1)}`;
    case 'unknownSymbol':
      return `no symbol "${error.symbol}" here, but ${error.known.join(', ')}`;
    case 'formulaTooLong':
      return `a formula has at most ${String(error.limit)} characters`;
    case 'symbolWithoutValue':
      return `"${error.symbol}" has no value`;
    case 'divisionByZero':
      return 'division by zero';
    case 'formulaTooLarge':
      return `a value further than ${String(error.limit)} from 0`;
  }
};

/**
 * The English sentence for a fault of content; below it a formula with the place where it goes wrong.
 *
 * @example
 * import { explain, parseFormula } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const formula = parseFormula('Cx(3+L');
 * assert(formula._tag === 'Left');
 * assert.equal(
 *   explain(formula.left[0]),
 *   'input: expected a closing bracket at character 7 (R-SCEN-5)\n  Cx(3+L\n        ^',
 * );
 */
export const explain = (error: FormulaError): string => {
  if (error.type === 'invalidValue') return explainInvalidValue(error);
  const said = `${showPath(error.path)}: ${sentence(error)}${showRuling(error.ruling)}`;
  return 'at' in error ? `${said}${pointAt(error.formula, error.at)}` : said;
};
