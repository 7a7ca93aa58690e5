/** Seeded games for the tests of the round machine. */

import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fromSeed, int, type Rng } from '../../src/rng/index.js';
import {
  createEngine,
  type Engine,
  type GameState,
  type SeatCommand,
  type SetUp,
  type Step,
} from '../../src/round/index.js';

const rightOf = <A>(answer: { readonly _tag: string; readonly right?: A }): A => {
  if (answer._tag !== 'Right') throw new Error(JSON.stringify(answer));
  return answer.right as A;
};

/** An engine for Hollowmere. */
export const engine: Engine = rightOf(createEngine({ content: rightOf(checkPack(hollowmere)) }));

/** Two seats in the training scenario. */
export const setUpOf = (seed: string, level = 1): SetUp => ({
  scenario: 'training',
  level,
  seats: [
    { seat: 'ann', characters: [{ class: 'warden' }] },
    { seat: 'bo', characters: [{ class: 'kindler' }] },
  ],
  seed,
});

export const start = (seed: string, level = 1): GameState =>
  rightOf(engine.start(setUpOf(seed, level)));

export const apply = (state: GameState, command: SeatCommand): Step =>
  rightOf(engine.apply(state, command));

/** A state on the way, with the command that comes next. */
export interface Moment {
  readonly state: GameState;
  readonly command: SeatCommand;
  readonly step: Step;
}

const pickFrom = (commands: readonly SeatCommand[], rng: Rng): readonly [SeatCommand, Rng] => {
  const [index, next] = int(0, commands.length - 1)(rng);
  const command = commands[index];
  if (command === undefined) throw new Error('nothing can be done');
  return [command, next];
};

/** A whole game of players who do anything, moment by moment. */
export function* play(seed: string, level = 1): Generator<Moment, GameState> {
  let state = start(seed, level);
  let rng = fromSeed(`players of ${seed}`);
  while (!state.over) {
    const [command, next] = pickFrom(engine.legalCommands(state), rng);
    const step = apply(state, command);
    yield { state, command, step };
    state = step.state;
    rng = next;
  }
  return state;
}

/** Freezes a value all the way down. */
export const frozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};
