import type { WallEdge } from '../../board/index.js';
import type { Path } from '../../core/index.js';
import { distance, key, neighbours } from '../../hex/index.js';
import type { Hex } from '../../vocabulary/index.js';
import { fault, type Faults } from './map-fault.js';

/** The edges that thin walls stand on, either way round. */
export type Walls = ReadonlySet<string>;

/** No thin wall anywhere. */
export const NO_WALLS: Walls = /*#__PURE__*/ new Set<string>();

const edgeKey = (a: Hex, b: Hex): string => `${key(a)} ${key(b)}`;

/** The thin walls of a map or card. */
export const wallsOf = (edges: readonly WallEdge[] = []): Walls =>
  new Set(edges.flatMap(([a, b]) => [edgeKey(a, b), edgeKey(b, a)]));

/** The neighbours of a hex that no thin wall parts from it (R-HEX-2). */
const adjacent = (to: Hex, walls: Walls): readonly Hex[] =>
  neighbours(to).filter((hex) => !walls.has(edgeKey(to, hex)));

/** Which hexes of a list hang together with its first one: their keys. */
const joinedToFirst = (hexes: readonly Hex[], walls: Walls): ReadonlySet<string> => {
  const apart = new Set(hexes.map(key));
  const reached = hexes.slice(0, 1);
  for (const at of reached) {
    apart.delete(key(at));
    for (const next of adjacent(at, walls)) if (apart.delete(key(next))) reached.push(next);
  }
  return new Set(reached.map(key));
};

/** The places in a list of the hexes that do not hang together with its first one. */
export const placesApart = (hexes: readonly Hex[], walls: Walls): readonly number[] => {
  const joined = joinedToFirst(hexes, walls);
  return hexes.flatMap((hex, index) => (joined.has(key(hex)) ? [] : [index]));
};

/** Whether hexes hang together. */
export const areJoined = (hexes: readonly Hex[], walls: Walls): boolean =>
  placesApart(hexes, walls).length === 0;

/** Whether one can step from a hex to others; that it is one of several does not yet let it out. */
export const touches = (hexes: readonly Hex[], at: Hex, walls: Walls): boolean => {
  const keys = new Set(hexes.map(key));
  const isAlone = keys.size === 1 && keys.has(key(at));
  return isAlone || adjacent(at, walls).some((hex) => keys.has(key(hex)));
};

/** Thin walls that stand between no neighbours, or where neither side is on the map. */
export const wallEdges = (
  edges: readonly WallEdge[] = [],
  ground: ReadonlySet<string>,
  path: Path,
  of: string,
): Faults =>
  edges.flatMap(([a, b], index) => {
    const at = [...path, 'wallEdges', index];
    if (distance(a, b) !== 1) return [fault('wallApart', at, of)];
    return ground.has(key(a)) || ground.has(key(b)) ? [] : [fault('wallOutside', at, of)];
  });
