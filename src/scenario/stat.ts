import { isLeft, type Path } from '../core/index.js';
import {
  evaluateFormula,
  parseFormula,
  SCENARIO_SYMBOLS,
  type Amount,
  type Calculation,
  type SymbolValues,
} from '../content/index.js';

/** What the formulas of a scenario speak of. */
export interface ScenarioNumbers {
  /** How many characters there were at the start, `C`; counts as at least 2 (R-SCEN-13, R-SCEN-15). */
  readonly characters: number;
  /** The level of the scenario, `L` (R-SCEN-5). */
  readonly level: number;
}

const worthOf = (text: string, values: SymbolValues): number | null => {
  const formula = parseFormula(text, Object.keys(values));
  if (isLeft(formula)) return null;
  const worth = evaluateFormula(formula.right, values);
  return isLeft(worth) ? null : worth.right;
};

const worthOfCalculation = (
  { formula, where, min, max }: Calculation,
  numbers: ScenarioNumbers,
): number | null => {
  const entries = Object.entries(where).map(([name, amount]) => [name, statValue(amount, numbers)]);
  const bounds = [min, max].map((bound) =>
    bound === undefined ? bound : statValue(bound, numbers),
  );
  if (entries.some(([, value]) => value === null) || bounds.includes(null)) return null;
  const { characters: C, level: L } = numbers;
  const value = worthOf(formula, { ...(Object.fromEntries(entries) as SymbolValues), C, L });
  if (value === null) return null;
  const [least, most] = bounds;
  return Math.max(least ?? value, Math.min(most ?? value, value));
};

/**
 * What a number of a stat card, a count of a goal or the like is worth: a number as it is, a formula of `C`
 * and `L` (R-SCEN-5), or a calculation over such, computed exactly and rounded up unless it says otherwise
 * (R-SCEN-15). `null` for what is only known in play, and for a formula that has no value.
 *
 * @example
 * import { statValue } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(statValue('21xCxL/2', { characters: 3, level: 3 }), 95);
 * assert.equal(statValue('C', { characters: 1, level: 0 }), 2);
 * assert.equal(statValue({ type: 'round' }, { characters: 2, level: 0 }), null);
 */
export const statValue = (amount: Amount, numbers: ScenarioNumbers): number | null => {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string')
    return worthOf(amount, { C: numbers.characters, L: numbers.level });
  return amount.type === 'calculation' ? worthOfCalculation(amount, numbers) : null;
};

/** Whether an amount is known before play begins, for a party and a level: it speaks of no facts. */
export const isPlainAmount = (amount: Amount): boolean => {
  if (typeof amount === 'number') return true;
  if (typeof amount === 'string') return !isLeft(parseFormula(amount, SCENARIO_SYMBOLS));
  if (amount.type !== 'calculation') return false;
  const { where, min = 0, max = 0 } = amount;
  return [...Object.values(where), min, max].every(isPlainAmount);
};

/** The paths of those fields of a thing that hold amounts which are not plain. */
export const pathsNotPlain = (
  amounts: Readonly<Record<string, Amount | undefined>>,
  path: Path,
): readonly Path[] =>
  Object.entries(amounts).flatMap(([name, amount]) =>
    amount === undefined || isPlainAmount(amount) ? [] : [[...path, name]],
  );
