/**
 * A board as slow and plain as can be, to check the real one by: hexes in a map by their text, range
 * by lists. It shares no code with the library.
 *
 * @module
 */
import type { Hex } from '../../src/vocabulary/index.js';

/** A map to lay out. Doors that are not open are wall. */
export interface SlowMap {
  readonly hexes: readonly Hex[];
  readonly wallHexes?: readonly Hex[];
  readonly wallEdges?: readonly (readonly [Hex, Hex])[];
  readonly doors?: readonly { readonly at: Hex; readonly state?: 'open' | 'closed' | 'locked' }[];
}

/** The ground of a map: what can be stood on, solid wall, and the edges with a thin wall. */
export interface Ground {
  readonly floor: ReadonlyMap<string, Hex>;
  readonly rock: ReadonlyMap<string, Hex>;
  readonly thinWalls: ReadonlySet<string>;
}

/** A map laid out, with the range distance from each hex of the board to each other that has one. */
export interface SlowBoard extends Ground {
  readonly ranges: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export const keyOf = ({ q, r }: Hex): string => `${String(q + 0)},${String(r + 0)}`;
export const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** R-HEX-1. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const minus = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

const byKey = (hexes: readonly Hex[]): Map<string, Hex> =>
  new Map(hexes.map((hex) => [keyOf(hex), hex]));

const edgeKey = (a: Hex, b: Hex): string => [keyOf(a), keyOf(b)].sort().join(' ');

const groundOf = (map: SlowMap): Ground => {
  const floor = byKey(map.hexes);
  const rock = byKey(map.wallHexes ?? []);
  for (const { at, state } of map.doors ?? []) {
    floor.delete(keyOf(at));
    (state === 'open' ? floor : rock).set(keyOf(at), at); // R-HEX-3, R-MOVE-5, R-MOVE-7
  }
  return {
    floor,
    rock,
    thinWalls: new Set((map.wallEdges ?? []).map(([a, b]) => edgeKey(a, b))),
  };
};

export const isWalled = (board: Ground, a: Hex, b: Hex): boolean =>
  board.thinWalls.has(edgeKey(a, b));

/** Neighbours that are on the board and not across a thin wall (R-HEX-2). */
export const adjacentHexes = (ground: Ground, hex: Hex): Hex[] =>
  DIRECTIONS.map((direction) => plus(hex, direction)).filter(
    (neighbour) => ground.floor.has(keyOf(neighbour)) && !isWalled(ground, hex, neighbour),
  );

/** Range distance from a hex to all hexes that have one (R-HEX-4). */
const spread = (
  adjacent: ReadonlyMap<string, readonly string[]>,
  from: string,
): Map<string, number> => {
  const ranges = new Map([[from, 0]]);
  let edge = [from];
  for (let distance = 1; edge.length > 0; distance++) {
    const next: string[] = [];
    for (const neighbour of edge.flatMap((one) => adjacent.get(one) ?? [])) {
      if (ranges.has(neighbour)) continue;
      ranges.set(neighbour, distance);
      next.push(neighbour);
    }
    edge = next;
  }
  return ranges;
};

export const layOut = (map: SlowMap): SlowBoard => {
  const ground = groundOf(map);
  const adjacent = new Map(
    [...ground.floor].map(([key, hex]) => [key, adjacentHexes(ground, hex).map(keyOf)]),
  );
  const ranges = [...ground.floor.keys()].map((key) => [key, spread(adjacent, key)] as const);
  return { ...ground, ranges: new Map(ranges) };
};

/** The range distance between two hexes, infinite where no way leads. */
export const rangeBetween = (board: SlowBoard, a: Hex, b: Hex): number =>
  board.ranges.get(keyOf(a))?.get(keyOf(b)) ?? Infinity;

/** The wall hexes that touch the board, listed or not: whatever is not on the map is wall (R-HEX-3). */
export const rimOf = (board: SlowBoard): Hex[] => [
  ...byKey(
    [...board.floor.values()]
      .flatMap((hex) => DIRECTIONS.map((direction) => plus(hex, direction)))
      .filter((hex) => !board.floor.has(keyOf(hex))),
  ).values(),
];
