import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sightLine } from '../../src/line-of-sight/index.js';
import { renderSvg, type Picture } from '../../src/render/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { boardAndPicture } from './pictures.js';
import { nodesOf, outside, textsOf } from './read-svg.js';

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
  figures: TURN.figures,
  actor: 'A',
  path: [{ q: 1, r: 0 }, TURN.at('x'), { q: 2, r: 1 }],
  highlights: [
    { as: 'destination', hexes: [{ q: 2, r: 1 }] },
    { as: 'focus', figures: ['1'] },
    { as: 'target', figures: ['1', '2'] },
  ],
  sight: [sightLine(TURN.board, TURN.at('1'), { q: 2, r: 1 })!],
};

describe('renderSvg', () => {
  it('draws one hex as checked by hand: 28 pixels to a corner, 16 around', () => {
    expect(renderSvg(boardOf({ hexes: [{ q: 0, r: 0 }] }))).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 81" width="88" height="81" role="img" font-family="system-ui, sans-serif">',
        '<title>A board of hexes</title>',
        '<rect x="0.5" y="0.5" width="87" height="80" rx="10" fill="#fdfcf9" stroke="#d8d2c4"/>',
        '<path d="M72 40.25L58 16L30 16L16 40.25L30 64.5L58 64.5Z" fill="#f1ece1" stroke="#b8ad99" stroke-width="1"/>',
        '</svg>',
      ].join('\n'),
    );
  });

  it('draws figure, path and thin wall as checked by hand', () => {
    const { board, figures } = sceneOf('.A\n--\n.\n');
    const svg = renderSvg(board, {
      figures,
      actor: 'A',
      path: [{ q: 0, r: 1 }],
      legend: false,
      title: '',
    });
    // Centres are 48.5 apart; the wall is the lower edge of the upper hex.
    expect(svg).toContain(
      '<path d="M30 64.5L58 64.5" fill="none" stroke="#3a332a" stroke-width="5" stroke-linecap="round"/>',
    );
    expect(svg).toContain('<path d="M44 40.25L44 88.75" fill="none" stroke="#13723d"');
    expect(svg).toContain('<g transform="translate(44 40.25)"><circle r="16.5"');
    expect(textsOf(svg)).toEqual(['A']);
  });

  it('scales with the size of a hex and knows a dark page', () => {
    const board = boardOf({
      hexes: [{ q: 0, r: 0 }],
      overlays: [{ type: 'trap', at: { q: 0, r: 0 } }],
    });
    const svg = renderSvg(board, undefined, { size: 56, theme: 'dark' });
    expect(svg).toContain('viewBox="0 0 144 129"');
    expect(svg).toContain('scale(2)');
    expect(svg).not.toContain('#fdfcf9');
  });

  it('lists exactly what is drawn', () => {
    const words = textsOf(renderSvg(TURN.board, PICTURE)).filter((text) => text.length > 1);
    expect(words).toEqual([
      'A turn',
      '1 (characters): target, focus',
      '2 (characters): target',
      'A (monsters): acts',
      'path, 3 hexes',
      'destination',
      'target',
      'focus',
      'line of sight',
      'obstacle',
      'trap',
      'closed door',
      'coin',
      'thin wall',
    ]);
  });

  it('lists nothing that is off the board', () => {
    const off = { q: 40, r: 40 };
    const svg = renderSvg(boardOf({ rows: ['. .'] }), {
      figures: [{ id: 'A', side: 'monsters', at: off }],
      overlays: [{ type: 'trap', at: off }],
      path: [off],
      movement: [{ hex: off, movement: 3 }],
      sight: [{ from: { q: 0, r: 0 }, to: { q: 90, r: 0.5 } }],
      highlights: [{ as: 'area', hexes: [off], figures: ['A', 'B'] }],
    });
    expect(textsOf(svg)).toEqual([]);
    expect(svg).toBe(renderSvg(boardOf({ rows: ['. .'] }), {}));
  });

  it('escapes what others have written', () => {
    const nasty = `</text><script>alert("1" & '2')</script>\u0000\ud800]]>`;
    const svg = renderSvg(boardOf({ rows: ['. .'] }), {
      title: nasty,
      figures: [{ id: nasty, side: 'monsters', at: { q: 0, r: 0 } }],
      highlights: [{ as: 'spot', hexes: [{ q: 0, r: 0 }], label: nasty }],
    });
    expect(nodesOf(svg).map(({ name }) => name)).not.toContain('script');
    expect(textsOf(svg)[0]).toBe(`</text><script>alert("1" & '2')</script>  ]]>`);
    // eslint-disable-next-line no-control-regex
    expect(svg).not.toMatch(/[\u0000\ud800]/);
  });

  it('has neither ids, styles, fonts nor links to elsewhere', () => {
    const svg = renderSvg(TURN.board, PICTURE);
    for (const { name, attributes } of nodesOf(svg)) {
      expect(['svg', 'title', 'rect', 'path', 'g', 'circle', 'text']).toContain(name);
      for (const key of Object.keys(attributes))
        expect(['id', 'class', 'style', 'href', 'onload']).not.toContain(key);
    }
    expect(svg.match(/https?:/g)).toHaveLength(1);
  });

  it('writes numbers with at most two decimals and no -0', () => {
    const svg = renderSvg(TURN.board, PICTURE, { size: 17.3 });
    expect(svg).not.toMatch(/\d\.\d{3}/);
    expect(svg).not.toMatch(/(^|[^\d.])-0([^\d.]|$)/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]\d/);
  });
});

describe('any picture', () => {
  it('becomes well-formed SVG within its box, the same each time', () => {
    fc.assert(
      fc.property(
        boardAndPicture,
        fc.constantFrom('light' as const, 'dark' as const),
        fc.integer({ min: 8, max: 60 }),
        ({ board, picture }, theme, size) => {
          const svg = renderSvg(board, picture, { theme, size });
          expect(outside(svg)).toEqual([]);
          expect(renderSvg(board, picture, { theme, size })).toBe(svg);
        },
      ),
    );
  });

  it('has a disc for each figure on the board, and a line in the legend', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        const { figures = [] } = picture;
        const legend = textsOf(renderSvg(board, { figures, overlays: [], legend: true }));
        const bare = textsOf(renderSvg(board, { figures, overlays: [], legend: false }));
        const marks = new Set(bare);
        const listed = legend.filter((text) =>
          /\((characters|monsters|third|neutral)\)(: invisible)?$/.test(text),
        );
        expect(listed).toHaveLength(marks.size);
      }),
    );
  });

  it('is drawn where boards are far apart or large', () => {
    const far = boardOf({
      hexes: [
        { q: -1_000_000, r: 5 },
        { q: 1_000_000, r: 5 },
      ],
    });
    expect(outside(renderSvg(far, { title: 'far' }))).toEqual([]);
    const hexes = Array.from({ length: 4096 }, (_, index) => ({ q: index % 64, r: index >> 6 }));
    expect(outside(renderSvg(boardOf({ hexes })))).toEqual([]);
  });
});
