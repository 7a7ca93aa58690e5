import { describe, expect, it } from 'vitest';

import {
  checkPack,
  decodePart,
  explain,
  type MonsterRoomCard,
  type PlacedOverlay,
  type RandomDungeon,
  type RoomCard,
  type SpecialRule,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';

const at = (q: number, r = 0) => ({ q, r });

const rows = [0, 1].flatMap((r) => [0, 1, 2, 3, 4, 5].map((q) => at(q, r)));

const card = (id: string, more: Partial<RoomCard> = {}): RoomCard => ({
  id,
  hexes: [...rows, at(0, 2), at(1, 2)],
  spots: rows,
  entrances: [{ kind: 'A', at: at(-1) }],
  exits: [{ kind: 'A', at: at(6) }],
  ...more,
});

const kennel = (id: string): MonsterRoomCard => ({
  id,
  monsters: [{ spot: 1, monster: 'ember-toad', ranks: ['normal', 'normal', 'elite'] }],
});

const dungeon = (more: Partial<RandomDungeon> = {}): RandomDungeon => ({
  id: 'deeps',
  rooms: ['a', 'b', 'c'].map((id) => card(id)),
  monsters: ['x', 'y', 'z'].map(kennel),
  ...more,
});

/** The dungeon with something else about its first card. */
const withCard = (more: Partial<RoomCard>): RandomDungeon =>
  dungeon({ rooms: [card('a', more), card('b'), card('c')] });

const alone = (one: RandomDungeon): readonly string[] => {
  const decoded = decodePart('RandomDungeon', one);
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

const inPack = (one: RandomDungeon): readonly string[] => {
  const checked = checkPack({ ...hollowmere, randomDungeons: [one] });
  return checked._tag === 'Left'
    ? checked.left.map((fault) => explain({ ...fault, path: fault.path.slice(2) }))
    : [];
};

const lying = (type: PlacedOverlay['type'], ...hexes: PlacedOverlay['hexes']): PlacedOverlay => ({
  type,
  hexes,
});

const treasure = (id = ''): PlacedOverlay => ({
  ...lying('treasure', at(0, 2)),
  treasure: id,
});

const still = (id: string): SpecialRule => ({ type: 'immovable', id, names: ['ember-toad'] });

const unsound: readonly (readonly [string, RandomDungeon, readonly string[]])[] = [
  [
    'exits that no card is entered by',
    dungeon({
      rooms: ['a', 'b', 'c'].map((id) => card(id, { exits: [{ kind: 'B', at: at(6) }] })),
    }),
    [0, 1, 2].map(
      (index) =>
        `rooms[${String(index)}].exits[0].kind: no other card is entered as room "${'abc'.charAt(index)}" is left here (R-VAR-7)`,
    ),
  ],
  [
    'an exit that only its own card is entered by',
    withCard({
      entrances: [{ kind: 'B', at: at(-1) }],
      exits: [
        { kind: 'A', at: at(6) },
        { kind: 'B', at: at(6, 1) },
      ],
    }),
    ['rooms[0].exits[1].kind: no other card is entered as room "a" is left here (R-VAR-7)'],
  ],
  [
    'no exit at all',
    dungeon({ rooms: ['a', 'b', 'c'].map((id) => card(id, { exits: [] })) }),
    ['rooms: no room of "deeps" has an exit (R-VAR-7)'],
  ],
  [
    'fewer cards than rooms',
    dungeon({ rooms: [card('a'), card('b')], monsters: [kennel('x')] }),
    [
      'rooms: fewer cards than "deeps" has rooms to play (R-VAR-5)',
      'monsters: fewer cards than "deeps" has rooms to play (R-VAR-5)',
    ],
  ],
  [
    'fewer cards than penalties',
    dungeon({ penalties: ['none', 'minor', 'major', 'major'] }),
    [
      'rooms: fewer cards than "deeps" has rooms to play (R-VAR-5)',
      'monsters: fewer cards than "deeps" has rooms to play (R-VAR-5)',
    ],
  ],
  [
    'an exit where an entrance is',
    withCard({ exits: [{ kind: 'A', at: at(-1) }] }),
    ['rooms[0].exits[0].at: two entrances or exits of room "a" on one hex'],
  ],
  [
    'two entrances on one hex',
    withCard({
      entrances: [
        { kind: 'A', at: at(-1) },
        { kind: 'B', at: at(-1) },
      ],
    }),
    ['rooms[0].entrances[1].at: two entrances or exits of room "a" on one hex'],
  ],
  [
    'an obstacle on an entrance, and a spot on an exit',
    withCard({
      entrances: [{ kind: 'A', at: at(1, 2) }],
      exits: [{ kind: 'A', at: at(5) }],
      overlays: [lying('obstacle', at(1, 2)), lying('coin', at(5))],
    }),
    [
      'rooms[0].spots[5]: a figure or obstacle of "a" stands in a door',
      'rooms[0].overlays[0].hexes[0]: a figure or obstacle of "a" stands in a door',
    ],
  ],
  [
    'two spots on one hex, one of them on an obstacle',
    withCard({
      spots: [at(1), at(1), ...rows.slice(2)],
      overlays: [lying('obstacle', at(2))],
    }),
    [
      'rooms[0].spots[1]: a hex that is listed twice, of "a"',
      'rooms[0].spots[2]: on an obstacle of "a"',
    ],
  ],
  [
    'an entrance away from its card',
    withCard({ entrances: [{ kind: 'A', at: at(-3) }] }),
    ['rooms[0].entrances[0].at: an entrance or exit that does not touch room "a"'],
  ],
  [
    'two monsters on a spot',
    dungeon({
      monsters: [
        { id: 'x', monsters: [...kennel('x').monsters, ...kennel('x').monsters] },
        kennel('y'),
        kennel('z'),
      ],
    }),
    ['monsters[0].monsters[1].spot: two figures on one hex of "x"'],
  ],
  [
    'two rules of one id in a penalty',
    withCard({ minor: [still('s'), still('s')], major: [still('s')] }),
    ['rooms[0].minor[1].id: a second rule "s"; the first is at rooms[0].minor[0].id'],
  ],
  [
    'a penalty about a door that no dungeon has',
    withCard({ minor: [{ type: 'lockedDoors', doors: ['nope'] }] }),
    ['rooms[0].minor[0].doors[0]: no door "nope"'],
  ],
  [
    'a special in what a character loots',
    dungeon({
      monsters: [
        {
          ...kennel('x'),
          overlays: [{ spot: 2, type: 'treasure', looted: [{ type: 'bossSpecial', number: 1 }] }],
        },
        kennel('y'),
        kennel('z'),
      ],
    }),
    ['monsters[0].overlays[0].looted[0]: no boss here has special 1 (R-MON-27)'],
  ],
];

const sound: readonly (readonly [string, RandomDungeon])[] = [
  ['three rooms', dungeon()],
  [
    'one room without an exit',
    dungeon({
      rooms: [card('a', { exits: [] })],
      monsters: [kennel('x')],
      penalties: ['none'],
    }),
  ],
  ['a room where it ends', withCard({ exits: [] })],
  [
    'a coin and a barricade in a door',
    withCard({
      entrances: [{ kind: 'A', at: at(1, 2) }],
      overlays: [{ ...lying('obstacle', at(1, 2)), hitPoints: 4 }],
    }),
  ],
  ['a treasure of the pack', withCard({ overlays: [treasure(hollowmere.treasures?.[0]?.id)] })],
];

describe('a random dungeon', () => {
  it.each(unsound)('cannot have %s', (_, one, said) => {
    expect(alone(one)).toEqual(said);
    expect(inPack(one)).toEqual(
      said.map((line) => line.replace('at rooms', 'at randomDungeons[0].rooms')),
    );
  });

  it.each(sound)('can have %s', (_, one) => {
    expect(alone(one)).toEqual([]);
    expect(inPack(one)).toEqual([]);
  });

  it('has treasures of the pack', () => {
    const one = withCard({ overlays: [treasure('nope')] });
    expect(alone(one)).toEqual([]);
    expect(inPack(one)).toEqual(['rooms[0].overlays[0].treasure: no treasure "nope"']);
  });

  it('may put types of monsters to sleep that only the pack knows', () => {
    const effects = [{ type: 'deactivate', id: 'ember-toad' }] as const;
    const one = withCard({ minor: [{ type: 'when', on: 'roundEnds', effects }] });
    expect(alone(one)).toEqual([]);
    expect(inPack(one)).toEqual([]);
  });
});
