/** Consuming elements to make an ability stronger (R-ELEM-4, R-ELEM-11). */

import type { Ability, Effect } from '../content/index.js';
import { consume, consumptionOptions } from '../element/index.js';
import type { Element } from '../vocabulary/index.js';
import { begin } from './ability.js';
import { actionOf } from './action-of.js';
import { amountOf, symbolsOf, type Symbols } from './amount.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { performedTimes } from './performed.js';
import { abilityReward } from './rewards.js';
import { consumptionsOf, withEffect } from './stronger.js';
import type { GameState } from './state.js';

const experienceIn = (effects: readonly Effect[], symbols: Symbols): number =>
  effects.reduce(
    (sum, effect) => (effect.type === 'experience' ? sum + amountOf(effect.amount, symbols) : sum),
    0,
  );

/** The ability of a task. */
const abilityOf = (env: Env, { figure, play, ability }: TaskOf<'augment'>): Ability | null =>
  actionOf(env, figure, play).abilities[ability] ?? null;

/** The ways to pay for the next consumption that was not asked about yet. */
const paymentsOf = (env: Env, state: GameState, task: TaskOf<'augment'>) => {
  const ability = abilityOf(env, task);
  const next = ability === null ? undefined : consumptionsOf(ability)[task.asked];
  return next === undefined ? [] : consumptionOptions(state.elements, next.elements);
};

/** The ability begins, with all that was paid for. */
const perform = (env: Env, state: GameState, task: TaskOf<'augment'>): Outcome => {
  const figure = figureOf(state, task.figure);
  const ability = abilityOf(env, task);
  if (figure === null || ability === null) return still(state);
  const symbols = symbolsOf(state);
  const paid = consumptionsOf(ability).filter((_, index) => task.paid.includes(index));
  const effects = paid.flatMap(({ then: all }) => all);
  const stronger = effects.reduce<Ability>(
    (known, effect) => withEffect(known, effect, symbols),
    ability,
  );
  const experience = experienceIn(effects, symbols);
  const ready =
    experience === 0
      ? state
      : push(state, {
          type: 'reward',
          figure: task.figure,
          experience,
          since: performedTimes(state, task.figure),
        });
  return begin(env, ready, figure, stronger);
};

/** Each consumption by itself: paid, or declined. */
export const augmentHandler: Handler<'augment'> = {
  asks: (env, state, task) => {
    const payments = paymentsOf(env, state, task);
    if (payments.length === 0) return [];
    const { figure } = task;
    const commands: readonly Command[] = [
      ...payments.map((elements): Command => ({ type: 'consume', figure, elements })),
      { type: 'skip', character: figure },
    ];
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (_, state, task, command) => {
    const asked = task.asked + 1;
    if (command.type !== 'consume') return still(push(state, { ...task, asked }));
    const elements: readonly Element[] = command.elements;
    const { track } = consume(state.elements, elements);
    const next = push(
      { ...state, elements: track },
      { ...task, asked, paid: [...task.paid, task.asked] },
    );
    return happened(next, { type: 'elementsConsumed', figure: task.figure, elements });
  },
  go: (env, state, task) => {
    const ability = abilityOf(env, task);
    const left = ability === null ? 0 : consumptionsOf(ability).length;
    return task.asked < left
      ? still(push(state, { ...task, asked: task.asked + 1 }))
      : perform(env, state, task);
  },
};

/** Experience for an ability that was made stronger, once the ability is over. */
export const rewardHandler: Handler<'reward'> = {
  go: (_, state, task) => abilityReward(task)(state),
};
