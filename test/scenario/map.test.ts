import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoard, hasHex } from '../../src/board/index.js';
import type { Scenario } from '../../src/content/index.js';
import { boardMapOf, openedOf, roomBehind, startingRooms } from '../../src/scenario/index.js';
import { deepFreeze } from '../board/maps.js';
import { right, scenarioOf, scenarios } from './content.js';

const subsets = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  all.reduce<readonly (readonly A[])[]>(
    (some, one) => [...some, ...some.map((set) => [...set, one])],
    [[]],
  );

const compile = (scenario: Scenario, rooms: readonly string[], doors: readonly string[]) =>
  compileBoard(boardMapOf(scenario), openedOf(rooms, doors));

describe('boardMapOf', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'R-HEX-7 %s compiles whatever rooms are revealed, and those alone are there',
    (_, scenario) => {
      const { rooms, doors = [] } = scenario.map;
      for (const shown of subsets(rooms.map(({ id }) => id)).filter((ids) => ids.length > 0))
        for (const open of [[], doors.map(({ id }) => id)]) {
          const board = right(compile(scenario, shown, open));
          for (const { id, hexes } of rooms)
            for (const hex of hexes) expect(hasHex(board, hex)).toBe(shown.includes(id));
        }
    },
  );

  it('R-MOVE-7 a closed or locked door is wall until it is opened', () => {
    const lamps = scenarioOf('2');
    const rooms = lamps.map.rooms.map(({ id }) => id);
    for (const { id, at, state } of lamps.map.doors!) {
      expect(hasHex(right(compile(lamps, rooms, [])), at)).toBe(state === 'open');
      expect(hasHex(right(compile(lamps, rooms, [id])), at)).toBe(true);
    }
  });

  it('depends on the scenario alone and leaves it as it is', () => {
    for (const scenario of scenarios) {
      const map = boardMapOf(deepFreeze(structuredClone(scenario)));
      expect(map).toEqual(boardMapOf(scenario));
      expect(JSON.parse(JSON.stringify(map))).toEqual(map);
    }
  });

  it('R-HEX-3 takes over thin walls and wall hexes', () => {
    const scenario = scenarioOf('training');
    const [a, b] = [
      { q: 2, r: 0 },
      { q: 3, r: 0 },
    ];
    const walled = { ...scenario, map: { ...scenario.map, wallEdges: [[a, b]] as const } };
    expect(boardMapOf(walled).wallEdges).toEqual([[a, b]]);
    expect(boardMapOf(scenarioOf('2')).wallHexes).toHaveLength(2);
  });
});

describe('startingRooms', () => {
  it.each([
    ['training', ['yard']],
    ['1', ['gate']],
    ['2', ['quay', 'boathouse']],
    ['3', ['stair']],
  ])('R-SCEN-4 of scenario %s: %j', (id, rooms) => {
    expect(startingRooms(scenarioOf(id))).toEqual(rooms);
  });

  it('R-SCEN-4 a rule can name a room without a marked hex', () => {
    const lamps = scenarioOf('2');
    const start = lamps.map.start.slice(0, 1);
    const fewer = { ...lamps, map: { ...lamps.map, start } };
    expect(startingRooms(fewer)).toEqual(['quay', 'boathouse']);
    expect(startingRooms({ ...fewer, rules: [] })).toEqual(['quay']);
  });
});

describe('R-ROUND-9 roomBehind', () => {
  const road = scenarioOf('1');

  it('is the room of the door that is not revealed', () => {
    expect(roomBehind(road, 'smithy-door', ['gate', 'yard'])).toBe('smithy');
    expect(roomBehind(road, 'smithy-door', ['smithy'])).toBe('yard');
  });

  it('is none where both are, where neither is, and for no door', () => {
    expect(roomBehind(road, 'gate-door', ['gate', 'yard'])).toBeNull();
    expect(roomBehind(road, 'smithy-door', ['gate'])).toBeNull();
    expect(roomBehind(road, 'trapdoor', ['gate'])).toBeNull();
    expect(roomBehind(scenarioOf('training'), 'gate-door', ['yard'])).toBeNull();
  });

  it('opening doors one after the other reveals every room once', () => {
    const any = fc.constantFrom(...scenarios);
    fc.assert(
      fc.property(any, fc.infiniteStream(fc.nat(100)), (scenario, stream) => {
        const doors = (scenario.map.doors ?? []).map(({ id }) => id);
        const revealed = [...startingRooms(scenario)];
        for (let step = 0; step < 100; step += 1) {
          const door = doors[stream.next().value! % Math.max(doors.length, 1)];
          const room = door === undefined ? null : roomBehind(scenario, door, revealed);
          if (room !== null) revealed.push(room);
        }
        expect([...revealed].sort()).toEqual(scenario.map.rooms.map(({ id }) => id).sort());
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});
