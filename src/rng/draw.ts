import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { State } from 'fp-ts/lib/State.js';
import alea from 'seedrandom/lib/alea.js';

import type { Rng } from './rng.js';

/** Runs a piece of work that draws numbers in [0, 1) of 32 bits, and takes the stream along. */
const drawing = <A>(rng: Rng, work: (draw: () => number) => A): [A, Rng] => {
  // The seed is not used when a state is given; the empty one costs least.
  const stream = alea('', { state: rng });
  const value = work(stream);
  return [value, stream.state()];
};

/**
 * Draws a whole number from `min` to `max`, both included.
 *
 * Shape: a fp-ts `State`, that is a function from a stream to `[number, next stream]`. Units: whole
 * numbers, at most 2^32 apart; if `max` is below `min`, the number is `min`.
 * Laws: a draw has 32 bits, so that one number may be likelier than another by 2^-32 at most (one in
 * four thousand million draws).
 * Draws: one; none if only one number is possible.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed, int } from 'gloomhaven-rules/rng';
 *
 * const [first, next] = int(1, 6)(fromSeed('friday'));
 * const [second] = int(1, 6)(next);
 * assert.deepEqual([first, second], [6, 4]);
 *
 * @category Queries
 * @since 0.1.0
 */
export const int =
  (min: number, max: number): State<Rng, number> =>
  (rng) =>
    max > min ? drawing(rng, (draw) => min + Math.floor(draw() * (max - min + 1))) : [min + 0, rng];

/**
 * Draws one item of a list, each equally likely.
 *
 * Shape: the list has at least one item; `isNonEmpty` of fp-ts or a length check tells TypeScript so.
 * Draws: one, `int(0, length - 1)`; none from a list of one.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed, pick } from 'gloomhaven-rules/rng';
 *
 * const [loot, next] = pick(['coin', 'herb', 'hide'])(fromSeed('friday'));
 * assert.equal(loot, 'hide');
 * assert.notDeepEqual(next, fromSeed('friday'));
 *
 * @category Queries
 * @since 0.1.0
 */
export const pick =
  <A>(items: ReadonlyNonEmptyArray<A>): State<Rng, A> =>
  (rng) => {
    const [index, next] = int(0, items.length - 1)(rng);
    return [items[index] as A, next];
  };

/**
 * Shuffles a list into a new one, every order equally likely.
 *
 * Shape: Fisher-Yates from the end: for each place `i` from the last down to the second, draws `j`
 * from 0 to `i` and swaps the items at `i` and `j`.
 * Draws: one less than there are items; none for an empty list.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed, shuffle } from 'gloomhaven-rules/rng';
 *
 * const [deck, next] = shuffle(['+0', '+1', '-1', 'x2'])(fromSeed('friday'));
 * assert.deepEqual(deck, ['-1', '+0', '+1', 'x2']);
 * assert.equal(shuffle(deck)(next)[0].length, 4);
 *
 * @category Queries
 * @since 0.1.0
 */
export const shuffle =
  <A>(items: readonly A[]): State<Rng, A[]> =>
  (rng) => {
    if (items.length < 2) return [[...items], rng];
    return drawing(rng, (draw) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = Math.floor(draw() * (i + 1));
        [out[i], out[j]] = [out[j] as A, out[i] as A];
      }
      return out;
    });
  };
