import { characterOf } from './change.js';
import type { GameState } from './state.js';

/** The seat that decides for a figure; `null` for monsters: what they leave open the party decides (R-MON-17). */
export const ownerOf = (state: GameState, figure: string): string | null =>
  characterOf(state, figure)?.seat ?? null;
