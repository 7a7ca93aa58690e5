/** The colours of an SVG, for light and for dark pages. */

import type { Side } from '../vocabulary/index.js';
import type { HighlightKind } from './picture.js';
import type { Ground } from './scenery.js';

/** Every colour of a picture, named by what it is for. */
export interface Palette {
  readonly card: string;
  readonly cardEdge: string;
  readonly ink: string;
  readonly grid: string;
  readonly thinWall: string;
  readonly path: string;
  readonly casing: string;
  readonly sight: string;
  readonly label: string;
  readonly coin: string;
  readonly ground: Readonly<Record<Ground, string>>;
  readonly sign: Readonly<Record<Exclude<Ground, 'plain'>, string>>;
  readonly side: Readonly<Record<Side, string>>;
  readonly highlight: Readonly<Record<HighlightKind, string>>;
}

const LIGHT: Palette = {
  card: '#fdfcf9',
  cardEdge: '#d8d2c4',
  ink: '#2a2824',
  grid: '#b8ad99',
  thinWall: '#3a332a',
  path: '#13723d',
  casing: '#ffffff',
  sight: '#0b63c5',
  label: '#ffffff',
  coin: '#c98a00',
  ground: {
    plain: '#f1ece1',
    wall: '#5d564c',
    obstacle: '#d8cfbe',
    trap: '#f6d5cd',
    hazardous: '#fadcb3',
    difficult: '#dde4bd',
    icy: '#d3e9f5',
    treasure: '#f1ece1',
    pressurePlate: '#f1ece1',
    corridor: '#e3d9c5',
    closed: '#8b6a44',
    open: '#e6d3b6',
    locked: '#5b4227',
  },
  sign: {
    wall: '#857d70',
    obstacle: '#6b6253',
    trap: '#b3311c',
    hazardous: '#b25a00',
    difficult: '#5d6f1f',
    icy: '#21719c',
    treasure: '#8a5a00',
    pressurePlate: '#6b6253',
    corridor: '#94866c',
    closed: '#f4e7d3',
    open: '#7a5a34',
    locked: '#f2c14b',
  },
  side: { characters: '#1f5fa8', monsters: '#a62b2b', third: '#7a3fa0', neutral: '#5c5c5c' },
  highlight: {
    destination: '#13723d',
    target: '#c22020',
    focus: '#b07400',
    area: '#d0452b',
    spot: '#0b63c5',
  },
};

const DARK: Palette = {
  card: '#1d1f23',
  cardEdge: '#3a3d44',
  ink: '#e9e6df',
  grid: '#5c6069',
  thinWall: '#efe7d6',
  path: '#5fd38d',
  casing: '#16181b',
  sight: '#6bb3ff',
  label: '#ffffff',
  coin: '#e8b33a',
  ground: {
    plain: '#33363d',
    wall: '#0f1012',
    obstacle: '#4b4a46',
    trap: '#55302b',
    hazardous: '#5a4020',
    difficult: '#40482a',
    icy: '#244656',
    treasure: '#33363d',
    pressurePlate: '#33363d',
    corridor: '#423d33',
    closed: '#6d5233',
    open: '#4d4232',
    locked: '#3a2a18',
  },
  sign: {
    wall: '#3a3d44',
    obstacle: '#a8a294',
    trap: '#ff9180',
    hazardous: '#ffb454',
    difficult: '#b9cc6b',
    icy: '#8dd0f2',
    treasure: '#f0be55',
    pressurePlate: '#a8a294',
    corridor: '#8f8672',
    closed: '#f0dfc4',
    open: '#cfae80',
    locked: '#f2c14b',
  },
  side: { characters: '#2f78c8', monsters: '#bf3b3b', third: '#8d55b5', neutral: '#707070' },
  highlight: {
    destination: '#5fd38d',
    target: '#ff7a6b',
    focus: '#ffc24d',
    area: '#ff8a70',
    spot: '#6bb3ff',
  },
};

/** The pages that an SVG can be drawn for. */
export const THEMES = { light: LIGHT, dark: DARK } as const;
