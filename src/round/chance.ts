import type { State } from 'fp-ts/lib/State.js';

import { int, type Rng } from '../rng/index.js';
import type { GameState } from './state.js';

/**
 * Draws from the stream of one purpose: a draw more in one place shifts nothing elsewhere. Every stream that
 * a game needs is made when it starts.
 */
export const drawFrom = <A>(
  state: GameState,
  stream: string,
  draw: State<Rng, A>,
): readonly [A, GameState] => {
  // The streams of a state are made at its start, one for each deck and purpose.
  const [value, rng] = draw(state.streams[stream]!);
  return [value, { ...state, streams: { ...state.streams, [stream]: rng } }];
};

/** One of some things by chance; of a single one without a draw. */
export const pickOne = <A>(
  state: GameState,
  stream: string,
  things: readonly A[],
): readonly [A, GameState] => {
  if (things.length === 1) return [things[0] as A, state];
  const [index, next] = drawFrom(state, stream, int(0, things.length - 1));
  return [things[index] as A, next];
};

/** The stream goes on as if it had decided what the table did: a game can go on with either. */
export const passOver = (state: GameState, stream: string, things: readonly unknown[]): GameState =>
  pickOne(state, stream, things)[1];
