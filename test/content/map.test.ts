import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  compileBoard,
  HEX_LIMIT,
  type BoardMap,
  type Opened,
  type WallEdge,
} from '../../src/board/index.js';
import { unreachedRooms } from '../../src/content/check/map-doors.js';
import { wallsOf } from '../../src/content/check/map-walls.js';
import { checkMap, checkMapAlone } from '../../src/content/check/map.js';
import { checkDungeon } from '../../src/content/check/random-dungeon.js';
import {
  checkPack,
  decodePart,
  explain,
  MAP_FAULTS,
  type ContentError,
} from '../../src/content/index.js';
import type { MapFaultKind } from '../../src/content/pack-error.js';
import type { RandomDungeon, RoomCard } from '../../src/content/scenario/random-dungeon.js';
import type {
  PlacedMonster,
  PlacedOverlay,
  ScenarioDoor,
  ScenarioMap,
  ScenarioRoom,
} from '../../src/content/scenario/scenario-map.js';
import type { ScenarioObjective } from '../../src/content/scenario/scenario-objective.js';
import { hollowmere } from '../../src/demo/index.js';
import { OVERLAY_TYPES, type Hex } from '../../src/vocabulary/index.js';

const at = (q: number, r = 0): Hex => ({ q, r });

/** The hexes of some columns, two rows high. */
const columns = (from: number, to: number): readonly Hex[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((q) => [
    at(q, 0),
    at(q, 1),
  ]);

const hall: ScenarioRoom = { id: 'hall', hexes: columns(0, 5) };
const crypt: ScenarioRoom = { id: 'crypt', hexes: columns(7, 10) };
const door: ScenarioDoor = { id: 'gate', at: at(6), between: ['hall', 'crypt'] };
const start = columns(0, 1);

/** A hall and a crypt with a door between them, whose hexes are (6, 0) and, in the rooms, (5, 0), (5, 1) and (7, 0) beside it. */
const map: ScenarioMap = { rooms: [hall, crypt], doors: [door], start };

const hound = (hex: Hex, more: Partial<PlacedMonster> = {}): PlacedMonster => ({
  monster: 'hound',
  at: hex,
  ranks: ['normal', 'normal', 'normal'],
  ...more,
});

const lying = (
  type: PlacedOverlay['type'],
  hexes: readonly Hex[],
  characters?: readonly number[],
): PlacedOverlay => ({ type, hexes, ...(characters === undefined ? {} : { characters }) });

const inHall = (more: Partial<ScenarioRoom>): ScenarioMap => ({
  ...map,
  rooms: [{ ...hall, ...more }, crypt],
});

const inBoth = (one: Partial<ScenarioRoom>, other: Partial<ScenarioRoom>): ScenarioMap => ({
  ...map,
  rooms: [
    { ...hall, ...one },
    { ...crypt, ...other },
  ],
});

const openDoor = (one: ScenarioMap): ScenarioMap => ({
  ...one,
  doors: [{ ...door, state: 'open' }],
});

const objectives: readonly ScenarioObjective[] = [
  { id: 'altar', kind: 'obstacle', side: 'monsters', hitPoints: 4 },
  { id: 'lamp', kind: 'token', side: 'neutral' },
  { id: 'healer', kind: 'figure', side: 'characters', hitPoints: 4 },
];

const found = (faults: readonly ContentError[]): readonly (readonly [string, string])[] =>
  faults.map((one) => [one.type === 'mapFault' ? one.fault : one.type, one.path.join('.')]);

const ofMap = (one: ScenarioMap, revealed: readonly string[] = []) => [
  ...checkMap(one, [], objectives),
  ...unreachedRooms(one, wallsOf(one.wallEdges), [], new Set(revealed)),
];

type Expected = readonly (readonly [MapFaultKind | 'duplicateId', string])[];

/** Walls from top to bottom between two neighbouring columns. */
const wallBetween = (left: number): readonly WallEdge[] => [
  [at(left, 0), at(left + 1, 0)],
  [at(left, 1), at(left + 1, 0)],
  [at(left, 1), at(left + 1, 1)],
];

/** The hexes of the map beside its door. */
const besideDoor = { hall: [at(5, 0), at(5, 1)], crypt: [at(7, 0)] };

const maps: readonly (readonly [string, ScenarioMap, Expected])[] = [
  // Hexes and solid walls.
  [
    'a hex that a room lists twice',
    inHall({ hexes: [...hall.hexes, at(3)] }),
    [['hexTwice', 'rooms.0.hexes.12']],
  ],
  [
    'a hex of two rooms',
    inBoth({}, { hexes: [...columns(7, 10), at(5)] }),
    [['twoRooms', 'rooms.1.hexes.8']],
  ],
  ['solid wall in a room', { ...map, wallHexes: [at(3)] }, [['hexIsWall', 'wallHexes.0']]],
  ['solid wall on a door', { ...map, wallHexes: [at(-1), at(6)] }, [['hexIsWall', 'wallHexes.1']]],
  [
    'solid wall that is listed twice',
    { ...map, wallHexes: [at(-1), at(-1)] },
    [['hexTwice', 'wallHexes.1']],
  ],
  // Thin walls.
  [
    'a thin wall between hexes far apart',
    { ...map, wallEdges: [[at(0), at(2)]] },
    [['wallApart', 'wallEdges.0']],
  ],
  [
    'a thin wall between a hex and itself',
    { ...map, wallEdges: [[at(2), at(2)]] },
    [['wallApart', 'wallEdges.0']],
  ],
  [
    'a thin wall beside the map',
    {
      ...map,
      wallEdges: [
        [at(0), at(-1)],
        [at(-1), at(-2)],
      ],
    },
    [['wallOutside', 'wallEdges.1']],
  ],
  [
    'a room that thin walls cut in two',
    { ...map, wallEdges: wallBetween(2) },
    [['roomInPieces', 'rooms.0.hexes']],
  ],
  [
    'a door that a thin wall parts from its room',
    { ...map, wallEdges: besideDoor.crypt.map((hex) => [hex, at(6)] as const) },
    [
      ['roomInPieces', 'rooms.1.hexes'],
      ['doorApart', 'doors.0.at'],
      ['unreachableRoom', 'rooms.1'],
    ],
  ],
  [
    'a door in the hexes of a room whose others are behind thin walls',
    {
      ...map,
      rooms: [{ ...hall, hexes: [...hall.hexes, at(6)] }, crypt],
      wallEdges: besideDoor.hall.map((hex) => [at(6), hex] as const),
    },
    [
      ['roomInPieces', 'rooms.0.hexes'],
      ['doorApart', 'doors.0.at'],
      ['unreachableRoom', 'rooms.1'],
    ],
  ],
  // Markers.
  [
    'a marker beside the map',
    { ...map, markers: [{ id: 'a', hexes: [at(0), at(6), at(0, -1)] }] },
    [['markerOutside', 'markers.0.hexes.2']],
  ],
  [
    'a marker with one hex twice',
    { ...map, markers: [{ id: 'a', hexes: [at(0), at(0)] }] },
    [['hexTwice', 'markers.0.hexes.1']],
  ],
  // Overlays.
  [
    'an overlay with one hex twice',
    inHall({ overlays: [lying('trap', [at(3), at(3)])] }),
    [['hexTwice', 'rooms.0.overlays.0.hexes.1']],
  ],
  [
    'two overlays of which neither is a coin',
    inHall({ overlays: [lying('trap', [at(3)]), lying('difficult', [at(2), at(3)])] }),
    [['twoOverlays', 'rooms.0.overlays.1.hexes.1']],
  ],
  [
    'a coin on an obstacle',
    inHall({ overlays: [lying('coin', [at(3)]), lying('obstacle', [at(3)])] }),
    [['twoOverlays', 'rooms.0.overlays.1.hexes.0']],
  ],
  [
    'overlays of two rooms on their door',
    inBoth({ overlays: [lying('difficult', [at(6)])] }, { overlays: [lying('trap', [at(6)])] }),
    [['twoOverlays', 'rooms.1.overlays.0.hexes.0']],
  ],
  [
    'a single character, who meets what is there for all',
    inHall({ overlays: [lying('trap', [at(3)]), lying('icy', [at(3)], [1])] }),
    [['twoOverlays', 'rooms.0.overlays.1.hexes.0']],
  ],
  // Figures.
  [
    'a monster with a hex that does not hang together with the others',
    inHall({ monsters: [hound(at(2), { alsoAt: [at(3), at(5)] })] }),
    [['figureApart', 'rooms.0.monsters.0.alsoAt.1']],
  ],
  [
    'a monster on both sides of a thin wall',
    { ...inHall({ monsters: [hound(at(2), { alsoAt: [at(3)] })] }), wallEdges: [[at(2), at(3)]] },
    [['figureApart', 'rooms.0.monsters.0.alsoAt.0']],
  ],
  [
    'a monster that fills a hex twice',
    inHall({ monsters: [hound(at(2), { alsoAt: [at(2)] })] }),
    [['hexTwice', 'rooms.0.monsters.0.alsoAt.0']],
  ],
  [
    'a monster with one hex off its room',
    inHall({ monsters: [hound(at(5), { alsoAt: [at(5, -1)] })] }),
    [['offRoom', 'rooms.0.monsters.0.alsoAt.0']],
  ],
  [
    'a monster with one hex on an obstacle',
    inHall({
      overlays: [lying('obstacle', [at(4)])],
      monsters: [hound(at(3), { alsoAt: [at(4)] })],
    }),
    [['onObstacle', 'rooms.0.monsters.0.alsoAt.0']],
  ],
  [
    'a monster with one hex on another',
    inHall({ monsters: [hound(at(4)), hound(at(3), { alsoAt: [at(4)] })] }),
    [['twoFigures', 'rooms.0.monsters.1.alsoAt.0']],
  ],
  [
    'figures of two rooms on their door',
    openDoor(
      inBoth({ monsters: [hound(at(6))] }, { objectives: [{ objective: 'healer', at: at(6) }] }),
    ),
    [['twoFigures', 'rooms.1.objectives.0.at']],
  ],
  [
    'a figure of one room on a door with a barricade of the other',
    openDoor(
      inBoth(
        { monsters: [hound(at(6))] },
        { overlays: [{ ...lying('obstacle', [at(6)]), hitPoints: 4 }] },
      ),
    ),
    [['onObstacle', 'rooms.0.monsters.0.at']],
  ],
  [
    'figures in a door that is shut',
    inHall({
      monsters: [hound(at(5), { alsoAt: [at(6)] })],
      objectives: [{ objective: 'healer', at: at(6), characters: [3] }],
    }),
    [
      ['twoFigures', 'rooms.0.objectives.0.at'],
      ['onDoor', 'rooms.0.monsters.0.alsoAt.0'],
      ['onDoor', 'rooms.0.objectives.0.at'],
    ],
  ],
  [
    'an obstacle in a door that is open',
    openDoor(inHall({ overlays: [lying('obstacle', [at(5), at(6)])] })),
    [['onDoor', 'rooms.0.overlays.0.hexes.1']],
  ],
  [
    'a door in a room that it does not join',
    {
      ...map,
      rooms: [hall, crypt, { id: 'niche', hexes: [at(6), at(6, 1)] }],
      doors: [door, { id: 'slit', at: at(5, 1), between: ['hall', 'niche'] }],
    },
    [['doorInThirdRoom', 'doors.0.at']],
  ],
  [
    'two rooms and two doors of one id',
    {
      ...map,
      rooms: [hall, crypt, { id: 'crypt', hexes: [at(6, 2), at(5, 2)] }],
      doors: [door, { ...door, at: at(6, 1) }],
    },
    [
      ['duplicateId', 'rooms.2.id'],
      ['duplicateId', 'doors.1.id'],
    ],
  ],
  [
    'a monster on an objective that is an obstacle',
    inHall({ objectives: [{ objective: 'altar', at: at(3) }], monsters: [hound(at(3))] }),
    [['twoFigures', 'rooms.0.objectives.0.at']],
  ],
  [
    'a monster on an obstacle with hit points',
    inHall({
      overlays: [{ ...lying('obstacle', [at(3)]), hitPoints: 4 }],
      monsters: [hound(at(3))],
    }),
    [['onObstacle', 'rooms.0.monsters.0.at']],
  ],
  [
    'a monster for two that meets an obstacle for one',
    inHall({
      overlays: [lying('obstacle', [at(3)], [1])],
      monsters: [hound(at(3), { ranks: ['normal', 'none', 'none'] })],
    }),
    [['onObstacle', 'rooms.0.monsters.0.at']],
  ],
  [
    'a token off its room',
    inHall({ objectives: [{ objective: 'lamp', at: at(3, -1) }] }),
    [['offRoom', 'rooms.0.objectives.0.at']],
  ],
  // Starts.
  [
    'a start on a door that is shut',
    { ...inHall({ hexes: [...hall.hexes, at(6)] }), start: [...start, at(6)] },
    [['startOnDoor', 'start.4']],
  ],
  [
    'a start where something stands for four',
    inHall({ monsters: [hound(at(1), { ranks: ['none', 'none', 'elite'] })] }),
    [['startTaken', 'start.2']],
  ],
  [
    'a start on an obstacle and on nothing, and too few of them',
    {
      ...inHall({ overlays: [lying('obstacle', [at(1)])] }),
      start: [at(0), at(1), at(0, 5), at(0)],
    },
    [
      ['startTaken', 'start.1'],
      ['startOutside', 'start.2'],
      ['hexTwice', 'start.3'],
      ['tooFewStarts', 'start'],
    ],
  ],
];

const fine: readonly (readonly [string, ScenarioMap])[] = [
  ['a hall and a crypt', map],
  ['a door in the hexes of a room', inHall({ hexes: [...hall.hexes, at(6)] })],
  [
    'a room that thin walls cut in two, with a door round them',
    {
      rooms: [hall, { id: 'walk', hexes: [at(1, 3), at(2, 3)] }],
      doors: [
        { id: 'one', at: at(2, 2), between: ['hall', 'walk'] },
        { id: 'other', at: at(3, 2), between: ['hall', 'walk'] },
      ],
      wallEdges: wallBetween(2),
      start,
    },
  ],
  [
    'thin walls at the border, one of them said twice',
    {
      ...map,
      wallEdges: [
        [at(0), at(0, -1)],
        [at(0, -1), at(0)],
      ],
    },
  ],
  [
    'markers on a door and on solid wall',
    { ...map, wallHexes: [at(-1)], markers: [{ id: 'a', hexes: [at(6), at(-1), at(0)] }] },
  ],
  [
    'a coin on a trap, and another',
    inHall({ overlays: ['coin', 'trap', 'coin'].map((type) => lying(type as 'coin', [at(3)])) }),
  ],
  [
    'overlays and figures that are never there together',
    inHall({
      overlays: [lying('obstacle', [at(3)], [2]), lying('trap', [at(3)], [3, 4])],
      monsters: [
        hound(at(3), { ranks: ['none', 'none', 'elite'] }),
        hound(at(3), { ranks: ['none', 'normal', 'none'] }),
      ],
    }),
  ],
  [
    'a monster whose hexes hang together over others of them',
    inHall({ monsters: [hound(at(3), { alsoAt: [at(5), at(4), at(2, 1)] })] }),
  ],
  [
    'figures on tokens, and a token on another and on an obstacle',
    inHall({
      overlays: [lying('obstacle', [at(4)])],
      monsters: [hound(at(3))],
      objectives: [3, 4, 4, 1].map((q) => ({ objective: 'lamp', at: at(q) })),
    }),
  ],
  [
    'a start where a monster is said to be for no party at all',
    inHall({ monsters: [hound(at(1), { ranks: ['none', 'none', 'none'] })] }),
  ],
  [
    'starts that are taken, where four are left for any party',
    {
      ...inHall({
        monsters: [hound(at(2), { ranks: ['none', 'none', 'elite'] })],
        objectives: [{ objective: 'healer', at: at(2, 1), characters: [1, 2, 3] }],
        overlays: [lying('obstacle', [at(0)], [2])],
      }),
      start: columns(0, 2),
    },
  ],
  [
    'what can be destroyed, and coins, in a door that is shut',
    inHall({
      overlays: [lying('coin', [at(6)], [4]), { ...lying('obstacle', [at(6)], [2]), hitPoints: 4 }],
      objectives: [{ objective: 'altar', at: at(6), characters: [3] }],
    }),
  ],
  [
    'an overlay over a thin wall',
    {
      ...inHall({ overlays: [lying('obstacle', [at(3), at(4)])] }),
      wallEdges: [[at(3), at(4)]],
    },
  ],
  [
    'a start in an open door',
    {
      ...inHall({ hexes: [...hall.hexes, at(6)] }),
      doors: [{ ...door, state: 'open' }],
      start: [...start, at(6)],
    },
  ],
];

describe('the map of a scenario', () => {
  it.each(maps)('is looked through: %s', (_, one, expected) => {
    expect(found(ofMap(one))).toEqual(expected);
  });

  it.each(fine)('may have %s', (_, one) => {
    expect(found(ofMap(one))).toEqual([]);
  });

  it('has a room that is revealed by a rule and walled off', () => {
    const apart = { ...map, doors: [] };
    expect(found(ofMap(apart))).toEqual([['unreachableRoom', 'rooms.1']]);
    expect(found(ofMap(apart, ['crypt']))).toEqual([]);
  });

  it('takes objectives for tokens where nothing says what they are', () => {
    const one = inHall({
      objectives: [
        { objective: 'lamp', at: at(3) },
        { objective: 'altar', at: at(4) },
      ],
      monsters: [hound(at(3))],
      overlays: [lying('obstacle', [at(4)])],
    });
    expect(found(checkMapAlone(one, ['map']))).toEqual([]);
    expect(decodePart('ScenarioMap', one)._tag).toBe('Right');
  });

  it('has alone two rooms of one id, or a door to no room', () => {
    const doors = [{ ...door, between: ['hall', 'cript'] }];
    const rooms = [hall, crypt, { id: 'hall', hexes: [at(6, 1)] }];
    const decoded = decodePart('ScenarioMap', { ...map, rooms, doors });
    expect(decoded._tag === 'Left' && decoded.left.map(explain)).toEqual([
      'rooms[2].id: a second room "hall"; the first is at rooms[0].id',
      'doors[0].between[1]: no room "cript"; did you mean "crypt"?',
    ]);
  });

  it('says nothing alone of rooms without a door, which a rule may reveal', () => {
    expect(decodePart('ScenarioMap', { ...map, doors: [] })._tag).toBe('Right');
  });

  it('knows from its scenario which objectives are tokens', () => {
    const standing = (objective: string): unknown => ({
      ...hollowmere,
      scenarios: hollowmere.scenarios?.map((scenario) => ({
        ...scenario,
        map: {
          ...scenario.map,
          rooms: scenario.map.rooms.map((room) => ({
            ...room,
            monsters: (room.monsters ?? []).map((monster, index) => {
              const under = index === 0 ? room.objectives : [];
              const place = under?.find((one) => one.objective === objective);
              return place === undefined ? monster : { ...monster, at: place.at };
            }),
          })),
        },
      })),
    });
    expect(checkPack(standing('lamp'))._tag).toBe('Right');
    const checked = checkPack(standing('hand-bell'));
    expect(checked._tag === 'Left' && found(checked.left)).toEqual([
      ['twoFigures', expect.stringMatching(/^scenarios\.2\.map\.rooms\.3\.objectives\.\d\.at$/)],
    ]);
  });

  it('has no more hexes than a board, doors counted', () => {
    const wide = (count: number): ScenarioMap =>
      inHall({
        hexes: [
          ...hall.hexes,
          ...Array.from({ length: count }, (_, index) => at(index % 6, 2 + Math.floor(index / 6))),
        ],
      });
    const free = HEX_LIMIT - hall.hexes.length - crypt.hexes.length - 1;
    expect(ofMap(wide(free))).toEqual([]);
    expect(found(ofMap(wide(free + 1)))).toEqual([['tooManyHexes', 'rooms']]);
  });
});

const SENTENCES: Readonly<Record<MapFaultKind, string>> = {
  offRoom: 'not on a hex of room "crypt"',
  twoRooms: 'a hex of room "crypt" belongs to another room',
  twoFigures: 'two figures on one hex of "crypt"',
  onObstacle: 'on an obstacle of "crypt"',
  unreachableRoom: 'no door leads to room "crypt", and nothing reveals it',
  apart: 'the hexes of one overlay of room "crypt" do not touch',
  doorApart: 'door "crypt" does not touch both of its rooms',
  startOutside: 'a starting hex in no room',
  tooFewStarts: 'fewer than four starting hexes',
  roomInPieces: 'room "crypt" is in pieces',
  twoOverlays: 'two overlays that do not go together on one hex of "crypt"',
  twoDoors: 'door "crypt" is where another door is',
  doorToItself: 'door "crypt" leads from a room to the same room',
  hexTwice: 'a hex that is listed twice, of "crypt"',
  figureApart: 'the hexes of one figure of room "crypt" do not touch',
  hexIsWall: 'a wall hex on a hex of a room or door',
  wallApart: 'a wall edge between hexes that are no neighbours',
  wallOutside: 'a wall edge between hexes that are both not on the map',
  markerOutside: 'marker "crypt" is on no hex of the map',
  startOnDoor: 'a starting hex on a door that is not open',
  startTaken: 'a starting hex that is taken, where fewer than four are free',
  onDoor: 'a figure or obstacle of "crypt" stands in a door',
  doorInThirdRoom: 'door "crypt" is in a room that it does not join',
  passageApart: 'an entrance or exit that does not touch room "crypt"',
  twoPassages: 'two entrances or exits of room "crypt" on one hex',
  tooFewRooms: 'fewer cards than "crypt" has rooms to play',
  noExit: 'no room of "crypt" has an exit',
  exitToNowhere: 'no other card is entered as room "crypt" is left here',
  tooManyHexes: 'more than 4,096 hexes in all',
};

describe('a fault of a map', () => {
  it.each(MAP_FAULTS)('is explained: %s', (fault) => {
    const one = { type: 'mapFault', path: ['here'], ruling: null, fault, of: 'crypt' } as const;
    expect(explain(one)).toBe(`here: ${SENTENCES[fault]}`);
  });
});

/** What is made of a map for a party of one size when it is played. */
const boardMap = (one: ScenarioMap, party: number): BoardMap => ({
  rooms: one.rooms.map(({ id, hexes }) => ({ id, hexes })),
  doors: one.doors ?? [],
  wallHexes: one.wallHexes ?? [],
  wallEdges: one.wallEdges ?? [],
  overlays: one.rooms.flatMap(({ overlays = [] }) =>
    overlays
      .filter(({ characters }) => characters?.includes(party) ?? true)
      .flatMap(({ type, hexes }) => hexes.map((hex) => ({ type, at: hex }))),
  ),
});

const hexIn = (left: number, right: number, top: number, bottom: number): fc.Arbitrary<Hex> =>
  fc.record({ q: fc.integer({ min: left, max: right }), r: fc.integer({ min: top, max: bottom }) });

/** A hex on the map or beside it. */
const anyHex = hexIn(-1, 11, -1, 2);

const anyOverlay: fc.Arbitrary<PlacedOverlay> = fc
  .tuple(
    fc.constantFrom(...OVERLAY_TYPES),
    hexIn(2, 6, 0, 0),
    fc.constantFrom(null, null, at(0, 0), at(1, 0), at(0, 1)),
    fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }), {
      nil: undefined,
    }),
  )
  .map(([type, hex, second, characters]) =>
    lying(
      type,
      second === null ? [hex] : [hex, at(hex.q + second.q, hex.r + second.r)],
      characters,
    ),
  );

