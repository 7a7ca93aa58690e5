import { describe, expect, it } from 'vitest';

import { explain, fingerprint, type GameState } from '../../src/round/index.js';
import { apply, engine, frozen, play, setUpOf, start } from './game.js';

const said = (answer: object): readonly string[] => {
  if (!('left' in answer)) return [];
  return [answer.left].flat().map((error) => explain(error as never));
};

describe('a set-up', () => {
  const [ann, bo] = setUpOf('x').seats;

  it.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['input: expected a set-up { scenario, seats, seed }, got null']],
    [
      'a scenario that is nowhere, and a field too many',
      { ...setUpOf('x'), scenario: 'attic', lvl: 1 },
      ['lvl: expected no field of this name, got 1', 'scenario: no scenario "attic" in the pack'],
    ],
    [
      'one class twice',
      { ...setUpOf('x'), seats: [ann, { ...bo, characters: [{ class: 'warden' }] }] },
      ['seats: "warden" is there twice (R-CAMP-5)'],
    ],
    [
      'a party of one',
      { ...setUpOf('x'), seats: [ann] },
      ['seats: a party has two to four characters, not 1 (R-CAMP-5)'],
    ],
    [
      'a hand that is too small',
      { ...setUpOf('x'), seats: [ann, { ...bo, characters: [{ class: 'kindler', hand: [] }] }] },
      [
        'seats[1].characters[0].hand: a hand has 9 different cards, each of level 1 or X or gained by a level-up (R-CARD-15)',
      ],
    ],
    [
      'a seat without characters',
      { ...setUpOf('x'), seats: [ann, { seat: 'bo', characters: [] }] },
      ['seats[1]: expected a seat { seat, characters } with a character, got an object'],
    ],
    [
      'a level that is none',
      setUpOf('x', NaN),
      ['level: expected a whole number of at least 0, got NaN'],
    ],
    [
      'a class by a key of prototypes',
      { ...setUpOf('x'), seats: [ann, { seat: 'bo', characters: [{ class: '__proto__' }] }] },
      ['seats[1].characters[0].class: no class "__proto__" in the pack'],
    ],
  ])('of %s is refused', (_, setUp, sentences) => {
    expect(said(engine.start(setUp as never))).toEqual(sentences);
  });

  it('is refused where it needs what is not played yet, with the place', () => {
    const [first, ...others] = said(engine.start({ ...setUpOf('x'), scenario: '2' }));
    expect(first).toMatch(/^scenarios\[\d+\]\..*: "\w+" is not played by this version$/);
    expect(others.length).toBeGreaterThan(0);
  });

  it('R-SCEN-15 gives the same start for the same seed, and another for another', () => {
    expect(start('friday')).toEqual(start('friday'));
    expect(fingerprint(start('friday'))).not.toBe(fingerprint(start('monday')));
  });
});

describe('a command', () => {
  const state = frozen(start('friday'));
  const [legal] = engine.legalCommands(state, 'ann');
  const command = legal!;

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'input: expected a command { type, seat, seq, … }, got nothing'],
    [
      'a seat that is not at the table',
      { ...command, seat: 'eve' },
      'seat: "eve" has nothing of that kind to decide',
    ],
    ['no seat', { ...command, seat: 7 }, 'seat: expected a text, got 7'],
    ['an old number', { ...command, seq: -1 }, 'seq: the next command is number 0'],
    ['a number as a text', { ...command, seq: '0' }, 'seq: the next command is number 0'],
    ["another's decision", { ...command, seat: 'bo' }, 'input: "keepGoal" is not possible now'],
    [
      'a goal that it was not dealt',
      { ...command, goal: 'nope' },
      'input: "keepGoal" is not possible now',
    ],
    ['a field too many', { ...command, extra: true }, 'input: "keepGoal" is not possible now'],
    [
      'something for later',
      { type: 'endTurn', character: 'warden', seat: 'ann', seq: 0 },
      'input: "endTurn" is not possible now',
    ],
  ])('of %s is refused, and nothing happens', (_, given, sentence) => {
    expect(said(engine.apply(state, given as never))).toEqual([sentence]);
    expect(engine.isLegal(state, given as never)).toBe(false);
    expect(state.seq).toBe(0);
  });

  it('is the decision of one seat alone where it is about its character', () => {
    const kept = apply(state, command).state;
    const [after] = engine.legalCommands(kept, 'ann');
    expect(after).toBeUndefined();
    expect(said(engine.apply(kept, { ...command, seq: 1 }))).toEqual([
      'seat: "ann" has nothing of that kind to decide',
    ]);
  });
});

