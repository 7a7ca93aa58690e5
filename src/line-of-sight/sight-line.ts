import { EDGES, type CompiledBoard } from '../board/internal.js';
import type { FractionalHex } from '../hex/index.js';
import { sectorsReached } from './corner-row.js';
import { lineInside } from './hex-to-hex.js';
import type { LaneLine } from './lane-line.js';
import { centreM, centreN, latticeOf, STEP_M, STEP_N } from './lattice.js';
import type { SightRule } from './rules.js';
import { sightRow } from './sight-row.js';
import type { CornerRule } from './turns.js';
import { wallsBetween } from './walls.js';

/**
 * A line that shows why one hex sees another.
 *
 * Shape: `corners` joins a corner of the one to a corner of the other, `points` joins two points
 * strictly inside them (rule `hexToHex`). The points are axial coordinates that need not be whole:
 * `toPixel` of `gloomhaven-rules/hex` finds where to draw them.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { layout, toPixel } from 'gloomhaven-rules/hex';
 * import { sightLine, type SightLine } from 'gloomhaven-rules/line-of-sight';
 *
 * const corridor = compileBoard({ rows: ['.', '.', '.'] });
 * assert(corridor._tag === 'Right');
 * const line: SightLine | null = sightLine(
 *   corridor.right,
 *   { q: 0, r: 0 },
 *   { q: 0, r: 2 },
 *   { lineOfSight: 'hexToHex' },
 * );
 * assert(line?.type === 'points');
 * assert.deepEqual(toPixel(layout({ size: 20 }), line.from), { x: 0, y: 0 });
 *
 * @category Models
 * @since 0.1.0
 */
export type SightLine =
  | {
      /** A line from corner to corner. */
      readonly type: 'corners';
      /** Which corner of the first hex, numbered as by `corners` of `gloomhaven-rules/hex`, 0 to 5. */
      readonly fromCorner: number;
      /** Which corner of the other hex. */
      readonly toCorner: number;
      /** Where the line begins. */
      readonly from: FractionalHex;
      /** Where it ends; the same point where the hexes share the corner (R-LOS-2). */
      readonly to: FractionalHex;
    }
  | {
      /** A line between points inside the two hexes. */
      readonly type: 'points';
      /** Where the line begins. */
      readonly from: FractionalHex;
      /** Where it ends. */
      readonly to: FractionalHex;
    };

/** Lattice coordinates as axial ones. */
const axial = (m: number, n: number): FractionalHex => ({
  q: (2 * m + n) / 3 + 0,
  r: (0 - m - 2 * n) / 3 + 0,
});

/** Whether corner `k` of one cell is joined to corner `l` of another. */
const isCornerLine = (
  compiled: CompiledBoard,
  rule: CornerRule,
  [a, k]: readonly [number, number],
  [b, l]: readonly [number, number],
): boolean => {
  const { cornerOf } = latticeOf(compiled);
  const to = cornerOf[6 * b + l]!;
  const areNext = a === b || EDGES.some((edge) => compiled.neighbours[6 * a + edge] === b);
  if (areNext && cornerOf[6 * a + k] === to) return true;
  const reached = sectorsReached(compiled, rule, a, k, to);
  return (reached & (1 << ((l + 3) % 6))) !== 0;
};

/** The shortest line from corner to corner; of equal ones the first by corner numbers. */
const cornerLine = (
  compiled: CompiledBoard,
  rule: CornerRule,
  a: number,
  b: number,
): SightLine | null => {
  const { cornerOf, m, n } = latticeOf(compiled);
  const lines = EDGES.flatMap((k) => EDGES.map((l) => ({ k, l })))
    .filter(({ k, l }) => isCornerLine(compiled, rule, [a, k], [b, l]))
    .map(({ k, l }) => {
      const from = cornerOf[6 * a + k]!;
      const to = cornerOf[6 * b + l]!;
      const east = m[to]! - m[from]!;
      const north = n[to]! - n[from]!;
      return { k, l, from, to, square: east * east + east * north + north * north };
    });
  const [line] = lines.sort((one, other) => one.square - other.square);
  return line === undefined
    ? null
    : {
        type: 'corners',
        fromCorner: line.k,
        toCorner: line.l,
        from: axial(m[line.from]!, n[line.from]!),
        to: axial(m[line.to]!, n[line.to]!),
      };
};

