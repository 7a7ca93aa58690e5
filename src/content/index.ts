/**
 * Content as data: the language that cards, monsters, items, events and scenarios are written in, formulas,
 * and packs that are checked as a whole.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, JsonSchema, Path } from '../core/index.js';
export * from './language/ability.js';
export * from './language/ability-base.js';
export * from './language/ability-board.js';
export * from './language/ability-cards.js';
export * from './language/ability-combat.js';
export * from './language/ability-figures.js';
export * from './language/ability-scenario.js';
export * from './language/action.js';
export * from './language/amount.js';
export * from './box/battle-goal.js';
export * from './language/bonus.js';
export * from './box/campaign-setup.js';
export * from './box/class.js';
export * from './box/class-perk.js';
export * from './language/clause.js';
export * from './language/control.js';
export * from './language/effect.js';
export * from './box/event.js';
export * from './box/item.js';
export * from './language/moment.js';
export * from './box/monster.js';
export * from './pack.js';
export * from './pack-error.js';
export * from './part.js';
export * from './box/party-clause.js';
export * from './box/personal-quest.js';
export * from './scenario/random-dungeon.js';
export * from './language/reference.js';
export * from './box/recipient.js';
export * from './box/reward.js';
export * from './box/reward-start.js';
export * from './scenario/scenario.js';
export * from './scenario/scenario-goal.js';
export * from './scenario/scenario-loss.js';
export * from './scenario/scenario-map.js';
export * from './scenario/scenario-objective.js';
export * from './language/selection.js';
export * from './scenario/special-rule-base.js';
export * from './scenario/special-rule.js';
export * from './scenario/special-rule-place.js';
export * from './scenario/special-rule-standing.js';
export * from './language/spot.js';
export * from './language/summon.js';
export * from './box/treasure.js';
export { checkPack } from './check/pack.js';
export { contentCodec, decodePart } from './decode-part.js';
export { mergePacks, type MergedPack } from './merge-packs.js';
export { contentSchemas, schemaFormats } from './schema.js';
export {
  explain,
  type AimedTwice,
  type ContentError,
  type LanguageError,
  type MoreFaults,
  type NoStats,
  type SpotWithoutLine,
  type TooLarge,
  type TooNested,
  type UnknownName,
  type UnusedName,
} from './error.js';
export * from './formula/formula-error.js';
export { bindFormula, evaluateFormula, symbolsOf } from './formula/evaluate-formula.js';
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
} from './formula/formula.js';
export { parseFormula, SCENARIO_SYMBOLS } from './formula/parse-formula.js';
