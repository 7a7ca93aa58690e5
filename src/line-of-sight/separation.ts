/** Points of the lattice that lie left or right of a lane, or are still to be placed. */
export interface Bounds {
  readonly m: readonly number[];
  readonly n: readonly number[];
}

/** Sides of a lane, as bits; 0 is a point that may lie on either. */
export const LEFT = 1;
export const RIGHT = 2;

/** Points by index: a line from `tail` to `tip`, and the nearest point on the other side of the lane. */
export interface Edge {
  readonly tail: number;
  readonly tip: number;
  readonly opposite: number;
}

/** How far a point lies to the left of the line from `a` to `b`; exact for whole numbers. */
const leftOf = ({ m, n }: Bounds, a: number, b: number, point: number): number =>
  (m[b]! - m[a]!) * (n[point]! - n[a]!) - (n[b]! - n[a]!) * (m[point]! - m[a]!);

/** The point that the hull of a side's points turns to from `tail`, seen from the lane. */
const nextOfHull = (bounds: Bounds, own: readonly number[], sign: number, tail: number): number => {
  let tip = -1;
  for (const point of own) {
    if (point === tail) continue;
    if (tip === -1) {
      tip = point;
      continue;
    }
    const turn = sign * leftOf(bounds, tail, tip, point);
    const isFarther =
      turn === 0 &&
      Math.abs(bounds.m[point]! - bounds.m[tail]!) + Math.abs(bounds.n[point]! - bounds.n[tail]!) >
        Math.abs(bounds.m[tip]! - bounds.m[tail]!) + Math.abs(bounds.n[tip]! - bounds.n[tail]!);
    if (turn < 0 || isFarther) tip = point;
  }
  return tip;
};

/** The nearest of the points if all of them lie beyond the line, otherwise -1. */
const nearestBeyond = (
  bounds: Bounds,
  others: readonly number[],
  sign: number,
  tail: number,
  tip: number,
): number => {
  let nearest = -1;
  let least = Infinity;
  for (const point of others) {
    const distance = 0 - sign * leftOf(bounds, tail, tip, point);
    if (distance <= 0) return -1;
    if (distance >= least) continue;
    least = distance;
    nearest = point;
  }
  return nearest;
};

/** Goes round the hull of a side's points, from a corner of the hull, for an edge that parts the sides. */
const partingEdge = (
  bounds: Bounds,
  own: readonly number[],
  others: readonly number[],
  sign: number,
): Edge | null => {
  const first = own[0]!;
  let tail = first;
  do {
    const tip = nextOfHull(bounds, own, sign, tail);
    if (tip === -1) return null;
    const opposite = nearestBeyond(bounds, others, sign, tail, tip);
    if (opposite !== -1) return { tail, tip, opposite };
    tail = tip;
  } while (tail !== first);
  return null;
};

/**
 * A line with all points of `left` on its left and all of `right` on its right, none on the line
 * between; `null` if there is none.
 *
 * If two convex hulls are disjoint, a line along an edge of one of them parts them. Both lists begin
 * with a corner of their hull, and not all of the points lie on one line.
 */
export const partSides = (
  bounds: Bounds,
  left: readonly number[],
  right: readonly number[],
): Edge | null => partingEdge(bounds, left, right, 1) ?? partingEdge(bounds, right, left, -1);
