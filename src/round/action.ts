/** An action of a card: its abilities in order, followedBy experience, infusions and the card (R-CARD-1 to R-CARD-5). */

import type { Action } from '../content/index.js';
import { infuse } from '../element/index.js';
import { begin } from './ability.js';
import { actionOf } from './action-of.js';
import { consumptionsOf, gain } from './augment.js';
import { figureOf, push, still, followedBy, type Outcome } from './change.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { moveCard, pileAfter } from './piles.js';
import type { GameState } from './state.js';
import type { Half, Task } from './task.js';

/** The task of an action that begins. */
export const actionTask = (
  env: Env,
  character: string,
  play: { readonly card: string; readonly half: Half; readonly basic: boolean },
): Task => {
  const { to, goes } = pileAfter(actionOf(env, character, play), {
    basic: play.basic,
    performed: true,
  });
  const { card, half, basic } = play;
  return {
    type: 'action',
    figure: character,
    card,
    half,
    basic,
    next: 0,
    performed: 0,
    pile: to === 'hand' ? 'discard' : to,
    goes,
  };
};

/** Experience and infusions come with an action of which anything was performed (R-LOOT-10, R-ELEM-3). */
const rewards =
  (id: string, { experience = 0, infuse: icons = [] }: Action) =>
  (state: GameState): Outcome => {
    const elements = icons.flatMap((icon) => (icon === 'any' ? [] : [icon]));
    return gain(id, experience)({ ...state, elements: infuse(state.elements, elements) });
  };

/** The card goes to its pile before anything else happens (R-CARD-3). */
export const putAway =
  ({ figure, card, performed, pile, goes }: TaskOf<'action'>) =>
  (state: GameState): Outcome =>
    moveCard(figure, card, performed > 0 ? pile : 'discard', goes)(state);

/** An action, ability by ability. */
export const actionHandler: Handler<'action'> = {
  go: (env, state, task) => {
    const figure = figureOf(state, task.figure);
    if (figure === null) return still(state);
    const action = actionOf(env, task.figure, task);
    const ability = action.abilities[task.next];
    if (ability !== undefined) {
      const onward = push(state, { ...task, next: task.next + 1 });
      if (consumptionsOf(ability).length === 0) return begin(env, onward, figure, ability);
      const { card, half, basic, next } = task;
      const play = { card, half, basic };
      return still(
        push(onward, {
          type: 'augment',
          figure: task.figure,
          play,
          ability: next,
          asked: 0,
          paid: [],
        }),
      );
    }
    const away = putAway(task)(state);
    return task.performed > 0 ? followedBy(away, rewards(task.figure, action)) : away;
  },
};