const anyEdge: fc.Arbitrary<WallEdge> = fc
  .tuple(anyHex, fc.constantFrom(at(1, 0), at(0, 1), at(1, -1), at(1, 1)))
  .map(([hex, { q, r }]) => [hex, at(hex.q + q, hex.r + r)] as const);

/** Mostly none. */
const few = <A>(of: fc.Arbitrary<A>): fc.Arbitrary<readonly A[]> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(of, { maxLength: 2 }));

/** Maps in which something is often wrong, and often nothing is. */
const anyMap: fc.Arbitrary<ScenarioMap> = fc
  .record({
    extra: few(anyHex),
    overlays: fc.array(anyOverlay, { maxLength: 2 }),
    more: few(fc.constantFrom(...OVERLAY_TYPES).map((type) => lying(type, [at(6)]))),
    wallHexes: few(anyHex),
    wallEdges: few(anyEdge),
    doors: few(fc.oneof(fc.constant(at(6, 1)), anyHex)),
    state: fc.constantFrom('open', 'closed', 'locked'),
  })
  .map(({ extra, overlays, more, wallHexes, wallEdges, doors, state }) => ({
    ...inBoth({ hexes: [...hall.hexes, ...extra], overlays }, { overlays: more }),
    doors: [
      { ...door, state },
      ...doors.map((hex, index) => ({ ...door, id: String(index), at: hex, state })),
    ],
    wallHexes,
    wallEdges,
  }));

