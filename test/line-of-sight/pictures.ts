/**
 * What one hex sees, as a picture: the map again with `o` for a hex in sight and `-` for one out of
 * sight. The looker is marked `A`.
 *
 * @module
 */
import { hasHex, type BoardMap, type Opened } from '../../src/board/index.js';
import { isVisible, type SightRule } from '../../src/line-of-sight/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { sceneOf } from '../board/scene.js';

/** What else a picture may depend on. */
export interface Looking {
  readonly rule?: SightRule;
  readonly map?: BoardMap;
  readonly opened?: Opened;
}

const rulesOf = ({ rule }: Looking) => (rule === undefined ? {} : { lineOfSight: rule });

/** The map of rows again with what `A` sees; signs of hexes that are not on the board stay. */
export const seenIn = (rows: readonly string[], looking: Looking = {}): readonly string[] => {
  const { board, at } = sceneOf(rows, {}, looking.map, looking.opened);
  const from = at('A');
  const show = (sign: string, hex: Hex): string => {
    if (sign.endsWith('A') || !hasHex(board, hex)) return sign.slice(-1);
    return isVisible(board, from, hex, rulesOf(looking)) ? 'o' : '-';
  };
  return rows.map((row, line) =>
    row
      .split(/\s+/)
      .map((sign, q) => show(sign, { q, r: line - Math.ceil(q / 2) }))
      .join(' '),
  );
};

/** Of the hexes of a drawing that are marked with small letters those that `A` sees, joined. */
export const marksSeen = (drawing: string, looking: Looking = {}): string => {
  const { board, at } = sceneOf(drawing, {}, looking.map, looking.opened);
  return [...new Set(drawing.match(/[a-z]/g))]
    .filter((mark) => isVisible(board, at('A'), at(mark), rulesOf(looking)))
    .sort()
    .join('');
};
