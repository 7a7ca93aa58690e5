import { describe, expect, it } from 'vitest';

import { checkPack, type MonsterType, type Scenario } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import {
  createEngine,
  type Chance,
  type Command,
  type Engine,
  type Event,
  type GameState,
} from '../../src/round/index.js';
import { company, withRules } from './company.js';
import { hex } from './table.js';

const rightOf = <A>(answer: { readonly _tag: string; readonly right?: A }): A => {
  if (answer._tag !== 'Right') throw new Error(JSON.stringify(answer));
  return answer.right as A;
};

type Room = Scenario['map']['rooms'][number];
type Ranks = NonNullable<Room['monsters']>[number]['ranks'];

const NORMAL: Ranks = ['normal', 'normal', 'normal'];
const HEXES = Array.from({ length: 42 }, (_, index) => hex(index % 7, Math.floor(index / 7)));

/** A single room of 7 columns of 6 hexes. */
const roomWith = (facts: Partial<Room>): Scenario => {
  const room: Room = {
    id: 'hall',
    hexes: HEXES,
    overlays: [],
    monsters: [],
    objectives: [],
    ...facts,
  };
  const start = [hex(0, 5), hex(0, 0), hex(0, 3), hex(0, 4)];
  return withRules('hall', [], { map: { rooms: [room], start } });
};

const guardAt = (q: number, r: number, ranks = NORMAL) => ({
  monster: 'mire-guard',
  ranks,
  at: hex(q, r),
});
const archerAt = (q: number, r: number) => ({ ...guardAt(q, r), monster: 'reed-archer' });

const engineFor = (
  scenario: Scenario,
  chance: Chance = 'rng',
  change: (type: MonsterType) => MonsterType = (type) => type,
): Engine => {
  const { monsters = [], scenarios = [] } = hollowmere;
  const pack = {
    ...hollowmere,
    monsters: monsters.map(change),
    scenarios: [...scenarios, scenario],
  };
  return rightOf(createEngine({ content: rightOf(checkPack(pack)), chance }));
};

interface Begun {
  readonly engine: Engine;
  readonly state: GameState;
  readonly events: readonly Event[];
}

const setUp = (engine: Engine, level = 2): Begun => ({
  engine,
  state: rightOf(engine.start(company({}, {}, { scenario: 'hall', level }))),
  events: [],
});

const commandsOf = ({ engine, state }: Begun) => engine.decisions(state)[0]?.commands ?? [];

/** Gives a command, whoever has to. */
const give = (set: Begun, wanted: Command): Begun => {
  const key = JSON.stringify(wanted);
  const found = set.engine
    .legalCommands(set.state)
    .find(({ seat: _, seq: __, ...command }) => JSON.stringify(command) === key);
  if (found === undefined) throw new Error(`no ${key}`);
  return { ...set, ...rightOf(set.engine.apply(set.state, found)) };
};

const monstersIn = ({ state }: Begun) =>
  state.figures.filter(({ kind }) => kind === 'monster').map(({ id, rank, at }) => [id, rank, at]);

