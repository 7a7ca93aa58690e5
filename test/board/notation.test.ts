import { describe, expect, it } from 'vitest';
import {
  compileBoard,
  GLYPHS,
  hexesOf,
  readDrawing,
  readRows,
  type Cell,
  type GlyphName,
} from '../../src/board/index.js';
import { compiledOf } from '../../src/board/internal.js';
import { toEvenQ } from '../../src/hex/index.js';
import { OVERLAY_TYPES } from '../../src/vocabulary/index.js';
import { boardOf, sceneOf } from './scene.js';

const placesOf = (cells: readonly Cell[]): readonly string[] =>
  cells.map(({ hex, is, mark }) => `${GLYPHS[is]}${mark ?? ''} ${String(hex.q)},${String(hex.r)}`);

describe('rows', () => {
  it('are even-q offset coordinates: odd columns lie half a hex higher', () => {
    const { cells } = readRows(['.a .b .c', '.d .e .f']);
    expect(placesOf(cells)).toEqual(['.a 0,0', '.b 1,-1', '.c 2,-1', '.d 0,1', '.e 1,0', '.f 2,0']);
    for (const [index, { hex }] of cells.entries())
      expect(toEvenQ(hex)).toEqual({ column: index % 3, row: Math.floor(index / 3) });
  });

  it('do not care how glyphs are spaced', () => {
    expect(readRows(['  .   #\t^ '])).toEqual(readRows(['. # ^']));
  });

  it('show every overlay, default for queries', () => {
    for (const type of OVERLAY_TYPES)
      expect(compiledOf(boardOf({ rows: [`${GLYPHS[type]} .`] })).overlays).toEqual([
        { type, at: { q: 0, r: 0 } },
      ]);
  });

  it('show coins on any ground', () => {
    const { overlays } = sceneOf(['~$ _$A $']);
    expect(overlays.map(({ type, at }) => `${type} ${String(at.q)}`)).toEqual([
      'difficult 0',
      'coin 0',
      'pressurePlate 1',
      'coin 1',
      'coin 2',
    ]);
  });

  it('show walls, doors and gaps', () => {
    const board = compiledOf(boardOf({ rows: ['. # : .', "+ ' @ ."] }));
    expect(board.count).toBe(4);
    expect(board.wallHexes).toHaveLength(3);
    expect(board.openDoors.map(({ id }) => id)).toEqual(['1,0']);
    expect(board.doorways.map(({ id }) => id)).toEqual(['0,1']);
    expect(board.lockedDoors.map(({ id }) => id)).toEqual(['2,0']);
  });

  it('give every glyph one meaning', () => {
    expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
    for (const [name, glyph] of Object.entries(GLYPHS) as [GlyphName, string][])
      expect(readRows([glyph]).cells.map(({ is }) => is)).toEqual(name === 'nothing' ? [] : [name]);
  });
});

