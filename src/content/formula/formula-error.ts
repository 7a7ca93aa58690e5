import type { ErrorBase, InvalidValue } from '../../core/index.js';

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
  /** The first character too many, from 0. The text is not repeated: it may be a book. */
  readonly at: number;
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
  /** The text, or `null` where a tree was evaluated. */
  readonly formula: string | null;
  /** The character where the divisor begins, from 0; `null` without a text. */
  readonly at: number | null;
}

/** The value of a formula, or a number in it, is no exact number any more. */
export interface FormulaTooLarge extends ErrorBase {
  readonly type: 'formulaTooLarge';
  readonly ruling: null;
  /** How far it may be from 0. */
  readonly limit: number;
  /** The text, or `null` where a tree was evaluated. */
  readonly formula: string | null;
  /** The character where the number begins, from 0; `null` without a text. */
  readonly at: number | null;
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