describe('a map without a fault', () => {
  it('is one that a board can be made of, for a party of any size, shut and open', () => {
    const opened: readonly Opened[] = [{}, { rooms: ['hall'] }, { doors: ['gate'] }];
    const sound: ScenarioMap[] = [];
    fc.assert(
      fc.property(anyMap, (one) => {
        if (ofMap(one).length > 0) return;
        sound.push(one);
        for (const party of [1, 2, 3, 4])
          for (const so of opened)
            expect(compileBoard(boardMap(one, party), so)._tag).toBe('Right');
      }),
      { numRuns: 1000 },
    );
    // Or else nothing would have been shown.
    expect(sound.length).toBeGreaterThan(100);
  });

  it('is one of those above', () => {
    for (const [, one] of fine)
      for (const party of [1, 2, 3, 4])
        expect(compileBoard(boardMap(one, party))._tag).toBe('Right');
  });
});

const spots = columns(0, 5);

const hallCard: RoomCard = {
  id: 'hall-card',
  hexes: [...spots, at(0, 2), at(1, 2)],
  spots,
  entrances: [{ kind: 'A', at: at(-1) }],
  exits: [{ kind: 'A', at: at(6) }],
};

/** Two more of each deck, so that three rooms can be played. */
const otherCards = ['second', 'third'].map((id): RoomCard => ({ ...hallCard, id }));
const noMonsters = ['empty', 'bare'].map((id) => ({ id, monsters: [] }));

