import type { Hex } from '../vocabulary/index.js';

/**
 * Column steps to the six neighbours, by edge number: counter-clockwise on screen from up-right, so
 * that edge `i` runs from corner `i` to corner `i + 1` and edge `i + 3` faces it.
 */
export const EDGE_Q: readonly number[] = [1, 0, -1, -1, 0, 1];
/** Row steps to the six neighbours, by edge number. */
export const EDGE_R: readonly number[] = [-1, -1, 0, 1, 1, 0];

/** No cell: wall, or nothing. */
export const NONE = -1;

/** Hexes numbered from 0 in ascending order of `q`, then `r`, so that a lower cell is a lower hex. */
export interface Cells {
  readonly count: number;
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** The cell of a hex, or {@link NONE}. */
  readonly find: (q: number, r: number) => number;
}

const hash = (q: number, r: number): number =>
  (Math.imul(q, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b)) >>> 0;

/** An open-addressed table from hex to cell: one probe or two, however the map is spread. */
const finder = (q: Int32Array, r: Int32Array): Cells['find'] => {
  let size = 8;
  while (size < 2 * q.length) size *= 2;
  const mask = size - 1;
  const table = new Int16Array(size).fill(NONE);
  for (let cell = 0; cell < q.length; cell++) {
    let slot = (hash(q[cell] ?? 0, r[cell] ?? 0) >>> 7) & mask;
    while (table[slot] !== NONE) slot = (slot + 1) & mask;
    table[slot] = cell;
  }
  return (atQ, atR) => {
    let slot = (hash(atQ, atR) >>> 7) & mask;
    for (;;) {
      const cell = table[slot] ?? NONE;
      if (cell === NONE || (q[cell] === atQ && r[cell] === atR)) return cell;
      slot = (slot + 1) & mask;
    }
  };
};

/** Numbers the given hexes, which must be distinct. */
export const numberCells = (hexes: readonly Hex[]): Cells => {
  const sorted = [...hexes].sort((a, b) => a.q - b.q || a.r - b.r);
  const q = Int32Array.from(sorted, (hex) => hex.q);
  const r = Int32Array.from(sorted, (hex) => hex.r);
  return { count: q.length, q, r, find: finder(q, r) };
};

/** For each cell and edge the neighbouring cell, or {@link NONE}: six entries a cell. */
export const neighbourTable = (cells: Cells): Int16Array => {
  const table = new Int16Array(6 * cells.count);
  for (let cell = 0; cell < cells.count; cell++)
    for (let edge = 0; edge < 6; edge++)
      table[6 * cell + edge] = cells.find(
        (cells.q[cell] ?? 0) + (EDGE_Q[edge] ?? 0),
        (cells.r[cell] ?? 0) + (EDGE_R[edge] ?? 0),
      );
  return table;
};

/** The edge number that leads from one hex to a neighbouring one, or {@link NONE}. */
export const edgeBetween = (from: Hex, to: Hex): number => {
  for (let edge = 0; edge < 6; edge++)
    if (to.q - from.q === EDGE_Q[edge] && to.r - from.r === EDGE_R[edge]) return edge;
  return NONE;
};

/** The hex beyond an edge. */
export const hexBeyond = ({ q, r }: Hex, edge: number): Hex => ({
  q: q + (EDGE_Q[edge] ?? 0),
  r: r + (EDGE_R[edge] ?? 0),
});

/** The six edge numbers. */
export const EDGES = [0, 1, 2, 3, 4, 5] as const;
