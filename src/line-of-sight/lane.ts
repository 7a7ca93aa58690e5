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

/** Ends of walls inside a lane, and which of them a wall joins. */
interface Obstruction {
  /** Corners, each once; the sides by the same index. */
  readonly points: readonly number[];
  readonly sides: readonly number[];
  /** Indexes of two points, one after the other. */
  readonly joined: readonly number[];
}

/**
 * On which side a corner lies of a lane that it is neither before nor behind: left or right when it
 * is on the border or outside, otherwise either.
 */
const sideIn = (lattice: Lattice, lane: Lane, corner: number): number => {
  const { outLeft, outRight, inLeft, inRight } = lane;
  // Where the two edges share a corner that side of the lane is a point.
  const isLeft =
    outLeft === inLeft ? corner === outLeft : leftOf(lattice, outLeft, inLeft, corner) >= 0;
  if (isLeft) return LEFT;
  const isRight =
    outRight === inRight ? corner === outRight : leftOf(lattice, outRight, inRight, corner) <= 0;
  return isRight ? RIGHT : EITHER;
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
  const points: number[] = [];
  const sides: number[] = [];
  const joined: number[] = [];
  const isOutside = (corner: number): boolean =>
    leftOf(lattice, outRight, outLeft, corner) > 0 || leftOf(lattice, inLeft, inRight, corner) > 0;
  const indexOf = (corner: number): number => {
    const known = points.indexOf(corner);
    if (known !== -1) return known;
    sides.push(EITHER);
    return points.push(corner) - 1;
  };
  for (let index = 0; index < walls.length; index += 2) {
    const from = walls[index]!;
    const to = walls[index + 1]!;
    if (isOutside(from) || isOutside(to)) continue;
    const fromSide = sideIn(lattice, lane, from);
    const toSide = sideIn(lattice, lane, to);
    if (fromSide === EITHER && toSide === EITHER) joined.push(indexOf(from), indexOf(to));
    else if (fromSide === EITHER) sides[indexOf(from)]! |= toSide;
    else if (toSide === EITHER) sides[indexOf(to)]! |= fromSide;
    else if (fromSide !== toSide) return null;
  }
  return { points, sides, joined };
};

/** Carries sides along the walls; `null` if a wall would have to lie on both. */
const spreadSides = ({ joined, sides }: Obstruction): readonly number[] | null => {
  const spread = [...sides];
  for (let changed = true; changed;) {
    changed = false;
    for (let index = 0; index < joined.length; index += 2) {
      const a = joined[index]!;
      const b = joined[index + 1]!;
      if (spread[a] === spread[b]) continue;
      const both = spread[a]! | spread[b]!;
      spread[a] = both;
      spread[b] = both;
      changed = true;
    }
  }
  return spread.includes(TORN) ? null : spread;
};

/** Finds a line that leaves every wall on one of its sides; walls that may lie on either are tried. */
const lineAround = (lattice: Lattice, lane: Lane, obstruction: Obstruction): LaneLine | null => {
  const sides = spreadSides(obstruction);
  if (sides === null) return null;
  const pick = (side: number): number[] =>
    obstruction.points.filter((_, index) => sides[index] === side);
  const { outLeft, outRight, inLeft, inRight } = lane;
  const left = [outLeft, ...(inLeft === outLeft ? [] : [inLeft]), ...pick(LEFT)];
  const right = [outRight, ...(inRight === outRight ? [] : [inRight]), ...pick(RIGHT)];
  const line = partSides(lattice, left, right);
  if (line === null) return null;
  const open = sides.indexOf(EITHER);
  if (open === -1) return line;
  const tryOn = (side: number): LaneLine | null =>
    lineAround(lattice, lane, { ...obstruction, sides: sides.with(open, side) });
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
