/** The start of a round: who can go on, and what each character chooses (R-ROUND-1, R-CARD-8 to R-CARD-10). */

import {
  forEach,
  happened,
  push,
  still,
  followedBy,
  withCharacter,
  type Outcome,
} from './change.js';
import type { Command } from './command.js';
import type { Handler } from './handler.js';
import { exhaust } from './harm.js';
import { selectionChoices, type SelectionChoices } from './rest-cards.js';
import type { Character, Choice, GameState } from './state.js';

/** How many cards of a character count as discarded though they are active (R-CARD-6). */
export const activeDiscards = ({ active }: Character): readonly string[] =>
  active.filter(({ goes }) => goes === 'discard').map(({ card }) => card);

const choicesOf = (character: Character): SelectionChoices =>
  selectionChoices({
    hand: character.hand.length,
    discard: character.discard.length,
    activeDiscard: activeDiscards(character).length,
  });

/** The characters that still play. */
export const playing = ({ characters }: GameState): readonly Character[] =>
  characters.filter(({ exhausted }) => !exhausted);

/** A round starts: nobody has chosen, and whoever cannot is exhausted (R-DMG-7). */
export const startRoundHandler: Handler<'startRound'> = {
  go: (_, state) => {
    const round = state.round + 1;
    const begun: GameState = {
      ...state,
      round,
      acted: [],
      resigned: [],
      order: [],
      characters: state.characters.map((character) => ({ ...character, choice: null })),
    };
    const gone = playing(begun).filter((character) => choicesOf(character).exhausted);
    const next = push(begun, { type: 'selectCards' }, { type: 'revealCards' });
    return followedBy(
      happened(next, { type: 'roundStarted', round }),
      forEach(gone, ({ id }) => exhaust(id, 'cards')),
    );
  },
};

const pairsOf = ({ id, hand }: Character): readonly Command[] =>
  hand.flatMap((leading) =>
    hand
      .filter((second) => second !== leading)
      .map((second): Command => ({ type: 'selectCards', character: id, leading, second })),
  );

const answersOf = (character: Character): readonly Command[] => {
  const { canPlayTwoCards, canLongRest } = choicesOf(character);
  return [
    ...(canPlayTwoCards ? pairsOf(character) : []),
    ...(canLongRest ? [{ type: 'longRest', character: character.id } as const] : []),
  ];
};

const chosen = (command: Command): { readonly id: string; readonly choice: Choice } | null => {
  if (command.type === 'longRest') return { id: command.character, choice: { type: 'longRest' } };
  if (command.type !== 'selectCards') return null;
  const { character: id, leading, second } = command;
  return { id, choice: { type: 'cards', leading, second } };
};

/** Each character chooses in secret, in any order. */
export const selectCardsHandler: Handler<'selectCards'> = {
  asks: (_, state) =>
    playing(state)
      .filter(({ choice }) => choice === null)
      .map((character) => ({
        seat: character.seat,
        figure: character.id,
        commands: answersOf(character),
      })),
  answer: (_, state, task, command): Outcome => {
    const answer = chosen(command);
    if (answer === null) return still(state);
    const { id, choice } = answer;
    const cards = choice.type === 'cards' ? [choice.leading, choice.second] : [];
    const next = withCharacter(push(state, task), id, ({ hand }) => ({
      choice,
      waiting: cards,
      hand: hand.filter((card) => !cards.includes(card)),
    }));
    return happened(next, { type: 'cardsSelected', character: id });
  },
  go: (_, state) => still(state),
};
