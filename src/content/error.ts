import {
  explainInvalidValue,
  isRecord,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';
import type { PackError } from './pack-error.js';
import { isPackError, packSentence } from './explain-pack.js';

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

/** Content is nested deeper than any card needs, perhaps without end. */
export interface TooNested extends ErrorBase {
  readonly type: 'tooNested';
  readonly ruling: null;
  /** How deep it may be. */
  readonly limit: number;
}

/** There is more of it than any box has. */
export interface TooLarge extends ErrorBase {
  readonly type: 'tooLarge';
  readonly ruling: null;
  /** How many values there may be. */
  readonly limit: number;
}

/** Something speaks of what no earlier ability of the same action left. */
export interface UnknownName extends ErrorBase {
  readonly type: 'unknownName';
  readonly ruling: null;
  /** The name. */
  readonly name: string;
  /** The names that earlier abilities were given with `as`. */
  readonly known: readonly string[];
}

/** An ability has `to`, and a range, targets or an area as well. */
export interface AimedTwice extends ErrorBase {
  readonly type: 'aimedTwice';
  readonly ruling: null;
  /** The fields that go without `to`. */
  readonly fields: readonly string[];
}

/** A formula speaks of the stats of a monster or summon where a character performs. */
export interface NoStats extends ErrorBase {
  readonly type: 'noStats';
  readonly ruling: null;
  /** The symbols `M`, `A`, `R` or `H` that it uses. */
  readonly symbols: readonly string[];
}

/** A calculation explains a name that its formula does not use. */
export interface UnusedName extends ErrorBase {
  readonly type: 'unusedName';
  readonly ruling: null;
  /** The name. */
  readonly name: string;
}

/** A spot for a sticker stands on a line that the ability does not have. */
export interface SpotWithoutLine extends ErrorBase {
  readonly type: 'spotWithoutLine';
  readonly ruling: 'R-ENH-5';
  /** The line. */
  readonly line: string;
}

/** What can be wrong with the words of the ability language beyond their form. */
export type LanguageError =
  UnknownSymbol | UnknownName | AimedTwice | NoStats | UnusedName | SpotWithoutLine;

/** What can be wrong with content. */
export type ContentError = FormulaError | LanguageError | PackError | TooNested | TooLarge;

const WANTED: Readonly<Record<FormulaPart, string>> = {
  number: 'a number or a symbol',
  sign: 'a sign',
  closing: 'a closing bracket',
  wrapper: '{$math.floor}] or {$math.ceil}]',
  end: 'nothing more',
};

/** The formula with the place where it goes wrong, below each other; nothing where either is not known. */
const pointer = (error: ContentError): string => {
  if (!('formula' in error) || error.formula === null || error.at === null) return '';
  return `\n  ${error.formula}\n  ${' '.repeat(error.at)}^`;
};

/** The types of all errors but those of whole packs. */
const TYPES: readonly string[] = [
  'invalidValue',
  'formulaSyntax',
  'unknownSymbol',
  'formulaTooLong',
  'symbolWithoutValue',
  'divisionByZero',
  'formulaTooLarge',
  'tooNested',
  'tooLarge',
  'unknownName',
  'aimedTwice',
  'noStats',
  'unusedName',
  'spotWithoutLine',
];

const oneOfThose = (known: readonly string[]): string =>
  known.length === 0 ? '' : `, but ${known.join(', ')}`;

const sentence = (error: Exclude<ContentError, InvalidValue | PackError>): string => {
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
    case 'tooNested':
      return `nested deeper than ${String(error.limit)} levels`;
    case 'tooLarge':
      return `more than ${String(error.limit)} values`;
    case 'unknownName':
      return `no earlier ability is called "${error.name}"${oneOfThose(error.known)}`;
    case 'aimedTwice':
      return `"to" does not go with ${error.fields.join(', ')}`;
    case 'noStats':
      return `${error.symbols.join(', ')} is a stat of monsters and summons`;
    case 'unusedName':
      return `the formula does not use ${error.name}`;
    case 'spotWithoutLine':
      return `a spot on "${error.line}", which is not there`;
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
export const explain = (error: ContentError): string => {
  if (error.type === 'invalidValue') return explainInvalidValue(error);
  const words = isPackError(error) ? packSentence(error) : sentence(error);
  return `${showPath(error.path)}: ${words}${showRuling(error.ruling)}${pointer(error)}`;
};

/** Whether a value is one of our errors, by its type. */
export const isContentError = (value: unknown): value is ContentError => {
  if (!isRecord(value) || !Array.isArray(value['path'])) return false;
  const error = value as unknown as ContentError;
  return isPackError(error) || TYPES.includes(error.type);
};
