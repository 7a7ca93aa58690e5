import type { MoveMode } from '../vocabulary/index.js';
import { push, still } from './change.js';
import type { Env } from './env.js';
import type { Performer } from './performer.js';
import type { Figure, GameState } from './state.js';
import type { Task } from './task.js';
import { beginWay } from './way.js';
import { hasTrait } from './trait.js';

/** Whoever flies does so however it would move; who jumps jumps instead of walking (R-MOVE-8, R-MOVE-9). */
export const gaitOf = (
  env: Env,
  state: GameState,
  figure: Figure,
  mode: MoveMode = 'walk',
): MoveMode => {
  if (hasTrait(env, state, figure, 'flying')) return 'fly';
  return mode === 'walk' && hasTrait(env, state, figure, 'jumping') ? 'jump' : mode;
};

/** A move of a character: leg by leg, with as many points as it has (R-MOVE-1). */
export const performMove: Performer<'move'> = ({ env, state, reading, figure, ability }) => {
  const task: Task = {
    type: 'move',
    figure: figure.id,
    points: reading.value(ability.amount),
    mode: gaitOf(env, state, figure, ability.mode),
    begun: false,
    back: null,
  };
  return still(push(beginWay(state, reading.scope.frame, figure.at), task));
};
