import { leftOf, type LaneLine } from './lane-line.js';
import type { Lattice } from './lattice.js';

const spanOf = ({ m, n }: Lattice, a: number, b: number): number =>
  Math.abs(m[b]! - m[a]!) + Math.abs(n[b]! - n[a]!);

/** The corner that the hull of one side's corners turns to behind `tail`, seen from the lane. */
const nextOfHull = (
  lattice: Lattice,
  own: readonly number[],
  sign: number,
  tail: number,
): number | null => {
  let tip: number | null = null;
  for (const corner of own) {
    if (corner === tail) continue;
    const turn = tip === null ? -1 : sign * leftOf(lattice, tail, tip, corner);
    const isFarther =
      turn === 0 && spanOf(lattice, tail, corner) > spanOf(lattice, tail, tip ?? corner);
    if (turn < 0 || isFarther) tip = corner;
  }
  return tip;
};

/** The nearest of the corners if all of them lie beyond the line, otherwise `null`. */
const nearestBeyond = (
  lattice: Lattice,
  others: readonly number[],
  sign: number,
  tail: number,
  tip: number,
): number | null => {
  let nearest: number | null = null;
  let least = Infinity;
  for (const corner of others) {
    const distance = 0 - sign * leftOf(lattice, tail, tip, corner);
    if (distance <= 0) return null;
    if (distance >= least) continue;
    least = distance;
    nearest = corner;
  }
  return nearest;
};

/** Goes round the hull of one side's corners for an edge that parts the two sides. */
const partingEdge = (
  lattice: Lattice,
  own: readonly number[],
  others: readonly number[],
  sign: number,
): LaneLine | null => {
  const first = own[0]!;
  let tail = first;
  do {
    const tip = nextOfHull(lattice, own, sign, tail);
    if (tip === null) return null;
    const opposite = nearestBeyond(lattice, others, sign, tail, tip);
    if (opposite !== null) return { tail, tip, opposite };
    tail = tip;
  } while (tail !== first);
  return null;
};

/**
 * A line with all corners of `left` on its left and all of `right` on its right, none of them on it;
 * `null` if there is none.
 *
 * Where two convex hulls are disjoint, a line along an edge of one of them parts them. Each list has
 * its corners once and begins with one that the hull turns at. If all corners lie on one line, none is
 * found.
 */
export const partSides = (
  lattice: Lattice,
  left: readonly number[],
  right: readonly number[],
): LaneLine | null => partingEdge(lattice, left, right, 1) ?? partingEdge(lattice, right, left, -1);
