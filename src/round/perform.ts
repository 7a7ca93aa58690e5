/** Abilities and effects in order, and the words that decide whether, which and how often (R-CARD-1). */

import type { Amount, Effect } from '../content/index.js';
import { consume, consumptionOptions } from '../element/index.js';
import { happened, push, still, type Outcome } from './change.js';
import { canPay } from './payment.js';
import { changedBy, isDeed } from './subject.js';
import type { Command, Question } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { nextNumber } from './number.js';
import { ownerOf } from './owner.js';
import { NO_RESULT, readingOf, type Reading, type Scope } from './reading/index.js';
import type { GameState } from './state.js';
import type { AbilityTask, LaterStep, PerformTask, Subject } from './task.js';
import { waysOf } from './ways.js';

type Perform = TaskOf<'perform'>;

/** Steps that come next, in the words and for the subject of others. */
const steps = (state: GameState, task: Perform, next: readonly Effect[]): GameState =>
  next.length === 0 ? state : push(state, { ...task, steps: next });

/** One step is settled: others go on. */
const onward = (state: GameState, task: Perform): GameState =>
  steps(state, task, task.steps.slice(1));

/** No card does anything more often. */
const MOST_TIMES = 100;

/** An ability that begins. */
export const abilityTask = (
  state: GameState,
  scope: Scope,
  ability: AbilityTask['ability'],
  must: boolean,
): AbilityTask => ({
  type: 'ability',
  figure: scope.self,
  id: nextNumber(state),
  scope,
  ability,
  stage: 'starts',
  must,
  performed: false,
  eachTarget: [],
  also: [],
  after: [],
  instead: null,
  done: NO_RESULT,
});

/** What comes later waits with the ability, attack or target beneath. */
const deferred = (state: GameState, on: Subject, later: LaterStep): GameState => {
  const at = state.agenda.findLastIndex(({ type }) => type === on);
  return {
    ...state,
    agenda: state.agenda.map((task, index) =>
      index === at && 'after' in task ? { ...task, after: [...task.after, later] } : task,
    ),
  };
};

/** Experience by level and party is settled at once: it stays earned whatever comes (R-LOOT-10). */
const settledReward = (reading: Reading, effect: Effect): Effect =>
  effect.type === 'experience' && typeof effect.amount === 'string'
    ? { ...effect, amount: reading.value(effect.amount) }
    : effect;

/** What is done at once although it stands among the effects of an ability: bonuses and traits hold while it is performed. */
const isAtOnce = ({ on }: Perform, effect: Effect): boolean =>
  on === null || on === 'hurt' || effect.type === 'bonus' || effect.type === 'trait';

/** Whether an amount is what the ability that is under way will have done. */
const isOfItsOwn = ({ agenda }: GameState, amount: Amount): boolean => {
  const under = agenda.findLast((task) => task.type === 'ability');
  return (
    typeof amount === 'object' &&
    amount.type === 'bound' &&
    under?.type === 'ability' &&
    'as' in under.ability &&
    under.ability.as === amount.name
  );
};

/** One step that waits for nothing. */
const perform = (env: Env, state: GameState, task: Perform, step: Effect): Outcome => {
  const { scope, on } = task;
  const reading = readingOf(env, state, scope);
  switch (step.type) {
    case 'if': {
      const holds = step.clauses.every(reading.holds);
      return still(steps(state, task, holds ? step.then : (step.otherwise ?? [])));
    }
    case 'repeat': {
      // How often it is done only the ability itself tells, once it is over.
      if (on === 'ability' && isOfItsOwn(state, step.times))
        return still(deferred(state, on, { scope, effect: step }));
      const times = Math.min(reading.value(step.times), MOST_TIMES);
      return still(steps(state, task, Array.from({ length: times }, () => step.then).flat()));
    }
    case 'consume':
    case 'pay':
      return still(steps(state, task, step.otherwise ?? []));
    case 'choose':
      return still(state);
    case 'before':
      return still(steps(state, { ...task, on: null }, step.abilities));
    default:
      if (!isDeed(step)) return still(changedBy(env, state, { scope, effect: step }, on));
      return still(
        on !== null && !isAtOnce(task, step)
          ? deferred(state, on, { scope, effect: settledReward(reading, step) })
          : push(state, abilityTask(state, scope, step, task.must)),
      );
  }
};

type Asking = Extract<Effect, { readonly type: 'consume' | 'pay' | 'choose' }>;

const isAsking = (step: Effect | undefined): step is Asking =>
  step !== undefined && ['consume', 'pay', 'choose'].includes(step.type);

/** How a price can be paid, or ways chosen. */
const answersTo = (reading: Reading, step: Asking): readonly Command[] => {
  const figure = reading.scope.self;
  switch (step.type) {
    case 'consume':
      return consumptionOptions(reading.state.elements, step.elements).map((elements) => ({
        type: 'consume',
        figure,
        elements,
      }));
    case 'pay':
      return step.cost.every((one) => canPay(reading, one)) ? [{ type: 'pay', figure }] : [];
    case 'choose':
      return waysOf(step).map((ways) => ({ type: 'chooseWays', figure, ways }));
  }
};

/** Whether it may be declined: what monsters can pay they do (R-ELEM-6). */
const mayDecline = ({ state, scope }: Reading, step: Asking): boolean =>
  step.type !== 'choose' &&
  !(step.mandatory ?? (step.type === 'consume' && ownerOf(state, scope.self) === null));

const question = (reading: Reading, step: Asking): readonly Question[] => {
  const { state, scope } = reading;
  const answers = answersTo(reading, step);
  if (answers.length === 0) return [];
  const skip: readonly Command[] = mayDecline(reading, step)
    ? [{ type: 'skip', character: scope.self }]
    : [];
  const seat = ownerOf(state, scope.self);
  return [{ seat, figure: scope.self, commands: [...answers, ...skip] }];
};

/** What an answer brings about. */
const answered = (state: GameState, task: Perform, step: Asking, command: Command): Outcome => {
  if (step.type === 'choose')
    return still(
      command.type === 'chooseWays'
        ? steps(
            state,
            task,
            command.ways.flatMap((way) => step.of[way] ?? []),
          )
        : state,
    );
  const then = steps(state, task, step.then);
  if (step.type === 'consume' && command.type === 'consume') {
    const { track } = consume(state.elements, command.elements);
    const { elements } = command;
    return happened(
      { ...then, elements: track },
      { type: 'elementsConsumed', figure: task.figure, elements },
    );
  }
  if (step.type === 'pay' && command.type === 'pay')
    return still(
      push(then, { ...task, steps: step.cost, on: null, must: true } satisfies PerformTask),
    );
  return still(steps(state, task, step.otherwise ?? []));
};

/** Abilities and effects, one after the other. */
export const performHandler: Handler<'perform'> = {
  asks: (env, state, task) => {
    const [step] = task.steps;
    return isAsking(step) ? question(readingOf(env, state, task.scope), step) : [];
  },
  answer: (_, state, task, command) => {
    const [step] = task.steps;
    return isAsking(step) ? answered(onward(state, task), task, step, command) : still(state);
  },
  go: (env, state, task) => {
    const [step] = task.steps;
    return step === undefined ? still(state) : perform(env, onward(state, task), task, step);
  },
};
