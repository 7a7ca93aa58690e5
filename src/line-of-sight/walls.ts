import { NONE, type CompiledBoard } from '../board/internal.js';
import { centreM, centreN, STEP_M, STEP_N, type Lattice } from './lattice.js';

/** The walls beside hexes of a board: two corners each, one after the other. */
export type Walls = Int16Array;

const listWalls = ({ cornerOf }: Lattice, { neighbours, walled }: CompiledBoard): Walls => {
  const walls: number[] = [];
  for (let slot = 0; slot < neighbours.length; slot++) {
    const edge = slot % 6;
    const cell = (slot - edge) / 6;
    // A thin wall has a hex on either side: it is listed where its edge number is the lower one.
    const isListed = edge > 2 && (walled[cell]! & (1 << edge)) !== 0;
    if (neighbours[slot] !== NONE || isListed) continue;
    walls.push(cornerOf[slot]!, cornerOf[6 * cell + ((edge + 1) % 6)]!);
  }
  return Int16Array.from(walls);
};

const wallsByLattice = /*#__PURE__*/ new WeakMap<Lattice, Walls>();

/** All walls of a board, listed when they are first asked for. */
const wallsOf = (lattice: Lattice, compiled: CompiledBoard): Walls => {
  const known = wallsByLattice.get(lattice);
  if (known !== undefined) return known;
  const walls = listWalls(lattice, compiled);
  wallsByLattice.set(lattice, walls);
  return walls;
};

const areBeyond = (a: number, b: number, low: number, high: number): boolean =>
  (a <= low && b <= low) || (a >= high && b >= high);

/** The walls that may lie between two cells: those that reach into the hull of the two. */
export const wallsBetween = (
  lattice: Lattice,
  compiled: CompiledBoard,
  a: number,
  b: number,
): readonly number[] => {
  const walls = wallsOf(lattice, compiled);
  const { m, n } = lattice;
  const m0 = centreM(compiled, a);
  const n0 = centreN(compiled, a);
  const east = centreM(compiled, b) - m0;
  const north = centreN(compiled, b) - n0;
  let reach = 0;
  for (let k = 0; k < 6; k++) reach = Math.max(reach, east * STEP_N[k]! - north * STEP_M[k]!);
  const between: number[] = [];
  for (let index = 0; index < walls.length; index += 2) {
    const from = walls[index]!;
    const to = walls[index + 1]!;
    const fromM = m[from]! - m0;
    const toM = m[to]! - m0;
    if (areBeyond(fromM, toM, Math.min(0, east) - 1, Math.max(0, east) + 1)) continue;
    const fromN = n[from]! - n0;
    const toN = n[to]! - n0;
    if (areBeyond(fromN, toN, Math.min(0, north) - 1, Math.max(0, north) + 1)) continue;
    const fromOff = east * fromN - north * fromM;
    const toOff = east * toN - north * toM;
    if (!areBeyond(fromOff, toOff, 0 - reach, reach)) between.push(from, to);
  }
  return between;
};
