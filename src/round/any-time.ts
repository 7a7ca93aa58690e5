/** What a seat may do at any of its decisions, without answering it (R-CARD-6, R-SCEN-10). */

import { characterOf, happened, still, type Outcome } from './change.js';
import type { Command, MoveActiveCard, Resign } from './command.js';
import type { Env } from './env.js';
import { listenersAt, type Listener } from './listeners.js';
import { calledBy, useCommand } from './moment.js';
import { ownerOf } from './owner.js';
import { turnNow } from './reading/index.js';
import { moveCard } from './piles.js';
import { playing } from './selection.js';
import type { GameState } from './state.js';

/** Whether a command answers nothing: no question ever has such an answer. */
export const isAnyTime = (command: Command): command is MoveActiveCard | Resign =>
  command.type === 'moveActiveCard' || command.type === 'resign';

/** What can be used at any moment of its bearer's turn, by whoever is asked something in it (R-ITEM-5). */
const usesOf = (env: Env, state: GameState, seat: string): readonly Listener[] => {
  const figure = turnNow(state);
  if (figure === null || ownerOf(state, figure) !== seat) return [];
  return listenersAt(env, state, {
    moment: 'duringTurn',
    actor: figure,
    target: figure,
    amount: 1,
    about: null,
  });
};

/** What a seat can use at any moment of the turn that is under way. */
export const usesInTurn = (env: Env, state: GameState, seat: string): readonly Command[] =>
  usesOf(env, state, seat).map(useCommand);

/** The use in its turn that a command calls for, `null` where it answers something else. */
export const useInTurn = (
  env: Env,
  state: GameState,
  seat: string,
  command: Command,
): Listener | null => calledBy(usesOf(env, state, seat), command);

/** Each card of the active areas of a seat can leave them. */
const activeCardsOf = (state: GameState, seat: string): readonly Command[] =>
  state.characters
    .filter((character) => character.seat === seat)
    .flatMap(({ id, active }) =>
      active.map(({ card }) => ({ type: 'moveActiveCard', character: id, card }) as const),
    );

/** Whether nothing threatens the party any more, though nothing is decided (R-SCEN-10). */
const isStale = ({ round, verdict, figures }: GameState): boolean =>
  round > 0 && verdict === null && !figures.some(({ side }) => side === 'monsters');

/** All that a seat may do besides answering. */
export const anyTimeCommands = (env: Env, state: GameState, seat: string): readonly Command[] => [
  ...usesInTurn(env, state, seat),
  ...activeCardsOf(state, seat),
  ...(isStale(state) && !state.resigned.includes(seat)
    ? [{ type: 'resign', of: seat } as const]
    : []),
];

/** The card goes where it counts as being, and its bonus ends (R-CARD-6). */
const leave =
  ({ character: id, card }: MoveActiveCard) =>
  (state: GameState): Outcome => {
    const active = characterOf(state, id)?.active.find((one) => one.card === card);
    return active === undefined ? still(state) : moveCard(id, card, active.goes)(state);
  };

/** A seat gives up; once all do, the scenario has failed and ends, without the rest of its round. */
const resign =
  ({ of: seat }: Resign) =>
  (state: GameState): Outcome => {
    const resigned = [...state.resigned, seat];
    const next = { ...state, resigned };
    // Whoever has nobody left to play is not asked.
    const isAgreed = playing(state).every((one) => resigned.includes(one.seat));
    return isAgreed
      ? happened(
          { ...next, verdict: 'lost', agenda: [{ type: 'endScenario' }] },
          { type: 'resigned', seat },
          { type: 'verdictReached', verdict: 'lost' },
        )
      : happened(next, { type: 'resigned', seat });
  };

/** Does what may be done at any time; what is asked is asked all the same. */
export const doAnyTime = (command: MoveActiveCard | Resign): ((state: GameState) => Outcome) =>
  command.type === 'resign' ? resign(command) : leave(command);
