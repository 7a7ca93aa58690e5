import type { Symbols } from './amount.js';
import type { Env } from './env.js';
import type { Figure, GameState } from './state.js';

/** The numbers of the stat card, as the formulas of monster cards know them. */
export const symbolsOf = (env: Env, state: GameState, figure: Figure): Symbols => {
  const { hitPoints, move, attack, range } = env.statsOf(state, figure);
  return { M: move, A: attack, R: range ?? 1, H: hitPoints, L: state.level, C: state.party };
};
