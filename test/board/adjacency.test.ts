import { describe, expect, it } from 'vitest';
import {
  adjacentHexes,
  areAdjacent,
  compileBoard,
  hasHex,
  hexesOf,
  hexesWithin,
  nearestEmptyHexes,
  occupancy,
  range,
  sealsOff,
  type Board,
  type BoardMap,
  type Hex,
  type OverlayType,
  type WallEdge,
} from '../../src/board/index.js';
import { compiledOf } from '../../src/board/internal.js';
import { boardOf, sceneOf } from './scene.js';

const ORIGIN: Hex = { q: 0, r: 0 };

describe('R-HEX-1 axial coordinates', () => {
  it('R-HEX-1 gives a hex its six neighbours, in ascending order', () => {
    const board = sceneOf(['. . . .', '. . . .', '. . . .']).board;
    expect(adjacentHexes(board, { q: 1, r: 0 })).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: -1 },
      { q: 1, r: 1 },
      { q: 2, r: -1 },
      { q: 2, r: 0 },
    ]);
  });

  it('R-HEX-1 measures max(|dq|, |dr|, |dq + dr|) where nothing is in the way', () => {
    const { board, at } = sceneOf(['.a . . . .', '. . .b . .', '. . . . .c', '.d . . . .']);
    expect(range(board, at('a'), at('b'))).toBe(2);
    expect(range(board, at('a'), at('c'))).toBe(4);
    expect(range(board, at('a'), at('d'))).toBe(3);
    expect(range(board, at('d'), at('c'))).toBe(4);
    expect(range(board, at('a'), at('a'))).toBe(0);
  });

  it('R-HEX-1 lists hexes once, ascending, and reads -0 as 0', () => {
    const board = boardOf({
      hexes: [
        { q: 1, r: -1 },
        { q: -0, r: 1 },
        { q: 0, r: -0 },
      ],
    });
    const hexes = hexesOf(board);
    expect(hexes).toStrictEqual([
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: -1 },
    ]);
    expect(hasHex(board, { q: -0, r: -0 })).toBe(true);
    expect(range(board, { q: -0, r: 0 }, { q: 0, r: 1 })).toBe(1);
  });
});

describe('R-HEX-2 thin walls', () => {
  const WALLED = `
    .a      .
    --  .
    .b      .
        .
  `;

  it('R-HEX-2 parts neighbours for every purpose', () => {
    const { board, at } = sceneOf(WALLED);
    expect(areAdjacent(board, at('a'), at('b'))).toBe(false);
    expect(adjacentHexes(board, at('a'))).not.toContainEqual(at('b'));
    expect(adjacentHexes(board, at('b'))).not.toContainEqual(at('a'));
  });

  it('R-HEX-2 counts the way round the end of the wall, which is 2', () => {
    const { board, at } = sceneOf(WALLED);
    expect(range(board, at('a'), at('b'))).toBe(2);
  });

  it.each([
    ['below', '.a\n--\n.b'],
    ['to the lower right', '.a /\n    .b'],
    ['to the upper right', '   \\.b\n.a'],
  ])('R-HEX-2 stands on the edge %s', (_, drawing) => {
    const walled = sceneOf(drawing);
    const open = sceneOf(drawing.replace(/[-/\\]/g, ' '));
    expect(range(open.board, open.at('a'), open.at('b'))).toBe(1);
    expect(range(walled.board, walled.at('a'), walled.at('b'))).toBeNull();
  });

  it('R-HEX-2 is the same whichever side and however often the wall is named', () => {
    const [a, b] = [ORIGIN, { q: 0, r: 1 }] as const;
    for (const wallEdges of [
      [[a, b]],
      [[b, a]],
      [
        [a, b],
        [b, a],
        [a, b],
      ],
    ] as const)
      expect(range(boardOf({ hexes: [a, b], wallEdges }), a, b)).toBeNull();
  });

  it('R-HEX-2 leaves a wall alone that has the edge of the map behind it', () => {
    const board = boardOf({ hexes: [ORIGIN], wallEdges: [[ORIGIN, { q: 1, r: 0 }]] });
    expect(adjacentHexes(board, ORIGIN)).toEqual([]);
  });
});

