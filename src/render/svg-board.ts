/** The layers of an SVG board, from the ground up. */

import { corners, DIRECTIONS, toPixel, type Layout, type Point } from '../hex/index.js';
import type { HighlightKind } from './picture.js';
import type { Ground, Scenery } from './scenery.js';
import { element, number, outline, placed, stroke } from './svg-element.js';
import { THEMES, type Palette } from './svg-palette.js';
import { coinSign, figureSign, groundSign, highlightSign, movementSign } from './svg-sign.js';

/** Everything that the parts of a picture need to draw themselves. */
export interface Canvas {
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

const drawHighlight = (
  kind: HighlightKind,
  { spots }: Scenery,
  { on, palette, scale }: Canvas,
): readonly string[] =>
  spots
    .filter(({ highlights }) => highlights.includes(kind))
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

const drawSight = ({ sight }: Scenery, { on, palette, scale }: Canvas): readonly string[] =>
  sight.flatMap(({ from, to }) => {
    const ends = [toPixel(on, from), toPixel(on, to)];
    return [
      element('path', {
        d: stroke(ends),
        stroke: palette.sight,
        'stroke-width': 2.2 * scale,
        'stroke-dasharray': `${number(6 * scale)} ${number(4 * scale)}`,
      }),
      ...ends.map(({ x, y }) =>
        element('circle', { cx: x, cy: y, r: 3 * scale, fill: palette.sight }),
      ),
    ];
  });

/** The parts of a board, from bottom to top. */
export const drawBoard = (scenery: Scenery, canvas: Canvas): readonly string[] =>
  [
    drawGround(scenery, canvas),
    drawHighlight('area', scenery, canvas),
    drawHighlight('focus', scenery, canvas),
    drawSigns(scenery, canvas),
    drawMovement(scenery, canvas),
    drawHighlight('spot', scenery, canvas),
    drawHighlight('destination', scenery, canvas),
    drawThinWalls(scenery, canvas),
    drawPath(scenery, canvas),
    drawFigures(scenery, canvas),
    drawHighlight('target', scenery, canvas),
    drawSight(scenery, canvas),
  ].flatMap((layer) => layer.filter((drawn) => drawn !== ''));
