import type { GainedCondition } from '../content/index.js';
import { forEach, type Outcome } from './change.js';
import type { Env } from './env.js';
import { afflict } from './harm.js';
import { giveCard } from './modifiers.js';
import type { GameState } from './state.js';

/** Conditions as tokens, blesses and curses as cards. */
export const giveAll = (
  env: Env,
  id: string,
  conditions: readonly GainedCondition[],
): ((state: GameState) => Outcome) =>
  forEach(conditions, (condition) =>
    condition === 'bless' || condition === 'curse'
      ? giveCard(env, id, condition)
      : afflict(env, id, condition),
  );
