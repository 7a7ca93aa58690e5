import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../src/hex/index.js';
import { allShortestPaths, reachable, type ReachableHex } from '../../src/pathfinding/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';
import { keyOf, layOut } from '../board/slow-board.js';
import { anyMovement, slowMoverOf, withoutIce, type AnyMovement } from './scenes.js';
import { measuresFrom, measuresWithin, type Measure, type SlowMover } from './slow-paths.js';
import { cheapestPaths } from './slow-routes.js';

const BOARDS = { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) };

const measuresOf = (found: readonly ReachableHex[]): Map<string, Measure> =>
  new Map(
    found.map(({ hex, movement, negativeHexes }) => [keyOf(hex), { movement, negativeHexes }]),
  );

const slowMeasures = (mover: SlowMover, points: number | null): Map<string, Measure> =>
  points === null ? measuresFrom(mover) : measuresWithin(mover, points);

describe('R-MOVE-1 R-MOVE-2 R-MOVE-8 R-MOVE-9 reachable', () => {
  it('agrees with a slow and obvious search', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { map, query } = movement;
        const found = reachable(boardOf(map), { ...query, opensDoors: false });
        expect(measuresOf(found)).toEqual(slowMeasures(slowMoverOf(movement), query.points));
      }),
      BOARDS,
    );
  });
});

/** The mover on the map on which one closed door stands open. */
const withDoorOpen = (movement: AnyMovement, at: Hex): SlowMover => {
  const { map } = movement;
  const board = layOut({
    ...map,
    doors: map.doors.map((door) => (keyOf(door.at) === keyOf(at) ? { at, state: 'open' } : door)),
  });
  return { ...slowMoverOf(movement), board };
};

describe('R-MOVE-6 R-MOVE-11 reachable through doors', () => {
  it('agrees with a slow search on the map with one door open', () => {
    fc.assert(
      fc.property(anyMovement, (given) => {
        // A slide towards a door is settled by example tests.
        const movement = { ...given, map: withoutIce(given.map) };
        const { map, query } = movement;
        const found = reachable(boardOf(map), { ...query, opensDoors: true });
        const opened = measuresOf(found.filter(({ opens }) => opens !== null));
        const mode = slowMoverOf(movement).mode;
        const expected = map.doors
          .filter(({ state }) => state === 'closed' && mode !== 'teleport')
          .flatMap(({ at }) => {
            const measure = slowMeasures(withDoorOpen(movement, at), query.points).get(keyOf(at));
            return measure === undefined ? [] : [[keyOf(at), measure] as const];
          });
        expect(opened).toEqual(new Map(expected));
        expect(found.filter(({ opens }) => opens === null)).toEqual(
          reachable(boardOf(map), { ...query, opensDoors: false }),
        );
      }),
    );
  });
});

/** Few enough points that every way can be tried. */
const SHORT = 4;

describe('R-MOVE-1 allShortestPaths', () => {
  it('lists exactly the cheapest of all ways that can be gone', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { map, query } = movement;
        const points = Math.min(query.points ?? SHORT, SHORT);
        const board = boardOf(map);
        const expected = cheapestPaths(slowMoverOf(movement), points);
        const found = reachable(board, { ...query, points, opensDoors: false }).map(({ hex }) => {
          const ways = allShortestPaths(board, { ...query, points, to: hex, opensDoors: false });
          return [keyOf(hex), ways?.paths] as const;
        });
        expect(new Map(found)).toEqual(expected);
      }),
      BOARDS,
    );
  });
});

describe('the order of hexes', () => {
  it('is ascending, each once', () => {
    fc.assert(
      fc.property(anyMovement, ({ map, query }) => {
        const hexes = reachable(boardOf(map), query).map(({ hex }) => hex);
        expect(hexes).toEqual(
          [...new Map(hexes.map((hex) => [keyOf(hex), hex])).values()].sort(compare),
        );
      }),
    );
  });
});
