import { describe, expect, it } from 'vitest';
import {
  compileBoard,
  explain,
  HEX_LIMIT,
  type BoardError,
  type BoardMap,
  type Opened,
} from '../../src/board/index.js';
import { compiledOf, readBoard, readCell } from '../../src/board/internal.js';
import type { SceneError } from '../../src/board/index.js';
import { boardOf } from './scene.js';

const HEXES = [
  { q: 0, r: 0 },
  { q: 0, r: 1 },
] as const;

/** The faults of any value that claims to be a map. */
const faultsOf = (map: unknown, opened?: unknown): readonly BoardError[] => {
  const compiled = compileBoard(map as BoardMap, opened as Opened);
  return compiled._tag === 'Left' ? compiled.left : [];
};

const sentencesOf = (map: unknown, opened?: unknown): readonly string[] =>
  faultsOf(map, opened).map((fault) => explain(fault));

describe('faults of a map, each with its path', () => {
  const table: [string, unknown, BoardError, string][] = [
    [
      'invalidValue',
      { hexes: [...HEXES, { q: '0', r: 1 }] },
      {
        type: 'invalidValue',
        path: ['hexes', 2, 'q'],
        ruling: null,
        expected: 'coordinate',
        got: '"0"',
      },
      'hexes[2].q: expected a whole number within 1048576, got "0"',
    ],
    [
      'boardTooLarge',
      { hexes: Array.from({ length: HEX_LIMIT + 1 }, (_, q) => ({ q, r: 0 })) },
      { type: 'boardTooLarge', path: ['hexes'], ruling: null, hexes: 4097, limit: 4096 },
      'hexes: 4097 hexes; a board has at most 4096',
    ],
    [
      'noHexes',
      { hexes: [] },
      { type: 'noHexes', path: [], ruling: null },
      'input: the board has no hex',
    ],
    [
      'hexSources, none',
      {},
      { type: 'hexSources', path: [], ruling: null, sources: [] },
      'input: expected one of hexes, rooms, rows and drawing',
    ],
    [
      'hexSources, two',
      { hexes: HEXES, rows: ['.'] },
      { type: 'hexSources', path: [], ruling: null, sources: ['hexes', 'rows'] },
      'input: hexes from hexes and rows; give one of them',
    ],
    [
      'duplicateHex',
      { hexes: [...HEXES, { q: -0, r: 1 }] },
      { type: 'duplicateHex', path: ['hexes', 2], ruling: 'R-HEX-1', hex: { q: 0, r: 1 } },
      'hexes[2]: the hex (0,1) is listed twice (R-HEX-1)',
    ],
    [
      'duplicateHex of two rooms',
      {
        rooms: [
          { id: 'a', hexes: HEXES },
          { id: 'b', hexes: [{ q: 0, r: 0 }] },
        ],
      },
      {
        type: 'duplicateHex',
        path: ['rooms', 1, 'hexes', 0],
        ruling: 'R-HEX-1',
        hex: { q: 0, r: 0 },
      },
      'rooms[1].hexes[0]: the hex (0,0) is listed twice (R-HEX-1)',
    ],
    [
      'duplicateHex of two doors',
      {
        hexes: HEXES,
        doors: [
          { id: 'a', at: { q: 1, r: 0 } },
          { id: 'b', at: { q: 1, r: 0 } },
        ],
      },
      { type: 'duplicateHex', path: ['doors', 1, 'at'], ruling: 'R-HEX-1', hex: { q: 1, r: 0 } },
      'doors[1].at: the hex (1,0) is listed twice (R-HEX-1)',
    ],
    [
      'hexIsWall',
      { hexes: HEXES, wallHexes: [{ q: 0, r: 1 }] },
      { type: 'hexIsWall', path: ['wallHexes', 0], ruling: 'R-HEX-3', hex: { q: 0, r: 1 } },
      'wallHexes[0]: the hex (0,1) is listed as wall too (R-HEX-3)',
    ],
    [
      'overlayOffBoard',
      { hexes: HEXES, overlays: [{ type: 'trap', at: { q: 5, r: 5 } }] },
      {
        type: 'overlayOffBoard',
        path: ['overlays', 0, 'at'],
        ruling: 'R-HEX-3',
        overlay: 'trap',
        hex: { q: 5, r: 5 },
      },
      'overlays[0].at: trap on (5,5), which is not on the board (R-HEX-3)',
    ],
    [
      'overlaysCollide',
      {
        hexes: HEXES,
        overlays: [
          { type: 'trap', at: { q: 0, r: 0 } },
          { type: 'coin', at: { q: 0, r: 0 } },
          { type: 'icy', at: { q: 0, r: 0 } },
        ],
      },
      {
        type: 'overlaysCollide',
        path: ['overlays', 2],
        ruling: 'R-HEX-5',
        overlay: 'icy',
        hex: { q: 0, r: 0 },
      },
      'overlays[2]: icy on (0,0), where another overlay lies (R-HEX-5)',
    ],
    [
      'wallEdgeApart',
      {
        hexes: HEXES,
        wallEdges: [
          [
            { q: 0, r: 0 },
            { q: 2, r: 0 },
          ],
        ],
      },
      {
        type: 'wallEdgeApart',
        path: ['wallEdges', 0],
        ruling: 'R-HEX-2',
        between: [
          { q: 0, r: 0 },
          { q: 2, r: 0 },
        ],
      },
      'wallEdges[0]: a wall edge between (0,0) and (2,0), which are no neighbours (R-HEX-2)',
    ],
    [
      'wallEdgeOffBoard',
      {
        hexes: HEXES,
        wallEdges: [
          [
            { q: 7, r: 0 },
            { q: 8, r: 0 },
          ],
        ],
      },
      {
        type: 'wallEdgeOffBoard',
        path: ['wallEdges', 0],
        ruling: 'R-HEX-3',
        between: [
          { q: 7, r: 0 },
          { q: 8, r: 0 },
        ],
      },
      'wallEdges[0]: a wall edge between (7,0) and (8,0), neither of them on the map (R-HEX-3)',
    ],
    [
      'duplicateId of rooms',
      {
        rooms: [
          { id: 'a', hexes: [HEXES[0]] },
          { id: 'a', hexes: [HEXES[1]] },
        ],
      },
      { type: 'duplicateId', path: ['rooms', 1], ruling: null, id: 'a' },
      'rooms[1]: the id "a" is given twice',
    ],
    [
      'duplicateId of doors',
      {
        hexes: HEXES,
        doors: [
          { id: 'a', at: { q: 1, r: 0 } },
          { id: 'a', at: { q: -1, r: 1 } },
        ],
      },
      { type: 'duplicateId', path: ['doors', 1], ruling: null, id: 'a' },
      'doors[1]: the id "a" is given twice',
    ],
    [
      'doorJoinsNothing',
      { hexes: HEXES, doors: [{ id: 'far', at: { q: 9, r: 9 } }] },
      {
        type: 'doorJoinsNothing',
        path: ['doors', 0],
        ruling: 'R-MOVE-7',
        door: 'far',
        hex: { q: 9, r: 9 },
      },
      'doors[0]: the door "far" at (9,9) has no hex of the map beside it (R-MOVE-7)',
    ],
    [
      'unknownGlyph in rows',
      { rows: ['. .', '. ? .'] },
      { type: 'unknownGlyph', path: ['rows'], ruling: null, glyph: '?', line: 1, column: 2 },
      'rows: the sign "?" in line 1, column 2 means nothing here',
    ],
    [
      'unknownGlyph between the hexes of a drawing',
      { drawing: '; two columns\n  .       .\n    .' },
      { type: 'unknownGlyph', path: ['drawing'], ruling: null, glyph: '.', line: 2, column: 4 },
      'drawing: the sign "." in line 2, column 4 means nothing here',
    ],
    [
      'unknownGlyph of 12 characters, shown in full',
      { rows: ['.', '.23456789012'] },
      {
        type: 'unknownGlyph',
        path: ['rows'],
        ruling: null,
        glyph: '.23456789012',
        line: 1,
        column: 0,
      },
      'rows: the sign ".23456789012" in line 1, column 0 means nothing here',
    ],
    [
      'unknownGlyph of 13 characters, cut to 12',
      { rows: ['.', '.234567890123'] },
      {
        type: 'unknownGlyph',
        path: ['rows'],
        ruling: null,
        glyph: '.2345678901…',
        line: 1,
        column: 0,
      },
      'rows: the sign ".2345678901…" in line 1, column 0 means nothing here',
    ],
    [
      'unknownGlyph for a wall that parts nothing',
      { drawing: '.  --' },
      { type: 'unknownGlyph', path: ['drawing'], ruling: null, glyph: '--', line: 0, column: 3 },
      'drawing: the sign "--" in line 0, column 3 means nothing here',
    ],
  ];

  it.each(table)('%s', (_, map, fault, sentence) => {
    expect(faultsOf(map)).toContainEqual(fault);
    expect(sentencesOf(map)).toContain(sentence);
  });

  it.each([
    [
      { rooms: ['attic'] },
      { type: 'unknownRoom', path: ['opened', 'rooms', 0], ruling: 'R-HEX-7', id: 'attic' },
      'opened.rooms[0]: the map has no room "attic" (R-HEX-7)',
    ],
    [
      { doors: ['hatch'] },
      { type: 'unknownDoor', path: ['opened', 'doors', 0], ruling: 'R-HEX-7', id: 'hatch' },
      'opened.doors[0]: the map has no door "hatch" (R-HEX-7)',
    ],
    [
      { doors: [7] },
      {
        type: 'invalidValue',
        path: ['opened', 'doors', 0],
        ruling: null,
        expected: 'text',
        got: '7',
      },
      'opened.doors[0]: expected a text, got 7',
    ],
    [
      'all',
      {
        type: 'invalidValue',
        path: ['opened'],
        ruling: null,
        expected: 'opened',
        got: '"all"',
      },
      'opened: expected the opened rooms and doors { rooms, doors }, got "all"',
    ],
  ])('%j opened', (opened, fault, sentence) => {
    expect(faultsOf({ rooms: [{ id: 'hall', hexes: HEXES }] }, opened)).toEqual([fault]);
    expect(sentencesOf({ rooms: [{ id: 'hall', hexes: HEXES }] }, opened)).toEqual([sentence]);
  });

  it.each([
    [{ hexes: 7 }, 'hexes: expected a list of hexes, got 7'],
    [{ rooms: {} }, 'rooms: expected a list of rooms, got an object'],
    [{ rooms: [null] }, 'rooms[0]: expected a room { id, hexes }, got null'],
    [{ rooms: [{ id: 3, hexes: HEXES }] }, 'rooms[0].id: expected a text, got 3'],
    [{ rooms: [{ id: 'a', hexes: 'b' }] }, 'rooms[0].hexes: expected a list of hexes, got "b"'],
    [{ rows: '. .' }, 'rows: expected a list of texts, got ". ."'],
    [{ rows: ['.', 3] }, 'rows[1]: expected a text, got 3'],
    [{ drawing: ['.'] }, 'drawing: expected a text, got a list'],
    [
      { hexes: HEXES, wallHexes: [7] },
      'wallHexes[0]: expected a hex { q, r } with whole coordinates within 1048576, got 7',
    ],
    [{ hexes: HEXES, wallEdges: 7 }, 'wallEdges: expected a list of pairs of hexes, got 7'],
    [
      { hexes: HEXES, wallEdges: [[HEXES[0]]] },
      'wallEdges[0]: expected a pair of hexes [hex, hex], got a list',
    ],
    [
      { hexes: HEXES, wallEdges: [[...HEXES, { q: 1, r: 0 }]] },
      'wallEdges[0]: expected a pair of hexes [hex, hex], got a list',
    ],
    [
      { hexes: HEXES, wallEdges: [null] },
      'wallEdges[0]: expected a pair of hexes [hex, hex], got null',
    ],
    [{ hexes: HEXES, doors: 'x' }, 'doors: expected a list of doors, got "x"'],
    [{ hexes: HEXES, doors: [7] }, 'doors[0]: expected a door { at, state }, got 7'],
    [
      { hexes: HEXES, doors: [{ at: 7 }] },
      'doors[0].at: expected a hex { q, r } with whole coordinates within 1048576, got 7',
    ],
    [
      { hexes: HEXES, doors: [{ at: { q: 1, r: 0 }, id: 7 }] },
      'doors[0].id: expected a text, got 7',
    ],
    [
      { hexes: HEXES, doors: [{ at: { q: 1, r: 0 }, state: 'ajar' }] },
      'doors[0].state: expected one of "open", "closed", "locked", got "ajar"',
    ],
    [{ hexes: HEXES, overlays: {} }, 'overlays: expected a list of overlays, got an object'],
    [{ hexes: HEXES, overlays: [7] }, 'overlays[0]: expected an overlay { type, at }, got 7'],
    [
      { hexes: HEXES, overlays: [{ type: 'lava', at: HEXES[0] }] },
      'overlays[0].type: expected one of "obstacle", "trap", "hazardous", "difficult", "icy", ' +
        '"treasure", "coin", "pressurePlate", "corridor", got "lava"',
    ],
    [
      { hexes: HEXES, overlays: [{ type: 'trap' }] },
      'overlays[0].at: expected a hex { q, r } with whole coordinates within 1048576, got nothing',
    ],
    [null, 'input: expected a map, got null'],
    [[], 'input: expected a map, got a list'],
    [7, 'input: expected a map, got 7'],
  ])('%j has a wrong form', (map, sentence) => {
    expect(sentencesOf(map)).toEqual([sentence]);
  });

  it('looks at doors and walls of a map that has no other hex', () => {
    const at = { q: 0, r: 0 };
    const doors = [
      { id: 'a', at, state: 'open' },
      { id: 'b', at, state: 'open' },
    ];
    expect(
      faultsOf({ hexes: [], doors })
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['doorJoinsNothing', 'doorJoinsNothing', 'duplicateHex']);
    expect(faultsOf({ hexes: 7, doors }).map(({ type }) => type)).toEqual(['invalidValue']);
  });

  it('reports all of them at once', () => {
    const map = {
      hexes: [...HEXES, HEXES[0], { q: 0.5, r: 0 }],
      wallHexes: [HEXES[1]],
      wallEdges: [
        [HEXES[0], { q: 4, r: 4 }],
        [
          { q: 8, r: 8 },
          { q: 8, r: 9 },
        ],
      ],
      doors: [{ id: 'd', at: { q: 9, r: 9 } }, { id: 'd', at: { q: 1, r: 0 } }, { at: 3 }],
      overlays: [
        { type: 'trap', at: { q: 5, r: 5 } },
        { type: 'trap', at: HEXES[0] },
        { type: 'icy', at: HEXES[0] },
        'coin',
      ],
    };
    expect(
      faultsOf(map, { rooms: ['r'], doors: ['e'] })
        .map(({ type }) => type)
        .sort(),
    ).toEqual([
      'doorJoinsNothing',
      'duplicateHex',
      'duplicateId',
      'hexIsWall',
      'invalidValue',
      'invalidValue',
      'invalidValue',
      'overlayOffBoard',
      'overlaysCollide',
      'unknownDoor',
      'unknownRoom',
      'wallEdgeApart',
      'wallEdgeOffBoard',
    ]);
  });
});

