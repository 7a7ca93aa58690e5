import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoard, readDrawing, type Board } from '../../src/board/index.js';
import { compiledOf } from '../../src/board/internal.js';
import { renderText, type Picture } from '../../src/render/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { anyMap, anyMotion, deepFreeze, moveMap } from '../board/maps.js';
import { boardAndPicture } from './pictures.js';

/** All that a board is, in a form that can be compared. Ids of doors are not drawn. */
const essenceOf = (board: Board) => {
  const compiled = compiledOf(board);
  // An overlay is drawn in place of the open door it lies on.
  const isBare = ({ q, r }: { q: number; r: number }) =>
    ((compiled.terrain[compiled.find(q, r)] ?? 0) & ~64) === 0;
  return {
    q: [...compiled.q],
    r: [...compiled.r],
    neighbours: [...compiled.neighbours],
    walled: [...compiled.walled],
    wallHexes: compiled.wallHexes,
    wallEdges: compiled.wallEdges,
    openDoors: compiled.openDoors.map(({ at }) => at).filter(isBare),
    doorways: compiled.doorways.map(({ at, from }) => ({ at, from })),
    lockedDoors: compiled.lockedDoors.map(({ at }) => at),
    terrain: [...compiled.terrain],
  };
};

const TURN = sceneOf(`
  .       .       +
      .       %
  .A      .x     \\.
  --  .       ^
  .       .       .1
      .y      .$2
`);

const PICTURE: Picture = {
  title: 'A turn',
  figures: [
    { id: 'guard-1', side: 'monsters', at: TURN.at('A') },
    { id: 'brute', side: 'characters', at: TURN.at('1') },
    { id: 'tinkerer', side: 'characters', at: TURN.at('2'), invisible: true },
  ],
  actor: 'guard-1',
  path: [{ q: 1, r: 0 }, TURN.at('x'), { q: 2, r: 1 }],
  highlights: [
    { as: 'destination', hexes: [{ q: 2, r: 1 }] },
    { as: 'focus', figures: ['brute'] },
    { as: 'target', figures: ['brute', 'tinkerer'] },
    {
      as: 'area',
      hexes: [
        { q: 3, r: 0 },
        { q: 2, r: 1 },
      ],
      label: 'area of the attack',
    },
    { as: 'spot', hexes: [TURN.at('y')], label: 'exit' },
  ],
  movement: [{ hex: { q: 0, r: 2 }, movement: 12 }],
};

