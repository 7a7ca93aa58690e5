/** The course of one ability: what starts with it, its effects, itself, what comes after, its end (R-ELEM-11). */

import { mayAttack, mayMove } from '../condition/index.js';
import type { Deed, Effect } from '../content/index.js';
import { renewLimits } from './bonus.js';
import { changedAbility } from './change-ability.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import type { Env } from './env.js';
import { endWithin, noteResult } from './frame.js';
import type { Handler } from './handler.js';
import { raise, type Raised } from './moment.js';
import { performerOf } from './performers.js';
import { performLater } from './later.js';
import { NOTHING, readingOf, type About } from './reading/index.js';
import type { Figure, GameState } from './state.js';
import type { AbilityTask } from './task.js';
import { hasTrait } from './trait.js';

/** Whether a condition or a trait forbids an ability, which then never starts: nothing is consumed for it (R-ELEM-11). */
const isForbidden = (
  env: Env,
  state: GameState,
  figure: Figure,
  { ability: { type } }: AbilityTask,
): boolean =>
  (type === 'move' && (!mayMove(figure.conditions) || hasTrait(env, state, figure, 'noMove'))) ||
  (type === 'attack' &&
    (!mayAttack(figure.conditions) || hasTrait(env, state, figure, 'noAttack')));

/** Whether an ability has one target and no area. */
const isSingle = ({ ability }: AbilityTask): boolean => {
  const {
    area,
    targets = 1,
    to,
  } = ability as {
    readonly area?: unknown;
    readonly targets?: unknown;
    readonly to?: { readonly count?: unknown };
  };
  return area === undefined && targets === 1 && (to?.count ?? 1) === 1;
};

const attackKind = ({ ability }: AbilityTask): About['attack'] => {
  if (ability.type !== 'attack') return null;
  const { kind, range, area } = ability;
  if (kind !== undefined) return kind;
  return range !== undefined && (area?.origin ?? null) === null ? 'ranged' : 'melee';
};

/** What the moments of an ability are about. */
const aboutOf = (task: AbilityTask): About => ({
  ...NOTHING,
  ability: task.ability.type,
  attack: attackKind(task),
  single: isSingle(task),
});

const momentOf = (
  task: AbilityTask,
  moment: 'abilityStarts' | 'abilityEnds',
  amount: number,
): Raised => ({
  moment,
  actor: task.figure,
  target: null,
  amount,
  about: aboutOf(task),
  on: moment === 'abilityStarts' ? 'ability' : null,
});

/** Whether the ability belongs to an action: items, modifier cards and rests have no such moments. */
const isOfAction = ({ agenda }: GameState, { scope }: AbilityTask): boolean =>
  agenda.some((task) => task.type === 'frame' && task.id === scope.frame && task.isAction);

const effectsOf = (task: AbilityTask): readonly Effect[] =>
  'effects' in task.ability && task.ability.type !== 'bonus' ? (task.ability.effects ?? []) : [];

/** The name that an ability gives its results. */
const nameIn = (ability: Deed): string | undefined => ('as' in ability ? ability.as : undefined);

/** The ability without its effects, which have been looked through. */
const bare = (task: AbilityTask): AbilityTask => {
  if (!('effects' in task.ability) || task.ability.type === 'bonus') return task;
  const fields = Object.entries(task.ability).filter(([key]) => key !== 'effects');
  return { ...task, ability: Object.fromEntries(fields) as unknown as Deed };
};

const starts = (env: Env, state: GameState, task: AbilityTask): Outcome => {
  const next = push(state, { ...bare(task), stage: 'does' });
  const { scope, figure } = task;
  const effects = effectsOf(task);
  const begun =
    effects.length === 0
      ? next
      : push(next, { type: 'perform', figure, scope, steps: effects, on: 'ability', must: false });
  const amount = 'amount' in task.ability ? task.ability.amount : 1;
  return still(
    isOfAction(state, task)
      ? raise(env, begun, [
          momentOf(task, 'abilityStarts', readingOf(env, state, scope).value(amount)),
        ])
      : begun,
  );
};

/** The same for others besides, if there are any; else what comes after it. */
const onwardFrom = (env: Env, state: GameState, task: AbilityTask): AbilityTask => {
  const [first, ...also] = task.also;
  if (first?.effect.type !== 'retarget') return { ...task, stage: 'after' };
  const change = { type: 'retarget', to: first.effect.to } as const;
  const ability = changedAbility(readingOf(env, state, task.scope), task.ability, change);
  return { ...task, also, ability };
};

const does = (env: Env, state: GameState, task: AbilityTask, figure: Figure): Outcome => {
  const next = push(state, onwardFrom(env, state, task));
  if (task.instead !== null)
    return still(
      push(
        push(state, { ...task, stage: 'after', performed: true }),
        ...performLater(task.instead, null, null),
      ),
    );
  const reading = readingOf(env, next, task.scope);
  return performerOf(task.ability)({
    env,
    state: next,
    reading,
    figure,
    ability: task.ability,
    task,
  });
};

/** What comes after an ability comes only if it was performed, one thing after the other (R-LOOT-10). */
const after = (state: GameState, task: AbilityTask): Outcome => {
  const [first, ...others] = task.performed ? task.after : [];
  return still(
    first === undefined
      ? push(state, { ...task, stage: 'ends' })
      : // What is left is what would still be earned if the turn were broken off now.
        push(state, ...performLater([first], null, null), { ...task, after: others }),
  );
};

const ends = (env: Env, state: GameState, task: AbilityTask): Outcome => {
  const as = nameIn(task.ability);
  const noted = as === undefined ? state : noteResult(state, task.scope.frame, as, task.done);
  const { state: ended } = renewLimits(env, 'ability')(endWithin(noted, task.id));
  return still(
    task.performed && isOfAction(state, task)
      ? raise(env, ended, [momentOf(task, 'abilityEnds', task.done.amount)])
      : ended,
  );
};

/** One ability, stage by stage. */
export const abilityHandler: Handler<'ability'> = {
  go: (env, state, task) => {
    const figure = figureOf(state, task.figure);
    if (figure === null) return still(state);
    switch (task.stage) {
      case 'starts':
        return isForbidden(env, state, figure, task)
          ? happened(state, {
              type: 'abilitySkipped',
              figure: figure.id,
              ability: task.ability.type,
            })
          : starts(env, state, task);
      case 'does':
        return does(env, state, task, figure);
      case 'after':
        return after(state, task);
      case 'ends':
        return ends(env, state, task);
    }
  },
};
