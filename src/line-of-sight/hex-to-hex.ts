import { EDGES, NONE, type CompiledBoard } from '../board/internal.js';
import { isClear } from './clear-line.js';
import { leftOf, type LaneLine } from './lane-line.js';
import { lineThrough, type Lane } from './lane.js';
import { centreM, centreN, latticeOf, type Lattice } from './lattice.js';
import { markKnown, settleRow, UNKNOWN } from './row.js';
import { wallsBetween } from './walls.js';

/** Whether the segment from centre to centre touches no wall. */
export const areCentresJoined = (compiled: CompiledBoard, a: number, b: number): boolean => {
  const east = centreM(compiled, b) - centreM(compiled, a);
  const north = centreN(compiled, b) - centreN(compiled, a);
  return isClear(latticeOf(compiled), compiled.neighbours, east, north, NONE, a, NONE, b);
};

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

/** What a cell sees from any point inside to any point inside another hex. */
export const hexToHexRow = (compiled: CompiledBoard, cell: number): Uint8Array => {
  const row = markKnown(compiled, cell, compiled.rows.hexToHex);
  for (let other = 0; other < compiled.count; other++) {
    if (row[other] !== UNKNOWN) continue;
    if (areCentresJoined(compiled, cell, other) || lineInside(compiled, cell, other) !== null)
      row[other] = 1;
  }
  return settleRow(row);
};
