/** What must hold of a move when it is done: only ends that fulfil it are legal. */

import { figureOf, withFigure } from './change.js';
import type { Env } from './env.js';
import type { TaskOf } from './handler.js';
import { legsOf, legTo, mayEndMove } from './legs.js';
import { abilityOf } from './performed.js';
import { readingOf } from './reading/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { GameState } from './state.js';
import { goOn } from './way.js';

type MoveTask = TaskOf<'move'>;

/** The ability that a move belongs to, where something must hold of it. */
const asking = (state: GameState, figure: string) => {
  const task = abilityOf(state, figure);
  return task?.ability.type === 'move' && (task.ability.must ?? []).length > 0
    ? { scope: task.scope, must: task.ability.must ?? [] }
    : null;
};

/** Whether a move may end as it stands: one that has gone nowhere is left out. */
export const fulfils = (env: Env, state: GameState, { figure, begun }: MoveTask): boolean => {
  const asked = asking(state, figure);
  if (asked === null || !begun) return true;
  return asked.must.every(readingOf(env, state, asked.scope).holds);
};

/** The state and the move once a leg is walked, as far as nothing on its way changes them. */
const walked = (env: Env, state: GameState, task: MoveTask, to: Hex) => {
  const figure = figureOf(state, task.figure);
  const way = figure === null ? null : legTo(env, state, figure, task, to);
  if (way === null) return null;
  const frame = abilityOf(state, task.figure)?.scope.frame ?? 0;
  const moved = withFigure(state, task.figure, () => ({ at: to }));
  return {
    state: way.path.reduce((known, hex) => goOn(known, frame, hex), moved),
    task: { ...task, points: task.points - way.movement, begun: true },
  };
};

const mayEnd = (env: Env, state: GameState, task: MoveTask): boolean => {
  const figure = figureOf(state, task.figure);
  return figure !== null && mayEndMove(env, state, figure, task) && fulfils(env, state, task);
};

/** Whether a leg leads to a legal end, or is followed by one that does. */
const leadsOn = (
  env: Env,
  state: GameState,
  task: MoveTask,
  to: Hex,
  further: boolean,
): boolean => {
  const next = walked(env, state, task, to);
  if (next === null) return false;
  if (mayEnd(env, next.state, next.task)) return true;
  const figure = figureOf(next.state, task.figure);
  return (
    further &&
    figure !== null &&
    legsOf(env, next.state, figure, next.task).some((hex) =>
      leadsOn(env, next.state, next.task, hex, false),
    )
  );
};

/** Of the legs of a move those that keep what must hold of it possible; where nothing must, all. */
export const legsLeft = (
  env: Env,
  state: GameState,
  task: MoveTask,
  legs: readonly Hex[],
): readonly Hex[] =>
  asking(state, task.figure) === null
    ? legs
    : legs.filter((to) => leadsOn(env, state, task, to, true));
