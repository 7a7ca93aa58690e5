/** The legend and the heading of an SVG. */

import { ORIGIN, corners, layout, type Point } from '../hex/index.js';
import type { LegendEntry } from './legend.js';
import { element, escape, outline, placed } from './svg-element.js';
import type { Palette } from './svg-palette.js';
import {
  coinSign,
  figureSign,
  groundSign,
  highlightSign,
  movementSign,
  SIGN_SIZE,
} from './svg-sign.js';

const FONT_SIZE = 13;
const LINE_HEIGHT = 27;
/** Centre to corner of a legend's little hexes. */
const SAMPLE_SIZE = 12;
/** Room for a sample in front of its words. */
const SAMPLE_WIDTH = 32;
const GAP = 16;

/** A little wider than the widest of the usual system fonts, as a share of the font size. */
const LETTER_WIDTH = 0.62;
const WIDE_LETTER_WIDTH = 1.1;
const FIRST_WIDE = 0x1100;

/** About as wide as a text is drawn, rather more than less: fonts differ. */
export const widthOf = (text: string, fontSize: number): number =>
  Array.from(text).reduce(
    (width, sign) =>
      width +
      fontSize * ((sign.codePointAt(0) ?? 0) < FIRST_WIDE ? LETTER_WIDTH : WIDE_LETTER_WIDTH),
    0,
  );

const hexSample = (fill: string, palette: Palette): string =>
  element('path', {
    d: outline(corners(layout({ size: SIGN_SIZE }), ORIGIN)),
    fill,
    stroke: palette.grid,
    'stroke-width': 1.5,
  });

const lineSample = (colour: string, width: number, dashes: string): string =>
  element('path', {
    d: 'M-26 0H26',
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...(dashes === '' ? {} : { 'stroke-dasharray': dashes }),
  });

/** What an entry looks like in the picture. */
const sampleOf = (entry: LegendEntry, palette: Palette): string => {
  const floor = hexSample(palette.ground.plain, palette);
  switch (entry.type) {
    case 'figure':
      return figureSign(entry.standing, palette);
    case 'path':
      return (
        lineSample(palette.path, 7, '') +
        element('path', { d: 'M30 0L10 -12V12Z', fill: palette.path })
      );
    case 'sight':
      return lineSample(palette.sight, 5, '11 9');
    case 'thinWall':
      return lineSample(palette.thinWall, 10, '');
    case 'movement':
      return floor + movementSign(1, palette);
    case 'highlight':
      return floor + highlightSign(entry.kind, palette);
    case 'ground':
      return hexSample(palette.ground[entry.ground], palette) + groundSign(entry.ground, palette);
    case 'coin':
      return floor + coinSign(palette);
  }
};

/** An entry at its place in the legend. */
interface Item {
  readonly entry: LegendEntry;
  readonly at: Point;
}

/** A legend laid out: its items and the height they take. */
export interface LegendBlock {
  readonly items: readonly Item[];
  readonly width: number;
  readonly height: number;
}

/** Figures, then what is marked, then what lies on the board. */
const groupOf = ({ type }: LegendEntry): number =>
  type === 'figure' ? 0 : type === 'ground' || type === 'coin' || type === 'thinWall' ? 2 : 1;

const entryWidth = ({ words }: LegendEntry): number => SAMPLE_WIDTH + widthOf(words, FONT_SIZE);

/** Lays one group out in columns as wide as its widest entry. */
const layGroup = (group: readonly LegendEntry[], available: number, top: number): LegendBlock => {
  const widest = group.reduce((width, entry) => Math.max(width, entryWidth(entry)), 0);
  const columns = Math.max(1, Math.floor((available + GAP) / (widest + GAP)));
  const items = group.map((entry, index): Item => ({
    entry,
    at: {
      x: (index % columns) * (widest + GAP),
      y: top + Math.floor(index / columns) * LINE_HEIGHT,
    },
  }));
  return { items, width: widest, height: Math.ceil(group.length / columns) * LINE_HEIGHT };
};

const GROUP_GAP = 6;

/** Lays a legend out, each group in columns of its own. */
export const layLegend = (entries: readonly LegendEntry[], available: number): LegendBlock =>
  [0, 1, 2]
    .map((group) => entries.filter((entry) => groupOf(entry) === group))
    .filter((group) => group.length > 0)
    .reduce<LegendBlock>(
      (above, group) => {
        const top = above.height === 0 ? 0 : above.height + GROUP_GAP;
        const { items, width, height } = layGroup(group, available, top);
        return {
          items: [...above.items, ...items],
          width: Math.max(above.width, width),
          height: top + height,
        };
      },
      { items: [], width: 0, height: 0 },
    );

/** Draws a legend with its upper left corner at a point. */
export const drawLegend = ({ items }: LegendBlock, corner: Point, palette: Palette): string =>
  items
    .map(({ entry, at }) => {
      const middle = { x: corner.x + at.x + SAMPLE_SIZE, y: corner.y + at.y + LINE_HEIGHT / 2 };
      const scale = entry.type === 'figure' ? 0.7 : SAMPLE_SIZE / SIGN_SIZE;
      const words = element(
        'text',
        {
          x: corner.x + at.x + SAMPLE_WIDTH - 1,
          y: middle.y + FONT_SIZE / 3,
          'font-size': FONT_SIZE,
          fill: palette.ink,
        },
        escape(entry.words),
      );
      return placed(middle, scale, sampleOf(entry, palette)) + words;
    })
    .join('\n');
