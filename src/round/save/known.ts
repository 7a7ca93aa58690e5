import type { Character, GameState } from '../state.js';

/** All cards of a character, wherever they are. */
export const cardsOf = ({ hand, discard, lost, active, waiting }: Character): readonly string[] => [
  ...hand,
  ...discard,
  ...lost,
  ...active.map(({ card }) => card),
  ...waiting,
];

/** Whether a figure is or was in the game: the dead are known by their types. */
export const isKnownFigure = ({ figures, characters, kills }: GameState, id: string): boolean =>
  figures.some((one) => one.id === id) ||
  characters.some((one) => one.id === id) ||
  Object.hasOwn(kills, id.split('#')[0] ?? '');
