/** The signs of an SVG, drawn round (0, 0) for hexes of {@link SIGN_SIZE}. */

import { corners, layout } from '../hex/index.js';
import type { HighlightKind } from './picture.js';
import type { Ground, Standing } from './scenery.js';
import { element, escape, outline } from './svg-element.js';
import type { Palette } from './svg-palette.js';

/** Centre to corner of the hex that the signs are drawn for. */
export const SIGN_SIZE = 28;

/** The sans-serif of the reader's system. */
export const FONT = 'system-ui, sans-serif';

/** Shapes of the ground: what is filled, and what is drawn with a line. */
interface Shape {
  readonly fill?: string;
  readonly line?: string;
}

const SHAPES: Readonly<Record<Exclude<Ground, 'plain'>, Shape>> = {
  wall: { line: 'M-14 6L-6 -10M-4 10L6 -10M6 10L14 -6' },
  obstacle: {
    fill: 'M-13 8L-9 -5L-2 -11L6 -8L13 2L11 10L-10 11Z',
    line: 'M-2 -11L0 0L11 10M0 0L-10 11',
  },
  trap: { fill: 'M-14 10L-9 -6L-4 10ZM-5 10L0 -12L5 10ZM4 10L9 -6L14 10Z' },
  hazardous: {
    fill: 'M0 -14C7 -6 11 -1 11 4A11 9 0 0 1 -11 4C-11 0 -8 -3 -6 -7C-5 -3 -3 -2 -2 -2C-3 -7 -2 -11 0 -14Z',
  },
  difficult: {
    line: 'M-13 -7Q-8 -12 -3 -7T7 -7T13 -9M-13 1Q-8 -4 -3 1T7 1T13 -1M-13 9Q-8 4 -3 9T7 9T13 7',
  },
  icy: { line: 'M0 -12V12M-10.4 -6L10.4 6M-10.4 6L10.4 -6M-4 -11L0 -7L4 -11M-4 11L0 7L4 11' },
  treasure: { fill: 'M-12 -2V10H12V-2ZM-12 -4A12 8 0 0 1 12 -4Z' },
  pressurePlate: { line: 'M-11 -9H11V9H-11ZM-6 -4H6V4H-6Z' },
  corridor: { line: 'M-14 -5H14M-14 5H14' },
  closed: { line: 'M-9 12V-4A9 9 0 0 1 9 -4V12ZM0 -13V12M4 2H5' },
  open: { line: 'M-9 12V-4A9 9 0 0 1 9 -4V12' },
  locked: { fill: 'M-10 -1H10V12H-10Z', line: 'M-6 -1V-6A6 6 0 0 1 6 -6V-1' },
};

/** The sign of the ground of a hex; plain floor has none. */
export const groundSign = (ground: Ground, palette: Palette): string => {
  if (ground === 'plain') return '';
  const { fill, line } = SHAPES[ground];
  const colour = palette.sign[ground];
  // A line on a filled shape has to differ from it.
  const lineColour = fill === undefined || ground === 'locked' ? colour : palette.ground[ground];
  const filled = fill === undefined ? '' : element('path', { d: fill, fill: colour });
  const lined =
    line === undefined
      ? ''
      : element('path', {
          d: line,
          fill: 'none',
          stroke: lineColour,
          'stroke-width': 2.2,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        });
  return `${filled}${lined}`;
};

/** A coin. */
export const coinSign = (palette: Palette): string =>
  element('circle', { r: 9, fill: palette.coin, stroke: palette.casing, 'stroke-width': 1.5 }) +
  element('circle', { r: 4.5, fill: 'none', stroke: palette.casing, 'stroke-width': 1.2 });

const DISC_RADIUS = 14;

/** A figure: a disc in the colour of its side with its mark; dashed if it is invisible. */
export const figureSign = ({ figure, mark, acts }: Standing, palette: Palette): string => {
  const isInvisible = figure.invisible === true;
  const ring = acts
    ? element('circle', {
        r: DISC_RADIUS + 2.5,
        fill: 'none',
        stroke: palette.ink,
        'stroke-width': 2,
      })
    : '';
  const disc = element('circle', {
    r: DISC_RADIUS,
    fill: palette.side[figure.side],
    ...(isInvisible ? { 'fill-opacity': 0.55 } : {}),
    stroke: palette.casing,
    'stroke-width': 2,
    ...(isInvisible ? { 'stroke-dasharray': '4 3' } : {}),
  });
  const label = element(
    'text',
    {
      y: 5.6,
      'font-size': 16,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: palette.label,
    },
    escape(mark),
  );
  return `${ring}${disc}${label}`;
};

/** The outline of the hex, drawn in by some pixels. */
const inset = (by: number): string =>
  outline(corners(layout({ size: SIGN_SIZE - by }), { q: 0, r: 0 }));

/** A cross-hair's four strokes outside a disc. */
const CROSS_HAIR = 'M0 -22V-15M0 22V15M-22 0H-15M22 0H15';

/** What a highlighted hex is marked with; `area` and `focus` lie under figures, `target` above. */
export const highlightSign = (kind: HighlightKind, palette: Palette): string => {
  const colour = palette.highlight[kind];
  const line = { fill: 'none', stroke: colour };
  switch (kind) {
    case 'destination':
      return element('path', { d: inset(5), ...line, 'stroke-width': 3.5 });
    case 'target':
      return (
        element('circle', { r: 18, ...line, 'stroke-width': 2.5 }) +
        element('path', { d: CROSS_HAIR, ...line, 'stroke-width': 3.5 })
      );
    case 'focus':
      return element('path', {
        d: inset(3.5),
        fill: colour,
        'fill-opacity': 0.3,
        stroke: colour,
        'stroke-width': 3,
      });
    case 'area':
      return element('path', {
        d: inset(2.5),
        fill: colour,
        'fill-opacity': 0.22,
        stroke: colour,
        'stroke-width': 1.5,
        'stroke-dasharray': '5 3',
      });
    case 'spot':
      return element('path', {
        d: inset(6),
        ...line,
        'stroke-width': 2.5,
        'stroke-dasharray': '1 4',
        'stroke-linecap': 'round',
      });
  }
};

/** How far a hex is. */
export const movementSign = (movement: number, palette: Palette): string =>
  element(
    'text',
    { y: 4.5, 'font-size': 13, 'font-weight': 600, 'text-anchor': 'middle', fill: palette.ink },
    String(movement),
  );
