import type { CompiledBoard, Lattice } from '../board/internal.js';

export { centreM, centreN, STEP_M, STEP_N, type Lattice } from '../board/internal.js';

/** The lattice of a board, laid when it is first asked for. */
export const latticeOf = (compiled: CompiledBoard): Lattice => compiled.lattice();

/** The sector that holds a direction, with the direction `k` itself but without `k + 1`. */
export const sectorOf = (m: number, n: number): number => {
  if (n >= 0 && m > 0) return 0;
  if (n > 0) return m + n > 0 ? 1 : 2;
  if (m < 0) return 3;
  return m + n < 0 ? 4 : 5;
};

/** In sector `k` a vector is so many steps `k`; with `k + 2` for `k`, so many steps `k + 1`. */
export const stepsAlong = (k: number, m: number, n: number): number => {
  const third = k % 3;
  const steps = third === 0 ? m : third === 1 ? m + n : n;
  return k < 3 ? steps : 0 - steps;
};
