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
  wallEdges.some(
    ([c, d]) => (isSame(a, c) && isSame(b, d)) || (isSame(a, d) && isSame(b, c)),
  );
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

/** One over the distance by which a line is moved off the points that it is laid through. */
const FINE = 2 ** 14;
const TINY = 1e-9;

/** Where a line meets a segment, as parameters along it; empty if it does not. */
const meetings = (from: Point, to: Point, [a, b]: Segment): readonly number[] => {
  const scaled = [a, b].map(({ x, y }) => ({ x: FINE * x, y: FINE * y }));
  const [sideA, sideB] = scaled.map((point) => cross(from, to, point)) as [number, number];
  const [alongA, alongB] = scaled.map(
    ({ x, y }) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y),
  ) as [number, number];
  if (sideA === 0 || sideB === 0)
    return [...(sideA === 0 ? [alongA] : []), ...(sideB === 0 ? [alongB] : [])];
  return sideA > 0 === sideB > 0 ? [] : [(alongA * sideB - alongB * sideA) / (sideB - sideA)];
};

/** Whether a line gets from one hex to another without touching a wall between them. */
const isFreeLine = (
  from: Point,
  to: Point,
  hexes: readonly [Hex, Hex],
  walls: readonly Segment[],
): boolean => {
  const spans = hexes.map((hex) =>
    edgesOf(hex)
      .flatMap((edge) => meetings(from, to, edge))
      .sort((a, b) => a - b),
  );
  // Two meetings: the line enters by an edge and leaves by another, through no corner.
  if (spans.some((span) => span.length !== 2)) return false;
  const [near, far] = spans.sort((a, b) => a[0]! - b[0]!) as [number[], number[]];
  const scale = Math.hypot(to.x - from.x, to.y - from.y) * FINE;
  const isBetween = (at: number): boolean =>
    at >= near[1]! - TINY * scale && at <= far[0]! + TINY * scale;
  return !walls.some((wall) => meetings(from, to, wall).some(isBetween));
};

const NUDGES = [-1, 1] as const;

/** The lines through two points, each of them moved a little to either side. */
const linesNear = (a: Point, b: Point): readonly Segment[] => {
  const isFlat = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);
  const nudged = ({ x, y }: Point, by: number): Point => ({
    x: FINE * x + (isFlat ? 0 : by),
    y: FINE * y + (isFlat ? by : 0),
  });
  return NUDGES.flatMap((byA) =>
    NUDGES.map((byB): Segment => [nudged(a, byA), nudged(b, byB)]),
  );
};

/** The points near the strip between two hexes, each once. */
const pointsNear = (points: readonly Point[], from: Hex, to: Hex): readonly Point[] => {
  const [a, b] = [from, to].map(({ q, r }) => ({ x: 3 * q, y: q + 2 * r })) as [Point, Point];
  const span = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
  const near = points.filter((point) => Math.abs(cross(a, b, point)) <= 4 * span);
  return [...new Map(near.map((point) => [`${String(point.x)},${String(point.y)}`, point])).values()];
};

const hexToHex = (map: SlowMap): ((from: Hex, to: Hex) => boolean) => {
  const walls = [
    ...thinWalls(map),
    ...map.hexes.flatMap((hex) =>
      edgesOf(hex).filter((_, edge) => !isFloor(map, beyond(hex, edge))),
    ),
  ];
  return (from, to) => {
    const points = pointsNear(
      [...cornersOf(from), ...cornersOf(to), ...walls.flat()],
      from,
      to,
    );
    return points.some((a, index) =>
      points
        .slice(0, index)
        .some((b) =>
          linesNear(a, b).some(([start, end]) => isFreeLine(start, end, [from, to], walls)),
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
