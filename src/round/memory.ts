import type { Moment } from '../content/index.js';
import { still, type Outcome } from './change.js';
import type { Env } from './env.js';
import type { GameState } from './state.js';

/** What is counted in a turn or a round alone is forgotten with it. */
export const forget =
  ({ counted }: Env, over: 'turn' | 'round') =>
  (state: GameState): Outcome => {
    const isOver = (moment: Moment): boolean =>
      counted.get(moment) === 'turn' || (over === 'round' && counted.get(moment) === 'round');
    return still(
      state.remembered.some(({ moment }) => isOver(moment))
        ? { ...state, remembered: state.remembered.filter(({ moment }) => !isOver(moment)) }
        : state,
    );
  };
