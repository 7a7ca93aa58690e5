/** What a summon does on its turn: Move+0 and Attack+0, by the rules of monsters (R-SUM-4, R-SUM-10). */

import type { Ability } from '../content/index.js';
import type { Env } from './env.js';
import { withInfusions } from './infusion.js';
import type { Figure, GameState } from './state.js';
import { summonStatsOf } from './summon-stats.js';

/** Move+0: as much as its card says, which the formula calls `M`. */
const MOVE: Ability = { type: 'move', amount: 'M' };
/** Attack+0. */
const ATTACK: Ability = { type: 'attack', amount: 'A' };

/**
 * The abilities of a summon: without a number for one of them it does not do it (R-SUM-10). What its traits
 * forbid is left out on its turn.
 */
export const summonAbilities = (env: Env, state: GameState, figure: Figure): readonly Ability[] => {
  const { move, attack } = summonStatsOf(env, state, figure) ?? {};
  return [...(move === undefined ? [] : [MOVE]), ...(attack === undefined ? [] : [ATTACK])];
};

/** Attacks of some summons infuse elements: those of their own turns, whatever becomes of the attack. */
export const infusedByAttack = (
  env: Env,
  state: GameState,
  figure: Figure,
  { type }: Ability,
): GameState => {
  const infuse = type === 'attack' ? (summonStatsOf(env, state, figure)?.infuse ?? []) : [];
  return infuse.length === 0 ? state : withInfusions(state, figure.id, infuse);
};
