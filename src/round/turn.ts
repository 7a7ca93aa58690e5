/** Turns: whose is next, how each begins and how it ends (R-ROUND-2 to R-ROUND-4, R-LOOT-9). */

import { endTurn, mayPerformAbilities, startTurn } from '../condition/index.js';
import { endTurn as settleElements } from '../element/index.js';
import { equals } from '../hex/index.js';
import {
  characterOf,
  figureOf,
  happened,
  push,
  still,
  followedBy,
  withFigure,
  type Outcome,
} from './change.js';
import { beginWaiting, endEffects, renewLimits } from './bonus.js';
import { discardWaiting } from './character-turn.js';
import type { Env } from './env.js';
import type { Handler } from './handler.js';
import { forget } from './memory.js';
import { hurtTask } from './harm.js';
import { isHeard } from './listeners.js';
import { loot } from './looting.js';
import { raise } from './moment.js';
import type { Figure, GameState } from './state.js';
import type { Task } from './task.js';

/** The next figure of the order that is there and has not acted: no summon of this round (R-ROUND-4, R-SUM-3). */
const nextFigure = ({ order, acted, figures, round }: GameState): string | null =>
  order
    .flatMap(({ figures: ids }) => ids)
    .find(
      (id) =>
        !acted.includes(id) &&
        figures.some((figure) => figure.id === id && figure.summon?.round !== round),
    ) ?? null;

/** The next turn, or the end of the round. */
export const nextTurnHandler: Handler<'nextTurn'> = {
  go: (_, state) => {
    const figure = nextFigure(state);
    if (figure === null) return still(push(state, { type: 'cleanUp' }));
    const next = push(
      state,
      { type: 'beginTurn', figure },
      { type: 'endTurn', figure, answered: false },
      { type: 'nextTurn' },
    );
    return happened(next, { type: 'turnStarted', figure });
  },
};

const turnOf = (env: Env, state: GameState, { id, kind, type }: Figure): readonly Task[] => {
  if (kind === 'summon') return [{ type: 'monsterTurn', figure: id, next: 0, attacked: [] }];
  if (kind === 'monster')
    return [
      { type: 'monsterConsumption', figure: id, picked: [] },
      { type: 'monsterTurn', figure: id, next: 0, attacked: [] },
      { type: 'monsterInfusion', monster: id, of: type, performed: false, next: 0 },
    ];
  const character = characterOf(state, id);
  if (character?.choice?.type !== 'longRest')
    return [{ type: 'characterTurn', figure: id, halves: ['top', 'bottom'] }];
  // What the rest refreshes can be used in the same turn (R-ITEM-5).
  const after: readonly Task[] = isHeard(env, state, 'duringTurn')
    ? [{ type: 'characterTurn', figure: id, halves: [] }]
    : [];
  return [{ type: 'longRest', figure: id, part: 'loseCard' }, ...after];
};

/** Whether a figure does anything on its turn: the stunned only rest (R-COND-12). */
const isAble = (state: GameState, { id, conditions }: Figure): boolean =>
  mayPerformAbilities(conditions) || characterOf(state, id)?.choice?.type === 'longRest';

/** The stunned do nothing, but some items can be used all the same (R-ITEM-5). */
const usesOfStunned = (env: Env, state: GameState, id: string): GameState =>
  raise(env, state, [
    { moment: 'duringTurn', actor: id, target: id, amount: 1, about: null, on: null },
  ]);

/** A turn begins: wound first, before anything else (R-COND-7). */
export const beginTurnHandler: Handler<'beginTurn'> = {
  go: (env, state, { figure: id }) => {
    const figure = figureOf(state, id);
    if (figure === null) return still(state);
    const { woundDamage, conditions } = startTurn(figure.conditions);
    const { state: ready } = beginWaiting(id)(state);
    const begun = withFigure(ready, id, () => ({ conditions }));
    const wound: readonly Task[] =
      woundDamage > 0 ? [hurtTask(id, { source: 'wound', amount: woundDamage }, null)] : [];
    if (!isAble(begun, figure)) return still(push(usesOfStunned(env, begun, id), ...wound));
    return still(push(begun, ...wound, ...turnOf(env, begun, figure)));
  },
};

/** Conditions that are over end, of a figure that is still there (R-COND-2, R-COND-5). */
const expire =
  (id: string) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null) return still(state);
    const { ended, conditions } = endTurn(figure.conditions);
    return happened(
      withFigure(state, id, () => ({ conditions })),
      { type: 'turnEnded', figure: id, ended },
    );
  };

/** Characters take what lies in their hex (R-LOOT-2). */
const lootOwnHex =
  (id: string) =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    return figure?.kind === 'character'
      ? loot(id, ({ at }) => equals(at, figure.at))(state)
      : still(state);
  };

/** What was infused in a turn becomes strong (R-ELEM-2). */
const becomeStrong =
  (figure: string) =>
  (state: GameState): Outcome => {
    const { infused: elements } = state.elements;
    const next = { ...state, elements: settleElements(state.elements).track };
    return elements.length === 0
      ? still(next)
      : happened(next, { type: 'elementsInfused', figure, elements });
  };

/** Those who died in the turn are spoken of no more: what they carried is not for the next one of their name. */
const forgetFallen = (state: GameState): Outcome => {
  if (state.fallen.length === 0) return still(state);
  const isGone = (figure: string): boolean =>
    state.fallen.some(({ id }) => id === figure) && figureOf(state, figure) === null;
  return still({
    ...state,
    fallen: [],
    bonuses: state.bonuses.filter(({ bearer }) => !isGone(bearer)),
  });
};

/** Who is gone has left its number to others, who have not acted. */
const hasActed = (state: GameState, figure: string): GameState =>
  figureOf(state, figure) === null && characterOf(state, figure) === null
    ? state
    : { ...state, acted: [...state.acted, figure] };

/** A turn ends: elements become strong, conditions end, looting (R-LOOT-9). */
export const endTurnHandler: Handler<'endTurn'> = {
  go: (env, state, task) => {
    const { figure } = task;
    // End-of-turn abilities come first (R-LOOT-9).
    if (!task.answered)
      return still(
        raise(env, push(state, { ...task, answered: true }), [
          {
            moment: 'turnEnds',
            actor: figure,
            target: figure,
            amount: 1,
            about: null,
            on: null,
          },
        ]),
      );
    return followedBy(
      discardWaiting(figure)(hasActed(state, figure)),
      becomeStrong(figure),
      expire(figure),
      lootOwnHex(figure),
      renewLimits(env, 'turn'),
      endEffects(env, 'turn'),
      forgetFallen,
      forget(env, 'turn'),
    );
  },
};
