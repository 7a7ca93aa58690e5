import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexesOf } from '../../src/board/index.js';
import { compare, key } from '../../src/hex/index.js';
import {
  allShortestPaths,
  checkMovement,
  reachable,
  shortestPath,
  type ReachableHex,
} from '../../src/pathfinding/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { anyMotion, moveMap, shuffleMap, type Motion } from '../board/maps.js';
import { boardOf } from '../board/scene.js';
import { anyMovement, moveFigures, slowMoverOf, type AnyMovement } from './scenes.js';
import { measureOfPath } from './slow-paths.js';

const LISTED = 20;

/** Every hex where a move might end: of the board and of its doors. */
const goalsOf = ({ map }: AnyMovement): readonly Hex[] => [
  ...hexesOf(boardOf(map)),
  ...map.doors.filter(({ state }) => state !== 'open').map(({ at }) => at),
];

describe('R-MOVE-1 the set of reachable hexes', () => {
  it('R-MOVE-1 grows with the points, and no hex becomes dearer in negative hexes', () => {
    fc.assert(
      fc.property(anyMovement, fc.nat(6), ({ map, query }, points) => {
        const board = boardOf(map);
        const more = new Map(
          reachable(board, { ...query, points: points + 1 }).map((one) => [key(one.hex), one]),
        );
        for (const { hex, negativeHexes } of reachable(board, { ...query, points }))
          expect(more.get(key(hex))?.negativeHexes).toBeLessThanOrEqual(negativeHexes);
      }),
    );
  });

  it('R-MOVE-1 holds the hex where the mover stands, and nothing beyond its points', () => {
    fc.assert(
      fc.property(anyMovement, ({ map, query }) => {
        const found = reachable(boardOf(map), query);
        const stay = { hex: query.from, movement: 0, negativeHexes: 0, opens: null };
        expect(found).toContainEqual(stay);
        for (const { movement } of found)
          expect(movement).toBeLessThanOrEqual(query.points ?? Infinity);
      }),
    );
  });
});

describe('R-MOVE-1 ways', () => {
  it('R-MOVE-1 R-MOVE-2 R-MOVE-8 R-MOVE-9 are legal step by step and cost what they say', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { map, query } = movement;
        const board = boardOf(map);
        const mover = slowMoverOf(movement);
        for (const to of hexesOf(board)) {
          const ways = allShortestPaths(board, { ...query, to, limit: LISTED });
          for (const path of ways?.paths ?? []) {
            const { movement, negativeHexes } = ways!;
            expect(path.at(-1) ?? query.from).toEqual(to);
            expect(measureOfPath(mover, path)).toEqual({ movement, negativeHexes });
          }
        }
      }),
    );
  });

  it('R-MOVE-1 lead to exactly the reachable hexes, at the same cost', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { map, query } = movement;
        const board = boardOf(map);
        const found = new Map(reachable(board, query).map((one) => [key(one.hex), one]));
        for (const to of goalsOf(movement)) {
          const way = shortestPath(board, { ...query, to });
          const reached = found.get(key(to));
          expect([way?.movement, way?.negativeHexes]).toEqual([
            reached?.movement,
            reached?.negativeHexes,
          ]);
        }
      }),
    );
  });

  it('the shortest is the first of all, these are ascending and different, and their number is the total', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { map, query } = movement;
        const board = boardOf(map);
        for (const to of goalsOf(movement)) {
          const ways = allShortestPaths(board, { ...query, to, limit: LISTED });
          const way = shortestPath(board, { ...query, to });
          expect(ways === null).toBe(way === null);
          if (ways === null) continue;
          const { movement, negativeHexes, total, paths } = ways;
          expect(way).toEqual({ path: paths[0], movement, negativeHexes });
          expect(paths).toHaveLength(Math.min(total, LISTED));
          expect([...paths].sort(comparePaths)).toEqual(paths);
          expect(new Set(paths.map((path) => path.map(key).join(' '))).size).toBe(paths.length);
        }
      }),
    );
  });
});

