/** An action of a card: its abilities in order, then experience, infusions and the card (R-CARD-1 to R-CARD-5). */

import { actionOf } from './action-of.js';
import { figureOf, push, still, followedBy } from './change.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { frameTask, nextNumber } from './number.js';
import { pileAfter, putActionCardAway } from './piles.js';
import type { Half } from './play.js';
import { scopeOf, type Scope } from './reading/index.js';
import { actionRewards } from './rewards.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

/** The tasks of an action that begins, beneath them the frame that it is performed in. */
export const actionTasks = (
  env: Env,
  state: GameState,
  character: string,
  play: { readonly card: string; readonly half: Half; readonly basic: boolean },
): readonly Task[] => {
  const action = actionOf(env, character, play);
  const { to, goes, lasts, group } = pileAfter(action, { basic: play.basic, performed: true });
  const { card, half, basic } = play;
  const frame = nextNumber(state);
  const origin = { type: 'card', owner: character, card, half, basic } as const;
  return [
    {
      type: 'action',
      figure: character,
      frame,
      card,
      half,
      basic,
      next: 0,
      performed: 0,
      pile: to === 'hand' ? 'discard' : to,
      goes,
      lasts,
      ...(group && { group }),
      experience: action.experience ?? 0,
      infuse: action.infuse ?? [],
    },
    frameTask(frame, character, origin, true),
  ];
};

/** Whom the words of an action mean. */
const scopeIn = ({ figure, frame, card, half, basic }: TaskOf<'action'>): Scope => ({
  ...scopeOf(figure),
  frame,
  origin: { type: 'card', owner: figure, card, half, basic },
});

/** An action, ability by ability. */
export const actionHandler: Handler<'action'> = {
  go: (env, state, task) => {
    const figure = figureOf(state, task.figure);
    if (figure === null) return still(state);
    const ability = actionOf(env, task.figure, task).abilities[task.next];
    if (ability !== undefined)
      return still(
        push(
          state,
          {
            type: 'perform',
            figure: task.figure,
            scope: scopeIn(task),
            steps: [ability],
            on: null,
            must: false,
          },
          { ...task, next: task.next + 1 },
        ),
      );
    // The card goes to its pile before anything else happens (R-CARD-3).
    return followedBy(putActionCardAway(task)(state), actionRewards(env, task));
  },
};
