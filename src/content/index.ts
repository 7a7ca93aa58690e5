/**
 * Content as data: the language that cards, monsters, items, events and scenarios are written in, formulas,
 * and packs that are checked as a whole.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, JsonSchema, Path } from '../core/index.js';
export * from './ability.js';
export * from './ability-base.js';
export * from './ability-board.js';
export * from './ability-cards.js';
export * from './ability-combat.js';
export * from './ability-figures.js';
export * from './ability-scenario.js';
export * from './action.js';
export * from './amount.js';
export * from './battle-goal.js';
export * from './bonus.js';
export * from './campaign-setup.js';
export * from './class.js';
export * from './class-perk.js';
export * from './clause.js';
export * from './control.js';
export * from './effect.js';
export * from './event.js';
export * from './item.js';
export * from './moment.js';
export * from './monster.js';
export * from './pack.js';
export * from './pack-error.js';
export * from './part.js';
export * from './party-clause.js';
export * from './personal-quest.js';
export * from './random-dungeon.js';
export * from './reference.js';
export * from './reward.js';
export * from './reward-start.js';
export * from './scenario.js';
export * from './scenario-goal.js';
export * from './scenario-loss.js';
export * from './scenario-map.js';
export * from './scenario-objective.js';
export * from './selection.js';
export * from './special-rule.js';
export * from './special-rule-place.js';
export * from './special-rule-standing.js';
export * from './spot.js';
export * from './summon.js';
export * from './treasure.js';
export { checkPack } from './check-pack.js';
export { contentCodec, decodePart } from './decode-part.js';
export { mergePacks, type MergedPack } from './merge-packs.js';
export { contentSchemas, schemaFormats } from './schema.js';
export {
  explain,
  type AimedTwice,
  type ContentError,
  type DivisionByZero,
  type FormulaError,
  type FormulaPart,
  type FormulaSyntax,
  type FormulaTooLarge,
  type FormulaTooLong,
  type LanguageError,
  type NoStats,
  type SpotWithoutLine,
  type SymbolWithoutValue,
  type TooLarge,
  type TooNested,
  type UnknownName,
  type UnknownSymbol,
  type UnusedName,
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
