/** What a seat may do at any of its decisions, without answering it (R-CARD-6). */

import { characterOf, still, type Outcome } from './change.js';
import type { Command, MoveActiveCard } from './command.js';
import { moveCard } from './piles.js';
import type { GameState } from './state.js';

/** What can be done at any time. */
export type AnyTimeCommand = MoveActiveCard;

/** Whether a command answers nothing: no question ever has such an answer. */
export const isAnyTime = (command: Command): command is AnyTimeCommand =>
  command.type === 'moveActiveCard';

/** All that a seat may do besides answering. Each card of its active areas can leave them. */
export const anyTimeCommands = (state: GameState, seat: string): readonly AnyTimeCommand[] =>
  state.characters
    .filter((character) => character.seat === seat)
    .flatMap(({ id, active }) =>
      active.map(({ card }) => ({ type: 'moveActiveCard', character: id, card }) as const),
    );

/** The card goes where it counts as being, and its bonus ends (R-CARD-6). */
export const doAnyTime =
  ({ character: id, card }: AnyTimeCommand) =>
  (state: GameState): Outcome => {
    const active = characterOf(state, id)?.active.find((one) => one.card === card);
    return active === undefined ? still(state) : moveCard(id, card, active.goes)(state);
  };
