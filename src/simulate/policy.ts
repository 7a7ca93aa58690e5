import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { State } from 'fp-ts/lib/State.js';

import { pick, type Rng } from '../rng/index.js';
import type { SeatCommand } from '../round/index.js';

/**
 * A player that never thinks twice: from the legal commands, and a stream of random numbers, it gives one
 * of them and the next stream. The same commands and stream give the same answer.
 *
 * Shape: a fp-ts `State`, as the draws of `rng` are. The commands are those of `legalCommands`, in its order.
 */
export type Policy = (commands: ReadonlyNonEmptyArray<SeatCommand>) => State<Rng, SeatCommand>;

/**
 * Any of the legal commands, each equally likely.
 *
 * Draws: those of `pick`, one unless there is a single command.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import { random } from 'gloomhaven-rules/simulate';
 *
 * const [command, next] = random([
 *   { type: 'suffer', character: 'warden', seat: 'ann', seq: 4 },
 *   { type: 'endTurn', character: 'warden', seat: 'ann', seq: 4 },
 * ])(fromSeed('friday'));
 * assert.equal(command.type, 'endTurn');
 * assert.notDeepEqual(next, fromSeed('friday'));
 */
export const random: Policy = (commands) => pick(commands);

/**
 * The first of the legal commands, without chance.
 *
 * Draws: none.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import { first } from 'gloomhaven-rules/simulate';
 *
 * const rng = fromSeed('friday');
 * const suffer = { type: 'suffer', character: 'warden', seat: 'ann', seq: 4 } as const;
 * assert.deepEqual(first([suffer])(rng), [suffer, rng]);
 */
export const first: Policy =
  ([command]) =>
  (rng) => [command, rng];
