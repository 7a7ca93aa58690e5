import { describe, expect, it } from 'vitest';

import { randomDungeonLeaf } from '../../src/content/codec/random-dungeon.js';
import { scenarioLeaf } from '../../src/content/codec/scenario.js';
import { scenarioGoalLeaf } from '../../src/content/codec/scenario-goal.js';
import { scenarioLossLeaf } from '../../src/content/codec/scenario-loss.js';
import { specialRuleLeaf } from '../../src/content/codec/special-rule.js';
import { decodeContent } from '../../src/content/decode.js';
import { explain } from '../../src/content/error.js';
import type { RandomDungeon } from '../../src/content/scenario/random-dungeon.js';
import type { Scenario } from '../../src/content/scenario/scenario.js';
import type { ScenarioGoal } from '../../src/content/scenario/scenario-goal.js';
import type { ScenarioLoss } from '../../src/content/scenario/scenario-loss.js';
import type { SpecialRule } from '../../src/content/scenario/special-rule.js';
import type { Leaf } from '../../src/core/codec.js';

const faultsOf = <A>(leaf: Leaf<A>, value: unknown): readonly string[] => {
  const decoded = decodeContent(leaf)(value);
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

const at = (q: number) => ({ q, r: 0 });

const scenario: Scenario = {
  id: 'cellar',
  number: 7,
  name: 'The Cellar',
  levelAdjustment: -1,
  requirements: [
    [
      { type: 'globalAchievement', achievement: 'thaw', not: true },
      { type: 'completed', scenario: 'attic' },
    ],
    [{ type: 'partyAchievement', achievement: 'keys' }],
  ],
  links: ['attic'],
  unlocks: ['garden'],
  blocks: [],
  map: {
    rooms: [
      {
        id: 'stairs',
        hexes: [at(0), at(1)],
        overlays: [{ id: 'plate', type: 'pressurePlate', hexes: [at(1)], characters: [3, 4] }],
      },
      {
        id: 'vault',
        hexes: [at(3), at(4), at(5)],
        overlays: [
          { type: 'trap', hexes: [at(3)], damage: '2+L', conditions: ['poison'] },
          { type: 'treasure', hexes: [at(5)], treasure: 'goal-1', goal: true },
        ],
        monsters: [
          { id: 'watcher', monster: 'hound', at: at(4), ranks: ['none', 'normal', 'elite'] },
        ],
        objectives: [{ objective: 'altar', at: at(5) }],
      },
    ],
    doors: [{ id: '1', at: at(2), between: ['stairs', 'vault'], state: 'locked' }],
    wallEdges: [[at(0), at(1)]],
    markers: [{ id: 'a', hexes: [at(0)] }],
    start: [at(0), at(1)],
  },
  monsters: ['hound'],
  objectives: [{ id: 'altar', kind: 'obstacle', side: 'monsters', hitPoints: '4+(CxL)' }],
  goal: { type: 'all', of: [{ type: 'killAll' }, { type: 'lootTreasure' }] },
  losses: [{ type: 'characterExhausted', unlessOn: 'a' }],
  rules: [
    {
      type: 'lockedDoors',
      doors: ['1'],
      until: [{ type: 'scene', of: 'plate', id: 'plate', is: 'occupied' }],
    },
  ],
  rewards: [{ type: 'gold', amount: 10 }],
};

describe('a scenario', () => {
  it('can be read', () => {
    expect(faultsOf(scenarioLeaf, scenario)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a rank too few', ['none', 'normal']],
    ['a rank that there is not', ['none', 'normal', 'named']],
  ])('is refused for %s', (_, ranks) => {
    const monsters = [{ monster: 'hound', at: at(4), ranks }];
    const rooms = [{ id: 'vault', hexes: [at(4)], monsters }];
    const faults = faultsOf(scenarioLeaf, { ...scenario, map: { ...scenario.map, rooms } });
    expect(faults).toEqual([expect.stringContaining('ranks')]);
  });

  it('is refused for a door of three rooms, without starting hexes, and for a field that there is not', () => {
    const doors = [{ id: '1', at: at(2), between: ['a', 'b', 'c'] }];
    const map = { ...scenario.map, doors, start: [] };
    const faults = faultsOf(scenarioLeaf, { ...scenario, map, colour: 'red' });
    expect(faults).toEqual([
      expect.stringContaining('between'),
      expect.stringContaining('start'),
      expect.stringContaining('colour'),
    ]);
  });
});

const goals: readonly ScenarioGoal[] = [
  { type: 'killAll', except: ['hound'] },
  { type: 'killAllRevealed', only: ['hound'] },
  { type: 'killNamed', monster: 'hound', count: 'C' },
  { type: 'killCount', count: '5xC' },
  { type: 'reveal', rooms: ['vault'] },
  { type: 'lootTreasure', treasures: ['goal-1'], count: 1, each: true },
  { type: 'reach', marker: 'a', who: 'any', leave: true },
  { type: 'destroy', objective: 'altar' },
  { type: 'survive', rounds: 10, if: [{ type: 'characters', counts: [2] }] },
  { type: 'escort', objective: 'healer', marker: 'a', adjacent: true, count: 2 },
  { type: 'occupy', plates: [['p'], ['p'], ['p', 'q']], mode: 'any' },
  { type: 'activate', objective: 'pump', count: 'C' },
  { type: 'collect', objective: 'gem', count: 3, marker: 'a' },
  { type: 'holds', if: [{ type: 'round', from: 3 }] },
  { type: 'special', handler: 'riddle' },
  { type: 'any', of: [{ type: 'sequence', of: [{ type: 'killAll' }, { type: 'reveal' }] }] },
];

const losses: readonly ScenarioLoss[] = [
  { type: 'objectiveKilled', objective: 'healer', count: 1 },
  { type: 'characterExhausted', count: 2 },
  { type: 'roundLimit', round: '10+C' },
  { type: 'monsterKilled', monster: 'hound' },
  { type: 'monsterReaches', marker: 'a', only: ['hound'] },
  { type: 'any', of: [{ type: 'special', handler: 'riddle' }] },
];

const rules: readonly SpecialRule[] = [
  { type: 'notPlaced', monsters: ['hound'], room: 'vault', marker: 'a' },
  { type: 'placedAtStart', monsters: ['hound'] },
  { type: 'notSetUp', rooms: ['vault'] },
  { type: 'startingRooms', rooms: ['a', 'b'], most: 'C/2' },
  { type: 'size', monsters: ['hound'], hexes: 3 },
  { type: 'immovable', names: ['hound'] },
  { type: 'indestructible', overlays: ['pit'] },
  { type: 'side', monsters: ['hound'], side: 'third' },
  { type: 'stats', names: ['hound'], ranks: ['elite'], change: 'add', attack: 1, move: 'C' },
  { type: 'level', monsters: ['hound'], by: -1, most: 6 },
  {
    type: 'looting',
    treasures: ['goal-1'],
    by: ['ability'],
    who: { type: 'select', who: ['ally'] },
  },
  { type: 'standsFor', objective: 'altar', monster: 'demon' },
  { type: 'inactive', names: ['hound'], until: [{ type: 'round', from: 3 }] },
  { type: 'focus', monsters: ['hound'], on: ['altar'], inReach: true },
  { type: 'special', id: 'riddle', handler: 'riddle', numbers: { guesses: 'C' } },
];

describe('goals, losses and special rules', () => {
  it.each(goals.map((goal) => [goal.type, goal] as const))('the goal %s can be read', (_, goal) => {
    expect(faultsOf(scenarioGoalLeaf, goal)).toEqual([]);
  });

  it.each(losses.map((loss) => [loss.type, loss] as const))(
    'the loss %s can be read',
    (_, loss) => {
      expect(faultsOf(scenarioLossLeaf, loss)).toEqual([]);
    },
  );

  it.each(rules.map((rule) => [rule.type, rule] as const))('the rule %s can be read', (_, rule) => {
    expect(faultsOf(specialRuleLeaf, rule)).toEqual([]);
  });

  it('are refused where nothing is done, or a word is another', () => {
    expect(faultsOf(specialRuleLeaf, { type: 'when', on: 'roundEnds', effects: [] })).toEqual([
      expect.stringContaining('at least 1'),
    ]);
    expect(
      faultsOf(specialRuleLeaf, { type: 'level', monsters: ['hound'], by: 1, most: 8 }),
    ).toEqual([expect.stringContaining('from 0 to 7')]);
    expect(faultsOf(scenarioGoalLeaf, { type: 'kill' })).toHaveLength(1);
    expect(faultsOf(scenarioGoalLeaf, { type: 'occupy', plates: ['p'], mode: 'any' })).toHaveLength(
      1,
    );
    expect(faultsOf(scenarioLossLeaf, { type: 'monsterReaches', marker: 3 })).toHaveLength(1);
  });
});

const spots = Array.from({ length: 12 }, (_, q) => at(q));

const dungeon: RandomDungeon = {
  id: 'deeps',
  rooms: [
    {
      id: 'hall',
      hexes: spots,
      spots,
      entrances: [{ kind: 'A', at: at(-1) }],
      exits: [{ kind: 'B', at: at(12) }],
      minor: [{ type: 'looting', by: ['ability'] }],
    },
  ],
  monsters: [
    {
      id: 'kennel',
      monsters: [{ spot: 12, monster: 'hound', ranks: ['normal', 'normal', 'elite'] }],
    },
  ],
  penalties: ['none', 'minor', 'major'],
};

describe('a random dungeon', () => {
  it('can be read', () => {
    expect(faultsOf(randomDungeonLeaf, dungeon)).toEqual([]);
  });

  it('is refused for a room of eleven numbers, and for a number 13', () => {
    const rooms = [{ ...dungeon.rooms[0], spots: spots.slice(1) }];
    const monsters = [
      { id: 'kennel', monsters: [{ ...dungeon.monsters[0]?.monsters[0], spot: 13 }] },
    ];
    expect(faultsOf(randomDungeonLeaf, { ...dungeon, rooms, monsters })).toEqual([
      expect.stringContaining('exactly 12'),
      expect.stringContaining('from 1 to 12'),
    ]);
  });
});
