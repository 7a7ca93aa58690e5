import { describe, expect, it } from 'vitest';
import { HIGHLIGHT_KINDS, renderSvg, renderText, type Picture } from '../../src/render/index.js';
import { OVERLAY_TYPES } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';

const board = boardOf({ rows: ['. .'] });
const [here, there] = [
  { q: 0, r: 0 },
  { q: 1, r: -1 },
];

/** The legend of the text, an entry each, and the words of the SVG's. */
const legendsOf = (
  picture: Picture,
  on = board,
): readonly [readonly string[], readonly string[]] => {
  const text = renderText(on, picture)
    .split('\n')
    .filter((line) => line.startsWith('; '))
    .flatMap((line) => line.slice('; '.length).split('    '));
  const svg = [...renderSvg(on, picture).matchAll(/<text [^>]*font-size="13" fill[^>]*>([^<]*)</g)];
  return [text, svg.map(([, words = '']) => words)];
};

describe('legends', () => {
  it.each(HIGHLIGHT_KINDS)('list %s if and only if it is drawn', (as) => {
    expect(legendsOf({ highlights: [{ as, hexes: [here] }] })[1]).toEqual([as]);
    expect(legendsOf({ highlights: [{ as, hexes: [{ q: 9, r: 9 }] }, { as }] })).toEqual([[], []]);
  });

  it('list a highlight once, with all its labels', () => {
    const highlights = [
      { as: 'area', hexes: [here], label: 'first attack' },
      { as: 'area', hexes: [there], label: 'second attack' },
      { as: 'area', hexes: [here], label: 'first attack' },
      { as: 'spot', hexes: [here], label: '' },
    ] as const;
    expect(legendsOf({ highlights })).toEqual([
      [') first attack, second attack', '| spot'],
      ['first attack, second attack', 'spot'],
    ]);
  });

  it.each(OVERLAY_TYPES)('list %s if and only if it lies there', (type) => {
    const [text, svg] = legendsOf({ overlays: [{ type, at: here }] });
    expect(text).toHaveLength(1);
    expect(svg).toHaveLength(1);
    expect(legendsOf({ overlays: [{ type, at: { q: 9, r: 9 } }] })).toEqual([[], []]);
  });

  it('show the overlays of the map unless the picture has others', () => {
    const trapped = boardOf({ rows: ['^ .'] });
    expect(legendsOf({}, trapped)[0]).toEqual(['^ trap']);
    expect(legendsOf({ overlays: [] }, trapped)[0]).toEqual([]);
  });

  it('list doors and walls of both kinds', () => {
    const map = {
      rows: ['+ . @ #', ". ' . ."],
      wallEdges: [
        [
          { q: 2, r: 0 },
          { q: 3, r: -1 },
        ],
      ],
    } as const;
    expect(legendsOf({}, boardOf(map))).toEqual([
      ['# wall', '+ closed door', "' open door", '@ locked door', '-- / \\ thin wall'],
      ['wall', 'closed door', 'open door', 'locked door', 'thin wall'],
    ]);
  });

  it('name a figure with side, roles and whether it is invisible', () => {
    const figures = [
      { id: 'guard', side: 'monsters', at: here, alsoAt: [{ q: 7, r: 7 }] },
      { id: 'rogue', side: 'characters', at: there, invisible: true },
      { id: 'late', side: 'neutral', at: there },
    ] as const;
    const [text] = legendsOf({
      figures,
      actor: 'guard',
      highlights: [
        { as: 'focus', figures: ['rogue', 'nobody'] },
        { as: 'destination', hexes: [here] },
      ],
    });
    expect(text).toEqual([
      'A guard (monsters): acts, destination',
      '1 rogue (characters): invisible, focus',
      '] destination',
      '" focus',
    ]);
  });

  it('count the hexes of the path that are drawn', () => {
    expect(legendsOf({ path: [there] })).toEqual([['>1 path, 1 hex'], ['path, 1 hex']]);
    expect(legendsOf({ path: [here, there, { q: 2, r: -1 }] })[1]).toEqual(['path, 2 hexes']);
    expect(legendsOf({ path: [] })).toEqual([[], []]);
  });

  it('list movement, and lines of sight where these are drawn', () => {
    const picture: Picture = {
      movement: [{ hex: there, movement: 1 }],
      sight: [{ from: { q: 0, r: 0 }, to: { q: 1.5, r: -1 } }],
    };
    expect(legendsOf(picture)).toEqual([[':1 movement'], ['movement', 'line of sight']]);
  });
});

describe('texts of others', () => {
  const titleOf = (title: string): string => {
    const [text, svg] = [renderText(board, { title }), renderSvg(board, { title })];
    const inSvg = /font-weight="700"[^>]*>([^<]*)</.exec(svg)?.[1];
    expect(text.split('\n')[0]).toBe(`; ${inSvg ?? ''}`);
    return inSvg ?? '';
  };

  it.each([
    0x00, 0x09, 0x0a, 0x0d, 0x1b, 0x1f, 0x7f, 0x80, 0x9f, 0x2028, 0x2029, 0xd800, 0xdbff, 0xdc00,
    0xdfff, 0xfffe, 0xffff,
  ])('lose the sign %i, which no terminal or page could take', (code) => {
    expect(titleOf(`a${String.fromCharCode(code)}b`)).toBe('a b');
  });

  it.each([0x21, 0x7e, 0xa0, 0xe9, 0x2027, 0x202a, 0xd7ff, 0xe000, 0xfffd, 0x1f600, 0x10ffff])(
    'keep the sign %i',
    (code) => {
      const title = `a${String.fromCodePoint(code)}b`;
      expect(titleOf(title)).toBe(title);
    },
  );

  it('are cut by signs, not by halves of signs', () => {
    const [line = ''] = renderText(board, { title: '\u{1f600}'.repeat(78) }).split('\n');
    expect(line).toBe(`; ${'\u{1f600}'.repeat(78)}`);
    const [cut = ''] = renderText(board, { title: '\u{1f600}'.repeat(79) }).split('\n');
    expect(cut).toBe(`; ${'\u{1f600}'.repeat(77)}…`);
  });
});