const comparePaths = (a: readonly Hex[], b: readonly Hex[]): number => {
  const at = a.findIndex((hex, index) => compare(hex, b[index]!) !== 0);
  return at < 0 ? 0 : compare(a[at]!, b[at]!);
};

const moveQuery = ({ query }: AnyMovement, move: Motion): AnyMovement['query'] => ({
  ...query,
  from: move(query.from),
  figures: moveFigures(query.figures, move),
});

const asSet = (found: readonly ReachableHex[], move: Motion): ReadonlyMap<string, unknown> =>
  new Map(found.map(({ hex, ...costs }) => [key(move(hex)), costs]));

const pathSet = (paths: readonly (readonly Hex[])[] | undefined, move: Motion) =>
  new Set(paths?.map((path) => path.map((hex) => key(move(hex))).join(' ')));

const same: Motion = (hex) => hex;

describe('answers do not change', () => {
  it('when the whole board is moved, turned or mirrored', () => {
    fc.assert(
      fc.property(anyMovement, anyMotion, (movement, move) => {
        const board = boardOf(movement.map);
        const moved = boardOf(moveMap(movement.map, move));
        const query = moveQuery(movement, move);
        const found = reachable(board, movement.query);
        expect(asSet(reachable(moved, query), same)).toEqual(asSet(found, move));
        for (const { hex } of found.slice(0, 5)) {
          const ways = allShortestPaths(board, { ...movement.query, to: hex });
          const movedWays = allShortestPaths(moved, { ...query, to: move(hex) });
          expect(movedWays).toMatchObject({
            total: ways?.total,
            movement: ways?.movement,
            negativeHexes: ways?.negativeHexes,
          });
          expect(pathSet(movedWays?.paths, same)).toEqual(pathSet(ways?.paths, move));
        }
      }),
    );
  });

  it('when lists are reordered', () => {
    const reordered = anyMovement.chain((movement) =>
      fc.record({
        movement: fc.constant(movement),
        map: shuffleMap(movement.map),
        figures: fc.shuffledSubarray([...movement.query.figures], {
          minLength: movement.query.figures.length,
        }),
      }),
    );
    fc.assert(
      fc.property(reordered, ({ movement, map, figures }) => {
        const [board, shuffled] = [boardOf(movement.map), boardOf(map)];
        const query = { ...movement.query, figures, overlays: map.overlays };
        expect(reachable(shuffled, query)).toEqual(reachable(board, movement.query));
        for (const to of movement.spots.slice(0, 5))
          expect(allShortestPaths(shuffled, { ...query, to })).toEqual(
            allShortestPaths(board, { ...movement.query, to }),
          );
      }),
    );
  });

  it('when overlays are given with the query rather than with the map', () => {
    fc.assert(
      fc.property(anyMovement, ({ map, query }) => {
        const { overlays, ...bare } = map;
        const found = reachable(boardOf(map), query);
        expect(reachable(boardOf(bare), { ...query, overlays })).toEqual(found);
        expect(reachable(boardOf(map), { ...query, overlays })).toEqual(found);
        expect(reachable(boardOf(map), { ...query, overlays: [] })).toEqual(
          reachable(boardOf(bare), query),
        );
      }),
    );
  });

  it('when a question is asked again after others', () => {
    fc.assert(
      fc.property(anyMovement, ({ map, query, spots }) => {
        const board = boardOf(map);
        const first = reachable(board, query);
        reachable(board, { ...query, mode: 'teleport', from: spots.at(-1)! });
        reachable(board, { ...query, overlays: [], figures: [] });
        expect(reachable(board, query)).toEqual(first);
      }),
    );
  });

  it('and a sound query comes back as it is', () => {
    fc.assert(
      fc.property(anyMovement, ({ map, query }) => {
        const checked = checkMovement(boardOf(map), query);
        expect(checked._tag === 'Right' && checked.right).toBe(query);
      }),
    );
  });
});
