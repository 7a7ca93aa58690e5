/** Frames: what abilities did is known by their names until the action or bonus that they belong to is over. */

import { renewLimits } from './bonus.js';
import { still, type Outcome } from './change.js';
import type { Handler } from './handler.js';
import { raise } from './moment.js';
import { NOTHING, type About, type Origin, type Result } from './reading/scope.js';
import type { GameState } from './state.js';
import { withFrame } from './way.js';

/** What an ability did is known by its name from now on. */
export const noteResult = (
  state: GameState,
  frame: number,
  name: string,
  result: Result,
): GameState =>
  withFrame(state, frame, ({ results }) => ({
    results: [...results.filter((one) => one.name !== name), { name, result }],
  }));

/** What was made for an action or an ability ends with it. */
export const endWithin = (state: GameState, id: number): GameState =>
  [...state.bonuses, ...state.traits].some(({ within }) => within === id)
    ? {
        ...state,
        bonuses: state.bonuses.filter(({ within }) => within !== id),
        traits: state.traits.filter(({ within }) => within !== id),
      }
    : state;

/** What has ended: a half of a card, or its basic action. */
const aboutOf = (origin: Origin | null): About | null =>
  origin?.type === 'card'
    ? { ...NOTHING, with: [origin.card, origin.half, ...(origin.basic ? ['basic'] : [])] }
    : null;

/** An action is over: those who wait for its end answer, then what was made for it ends. */
export const frameHandler: Handler<'frame'> = {
  go: (env, state, { id, actor, origin, isAction }): Outcome => {
    const { state: ended } = renewLimits(env, 'action')(endWithin(state, id));
    return still(
      isAction
        ? raise(env, ended, [
            {
              moment: 'actionEnds',
              actor,
              target: null,
              amount: 1,
              about: aboutOf(origin),
              on: null,
              origin,
            },
          ])
        : ended,
    );
  },
};
