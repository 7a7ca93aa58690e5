import type { Hex } from '../vocabulary/index.js';
import { edgeBetween, neighbourTable, NONE, numberCells, type Cells } from './cells.js';
import type { WallEdge } from './map.js';

/** Hexes and wall hexes together: what a teleport passes over. */
export interface Passage {
  /** Six entries for each hex or wall hex, by edge number. */
  readonly neighbours: Int16Array;
  /** The number here of each cell of the board. */
  readonly place: Int16Array;
}

const distinct = (hexes: readonly Hex[]): readonly Hex[] => [
  ...new Map(hexes.map((hex) => [`${String(hex.q)},${String(hex.r)}`, hex])).values(),
];

/** Joins hexes and wall hexes where no thin wall stands between. */
export const passageOver = (
  cells: Cells,
  wallHexes: readonly Hex[],
  wallEdges: readonly WallEdge[],
): Passage => {
  const floor = Array.from(cells.q, (q, cell) => ({ q, r: cells.r[cell] ?? 0 }));
  const all = numberCells(distinct([...floor, ...wallHexes]));
  const neighbours = neighbourTable(all);
  for (const [a, b] of wallEdges) {
    const edge = edgeBetween(a, b);
    const from = all.find(a.q, a.r);
    const to = all.find(b.q, b.r);
    if (from !== NONE) neighbours[6 * from + edge] = NONE;
    if (to !== NONE) neighbours[6 * to + ((edge + 3) % 6)] = NONE;
  }
  return { neighbours, place: Int16Array.from(floor, ({ q, r }) => all.find(q, r)) };
};
