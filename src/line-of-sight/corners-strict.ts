import { NONE, type CompiledBoard } from '../board/internal.js';
import { isClear } from './clear-line.js';
import { latticeOf, type Lattice } from './lattice.js';
import { markKnown, settleRow, UNKNOWN } from './row.js';

/** Whether two corners are joined by a segment that touches no wall. */
export const areJoined = (
  lattice: Lattice,
  neighbours: Int16Array,
  from: number,
  to: number,
): boolean => {
  const { m, n, free } = lattice;
  if (to >= free) return false;
  if (from === to) return true;
  const east = m[to]! - m[from]!;
  const north = n[to]! - n[from]!;
  return isClear(lattice, neighbours, east, north, from, NONE, to, NONE);
};

/** What is known of the segment between two corners. */
const UNTESTED = 0;
const TOUCHES = 1;
const CLEAR = 2;

/**
 * Marks in `intoRow` the cells at those corners of `intoOpen` that a corner is joined to. Corners
 * with a cell that is still unknown move to the front of `intoOpen`; returns how many they are.
 */
const lookFrom = (
  lattice: Lattice,
  neighbours: Int16Array,
  from: number,
  intoRow: Uint8Array,
  intoOpen: Int16Array,
  open: number,
): number => {
  const { free, cellAt, segments } = lattice;
  let left = 0;
  for (let index = 0; index < open; index++) {
    const to = intoOpen[index]!;
    const a = cellAt[6 * to]!;
    const b = cellAt[6 * to + 2]!;
    const c = cellAt[6 * to + 4]!;
    if (intoRow[a] !== UNKNOWN && intoRow[b] !== UNKNOWN && intoRow[c] !== UNKNOWN) continue;
    let known = segments === null ? UNTESTED : segments[free * from + to]!;
    if (known === UNTESTED) {
      known = areJoined(lattice, neighbours, from, to) ? CLEAR : TOUCHES;
      if (segments !== null) {
        segments[free * from + to] = known;
        segments[free * to + from] = known;
      }
    }
    if (known === TOUCHES) {
      intoOpen[left++] = to;
      continue;
    }
    if (intoRow[a] === UNKNOWN) intoRow[a] = 1;
    if (intoRow[b] === UNKNOWN) intoRow[b] = 1;
    if (intoRow[c] === UNKNOWN) intoRow[c] = 1;
  }
  return left;
};

/** What a cell sees from corner to corner without touching a wall (R-LOS-1, R-LOS-2). */
export const strictRow = (compiled: CompiledBoard, cell: number): Uint8Array => {
  const lattice = latticeOf(compiled);
  const row = markKnown(compiled, cell, compiled.rows.cornersStrict);
  const open = new Int16Array(lattice.free);
  for (let corner = 0; corner < open.length; corner++) open[corner] = corner;
  let length = open.length;
  for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
    const from = lattice.cornerOf[slot]!;
    if (from < lattice.free)
      length = lookFrom(lattice, compiled.neighbours, from, row, open, length);
  }
  return settleRow(row);
};