describe('renderText', () => {
  it('draws a bare board', () => {
    expect(renderText(boardOf({ rows: ['. . #', '. ^ .'] }))).toBe(
      ['    .', '.       #', '    ^', '.       .'].join('\n'),
    );
  });

  it('draws what it has read', () => {
    const drawing = [
      '.       .       +',
      '    .       %       @',
      ".       '      \\.",
      '--  .       ^   --',
      '.       &       =',
      '    ~  /    _',
      '*       !       #',
      '    $       *$',
    ].join('\n');
    expect(renderText(boardOf({ drawing }))).toBe(drawing);
  });

  it('says where a board begins that does not begin at (0, 0)', () => {
    const board = boardOf({
      hexes: [
        { q: -3, r: 12 },
        { q: -2, r: 11 },
      ],
    });
    expect(renderText(board)).toBe('origin -3,12\n    .\n.');
  });

  it.each([
    [0, 0, ''],
    [0, 5, 'origin 0,5\n'],
    [3, 0, 'origin 3,0\n'],
    [0, -1, 'origin 0,-1\n'],
    [-2, 1, 'origin -2,1\n'],
  ])('says where the hex (%i, %i) lies', (q, r, header) => {
    expect(renderText(boardOf({ hexes: [{ q, r }] }))).toBe(`${header}.`);
  });

  it('draws the largest area that a connected board can take, wherever it lies', () => {
    const corners = (q: number) => [
      { q: 0, r: 0 },
      { q, r: 0 },
    ];
    expect(renderText(boardOf({ hexes: corners(4095) }))).toMatch(/^\.\n+ +\.$/);
    expect(renderText(boardOf({ hexes: corners(4096) }))).toBe(
      '; 4097 columns, 4097 lines: too many to draw',
    );
    const tower = Array.from({ length: 12 }, (_, r) => ({ q: 1_000_000, r }));
    const dots = tower.map(() => '.').join('\n\n');
    expect(renderText(boardOf({ hexes: tower }))).toBe(`origin 1000000,0\n${dots}`);
  });

  it('draws overlays that a picture lays on an open door in place of the door', () => {
    const board = boardOf({ rows: ["' ."] });
    const at = { q: 0, r: 0 };
    const draw = (overlays: Picture['overlays'] & {}) =>
      renderText(board, { overlays, legend: false });
    expect(draw([{ type: 'trap', at }])).toBe('    .\n^');
    expect(draw([{ type: 'coin', at }])).toBe("    .\n'$");
    expect(draw([])).toBe("    .\n'");
  });

  it('ends no comment in spaces', () => {
    const text = renderText(boardOf({ rows: ['. .'] }), { title: 'A room  \t' });
    expect(text.split('\n')[0]).toBe('; A room');
  });

  it('shows a turn: figures, path, destination, focus, targets, area, movement', () => {
    expect(renderText(TURN.board, PICTURE)).toBe(
      [
        '; A turn',
        '',
        '.       .       +',
        '    .>1     %',
        '.A      .>2    \\.',
        '--  .       ^)',
        '.:2     .)]3    .1<"',
        '    .|      $2<',
        '',
        '; A guard-1 (monsters): acts',
        '; 1 brute (characters): target, focus',
        '; 2 tinkerer (characters): invisible, target',
        '; >1 path, 3 hexes    ] destination    < target    " focus',
        '; ) area of the attack    | exit    :1 movement',
        '; % obstacle    ^ trap    + closed door    $ coin    -- / \\ thin wall',
      ].join('\n'),
    );
  });

  it('draws alone with legend: false, and gives no legend where nothing is drawn', () => {
    const board = boardOf({ rows: ['. .'] });
    expect(renderText(TURN.board, { ...PICTURE, legend: false })).not.toMatch(/;.*trap/);
    expect(renderText(board, {})).toBe('    .\n.');
    expect(renderText(board, { title: '' })).toBe('    .\n.');
  });

  it('gives a bare board its legend with legend: true', () => {
    expect(renderText(boardOf({ rows: ['. #'] }), { legend: true })).toBe('    #\n.\n\n; # wall');
  });

  it('leaves highlights out before it would draw over a wall', () => {
    const board = boardOf({ drawing: '%$A/\n    .' });
    const at = { q: 0, r: 0 };
    const picture: Picture = {
      figures: [{ id: 'A', side: 'monsters', at }],
      highlights: [{ as: 'target', hexes: [at] }],
      legend: false,
    };
    expect(renderText(board, picture)).toBe('%$A/\n    .');
    expect(renderText(boardOf({ drawing: '%$A\n    .' }), picture)).toBe('%$A<\n    .');
  });

  it('keeps single letters of figures, and tells sides by marks', () => {
    const { board } = sceneOf(['. . . . . .']);
    const figures = (['X', 'one', 'two', 'three', '1', 'four'] as const).map((id, q) => ({
      id,
      side: (['monsters', 'monsters', 'characters', 'third', 'neutral', 'characters'] as const)[q]!,
      at: { q, r: -Math.ceil(q / 2) },
    }));
    const text = renderText(board, { figures });
    expect(text.split('\n').slice(0, 2)).toEqual(['    .A      .a      .3', '.X      .2      .1']);
  });

  it('has marks for 62 figures; the others stand as ?', () => {
    const hexes = Array.from({ length: 64 }, (_, q) => ({ q, r: 0 }));
    const figures = hexes.map((at) => ({
      id: `figure ${String(at.q)}`,
      side: 'monsters' as const,
      at,
    }));
    const text = renderText(boardOf({ hexes }), { figures });
    expect(text.match(/^; \? /gm)).toHaveLength(2);
    const { cells, misread } = readDrawing(text);
    expect(misread).toEqual([]);
    expect(new Set(cells.map(({ mark }) => mark)).size).toBe(63);
  });

  it('draws wide boards within 80 columns', () => {
    const { board } = sceneOf(Array.from({ length: 6 }, () => '. '.repeat(16)));
    const figures = [{ id: 'x'.repeat(500), side: 'monsters' as const, at: { q: 15, r: -8 } }];
    const highlights = [{ as: 'spot' as const, hexes: [{ q: 15, r: -8 }], label: 'y'.repeat(500) }];
    const text = renderText(board, {
      figures,
      highlights,
      actor: 'x'.repeat(500),
      title: 'z'.repeat(500),
    });
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('puts entries of the legend side by side while they fit into 80 columns', () => {
    const { board } = sceneOf(['. .']);
    const hexes = [{ q: 0, r: 0 }];
    const legendOf = (...lengths: readonly number[]) =>
      renderText(board, {
        highlights: lengths.map((length, index) => ({
          as: (['destination', 'target'] as const)[index]!,
          hexes,
          label: 'x'.repeat(length),
        })),
      })
        .split('\n')
        .filter((line) => line.startsWith(';'))
        .map((line) => line.length);
    expect(legendOf(35, 35)).toEqual([80]);
    expect(legendOf(35, 36)).toEqual([39, 40]);
  });

  it('keeps texts of others on one line of comment', () => {
    const { board } = sceneOf(['. .']);
    const nasty = 'a\n. .\r\u001b[31m\u2028b\ud800';
    const text = renderText(board, {
      title: nasty,
      figures: [{ id: nasty, side: 'third', at: { q: 0, r: 0 } }],
      highlights: [{ as: 'spot', label: nasty, hexes: [{ q: 0, r: 0 }] }],
    });
    for (const sign of '\u001b\r\u2028\ud800') expect(text).not.toContain(sign);
    expect(readDrawing(text).misread).toEqual([]);
    expect(readDrawing(text).cells).toHaveLength(2);
  });

  it('colours on request only, and only adds colours', () => {
    const plain = renderText(TURN.board, PICTURE);
    const coloured = renderText(TURN.board, PICTURE, { colour: true });
    expect(plain).not.toContain('\u001b');
    expect(coloured).toContain('\u001b[1;31m.A\u001b[0m');
    // eslint-disable-next-line no-control-regex -- the escape codes
    expect(coloured.replace(/\u001b\[[\d;]+m/g, '')).toBe(plain);
  });

  it('refuses to draw what is too far apart', () => {
    const board = boardOf({
      hexes: [
        { q: 0, r: 0 },
        { q: 1_000_000, r: 0 },
      ],
    });
    const text = renderText(board);
    expect(text).toBe('; 1000001 columns, 1000001 lines: too many to draw');
    const far = boardOf({
      hexes: [
        { q: 0, r: 0 },
        { q: 0, r: 1_000_000 },
      ],
    });
    expect(renderText(far)).toMatch(/^origin|^\./);
  });
});

describe('round trips', () => {
  it('a drawing compiles to the board it was drawn from, wherever that lies', () => {
    fc.assert(
      fc.property(anyMap, anyMotion, (map, motion) => {
        for (const one of [map, moveMap(map, motion)]) {
          const board = boardOf(one);
          const again = compileBoard({ drawing: renderText(board) });
          expect(again._tag === 'Right' && essenceOf(again.right)).toEqual(essenceOf(board));
        }
      }),
    );
  });

  it('with any picture on it too, but for overlays that the picture brings', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        const text = renderText(board, picture);
        const again = compileBoard({ drawing: text });
        expect(again._tag).toBe('Right');
        const given = essenceOf(board);
        const read = again._tag === 'Right' ? essenceOf(again.right) : given;
        // The picture has overlays of its own, which hide doors that stand open.
        expect({ ...read, terrain: given.terrain, openDoors: given.openDoors }).toEqual(given);
        expect(renderText(board, picture)).toBe(text);
      }),
    );
  });

  it('figures come back where they stand', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        const marks = readDrawing(renderText(board, picture)).cells.filter(
          ({ mark }) => mark !== null,
        );
        const { find } = compiledOf(board);
        const stands = (picture.figures ?? []).flatMap(({ at, alsoAt = [] }) => [at, ...alsoAt]);
        const on = new Set(
          stands.filter(({ q, r }) => find(q, r) >= 0).map(({ q, r }) => find(q, r)),
        );
        expect(marks.map(({ hex }) => find(hex.q, hex.r)).sort((a, b) => a - b)).toEqual(
          [...on].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('leaves a frozen picture untouched', () => {
    expect(() => renderText(TURN.board, deepFreeze(structuredClone(PICTURE)))).not.toThrow();
  });
});
