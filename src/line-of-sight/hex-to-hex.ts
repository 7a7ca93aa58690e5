import { EDGES, NONE, type CompiledBoard } from '../board/internal.js';
import { cornerRow } from './corner-row.js';
import { leftOf, type LaneLine } from './lane-line.js';
import { lineThrough, type Lane } from './lane.js';
import { latticeOf, type Lattice } from './lattice.js';
import { markKnown, settleRow, UNKNOWN } from './row.js';
import { wallsBetween } from './walls.js';

/** The lane from one edge to another, or `null` if no line leaves by the one and enters by the other. */
const laneBetween = (lattice: Lattice, out: number, into: number): Lane | null => {
  const { cornerOf } = lattice;
  const next = (slot: number): number => (slot % 6 === 5 ? slot - 5 : slot + 1);
  const lane = {
    outRight: cornerOf[out]!,
    outLeft: cornerOf[next(out)]!,
    inLeft: cornerOf[into]!,
    inRight: cornerOf[next(into)]!,
  };
  const { outLeft, outRight, inLeft, inRight } = lane;
  const isFacing =
    leftOf(lattice, outRight, outLeft, inLeft) <= 0 &&
    leftOf(lattice, outRight, outLeft, inRight) <= 0 &&
    leftOf(lattice, inLeft, inRight, outLeft) <= 0 &&
    leftOf(lattice, inLeft, inRight, outRight) <= 0;
  return isFacing ? lane : null;
};

/**
 * A line from inside one cell to inside another that is not next to it, which touches no wall on the
 * way; `null` if there is none.
 *
 * Such a line leaves through the inside of an edge and enters through the inside of another: if it
 * went through a corner, which no wall touches, it could be moved a little. In the lane between the
 * two edges every wall lies left or right of it. Walls that reach a border of the lane have to lie on
 * that side, others may lie on either; and walls that hang together lie on one side.
 */
export const lineInside = (compiled: CompiledBoard, a: number, b: number): LaneLine | null => {
  const { neighbours } = compiled;
  const lattice = latticeOf(compiled);
  const walls = wallsBetween(lattice, compiled, a, b);
  for (const edge of EDGES) {
    const out = 6 * a + edge;
    if (neighbours[out] === NONE) continue;
    for (const facing of EDGES) {
      const into = 6 * b + facing;
      if (neighbours[into] === NONE) continue;
      const lane = laneBetween(lattice, out, into);
      const line = lane === null ? null : lineThrough(lattice, lane, walls);
      if (line !== null) return line;
    }
  }
  return null;
};

/**
 * What a cell sees from any point inside to any point inside another hex. What it sees from corner to
 * corner is part of it: a segment that touches no wall can be moved a little.
 */
export const hexToHexRow = (compiled: CompiledBoard, cell: number): Uint8Array => {
  const { rows } = compiled;
  const row = markKnown(compiled, cell, rows.hexToHex);
  const corners = (rows.cornersStrict[cell] ??= cornerRow(compiled, cell, 'cornersStrict'));
  for (let other = 0; other < row.length; other++)
    if (row[other] === UNKNOWN && (corners[other] === 1 || lineInside(compiled, cell, other)))
      row[other] = 1;
  return settleRow(row);
};
