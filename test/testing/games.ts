import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fromSeed } from '../../src/rng/index.js';
import { createEngine, type Engine, type GameState, type SetUp } from '../../src/round/index.js';
import { playOut, random } from '../../src/simulate/index.js';

const engineOf = (): Engine => {
  const pack = checkPack(hollowmere);
  if (pack._tag === 'Left') throw new Error('the pack has faults');
  const engine = createEngine({ content: pack.right });
  if (engine._tag === 'Left') throw new Error('no engine');
  return engine.right;
};

/** The engine of the demo pack. */
export const engine: Engine = engineOf();

/** The set-up of a training game of two seats. */
export const setUpOf = (seed: string, level = 1): SetUp => ({
  scenario: 'training',
  level,
  seats: [
    { seat: 'ann', characters: [{ class: 'warden' }] },
    { seat: 'bo', characters: [{ class: 'kindler' }] },
  ],
  seed,
});

/** A training game at its beginning. */
export const startOf = (setUp: SetUp): GameState => {
  const started = engine.start(setUp);
  if (started._tag === 'Left') throw new Error('the engine refuses the set-up');
  return started.right;
};

/** The first state of a random game from some command on that is as it is wanted. */
export const stateWhere = (
  begun: GameState,
  isWanted: (state: GameState) => boolean,
  seed = 'bot',
): GameState => {
  let state = begun;
  let rng = fromSeed(seed);
  while (!isWanted(state)) {
    const step = playOut(engine, state, random, { rng, limit: 1 });
    if (step.commands.length === 0) throw new Error('the game has no such state');
    ({ state, rng } = step);
  }
  return state;
};
