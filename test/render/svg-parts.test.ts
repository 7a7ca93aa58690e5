import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  corners,
  key,
  layout,
  toPixel,
  type Hex,
  type Point,
} from '../../src/hex/index.js';
import { HIGHLIGHT_KINDS, renderSvg, type Picture } from '../../src/render/index.js';
import { sceneryOf } from '../../src/render/scenery.js';
import { THEMES } from '../../src/render/svg-palette.js';
import { OVERLAY_TYPES, SIDES } from '../../src/vocabulary/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { boardAndPicture } from './pictures.js';
import { nodesOf, parse, type Node } from './read-svg.js';

const LIGHT = THEMES.light;
const here: Hex = { q: 0, r: 0 };
const one = boardOf({ hexes: [here] });

/** What a picture of one hex shows beyond the bare hex, without legend. */
const addedBy = (picture: Picture, on = one): readonly Node[] => {
  const elementsOf = (svg: string): readonly Node[] =>
    parse(svg).inside.filter((part) => typeof part !== 'string');
  const bare = renderSvg(on, { legend: false });
  const count = elementsOf(bare).length;
  return elementsOf(renderSvg(on, { ...picture, legend: false })).slice(count);
};

/** An element as one text, its colours left out. */
const shapeOf = ({ name, attributes, inside }: Node): string =>
  JSON.stringify([
    name,
    { ...attributes, fill: attributes['fill'] === 'none' ? 'none' : 'some', stroke: undefined },
    inside.map((part) => (typeof part === 'string' ? part : shapeOf(part))),
  ]);

