import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { key } from '../../src/hex/index.js';
import { pullOptions, pushOptions, type ForcedMove } from '../../src/pathfinding/index.js';
import { anyMotion, moveMap, shuffleMap } from '../board/maps.js';
import { boardOf } from '../board/scene.js';
import { anyForcedMove, moveFigures } from './scenes.js';

const right = (options: ReturnType<typeof pushOptions>): ForcedMove => {
  if (options._tag === 'Left') throw new Error(JSON.stringify(options.left));
  return options.right;
};

describe.each([
  ['push', pushOptions],
  ['pull', pullOptions],
] as const)('%s', (_, optionsFor) => {
  it('R-MOVE-22 every end of the strict reading is one of the free reading', () => {
    fc.assert(
      fc.property(anyForcedMove, ({ map, query }) => {
        const [free, strict] = [true, false].map((forcedMoveMayChooseBlocked) =>
          right(optionsFor(boardOf(map), { ...query, rules: { forcedMoveMayChooseBlocked } })),
        ) as [ForcedMove, ForcedMove];
        expect(free.ends).toEqual(expect.arrayContaining([...strict.ends]));
        expect(free.paths).toBeGreaterThanOrEqual(strict.paths);
        expect(new Set(strict.ends.map(({ path }) => path.length)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not change when the whole board is moved, turned or mirrored', () => {
    fc.assert(
      fc.property(anyForcedMove, anyMotion, ({ map, query }, move) => {
        const options = right(optionsFor(boardOf(map), query));
        const moved = right(
          optionsFor(boardOf(moveMap(map, move)), {
            ...query,
            source: move(query.source),
            target: move(query.target),
            figures: moveFigures(query.figures, move),
          }),
        );
        expect(moved.paths).toBe(options.paths);
        expect(new Set(moved.ends.map(({ to }) => key(to)))).toEqual(
          new Set(options.ends.map(({ to }) => key(move(to)))),
        );
      }),
    );
  });

  it('does not change when lists are reordered', () => {
    const reordered = anyForcedMove.chain((move) =>
      fc.record({
        move: fc.constant(move),
        map: shuffleMap(move.map),
        figures: fc.shuffledSubarray([...move.query.figures], {
          minLength: move.query.figures.length,
        }),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ move, map, figures }) => {
        const query = { ...move.query, figures, overlays: map.overlays };
        expect(optionsFor(boardOf(map), query)).toEqual(optionsFor(boardOf(move.map), move.query));
      }),
    );
  });
});
