import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../../src/hex/index.js';
import { HIGHLIGHT_KINDS, renderSvg, type Picture } from '../../src/render/index.js';
import { THEMES } from '../../src/render/svg-palette.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { boardAndPicture } from './pictures.js';
import { nodesOf, parse, textsOf, type Node } from './read-svg.js';

const LIGHT = THEMES.light;
const here: Hex = { q: 0, r: 0 };
const one = boardOf({ hexes: [here] });

/** An entry of a legend: its sample, its words and where both stand. */
interface Entry {
  readonly words: string;
  readonly at: readonly [x: number, y: number];
  readonly sample: Node;
  /** Where the sample's centre lies. */
  readonly centre: readonly [x: number, y: number];
}

/** The elements of an SVG, as deep as its layers. */
const layersOf = (svg: string): readonly Node[] =>
  parse(svg).inside.filter((part) => typeof part !== 'string');

const entriesOf = (svg: string): readonly Entry[] =>
  layersOf(svg).flatMap((text, index, all): Entry[] => {
    const sample = all[index - 1];
    if (sample === undefined || text.name !== 'text' || text.attributes['font-size'] !== '13')
      return [];
    const [, x, y] = /^translate\((\S+) (\S+)\)/.exec(sample.attributes['transform'] ?? '') ?? [];
    return [
      {
        words: text.inside.filter((part) => typeof part === 'string').join(''),
        at: [Number(text.attributes['x']), Number(text.attributes['y'])],
        sample,
        centre: [Number(x), Number(y)],
      },
    ];
  });

const sizeOf = (svg: string): readonly [width: number, height: number] => {
  const { width, height } = parse(svg).attributes;
  return [Number(width), Number(height)];
};

const LINE = 27;