describe('faults of a scene, each with its path', () => {
  const board = boardOf({ hexes: HEXES });
  const sceneFaults = (query: Readonly<Record<string, unknown>>): SceneError[] => {
    const faults: SceneError[] = [];
    compiledOf(board).readScene(query, faults);
    return faults;
  };
  const guard = { id: 'guard', side: 'monsters', at: HEXES[0] };

  it.each([
    [
      { figures: [guard, { ...guard, at: HEXES[1] }] },
      'figures[1].id: the figure "guard" is listed twice',
    ],
    [
      { figures: [guard, { ...guard, id: 'brute' }] },
      'figures[1].at: "brute" stands on (0,0), where "guard" stands (R-MOVE-2)',
    ],
    [
      { figures: [guard, { ...guard, id: 'brute', at: HEXES[1], alsoAt: [HEXES[0]] }] },
      'figures[1].alsoAt[0]: "brute" stands on (0,0), where "guard" stands (R-MOVE-2)',
    ],
    [
      { figures: [{ ...guard, at: { q: 4, r: -0 } }] },
      'figures[0].at: the hex (4,0) is not on the board (R-HEX-3)',
    ],
    [
      { figures: [{ ...guard, at: { q: NaN, r: 0 } }] },
      'figures[0].at.q: expected a whole number within 1048576, got NaN',
    ],
    [{ figures: [{ ...guard, id: 1 }] }, 'figures[0].id: expected a text, got 1'],
    [
      { figures: [{ ...guard, side: 'constructor' }] },
      'figures[0].side: expected one of "characters", "monsters", "third", "neutral", got "constructor"',
    ],
    [
      { figures: [{ ...guard, side: ['monsters'] }] },
      'figures[0].side: expected one of "characters", "monsters", "third", "neutral", got a list',
    ],
    [
      { figures: [{ ...guard, id: null, invisible: true, alsoAt: null }] },
      'figures[0].id: expected a text, got null',
    ],
    [
      { figures: [{ ...guard, invisible: 1 }] },
      'figures[0].invisible: expected true or false, got 1',
    ],
    [
      { figures: [{ ...guard, alsoAt: {} }] },
      'figures[0].alsoAt: expected a list of hexes, got an object',
    ],
    [
      { figures: [{ ...guard, alsoAt: [HEXES[1], null] }] },
      'figures[0].alsoAt[1]: expected a hex { q, r } with whole coordinates within 1048576, got null',
    ],
    [{ figures: ['guard'] }, 'figures[0]: expected a figure { id, at, side }, got "guard"'],
    [{ figures: 3 }, 'figures: expected a list of figures, got 3'],
    [{ overlays: 3 }, 'overlays: expected a list of overlays, got 3'],
    [
      { overlays: [{ type: 'trap', at: { q: 3, r: 3 } }] },
      'overlays[0].at: trap on (3,3), which is not on the board (R-HEX-3)',
    ],
    [
      {
        overlays: [
          { type: 'coin', at: HEXES[0] },
          { type: 'lava', at: HEXES[1] },
        ],
      },
      'overlays[1].type: expected one of "obstacle", "trap", "hazardous", "difficult", "icy", ' +
        '"treasure", "coin", "pressurePlate", "corridor", got "lava"',
    ],
    [
      {
        overlays: [
          { type: 'icy', at: HEXES[1] },
          { type: 'trap', at: HEXES[1] },
        ],
      },
      'overlays[1]: trap on (0,1), where another overlay lies (R-HEX-5)',
    ],
  ])('%j', (query, sentence) => {
    expect(sceneFaults(query).map((fault) => explain(fault))).toEqual([sentence]);
  });

  it('keep the places of the query behind a figure that cannot be read', () => {
    const figures = ['nobody', guard, { ...guard, id: 'brute' }];
    expect(sceneFaults({ figures }).map(({ path }) => path)).toEqual([
      ['figures', 0],
      ['figures', 2, 'at'],
    ]);
  });

  it('have hexes without -0', () => {
    const [at, off, far] = [
      { q: -0, r: -0 },
      { q: -0, r: -7 },
      { q: 7, r: -0 },
    ];
    const overlays = [at, at, off, far].map((hex) => ({ type: 'trap', at: hex }));
    const figures = [at, at, off, far].map((hex, id) => ({ ...guard, id: String(id), at: hex }));
    const faults = sceneFaults({ overlays, figures });
    readCell(compiledOf(board), off, ['to'], faults);
    readCell(compiledOf(board), far, ['to'], faults);
    const hexes = [
      { q: 0, r: 0 },
      { q: 0, r: -7 },
      { q: 7, r: 0 },
    ];
    expect(faults.map((fault) => ('hex' in fault ? fault.hex : null))).toEqual([
      ...hexes,
      ...hexes,
      ...hexes.slice(1),
    ]);
  });

  it('a figure may be invisible, or visible', () => {
    for (const invisible of [true, false, undefined])
      expect(sceneFaults({ figures: [{ ...guard, invisible }] })).toEqual([]);
  });

  it('overlays left out or null are those of the map', () => {
    const trapped = compiledOf(boardOf({ rows: ['^ .'] }));
    for (const query of [{}, { overlays: null }])
      expect(trapped.readScene(query, { push: () => expect.unreachable() }).terrain).toBe(
        trapped.terrain,
      );
  });

  it('a figure may cover hexes of its own', () => {
    expect(sceneFaults({ figures: [{ ...guard, alsoAt: [HEXES[1]] }] })).toEqual([]);
    const scene = compiledOf(board).readScene(
      { figures: [{ ...guard, alsoAt: null }] },
      { push: () => expect.unreachable() },
    );
    expect(scene.cells).toEqual([0]);
  });

  it('a board is asked for by its handle, a hex by its coordinates', () => {
    const faults: SceneError[] = [];
    const handles = [{ type: 'board' }, null, undefined, 'board', 7, true, Symbol('board'), []];
    for (const value of handles) expect(readBoard(value, ['board'], faults)).toBeNull();
    expect(faults.splice(1)).toHaveLength(handles.length - 1);
    expect(readBoard(board, ['board'], faults)).toBe(compiledOf(board));
    expect(readCell(compiledOf(board), { q: -0, r: 1 }, ['to'], faults)).toBe(1);
    readCell(compiledOf(board), { q: 2, r: 2 }, ['to'], faults);
    readCell(compiledOf(board), 'a1', ['from'], faults);
    expect(faults.map((fault) => explain(fault))).toEqual([
      'board: expected a board made by compileBoard',
      'to: the hex (2,2) is not on the board (R-HEX-3)',
      'from: expected a hex { q, r } with whole coordinates within 1048576, got "a1"',
    ]);
  });
});