describe('a room that is revealed', () => {
  const lying = roomWith({
    overlays: [
      { type: 'trap', hexes: [hex(3, 1)], damage: 4, conditions: ['poison'] },
      { type: 'trap', hexes: [hex(4, 1)], damage: '2+L' },
      { type: 'hazardous', hexes: [hex(3, 2), hex(3, 3)] },
      { type: 'obstacle', hexes: [hex(4, 4)] },
      { type: 'treasure', hexes: [hex(5, 5)], treasure: '1' },
    ],
    monsters: [guardAt(5, 1), guardAt(6, 1, ['none', 'normal', 'elite'])],
  });

  it('R-ROUND-9 R-SCEN-3 brings what lies in it, and what a trap or hazardous terrain does at its level', () => {
    const { state } = setUp(engineFor(lying));
    expect(state.rooms).toEqual(['hall']);
    expect(state.overlays.map(({ type, at, damage }) => [type, at, damage])).toEqual([
      ['trap', hex(3, 1), 4],
      ['trap', hex(4, 1), 4],
      ['hazardous', hex(3, 2), 2],
      ['hazardous', hex(3, 3), 2],
      ['obstacle', hex(4, 4), null],
      ['treasure', hex(5, 5), null],
    ]);
    expect(state.overlays.map(({ conditions }) => conditions)).toEqual([
      ['poison'],
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(state.overlays.at(-1)?.treasure).toBe('1');
    const higher = setUp(engineFor(lying), 7).state.overlays.map(({ damage }) => damage);
    expect(higher).toEqual([4, 9, 4, 4, null, null]);
  });

  it('R-MON-24 brings the monsters of the party’s size, healthy and with money for their death', () => {
    const { state } = setUp(engineFor(lying));
    const [guard, ...more] = state.figures;
    expect(more).toEqual([]);
    expect(guard).toMatchObject({
      kind: 'monster',
      type: 'mire-guard',
      rank: 'normal',
      side: 'monsters',
      at: hex(5, 1),
      wards: [],
      dropsMoney: true,
    });
    expect(guard?.hitPoints).toBe(guard?.maxHitPoints);
    expect(guard?.conditions.held).toEqual([]);
  });

  it('R-MON-25 each with a number of its own, by chance', () => {
    const many = roomWith({ monsters: [1, 2, 3, 4].map((q) => guardAt(q, 1)) });
    const engine = engineFor(many);
    const numbers = ['one', 'two', 'three', 'four'].map((seed) =>
      rightOf(engine.start(company({}, {}, { scenario: 'hall', seed }))).figures.map(
        ({ standee }) => standee ?? 0,
      ),
    );
    for (const one of numbers) {
      expect(new Set(one).size).toBe(4);
      expect(one.every((number) => number >= 1 && number <= 6)).toBe(true);
    }
    expect(new Set(numbers.map((one) => one.join(' '))).size).toBeGreaterThan(1);
  });

  it('R-MON-25 on the table any free number may come up, and none that is taken', () => {
    const two = roomWith({ monsters: [guardAt(1, 1), guardAt(2, 1), archerAt(3, 1)] });
    const first = setUp(engineFor(two, 'table'));
    expect(first.engine.decisions(first.state)).toMatchObject([{ seat: null, figure: null }]);
    const numbers = (set: Begun) =>
      commandsOf(set).map((one) => (one.type === 'standee' ? one.standee : 0));
    expect(numbers(first)).toEqual([1, 2, 3, 4, 5, 6]);
    const second = give(first, {
      type: 'standee',
      monster: 'mire-guard',
      at: hex(1, 1),
      standee: 4,
    });
    expect(second.events).toEqual([
      { type: 'monsterPlaced', figure: 'mire-guard#4', rank: 'normal', at: hex(1, 1) },
    ]);
    expect(numbers(second)).toEqual([1, 2, 3, 5, 6]);
    // The numbers of another type are its own.
    const third = give(second, {
      type: 'standee',
      monster: 'mire-guard',
      at: hex(2, 1),
      standee: 1,
    });
    expect(numbers(third)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(monstersIn(third)).toEqual([
      ['mire-guard#4', 'normal', hex(1, 1)],
      ['mire-guard#1', 'normal', hex(2, 1)],
    ]);
  });

  it('R-MON-25 types that share standees share the numbers', () => {
    const two = roomWith({ monsters: [guardAt(1, 1), archerAt(3, 1)] });
    const engine = engineFor(two, 'table', (type) =>
      type.id === 'reed-archer' ? { ...type, sharesStandeesWith: 'mire-guard' } : type,
    );
    const second = give(setUp(engine), {
      type: 'standee',
      monster: 'mire-guard',
      at: hex(1, 1),
      standee: 2,
    });
    expect(commandsOf(second).map((one) => (one.type === 'standee' ? one.standee : 0))).toEqual([
      1, 3, 4, 5, 6,
    ]);
  });

  const scarce = (count: number) => (type: MonsterType) =>
    type.id === 'mire-guard' ? { ...type, standees: count } : type;

  it('R-MON-24 with too few standees the players choose who gets them, one after the other', () => {
    const places = [hex(1, 1), hex(2, 1), hex(3, 1)];
    const three = roomWith({
      monsters: [
        ...places.map(({ q, r }) => guardAt(q, r, ['normal', 'elite', 'elite'])),
        archerAt(5, 1),
      ],
    });
    const place = (at: (typeof places)[number]) => ({
      type: 'placeMonster' as const,
      monster: 'mire-guard',
      at,
    });
    const begun = setUp(engineFor(three, 'rng', scarce(2)));
    expect(begun.engine.decisions(begun.state)).toEqual([
      { seat: null, figure: null, about: null, commands: places.map(place) },
    ]);
    const first = give(begun, place(hex(3, 1)));
    expect(monstersIn(first).map(([, , at]) => at)).toEqual([hex(3, 1)]);
    expect(commandsOf(first)).toEqual([place(hex(1, 1)), place(hex(2, 1))]);
    const second = give(first, place(hex(1, 1)));
    expect(monstersIn(second).map(([, , at]) => at)).toEqual([hex(3, 1), hex(1, 1), hex(5, 1)]);
    expect(commandsOf(second).some(({ type }) => type === 'placeMonster')).toBe(false);
  });

  it('R-MON-24 with just enough nobody is asked', () => {
    const two = roomWith({ monsters: [guardAt(1, 1), guardAt(2, 1)] });
    const { state } = setUp(engineFor(two, 'rng', scarce(2)));
    expect(state.figures.map(({ standee }) => standee ?? 0).sort((a, b) => a - b)).toEqual([1, 2]);
  });
});

describe('before the first round', () => {
  const EMPTY = roomWith({ monsters: [guardAt(5, 1)] });

  it('R-SCEN-1 on the table the goals that come up are seen by their own seat, and dealt once', () => {
    const set = setUp(engineFor(EMPTY, 'table'));
    const dealing = give(set, {
      type: 'standee',
      monster: 'mire-guard',
      at: hex(5, 1),
      standee: 1,
    });
    expect(dealing.engine.decisions(dealing.state)).toMatchObject([
      { seat: 'ann', figure: 'warden' },
    ]);
    const goals = commandsOf(dealing);
    expect(goals).toHaveLength(hollowmere.battleGoals!.length);
    const last = goals.at(-1)!;
    const next = give(dealing, last);
    expect(next.events).toEqual([{ type: 'goalDealt', character: 'warden' }]);
    expect(commandsOf(next)).toEqual(goals.slice(0, -1));
  });

  it('R-SCEN-1 each keeps one of two, and R-SCEN-4 takes a free starting hex, in order', () => {
    const begun = setUp(engineFor(EMPTY));
    const goalOf = ({ state }: Begun, index: number) => state.characters[index]!.battleGoals;
    const [first, second] = [goalOf(begun, 0), goalOf(begun, 1)];
    expect([first.dealt.length, second.dealt.length, first.kept]).toEqual([2, 2, null]);
    const kept = give(begun, { type: 'keepGoal', character: 'kindler', goal: second.dealt[1]! });
    expect(kept.events).toEqual([{ type: 'goalKept', character: 'kindler' }]);
    expect(goalOf(kept, 1).kept).toBe(second.dealt[1]);
    const both = give(kept, { type: 'keepGoal', character: 'warden', goal: first.dealt[0]! });
    const startsOf = (set: Begun, character: string) =>
      set.engine
        .legalCommands(set.state)
        .flatMap((one) =>
          one.type === 'chooseStart' && one.character === character ? [one.hex] : [],
        );
    expect(startsOf(both, 'warden')).toEqual([hex(0, 0), hex(0, 3), hex(0, 4), hex(0, 5)]);
    const placed = give(both, { type: 'chooseStart', character: 'kindler', hex: hex(0, 3) });
    expect(placed.events).toEqual([
      { type: 'characterPlaced', character: 'kindler', at: hex(0, 3) },
    ]);
    expect(startsOf(placed, 'warden')).toEqual([hex(0, 0), hex(0, 4), hex(0, 5)]);
    expect(placed.state.figures.at(-1)).toMatchObject({
      id: 'kindler',
      kind: 'character',
      side: 'characters',
      conditions: { held: [] },
      dropsMoney: false,
    });
  });
});
