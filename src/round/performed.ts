import type { GameState } from './state.js';

/** The action that a figure is in has something performed: its card goes where it says (R-CARD-4). */
export const performed =
  (figure: string) =>
  (state: GameState): GameState => {
    const at = state.agenda.findLastIndex(
      (task) => task.type === 'action' && task.figure === figure,
    );
    return at < 0
      ? state
      : {
          ...state,
          agenda: state.agenda.map((task, index) =>
            index === at && task.type === 'action'
              ? { ...task, performed: task.performed + 1 }
              : task,
          ),
        };
  };

/** How often the action that a figure is in was performed. */
export const performedTimes = ({ agenda }: GameState, figure: string): number => {
  const task = agenda.findLast((one) => one.type === 'action' && one.figure === figure);
  return task?.type === 'action' ? task.performed : 0;
};

/** The card of the action that a figure is in, if it will stay active for its bonuses (R-CARD-6). */
export const activeCardOf = ({ agenda }: GameState, figure: string): string | null => {
  const task = agenda.findLast((one) => one.type === 'action' && one.figure === figure);
  return task?.type === 'action' && task.pile === 'active' ? task.card : null;
};
