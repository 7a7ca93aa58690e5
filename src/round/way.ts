import type { Hex } from '../vocabulary/index.js';
import type { TaskOf } from './handler.js';
import type { GameState } from './state.js';

/** Changes the frame of a number. */
export const withFrame = (
  state: GameState,
  id: number,
  change: (frame: TaskOf<'frame'>) => Partial<TaskOf<'frame'>>,
): GameState => ({
  ...state,
  agenda: state.agenda.map((task) =>
    task.type === 'frame' && task.id === id ? { ...task, ...change(task) } : task,
  ),
});

/** A new move of a frame begins on a hex. */
export const beginWay = (state: GameState, frame: number, hex: Hex): GameState =>
  withFrame(state, frame, () => ({ way: [hex] }));

/** The last move of a frame goes on to a hex. */
export const goOn = (state: GameState, frame: number, hex: Hex): GameState =>
  withFrame(state, frame, ({ way }) => ({ way: [...way, hex] }));

/** The last move of a frame ends on an earlier hex of its way (R-MOVE-3). */
export const goBack = (state: GameState, frame: number, hex: Hex): GameState =>
  withFrame(state, frame, ({ way }) => {
    const at = way.findLastIndex(({ q, r }) => q === hex.q && r === hex.r);
    return at < 0 ? {} : { way: way.slice(0, at + 1) };
  });
