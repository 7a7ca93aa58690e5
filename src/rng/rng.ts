import alea from 'seedrandom/lib/alea.js';

/**
 * Where a stream of random numbers stands: the state of seedrandom's `alea` generator, as plain JSON.
 *
 * Shape: treat it as opaque; make one with {@link fromSeed} or {@link fork}. A draw never changes it
 * but returns the next one.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed, int, type Rng } from 'gloomhaven-rules/rng';
 *
 * const saved = JSON.stringify(fromSeed('friday'));
 * const rng: Rng = JSON.parse(saved);
 * assert.deepEqual(int(1, 20)(rng), int(1, 20)(fromSeed('friday')));
 *
 * @category Models
 * @since 0.1.0
 */
export interface Rng {
  /** The carry: a whole number from 0. */
  readonly c: number;
  /** The oldest of the last three numbers, from 0 up to, not including, 1. */
  readonly s0: number;
  /** The second of the last three numbers, in the same bounds. */
  readonly s1: number;
  /** The newest of the last three numbers, in the same bounds. */
  readonly s2: number;
}

/**
 * Starts a stream from a seed.
 *
 * Shape: any text, the empty one too. The same seed gives the same stream on every platform.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 *
 * assert.deepEqual(fromSeed('friday'), fromSeed('friday'));
 * assert.notDeepEqual(fromSeed('friday'), fromSeed('monday'));
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fromSeed = (seed: string): Rng => alea(seed, { state: true }).state();

/**
 * Branches off a stream of its own, for instance one for each deck, so that a draw more in one place
 * shifts nothing elsewhere.
 *
 * Laws: depends on where the parent stands and on the label, on nothing else; other labels give
 * other streams.
 * Draws: none; the parent stands where it stood.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fork, fromSeed, shuffle } from 'gloomhaven-rules/rng';
 *
 * const game = fromSeed('friday');
 * const cards = [1, 2, 3, 4, 5, 6, 7, 8];
 * const [brute] = shuffle(cards)(fork(game, 'deck/brute'));
 * const [monsters] = shuffle(cards)(fork(game, 'deck/monsters'));
 * assert.notDeepEqual(brute, monsters);
 *
 * @category Constructors
 * @since 0.1.0
 */
export const fork = ({ c, s0, s1, s2 }: Rng, label: string): Rng =>
  // Four numbers without a space in them, then the label: no two pairs make the same seed.
  fromSeed([c, s0, s1, s2, label].join(' '));
