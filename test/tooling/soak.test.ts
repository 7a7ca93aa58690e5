import { describe, expect, it } from 'vitest';

import { coverageOf } from '../../scripts/soak/coverage.js';
import { playChecked, replay, shorten } from '../../scripts/soak/game.js';
import { partiesOf, setUpOf as randomSetUp } from '../../scripts/soak/party.js';
import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fromSeed } from '../../src/rng/index.js';
import type { Engine, SetUp } from '../../src/round/index.js';
import { random } from '../../src/simulate/index.js';
import { engine, setUpOf, startOf } from '../testing/games.js';

const setUp = setUpOf('soak');

/** Whoever plays a card finds money. */
const generous: Engine = {
  ...engine,
  apply: (state, command) => {
    const step = engine.apply(state, command);
    if (step._tag === 'Left' || command.type !== 'play') return step;
    const { state: next } = step.right;
    const characters = next.characters.map((one) =>
      one.id === command.character ? { ...one, money: one.money + 1 } : one,
    );
    return { _tag: 'Right', right: { ...step.right, state: { ...next, characters } } };
  },
};

describe('a checked game', () => {
  it('ends where the first thing does not hold', () => {
    const game = playChecked(generous, startOf(setUp), random, { seed: 'one' });
    expect(game.violations.map(({ invariant }) => invariant)).toEqual(['money is conserved']);
    expect(game.commands.at(-1)?.type).toBe('play');
    expect(game.commands.filter(({ type }) => type === 'play')).toHaveLength(1);
  });

  it('tells of an engine that throws or refuses what is legal', () => {
    const throwing: Engine = {
      ...engine,
      decisions: () => {
        throw new Error('lost');
      },
    };
    const found = playChecked(throwing, startOf(setUp), random, { seed: 'one' });
    expect(found.violations[0]?.detail).toBe('the questions cannot be found');
    const refusing: Engine = {
      ...engine,
      apply: () => ({
        _tag: 'Left',
        left: { type: 'gameOver', path: [], ruling: 'R-SCEN-6' },
      }),
    };
    const stuck = playChecked(refusing, startOf(setUp), random, { seed: 'one' });
    expect(stuck.violations.map(({ invariant }) => invariant)).toContain('a game goes on');
  });
});

describe('a replay', () => {
  it('is shortened to what is needed, and shows the same again', () => {
    const game = playChecked(generous, startOf(setUp), random, { seed: 'one' });
    const short = shorten(generous, { setUp, ...game });
    expect(short.commands.length).toBeLessThanOrEqual(game.commands.length);
    expect(short.violations).toEqual(game.violations);
    expect(replay(generous, setUp, short.commands)).toEqual(short);
    expect(replay(engine, setUp, short.commands)?.violations).toEqual([]);
  });

  it('of a set-up that is refused is none', () => {
    expect(replay(engine, { ...setUp, scenario: 'nowhere' }, [])).toBeNull();
  });
});

describe('coverage', () => {
  it('counts what came, and says what cannot come', () => {
    const coverage = coverageOf('training');
    playChecked(engine, startOf(setUp), random, {
      seed: 'one',
      watcher: {
        onState: coverage.state,
        onStep: (command, events) => {
          coverage.command(command);
          events.forEach(coverage.event);
        },
      },
    });
    const rows = coverage.rows();
    const row = (kind: string, type: string) =>
      rows.find((one) => one.kind === kind && one.type === type);
    expect(row('command', 'keepGoal')?.count).toBe(2);
    expect(row('event', 'scenarioEnded')?.count).toBe(1);
    expect(row('task', 'endScenario')?.count).toBe(1);
    expect(row('event', 'trapSprung')).toMatchObject({ count: 0, unreachable: 'no traps in it' });
    expect(
      coverageOf('elsewhere')
        .rows()
        .every(({ unreachable }) => unreachable === null),
    ).toBe(true);
  });
});

describe('parties', () => {
  const pack = checkPack(hollowmere);
  if (pack._tag === 'Left') throw new Error('the pack has faults');
  const parties = partiesOf(engine, pack.right, 'training');

  it('are those that can be started, and the others have a reason', () => {
    expect(parties.playable.map((party) => party.map(({ id }) => id))).toContainEqual([
      'warden',
      'kindler',
    ]);
    for (const reason of parties.refused) expect(reason).toMatch(/^(\w+|\d characters): /);
  });

  it('are of one size, if only that is wanted', () => {
    const trios = partiesOf(engine, pack.right, 'training', [3]);
    expect(trios.playable.length).toBeGreaterThan(1);
    expect(new Set(trios.playable.map(({ length }) => length))).toEqual(new Set([3]));
  });

  const options = { scenario: 'training', level: 3, seed: 'party' };
  const made = Array.from({ length: 60 }, (_, index): SetUp =>
    randomSetUp(parties, options, fromSeed(String(index))),
  );
  const characters = made.flatMap(({ seats }) => seats.flatMap((seat) => seat.characters));

  it('give set-ups that the engine accepts, of every size and level', () => {
    for (const one of made) expect(engine.start(one)._tag).toBe('Right');
    const sizes = made.map(({ seats }) => seats.flatMap((seat) => seat.characters).length);
    expect(new Set(sizes)).toEqual(new Set([2, 3, 4]));
    expect(new Set(made.map(({ seats }) => seats.length)).size).toBeGreaterThan(1);
    expect(new Set(characters.map(({ level }) => level)).size).toBe(9);
  });

  it('have hands of what they may own, one card for each level above 1 (R-CARD-15)', () => {
    const levelOf = (id: string) =>
      pack.right.classes.flatMap(({ cards }) => cards).find((card) => card.id === id)?.level ?? 0;
    for (const { level = 1, hand = [] } of characters) {
      const above = hand.map(levelOf).flatMap((one) => (typeof one === 'number' ? [one] : []));
      for (let least = 2; least <= 9; least += 1)
        expect(above.filter((one) => one >= least).length).toBeLessThanOrEqual(
          Math.max(0, level - least + 1),
        );
    }
    const hands = characters.map(
      ({ class: id, hand }) => `${id} ${[...(hand ?? [])].sort().join()}`,
    );
    expect(new Set(hands).size).toBeGreaterThan(hands.length / 2);
  });
});
