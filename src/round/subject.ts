/** What effects change: the ability, attack, target or damage next beneath them on the agenda. */

import type { Change, Deed, Effect } from '../content/index.js';
import { changedAbility } from './change-ability.js';
import { changedAttack, changedHurt } from './change-attack.js';
import { figureOf } from './change.js';
import type { Env } from './env.js';
import { readingOf, type Reading } from './reading/index.js';
import type { GameState } from './state.js';
import type { AbilityTask, AttackTask, LaterStep, Subject, Task } from './task.js';

const CHANGES: readonly Effect['type'][] = [
  'add',
  'set',
  'multiply',
  'addConditions',
  'setArea',
  'retarget',
  'setMode',
  'advantage',
  'disadvantage',
  'ignoreShield',
  'prevent',
  'redirect',
  'instead',
  'eachTarget',
  'before',
] satisfies readonly Change['type'][];

const CONTROL: readonly Effect['type'][] = ['if', 'consume', 'pay', 'choose', 'repeat'];

/** Whether an effect is something that is done, and neither changes anything nor decides what is done. */
export const isDeed = (effect: Effect): effect is Deed =>
  !CHANGES.includes(effect.type) && !CONTROL.includes(effect.type);

/** Changes that an ability leaves to each of its targets. */
const FOR_EACH: readonly Effect['type'][] = ['ignoreShield', 'redirect', 'prevent'];

const hasConditions = ({ type }: Deed): boolean => type === 'attack' || type === 'condition';

/** What says nothing of conditions gives them to each of its targets beside what it does. */
const conditionsOf = ({ scope, effect }: LaterStep): LaterStep => ({
  scope,
  effect:
    effect.type === 'addConditions'
      ? { type: 'condition', conditions: effect.conditions, to: 'target', optional: false }
      : effect,
});

const changedAbilityTask = (reading: Reading, task: AbilityTask, later: LaterStep): AbilityTask => {
  const { effect, scope } = later;
  if (effect.type === 'eachTarget') {
    const steps = effect.effects.map((one) => ({ scope, effect: one }));
    return { ...task, eachTarget: [...task.eachTarget, ...steps] };
  }
  if (effect.type === 'retarget' && effect.keep === true)
    return { ...task, also: [...task.also, later] };
  if (effect.type === 'addConditions' && !hasConditions(task.ability))
    return { ...task, eachTarget: [...task.eachTarget, conditionsOf(later)] };
  if (FOR_EACH.includes(effect.type)) return { ...task, eachTarget: [...task.eachTarget, later] };
  if (effect.type === 'instead')
    return { ...task, instead: effect.abilities.map((one) => ({ scope, effect: one })) };
  const { env, state } = reading;
  const figure = figureOf(state, task.figure);
  if (figure === null || figure.kind === 'character')
    return { ...task, ability: changedAbility(reading, task.ability, effect) };
  const { range, targets } = env.statsOf(state, figure);
  const own = { range: range ?? 1, targets };
  return { ...task, ability: changedAbility(reading, task.ability, effect, own) };
};

/** An attack goes to somebody else: everything about it is settled anew. */
const redirected = (reading: Reading, task: AttackTask, to: string): AttackTask => ({
  ...task,
  target: to,
  raised: task.raised.filter((moment) => moment === 'attack'),
  changes: {
    ...task.changes,
    redirectedBy: [...task.changes.redirectedBy, redirectingName(reading)],
  },
});

/** The name under which whoever redirects answered. */
const redirectingName = ({ state, scope }: Reading): string => {
  const moment = state.agenda.findLast((task) => task.type === 'moment');
  return moment?.type === 'moment' ? (moment.passed.at(-1) ?? scope.self) : scope.self;
};

const changedTask = (reading: Reading, task: Task, later: LaterStep): Task => {
  const { effect } = later;
  switch (task.type) {
    case 'ability':
      return changedAbilityTask(reading, task, later);
    case 'doTo':
      if (effect.type === 'addConditions' && !hasConditions(task.ability))
        return { ...task, after: [...task.after, conditionsOf(later)] };
      return { ...task, ability: changedAbility(reading, task.ability, effect) };
    case 'attack': {
      if (effect.type !== 'redirect') return changedAttack(reading, task, effect);
      const [to] = reading.figures(effect.to);
      return to === undefined ? task : redirected(reading, task, to.id);
    }
    case 'hurt': {
      if (effect.type !== 'redirect') return changedHurt(reading, task, effect);
      const [to] = reading.figures(effect.to);
      return to === undefined ? task : { ...task, victim: to.id };
    }
    default:
      return task;
  }
};

/** The attack on a target falls away, and abilities take its place. */
const replaced = (state: GameState, at: number, later: LaterStep): GameState => {
  const { effect, scope } = later;
  if (effect.type !== 'instead') return state;
  const others = state.agenda.filter((_, index) => index !== at);
  const instead: Task = {
    type: 'perform',
    figure: scope.self,
    scope,
    steps: effect.abilities,
    on: null,
    must: false,
  };
  return { ...state, agenda: [...others.slice(0, at), instead, ...others.slice(at)] };
};

/** A state in which an effect has changed what is next beneath it. */
export const changedBy = (
  env: Env,
  state: GameState,
  later: LaterStep,
  on: Subject | null,
): GameState => {
  const at = on === null ? -1 : state.agenda.findLastIndex(({ type }) => type === on);
  if (at < 0) return state;
  if (later.effect.type === 'instead' && on !== 'ability') return replaced(state, at, later);
  const reading = readingOf(env, state, later.scope);
  return {
    ...state,
    agenda: state.agenda.map((task, index) =>
      index === at ? changedTask(reading, task, later) : task,
    ),
  };
};
