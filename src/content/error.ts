import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';
import type { FormulaError, FormulaPart, UnknownSymbol } from './formula/formula-error.js';
import type { PackError } from './pack-error.js';
import { isPackError, packSentence } from './explain-pack.js';

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

/** There are more faults than are listed: the last of them says how many. */
export interface MoreFaults extends ErrorBase {
  readonly type: 'moreFaults';
  readonly ruling: null;
  /** How many more were found. */
  readonly count: number;
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
export type ContentError =
  FormulaError | LanguageError | PackError | TooNested | TooLarge | MoreFaults;

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

const oneOfThose = (known: readonly string[]): string =>
  known.length === 0 ? '' : `, but ${known.join(', ')}`;

type Plain = Exclude<ContentError, InvalidValue | PackError>;

type SentenceOf = {
  readonly [Type in Plain['type']]: (error: Extract<Plain, { type: Type }>) => string;
};

const SENTENCES: SentenceOf = {
  formulaSyntax: ({ wanted, at }) => `expected ${WANTED[wanted]} at character ${String(at + 1)}`,
  unknownSymbol: ({ symbol, known }) => `no symbol "${symbol}" here, but ${known.join(', ')}`,
  formulaTooLong: ({ limit }) => `a formula has at most ${String(limit)} characters`,
  symbolWithoutValue: ({ symbol }) => `"${symbol}" has no value`,
  divisionByZero: () => 'division by zero',
  formulaTooLarge: ({ limit }) => `a value further than ${String(limit)} from 0`,
  tooNested: ({ limit }) => `nested deeper than ${String(limit)} levels`,
  tooLarge: ({ limit }) => `more than ${String(limit)} values`,
  moreFaults: ({ count }) =>
    `${String(count)} more ${count === 1 ? 'fault' : 'faults'}, not listed`,
  unknownName: ({ name, known }) => `no earlier ability is called "${name}"${oneOfThose(known)}`,
  aimedTwice: ({ fields }) => `"to" does not go with ${fields.join(', ')}`,
  noStats: ({ symbols }) => `${symbols.join(', ')} is a stat of monsters and summons`,
  unusedName: ({ name }) => `the formula does not use ${name}`,
  spotWithoutLine: ({ line }) => `a spot on "${line}", which is not there`,
};

const sentence = (error: Plain): string => {
  // The table has a sentence for each type, which no longer shows in the type of a union.
  const words = SENTENCES[error.type] as (error: Plain) => string;
  return words(error);
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
