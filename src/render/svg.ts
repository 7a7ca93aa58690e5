/** Boards as SVG: one self-contained text, without fonts, styles or ids that could clash on a page. */

import type { Board } from '../board/index.js';
import { corners, DIRECTIONS, layout, toPixel, type Layout, type Point } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { legendOf, oneLine } from './legend.js';
import { HIGHLIGHT_KINDS, type Picture } from './picture.js';
import { sceneryOf, type Ground, type Scenery, type Spot } from './scenery.js';
import { element, escape, outline, placed, stroke } from './svg-element.js';
import { drawLegend, layLegend, widthOf } from './svg-legend.js';
import { THEMES, type Palette } from './svg-palette.js';
import {
  coinSign,
  figureSign,
  FONT,
  groundSign,
  highlightSign,
  movementSign,
  SIGN_SIZE,
} from './svg-sign.js';

/** How an SVG is drawn. */
export interface SvgOptions {
  /** Pixels from the centre of a hex to its corner, more than 0. Default 28. */
  readonly size?: number;
  /** The page it is for; either has a ground of its own and can be read on any page. Default `light`. */
  readonly theme?: 'light' | 'dark';
}

const MARGIN = 16;
const TITLE_SIZE = 17;
const TITLE_HEIGHT = 34;
/** A legend has this much room even under a small board. */
const LEAST_WIDTH = 360;
const TITLE_LENGTH = 120;

/** Everything that the parts of a picture need to draw themselves. */
interface Canvas {
  readonly on: Layout;
  readonly palette: Palette;
  /** What signs are scaled by. */
  readonly scale: number;
}

/** Ground by ground: one path for all hexes of a kind keeps the text short. */
const GROUND_ORDER = Object.keys(THEMES.light.ground) as Ground[];

const drawGround = ({ spots }: Scenery, { on, palette, scale }: Canvas): readonly string[] =>
  GROUND_ORDER.flatMap((ground) => {
    const outlines = spots
      .filter((spot) => spot.ground === ground)
      .map(({ hex }) => outline(corners(on, hex)));
    return outlines.length === 0
      ? []
      : [
          element('path', {
            d: outlines.join(''),
            fill: palette.ground[ground],
            stroke: palette.grid,
            'stroke-width': scale,
          }),
        ];
  });

/** Under a figure or a number a sign stands small at the lower edge of its hex. */
const LOWERED = 15.5;
const LOWERED_SCALE = 0.5;

const drawSigns = ({ spots }: Scenery, { on, palette, scale }: Canvas): readonly string[] =>
  spots.map(({ hex, ground, coin, standing, movement }) => {
    const isCovered = standing !== null || movement !== null;
    const { x, y } = toPixel(on, hex);
    const at = isCovered ? { x, y: y + LOWERED * scale } : { x, y };
    const signs = `${groundSign(ground, palette)}${coin ? coinSign(palette) : ''}`;
    return signs === '' ? '' : placed(at, isCovered ? scale * LOWERED_SCALE : scale, signs);
  });

const isMarked = (spot: Spot, kind: (typeof HIGHLIGHT_KINDS)[number]): boolean =>
  spot.highlights.includes(kind);

const drawHighlight = (
  kind: (typeof HIGHLIGHT_KINDS)[number],
  { spots }: Scenery,
  { on, palette, scale }: Canvas,
): readonly string[] =>
  spots
    .filter((spot) => isMarked(spot, kind))
    .map(({ hex }) => placed(toPixel(on, hex), scale, highlightSign(kind, palette)));

const drawThinWalls = ({ walls }: Scenery, { on, palette, scale }: Canvas): readonly string[] => {
  const ends = walls.map(([a, b]): readonly Point[] => {
    const edge = DIRECTIONS.findIndex(({ q, r }) => b.q === a.q + q && b.r === a.r + r);
    const around = corners(on, a);
    return [around[edge] ?? around[0], around[(edge + 1) % around.length] ?? around[0]];
  });
  return ends.length === 0
    ? []
    : [
        element('path', {
          d: ends.map(stroke).join(''),
          fill: 'none',
          stroke: palette.thinWall,
          'stroke-width': 5 * scale,
          'stroke-linecap': 'round',
        }),
      ];
};

const drawMovement = ({ spots }: Scenery, { on, palette, scale }: Canvas): readonly string[] =>
  spots.flatMap(({ hex, standing, movement }) =>
    movement === null || standing !== null
      ? []
      : [placed(toPixel(on, hex), scale, movementSign(movement, palette))],
  );

/** The tip of an arrow that comes from one point to another. */
const arrowTip = (from: Point, to: Point, scale: number): readonly Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, across: number): Point => ({
    x: to.x + scale * (along * ux - across * uy),
    y: to.y + scale * (along * uy + across * ux),
  });
  return [at(9, 0), at(-5, 8), at(-5, -8)];
};

