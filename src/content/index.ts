/**
 * Content as data: so far the formulas of stats, counts and special rules.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export {
  explain,
  type DivisionByZero,
  type FormulaError,
  type FormulaPart,
  type FormulaSyntax,
  type FormulaTooLarge,
  type FormulaTooLong,
  type SymbolWithoutValue,
  type UnknownSymbol,
} from './error.js';
export { bindFormula, evaluateFormula, symbolsOf } from './evaluate-formula.js';
export {
  COMPARISONS,
  FORMULA_SIGNS,
  ROUNDINGS,
  type Comparison,
  type Formula,
  type FormulaComparison,
  type FormulaOperation,
  type FormulaSign,
  type FormulaSymbol,
  type FormulaTerm,
  type Rounding,
  type SymbolValues,
} from './formula.js';
export { parseFormula, SCENARIO_SYMBOLS } from './parse-formula.js';
