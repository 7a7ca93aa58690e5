import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/content/index.js';
import {
  levelNumbers,
  overlayDamage,
  partOfParty,
  roomContents,
} from '../../src/scenario/index.js';
import { scenarioOf, scenarios } from './content.js';

const at = (q: number) => ({ q, r: 0 });

/** One room with one of each. */
const cellar: Scenario = {
  id: 'cellar',
  name: 'The Cellar',
  map: {
    rooms: [
      {
        id: 'cellar',
        hexes: [0, 1, 2, 3, 4, 5, 6, 7].map(at),
        overlays: [
          { type: 'obstacle', hexes: [at(1), at(2)], hitPoints: '2+L', id: 'rack' },
          { type: 'trap', hexes: [at(3)], damage: '2+L', conditions: ['wound'] },
          { type: 'treasure', hexes: [at(4)], treasure: '12', goal: true, characters: [3, 4] },
          { type: 'coin', hexes: [at(5)], characters: [2] },
        ],
        monsters: [
          { monster: 'hound', at: at(6), ranks: ['none', 'normal', 'elite'] },
          {
            ...{ id: 'old', monster: 'golem', at: at(7), alsoAt: [at(5)] },
            ranks: ['boss', 'boss', 'boss'],
          },
        ],
        objectives: [
          { objective: 'altar', at: at(0) },
          { id: 'second', objective: 'altar', at: at(1), characters: [4] },
        ],
      },
    ],
    start: [0, 1, 2, 3].map(at),
  },
  monsters: ['hound', 'golem'],
  goal: { type: 'killAll' },
};

describe('partOfParty', () => {
  it('R-SCEN-15 counts a single character as two', () => {
    expect([1, 2, 3, 4].map(partOfParty)).toEqual([0, 0, 1, 2]);
  });
});

describe('R-ROUND-9, R-SCEN-13 roomContents', () => {
  it('has one complete entry for each hex of an overlay', () => {
    const none = { damage: null, conditions: [], hitPoints: null, treasure: null, goal: false };
    const rack = { ...none, id: 'rack', type: 'obstacle', tile: 0, hitPoints: '2+L' };
    expect(roomContents(cellar, 'cellar', 4).overlays).toEqual([
      { ...rack, at: at(1) },
      { ...rack, at: at(2) },
      {
        ...{ ...none, id: null, type: 'trap', at: at(3), tile: 1 },
        ...{ damage: '2+L', conditions: ['wound'] },
      },
      {
        ...{ ...none, id: null, type: 'treasure', at: at(4), tile: 2 },
        ...{ treasure: '12', goal: true },
      },
    ]);
  });

  it('leaves out what is for other parties, whose sizes are meant as they are written', () => {
    const types = [1, 2, 3, 4].map((characters) =>
      roomContents(cellar, 'cellar', characters).overlays.map(({ tile }) => tile),
    );
    expect(types).toEqual([
      [0, 0, 1],
      [0, 0, 1, 3],
      [0, 0, 1, 2],
      [0, 0, 1, 2],
    ]);
  });

  it('has the monsters of the party in their ranks', () => {
    const golem = { id: 'old', monster: 'golem', rank: 'boss', at: at(7), alsoAt: [at(5)] };
    const hound = { id: null, monster: 'hound', at: at(6), alsoAt: [] };
    expect([1, 2, 3, 4].map((size) => roomContents(cellar, 'cellar', size).monsters)).toEqual([
      [golem],
      [golem],
      [{ ...hound, rank: 'normal' }, golem],
      [{ ...hound, rank: 'elite' }, golem],
    ]);
  });

  it('R-SCEN-14 has the objectives of the party, by their own names', () => {
    expect(roomContents(cellar, 'cellar', 3).objectives).toEqual([
      { id: 'altar', objective: 'altar', at: at(0) },
    ]);
    expect(roomContents(cellar, 'cellar', 4).objectives[1]).toEqual({
      id: 'second',
      objective: 'altar',
      at: at(1),
    });
  });

  it('has nothing for a room that is not there', () => {
    const empty = { overlays: [], monsters: [], objectives: [] };
    expect(roomContents(cellar, 'attic', 2)).toEqual(empty);
  });

  it('lies within its room, in all of Hollowmere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...scenarios), fc.integer({ min: 1, max: 4 }), (one, size) => {
        for (const { id, hexes } of one.map.rooms) {
          const contents = roomContents(one, id, size);
          expect(JSON.parse(JSON.stringify(contents))).toEqual(contents);
          const { overlays, monsters, objectives } = contents;
          for (const thing of [...overlays, ...monsters, ...objectives])
            expect(hexes).toContainEqual(thing.at);
        }
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  it('the practice yard has 4, 5 and 6 monsters', () => {
    const counts = [2, 3, 4].map(
      (size) => roomContents(scenarioOf('training'), 'yard', size).monsters.length,
    );
    expect(counts).toEqual([4, 5, 6]);
  });
});

describe('overlayDamage', () => {
  const trap = { type: 'trap', damage: '2+L' } as const;

  it('R-MOVE-13 a trap deals 2 + L, and none without printed damage', () => {
    expect([0, 3, 7].map((level) => overlayDamage(trap, levelNumbers(level), 2))).toEqual([
      2, 5, 9,
    ]);
    expect(overlayDamage({ type: 'trap', damage: null }, levelNumbers(3), 2)).toBe(0);
    expect(overlayDamage({ type: 'trap', damage: 4 }, levelNumbers(3), 2)).toBe(4);
    expect(overlayDamage({ type: 'trap', damage: { type: 'round' } }, levelNumbers(3), 2)).toBe(0);
  });

  it('R-MOVE-14 hazardous terrain deals half of that, unless it is printed otherwise', () => {
    const lava = { type: 'hazardous', damage: null } as const;
    const damages = [0, 1, 2, 3, 4, 5, 6, 7].map((level) =>
      overlayDamage(lava, levelNumbers(level), 2),
    );
    expect(damages).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(overlayDamage({ ...lava, damage: 1 }, levelNumbers(7), 2)).toBe(1);
  });

  it('R-VAR-1 both are one level higher with open information', () => {
    const open = levelNumbers(3, { openInformation: true });
    expect(overlayDamage(trap, open, 2)).toBe(open.trapDamage);
    expect(overlayDamage({ type: 'hazardous', damage: null }, open, 2)).toBe(3);
  });

  it('other overlays deal none', () => {
    expect(overlayDamage({ type: 'obstacle', damage: null }, levelNumbers(7), 2)).toBe(0);
  });
});
