/** One attack as the module of attacks reckons it, as far as its cards are known (R-ATK-1). */

import { continueAttack } from '../attack/index.js';
import { range } from '../board/index.js';
import { isLeft } from '../core/index.js';
import { figureOf } from './change.js';
import { wardsOf } from './defence.js';
import type { Env } from './env.js';
import type { TaskOf } from './handler.js';
import { isUsedUp } from './modifiers.js';
import type { GameState } from './state.js';

type AttackTask = TaskOf<'attack'>;

/** Whether a ranged attack is made on somebody adjacent (R-ATK-13). */
const isPointBlank = (env: Env, state: GameState, task: AttackTask): boolean => {
  const attacker = figureOf(state, task.figure);
  const target = figureOf(state, task.target);
  if (task.plan.range === null || attacker === null || target === null) return false;
  return range(env.boardOf(state), attacker.at, target.at) === 1;
};

/** The attack as far as its cards are known. */
export const progressOf = (env: Env, state: GameState, task: AttackTask, negated: boolean) => {
  const { plan, revealed, changes } = task;
  const attacker = figureOf(state, task.figure);
  const target = figureOf(state, task.target);
  if (attacker === null || target === null) return null;
  const { shield } = wardsOf(env, state, target);
  const step = continueAttack({
    attack: plan.amount,
    bonuses: changes.bonuses,
    pierce: plan.pierce,
    effects: plan.effects,
    attacker: { conditions: attacker.conditions },
    sources: {
      advantage: plan.advantage ? ['ability'] : [],
      disadvantage: plan.disadvantage ? ['ability'] : [],
    },
    target: {
      hitPoints: target.hitPoints,
      shield: shield + changes.shield,
      conditions: target.conditions,
      disadvantage: isPointBlank(env, state, task),
      negated: negated || changes.prevented,
    },
    revealed,
    exhausted: isUsedUp(state, task.figure),
    rules: env.flags.draw,
  });
  return isLeft(step) ? null : step.right;
};
