/**
 * Sight as slow and plain as can be, to check the real one by. It knows walls as polygons and segments
 * of the plane and shares no code with the library.
 *
 * @module
 */
import type { BoardMap } from '../../src/board/index.js';
import type { SightRule } from '../../src/line-of-sight/index.js';
import type { Hex } from '../../src/vocabulary/index.js';

interface Point {
  readonly x: number;
  readonly y: number;
}
type Segment = readonly [Point, Point];

/** What the slow sight needs of a map. */
export type SlowMap = Required<Pick<BoardMap, 'hexes' | 'wallEdges'>>;

const STEPS: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
  { q: 1, r: 0 },
];
const CORNERS: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: -2, y: 0 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
const beyond = ({ q, r }: Hex, edge: number): Hex => ({
  q: q + STEPS[edge]!.q,
  r: r + STEPS[edge]!.r,
});
const cornersOf = ({ q, r }: Hex): readonly Point[] =>
  CORNERS.map(({ x, y }) => ({ x: 3 * q + x, y: q + 2 * r + y }));
const edgesOf = (hex: Hex): readonly Segment[] => {
  const corners = cornersOf(hex);
  return corners.map((corner, k) => [corner, corners[(k + 1) % 6]!]);
};

/** Less than any difference that is not rounding. */
const TINY = 1e-9;

const cross = (o: Point, a: Point, b: Point): number =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Whether a point lies on a closed segment. */
const isOn = (point: Point, [a, b]: Segment): boolean =>
  cross(a, b, point) === 0 &&
  Math.min(a.x, b.x) <= point.x &&
  point.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= point.y &&
  point.y <= Math.max(a.y, b.y);

/** Whether two closed segments, of any length, have a point in common. */
const doTouch = (one: Segment, other: Segment): boolean => {
  const [a, b] = one;
  const [c, d] = other;
  const crossing =
    Math.sign(cross(a, b, c)) * Math.sign(cross(a, b, d)) < 0 &&
    Math.sign(cross(c, d, a)) * Math.sign(cross(c, d, b)) < 0;
  return crossing || isOn(a, other) || isOn(b, other) || isOn(c, one) || isOn(d, one);
};

/** Whether a closed segment touches a closed hexagon. */
const touchesHex = (segment: Segment, hex: Hex): boolean =>
  edgesOf(hex).every(([a, b]) => cross(a, b, segment[0]) <= 0) ||
  edgesOf(hex).some((edge) => doTouch(segment, edge));

const isWalled = ({ wallEdges }: SlowMap, a: Hex, b: Hex): boolean =>
  wallEdges.some(([c, d]) => (isSame(a, c) && isSame(b, d)) || (isSame(a, d) && isSame(b, c)));
const isFloor = ({ hexes }: SlowMap, hex: Hex): boolean =>
  hexes.some((other) => isSame(hex, other));
const areAdjacent = (map: SlowMap, a: Hex, b: Hex): boolean =>
  STEPS.some((_, edge) => isSame(beyond(a, edge), b)) && !isWalled(map, a, b);

/** The edge between two neighbouring hexes. */
const edgeBetween = (a: Hex, b: Hex): Segment =>
  edgesOf(a)[STEPS.findIndex((_, edge) => isSame(beyond(a, edge), b))]!;

const thinWalls = (map: SlowMap): readonly Segment[] =>
  map.wallEdges
    .filter(([a, b]) => isFloor(map, a) && isFloor(map, b))
    .map(([a, b]) => edgeBetween(a, b));

const wallHexes = (map: SlowMap): readonly Hex[] =>
  map.hexes
    .flatMap((hex) => STEPS.map((_, edge) => beyond(hex, edge)))
    .filter((hex) => !isFloor(map, hex));

const cornerPairs = (from: Hex, to: Hex): readonly Segment[] =>
  cornersOf(from).flatMap((a) => cornersOf(to).map((b): Segment => [a, b]));

