/** One attack as the module of attacks reckons it, as far as its cards are known (R-ATK-1). */

import { continueAttack } from '../attack/index.js';
import { isLeft } from '../core/index.js';
import { factsOf } from './attack-facts.js';
import { figureOf } from './change.js';
import type { Env } from './env.js';
import type { TaskOf } from './handler.js';
import { isUsedUp } from './modifiers.js';
import type { GameState } from './state.js';
import { hasTrait } from './trait.js';

/** The attack with the cards that were turned over, and what it still waits for. */
export const progressOf = (
  env: Env,
  state: GameState,
  task: TaskOf<'attack'>,
  negated: boolean,
) => {
  const facts = factsOf(env, state, task);
  const target = figureOf(state, task.target);
  if (facts === null || target === null) return null;
  const isSpared = task.changes.prevented || hasTrait(env, state, target, 'noDamage');
  const step = continueAttack({
    ...facts,
    target: { ...facts.target, negated: negated || isSpared },
    revealed: task.revealed,
    exhausted: isUsedUp(state, task.figure),
  });
  return isLeft(step) ? null : step.right;
};