const deeps: RandomDungeon = {
  id: 'deeps',
  rooms: [hallCard, ...otherCards],
  monsters: [
    {
      id: 'kennel',
      monsters: [{ spot: 1, monster: 'hound', ranks: ['normal', 'none', 'none'] }],
      overlays: [{ spot: 3, type: 'trap' }],
    },
    ...noMonsters,
  ],
};

const withCard = (more: Partial<RoomCard>): RandomDungeon => ({
  ...deeps,
  rooms: [{ ...hallCard, ...more }, ...otherCards],
});

const withMonsters = (more: Partial<RandomDungeon['monsters'][number]>): RandomDungeon => ({
  ...deeps,
  monsters: [{ id: 'kennel', monsters: [], ...more }, ...noMonsters],
});

/** A card of very many hexes. */
const hugeCard = (id: string, count: number): RoomCard => ({
  ...hallCard,
  id,
  hexes: Array.from({ length: count }, (_, index) => at(index % 6, Math.floor(index / 6))),
});

const dungeons: readonly (readonly [string, RandomDungeon, Expected])[] = [
  [
    'a card with a hex twice',
    withCard({ hexes: [...hallCard.hexes, at(2)] }),
    [['hexTwice', 'rooms.0.hexes.14']],
  ],
  [
    'a card in pieces',
    withCard({ hexes: [...hallCard.hexes, at(8)] }),
    [['roomInPieces', 'rooms.0.hexes']],
  ],
  [
    'a card that thin walls cut in two',
    withCard({ wallEdges: wallBetween(2) }),
    [['roomInPieces', 'rooms.0.hexes']],
  ],
  [
    'a card with hexes behind a door',
    withCard({ hexes: [...hallCard.hexes, at(7)] }),
    [['roomInPieces', 'rooms.0.hexes']],
  ],
  [
    'thin walls that are none',
    withCard({
      wallEdges: [
        [at(0), at(2)],
        [at(8), at(9)],
        [at(6), at(7)],
      ],
    }),
    [
      ['wallApart', 'rooms.0.wallEdges.0'],
      ['wallOutside', 'rooms.0.wallEdges.1'],
    ],
  ],
  [
    'thin walls before an exit',
    withCard({ wallEdges: besideDoor.hall.map((hex) => [hex, at(6)] as const) }),
    [['passageApart', 'rooms.0.exits.0.at']],
  ],
  [
    'an entrance away from the card',
    withCard({ entrances: [{ kind: 'A', at: at(-2) }] }),
    [['passageApart', 'rooms.0.entrances.0.at']],
  ],
  [
    'a spot off the card, and one twice',
    withCard({ spots: [at(9), at(1), at(1), ...spots.slice(4), at(0, 2)] }),
    [
      ['offRoom', 'rooms.0.spots.0'],
      ['hexTwice', 'rooms.0.spots.2'],
    ].map(([kind, path]) => [kind as MapFaultKind, String(path)]),
  ],
  [
    'a spot on an obstacle',
    withCard({ overlays: [lying('obstacle', [at(0, 1), at(1)])] }),
    [
      ['onObstacle', 'rooms.0.spots.1'],
      ['onObstacle', 'rooms.0.spots.2'],
    ],
  ],
  [
    'obstacles that are not alone',
    withCard({ overlays: [lying('trap', [at(0, 2)]), lying('obstacle', [at(0, 2)])] }),
    [['twoOverlays', 'rooms.0.overlays.1.hexes.0']],
  ],
  [
    'an overlay in pieces, with a hex twice and one off the card',
    withCard({ overlays: [lying('icy', [at(0, 2), at(0, 2), at(0, 5)])] }),
    [
      ['offRoom', 'rooms.0.overlays.0.hexes.2'],
      ['hexTwice', 'rooms.0.overlays.0.hexes.1'],
      ['apart', 'rooms.0.overlays.0.hexes'],
    ],
  ],
  [
    'a spot that is taken when a monster card lays something on it',
    withCard({ overlays: [lying('icy', [at(1), at(1, 1)])] }),
    [['twoOverlays', 'rooms.0.spots.2']],
  ],
  [
    'two monsters on a spot',
    withMonsters({
      monsters: [
        { spot: 1, monster: 'hound', ranks: ['normal', 'none', 'none'] },
        { spot: 1, monster: 'hound', ranks: ['none', 'elite', 'normal'] },
        { spot: 1, monster: 'wolf', ranks: ['none', 'none', 'normal'] },
      ],
    }),
    [['twoFigures', 'monsters.0.monsters.2.spot']],
  ],
  [
    'a monster on an obstacle, and two things on a spot',
    withMonsters({
      monsters: [{ spot: 2, monster: 'hound', ranks: ['normal', 'none', 'none'] }],
      overlays: [
        { spot: 2, type: 'obstacle' },
        { spot: 4, type: 'treasure' },
        { spot: 4, type: 'trap' },
      ],
    }),
    [
      ['twoOverlays', 'monsters.0.overlays.2.spot'],
      ['onObstacle', 'monsters.0.monsters.0.spot'],
    ],
  ],
  [
    'more hexes than a board takes',
    { ...deeps, rooms: ['a', 'b', 'c', 'd'].map((id) => hugeCard(id, 1365)) },
    [['tooManyHexes', 'rooms']],
  ],
];

