/** The signs of arithmetic in a formula. */
export const FORMULA_SIGNS = ['+', '-', 'x', '/'] as const;
/** One of {@link FORMULA_SIGNS}; `x` is times. */
export type FormulaSign = (typeof FORMULA_SIGNS)[number];

/** The signs that compare the two sides of a formula. */
export const COMPARISONS = ['>=', '<=', '==', '!=', '>', '<'] as const;
/** One of {@link COMPARISONS}. */
export type Comparison = (typeof COMPARISONS)[number];

/** Two parts of a formula with a sign between them. */
export interface FormulaOperation {
  /** Arithmetic. */
  readonly type: 'operation';
  /** What is done with the two. */
  readonly sign: FormulaSign;
  /** What stands before the sign. */
  readonly left: FormulaTerm;
  /** What stands after it. */
  readonly right: FormulaTerm;
}

/** A number that is known only later, by its name: `C`, `L`, hexes moved. */
export interface FormulaSymbol {
  /** A name. */
  readonly type: 'symbol';
  /** Which one. */
  readonly name: string;
}

/** What has a number as its value: a whole number, a symbol, or arithmetic. */
export type FormulaTerm = number | FormulaSymbol | FormulaOperation;

/** A question that has the value 1 where it holds, else 0. */
export interface FormulaComparison {
  /** A comparison. */
  readonly type: 'comparison';
  /** What is asked about the two sides. */
  readonly sign: Comparison;
  /** What stands before the sign. */
  readonly left: FormulaTerm;
  /** What stands after it. */
  readonly right: FormulaTerm;
}

/** How a fraction becomes a whole number, once, at the end (R-SCEN-15). */
export const ROUNDINGS = ['up', 'down'] as const;
/** One of {@link ROUNDINGS}. */
export type Rounding = (typeof ROUNDINGS)[number];

/** A formula as an expression tree: plain JSON, made by {@link parseFormula}. */
export interface Formula {
  /** What is computed. */
  readonly value: FormulaTerm | FormulaComparison;
  /** How a fraction is rounded: up, unless the text names another way (R-SCEN-15). */
  readonly rounding: Rounding;
}

/** The numbers of symbols, by their names. */
export type SymbolValues = Readonly<Record<string, number>>;
