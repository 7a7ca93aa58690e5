import { NONE, type CompiledBoard } from '../board/internal.js';
import { latticeOf, sectorOf, stepsAlong, type Lattice } from './lattice.js';
import { markKnown, settleRow, UNKNOWN } from './row.js';

/**
 * For each corner and sector the sectors, as bits, whose cells can be reached from the cell of that
 * sector over edges without wall that end at the corner: six entries a corner.
 */
type Turns = Uint8Array;

const ALL_SECTORS = 0b111111;

/** The two sectors of a corner that hold one cell: from the edge in direction `k` on. */
const sectorsFrom = (k: number): number => (1 << (k % 6)) | (1 << ((k + 1) % 6));

const layTurns = ({ corners, cellAt, parity }: Lattice, neighbours: Int16Array): Turns => {
  const turns = new Uint8Array(6 * corners);
  for (let corner = 0; corner < corners; corner++) {
    const at = (k: number): number => cellAt[6 * corner + (k % 6)]!;
    // The edge in direction k parts the cells of sectors k and k - 1.
    const isOpen = (k: number): boolean =>
      at(k) !== NONE && neighbours[6 * at(k) + ((k + 4) % 6)] !== NONE;
    const first = parity[corner]!;
    const open = Number(isOpen(first)) + Number(isOpen(first + 2)) + Number(isOpen(first + 4));
    for (let k = first; k < first + 6; k += 2) {
      const right = isOpen(k) ? sectorsFrom(k + 4) : 0;
      const left = isOpen(k + 2) ? sectorsFrom(k + 2) : 0;
      const reached = open > 1 ? ALL_SECTORS : at(k) === NONE ? 0 : sectorsFrom(k) | left | right;
      turns[6 * corner + (k % 6)] = reached;
      turns[6 * corner + ((k + 1) % 6)] = reached;
    }
  }
  return turns;
};

const turnsByLattice = /*#__PURE__*/ new WeakMap<Lattice, Turns>();

const turnsOf = (lattice: Lattice, neighbours: Int16Array): Turns => {
  const known = turnsByLattice.get(lattice);
  if (known !== undefined) return known;
  const turns = layTurns(lattice, neighbours);
  turnsByLattice.set(lattice, turns);
  return turns;
};

/**
 * Follows a segment that may touch walls but not cross them from hex to hex (R-LOS-7), from corner to
 * corner; returns the sectors of the corner `goal` whose cells are reached, as bits.
 *
 * `start` holds the sectors at the corner `from` where it may begin. As in `isClear`, but at each
 * corner and along each edge it keeps on which sides of the walls there the line can pass.
 */
const follow = (
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

/**
 * The sectors of the corner `to` whose cells corner `k` of a cell is joined to by a segment that
 * crosses no wall, as bits.
 */
export const sectorsReached = (
  compiled: CompiledBoard,
  cell: number,
  k: number,
  to: number,
): number => {
  const lattice = latticeOf(compiled);
  const turns = turnsOf(lattice, compiled.neighbours);
  const from = lattice.cornerOf[6 * cell + k]!;
  const start = turns[6 * from + ((k + 3) % 6)]!;
  return follow(lattice, compiled.neighbours, turns, from, start, to);
};

/** What a cell sees from corner to corner without crossing a wall (option of R-LOS-7). */
export const lenientRow = (compiled: CompiledBoard, cell: number): Uint8Array => {
  const lattice = latticeOf(compiled);
  const { corners, cornerOf, cellAt } = lattice;
  const turns = turnsOf(lattice, compiled.neighbours);
  const row = markKnown(compiled, cell, compiled.rows.cornersLenient);
  const isOpen = (at: number): boolean => at !== NONE && row[at] === UNKNOWN;
  for (let k = 0; k < 6; k++) {
    const from = cornerOf[6 * cell + k]!;
    const start = turns[6 * from + ((k + 3) % 6)]!;
    for (let to = 0; to < corners; to++) {
      if (![0, 2, 4].some((sector) => isOpen(cellAt[6 * to + sector]!))) continue;
      const reached = follow(lattice, compiled.neighbours, turns, from, start, to);
      for (let sector = 0; sector < 6; sector += 2)
        if ((reached & (1 << sector)) !== 0) row[cellAt[6 * to + sector]!] = 1;
    }
  }
  return settleRow(row);
};
