/** What an attack depends on before any card is drawn (R-ATK-1, R-ATK-12). */

import type { AttackFacts } from '../attack/index.js';
import { range } from '../board/index.js';
import type { ConditionTracker } from '../condition/index.js';
import type { AttackPlan } from './attack-plan.js';
import { figureOf } from './change.js';
import { wardsOf } from './defence.js';
import type { Env } from './env.js';
import type { TaskOf } from './handler.js';
import type { Figure, GameState } from './state.js';
import type { AttackChanges } from './task.js';
import { guardedConditions, hasTrait } from './trait.js';

/** Who attacks whom, and what the attack says. */
export interface PlannedAttack {
  /** The id of the attacker. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** What the attack says. */
  readonly plan: AttackPlan;
  /** What bonuses changed of it. */
  readonly changes: AttackChanges;
}

/** Nothing was changed. */
const NO_CHANGES: AttackChanges = {
  bonuses: [],
  shield: 0,
  ignoresShield: false,
  retaliate: [],
  prevented: false,
  less: 0,
  redirectedBy: [],
};

/** An attack that begins: no card is known, and nothing is changed. */
export const attackOn = (figure: string, target: string, plan: AttackPlan): TaskOf<'attack'> => ({
  type: 'attack',
  figure,
  target,
  plan,
  revealed: [],
  changes: NO_CHANGES,
  raised: [],
  after: [],
});

/** Whether a ranged attack is made on somebody adjacent (R-ATK-13). */
const isPointBlank = (
  env: Env,
  state: GameState,
  plan: AttackPlan,
  attacker: Figure,
  target: Figure,
): boolean => plan.range !== null && range(env.boardOf(state), attacker.at, target.at) === 1;

/** The conditions of a target as an attack sees them: whoever counts as visible is (R-ATK-25). */
const conditionsOf = (env: Env, state: GameState, target: Figure): ConditionTracker => {
  const conditions = guardedConditions(env, state, target);
  return hasTrait(env, state, target, 'notInvisible')
    ? { ...conditions, held: conditions.held.filter((one) => one.condition !== 'invisible') }
    : conditions;
};

/** The facts of an attack as the state stands; `null` where one of the two is gone. */
export const factsOf = (
  env: Env,
  state: GameState,
  { figure, target: id, plan, changes }: PlannedAttack,
) => {
  const attacker = figureOf(state, figure);
  const target = figureOf(state, id);
  if (attacker === null || target === null) return null;
  return {
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
      // What takes from a shield takes no more than there is.
      shield: changes.ignoresShield
        ? 0
        : Math.max(0, wardsOf(env, state, target).shield + changes.shield),
      conditions: conditionsOf(env, state, target),
      disadvantage: isPointBlank(env, state, plan, attacker, target),
    },
    rules: env.flags.draw,
  } satisfies AttackFacts;
};