describe('R-HEX-3 what is wall', () => {
  it('R-HEX-3 makes everything that is not on the map wall', () => {
    const { board, at } = sceneOf(['.a # .b']);
    expect(hasHex(board, { q: 1, r: -1 })).toBe(false);
    expect(hasHex(board, { q: 9, r: 9 })).toBe(false);
    expect(range(board, at('a'), at('b'))).toBeNull();
    expect(adjacentHexes(board, { q: 9, r: 9 })).toEqual([]);
  });

  it('R-HEX-3 makes no difference between a wall hex and none', () => {
    const wall = sceneOf(['.a # .b', '. . .']);
    const nothing = sceneOf(['.a : .b', '. . .']);
    expect(hexesOf(wall.board)).toEqual(hexesOf(nothing.board));
    expect(range(wall.board, wall.at('a'), wall.at('b'))).toBe(
      range(nothing.board, nothing.at('a'), nothing.at('b')),
    );
  });

  it.each(['closed', 'locked'] as const)('R-HEX-3 makes a %s door wall', (state) => {
    const door = { q: 1, r: -1 };
    const hexes = [ORIGIN, { q: 2, r: -1 }];
    const board = boardOf({ hexes, doors: [{ at: door, state }] });
    expect(hasHex(board, door)).toBe(false);
    expect(range(board, hexes[0]!, hexes[1]!)).toBeNull();
    const open = boardOf({ hexes, doors: [{ at: door, state: 'open' }] });
    expect(range(open, hexes[0]!, hexes[1]!)).toBe(2);
  });

  describe('R-HEX-3 borders of map tiles', () => {
    // Two tiles of two hexes, laid edge to edge: (0,0) (0,1) and (1,-1) (1,0).
    const left = [ORIGIN, { q: 0, r: 1 }];
    const right = [
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ];
    const border: readonly WallEdge[] = [
      [left[0]!, right[0]!],
      [left[0]!, right[1]!],
      [left[1]!, right[1]!],
    ];
    const LAYOUTS: readonly (readonly [string, BoardMap])[] = [
      ['inside a room', { rooms: [{ id: 'hall', hexes: [...left, ...right] }] }],
      [
        'between two rooms',
        {
          rooms: [
            { id: 'hall', hexes: left },
            { id: 'crypt', hexes: right },
          ],
        },
      ],
      ['on a map without rooms', { hexes: [...left, ...right] }],
    ];
    const joined = (board: Board): number =>
      left.flatMap((one) => right.filter((other) => areAdjacent(board, one, other))).length;

    it.each(LAYOUTS)('R-HEX-3 borders %s are no walls by themselves', (_, map) => {
      expect(joined(boardOf(map))).toBe(border.length);
    });

    it.each(LAYOUTS)('R-HEX-3 borders %s are walls once wallEdges say so', (_, map) => {
      const board = boardOf({ ...map, wallEdges: border });
      expect(joined(board)).toBe(0);
      expect(range(board, left[1]!, right[1]!)).toBeNull();
    });

    it.each(LAYOUTS)('R-HEX-3 borders %s are open where wallEdges leave an edge out', (_, map) => {
      const board = boardOf({ ...map, wallEdges: border.slice(0, -1) });
      expect(joined(board)).toBe(1);
      expect(range(board, left[0]!, right[0]!)).toBe(3);
    });
  });

  it('R-HEX-3 covers the wall by a corridor', () => {
    const { board, at } = sceneOf(['.a = .b']);
    expect(range(board, at('a'), at('b'))).toBe(2);
  });
});