const drawPath = ({ path }: Scenery, { on, palette, scale }: Canvas): readonly string[] => {
  const points = path.map((hex) => toPixel(on, hex));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined) return [];
  const line = (colour: string, width: number): string =>
    element('path', {
      d: stroke(points),
      fill: 'none',
      stroke: colour,
      'stroke-width': width * scale,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const tip =
    before === undefined
      ? element('circle', { cx: last.x, cy: last.y, r: 5 * scale, fill: palette.path })
      : element('path', {
          d: outline(arrowTip(before, last, scale)),
          fill: palette.path,
          stroke: palette.casing,
          'stroke-width': scale,
        });
  return [line(palette.casing, 6.5), line(palette.path, 3.5), tip];
};

const drawFigures = ({ standing }: Scenery, { on, palette, scale }: Canvas): readonly string[] =>
  standing.flatMap((one) =>
    one.hexes.map((hex) => placed(toPixel(on, hex), scale, figureSign(one, palette))),
  );

/** The pixel of a point of the scaled whole numbers, which is a fractional hex. */
const pixelOf = (on: Layout, { x, y }: Point): Point =>
  toPixel(on, { q: x / 3, r: (y - x / 3) / 2 });

const drawSight = ({ sight }: Scenery, { on, palette, scale }: Canvas): readonly string[] =>
  sight.flatMap(({ from, to }) => {
    const ends = [pixelOf(on, from), pixelOf(on, to)];
    return [
      element('path', {
        d: stroke(ends),
        stroke: palette.sight,
        'stroke-width': 2.2 * scale,
        'stroke-dasharray': `${String(6 * scale)} ${String(4 * scale)}`,
      }),
      ...ends.map(({ x, y }) =>
        element('circle', { cx: x, cy: y, r: 3 * scale, fill: palette.sight }),
      ),
    ];
  });

/** From bottom to top. */
const drawBoard = (scenery: Scenery, canvas: Canvas): readonly string[] =>
  [
    drawGround(scenery, canvas),
    drawHighlight('area', scenery, canvas),
    drawSigns(scenery, canvas),
    drawMovement(scenery, canvas),
    drawHighlight('spot', scenery, canvas),
    drawHighlight('destination', scenery, canvas),
    drawThinWalls(scenery, canvas),
    drawPath(scenery, canvas),
    drawFigures(scenery, canvas),
    drawHighlight('target', scenery, canvas),
    drawHighlight('focus', scenery, canvas),
    drawSight(scenery, canvas),
  ].flatMap((layer) => layer.filter((drawn) => drawn !== ''));

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box round the corners of all hexes. */
const boxOf = (hexes: readonly Hex[], on: Layout): Box => {
  const points = hexes.flatMap((hex) => corners(on, hex));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
  const [left, top] = [least(xs), least(ys)];
  return { left, top, width: most(xs) - left, height: most(ys) - top };
};

const card = (width: number, height: number, palette: Palette): string =>
  element('rect', {
    x: 0.5,
    y: 0.5,
    width: width - 1,
    height: height - 1,
    rx: 10,
    fill: palette.card,
    stroke: palette.cardEdge,
  });

/**
 * Draws a board as SVG.
 *
 * Shape: one `<svg>` element, complete in itself: no style sheet, no font, no script and no id, so
 * that it may stand in a file, an `<img>` or a page with others. Flat-top hexes; ground by colour
 * and a sign, thin walls as thick lines, figures as discs with the letter or digit that
 * `renderText` gives them, the path as an arrow. Below stand the signs that occur, in words.
 * Units: pixels. Numbers have at most two decimals. Title and labels are cut to a line.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { renderSvg } from 'gloomhaven-rules/render';
 *
 * const board = compileBoard({ rows: ['. . #', '. ^ .'] });
 * assert(board._tag === 'Right');
 * const svg = renderSvg(board.right, { title: 'A room' }, { theme: 'dark' });
 * assert(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
 *
 * @category Queries
 * @since 0.1.0
 */
export const renderSvg = (board: Board, picture?: Picture, options: SvgOptions = {}): string => {
  const { size = SIGN_SIZE, theme = 'light' } = options;
  const palette = THEMES[theme];
  const scenery = sceneryOf(board, picture ?? {});
  const title = oneLine(picture?.title ?? '', TITLE_LENGTH);
  const titleHeight = title === '' ? 0 : TITLE_HEIGHT;
  const box = boxOf(
    scenery.spots.map(({ hex }) => hex),
    layout({ size }),
  );
  const room = Math.max(box.width, LEAST_WIDTH, widthOf(title, TITLE_SIZE));
  const isWithLegend = picture?.legend ?? picture !== undefined;
  const legend = layLegend(isWithLegend ? legendOf(scenery) : [], room);
  const width = Math.ceil(
    (isWithLegend || title !== '' ? Math.max(room, legend.width) : box.width) + 2 * MARGIN,
  );
  const boardTop = MARGIN + titleHeight;
  const legendTop = boardTop + box.height + MARGIN;
  const height = Math.ceil(legendTop + (legend.height > 0 ? legend.height + MARGIN / 2 : 0));
  const left = (width - box.width) / 2;
  const canvas: Canvas = {
    on: layout({ size, origin: { x: left - box.left, y: boardTop - box.top } }),
    palette,
    scale: size / SIGN_SIZE,
  };
  const heading = element(
    'text',
    {
      x: MARGIN,
      y: MARGIN + TITLE_SIZE,
      'font-size': TITLE_SIZE,
      'font-weight': 700,
      fill: palette.ink,
    },
    escape(title),
  );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(width)} ${String(height)}`,
      width,
      height,
      role: 'img',
      'font-family': FONT,
    },
    '\n',
    [
      element('title', {}, escape(title === '' ? 'A board of hexes' : title)),
      card(width, height, palette),
      ...(title === '' ? [] : [heading]),
      ...drawBoard(scenery, canvas),
      drawLegend(legend, { x: MARGIN, y: legendTop }, palette),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    '\n',
  );
};
