import { characterOf, figureOf } from './change.js';
import type { GameState } from './state.js';

/**
 * The character whose summon a figure is or was, by its id: `null` for all others. No id of content has a
 * slash in it.
 */
export const summonerOf = ({ characters }: GameState, figure: string): string | null =>
  characters.find(({ id }) => figure.startsWith(`${id}/`))?.id ?? null;

const steeredTask = (state: GameState, figure: string) =>
  state.agenda.findLast((task) => task.type === 'steered' && task.who === figure);

/**
 * The seat that decides for a figure: whoever steers it just now, for a summon that of its owner (R-FOCUS-16).
 * `null` for monsters: what they leave open the party decides (R-MON-17).
 */
export const ownerOf = (state: GameState, figure: string): string | null => {
  const steered = steeredTask(state, figure);
  if (steered?.type === 'steered') return steered.seat;
  return characterOf(state, summonerOf(state, figure) ?? figure)?.seat ?? null;
};

/** Whether a figure leaves out nothing that it can do: monsters, and summons on their own turns (R-MON-3, R-SUM-4). */
export const actsByRules = (state: GameState, figure: string): boolean =>
  ownerOf(state, figure) === null ||
  (figureOf(state, figure)?.kind === 'summon' && steeredTask(state, figure) === undefined);