describe('R-HEX-4 range distance', () => {
  it('R-HEX-4 goes round walls', () => {
    const { board, at } = sceneOf(['.a . .', '. # #', '.b . .']);
    expect(range(board, at('a'), at('b'))).toBe(2);
    const corridor = sceneOf(['. .a # .b .', '. . # . .', '. . . . .']);
    expect(range(corridor.board, corridor.at('a'), corridor.at('b'))).toBe(6);
  });

  it.each(['%', '^', '!', '~', '*', '&', '$', '_', '=', "'"])(
    'R-HEX-4 is not lengthened by "%s"',
    (glyph) => {
      const { board, at } = sceneOf([`.a ${glyph} .b`]);
      expect(range(board, at('a'), at('b'))).toBe(2);
    },
  );

  it('R-HEX-4 gives the hexes within a distance, the origin first among equals', () => {
    const { board, at } = sceneOf(['.a . . .', '. . . .']);
    expect(hexesWithin(board, at('a'), 0)).toEqual([at('a')]);
    expect(hexesWithin(board, at('a'), 1)).toEqual([
      ORIGIN,
      { q: 0, r: 1 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ]);
    expect(hexesWithin(board, at('a'), 99)).toEqual(hexesOf(board));
    expect(hexesWithin(board, { q: 5, r: 5 }, 3)).toEqual([]);
  });

  it('R-HEX-4 no distance is far enough for a hex to which no way leads', () => {
    const { board, at } = sceneOf(['.a . # .b']);
    expect(range(board, at('a'), at('b'))).toBeNull();
    for (const distance of [2 ** 15 - 1, 2 ** 15, Infinity])
      expect(hexesWithin(board, at('a'), distance)).toHaveLength(2);
    for (const distance of [-1, NaN]) expect(hexesWithin(board, at('a'), distance)).toEqual([]);
  });
});

describe('R-HEX-5 occupied, unoccupied, empty', () => {
  const figures = [{ id: 'A', side: 'monsters', at: ORIGIN, alsoAt: [{ q: 0, r: 1 }] }] as const;

  it('R-HEX-5 is occupied where a figure stands, with all its hexes', () => {
    const { board } = sceneOf(['. .', '. $']);
    expect(occupancy(board, { figures }, ORIGIN)).toBe('occupied');
    expect(occupancy(board, { figures }, { q: 0, r: 1 })).toBe('occupied');
    expect(occupancy(board, { figures }, { q: 1, r: -1 })).toBe('empty');
  });

  const HELD: Readonly<Record<OverlayType, 'unoccupied' | 'empty'>> = {
    obstacle: 'unoccupied',
    trap: 'unoccupied',
    hazardous: 'unoccupied',
    difficult: 'unoccupied',
    icy: 'unoccupied',
    treasure: 'unoccupied',
    coin: 'unoccupied',
    pressurePlate: 'empty',
    corridor: 'empty',
  };
  it.each(Object.entries(HELD))('R-HEX-5 with %s is %s', (type, held) => {
    const { board } = sceneOf(['. .']);
    const overlays = [{ type: type as OverlayType, at: ORIGIN }];
    expect(occupancy(board, { overlays }, ORIGIN)).toBe(held);
    expect(
      occupancy(board, { overlays, figures: [{ id: 'x', side: 'third', at: ORIGIN }] }, ORIGIN),
    ).toBe('occupied');
  });

  it('R-HEX-5 lays a trap where a corridor or plate leaves the hex empty, in any order', () => {
    for (const under of ['corridor', 'pressurePlate', 'coin'] as const)
      for (const types of [[under, 'trap'] as const, ['trap', under] as const]) {
        const overlays = types.map((type) => ({ type, at: ORIGIN }));
        const map = { hexes: [ORIGIN, { q: 1, r: 0 }], overlays };
        expect(occupancy(boardOf(map), {}, ORIGIN)).toBe('unoccupied');
      }
  });

  it('R-HEX-5 counts an open door as empty, until a coin lies there', () => {
    expect(occupancy(sceneOf(["' ."]).board, {}, ORIGIN)).toBe('empty');
    expect(occupancy(sceneOf(["'$ ."]).board, {}, ORIGIN)).toBe('unoccupied');
  });

  it('R-HEX-5 asks the overlays of the map unless others are given', () => {
    const { board } = sceneOf(['% .']);
    expect(occupancy(board, {}, ORIGIN)).toBe('unoccupied');
    expect(occupancy(board, { overlays: [] }, ORIGIN)).toBe('empty');
  });

  it('R-HEX-5 passes over what is not on the board', () => {
    const off = { q: 7, r: 7 };
    const contents = {
      figures: [{ id: 'far', side: 'monsters', at: off }, ...figures],
      overlays: [
        { type: 'trap', at: off },
        { type: 'coin', at: { q: 1, r: -1 } },
      ],
    } as const;
    const { board } = sceneOf(['. . .', '. .']);
    expect(occupancy(board, contents, off)).toBeNull();
    expect(occupancy(board, contents, ORIGIN)).toBe('occupied');
    expect(occupancy(board, contents, { q: 1, r: -1 })).toBe('unoccupied');
    expect(nearestEmptyHexes(board, contents, ORIGIN)).toEqual([{ q: 1, r: 0 }]);
  });

  it('R-HEX-5 has no answer off the board', () => {
    expect(occupancy(sceneOf(['. #']).board, {}, { q: 1, r: -1 })).toBeNull();
  });
});

describe('R-HEX-6 nearest empty hexes', () => {
  it('R-HEX-6 gives the hex itself when it is empty', () => {
    const { board } = sceneOf(['. .']);
    expect(nearestEmptyHexes(board, {}, ORIGIN)).toEqual([ORIGIN]);
  });

  it('R-HEX-6 leaves ties to the players', () => {
    const { board, at } = sceneOf(['.a % .b', '% # %']);
    expect(nearestEmptyHexes(board, {}, { q: 1, r: -1 })).toEqual([at('a'), at('b')]);
  });

  it('R-HEX-6 measures by range distance: what touches across a wall is not near', () => {
    const { board, at, figures } = sceneOf(`
      .
      --
      %a      .X
          %
      %       .b
    `);
    expect(nearestEmptyHexes(board, { figures }, at('a'))).toEqual([at('b')]);
  });

  it('R-HEX-6 gives none where every hex is taken or out of reach', () => {
    expect(nearestEmptyHexes(sceneOf(['% % # .']).board, {}, ORIGIN)).toEqual([]);
    expect(nearestEmptyHexes(sceneOf(['.']).board, {}, { q: 3, r: 3 })).toEqual([]);
  });
});

describe('R-HEX-7 unrevealed rooms', () => {
  const map = {
    rooms: [
      { id: 'hall', hexes: [ORIGIN, { q: 0, r: 1 }] },
      {
        id: 'crypt',
        hexes: [
          { q: 2, r: -1 },
          { q: 2, r: 0 },
        ],
      },
      { id: 'vault', hexes: [{ q: 4, r: -2 }] },
    ],
    doors: [
      { id: 'gate', at: { q: 1, r: 0 } },
      { id: 'grille', at: { q: 3, r: -1 }, state: 'open' },
    ],
    overlays: [{ type: 'trap', at: { q: 2, r: 0 } }],
  } as const;

  it('R-HEX-7 shows all rooms unless told which are revealed', () => {
    expect(hexesOf(boardOf(map))).toHaveLength(6);
  });

  it('R-HEX-7 leaves out what is not revealed, and open doors beside nothing', () => {
    expect(hexesOf(boardOf(map, { rooms: ['hall'] }))).toEqual([ORIGIN, { q: 0, r: 1 }]);
  });

  it('R-HEX-7 shows an open door as soon as one side is revealed', () => {
    const board = boardOf(map, { rooms: ['crypt'] });
    expect(hasHex(board, { q: 3, r: -1 })).toBe(true);
    expect(hasHex(board, { q: 4, r: -2 })).toBe(false);
  });

  it('R-HEX-7 joins rooms when the door between them is opened', () => {
    const shut = boardOf(map, { rooms: ['hall', 'crypt'] });
    expect(range(shut, ORIGIN, { q: 2, r: -1 })).toBeNull();
    const opened = boardOf(map, { rooms: ['hall', 'crypt'], doors: ['gate'] });
    expect(range(opened, ORIGIN, { q: 2, r: -1 })).toBe(2);
  });

  it('R-HEX-7 keeps overlays of the map away until their room is revealed', () => {
    const board = boardOf(map, { rooms: ['crypt'] });
    expect(occupancy(board, {}, { q: 2, r: 0 })).toBe('unoccupied');
    expect(occupancy(boardOf(map, { rooms: ['hall'] }), {}, { q: 2, r: 0 })).toBeNull();
  });

  it('R-HEX-7 has no board where no room is revealed', () => {
    expect(compileBoard(map, { rooms: [] })).toEqual({
      _tag: 'Left',
      left: [{ type: 'noHexes', path: [], ruling: null }],
    });
  });
});

describe('R-HEX-8 obstacles may not seal a part off', () => {
  const obstacle = (at: Hex) => ({ type: 'obstacle', at }) as const;

  it('R-HEX-8 sees a row cut in two', () => {
    const { board, at } = sceneOf(['. .a .']);
    expect(sealsOff(board, [obstacle(at('a'))])).toBe(true);
    expect(sealsOff(board, [obstacle(ORIGIN)])).toBe(false);
  });

  it('R-HEX-8 lets through where a way round is left', () => {
    const { board, at } = sceneOf(['. .a .', '. .b .']);
    expect(sealsOff(board, [obstacle(at('a'))])).toBe(false);
    expect(sealsOff(board, [obstacle(at('a')), obstacle(at('b'))])).toBe(true);
  });

  it('R-HEX-8 ignores traps and what walls had parted before', () => {
    const { board, at } = sceneOf(['. .a . # .']);
    expect(sealsOff(board, [{ type: 'trap', at: at('a') }])).toBe(false);
    expect(sealsOff(board, [])).toBe(false);
  });

  it('R-HEX-8 counts thin walls', () => {
    const { board, at } = sceneOf(`
      .
      --
      .       .
          .a
      .       .
    `);
    expect(sealsOff(board, [obstacle(at('a'))])).toBe(true);
  });

  it('R-HEX-8 asks the given overlays only, not those of the map', () => {
    const { board } = sceneOf(['. % .']);
    expect(sealsOff(board, [])).toBe(false);
  });

  it('R-HEX-8 counts an unopened door as an exit of its part', () => {
    const exits = sceneOf(['+ . .a . +']);
    expect(sealsOff(exits.board, [obstacle(exits.at('a'))])).toBe(false);
    const oneExit = sceneOf(['. .a . +']);
    expect(sealsOff(oneExit.board, [obstacle(oneExit.at('a'))])).toBe(true);
    const blocked = sceneOf(['+ .b .a . +']);
    expect(sealsOff(blocked.board, [obstacle(blocked.at('b'))])).toBe(false);
  });

  it('R-HEX-8 counts a locked door as wall', () => {
    const { board, at } = sceneOf(['@ . .a . @']);
    expect(sealsOff(board, [obstacle(at('a'))])).toBe(true);
  });

  it('R-HEX-8 does not hang on the largest board', () => {
    const side = Array.from({ length: 64 }, (_, index) => index);
    const hexes = side.flatMap((q) => side.map((r) => ({ q, r })));
    const overlays = hexes.filter(({ q, r }) => (q - r) % 3 !== 0).map(obstacle);
    const start = performance.now();
    expect(sealsOff(boardOf({ hexes }), overlays)).toBe(true);
    // Whether it hangs is asked here; how fast it is stands in the bench.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('R-MOVE-7 doors', () => {
  it('R-MOVE-7 can be opened from the hexes beside it that no thin wall parts from it (R-HEX-2)', () => {
    const { board, at } = sceneOf(`
      .a
          +
      .b
          .c
    `);
    const open = (on: Board) => compiledOf(on).doorways.map(({ from }) => from.length);
    expect(open(board)).toEqual([3]);
    const wallEdges = [[at('b'), { q: 1, r: 0 }]] as const;
    const hexes = [at('a'), at('b'), at('c')];
    expect(open(boardOf({ hexes, wallEdges, doors: [{ at: { q: 1, r: 0 } }] }))).toEqual([2]);
    expect(open(boardOf({ hexes, doors: [{ at: { q: 1, r: 0 }, state: 'locked' }] }))).toEqual([]);
  });

  const doors = (state: 'open' | 'closed' | 'locked') =>
    boardOf({
      hexes: [ORIGIN, { q: 2, r: -1 }],
      doors: [{ id: 'd', at: { q: 1, r: -1 }, state }],
    });

  it('R-MOVE-7 makes an open door a hex that counts as empty', () => {
    expect(hexesOf(doors('open'))).toHaveLength(3);
    expect(occupancy(doors('open'), {}, { q: 1, r: -1 })).toBe('empty');
  });

  it.each(['closed', 'locked'] as const)(
    'R-MOVE-7 makes a %s door wall until it is opened',
    (state) => {
      expect(hexesOf(doors(state))).toHaveLength(2);
      const opened = compileBoard(
        { hexes: [ORIGIN, { q: 2, r: -1 }], doors: [{ id: 'd', at: { q: 1, r: -1 }, state }] },
        { doors: ['d'] },
      );
      expect(opened._tag === 'Right' && hexesOf(opened.right)).toHaveLength(3);
    },
  );

  it('R-MOVE-7 reads a door as closed unless it says otherwise, and names it by its hex', () => {
    const map = { hexes: [ORIGIN], doors: [{ at: { q: 1, r: -1 } }] };
    expect(hexesOf(boardOf(map))).toHaveLength(1);
    expect(hexesOf(boardOf(map, { doors: ['1,-1'] }))).toHaveLength(2);
  });

  it('R-MOVE-7 takes a door for wall even if its hex is listed among the hexes', () => {
    const board = boardOf({ hexes: [ORIGIN, { q: 1, r: -1 }], doors: [{ at: { q: 1, r: -1 } }] });
    expect(hexesOf(board)).toEqual([ORIGIN]);
  });
});
