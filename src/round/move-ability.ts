import { push, still } from './change.js';
import type { Performer } from './performer.js';
import type { Task } from './task.js';
import { beginWay } from './way.js';

/** A move of a character: leg by leg, with as many points as it has (R-MOVE-1). */
export const performMove: Performer<'move'> = ({ state, reading, figure, ability }) => {
  const task: Task = {
    type: 'move',
    figure: figure.id,
    points: reading.value(ability.amount),
    mode: ability.mode ?? 'walk',
    begun: false,
    back: null,
  };
  return still(push(beginWay(state, reading.scope.frame, figure.at), task));
};
