import { describe, expect, it } from 'vitest';

import { coverageOf, gapsIn, SELDOM, type Row } from '../../scripts/soak/coverage.js';
import { playChecked, replay, shorten } from '../../scripts/soak/game.js';
import { partiesOf, setUpOf as randomSetUp } from '../../scripts/soak/party.js';
import { playersOf } from '../../scripts/soak/policy.js';
import { winsOf } from '../../scripts/soak/wins.js';
import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fromSeed } from '../../src/rng/index.js';
import type { Engine, SetUp } from '../../src/round/index.js';
import { random } from '../../src/simulate/index.js';
import { dearInvariants, violationsOf } from '../../src/testing/index.js';
import { engine, setUpOf, startOf, stateWhere } from '../testing/games.js';

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
  const coverage = coverageOf('training');
  playChecked(coverage.watched(engine), startOf(setUp), random, {
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
  const row = (kind: Row['kind'], type: string) =>
    rows.find((one) => one.kind === kind && one.type === type);

  it('counts what came, and says what cannot come', () => {
    expect(row('command', 'keepGoal')?.count).toBe(2);
    expect(row('event', 'scenarioEnded')?.count).toBe(1);
    expect(row('task', 'endScenario')?.count).toBe(1);
    expect(row('event', 'doorOpened')).toMatchObject({ count: 0, unreachable: 'no doors in it' });
    expect(
      coverageOf('elsewhere')
        .rows()
        .every(({ unreachable }) => unreachable === null),
    ).toBe(true);
  });

  it('has a row for each task that can wait for an answer, and for no other', () => {
    expect(row('decision', 'keepGoals')?.count).toBe(2);
    expect(row('decision', 'characterTurn')?.count).toBeGreaterThan(0);
    expect(row('decision', 'nextTurn')).toBeUndefined();
    const asked = new Set(rows.filter(({ kind, count }) => kind === 'decision' && count > 0));
    expect(asked.size).toBeGreaterThan(5);
  });

  it('counts the abilities that players perform, not those that they skip', () => {
    const moves = row('command', 'moveTo')?.count;
    expect(row('ability', 'move')?.count).toBe(moves);
    const again = coverageOf('training');
    const loot = { type: 'loot', figure: 'warden', range: 1 } as const;
    again.state({ ...startOf(setUp), agenda: [loot] });
    const looted = () =>
      again.rows().find(({ kind, type }) => kind === 'ability' && type === 'loot');
    again.command({ type: 'skip', character: 'warden' });
    expect(looted()?.count).toBe(0);
    again.command({ type: 'perform', figure: 'warden' });
    expect(looted()?.count).toBe(1);
  });

  it('counts every error that a command can meet: of bent commands, and of all after the end', () => {
    const begun = startOf(setUp);
    const over = stateWhere(begun, (state) => state.over);
    const errors = coverageOf('training');
    for (const state of [begun, over])
      expect(
        violationsOf(dearInvariants, { engine: errors.watched(engine), begun, state }),
      ).toEqual([]);
    const counts = errors.rows().flatMap(({ kind, count }) => (kind === 'error' ? [count] : []));
    expect(counts).toHaveLength(5);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    // The end of every game is looked at closely.
    expect(row('error', 'gameOver')?.count).toBeGreaterThan(0);
  });

  it('has a gap where something does not come that should, or comes though it cannot', () => {
    const one = { kind: 'ability', type: 'loot', count: 0, unreachable: null } as const;
    expect(gapsIn([one])).toEqual(['ability loot never came']);
    expect(
      gapsIn([
        { ...one, count: 1 },
        { ...one, unreachable: 'nothing to loot' },
      ]),
    ).toEqual([]);
    expect(gapsIn([{ ...one, count: 1, unreachable: 'nothing to loot' }])).toEqual([
      'ability loot came, and is marked as not reachable',
    ]);
    // What few cards do may come, and may stay away.
    expect(gapsIn([0, 1].map((count) => ({ ...one, count, unreachable: SELDOM })))).toEqual([]);
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

describe('wins', () => {
  it('are counted by the size of the party and the level of the scenario', () => {
    const wins = winsOf();
    wins.add({ party: 2, level: 1, verdict: 'won' });
    wins.add({ party: 2, level: 0, verdict: 'lost' });
    wins.add({ party: 4, level: 1, verdict: 'won' });
    expect(wins.lines().map((line) => line.replace(/ +/gu, ' '))).toEqual([
      'all 2 of 3 won, 67 %',
      '2 characters 1 of 2 won, 50 %',
      '4 characters 1 of 1 won, 100 %',
      'level 0 0 of 1 won, 0 %',
      'level 1 2 of 2 won, 100 %',
    ]);
  });
});

describe('players', () => {
  it('take turns, or play alone', () => {
    const begun = stateWhere(startOf(setUp), ({ agenda }) => agenda.at(-1)?.type === 'selectCards');
    const [first, ...others] = engine.legalCommands(begun);
    const checked = checkPack(hollowmere);
    if (checked._tag === 'Left') throw new Error('the pack has faults');
    const content = checked.right;
    const answerOf = (alone: 'greedy' | 'random' | null, game: number) =>
      playersOf(content, engine, alone)(game, new Map())({
        state: begun,
        commands: [first!, ...others],
      })(fromSeed('a'))[0];
    expect(answerOf('random', 3)).toEqual(answerOf(null, 0));
    expect(answerOf('greedy', 0)).toEqual(answerOf(null, 3));
    expect(answerOf('greedy', 0)).not.toEqual(answerOf('random', 0));
  });
});
