/** An area is laid: what it is for is done to all whom it covers. */

import { push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { doToTask } from './do-to.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { isSameJson } from './plain.js';
import { aimedAt, did, performed } from './performed.js';
import type { GameState } from './state.js';
import type { LaidArea, Task } from './task.js';

type LayTask = TaskOf<'layArea'>;

/** What comes next: an attack on the whole set, or the ability done to each of it. */
const onwardOf = ({ attack, figure, scope, ability }: LayTask, targets: readonly string[]) =>
  attack === null
    ? targets.map((target): Task => doToTask({ figure, scope, ability }, target))
    : [
        {
          type: 'targetSets',
          figure,
          plan: attack.plan,
          sets: [targets],
          extra: attack.extra,
          further: attack.further,
          optional: false,
        } as const,
      ];

/** The hexes are known by the name of the ability, and to what follows it. */
const laid = (state: GameState, task: LayTask, { hexes, targets }: LaidArea): Outcome => {
  const { figure } = task;
  const noted = did(state, figure, () => ({ hexes }));
  const known =
    task.attack === null
      ? targets.reduce((next, target) => aimedAt(next, figure, target), performed(figure)(noted))
      : noted;
  return still(push(known, ...onwardOf(task, targets)));
};

/** One of the ways to lay an area, or none (R-CARD-4). */
export const layAreaHandler: Handler<'layArea'> = {
  asks: (_, state, { figure, areas }) => {
    const commands = areas.map(({ hexes, targets }): Command => ({
      type: 'layArea',
      figure,
      hexes,
      targets,
    }));
    const skip: Command = { type: 'skip', character: figure };
    return [{ seat: ownerOf(state, figure), figure, commands: [...commands, skip] }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'layArea') return still(state);
    const area = task.areas.find(({ hexes }) => isSameJson(hexes, command.hexes));
    return area === undefined ? still(state) : laid(state, task, area);
  },
  go: (_, state) => still(state),
};
