import { describe, expect, it } from 'vitest';

import { fromSeed } from '../../src/rng/index.js';
import type { Engine, GameState } from '../../src/round/index.js';
import { first, playOut, random, type Policy } from '../../src/simulate/index.js';
import { frozenCopy } from '../../src/testing/index.js';
import { engine, setUpOf, startOf } from '../testing/games.js';

const begun = frozenCopy(startOf(setUpOf('play-out')));
const rng = fromSeed('bot');

const applied = (commands: ReturnType<typeof playOut>['commands']): GameState =>
  commands.reduce<GameState>((state, command) => {
    const step = engine.apply(state, command);
    if (step._tag === 'Left') throw new Error('refused');
    return step.right.state;
  }, begun);

describe('playOut', () => {
  it('plays to the end, and its commands lead there', () => {
    const game = playOut(engine, begun, random, { rng, limit: 5000 });
    expect(game.over).toBe(true);
    expect(game.state.over).toBe(true);
    expect(game.events.at(-1)?.type).toBe('scenarioEnded');
    expect(applied(game.commands)).toEqual(game.state);
  });

  it('stops at the limit, and goes on as if it had not', () => {
    const whole = playOut(engine, begun, random, { rng, limit: 30 });
    const half = playOut(engine, begun, random, { rng, limit: 12 });
    const rest = playOut(engine, half.state, random, { rng: half.rng, limit: 18 });
    expect(half.commands).toHaveLength(12);
    expect(half.over).toBe(false);
    expect(rest.state).toEqual(whole.state);
    expect(rest.rng).toEqual(whole.rng);
    expect([...half.commands, ...rest.commands]).toEqual(whole.commands);
    expect([...half.events, ...rest.events]).toEqual(whole.events);
  });

  it('does nothing with a limit of 0 or a game that is over', () => {
    const none = { commands: [], events: [], rng };
    expect(playOut(engine, begun, random, { rng, limit: 0 })).toEqual({
      ...none,
      state: begun,
      over: false,
    });
    const ended: GameState = { ...begun, over: true };
    expect(playOut(engine, ended, random, { rng, limit: 9 })).toEqual({
      ...none,
      state: ended,
      over: true,
    });
  });

  it('stops where nobody can do anything, and where a policy answers with something else', () => {
    const silent: Engine = { ...engine, legalCommands: () => [] };
    expect(playOut(silent, begun, random, { rng, limit: 9 }).commands).toEqual([]);
    const stale: Policy =
      ({ commands: [command] }) =>
      (stream) => [{ ...command, seq: command.seq + 1 }, fromSeed(JSON.stringify(stream))];
    const game = playOut(engine, begun, stale, { rng, limit: 9 });
    expect(game).toEqual({ state: begun, commands: [], events: [], over: false, rng });
  });

  it('with the first command always, needs no chance', () => {
    const game = playOut(engine, begun, first, { rng, limit: 5000 });
    expect(game.over).toBe(true);
    expect(game.rng).toEqual(rng);
    expect(game.commands[0]).toEqual(engine.legalCommands(begun)[0]);
  });
});

describe('random', () => {
  it('takes each of the legal commands', () => {
    const [command, ...others] = engine.legalCommands(begun);
    const legal = [command!, ...others] as const;
    const taken = new Set(
      Array.from(
        { length: 100 },
        (_, index) => random({ state: begun, commands: legal })(fromSeed(String(index)))[0],
      ),
    );
    expect(taken.size).toBe(legal.length);
  });
});