const strict = (map: SlowMap): ((from: Hex, to: Hex) => boolean) => {
  const solid = wallHexes(map);
  const thin = thinWalls(map);
  return (from, to) =>
    areAdjacent(map, from, to) ||
    cornerPairs(from, to).some(
      (segment) =>
        !thin.some((wall) => doTouch(segment, wall)) &&
        !solid.some((hex) => touchesHex(segment, hex)),
    );
};

/** From hex to hex over edges without wall, always touching the segment. */
const lenient =
  (map: SlowMap) =>
  (from: Hex, to: Hex): boolean =>
    cornerPairs(from, to).some((segment) => {
      const reached = [from];
      for (const hex of reached)
        for (let edge = 0; edge < 6; edge++) {
          const next = beyond(hex, edge);
          const isNew = !reached.some((other) => isSame(other, next));
          if (isNew && isFloor(map, next) && !isWalled(map, hex, next))
            if (doTouch(segment, edgeBetween(hex, next))) reached.push(next);
        }
      return reached.some((hex) => isSame(hex, to));
    });

/** Whether a segment of the plane, in the scaled coordinates of corners, touches a wall. */
export const touchesWall = (map: SlowMap, from: Point, to: Point): boolean =>
  thinWalls(map).some((wall) => doTouch([from, to], wall)) ||
  wallHexes(map).some((hex) => touchesHex([from, to], hex));

/** Whether a segment has more than a point inside a hex. */
const cutsHex = (from: Point, to: Point, hex: Hex): boolean => {
  let entry = 0;
  let exit = 1;
  for (const [a, b] of edgesOf(hex)) {
    const outAtFrom = cross(a, b, from);
    const outAtTo = cross(a, b, to);
    if (outAtFrom >= 0 && outAtTo >= 0) return false;
    if (outAtFrom > 0) entry = Math.max(entry, outAtFrom / (outAtFrom - outAtTo));
    if (outAtTo > 0) exit = Math.min(exit, outAtFrom / (outAtFrom - outAtTo));
  }
  return exit - entry > TINY;
};

/** Whether a segment cuts a wall hex or crosses a thin wall, rather than touch it. */
export const crossesWall = (map: SlowMap, from: Point, to: Point): boolean => {
  const parts = ([a, b]: Segment, [c, d]: Segment): boolean => cross(a, b, c) * cross(a, b, d) < 0;
  return (
    thinWalls(map).some((wall) => parts([from, to], wall) && parts(wall, [from, to])) ||
    wallHexes(map).some((hex) => cutsHex(from, to, hex))
  );
};

/** Whether a point lies strictly inside a hex. */
export const isStrictlyInside = (point: Point, hex: Hex): boolean =>
  edgesOf(hex).every(([a, b]) => cross(a, b, point) < -TINY);

/** One over the distance by which a line is moved off the points that it is laid through. */
const FINE = 2 ** 14;

/** Where a line meets a segment, as shares of its length; `null` if it does not. */
const meeting = (from: Point, to: Point, [a, b]: Segment): readonly [number, number] | null => {
  const east = to.x - from.x;
  const south = to.y - from.y;
  const length = east * east + south * south;
  const offA = east * (FINE * a.y - from.y) - south * (FINE * a.x - from.x);
  const offB = east * (FINE * b.y - from.y) - south * (FINE * b.x - from.x);
  if ((offA > 0 && offB > 0) || (offA < 0 && offB < 0)) return null;
  const alongA = (east * (FINE * a.x - from.x) + south * (FINE * a.y - from.y)) / length;
  const alongB = (east * (FINE * b.x - from.x) + south * (FINE * b.y - from.y)) / length;
  if (offA === offB) return [Math.min(alongA, alongB), Math.max(alongA, alongB)];
  const at = (alongA * offB - alongB * offA) / (offB - offA);
  return [at, at];
};

