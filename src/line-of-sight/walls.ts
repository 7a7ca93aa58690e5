import type { CompiledBoard } from '../board/internal.js';
import { centreM, centreN, STEP_M, STEP_N, type Lattice } from './lattice.js';

/** The walls that may lie between two cells: those that reach into the hull of the two. */
export const wallsBetween = (
  lattice: Lattice,
  compiled: CompiledBoard,
  a: number,
  b: number,
): readonly number[] => {
  const { m, n, walls } = lattice;
  const startM = centreM(compiled, a);
  const startN = centreN(compiled, a);
  const east = centreM(compiled, b) - startM;
  const north = centreN(compiled, b) - startN;
  const [west, farEast] = [Math.min(0, east) - 1, Math.max(0, east) + 1];
  const [south, farNorth] = [Math.min(0, north) - 1, Math.max(0, north) + 1];
  let reach = 0;
  for (let k = 0; k < 6; k++) reach = Math.max(reach, east * STEP_N[k]! - north * STEP_M[k]!);
  const between: number[] = [];
  for (let index = 0; index < walls.length; index += 2) {
    const from = walls[index]!;
    const to = walls[index + 1]!;
    const fromM = m[from]! - startM;
    const toM = m[to]! - startM;
    if ((fromM <= west && toM <= west) || (fromM >= farEast && toM >= farEast)) continue;
    const fromN = n[from]! - startN;
    const toN = n[to]! - startN;
    if ((fromN <= south && toN <= south) || (fromN >= farNorth && toN >= farNorth)) continue;
    const fromOff = east * fromN - north * fromM;
    const toOff = east * toN - north * toM;
    if (fromOff >= reach && toOff >= reach) continue;
    if (fromOff <= 0 - reach && toOff <= 0 - reach) continue;
    between.push(from, to);
  }
  return between;
};
