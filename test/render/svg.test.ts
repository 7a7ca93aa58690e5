import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sightLine } from '../../src/line-of-sight/index.js';
import { renderSvg, type Picture } from '../../src/render/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { boardAndPicture } from './pictures.js';

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

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: (Node | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescape = (text: string): string => {
  // Nothing else may begin with & in what is well-formed.
  expect(text.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&<]/);
  return text.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity);
};

/** Reads the XML that renderSvg writes, and fails where it is not well-formed. */
const parse = (xml: string): Node => {
  const root: Node = { name: 'root', attributes: {}, inside: [] };
  const open = [root];
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = open.at(-1)!;
    if (!token.startsWith('<')) parent.inside.push(unescape(token));
    else if (token.startsWith('</')) expect(`</${open.pop()!.name}>`).toBe(token);
    else {
      const [, name = '', attributes = '', end] =
        /^<(\w+)((?: [\w-]+="[^"]*")*)(\/?)>$/.exec(token) ?? [];
      expect(name, token).not.toBe('');
      const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)];
      expect(new Set(pairs.map(([, key]) => key)).size).toBe(pairs.length);
      const node: Node = {
        name,
        attributes: Object.fromEntries(
          pairs.map(([, key = '', value = '']) => [key, unescape(value)]),
        ),
        inside: [],
      };
      parent.inside.push(node);
      if (end === '') open.push(node);
    }
  }
  expect(open).toEqual([root]);
  expect(root.inside).toHaveLength(1);
  return root.inside[0] as Node;
};

interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
type Extent = readonly [x: number, y: number];

const transformOf = (text: string | undefined, outer: Transform): Transform => {
  if (text === undefined) return outer;
  const [, x, y, scale = '1'] = /^translate\((\S+) (\S+)\)(?: scale\((\S+)\))?$/.exec(text) ?? [];
  expect(x, text).toBeDefined();
  return {
    x: outer.x + outer.scale * Number(x),
    y: outer.y + outer.scale * Number(y),
    scale: outer.scale * Number(scale),
  };
};

/** Corners of what an element covers, in its own coordinates, strokes included. */
const extentsOf = ({ name, attributes, inside }: Node): readonly Extent[] => {
  const value = (key: string): number => Number(attributes[key] ?? 0);
  const half = attributes['stroke'] === undefined ? 0 : Number(attributes['stroke-width'] ?? 1) / 2;
  const box = (x: number, y: number, width: number, height: number): Extent[] => [
    [x - half, y - half],
    [x + width + half, y + height + half],
  ];
  if (name === 'rect') return box(value('x'), value('y'), value('width'), value('height'));
  if (name === 'circle') {
    const r = value('r');
    return box(value('cx') - r, value('cy') - r, 2 * r, 2 * r);
  }
  if (name === 'text') {
    const size = value('font-size');
    // Lower-case letters of common fonts are narrower than this, capitals of some a little wider.
    const width = 0.6 * size * (inside[0] as string).length;
    const x = attributes['text-anchor'] === 'middle' ? value('x') - width / 2 : value('x');
    return box(x, value('y') - 0.8 * size, width, size);
  }
  if (name !== 'path') return [];
  // Signs are drawn with curves as well, well within their hex.
  if (!/^[MLZ\d\s.-]+$/.test(attributes['d'] ?? '')) return [];
  return [...attributes['d']!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) =>
    box(Number(x), Number(y), 0, 0),
  );
};

const walk = (node: Node, outer: Transform, visit: (node: Node, at: Transform) => void): void => {
  const at = transformOf(node.attributes['transform'], outer);
  visit(node, at);
  for (const child of node.inside) if (typeof child !== 'string') walk(child, at, visit);
};

const nodesOf = (svg: string): readonly Node[] => {
  const nodes: Node[] = [];
  walk(parse(svg), { x: 0, y: 0, scale: 1 }, (node) => nodes.push(node));
  return nodes;
};

const textsOf = (svg: string): readonly string[] =>
  nodesOf(svg)
    .filter(({ name }) => name === 'text')
    .map(({ inside }) => inside.filter((part) => typeof part === 'string').join(''));

/** What sticks out of the viewBox. */
const outside = (svg: string): readonly Node[] => {
  const root = parse(svg);
  const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  const nodes: Node[] = [];
  walk(root, { x: 0, y: 0, scale: 1 }, (node, { x, y, scale }) => {
    const isIn = ([px, py]: Extent): boolean => {
      const [left, top] = [x + scale * px, y + scale * py];
      return left >= 0 && top >= 0 && left <= width && top <= height;
    };
    if (!extentsOf(node).every(isIn)) nodes.push(node);
  });
  return nodes;
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
