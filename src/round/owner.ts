import { characterOf } from './change.js';
import type { GameState } from './state.js';

/**
 * The seat that decides for a figure: whoever steers it just now. `null` for monsters: what they leave open the
 * party decides (R-MON-17).
 */
export const ownerOf = (state: GameState, figure: string): string | null => {
  const steered = state.agenda.findLast((task) => task.type === 'steered' && task.who === figure);
  return steered?.type === 'steered' ? steered.seat : (characterOf(state, figure)?.seat ?? null);
};