/** Where a line enters a hexagon and leaves it; `null` if it misses it or goes through a corner. */
const spanOf = (from: Point, to: Point, edges: readonly Segment[]): readonly number[] | null => {
  const span: number[] = [];
  for (const edge of edges) {
    const met = meeting(from, to, edge);
    if (met !== null) span.push(met[0]);
  }
  return span.length === 2 ? span.sort((a, b) => a - b) : null;
};

/** Whether a line gets from one hexagon to another without touching a wall between them. */
const isFreeLine = (
  from: Point,
  to: Point,
  [a, b]: readonly [readonly Segment[], readonly Segment[]],
  walls: readonly Segment[],
): boolean => {
  const spanA = spanOf(from, to, a);
  const spanB = spanA === null ? null : spanOf(from, to, b);
  if (spanA === null || spanB === null) return false;
  const start = Math.min(spanA[1]!, spanB[1]!) - TINY;
  const end = Math.max(spanA[0]!, spanB[0]!) + TINY;
  return !walls.some((wall) => {
    const met = meeting(from, to, wall);
    return met !== null && met[1] >= start && met[0] <= end;
  });
};

/** Whether points lie on both sides of a line, or on it. */
const isMet = (a: Point, b: Point, corners: readonly Point[]): boolean => {
  const side = cross(a, b, corners[0]!) > 0;
  return corners.some((corner) => {
    const off = cross(a, b, corner);
    return off === 0 || off > 0 !== side;
  });
};

const NUDGES = [-1, 1] as const;

/** The lines through two points, each of them moved a little to either side. */
const linesNear = (a: Point, b: Point): readonly Segment[] => {
  const isFlat = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);
  const nudged = ({ x, y }: Point, by: number): Point => ({
    x: FINE * x + (isFlat ? 0 : by),
    y: FINE * y + (isFlat ? by : 0),
  });
  return NUDGES.flatMap((byA) => NUDGES.map((byB): Segment => [nudged(a, byA), nudged(b, byB)]));
};

/** Whether a point lies in the strip between two hexes, as wide as they are and half as much again. */
const isNear =
  (from: Hex, to: Hex) =>
  (point: Point): boolean => {
    const [a, b] = [from, to].map(({ q, r }) => ({ x: 3 * q, y: q + 2 * r })) as [Point, Point];
    const reach = Math.max(...cornersOf(from).map((corner) => Math.abs(cross(a, b, corner))));
    return Math.abs(cross(a, b, point)) <= 1.5 * reach;
  };

const eachOnce = (points: readonly Point[]): readonly Point[] => [
  ...new Map(points.map((point) => [`${String(point.x)},${String(point.y)}`, point])).values(),
];

const hexToHex = (map: SlowMap): ((from: Hex, to: Hex) => boolean) => {
  const walls = [
    ...thinWalls(map),
    ...map.hexes.flatMap((hex) =>
      edgesOf(hex).filter((_, edge) => !isFloor(map, beyond(hex, edge))),
    ),
  ];
  return (from, to) => {
    const near = isNear(from, to);
    const wallsNear = walls.filter((wall) => wall.some(near));
    const corners = [cornersOf(from), cornersOf(to)] as const;
    const points = eachOnce([...corners.flat(), ...wallsNear.flat()]);
    const edges = [edgesOf(from), edgesOf(to)] as const;
    return points.some((a, index) =>
      points
        .slice(0, index)
        .some(
          (b) =>
            corners.every((six) => isMet(a, b, six)) &&
            linesNear(a, b).some(([start, end]) => isFreeLine(start, end, edges, wallsNear)),
        ),
    );
  };
};

const RULES = { cornersStrict: strict, cornersLenient: lenient, hexToHex } as const;

/** Sight between two hexes of a map by a rule, by trying every line that can make a difference. */
export const slowSight = (map: SlowMap, rule: SightRule): ((from: Hex, to: Hex) => boolean) => {
  const sees = RULES[rule](map);
  return (from, to) =>
    isFloor(map, from) && isFloor(map, to) && (isSame(from, to) || sees(from, to));
};
