import { summonerOf } from '../owner.js';
import type { Character, GameState } from '../state.js';

/** All cards of a character, wherever they are. */
export const cardsOf = ({ hand, discard, lost, active, waiting }: Character): readonly string[] => [
  ...hand,
  ...discard,
  ...lost,
  ...active.map(({ card }) => card),
  ...waiting,
];

/** Whether so many summons of the game could have been called that: `owner/summon#number`. */
export const isSummonName = (state: GameState, id: string): boolean => {
  const owner = summonerOf(state, id);
  const [, number = ''] = owner === null ? [] : (/#([1-9]\d{0,8})$/.exec(id) ?? []);
  return number !== '' && Number(number) <= state.summoned;
};

/** Whether a figure is or was in the game: the dead are known by their types, summons by their numbers. */
export const isKnownFigure = (state: GameState, id: string): boolean => {
  const { figures, characters, kills } = state;
  return (
    isSummonName(state, id) ||
    figures.some((one) => one.id === id) ||
    characters.some((one) => one.id === id) ||
    Object.hasOwn(kills, id.split('#')[0] ?? '')
  );
};
