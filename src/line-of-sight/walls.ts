import type { CompiledBoard } from '../board/internal.js';
import { centreM, centreN, type Lattice } from './lattice.js';

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
  // How far the corners of the two hexes lie off the line of their centres.
  const reach = Math.max(Math.abs(east), Math.abs(north), Math.abs(east + north));
  const between: number[] = [];
  for (let index = 0; index < walls.length; index += 2) {
    const from = walls[index]!;
    const to = walls[index + 1]!;
    const fromM = m[from]! - startM;
    const fromN = n[from]! - startN;
    const fromOff = east * fromN - north * fromM;
    const toOff = east * (n[to]! - startN) - north * (m[to]! - startM);
    if (Math.min(fromOff, toOff) < reach && Math.max(fromOff, toOff) > 0 - reach)
      between.push(from, to);
  }
  return between;
};
