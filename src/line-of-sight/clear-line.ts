import { NONE } from '../board/internal.js';
import { sectorOf, stepsAlong, type Lattice } from './lattice.js';

/**
 * Whether a segment touches no wall, not in one point (R-LOS-1).
 *
 * Shape: it starts at a corner without walls, or else, with `corner` at `NONE`, at the centre of
 * `cell`; (m, n) leads from there to its end, the corner `goal` without walls or else the centre of
 * `goalCell`. It must not have length zero.
 *
 * The walk goes from hex to hex. The direction lies in a sector `k`, as `along` steps of direction
 * `k` and `across` steps of direction `k + 1`; `side` is how far the centre of the present hex lies
 * to the right of the line, in units where its corner `k` lies `across` farther to the right and its
 * corner `k + 1` lies `along` farther to the left. Only sums occur, so that all is exact.
 */
export const isClear = (
  lattice: Lattice,
  neighbours: Int16Array,
  m: number,
  n: number,
  corner: number,
  cell: number,
  goal: number,
  goalCell: number,
): boolean => {
  const { free, cornerOf, cellAt, parity } = lattice;
  const k = sectorOf(m, n);
  const along = stepsAlong(k, m, n);
  const across = stepsAlong((k + 2) % 6, m, n);
  const before = (k + 5) % 6;
  const after = (k + 1) % 6;
  let at = corner;
  let inside = cell;
  let side = 0;
  for (;;) {
    while (at !== NONE) {
      if (at >= free) return false;
      inside = cellAt[6 * at + k]!;
      if (((parity[at]! ^ k) & 1) === 1) side = across;
      else if (across > 0) side = 0 - along;
      else {
        // The line runs along an edge to the next corner.
        at = cornerOf[6 * inside + before]!;
        if (at === goal) return true;
        continue;
      }
      at = NONE;
    }
    if (inside === goalCell) return true;
    const sideOfCorner = side + across;
    const sideOfNext = side - along;
    if (sideOfCorner === 0) at = cornerOf[6 * inside + k]!;
    else if (sideOfNext === 0) at = cornerOf[6 * inside + after]!;
    else if (sideOfCorner < 0) {
      inside = neighbours[6 * inside + before]!;
      side = sideOfCorner + across + along;
    } else if (sideOfNext > 0) {
      inside = neighbours[6 * inside + after]!;
      side = sideOfNext - along - across;
    } else {
      inside = neighbours[6 * inside + k]!;
      side = sideOfCorner - along;
    }
    if (at === NONE) {
      if (inside === NONE) return false;
    } else if (at === goal) return true;
  }
};
