import { describe, expect, it } from 'vitest';

import { partiesOf, setUpOf } from '../../scripts/soak/party.js';
import { checkPack, type CheckedPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fork, fromSeed, shuffle, type Rng } from '../../src/rng/index.js';
import { createEngine, fingerprint, type Engine, type GameState } from '../../src/round/index.js';
import { playOut, random } from '../../src/simulate/index.js';

const GAMES = 10;
const SAVES = 10;
const LIMIT = 5000;
const LEVELS = 8;
const SCENARIO = 'training';

const rightOf = <A>(answer: { readonly _tag: string; readonly right?: A }): A => {
  if (answer._tag !== 'Right') throw new Error(JSON.stringify(answer));
  return answer.right as A;
};

const jsonOf = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;
const content: CheckedPack = rightOf(checkPack(hollowmere));
const engine: Engine = rightOf(createEngine({ content }));
/** The engine of another process, with content that came as JSON. */
const restarted: Engine = rightOf(
  createEngine({ content: rightOf(checkPack(jsonOf(hollowmere))) }),
);
const parties = partiesOf(engine, content, SCENARIO);

/** A game between two commands, and the chance that is left to its players. */
interface Point {
  readonly state: GameState;
  readonly rng: Rng;
}

const begin = (game: number): Point => {
  const seed = `saves/${String(game)}`;
  const options = { scenario: SCENARIO, level: game % LEVELS, seed };
  const setUp = setUpOf(parties, options, fork(fromSeed(seed), 'party'));
  return { state: rightOf(engine.start(setUp)), rng: fork(fromSeed(seed), 'policy') };
};

const after = (by: Engine, { state, rng }: Point, limit: number): Point =>
  playOut(by, state, random, { rng, limit });

/** So many different points on the way of a game of so many commands. */
const somePoints = (game: number, length: number): readonly number[] => {
  const all = Array.from({ length }, (_, index) => index);
  const [shuffled] = shuffle(all)(fork(fromSeed(String(game)), 'saves'));
  return shuffled.slice(0, SAVES).sort((a, b) => a - b);
};

describe('saves at random points', () => {
  it.each(Array.from({ length: GAMES }, (_, game) => game))(
    'are loaded and played on to the same end, game %i',
    (game) => {
      let point = begin(game);
      const end = after(engine, point, LIMIT).state;
      expect(end.over).toBe(true);
      const saves = somePoints(game, end.seq);
      expect(saves).toHaveLength(SAVES);
      for (const seq of saves) {
        point = after(engine, point, seq - point.state.seq);
        expect(point.state.seq).toBe(seq);
        const loaded = rightOf(restarted.decodeState(jsonOf(point.state)));
        const resumed = after(restarted, { state: loaded, rng: point.rng }, LIMIT).state;
        expect(fingerprint(resumed), `saved before command ${String(seq)}`).toBe(fingerprint(end));
      }
    },
  );
});