/** The middle of what a line has inside a cell. */
const middleInside = (
  compiled: CompiledBoard,
  { tail, tip, opposite }: LaneLine,
  cell: number,
): FractionalHex => {
  const { m, n } = latticeOf(compiled);
  const centre = { m: centreM(compiled, cell), n: centreN(compiled, cell) };
  const start = {
    m: (m[tail]! + m[opposite]!) / 2 - centre.m,
    n: (n[tail]! + n[opposite]!) / 2 - centre.n,
  };
  const east = m[tip]! - m[tail]!;
  const north = n[tip]! - n[tail]!;
  let entry = -Infinity;
  let exit = Infinity;
  for (const k of EDGES) {
    // From the edge parallel to step k the inside lies less than 1 to the left.
    const inset = 1 + STEP_M[k]! * start.n - STEP_N[k]! * start.m;
    const gain = STEP_M[k]! * north - STEP_N[k]! * east;
    if (gain > 0) entry = Math.max(entry, (0 - inset) / gain);
    if (gain < 0) exit = Math.min(exit, (0 - inset) / gain);
  }
  const middle = (entry + exit) / 2;
  return axial(centre.m + start.m + middle * east, centre.n + start.n + middle * north);
};

/** Whether the segment from centre to centre touches no wall. */
const areCentresJoined = (compiled: CompiledBoard, a: number, b: number): boolean => {
  const lattice = latticeOf(compiled);
  const { m, n } = lattice;
  const [startM, startN] = [centreM(compiled, a), centreN(compiled, a)];
  const [east, north] = [centreM(compiled, b) - startM, centreN(compiled, b) - startN];
  const walls = wallsBetween(lattice, compiled, a, b);
  for (let index = 0; index < walls.length; index += 2) {
    const [fromM, fromN] = [m[walls[index]!]! - startM, n[walls[index]!]! - startN];
    const [toM, toN] = [m[walls[index + 1]!]! - startM, n[walls[index + 1]!]! - startN];
    const [alongM, alongN] = [toM - fromM, toN - fromN];
    const fromSide = Math.sign(east * fromN - north * fromM);
    const toSide = Math.sign(east * toN - north * toM);
    const startSide = Math.sign(alongN * fromM - alongM * fromN);
    const endSide = Math.sign(alongN * (fromM - east) - alongM * (fromN - north));
    // Where all lie on one line, it is a matter of how far the wall is.
    const steps = fromM * east + fromN * north;
    const isOnLine = fromSide === 0 && toSide === 0;
    const isBetween = isOnLine
      ? steps > 0 && steps < east * east + north * north
      : startSide !== endSide;
    if (fromSide * toSide <= 0 && isBetween) return false;
  }
  return true;
};

const pointLine = (compiled: CompiledBoard, a: number, b: number): SightLine | null => {
  const centreOf = (cell: number): FractionalHex =>
    axial(centreM(compiled, cell), centreN(compiled, cell));
  if (a === b || areCentresJoined(compiled, a, b))
    return { type: 'points', from: centreOf(a), to: centreOf(b) };
  const line = lineInside(compiled, a, b);
  return line === null
    ? null
    : {
        type: 'points',
        from: middleInside(compiled, line, a),
        to: middleInside(compiled, line, b),
      };
};

/** The line that shows why one cell sees another, or `null` if it does not. */
export const lineBetween = (
  compiled: CompiledBoard,
  rule: SightRule,
  a: number,
  b: number,
): SightLine | null => {
  if (sightRow(compiled, a, rule)[b] !== 1) return null;
  return rule === 'hexToHex' ? pointLine(compiled, a, b) : cornerLine(compiled, rule, a, b);
};