describe('hostile values', () => {
  const state = start('hostile');
  const cyclic: Record<string, unknown> = { type: 'skip', seat: 'ann', seq: 0 };
  cyclic['self'] = cyclic;
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const values: readonly (readonly [string, unknown])[] = [
    ['a cycle', cyclic],
    ['a proxy that throws', proxy],
    ['a big number', { ...engine.legalCommands(state)[0], more: 1n }],
    [
      'a getter',
      {
        get type(): string {
          throw new Error('looked at');
        },
      },
    ],
    ['an object without a prototype', { scenario: Object.create(null) as unknown, seats: [] }],
  ];

  it.each(values)('are refused without a throw: %s', (_, value) => {
    expect(said(engine.start(value as never)).length).toBeGreaterThan(0);
    expect(said(engine.apply(state, value as never)).length).toBe(1);
    expect(engine.isLegal(state, value as never)).toBe(false);
    expect(said(engine.decodeState(value)).length).toBeGreaterThan(0);
    expect(said(engine.replay(value as never)).length).toBeGreaterThan(0);
  });
});

describe('a game', () => {
  it('never changes what it is given, and ends', () => {
    let last: GameState | null = null;
    for (const { state, command, step } of play('frozen')) {
      frozen(state);
      frozen(command);
      expect(step.state.seq).toBe(state.seq + 1);
      last = step.state;
    }
    expect(last?.over).toBe(true);
    expect(engine.decisions(last!)).toEqual([]);
    expect(
      said(engine.apply(last!, { type: 'skip', character: 'x', seat: 'ann', seq: 0 })),
    ).toEqual(['input: the scenario is over (R-SCEN-6)']);
  });

  it('lists what can be done once, sorted by question, and takes all of it', () => {
    for (const { state } of play('lists')) {
      const all = engine.legalCommands(state);
      expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
      const some = all.filter((_, index) => index % 17 === 0);
      for (const command of some) expect(engine.isLegal(state, command)).toBe(true);
    }
  });

  it('is played again by its commands', () => {
    const moments = [...play('again')];
    const commands = moments.map(({ command }) => command);
    const end = moments.at(-1)!.step.state;
    const replayed = engine.replay(engine.record(setUpOf('again'), commands));
    expect(replayed._tag === 'Right' && fingerprint(replayed.right.state)).toBe(fingerprint(end));
    expect(replayed._tag === 'Right' && replayed.right.events).toEqual(
      [...play('again')].flatMap(({ step }) => step.events).slice(-1).length > 0
        ? expect.arrayContaining([expect.objectContaining({ type: 'scenarioEnded' })])
        : [],
    );
  });

  it('is not played again by other rules, with other content, or beyond a command that is none', () => {
    const record = engine.record(setUpOf('again'), []);
    expect(said(engine.replay({ ...record, rules: 7 }))).toEqual([
      'rules: made with other rules than version 1',
    ]);
    expect(said(engine.replay({ ...record, content: '0' }))[0]).toMatch(
      /^content: made with other/,
    );
    const wrong = { type: 'skip', character: 'x', seat: 'ann', seq: 0 } as const;
    expect(said(engine.replay({ ...record, commands: [wrong] }))).toEqual([
      'commands[0]: "skip" is not possible now',
    ]);
    expect(said(engine.replay({ ...record, setUp: { ...setUpOf('x'), seats: [] } }))).toEqual([
      'setUp.seats: a party has two to four characters, not 0 (R-CAMP-5)',
    ]);
  });
});
