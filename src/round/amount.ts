import type { Amount } from '../content/index.js';
import { evaluateFormula, parseFormula } from '../content/index.js';
import { isLeft } from '../core/index.js';

/** What the symbols of a formula stand for. */
export type Symbols = Readonly<Record<string, number>>;

/**
 * An amount of an ability, reckoned up; what asks for facts of the game is refused before a game begins and
 * counts as 0 here. `min` is the least that it can be: a move or attack is never below 0 (R-MON-3).
 */
export const amountOf = (amount: Amount, symbols: Symbols, min = 0): number => {
  if (typeof amount === 'number') return Math.max(min, amount);
  if (typeof amount !== 'string') return min;
  const formula = parseFormula(amount, Object.keys(symbols));
  if (isLeft(formula)) return min;
  const value = evaluateFormula(formula.right, symbols);
  return isLeft(value) ? min : Math.max(min, value.right);
};

/** Level and party, as formulas know them (R-SCEN-5, R-SCEN-13). */
export const symbolsOf = ({
  level,
  party,
}: {
  readonly level: number;
  readonly party: number;
}): Symbols => ({ L: level, C: party });