describe('a legend', () => {
  it('stands under the board as checked by hand', () => {
    const svg = renderSvg(one, { overlays: [{ type: 'trap', at: here }] });
    // A board 48.5 high between margins of 16; a line of 27; half a margin below.
    expect(sizeOf(svg)).toEqual([392, 116]);
    const [entry, ...more] = entriesOf(svg);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ words: 'trap', at: [47, 98.33], centre: [28, 94] });
    expect(entry?.sample.attributes['transform']).toBe('translate(28 94) scale(0.43)');
    // The board stands in the middle.
    expect(svg).toContain('<path d="M224 40.25');
  });

  it('lists figures, marks and ground in groups with a gap between', () => {
    const svg = renderSvg(one, {
      figures: [{ id: 'A', side: 'monsters', at: here }],
      highlights: [{ as: 'spot', hexes: [here] }],
      overlays: [{ type: 'trap', at: here }],
    });
    const [figure, spot, trap] = entriesOf(svg);
    expect(figure?.centre).toEqual([28, 94]);
    expect(spot?.centre).toEqual([28, 94 + LINE + 6]);
    expect(trap?.centre).toEqual([28, 94 + 2 * (LINE + 6)]);
    expect(sizeOf(svg)[1]).toBe(116 + 2 * (LINE + 6));
    expect(figure?.sample.attributes['transform']).toBe('translate(28 94) scale(0.7)');
  });

  it('leaves no room for groups that are empty', () => {
    const figures = [{ id: 'A', side: 'monsters', at: here }] as const;
    expect(sizeOf(renderSvg(one, { figures }))).toEqual([392, 116]);
    const svg = renderSvg(one, { figures, overlays: [{ type: 'trap', at: here }] });
    expect(entriesOf(svg).map(({ centre }) => centre)).toEqual([
      [28, 94],
      [28, 94 + LINE + 6],
    ]);
  });

  it('needs no gap behind its last column', () => {
    // Three entries of 32 + 9 · 0.62 · 13 pixels and two gaps of 16 fit into 360, a third gap does not.
    const highlights = (['area', 'spot', 'target'] as const).map((as) => ({
      as,
      hexes: [here],
      label: 'x'.repeat(9),
    }));
    const rows = entriesOf(renderSvg(one, { highlights })).map(({ centre: [, y] }) => y);
    expect(rows).toEqual([94, 94, 94]);
  });

  it('puts a group into as many columns as there is room for', () => {
    // "obstacle" takes 32 + 8 · 0.62 · 13 pixels, so that 360 have room for three columns.
    const types = ['obstacle', 'trap', 'corridor', 'treasure'] as const;
    const hexes = types.map((_, q) => ({ q, r: 0 }));
    const overlays = types.map((type, q) => ({ type, at: { q, r: 0 } }));
    const entries = entriesOf(renderSvg(boardOf({ hexes, overlays }), {}));
    const [first] = entries;
    const [left, top] = first!.centre;
    const column = 32 + 8 * 0.62 * 13 + 16;
    const expected = [
      [left, top],
      [left + column, top],
      [left + 2 * column, top],
      [left, top + LINE],
    ];
    entries.forEach(({ centre: [x, y] }, index) => {
      expect(x).toBeCloseTo(expected[index]![0]!, 1);
      expect(y).toBeCloseTo(expected[index]![1]!, 1);
    });
    expect(entries).toHaveLength(4);
  });

  it('has one column where the widest entry takes all the room', () => {
    const figures = ['a', 'b'].map((id, q) => ({
      id: id.repeat(39),
      side: 'characters' as const,
      at: { q, r: 0 },
    }));
    const svg = renderSvg(boardOf({ hexes: figures.map(({ at }) => at) }), { figures });
    const [first, second] = entriesOf(svg);
    expect(second?.centre).toEqual([first?.centre[0], first!.centre[1] + LINE]);
    // 39 letters and " (characters)", wider than the board and than any other legend.
    expect(sizeOf(svg)[0]).toBe(Math.ceil(32 + 52 * 0.62 * 13 + 32));
  });

  it('has samples left of the words and entries that do not overlap', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        const entries = entriesOf(renderSvg(board, { ...picture, legend: true }));
        const boxes = entries.map(({ words, at: [x, y], centre }) => {
          expect(centre[0]).toBeCloseTo(x - 19, 1);
          expect(centre[1]).toBeCloseTo(y - 13 / 3, 1);
          return { left: centre[0] - 12, right: x + 0.6 * 13 * words.length, row: centre[1] };
        });
        for (const [index, a] of boxes.entries())
          for (const b of boxes.slice(index + 1))
            expect(a.right <= b.left || b.right <= a.left || Math.abs(a.row - b.row) >= LINE).toBe(
              true,
            );
      }),
      { numRuns: 50 },
    );
  });
});

