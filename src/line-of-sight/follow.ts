import { NONE } from '../board/internal.js';
import { sectorOf, stepsAlong, type Lattice } from './lattice.js';
import type { Turns } from './turns.js';

/**
 * Follows a segment from hex to hex, from the corner `from` to the corner `goal`; returns the sectors
 * of `goal` whose cells it reaches, as bits: none if it crosses a wall, or touches one that `turns`
 * does not let it pass (R-LOS-1, R-LOS-7).
 *
 * `start` holds the sectors at `from` where it may begin. The direction lies in a sector `k`, as
 * `along` steps of direction `k` and `across` steps of direction `k + 1`; `side` is how far the centre
 * of the present hex lies to the right of the line, in units where its corner `k` lies `across`
 * farther to the right and its corner `k + 1` lies `along` farther to the left. Only sums occur, so
 * that all is exact. At each corner and along each edge it keeps on which sides the line can pass.
 */
export const follow = (
  lattice: Lattice,
  neighbours: Int16Array,
  turns: Turns,
  from: number,
  start: number,
  goal: number,
): number => {
  const { m, n, cornerOf, cellAt, parity } = lattice;
  const east = m[goal]! - m[from]!;
  const north = n[goal]! - n[from]!;
  const k = sectorOf(east, north);
  const along = stepsAlong(k, east, north);
  const across = stepsAlong((k + 2) % 6, east, north);
  const before = (k + 5) % 6;
  const after = (k + 1) % 6;
  let at = from;
  let reached = start;
  while (at !== goal && reached !== 0) {
    const isOdd = ((parity[at]! ^ k) & 1) === 1;
    if (!isOdd && across === 0) {
      // Along an edge, on its left, on its right, or both.
      const left = (reached & (1 << k)) === 0 ? NONE : cellAt[6 * at + k]!;
      const right = (reached & (1 << before)) === 0 ? NONE : cellAt[6 * at + before]!;
      if (left === NONE && right === NONE) return 0;
      at = left !== NONE ? cornerOf[6 * left + before]! : cornerOf[6 * right + after]!;
      reached =
        (left === NONE ? 0 : turns[6 * at + ((k + 2) % 6)]!) |
        (right === NONE ? 0 : turns[6 * at + ((k + 3) % 6)]!);
      continue;
    }
    if ((reached & (1 << k)) === 0) return 0;
    let inside = cellAt[6 * at + k]!;
    let side = isOdd ? across : 0 - along;
    while (side + across !== 0 && side - along !== 0) {
      if (side + across < 0) {
        inside = neighbours[6 * inside + before]!;
        side += 2 * across + along;
      } else if (side - along > 0) {
        inside = neighbours[6 * inside + after]!;
        side -= 2 * along + across;
      } else {
        inside = neighbours[6 * inside + k]!;
        side += across - along;
      }
      if (inside === NONE) return 0;
    }
    at = cornerOf[6 * inside + (side + across === 0 ? k : after)]!;
    reached = turns[6 * at + ((k + 3) % 6)]!;
  }
  return reached;
};