const fineDungeons: readonly (readonly [string, RandomDungeon])[] = [
  ['a hall and a kennel', deeps],
  [
    'a monster on a trap, and a coin beside a treasure',
    withMonsters({
      monsters: [{ spot: 2, monster: 'hound', ranks: ['normal', 'none', 'none'] }],
      overlays: [
        { spot: 2, type: 'trap' },
        { spot: 4, type: 'treasure' },
        { spot: 4, type: 'coin' },
      ],
    }),
  ],
  [
    'a spot on what lies there, where no monster card lays anything but a coin',
    {
      ...withCard({ overlays: [lying('icy', [at(1)]), lying('coin', [at(0)])] }),
      monsters: [
        { id: 'kennel', monsters: [], overlays: [{ spot: 3, type: 'coin' }] },
        ...noMonsters,
      ],
    },
  ],
  [
    'as many hexes as a board takes',
    { ...deeps, rooms: ['a', 'b', 'c', 'd'].map((id) => hugeCard(id, 1364)) },
  ],
  [
    'fewer rooms and larger cards',
    {
      ...deeps,
      rooms: ['a', 'b', 'c'].map((id) => hugeCard(id, 2000)),
      penalties: ['none', 'minor'],
    },
  ],
];

describe('a random dungeon', () => {
  it.each(dungeons)('is looked through: %s', (_, one, expected) => {
    expect(found(checkDungeon(one, []))).toEqual(expected);
  });

  it.each(fineDungeons)('may have %s', (_, one) => {
    expect(found(checkDungeon(one, []))).toEqual([]);
  });
});
