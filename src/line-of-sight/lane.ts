import { leftOf, type LaneLine } from './lane-line.js';
import type { Lattice } from './lattice.js';
import { partSides } from './separation.js';

/**
 * The strip between an edge of one hex, the way out, and an edge of another, the way in: corners of
 * the lattice, left and right for one who goes that way.
 */
export interface Lane {
  readonly outLeft: number;
  readonly outRight: number;
  readonly inLeft: number;
  readonly inRight: number;
}

/** A point that may lie on either side of a line through the lane, or must lie left or right. */
const EITHER = 0;
const LEFT = 1;
const RIGHT = 2;
const TORN = LEFT | RIGHT;

/** Ends of walls inside a lane with the sides where they must lie, and which of them a wall joins. */
interface Obstruction {
  readonly sides: ReadonlyMap<number, number>;
  /** Corners two by two. */
  readonly joined: readonly number[];
}

/**
 * On which side a corner lies of a lane that it is neither before nor behind: left or right when it
 * is on the border or outside, otherwise either.
 */
const sideIn = (lattice: Lattice, lane: Lane, corner: number): number => {
  const { outLeft, outRight, inLeft, inRight } = lane;
  // Where the two edges share a corner that side of the lane is a point.
  const isOn = (from: number, to: number, sign: number): boolean =>
    from === to ? corner === from : sign * leftOf(lattice, from, to, corner) >= 0;
  return isOn(outLeft, inLeft, 1) ? LEFT : isOn(outRight, inRight, -1) ? RIGHT : EITHER;
};

/**
 * What stands in a lane; `null` if a wall goes all the way across.
 *
 * An edge of the hex grid lies on one side of the line through any other edge, so that walls before
 * the way out or behind the way in are told by their ends, and no wall crosses those two edges.
 */
const obstructionOf = (
  lattice: Lattice,
  lane: Lane,
  walls: readonly number[],
): Obstruction | null => {
  const { outLeft, outRight, inLeft, inRight } = lane;
  const sides = new Map<number, number>();
  const joined: number[] = [];
  const isOutside = (corner: number): boolean =>
    leftOf(lattice, outRight, outLeft, corner) > 0 || leftOf(lattice, inLeft, inRight, corner) > 0;
  for (let index = 0; index < walls.length; index += 2) {
    const from = walls[index]!;
    const to = walls[index + 1]!;
    if (isOutside(from) || isOutside(to)) continue;
    const fromSide = sideIn(lattice, lane, from);
    const toSide = sideIn(lattice, lane, to);
    if ((fromSide | toSide) === TORN) return null;
    if (fromSide === EITHER) sides.set(from, (sides.get(from) ?? EITHER) | toSide);
    if (toSide === EITHER) sides.set(to, (sides.get(to) ?? EITHER) | fromSide);
    if ((fromSide | toSide) === EITHER) joined.push(from, to);
  }
  return { sides, joined };
};

/** Carries sides along the walls; `null` if a wall would have to lie on both. */
const spreadSides = ({ joined, sides }: Obstruction): ReadonlyMap<number, number> | null => {
  const spread = new Map(sides);
  for (let changed = true; changed;) {
    changed = false;
    for (let index = 0; index < joined.length; index += 2) {
      const [a, b] = [spread.get(joined[index]!)!, spread.get(joined[index + 1]!)!];
      if (a === b) continue;
      spread.set(joined[index]!, a | b).set(joined[index + 1]!, a | b);
      changed = true;
    }
  }
  return [...spread.values()].includes(TORN) ? null : spread;
};

/** Finds a line that leaves every wall on one of its sides; walls that may lie on either are tried. */
const lineAround = (lattice: Lattice, lane: Lane, obstruction: Obstruction): LaneLine | null => {
  const sides = spreadSides(obstruction);
  if (sides === null) return null;
  const pick = (wanted: number): number[] =>
    [...sides].flatMap(([corner, side]) => (side === wanted ? [corner] : []));
  const { outLeft, outRight, inLeft, inRight } = lane;
  const left = [...new Set([outLeft, inLeft, ...pick(LEFT)])];
  const right = [...new Set([outRight, inRight, ...pick(RIGHT)])];
  const line = partSides(lattice, left, right);
  const [open] = pick(EITHER);
  if (line === null || open === undefined) return line;
  const tryOn = (side: number): LaneLine | null =>
    lineAround(lattice, lane, { ...obstruction, sides: new Map(sides).set(open, side) });
  return tryOn(LEFT) ?? tryOn(RIGHT);
};

/**
 * A line that leaves through the one edge of a lane and enters through the other and touches none of
 * the given walls on the way; `null` if there is none.
 */
export const lineThrough = (
  lattice: Lattice,
  lane: Lane,
  walls: readonly number[],
): LaneLine | null => {
  const obstruction = obstructionOf(lattice, lane, walls);
  return obstruction === null ? null : lineAround(lattice, lane, obstruction);
};