/** The points of path data without curves. */
const pointsOf = (data = ''): readonly Point[] =>
  [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const NUMBER = /^-?\d+(\.\d{1,2})?$/;
const COLOUR = /^(none|#[0-9a-f]{6})$/;

/** Attributes that are written, each with the values that SVG knows for it. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: /^0 0 \d+ \d+$/,
  role: /^img$/,
  'font-family': /^[\w-]+(, [\w-]+)*$/,
  'font-size': NUMBER,
  'font-weight': /^[1-9]00$/,
  'text-anchor': /^(start|middle|end)$/,
  d: /^M[MLHVCQTAZ\d\s.-]+$/,
  fill: COLOUR,
  stroke: COLOUR,
  'fill-opacity': /^0\.\d+$/,
  'stroke-width': /^\d+(\.\d{1,2})?$/,
  'stroke-linecap': /^(butt|round|square)$/,
  'stroke-linejoin': /^(miter|round|bevel)$/,
  'stroke-dasharray': /^\d+(\.\d{1,2})? \d+(\.\d{1,2})?$/,
  transform: /^translate\(\S+ \S+\)( scale\(\S+\))?$/,
};
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'width', 'height', 'role', 'font-family'],
  rect: ['x', 'y', 'width', 'height', 'fill'],
  circle: ['r', 'fill'],
  text: ['y', 'font-size', 'fill'],
  path: ['d'],
  g: ['transform'],
};

describe('every element', () => {
  it('has the attributes it needs, with values that SVG knows', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        for (const { name, attributes } of nodesOf(renderSvg(board, picture))) {
          expect(Object.keys(attributes)).toEqual(
            expect.arrayContaining([...(NEEDED[name] ?? [])]),
          );
          for (const [attribute, value] of Object.entries(attributes))
            expect(value, `${name} ${attribute}`).toMatch(KNOWN[attribute] ?? NUMBER);
          // What is drawn has a colour; what has a colour has one of the page's.
          if (name === 'path') expect(attributes['fill'] ?? attributes['stroke']).toBeDefined();
          if (name === 'circle')
            expect(attributes['fill'] !== 'none' || attributes['stroke'] !== undefined).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('stands on a line of its own or in one, with no text but in texts', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        const svg = renderSvg(board, picture);
        expect(svg).not.toMatch(/\n\s*\n/);
        for (const { name, inside } of nodesOf(svg))
          if (name !== 'text' && name !== 'title')
            for (const part of inside)
              if (typeof part === 'string') expect(part.trim(), name).toBe('');
      }),
      { numRuns: 50 },
    );
  });

  it.each(['light', 'dark'] as const)('has colours of the %s page alone', (theme) => {
    const { ground, sign, side, highlight, ...rest } = THEMES[theme];
    const colours = [ground, sign, side, highlight, rest].flatMap((of) =>
      Object.values<string>(of),
    );
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        for (const { attributes } of nodesOf(renderSvg(board, picture, { theme })))
          for (const colour of [attributes['fill'], attributes['stroke']])
            expect([undefined, 'none', ...colours]).toContain(colour);
      }),
      { numRuns: 50 },
    );
  });
});

describe('highlights', () => {
  const highlighted = (as: (typeof HIGHLIGHT_KINDS)[number]): readonly Node[] =>
    addedBy({ highlights: [{ as, hexes: [here] }] }).flatMap(({ inside }) => inside as Node[]);

  it('can be told apart without colours', () => {
    const shapes = HIGHLIGHT_KINDS.map((as) => highlighted(as).map(shapeOf).join(''));
    expect(new Set(shapes).size).toBe(HIGHLIGHT_KINDS.length);
  });

  it.each(HIGHLIGHT_KINDS)('%s is drawn in its own colour, round the hex', (as) => {
    const drawn = highlighted(as);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { attributes } of drawn) {
      expect(attributes['stroke']).toBe(LIGHT.highlight[as]);
      const isTint = as === 'area' || as === 'focus';
      expect(attributes['fill']).toBe(isTint ? LIGHT.highlight[as] : 'none');
      // What lies under it must be seen through it.
      if (isTint) expect(Number(attributes['fill-opacity'])).toBeLessThan(0.5);
    }
  });

  it.each(['destination', 'focus', 'area', 'spot'] as const)('%s keeps within its hex', (as) => {
    for (const { attributes } of highlighted(as)) {
      const points = pointsOf(attributes['d']);
      expect(points).toHaveLength(6);
      for (const { x, y } of points) {
        const reach = Math.hypot(x, y) + Number(attributes['stroke-width']) / 2;
        expect(reach).toBeGreaterThan(18);
        expect(reach).toBeLessThan(28);
      }
    }
  });

  it('a target has a cross-hair outside its figure', () => {
    const [circle, cross] = highlighted('target');
    expect(Number(circle?.attributes['r'])).toBeGreaterThan(16);
    expect(cross?.attributes['d']?.match(/M/g)).toHaveLength(4);
  });

  it.each([
    ['destination', []],
    ['target', []],
    ['focus', []],
    ['area', [5, 3]],
    ['spot', [1, 4]],
  ] as const)('%s has strokes of %j', (as, dashes) => {
    const dashed = highlighted(as).map(({ attributes }) => attributes['stroke-dasharray']);
    expect(new Set(dashed)).toEqual(new Set([dashes.length === 0 ? undefined : dashes.join(' ')]));
  });
});

describe('signs of the ground', () => {
  it('can be told apart without colours, and stand in the middle of their hex', () => {
    const shapes = OVERLAY_TYPES.map((type) => {
      const board = boardOf({ hexes: [here], overlays: [{ type, at: here }] });
      const nodes = nodesOf(renderSvg(board, { legend: false }));
      const groups = nodes.filter(({ name }) => name === 'g');
      expect(groups.map(({ attributes }) => attributes['transform'])).toEqual([
        'translate(44 40.25)',
      ]);
      return groups.map(shapeOf).join('');
    });
    expect(new Set(shapes).size).toBe(OVERLAY_TYPES.length);
  });

  it('fill shapes with the colour of the sign, and draw their lines in that of the ground', () => {
    const [group] = addedBy({ overlays: [{ type: 'obstacle', at: here }] });
    const [filled, lined] = (group?.inside ?? []) as Node[];
    expect(filled?.attributes['fill']).toBe(LIGHT.sign.obstacle);
    expect(lined?.attributes).toMatchObject({
      fill: 'none',
      stroke: LIGHT.ground.obstacle,
      'stroke-width': '2.2',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  });

  it('draw the lines of a sign without a shape, and the shackle of a lock, in its colour', () => {
    const icy = addedBy({ overlays: [{ type: 'icy', at: here }] })[0]?.inside as Node[];
    expect(icy.map(({ attributes }) => attributes['stroke'])).toEqual([LIGHT.sign.icy]);
    const board = boardOf({ hexes: [here], doors: [{ at: { q: 0, r: 1 }, state: 'locked' }] });
    const [bow, shackle] = nodesOf(renderSvg(board, { legend: false })).slice(-2);
    expect([bow?.attributes['fill'], shackle?.attributes['stroke']]).toEqual([
      LIGHT.sign.locked,
      LIGHT.sign.locked,
    ]);
  });

  it('are small and low under a figure or a number', () => {
    const overlays = [{ type: 'trap', at: here }] as const;
    const transforms = (picture: Picture) =>
      addedBy({ overlays, ...picture }).map(({ attributes }) => attributes['transform']);
    expect(transforms({})).toEqual(['translate(44 40.25)']);
    const low = ['translate(44 55.75) scale(0.5)', 'translate(44 40.25)'];
    expect(transforms({ movement: [{ hex: here, movement: 2 }] })).toEqual(low);
    expect(transforms({ figures: [{ id: 'A', side: 'monsters', at: here }] })).toEqual(low);
  });

  it('show a coin on any ground', () => {
    const coin = { type: 'coin', at: here } as const;
    const [alone, onIce] = [[coin], [{ type: 'icy', at: here } as const, coin]].map(
      (overlays) => addedBy({ overlays })[0]?.inside as Node[],
    );
    expect(alone?.map(({ name, attributes }) => [name, attributes['r']])).toEqual([
      ['circle', '9'],
      ['circle', '4.5'],
    ]);
    expect(alone?.map(({ attributes }) => attributes['fill'])).toEqual([LIGHT.coin, 'none']);
    expect(alone?.map(({ attributes }) => attributes['stroke'])).toEqual([
      LIGHT.casing,
      LIGHT.casing,
    ]);
    expect(onIce?.map(shapeOf).slice(1)).toEqual(alone?.map(shapeOf));
  });
});

describe('figures', () => {
  const drawn = (more: Partial<NonNullable<Picture['figures']>[number]>, actor?: string) =>
    addedBy({
      figures: [{ id: 'A', side: 'monsters', at: here, ...more }],
      ...(actor === undefined ? {} : { actor }),
    })[0]?.inside as Node[];

  it.each(SIDES)('of the side %s are discs in its colour with the mark in the middle', (side) => {
    const [disc, mark] = drawn({ side });
    expect(disc?.attributes).toEqual({
      r: '14',
      fill: LIGHT.side[side],
      stroke: LIGHT.casing,
      'stroke-width': '2',
    });
    expect(mark?.inside).toEqual(['A']);
    expect(mark?.attributes).toMatchObject({ 'text-anchor': 'middle', fill: LIGHT.label });
    expect(mark?.attributes['x']).toBeUndefined();
  });

  it('that are invisible are pale and dashed', () => {
    const [disc] = drawn({ invisible: true });
    expect(disc?.attributes).toMatchObject({ 'fill-opacity': '0.55', 'stroke-dasharray': '4 3' });
    expect(drawn({ invisible: false }).map(shapeOf)).toEqual(drawn({}).map(shapeOf));
  });

  it('that act have a ring round the disc', () => {
    const [ring, ...rest] = drawn({}, 'A');
    expect(ring?.attributes).toMatchObject({ r: '16.5', fill: 'none', stroke: LIGHT.ink });
    expect(rest.map(shapeOf)).toEqual(drawn({}).map(shapeOf));
    expect(drawn({}, 'B').map(shapeOf)).toEqual(drawn({}).map(shapeOf));
  });
});

describe('numbers of movement', () => {
  it('stand in the middle of their hex, in full, but not over a figure', () => {
    const movement = [{ hex: here, movement: 12 }];
    const [group] = addedBy({ movement });
    const [text] = group?.inside as Node[];
    expect(group?.attributes['transform']).toBe('translate(44 40.25)');
    expect(text?.inside).toEqual(['12']);
    expect(text?.attributes).toMatchObject({ 'text-anchor': 'middle', fill: LIGHT.ink });
    const figures = [{ id: 'A', side: 'monsters', at: here }] as const;
    expect(addedBy({ movement, figures })).toHaveLength(1);
  });
});

const near = (a: Point | undefined, b: Point, by = 0.02): boolean =>
  a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) <= by;

describe('lines', () => {
  const { board, at } = sceneOf(`
    .a
        .b
    .c      .d
        .
    .       .
  `);
  /** Hexes of an SVG without legend and title: 16 pixels round the corners of the board. */
  const on = (size: number) =>
    layout({ size, origin: { x: 16 + size, y: 16 + (size * Math.sqrt(3)) / 2 } });

  it.each([
    ['a', 'b'],
    ['c', 'b'],
    ['a', 'c'],
    ['b', 'd'],
  ])('a thin wall runs between the two corners that %s and %s share', (one, other) => {
    const walled = boardOf({
      hexes: ['a', 'b', 'c', 'd'].map(at),
      wallEdges: [[at(one), at(other)]],
    });
    const wall = nodesOf(renderSvg(walled, undefined, { size: 20 })).find(
      ({ attributes }) => attributes['stroke'] === LIGHT.thinWall,
    );
    const [first, second, ...more] = pointsOf(wall?.attributes['d']);
    expect(more).toEqual([]);
    expect(first).not.toEqual(second);
    for (const hex of [at(one), at(other)])
      for (const end of [first, second])
        expect(corners(on(20), hex).some((corner) => near(end, corner))).toBe(true);
  });

  const pathOf = (picture: Picture, size = 28): readonly Node[] =>
    nodesOf(renderSvg(board, { ...picture, legend: false }, { size })).filter(
      ({ name, attributes }) =>
        name !== 'g' && [attributes['stroke'], attributes['fill']].includes(LIGHT.path),
    );
  const figures = [{ id: 'A', side: 'monsters', at: at('a') }] as const;

  it.each([14, 28, 56])('the path runs through the centres to an arrow, at size %i', (size) => {
    const scale = size / 28;
    const [line, tip, ...more] = pathOf({ figures, actor: 'A', path: [at('b'), at('d')] }, size);
    expect(more).toEqual([]);
    const centres = ['a', 'b', 'd'].map((mark) => toPixel(on(size), at(mark)));
    const points = pointsOf(line?.attributes['d']);
    expect(points).toHaveLength(3);
    centres.forEach((centre, index) => {
      expect(near(points[index], centre)).toBe(true);
    });
    expect(line?.attributes).toMatchObject({
      fill: 'none',
      'stroke-width': String(3.5 * scale),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
    // The tip points along the last step: 9 ahead of the centre, 5 behind it 8 to either side.
    const [before, end] = [centres[1]!, centres[2]!];
    const length = Math.hypot(end.x - before.x, end.y - before.y);
    const [ux, uy] = [(end.x - before.x) / length, (end.y - before.y) / length];
    const ahead = (along: number, across: number): Point => ({
      x: end.x + scale * (along * ux - across * uy),
      y: end.y + scale * (along * uy + across * ux),
    });
    const corner = pointsOf(tip?.attributes['d']);
    expect(corner).toHaveLength(3);
    expect(near(corner[0], ahead(9, 0))).toBe(true);
    expect(near(corner[1], ahead(-5, 8))).toBe(true);
    expect(near(corner[2], ahead(-5, -8))).toBe(true);
    expect(tip?.attributes['stroke']).toBe(LIGHT.casing);
  });

  it('the path has a casing under it, that it may cross anything', () => {
    const nodes = nodesOf(renderSvg(board, { path: [at('a'), at('b')], legend: false }));
    const [casing, line] = nodes.filter(({ attributes }) => attributes['stroke-linejoin']);
    expect(casing?.attributes['d']).toBe(line?.attributes['d']);
    expect(casing?.attributes['stroke']).toBe(LIGHT.casing);
    expect(line?.attributes['stroke']).toBe(LIGHT.path);
    expect(Number(casing?.attributes['stroke-width'])).toBeGreaterThan(
      Number(line?.attributes['stroke-width']),
    );
  });

  it('a path of one hex whose beginning is unknown ends in a dot', () => {
    const [, dot, ...more] = pathOf({ path: [at('a')] });
    expect(more).toEqual([]);
    expect(dot).toMatchObject({ name: 'circle', attributes: { cx: '44', cy: '40.25', r: '5' } });
    expect(pathOf({ path: [] })).toEqual([]);
  });

  it('a path that steps nowhere is no reason for numbers that are none', () => {
    const svg = renderSvg(board, { path: [at('a'), at('a')], legend: false });
    expect(svg).not.toContain('NaN');
    expect(pathOf({ path: [at('a'), at('a')] })).toHaveLength(2);
  });

  it('a line of sight is dashed, with a dot at each end', () => {
    const sight = [{ from: at('a'), to: { q: 2, r: -1 } }];
    const drawn = nodesOf(renderSvg(board, { sight, legend: false }, { size: 56 })).filter(
      ({ attributes }) => [attributes['stroke'], attributes['fill']].includes(LIGHT.sight),
    );
    expect(drawn.map(({ name }) => name)).toEqual(['path', 'circle', 'circle']);
    const [line, ...dots] = drawn;
    expect(line?.attributes).toMatchObject({ 'stroke-width': '4.4', 'stroke-dasharray': '12 8' });
    const ends = pointsOf(line?.attributes['d']);
    expect(ends).toHaveLength(2);
    [at('a'), { q: 2, r: -1 }].forEach((hex, index) => {
      const pixel = toPixel(on(56), hex);
      expect(near(ends[index], pixel)).toBe(true);
      const { cx, cy, r } = dots[index]?.attributes ?? {};
      expect(near({ x: Number(cx), y: Number(cy) }, pixel)).toBe(true);
      expect(r).toBe('6');
    });
  });
});

describe('lines of sight at the edge of the picture', () => {
  const third = (q: number, r: number) => ({ q: q / 3, r: r / 3 });
  const isDrawn = (to: { readonly q: number; readonly r: number }) =>
    addedBy({ sight: [{ from: here, to }] }).length > 0 &&
    addedBy({ sight: [{ from: to, to: here }] }).length > 0;

  it.each([third(2, -1), third(1, 1), third(-1, 2), third(-2, 1), third(-1, -1), third(1, -2)])(
    'are drawn to the corner %j',
    (corner) => {
      expect(isDrawn(corner)).toBe(true);
    },
  );

  it.each([
    { q: 0.7, r: -0.35 },
    { q: -0.7, r: 0.35 },
    { q: 0, r: 0.55 },
    { q: 0, r: -0.55 },
  ])('are not drawn to %j, beyond it', (beyond) => {
    expect(isDrawn(beyond)).toBe(false);
  });
});

describe('layers', () => {
  it('lie from the ground up: tints, signs, marks, walls, path, figures, targets, sight', () => {
    const { board, at } = sceneOf('.A\n--\n^x');
    const [first, second] = [at('A'), at('x')];
    const kinds = HIGHLIGHT_KINDS.map((as) => ({ as, hexes: [first] }));
    const svg = renderSvg(board, {
      figures: [{ id: 'A', side: 'monsters', at: first }],
      path: [first, second],
      movement: [{ hex: second, movement: 1 }],
      sight: [{ from: first, to: second }],
      highlights: kinds,
      legend: false,
    });
    const found = [
      `fill="${LIGHT.ground.plain}"`,
      `stroke="${LIGHT.highlight.area}"`,
      `stroke="${LIGHT.highlight.focus}"`,
      `fill="${LIGHT.sign.trap}"`,
      'font-size="13"',
      'stroke-dasharray="1 4"',
      'stroke-width="3.5"/></g>',
      `stroke="${LIGHT.thinWall}"`,
      'stroke-linejoin="round"/>\n<path d="M44 40.25',
      `fill="${LIGHT.side.monsters}"`,
      `stroke="${LIGHT.highlight.target}"`,
      'stroke-dasharray="6 4"',
    ].map((part) => svg.indexOf(part));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('put the hexes of one ground into one path', () => {
    const board = boardOf({ rows: ['. . ^', '. ^ .'] });
    const grounds = nodesOf(renderSvg(board)).filter(
      ({ name, attributes }) => name === 'path' && attributes['stroke'] === LIGHT.grid,
    );
    expect(grounds.map(({ attributes }) => attributes['d']?.match(/M[^M]*Z/g)?.length)).toEqual([
      4, 2,
    ]);
    expect(grounds.map(({ attributes }) => attributes['fill'])).toEqual([
      LIGHT.ground.plain,
      LIGHT.ground.trap,
    ]);
  });

  it('draw hexes in their order, whatever their ground', () => {
    fc.assert(
      fc.property(boardAndPicture, ({ board, picture }) => {
        const hexes = sceneryOf(board, picture).spots.map(({ hex }) => hex);
        expect(hexes).toEqual([...hexes].sort(compare));
        expect(new Set(hexes.map(key)).size).toBe(hexes.length);
      }),
      { numRuns: 50 },
    );
  });

  it('grow with the size of a hex: low signs, thin walls and the dot of a path', () => {
    const { board, at } = sceneOf('.a\n--\n^b');
    const picture: Picture = {
      figures: [{ id: 'A', side: 'monsters', at: at('b') }],
      path: [at('a')],
      legend: false,
    };
    const drawn = (size: number) => {
      const nodes = nodesOf(renderSvg(board, picture, { size }));
      const wall = nodes.find(({ attributes }) => attributes['stroke'] === LIGHT.thinWall);
      const dot = nodes.find(({ attributes }) => attributes['fill'] === LIGHT.path);
      const [sign, figure] = nodes
        .filter(({ name }) => name === 'g')
        .map(({ attributes }) => / (\S+)\)/.exec(attributes['transform'] ?? '')?.[1]);
      return {
        wall: Number(wall?.attributes['stroke-width']),
        dot: Number(dot?.attributes['r']),
        below: Number(sign) - Number(figure),
      };
    };
    expect(drawn(28)).toEqual({ wall: 5, dot: 5, below: 15.5 });
    expect(drawn(56)).toEqual({ wall: 10, dot: 10, below: 31 });
    expect(drawn(14)).toEqual({ wall: 2.5, dot: 2.5, below: 7.75 });
  });

  it('grow with the size of a hex, strokes and signs too', () => {
    const board = boardOf({ rows: ['^ .'] });
    const widths = (size: number) =>
      nodesOf(renderSvg(board, undefined, { size }))
        .filter(({ attributes }) => attributes['stroke'] === LIGHT.grid)
        .map(({ attributes }) => attributes['stroke-width']);
    expect(widths(28)).toEqual(['1', '1']);
    expect(widths(56)).toEqual(['2', '2']);
  });
});
