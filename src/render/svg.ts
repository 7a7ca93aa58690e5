/** Boards as SVG: one self-contained text, without fonts, styles or ids that could clash on a page. */

import type { Board } from '../board/index.js';
import { corners, layout, type Layout } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { legendOf, oneLine } from './legend.js';
import type { Picture } from './picture.js';
import { sceneryOf } from './scenery.js';
import { drawBoard, type Canvas } from './svg-board.js';
import { element, escape } from './svg-element.js';
import { drawLegend, layLegend, widthOf } from './svg-legend.js';
import { THEMES, type Palette } from './svg-palette.js';
import { FONT, SIGN_SIZE } from './svg-sign.js';

/**
 * How an SVG is drawn.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { renderSvg, type SvgOptions } from 'gloomhaven-rules/render';
 *
 * const board = compileBoard({ rows: ['.'] });
 * assert(board._tag === 'Right');
 * const large: SvgOptions = { size: 100 };
 * assert(renderSvg(board.right, undefined, large).includes('width="232"'));
 *
 * @category Models
 * @since 0.1.0
 */
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
