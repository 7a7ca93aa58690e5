/** An action of a card: its abilities in order, then experience, infusions and the card (R-CARD-1 to R-CARD-5). */

import { mayAttack, mayMove } from '../condition/index.js';
import type { Ability } from '../content/index.js';
import { begin } from './ability.js';
import { actionOf } from './action-of.js';
import { figureOf, push, still, followedBy } from './change.js';
import type { Env } from './env.js';
import type { Handler } from './handler.js';
import { pileAfter, putActionCardAway } from './piles.js';
import { actionRewards } from './rewards.js';
import { consumptionsOf } from './stronger.js';
import type { Figure } from './state.js';
import type { Half } from './play.js';
import type { Task } from './task.js';

/** The task of an action that begins. */
export const actionTask = (
  env: Env,
  character: string,
  play: { readonly card: string; readonly half: Half; readonly basic: boolean },
): Task => {
  const action = actionOf(env, character, play);
  const { to, goes, lasts } = pileAfter(action, { basic: play.basic, performed: true });
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
    lasts,
    experience: action.experience ?? 0,
    infuse: (action.infuse ?? []).flatMap((icon) => (icon === 'any' ? [] : [icon])),
  };
};

/** Whether a condition forbids an ability, which then never starts: nothing is consumed for it (R-ELEM-11). */
const isForbidden = ({ conditions }: Figure, { type }: Ability): boolean =>
  (type === 'move' && !mayMove(conditions)) || (type === 'attack' && !mayAttack(conditions));

/** An action, ability by ability. */
export const actionHandler: Handler<'action'> = {
  go: (env, state, task) => {
    const figure = figureOf(state, task.figure);
    if (figure === null) return still(state);
    const action = actionOf(env, task.figure, task);
    const ability = action.abilities[task.next];
    if (ability !== undefined) {
      const onward = push(state, { ...task, next: task.next + 1 });
      if (consumptionsOf(ability).length === 0 || isForbidden(figure, ability))
        return begin(env, onward, figure, ability);
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
    // The card goes to its pile before anything else happens (R-CARD-3).
    return followedBy(putActionCardAway(task)(state), actionRewards(env, task));
  },
};
