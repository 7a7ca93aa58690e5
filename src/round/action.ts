/** An action of a card: its abilities in order, then experience, infusions and the card (R-CARD-1 to R-CARD-5). */

import type { Action } from '../content/index.js';
import { infuse } from '../element/index.js';
import { begin } from './ability.js';
import { figureOf, happened, push, still, then, withCharacter, type Outcome } from './change.js';
import { cardOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { moveCard, pileAfter } from './piles.js';
import type { GameState } from './state.js';
import type { Half, Task } from './task.js';

/** Any card may be used for these instead (R-CARD-2). */
const BASIC: Readonly<Record<Half, Action>> = {
  top: { abilities: [{ type: 'attack', amount: 2 }] },
  bottom: { abilities: [{ type: 'move', amount: 2 }] },
};

/** What half of a card says, or its basic action. */
export const actionOf = (
  env: Env,
  character: string,
  { card, half, basic }: { readonly card: string; readonly half: Half; readonly basic: boolean },
): Action => {
  const printed = cardOf(env, character, card);
  return basic || printed === null ? BASIC[half] : printed[half];
};

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
    performed: false,
    pile: to === 'hand' ? 'discard' : to,
    goes,
  };
};

const gain =
  (id: string, amount: number) =>
  (state: GameState): Outcome =>
    amount === 0
      ? still(state)
      : happened(
          withCharacter(state, id, ({ experience }) => ({ experience: experience + amount })),
          { type: 'experienceGained', character: id, amount },
        );

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
    moveCard(figure, card, performed ? pile : 'discard', goes)(state);

/** An action, ability by ability. */
export const actionHandler: Handler<'action'> = {
  go: (env, state, task) => {
    const figure = figureOf(state, task.figure);
    if (figure === null) return still(state);
    const action = actionOf(env, task.figure, task);
    const ability = action.abilities[task.next];
    if (ability !== undefined)
      return begin(env, push(state, { ...task, next: task.next + 1 }), figure, ability);
    const away = putAway(task)(state);
    return task.performed ? then(away, rewards(task.figure, action)) : away;
  },
};
