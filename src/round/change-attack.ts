/** What effects make of an attack on one target, and of damage. */

import type { Effect } from '../content/index.js';
import type { AttackEffect } from '../vocabulary/index.js';
import { withConditions, type AttackPlan } from './attack-plan.js';
import type { TaskOf } from './handler.js';
import type { Reading } from './reading/index.js';
import type { AttackChanges } from './task.js';

type AttackTask = TaskOf<'attack'>;
type HurtTask = TaskOf<'hurt'>;
type Numeric = Extract<Effect, { readonly type: 'add' | 'set' | 'multiply' }>;

/** One over no hex is none. */
const isSomewhere = (effect: AttackEffect): boolean =>
  (effect.type !== 'push' && effect.type !== 'pull') || effect.distance > 0;

/** A push or pull of an attack becomes another one; one that it has not is added. */
const withForced = (
  plan: AttackPlan,
  type: 'push' | 'pull',
  change: (before: number) => number,
): AttackPlan => {
  const at = plan.effects.findIndex((effect) => effect.type === type);
  const changed = (effect: AttackEffect): AttackEffect =>
    effect.type === 'push' || effect.type === 'pull'
      ? { ...effect, distance: change(effect.distance) }
      : effect;
  const effects =
    at < 0
      ? [...plan.effects, { type, distance: change(0) }]
      : plan.effects.map((effect, index) => (index === at ? changed(effect) : effect));
  return { ...plan, effects: effects.filter(isSomewhere) };
};

/** How a number changes. */
const changeOf = (reading: Reading, effect: Numeric): ((before: number) => number) => {
  const amount = effect.amount === 'all' ? Infinity : reading.value(effect.amount, -Infinity);
  switch (effect.type) {
    case 'add':
      return (before) => before + amount;
    case 'set':
      return () => amount;
    case 'multiply':
      return (before) => before * amount;
  }
};

/** The attack value: what is added or doubled is kept apart, since its order matters (R-ATK-2). */
const withValue = (reading: Reading, task: AttackTask, effect: Numeric): AttackTask => {
  const { plan, changes } = task;
  const amount = reading.value(effect.amount, -Infinity);
  const more = (one: AttackChanges['bonuses'][number]): AttackTask => ({
    ...task,
    changes: { ...changes, bonuses: [...changes.bonuses, one] },
  });
  if (effect.type === 'add') return more(amount);
  if (effect.type === 'multiply' && amount === 2) return more('double');
  const value = effect.type === 'set' ? amount : plan.amount * amount;
  return { ...task, plan: { ...plan, amount: Math.max(0, value) } };
};

const withNumber = (reading: Reading, task: AttackTask, effect: Numeric): AttackTask => {
  const { plan, changes } = task;
  const { to = 'amount' } = effect;
  const change = changeOf(reading, effect);
  switch (to) {
    case 'amount':
      return withValue(reading, task, effect);
    case 'pierce':
      return { ...task, plan: { ...plan, pierce: Math.max(0, change(plan.pierce)) } };
    case 'push':
    case 'pull':
      return { ...task, plan: withForced(plan, to, change) };
    case 'shield':
      return { ...task, changes: { ...changes, shield: change(changes.shield) } };
    case 'retaliate': {
      const source = { damage: Math.max(0, change(0)), range: 1 };
      return { ...task, changes: { ...changes, retaliate: [...changes.retaliate, source] } };
    }
    case 'retaliateRange': {
      // In the same bonus it is the reach of the source just added.
      const retaliate = changes.retaliate.map((one, at) =>
        at === changes.retaliate.length - 1 ? { ...one, range: change(0) } : one,
      );
      return { ...task, changes: { ...changes, retaliate } };
    }
    default:
      return task;
  }
};

/** Damage with what an effect makes of it. */
export const changedHurt = (reading: Reading, task: HurtTask, effect: Effect): HurtTask => {
  if (effect.type !== 'prevent') return task;
  const { hit } = task;
  const less = effect.amount === undefined ? hit.amount : reading.value(effect.amount);
  return { ...task, hit: { ...hit, amount: Math.max(0, hit.amount - less) } };
};

/** An attack with what an effect makes of it. */
export const changedAttack = (reading: Reading, task: AttackTask, effect: Effect): AttackTask => {
  const { plan, changes } = task;
  switch (effect.type) {
    case 'add':
    case 'set':
    case 'multiply':
      return withNumber(reading, task, effect);
    case 'addConditions': {
      const effects = withConditions(plan.effects, effect.conditions);
      return { ...task, plan: { ...plan, effects } };
    }
    case 'advantage':
    case 'disadvantage':
      return { ...task, plan: { ...plan, [effect.type]: true } };
    case 'ignoreShield':
      return { ...task, changes: { ...changes, ignoresShield: true } };
    case 'prevent': {
      const { less } = changes;
      return {
        ...task,
        changes:
          effect.amount === undefined
            ? { ...changes, prevented: true }
            : { ...changes, less: less + reading.value(effect.amount) },
      };
    }
    default:
      return task;
  }
};
