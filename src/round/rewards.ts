/** What an action brings besides its abilities: experience and elements (R-LOOT-10, R-ELEM-3). */

import { infusionDuty } from '../element/index.js';
import {
  characterOf,
  forEach,
  happened,
  push,
  still,
  withCharacter,
  followedBy,
  type Outcome,
} from './change.js';
import type { Env } from './env.js';
import { withInfusions } from './infusion.js';
import type { TaskOf } from './handler.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

/** A character gains experience, which it cannot decline (R-LOOT-10). */
export const gain =
  (id: string, amount: number) =>
  (state: GameState): Outcome =>
    amount === 0 || characterOf(state, id) === null
      ? still(state)
      : happened(
          withCharacter(state, id, ({ experience }) => ({ experience: experience + amount })),
          { type: 'experienceGained', character: id, amount },
        );

type Action = TaskOf<'action'>;

/** Experience and infusions come with an action of which anything was performed (R-LOOT-10, R-ELEM-3). */
const brought =
  ({ figure, performed, experience, infuse: icons }: Action) =>
  (state: GameState): Outcome =>
    performed > 0 ? gain(figure, experience)(withInfusions(state, figure, icons)) : still(state);

/** What an action brings at its end; by an option its player may do without each of its elements (R-ELEM-3). */
export const actionRewards = ({ flags }: Env, task: Action): ((state: GameState) => Outcome) => {
  const { figure, performed } = task;
  if (infusionDuty('action', performed > 0, flags.elements) !== 'optional') return brought(task);
  const asked = task.infuse.map((element): Task => ({
    type: 'added',
    figure,
    target: figure,
    effect: { type: 'infuse', element },
  }));
  return (state) => brought({ ...task, infuse: [] })(push(state, ...asked));
};

/** Experience that is tied to an ability needs that ability (R-LOOT-10). */
const tied =
  ({ performed, after }: TaskOf<'ability'>) =>
  (state: GameState): Outcome =>
    performed
      ? forEach(after, ({ scope, effect }) =>
          effect.type === 'experience' &&
          effect.to === undefined &&
          typeof effect.amount === 'number'
            ? gain(scope.owner, effect.amount)
            : still,
        )(state)
      : still(state);

const rewardOf = (task: Task): ((state: GameState) => Outcome) => {
  if (task.type === 'action') return brought(task);
  return task.type === 'ability' ? tied(task) : still;
};

/** What a figure has earned when its turn is broken off: nothing takes that from it, and nobody is asked. */
export const earned =
  (id: string) =>
  (state: GameState): Outcome =>
    followedBy(
      still(state),
      forEach(
        state.agenda.filter((task) => 'figure' in task && task.figure === id),
        rewardOf,
      ),
    );
