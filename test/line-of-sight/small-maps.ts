/** Small random maps for sight: half of them with wall hexes and thin walls, none larger than 16 hexes. */
import fc from 'fast-check';
import type { WallEdge } from '../../src/board/index.js';
import { DIRECTIONS, add, type Hex } from '../../src/hex/index.js';
import { deepFreeze } from '../board/maps.js';
import type { SlowMap } from './slow-sight.js';

/** Columns and rows: a block, a hall and a lane. */
const SIZES = [
  [4, 3],
  [5, 3],
  [8, 2],
] as const;
/** Of so many hexes one is wall, or of so many edges one is a wall. */
const SPARSE = 8;
const DENSE = 4;

const groundOf = ([columns, rows]: readonly [number, number]): readonly Hex[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const q = Math.floor(index / rows);
    return { q, r: (index % rows) - Math.floor(q / 2) };
  });

const edgesOf = (hexes: readonly Hex[]): readonly WallEdge[] =>
  hexes.flatMap((hex) =>
    DIRECTIONS.slice(0, 3)
      .map((direction): WallEdge => [hex, add(hex, direction)])
      .filter(([, other]) => hexes.some(({ q, r }) => q === other.q && r === other.r)),
  );

/** Leaves one in so many of the items out at random. */
const thinned = <A>(items: readonly A[], oneIn: number): fc.Arbitrary<readonly A[]> =>
  fc
    .array(fc.integer({ min: 1, max: oneIn }), { minLength: items.length, maxLength: items.length })
    .map((draws) => items.filter((_, index) => draws[index] !== oneIn));

const withWalls = (ground: readonly Hex[]): fc.Arbitrary<SlowMap> =>
  fc.constantFrom(SPARSE, DENSE).chain((oneIn) =>
    thinned(ground, oneIn).chain((hexes) => {
      const edges = edgesOf(hexes);
      return thinned(edges, oneIn).map((open) => ({
        hexes,
        wallEdges: edges.filter((edge) => !open.includes(edge)),
      }));
    }),
  );

/** A map of a few hexes, deeply frozen. */
export const smallMap: fc.Arbitrary<SlowMap> = fc
  .constantFrom(...SIZES)
  .map(groundOf)
  .chain((ground) =>
    fc.oneof(
      thinned(ground, DENSE).map((hexes) => ({ hexes, wallEdges: [] })),
      withWalls(ground),
    ),
  )
  .filter(({ hexes }) => hexes.length > 1)
  .map(deepFreeze);
