import { EDGE_Q, EDGE_R, NONE, type Cells } from './cells.js';

/**
 * The corners of a board's hexes, each numbered once.
 *
 * Shape: centres and corners are points of a triangular lattice, `m` steps towards corner 0 of a hex
 * and `n` steps towards its corner 1; the centre of (q, r) lies at (2q + r, -q - 2r). Direction `k`
 * points from a centre to its corner `k`, counter-clockwise on screen; sector `k` lies between the
 * directions `k` and `k + 1`, so that edge `k` of a hex lies in sector `k` of its centre. At a corner
 * three edges meet, in the directions of the same parity as the corner's number in its hexes.
 */
export interface Lattice {
  readonly corners: number;
  /** Corners 0 to `free - 1` are touched by no wall. */
  readonly free: number;
  readonly m: Int32Array;
  readonly n: Int32Array;
  /** The corner of a cell: six entries a cell, by corner number. */
  readonly cornerOf: Int16Array;
  /** The cell that lies in a sector of a corner, or `NONE`: six entries a corner. */
  readonly cellAt: Int16Array;
  /** The parity of a corner's number in its hexes. */
  readonly parity: Uint8Array;
  /** How lines may turn at the corners, by rule of sight; filled when it is first asked for. */
  readonly turns: { cornersStrict?: Uint8Array; cornersLenient?: Uint8Array };
  /** What has been found out about segments between free corners; `null` on large boards. */
  readonly segments: Uint8Array | null;
  /** The walls beside hexes of the board: two corners each, one after the other. */
  readonly walls: Int16Array;
}

/** What the lattice is laid over. */
export interface Ground extends Cells {
  readonly neighbours: Int16Array;
  readonly walled: Uint8Array;
}

/** Lattice steps in the six directions. */
export const STEP_M: readonly number[] = [1, 0, -1, -1, 0, 1];
export const STEP_N: readonly number[] = [0, 1, 1, 0, -1, -1];

/** Lattice coordinates of a cell's centre. */
export const centreM = ({ q, r }: Pick<Cells, 'q' | 'r'>, cell: number): number =>
  2 * q[cell]! + r[cell]!;
export const centreN = ({ q, r }: Pick<Cells, 'q' | 'r'>, cell: number): number =>
  0 - q[cell]! - 2 * r[cell]!;

/** The cells beside each cell, whether or not a thin wall stands between: six entries a cell. */
const cellsBeside = ({ count, q, r, find }: Ground): Int16Array =>
  Int16Array.from({ length: 6 * count }, (_, slot) => {
    const cell = Math.floor(slot / 6);
    return find(q[cell]! + EDGE_Q[slot % 6]!, r[cell]! + EDGE_R[slot % 6]!);
  });

/** Numbers the corners, those without walls first. */
const numberCorners = (
  { count, neighbours }: Ground,
  beside: Int16Array,
): Pick<Lattice, 'corners' | 'free' | 'cornerOf'> => {
  const cornerOf = new Int16Array(6 * count).fill(NONE);
  let corners = 0;
  const number = (wantFree: boolean): void => {
    for (let cell = 0; cell < count; cell++)
      for (let k = 0; k < 6; k++) {
        const right = 6 * cell + ((k + 5) % 6);
        const left = 6 * cell + k;
        const isFree =
          neighbours[right] !== NONE &&
          neighbours[left] !== NONE &&
          neighbours[6 * beside[right]! + ((k + 1) % 6)] !== NONE;
        if (isFree !== wantFree || cornerOf[left] !== NONE) continue;
        cornerOf[left] = corners;
        if (beside[left] !== NONE) cornerOf[6 * beside[left]! + ((k + 4) % 6)] = corners;
        if (beside[right] !== NONE) cornerOf[6 * beside[right]! + ((k + 2) % 6)] = corners;
        corners++;
      }
  };
  number(true);
  const free = corners;
  number(false);
  return { corners, free, cornerOf };
};

const listWalls = (cornerOf: Int16Array, { neighbours, walled }: Ground): Int16Array => {
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

/** Up to so many free corners every pair is remembered, in at most a megabyte. */
const REMEMBERED = 1024;

/** Lays the lattice of a board. */
export const layLattice = (compiled: Ground): Lattice => {
  const { corners, free, cornerOf } = numberCorners(compiled, cellsBeside(compiled));
  const m = new Int32Array(corners);
  const n = new Int32Array(corners);
  const parity = new Uint8Array(corners);
  const cellAt = new Int16Array(6 * corners).fill(NONE);
  for (let slot = 0; slot < cornerOf.length; slot++) {
    const corner = cornerOf[slot]!;
    const k = slot % 6;
    const cell = (slot - k) / 6;
    m[corner] = centreM(compiled, cell) + STEP_M[k]!;
    n[corner] = centreN(compiled, cell) + STEP_N[k]!;
    parity[corner] = k & 1;
    cellAt[6 * corner + ((k + 2) % 6)] = cell;
    cellAt[6 * corner + ((k + 3) % 6)] = cell;
  }
  const segments = free <= REMEMBERED ? new Uint8Array(free * free) : null;
  const walls = listWalls(cornerOf, compiled);
  return { corners, free, m, n, cornerOf, cellAt, parity, turns: {}, segments, walls };
};