describe('samples of a legend', () => {
  const sampleOf = (picture: Picture, on = one): readonly Node[] => {
    const [entry, ...more] = entriesOf(renderSvg(on, picture));
    expect(more).toEqual([]);
    return entry?.sample.inside as Node[];
  };
  /** What the picture itself shows on its hex. */
  const drawnBy = (picture: Picture): readonly Node[] =>
    layersOf(renderSvg(one, { ...picture, legend: false })).find(({ name }) => name === 'g')
      ?.inside as Node[];

  it.each([
    ['a figure', { figures: [{ id: 'A', side: 'third', at: here, invisible: true }], actor: 'A' }],
  ] as const)('%s looks as on the board', (_, picture) => {
    expect(sampleOf(picture)).toEqual(drawnBy(picture));
  });

  const marks: readonly (readonly [string, Picture])[] = [
    ...HIGHLIGHT_KINDS.map((as) => [as, { highlights: [{ as, hexes: [here] }] }] as const),
    ['movement', { movement: [{ hex: here, movement: 1 }] }],
    ['a coin', { overlays: [{ type: 'coin', at: here }] }],
  ];
  it.each(marks)('%s looks as on the board, on plain floor', (_, picture) => {
    const [floor, ...signs] = sampleOf(picture);
    expect(floor?.attributes).toMatchObject({ fill: LIGHT.ground.plain, stroke: LIGHT.grid });
    expect(floor?.attributes['d']).toMatch(/^M28 0L14 -24.25L.*Z$/);
    expect(signs).toEqual(drawnBy(picture));
  });

  it('ground is a hex of its colour with its sign', () => {
    const picture = { overlays: [{ type: 'trap', at: here }] } as const;
    const [floor, ...signs] = sampleOf(picture);
    expect(floor?.attributes).toMatchObject({ fill: LIGHT.ground.trap, 'stroke-width': '1.5' });
    expect(signs).toEqual(drawnBy(picture));
  });

  it('a path is a line with an arrow, a thin wall a thick line, sight a dashed one', () => {
    const { board, at } = sceneOf('.a\n--\n.b');
    const { board: open } = sceneOf('.a\n\n.b');
    const [line, arrow] = sampleOf({ path: [at('b')] }, open);
    const [wall, ...more] = sampleOf({}, board);
    const [sight, ...others] = sampleOf({ sight: [{ from: at('a'), to: at('b') }] }, open);
    expect([...more, ...others]).toEqual([]);
    expect(arrow?.attributes).toEqual({ d: 'M30 0L10 -12V12Z', fill: LIGHT.path });
    const common = { d: 'M-26 0H26', fill: 'none', 'stroke-linecap': 'round' };
    expect(line?.attributes).toEqual({ ...common, stroke: LIGHT.path, 'stroke-width': '7' });
    expect(wall?.attributes).toEqual({ ...common, stroke: LIGHT.thinWall, 'stroke-width': '10' });
    expect(sight?.attributes).toEqual({
      ...common,
      stroke: LIGHT.sight,
      'stroke-width': '5',
      'stroke-dasharray': '11 9',
    });
  });
});

describe('a heading', () => {
  it('stands above the board, as wide as it is written', () => {
    const svg = renderSvg(one, { title: 'x'.repeat(40), legend: false });
    const heading = layersOf(svg).find(({ name }) => name === 'text');
    expect(heading?.attributes).toEqual({
      x: '16',
      y: '33',
      'font-size': '17',
      'font-weight': '700',
      fill: LIGHT.ink,
    });
    // 40 letters of 0.62 · 17 pixels between the margins; 34 pixels above the board.
    expect(sizeOf(svg)).toEqual([454, 115]);
    expect(svg).toContain('<path d="M255 74.25');
    expect(nodesOf(svg).find(({ name }) => name === 'title')?.inside).toEqual(['x'.repeat(40)]);
  });

  it.each([
    ['\u10ff', 0.62],
    ['\u1100', 1.1],
    ['\u5b57', 1.1],
    ['\u{1f600}', 1.1],
  ])('takes %s for %d of its size', (sign, share) => {
    const title = sign.repeat(61);
    expect(sizeOf(renderSvg(one, { title, legend: false }))[0]).toBe(
      Math.ceil(61 * 17 * share + 32),
    );
  });

  it('is cut at 120 signs', () => {
    const [title] = textsOf(renderSvg(one, { title: 'y'.repeat(121), legend: false }));
    expect(title).toBe(`${'y'.repeat(119)}…`);
    expect(textsOf(renderSvg(one, { title: 'y'.repeat(120), legend: false }))).toEqual([
      'y'.repeat(120),
    ]);
  });

  it('without one a board stands between equal margins, with one it has room for 360 pixels', () => {
    expect(sizeOf(renderSvg(one))).toEqual([88, 81]);
    expect(sizeOf(renderSvg(one, { title: 'A', legend: false }))).toEqual([392, 115]);
    expect(sizeOf(renderSvg(one, {}))).toEqual([392, 81]);
    const wide = boardOf({ hexes: Array.from({ length: 20 }, (_, q) => ({ q, r: 0 })) });
    expect(sizeOf(renderSvg(wide, { title: 'A' }))[0]).toBe(sizeOf(renderSvg(wide))[0]);
  });
});
