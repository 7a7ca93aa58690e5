/**
 * Small random maps that have a bit of everything, deeply frozen, and the twelve ways and shifts by
 * which a whole map can be moved.
 */
import fc from 'fast-check';
import type { BoardMap, Door, Overlay, WallEdge } from '../../src/board/index.js';
import { add, distance, SYMMETRIES, transform, type Hex } from '../../src/hex/index.js';
import { OVERLAY_TYPES } from '../../src/vocabulary/index.js';

/** A map of hexes with every list filled in; doors and overlays have no two of their kind on a hex. */
export interface FullMap extends BoardMap {
  readonly hexes: readonly Hex[];
  readonly wallHexes: readonly Hex[];
  readonly wallEdges: readonly WallEdge[];
  readonly doors: readonly Required<Door>[];
  readonly overlays: readonly Overlay[];
}

/** Freezes a value and everything in it. */
export const deepFreeze = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
};

const COLUMNS = 6;
const ROWS = 5;
const GROUND: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const q = index % COLUMNS;
  return { q, r: Math.floor(index / COLUMNS) - Math.floor(q / 2) };
});

/** What becomes of each hex of the ground; mostly floor. */
const FATES = [
  'floor',
  'floor',
  'floor',
  'floor',
  'floor',
  'nothing',
  'wall',
  'open',
  'closed',
  'locked',
] as const;
const LAID = [...OVERLAY_TYPES, 'coins', 'none', 'none', 'none', 'none', 'none'] as const;

const neighboursOf = (hex: Hex): readonly Hex[] =>
  GROUND.filter((other) => distance(hex, other) === 1);

const overlaysAt = (at: Hex, laid: (typeof LAID)[number]): readonly Overlay[] => {
  if (laid === 'none') return [];
  if (laid !== 'coins') return [{ type: laid, at }];
  return [
    { type: 'coin', at },
    { type: 'icy', at },
    { type: 'coin', at },
  ];
};

const EDGES: readonly WallEdge[] = GROUND.flatMap((hex) =>
  neighboursOf(hex).map((other): WallEdge => [hex, other]),
);

/** A sound map of at most 30 hexes with walls, thin walls, doors and overlays. */
export const anyMap: fc.Arbitrary<FullMap> = fc
  .record({
    fates: fc.array(fc.constantFrom(...FATES), {
      minLength: GROUND.length,
      maxLength: GROUND.length,
    }),
    laid: fc.array(fc.constantFrom(...LAID), {
      minLength: GROUND.length,
      maxLength: GROUND.length,
    }),
    edges: fc.array(fc.constantFrom(...EDGES), { maxLength: 20 }),
  })
  .map(({ fates, laid, edges }): FullMap => {
    const withFate = (...wanted: readonly string[]) =>
      GROUND.filter((_, index) => wanted.includes(fates[index] ?? ''));
    const hexes = [{ q: COLUMNS, r: 0 }, ...withFate('floor')];
    const isOnMap = (hex: Hex) => hexes.some((other) => distance(hex, other) === 0);
    const doors = (['open', 'closed', 'locked'] as const).flatMap((state) =>
      withFate(state)
        .filter((at) => neighboursOf(at).some(isOnMap))
        .map((at) => ({ id: `${state} ${String(at.q)} ${String(at.r)}`, at, state })),
    );
    return deepFreeze({
      hexes,
      wallHexes: withFate('wall'),
      wallEdges: edges.filter((edge) => edge.some(isOnMap)),
      doors,
      overlays: GROUND.flatMap((at, index) =>
        isOnMap(at) ? overlaysAt(at, laid[index] ?? 'none') : [],
      ),
    });
  });

/** A way to move the whole plane: turned, mirrored and shifted. */
export type Motion = (hex: Hex) => Hex;

/** One of the twelve symmetries followed by a shift. */
export const anyMotion: fc.Arbitrary<Motion> = fc
  .record({
    symmetry: fc.constantFrom(...SYMMETRIES),
    shift: fc.record({
      q: fc.integer({ min: -50, max: 50 }),
      r: fc.integer({ min: -50, max: 50 }),
    }),
  })
  .map(
    ({ symmetry, shift }) =>
      (hex) =>
        add(transform(hex, symmetry), shift),
  );

/** Moves everything on a map. */
export const moveMap = (map: FullMap, move: Motion): FullMap => ({
  hexes: map.hexes.map(move),
  wallHexes: map.wallHexes.map(move),
  wallEdges: map.wallEdges.map(([a, b]): WallEdge => [move(a), move(b)]),
  doors: map.doors.map((door) => ({ ...door, at: move(door.at) })),
  overlays: map.overlays.map((overlay) => ({ ...overlay, at: move(overlay.at) })),
});

/** Brings the lists of a map into another order and turns its wall edges round. */
export const shuffleMap = (map: FullMap): fc.Arbitrary<FullMap> => {
  const shuffled = <A>(list: readonly A[]) =>
    fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
  return fc.record({
    hexes: shuffled(map.hexes),
    wallHexes: shuffled(map.wallHexes),
    wallEdges: shuffled(map.wallEdges.map(([a, b]): WallEdge => [b, a])),
    doors: shuffled(map.doors),
    overlays: shuffled(map.overlays),
  });
};
