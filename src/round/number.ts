/** Numbers of frames and abilities: scopes and bonuses speak of them. */

import type { Origin } from './reading/scope.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

/** A number that nothing on the agenda and no bonus has yet. */
export const nextNumber = ({ agenda, bonuses }: GameState): number =>
  1 +
  Math.max(
    0,
    ...agenda.map((task) => (task.type === 'frame' || task.type === 'ability' ? task.id : 0)),
    ...bonuses.map(({ within }) => within ?? 0),
  );

/** A frame that begins. */
export const frameTask = (
  id: number,
  actor: string,
  origin: Origin | null,
  isAction: boolean,
): Task => ({ type: 'frame', id, actor, origin, isAction, results: [], way: [] });
