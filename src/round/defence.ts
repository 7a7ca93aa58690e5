import type { Retaliate } from '../vocabulary/index.js';
import type { Env } from './env.js';
import type { Figure, GameState } from './state.js';

/** What a figure wards off and strikes back with just now. */
export interface Defence {
  /** All its shields together (R-BONUS-1). */
  readonly shield: number;
  /** Each source of retaliate (R-ATK-28). */
  readonly retaliate: readonly Retaliate[];
}

/** What the stat card prints, and the bonuses of the round (R-MON-19). */
export const wardsOf = (env: Env, state: GameState, figure: Figure): Defence => {
  const printed = figure.kind === 'character' ? null : env.statsOf(state, figure);
  const standing = env.standingOf(state, figure.id);
  const shields = figure.wards.filter(({ type }) => type === 'shield');
  const strikes = figure.wards.filter(({ type }) => type === 'retaliate');
  const own =
    printed !== null && printed.retaliate > 0
      ? [{ damage: printed.retaliate, range: printed.retaliateReach }]
      : [];
  return {
    shield: shields.reduce(
      (sum, { amount }) => sum + amount,
      (printed?.shield ?? 0) + standing.shield,
    ),
    retaliate: [
      ...own,
      ...standing.retaliate,
      ...strikes.map(({ amount, reach }) => ({ damage: amount, range: reach })),
    ],
  };
};
