/** Random pictures on a random board, deeply frozen. */
import fc from 'fast-check';
import type { Board, Hex } from '../../src/board/index.js';
import { HIGHLIGHT_KINDS, type Picture } from '../../src/render/index.js';
import { SIDES, OVERLAY_TYPES } from '../../src/vocabulary/index.js';
import { anyMap, deepFreeze, type FullMap } from '../board/maps.js';
import { boardOf } from '../board/scene.js';

/** Hexes on the board and beside it, some of them twice, some far away. */
const anyPlace: fc.Arbitrary<Hex> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      q: fc.integer({ min: -1, max: 7 }),
      r: fc.integer({ min: -4, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ q: 1e6, r: -1e6 }, { q: -0, r: 0 }) },
);

const places = fc.array(anyPlace, { maxLength: 8 });
const anyId = fc.oneof(
  fc.constantFrom('A', 'b', '1', '__proto__', '', '<&">\u0000\n'),
  fc.string(),
);

/** An end of a line of sight, on the grid of corners and centres. */
const anyEnd = fc
  .record({ q: fc.integer({ min: -9, max: 24 }), r: fc.integer({ min: -15, max: 15 }) })
  .map(({ q, r }) => ({ q: q / 3, r: r / 3 }));

/** A picture with everything that a picture may have, sensible or not. */
export const anyPicture: fc.Arbitrary<Picture> = fc
  .record(
    {
      figures: fc.array(
        fc.record(
          {
            id: anyId,
            at: anyPlace,
            side: fc.constantFrom(...SIDES),
            invisible: fc.boolean(),
            alsoAt: places,
          },
          { requiredKeys: ['id', 'at', 'side'] },
        ),
        { maxLength: 8 },
      ),
      overlays: fc.array(fc.record({ type: fc.constantFrom(...OVERLAY_TYPES), at: anyPlace })),
      actor: anyId,
      path: places,
      highlights: fc.array(
        fc.record(
          {
            as: fc.constantFrom(...HIGHLIGHT_KINDS),
            hexes: places,
            figures: fc.array(anyId),
            label: fc.string({ unit: 'binary' }),
          },
          { requiredKeys: ['as'] },
        ),
        { maxLength: 6 },
      ),
      movement: fc.array(fc.record({ hex: anyPlace, movement: fc.nat(30) })),
      sight: fc.array(fc.record({ from: anyEnd, to: anyEnd }), { maxLength: 4 }),
      title: fc.string({ unit: 'binary', maxLength: 300 }),
      legend: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map(deepFreeze);

/** A board with its map and a picture on it. */
export const boardAndPicture: fc.Arbitrary<{
  readonly map: FullMap;
  readonly board: Board;
  readonly picture: Picture;
}> = fc
  .record({ map: anyMap, picture: anyPicture })
  .map(({ map, picture }) => ({ map, picture, board: boardOf(map) }));
