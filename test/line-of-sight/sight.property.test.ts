import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexesOf, range, type Board, type BoardMap, type Hex } from '../../src/board/index.js';
import {
  isVisible,
  SIGHT_RULE_NAMES,
  visibleFrom,
  type SightRule,
} from '../../src/line-of-sight/index.js';
import { anyMap, anyMotion, moveMap } from '../board/maps.js';
import { boardOf } from '../board/scene.js';
import { smallMap } from './small-maps.js';

/** All pairs in sight, as sorted texts, each hex written by `name`. */
const pairsIn = (
  board: Board,
  lineOfSight: SightRule,
  hexes: readonly Hex[] = hexesOf(board),
  name: (hex: Hex) => Hex = (hex) => hex,
): readonly string[] =>
  hexes
    .flatMap((from) =>
      hexes
        .filter((to) => isVisible(board, from, to, { lineOfSight }))
        .map((to) => JSON.stringify([name(from), name(to)])),
    )
    .sort();

const isSubset = (some: readonly string[], all: readonly string[]): boolean => {
  const whole = new Set(all);
  return some.every((one) => whole.has(one));
};

describe.each(SIGHT_RULE_NAMES)('R-LOS-1 sight by %s', (lineOfSight) => {
  it('R-LOS-1 is symmetric, whichever hex is asked first', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        for (const from of hexesOf(board)) {
          // A board of its own: rows take over what others have found.
          const there = visibleFrom(boardOf(map), from, { lineOfSight });
          expect(there).toEqual(
            hexesOf(board).filter(
              (to) =>
                (to.q !== from.q || to.r !== from.r) && isVisible(board, to, from, { lineOfSight }),
            ),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('R-LOS-1 does not change when the whole board is turned, mirrored or shifted', () => {
    fc.assert(
      fc.property(anyMap, anyMotion, (map, move) => {
        const board = boardOf(map);
        const moved = boardOf(moveMap(map, move));
        expect(pairsIn(board, lineOfSight, hexesOf(board), move)).toEqual(
          pairsIn(moved, lineOfSight),
        );
      }),
    );
  });

  it('R-LOS-3 leads only where a way leads', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        for (const from of hexesOf(board))
          for (const to of visibleFrom(board, from, { lineOfSight }))
            expect(range(board, from, to)).not.toBeNull();
      }),
    );
  });

  it('R-LOS-3 is not lost when a wall goes', () => {
    fc.assert(
      fc.property(smallMap, fc.nat(), (map, pick) => {
        const before = pairsIn(boardOf(map), lineOfSight);
        const gone = map.wallEdges[pick % Math.max(1, map.wallEdges.length)];
        const fewer = { ...map, wallEdges: map.wallEdges.filter((edge) => edge !== gone) };
        expect(isSubset(before, pairsIn(boardOf(fewer), lineOfSight))).toBe(true);
        const beside = map.hexes.map(({ q, r }) => ({ q: q + 1, r }));
        const wall = beside.filter(
          ({ q, r }) => !map.hexes.some((hex) => hex.q === q && hex.r === r),
        );
        const larger = { ...map, hexes: [...map.hexes, wall[pick % wall.length]!] };
        expect(isSubset(before, pairsIn(boardOf(larger), lineOfSight))).toBe(true);
      }),
    );
  });

  it('R-LOS-3 is not lost when a door opens', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), (map: BoardMap, pick) => {
        const doors = map.doors ?? [];
        const door = doors[pick % Math.max(1, doors.length)];
        const opened = door?.id === undefined ? {} : { doors: [door.id] };
        expect(
          isSubset(pairsIn(boardOf(map), lineOfSight), pairsIn(boardOf(map, opened), lineOfSight)),
        ).toBe(true);
      }),
    );
  });

  it('lists hexes in ascending order, each once, without the origin', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        for (const from of hexesOf(board)) {
          const seen = visibleFrom(board, from, { lineOfSight });
          expect(seen).toEqual(
            hexesOf(board).filter((to) => seen.some(({ q, r }) => q === to.q && r === to.r)),
          );
          expect(seen).not.toContainEqual(from);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('R-LOS-7 the rules compared', () => {
  it('R-LOS-7 what the strict rule shows, both others show', () => {
    fc.assert(
      fc.property(smallMap, (map) => {
        const strict = pairsIn(boardOf(map), 'cornersStrict');
        for (const rule of ['cornersLenient', 'hexToHex'] as const)
          expect(isSubset(strict, pairsIn(boardOf(map), rule))).toBe(true);
      }),
    );
  });
});
