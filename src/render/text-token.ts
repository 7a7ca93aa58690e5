/** What stands for one hex in a text drawing. */

import { GLYPHS } from '../board/index.js';
import type { Colour } from './ansi.js';
import type { HighlightKind } from './picture.js';
import type { Ground, Spot } from './scenery.js';

/** The signs behind a hex and its figure, the most important first. */
export const SIGNS: Readonly<Record<HighlightKind | 'path' | 'movement', string>> = {
  destination: ']',
  target: '<',
  focus: '"',
  path: '>',
  area: ')',
  spot: '|',
  movement: ':',
};

/** A number in a drawing is its last digit: one character is all there is. */
const LAST_DIGIT = 10;

/** The sign that carries a number: where on the way a hex is, or how far. */
const countedSign = ({ highlights, step, movement }: Spot): string => {
  const way = highlights.includes('destination') ? SIGNS.destination : SIGNS.path;
  if (step !== null) return `${way}${String(step % LAST_DIGIT)}`;
  if (way === SIGNS.destination) return way;
  return movement === null ? '' : `${SIGNS.movement}${String(movement % LAST_DIGIT)}`;
};

const PLAIN_KINDS = ['target', 'focus', 'area', 'spot'] as const;

/** The signs of a hex: those without a number, then the one that carries a number. */
const signsOf = (spot: Spot): { readonly plain: string; readonly counted: string } => ({
  plain: PLAIN_KINDS.filter((kind) => spot.highlights.includes(kind))
    .map((kind) => SIGNS[kind])
    .join(''),
  counted: countedSign(spot),
});

/** What stands on a hex: its ground and figure, then the highlights for which there is room. */
export const tokenOf = (
  spot: Spot,
  room: number,
): { readonly base: string; readonly signs: string } => {
  const { ground, coin, standing } = spot;
  const glyph =
    coin && ground === 'plain' ? GLYPHS.coin : `${GLYPHS[ground]}${coin ? GLYPHS.coin : ''}`;
  const base = `${glyph}${standing?.mark ?? ''}`;
  const { plain, counted } = signsOf(spot);
  const left = room - base.length;
  const number = counted.slice(0, left);
  return { base, signs: `${plain.slice(0, left - number.length)}${number}` };
};

const GROUND_COLOURS: Readonly<Record<Ground, Colour | null>> = {
  plain: null,
  wall: 'wall',
  obstacle: null,
  trap: 'danger',
  hazardous: 'danger',
  difficult: 'slow',
  icy: 'slow',
  treasure: 'loot',
  pressurePlate: null,
  corridor: null,
  closed: 'wall',
  open: null,
  locked: 'wall',
};

/** The colour of a hex and the figure on it. */
export const baseColour = ({ standing, ground, coin }: Spot): Colour | null =>
  standing !== null ? standing.figure.side : coin ? 'loot' : GROUND_COLOURS[ground];

/** The colour of a hex's highlights. */
export const signColour = ({ highlights, step }: Spot): Colour =>
  step !== null || highlights.includes('destination')
    ? 'way'
    : highlights.includes('target') || highlights.includes('focus')
      ? 'aim'
      : highlights.length > 0
        ? 'area'
        : 'number';
