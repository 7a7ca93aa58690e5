import type { TaskOf } from './handler.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

const isOf = (task: Task, figure: string): boolean =>
  (task.type === 'action' && task.figure === figure) ||
  (task.type === 'monsterInfusion' && task.monster === figure);

const marked = (task: Task): Task => {
  if (task.type === 'action') return { ...task, performed: task.performed + 1 };
  return task.type === 'monsterInfusion' ? { ...task, performed: true } : task;
};

/**
 * The action that a figure is in has something performed: its card goes where it says (R-CARD-4), and that
 * of a monster infuses (R-ELEM-8).
 */
export const performed =
  (figure: string) =>
  (state: GameState): GameState => {
    const at = state.agenda.findLastIndex((task) => isOf(task, figure));
    return at < 0
      ? state
      : {
          ...state,
          agenda: state.agenda.map((task, index) => (index === at ? marked(task) : task)),
        };
  };

/** The action that a figure is in, `null` where it is in none. */
export const actionUnderWay = ({ agenda }: GameState, figure: string): TaskOf<'action'> | null =>
  agenda.findLast(
    (one): one is TaskOf<'action'> => one.type === 'action' && one.figure === figure,
  ) ?? null;

/** How often the action that a figure is in was performed. */
export const performedTimes = (state: GameState, figure: string): number =>
  actionUnderWay(state, figure)?.performed ?? 0;

/** The card of the action that a figure is in, if it will stay active for its bonuses (R-CARD-6). */
export const activeCardOf = (state: GameState, figure: string): string | null => {
  const action = actionUnderWay(state, figure);
  return action?.pile === 'active' ? action.card : null;
};
