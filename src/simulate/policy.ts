import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { State } from 'fp-ts/lib/State.js';

import { pick, type Rng } from '../rng/index.js';
import type { GameState, SeatCommand } from '../round/index.js';

/** What a policy decides about: where a game stands, and what can be done. */
export interface Position {
  /** The state of the game. A fair player looks only at what its seat may see. */
  readonly state: GameState;
  /** The legal commands, in the order of `legalCommands`. */
  readonly commands: ReadonlyNonEmptyArray<SeatCommand>;
}

/**
 * A player: from a position and a stream of random numbers it gives one of the legal commands and the next
 * stream. The same position and stream give the same answer.
 *
 * Shape: a fp-ts `State`, as the draws of `rng` are.
 */
export type Policy = (position: Position) => State<Rng, SeatCommand>;

/**
 * Any of the legal commands, each equally likely.
 *
 * Draws: those of `pick`, one unless there is a single command.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import { random, type Position } from 'gloomhaven-rules/simulate';
 *
 * const position = {
 *   commands: [
 *     { type: 'suffer', character: 'warden', seat: 'ann', seq: 4 },
 *     { type: 'endTurn', character: 'warden', seat: 'ann', seq: 4 },
 *   ],
 * } as unknown as Position;
 * const [command, next] = random(position)(fromSeed('friday'));
 * assert.equal(command.type, 'endTurn');
 * assert.notDeepEqual(next, fromSeed('friday'));
 */
export const random: Policy = ({ commands }) => pick(commands);

/**
 * The first of the legal commands, without chance.
 *
 * Draws: none.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import { first, type Position } from 'gloomhaven-rules/simulate';
 *
 * const rng = fromSeed('friday');
 * const suffer = { type: 'suffer', character: 'warden', seat: 'ann', seq: 4 } as const;
 * const position = { commands: [suffer] } as unknown as Position;
 * assert.deepEqual(first(position)(rng), [suffer, rng]);
 */
export const first: Policy =
  ({ commands: [command] }) =>
  (rng) => [command, rng];
