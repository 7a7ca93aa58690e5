/**
 * The board of a vector as text: columns of hexes four characters apart, a hex two lines under its
 * upper neighbour, thin walls as `--`, `/` and `\`; the notation that the library reads.
 */

import { GLYPHS, type BoardMap, type GlyphName, type WallEdge } from '../../src/board/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { toPair } from './shape.js';

const COLUMN_WIDTH = 4;
/** Where between two columns the sign of a wall stands. */
const WALL_AT = 3;

/** Labels of hexes, by the hex as JSON. */
export type Labels = ReadonlyMap<string, string>;

const lineOf = ({ q, r }: Hex): number => q + 2 * r;

/** Characters that can be set anywhere. */
const canvas = () => {
  const lines = new Map<number, string[]>();
  return {
    put: (line: number, at: number, signs: string): void => {
      const row = lines.get(line) ?? [];
      lines.set(line, row);
      [...signs].forEach((sign, index) => (row[at + index] = sign));
    },
    show: (): string => {
      const heights = [...lines.keys()];
      const rows: string[] = [];
      for (let line = Math.min(...heights); line <= Math.max(...heights); line++)
        rows.push(
          Array.from(lines.get(line) ?? [], (sign) => sign || ' ')
            .join('')
            .trimEnd(),
        );
      return rows.join('\n');
    },
  };
};

/** The hexes of a map, walls apart, each with the sign of what lies there. */
const signsOf = ({ hexes = [], wallHexes = [], overlays = [], doors = [] }: BoardMap) => {
  const named = (at: Hex, name: GlyphName) => ({ at, sign: GLYPHS[name] });
  return [
    ...hexes.map((at) => named(at, 'plain')),
    ...wallHexes.map((at) => named(at, 'wall')),
    ...overlays.map(({ at, type }) => named(at, type)),
    ...doors.map(({ at, state = 'closed' }) => named(at, state)),
  ];
};

/** The line and the place in it where the wall between two hexes is drawn. */
const wallPlace = ([a, b]: WallEdge, left: number): { line: number; at: number; sign: string } => {
  const column = (Math.min(a.q, b.q) - left) * COLUMN_WIDTH;
  if (a.q === b.q) return { line: (lineOf(a) + lineOf(b)) / 2, at: column, sign: '--' };
  const [near, far] = a.q < b.q ? [a, b] : [b, a];
  const sign = lineOf(near) < lineOf(far) ? '/' : '\\';
  return { line: Math.min(lineOf(near), lineOf(far)), at: column + WALL_AT, sign };
};

/** The head of a drawing: which hex the first column's first line of even columns is. */
const originOf = (signs: readonly { readonly at: Hex }[], left: number): string => {
  const top = Math.min(...signs.map(({ at }) => lineOf(at)));
  return `origin ${String(left)},${String(Math.ceil((top - left) / 2))}`;
};

/** Draws a map with labels of at most two characters behind the signs of the hexes. */
export const drawBoard = (map: BoardMap, labels: Labels): string => {
  const signs = signsOf(map);
  const left = Math.min(...signs.map(({ at }) => at.q));
  const { put, show } = canvas();
  for (const edge of map.wallEdges ?? []) {
    const { line, at, sign } = wallPlace(edge, left);
    put(line, at, sign);
  }
  for (const { at, sign } of signs) {
    const label = labels.get(JSON.stringify(toPair(at))) ?? '';
    put(lineOf(at), (at.q - left) * COLUMN_WIDTH, `${sign}${label}`);
  }
  return `${originOf(signs, left)}\n${show()}`;
};
