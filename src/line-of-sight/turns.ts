import { NONE, type CompiledBoard } from '../board/internal.js';
import { latticeOf, type Lattice } from './lattice.js';
import type { SightRule } from './rules.js';

/** The rules that look along a line from corner to corner. */
export type CornerRule = Exclude<SightRule, 'hexToHex'>;

/**
 * For each corner and sector the sectors, as bits, whose cells a line may go on into that comes from
 * the cell of that sector: six entries a corner.
 */
export type Turns = Uint8Array;

const ALL_SECTORS = 0b111111;

/** The two sectors of a corner that hold one cell: from the edge in direction `k` on. */
const sectorsFrom = (k: number): number => (1 << (k % 6)) | (1 << ((k + 1) % 6));

/** Touching a wall is allowed: around the corner over edges without wall that end there (R-LOS-7). */
const layLenient = (
  { cellAt, parity }: Lattice,
  neighbours: Int16Array,
  corner: number,
  outTurns: Turns,
): void => {
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
    outTurns[6 * corner + (k % 6)] = reached;
    outTurns[6 * corner + ((k + 1) % 6)] = reached;
  }
};

const layTurns = (lattice: Lattice, neighbours: Int16Array, rule: CornerRule): Turns => {
  // A corner that a wall touches ends every line of the strict rule (R-LOS-1).
  const turns = new Uint8Array(6 * lattice.corners).fill(ALL_SECTORS, 0, 6 * lattice.free);
  if (rule === 'cornersLenient')
    for (let corner = lattice.free; corner < lattice.corners; corner++)
      layLenient(lattice, neighbours, corner, turns);
  return turns;
};

/** How lines may turn at the corners of a board under a rule; laid when it is first asked for. */
export const turnsOf = (compiled: CompiledBoard, rule: CornerRule): Turns => {
  const lattice = latticeOf(compiled);
  return (lattice.turns[rule] ??= layTurns(lattice, compiled.neighbours, rule));
};