describe('a drawing', () => {
  it('keeps every neighbour in place', () => {
    expect(readDrawing('.a      .c\n    .b\n.d').cells.map(({ hex }) => hex)).toEqual([
      { q: 0, r: 0 },
      { q: 2, r: -1 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]);
  });

  it('may begin with an odd column, which lies above (0, 0)', () => {
    expect(placesOf(readDrawing('    .a\n.b      %\n    .c').cells)).toEqual([
      '.a 1,-1',
      '.b 0,0',
      '% 2,-1',
      '.c 1,0',
    ]);
    // The coin comes before the figure.
    expect(readDrawing('.$a     .a$').misread).toEqual([{ glyph: '.a$', line: 0, column: 8 }]);
  });

  it('may say where it begins', () => {
    const { cells } = readDrawing('origin -3,12\n.a\n    .b');
    expect(placesOf(cells)).toEqual(['.a -3,12', '.b -2,12']);
    expect(compileBoard({ drawing: 'origin 1048576,0\n.' })._tag).toBe('Right');
    for (const drawing of [
      'origin 9999999,0\n.',
      'origin 1048576,0\n.\n    .',
      'origin 0,-1048577\n.',
    ])
      expect(compileBoard({ drawing })).toMatchObject({
        left: [{ path: ['drawing'], expected: 'nearHexes' }],
      });
  });

  it('passes over comments, blank lines on top and shared indentation', () => {
    const plain = readDrawing('.a\n    .b');
    expect(
      readDrawing('\n\n; why\n\n      .a\n  ; not a line of the picture\n          .b\n\n'),
    ).toEqual(plain);
    expect(readDrawing('; why\r\n  origin 0,0\r\n    .a\r\n        .b')).toEqual(plain);
  });

  it('passes over blank lines of spaces too, and over the sign for no hex', () => {
    expect(placesOf(readDrawing('   \n\t\n.a      :\n    :   /\n.b').cells)).toEqual([
      '.a 0,0',
      '.b 0,1',
    ]);
  });

  it('counts blank lines inside', () => {
    expect(placesOf(readDrawing('.a\n\n.b\n\n\n\n.c').cells)).toEqual([
      '.a 0,0',
      '.b 0,1',
      '.c 0,3',
    ]);
  });

  it('passes over highlights', () => {
    const { cells, misread } = readDrawing('.A<"    .]3     $>1     .$B|    .?');
    expect(misread).toEqual([]);
    expect(cells.map(({ is, coin, mark }) => [is, coin, mark])).toEqual([
      ['plain', false, 'A'],
      ['plain', false, null],
      ['coin', false, null],
      ['plain', true, 'B'],
      ['plain', false, null],
    ]);
  });

  it('draws walls between the hexes they part', () => {
    const { wallEdges } = readDrawing(['.      \\.', '--  .  /', '.       .'].join('\n'));
    expect(wallEdges).toEqual([
      [
        { q: 1, r: 0 },
        { q: 2, r: -1 },
      ],
      [
        { q: 0, r: 0 },
        { q: 0, r: 1 },
      ],
      [
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ],
    ]);
  });

  it('tells signs that stand next to each other apart', () => {
    const { cells, wallEdges } = readDrawing('.>1/\n    .');
    expect(cells).toHaveLength(2);
    expect(wallEdges).toHaveLength(1);
  });

  it('names line and column of what it cannot read, as the text has them', () => {
    const { misread } = readDrawing('\n; x\n  .A\n     ?\n  .AB');
    expect(misread).toEqual([
      { glyph: '?', line: 3, column: 5 },
      { glyph: '.AB', line: 4, column: 2 },
    ]);
  });

  it('reads nothing in nothing', () => {
    for (const text of ['', '\n', '; .', 'origin 1,1'])
      expect(readDrawing(text)).toEqual({ cells: [], wallEdges: [], misread: [] });
  });
});

describe('scenes of tests', () => {
  it('take digits for characters, capitals for monsters, small letters for names', () => {
    const scene = sceneOf(['.A .x .2'], { 2: { invisible: true } });
    expect(scene.figures).toEqual([
      { id: '2', at: { q: 2, r: -1 }, side: 'characters', initiative: 2, invisible: true },
      { id: 'A', at: { q: 0, r: 0 }, side: 'monsters' },
    ]);
    expect(scene.at('x')).toEqual({ q: 1, r: -1 });
    expect(hexesOf(scene.board)).toHaveLength(3);
  });

  it('take a mark on several hexes for one figure', () => {
    expect(sceneOf(['.A .A']).figures).toEqual([
      { id: 'A', at: { q: 0, r: 0 }, alsoAt: [{ q: 1, r: -1 }], side: 'monsters' },
    ]);
  });

  it('throw what is wrong', () => {
    expect(() => sceneOf(['. ?'])).toThrow('means nothing here');
    expect(() => sceneOf(['. .'], { A: {} })).toThrow('no hex is marked A');
    expect(() => sceneOf(['. .']).at('x')).toThrow('no hex is marked x');
  });
});
