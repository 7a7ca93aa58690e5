import type { Lattice } from './lattice.js';

/** A line by three corners: parallel to that from `tail` to `tip`, half way to `opposite`. */
export interface LaneLine {
  readonly tail: number;
  readonly tip: number;
  readonly opposite: number;
}

/**
 * How far a corner lies to the left of the line from one corner to another. Exact: coordinates of
 * corners differ by less than 2 ** 24.
 */
export const leftOf = ({ m, n }: Lattice, from: number, to: number, corner: number): number =>
  (m[to]! - m[from]!) * (n[corner]! - n[from]!) - (n[to]! - n[from]!) * (m[corner]! - m[from]!);
