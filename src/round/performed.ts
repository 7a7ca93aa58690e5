import type { Hex } from '../vocabulary/index.js';
import type { TaskOf } from './handler.js';
import type { Result } from './reading/scope.js';
import type { GameState } from './state.js';
import type { AbilityTask, Task } from './task.js';
import { goBack, goOn } from './way.js';

const isOf = (task: Task, figure: string): boolean =>
  (task.type === 'action' && task.figure === figure) ||
  (task.type === 'monsterInfusion' && task.monster === figure);

/** Whether what is done now is done by an item, in the middle of an action that it is no part of (R-ITEM-5). */
const isAside = ({ agenda }: GameState, action: number): boolean =>
  agenda.slice(action).some((task) => task.type === 'frame' && task.origin?.type === 'item');

const marked = (task: Task): Task => {
  if (task.type === 'action') return { ...task, performed: task.performed + 1 };
  return task.type === 'monsterInfusion' ? { ...task, performed: true } : task;
};

/** The ability that a figure performs just now. */
const abilityAt = ({ agenda }: GameState, figure: string): number =>
  agenda.findLastIndex((task) => task.type === 'ability' && task.figure === figure);

/** The ability that a figure performs just now, `null` where it performs none. */
export const abilityOf = (state: GameState, figure: string): AbilityTask | null => {
  const task = state.agenda[abilityAt(state, figure)];
  return task?.type === 'ability' ? task : null;
};

const changedAt = (state: GameState, at: number, change: (task: Task) => Task): GameState =>
  at < 0
    ? state
    : {
        ...state,
        agenda: state.agenda.map((task, index) => (index === at ? change(task) : task)),
      };

/**
 * The ability and the action that a figure is in have something performed: its card goes where it says
 * (R-CARD-4), and that of a monster infuses (R-ELEM-8).
 */
export const performed =
  (figure: string) =>
  (state: GameState): GameState => {
    const action = state.agenda.findLastIndex(
      (task, at) => isOf(task, figure) && !isAside(state, at),
    );
    const noted = changedAt(state, action, marked);
    return changedAt(noted, abilityAt(noted, figure), (task) =>
      task.type === 'ability' ? { ...task, performed: true } : task,
    );
  };

/** What the ability that a figure performs did becomes more. */
export const did = (
  state: GameState,
  figure: string,
  change: (done: Result) => Partial<Result>,
): GameState =>
  changedAt(state, abilityAt(state, figure), (task) =>
    task.type === 'ability' ? { ...task, done: { ...task.done, ...change(task.done) } } : task,
  );

/** The ability that a figure performs has one more target. */
export const aimedAt = (state: GameState, figure: string, target: string): GameState =>
  did(state, figure, ({ targets }) => ({ targets: [...targets, target] }));

/** The move, push or pull that a figure performs led somebody one hex further; an attack that pushes did not move. */
export const movedInto = (state: GameState, figure: string, hex: Hex): GameState => {
  const task = abilityOf(state, figure);
  if (task === null || !['move', 'push', 'pull'].includes(task.ability.type)) return state;
  const next = did(state, figure, ({ hexes, amount }) => ({
    hexes: [...hexes, hex],
    amount: amount + 1,
  }));
  return task.ability.type === 'move' ? goOn(next, task.scope.frame, hex) : next;
};

/** The move of a figure ends on an earlier hex of its way, although it went further (R-MOVE-3). */
export const putBack = (state: GameState, figure: string, hex: Hex): GameState => {
  const task = abilityOf(state, figure);
  return task?.ability.type === 'move' ? goBack(state, task.scope.frame, hex) : state;
};

/** The action that a figure is in, `null` where it is in none. */
export const actionUnderWay = ({ agenda }: GameState, figure: string): TaskOf<'action'> | null =>
  agenda.findLast(
    (one): one is TaskOf<'action'> => one.type === 'action' && one.figure === figure,
  ) ?? null;

/** Whether the card of the action that a figure is in will stay active for its bonuses (R-CARD-6). */
export const cardStays = (state: GameState, figure: string): boolean =>
  actionUnderWay(state, figure)?.pile === 'active';
