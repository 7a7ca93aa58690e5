import { isNonEmpty } from 'fp-ts/lib/ReadonlyArray.js';

import { isLeft } from '../core/index.js';
import type { Rng } from '../rng/index.js';
import type { Engine, Event, GameState, SeatCommand } from '../round/index.js';
import type { Policy } from './policy.js';

/** How far a game is played. */
export interface PlayOutOptions {
  /** The chance of the policy. That of the game is in its state. */
  readonly rng: Rng;
  /** At most so many commands. */
  readonly limit: number;
}

/** A game as far as it was played. */
export interface PlayOut {
  /** The state at the end. */
  readonly state: GameState;
  /** What was answered, in order: applied one after the other they lead to the same state. */
  readonly commands: readonly SeatCommand[];
  /** What happened, in order. */
  readonly events: readonly Event[];
  /** Whether the scenario is over; where it is not, the limit was reached or nobody has a legal command. */
  readonly over: boolean;
  /** The chance that is left to the policy, to play on with. */
  readonly rng: Rng;
}

/**
 * Plays a game on from a state with one policy for all seats, until it is over or so many commands were
 * applied.
 *
 * Laws: the same engine, state, policy, stream and limit give the same game, byte by byte. Played on with
 * the stream that is left, a game that was stopped ends as one that was not.
 * Draws: those of the policy.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { checkPack } from 'gloomhaven-rules/content';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import { createEngine } from 'gloomhaven-rules/round';
 * import { playOut, random } from 'gloomhaven-rules/simulate';
 *
 * const pack = checkPack(hollowmere);
 * assert(pack._tag === 'Right');
 * const engine = createEngine({ content: pack.right });
 * assert(engine._tag === 'Right');
 * const begun = engine.right.start({
 *   scenario: 'training',
 *   seats: [{ seat: 'ann', characters: [{ class: 'warden' }, { class: 'kindler' }] }],
 *   seed: 'friday',
 * });
 * assert(begun._tag === 'Right');
 *
 * const game = playOut(engine.right, begun.right, random, { rng: fromSeed('bot'), limit: 20 });
 * assert.equal(game.commands.length, 20);
 * assert.equal(game.state.seq, 20);
 * assert.equal(game.over, false);
 */
export const playOut = (
  engine: Engine,
  begun: GameState,
  policy: Policy,
  { rng: stream, limit }: PlayOutOptions,
): PlayOut => {
  const commands: SeatCommand[] = [];
  const events: Event[] = [];
  let state = begun;
  let rng = stream;
  while (commands.length < limit && !state.over) {
    const legal = engine.legalCommands(state);
    if (!isNonEmpty(legal)) break;
    const [command, next] = policy({ state, commands: legal })(rng);
    const step = engine.apply(state, command);
    // A policy that answers with something else ends the game where it stands.
    if (isLeft(step)) break;
    rng = next;
    state = step.right.state;
    commands.push(command);
    events.push(...step.right.events);
  }
  return { state, commands, events, over: state.over, rng };
};
