/** Summons leave: with their cards, or with their owner (R-SUM-2, R-SUM-9). */

import { cancel, followedBy, forEach, happened, still, type Outcome } from './change.js';
import type { Figure, GameState, Summoned } from './state.js';
import type { Task } from './task.js';

/** Whether an attack has cards on the table: whoever made it is gone, and they still go to their pile. */
const isOpenAttack = (task: Task, figure: string): boolean =>
  task.type === 'attack' && task.figure === figure && task.revealed.length > 0;

/** Takes off the agenda what a summon was about to do; cards of its attack that lie open are put away there. */
const withdrawn = (state: GameState, id: string): GameState => {
  const kept = cancel(state, id).agenda;
  return {
    ...state,
    agenda: state.agenda.filter((task) => kept.includes(task) || isOpenAttack(task, id)),
  };
};

/** What a figure carries and what lies on it leaves with it. */
const bared = (state: GameState, id: string): GameState => ({
  ...state,
  figures: state.figures.filter((one) => one.id !== id),
  bonuses: state.bonuses.filter(({ bearer }) => bearer !== id),
  marks: state.marks.filter(({ figure }) => figure !== id),
  traits: state.traits.filter(({ figure }) => figure !== id),
});

/** A summon leaves without dying (R-SUM-9). */
const leaves =
  ({ id }: Figure) =>
  (state: GameState): Outcome =>
    happened(withdrawn(bared(state, id), id), { type: 'summonLeft', figure: id });

/** The summons of which something holds leave the board without dying (R-SUM-2, R-SUM-9). */
export const dismiss =
  (isMeant: (summon: Summoned) => boolean) =>
  (state: GameState): Outcome => {
    const gone = state.figures.filter(({ summon }) => summon !== null && isMeant(summon));
    return gone.length === 0 ? still(state) : followedBy(still(state), forEach(gone, leaves));
  };

/** Whether a card of a character keeps a summon on the board. */
export const isKeptBy =
  (character: string, card: string) =>
  ({ owner, origin }: Summoned): boolean =>
    owner === character && origin?.type === 'card' && origin.card === card;

/** Whether an item of a character keeps a summon on the board. */
export const isKeptByItem =
  (character: string, item: string) =>
  ({ owner, origin }: Summoned): boolean =>
    owner === character && origin?.type === 'item' && origin.item === item;
