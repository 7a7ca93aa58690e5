import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjacentHexes,
  areAdjacent,
  hasHex,
  hexesOf,
  hexesWithin,
  nearestEmptyHexes,
  occupancy,
  range,
  sealsOff,
  type Board,
} from '../../src/board/index.js';
import { compare, distance, key, type Hex } from '../../src/hex/index.js';
import type { Overlay, Piece } from '../../src/vocabulary/index.js';
import { anyMap, anyMotion, deepFreeze, moveMap, shuffleMap, type Motion } from './maps.js';
import { boardOf } from './scene.js';
import { layOut, rangeBetween } from './slow-board.js';

/** A board and hexes of it, picked by numbers. */
const boardAndHexes = fc
  .record({ map: anyMap, picks: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }) })
  .map(({ map, picks }) => {
    const board = boardOf(map);
    const hexes = hexesOf(board);
    const [a, b, c] = picks.map((pick) => hexes[pick % hexes.length]!) as [Hex, Hex, Hex];
    return { board, map, a, b, c };
  });

const asFar = (distanceOrNull: number | null): number => distanceOrNull ?? Infinity;

const move = (hexes: readonly Hex[], motion: Motion): readonly Hex[] =>
  hexes.map(motion).sort(compare);

describe('R-HEX-4 range', () => {
  it('R-HEX-4 is a metric: zero for the hex itself alone, symmetric, never longer by a detour', () => {
    fc.assert(
      fc.property(boardAndHexes, ({ board, a, b, c }) => {
        expect(range(board, a, a)).toBe(0);
        expect(range(board, a, b) === 0).toBe(key(a) === key(b));
        expect(range(board, a, b)).toBe(range(board, b, a));
        expect(asFar(range(board, a, c))).toBeLessThanOrEqual(
          asFar(range(board, a, b)) + asFar(range(board, b, c)),
        );
      }),
    );
  });

  it('R-HEX-4 is at least the distance, and equal to it without walls', () => {
    fc.assert(
      fc.property(boardAndHexes, ({ board, a, b }) => {
        expect(asFar(range(board, a, b))).toBeGreaterThanOrEqual(distance(a, b));
      }),
    );
    const hexes = Array.from({ length: 48 }, (_, index) => ({
      q: index % 8,
      r: Math.floor(index / 8),
    }));
    const open = boardOf({ hexes });
    fc.assert(
      fc.property(fc.constantFrom(...hexes), fc.constantFrom(...hexes), (a, b) => {
        expect(range(open, a, b)).toBe(distance(a, b));
      }),
    );
  });

  it('R-HEX-4 agrees with a slow and obvious count', () => {
    fc.assert(
      fc.property(boardAndHexes, ({ board, map, a }) => {
        const slow = layOut(map);
        expect([...slow.floor.values()].sort(compare)).toEqual(hexesOf(board));
        for (const b of hexesOf(board))
          expect(asFar(range(board, a, b))).toBe(rangeBetween(slow, a, b));
      }),
    );
  });

  it('R-HEX-2 adjacency, range and the hexes within a distance say the same', () => {
    fc.assert(
      fc.property(boardAndHexes, ({ board, a, b }) => {
        const near = adjacentHexes(board, a);
        expect(near).toEqual([...near].sort(compare));
        expect(near.map(key).includes(key(b))).toBe(areAdjacent(board, a, b));
        expect(areAdjacent(board, a, b)).toBe(areAdjacent(board, b, a));
        expect(hexesWithin(board, a, 1)).toEqual([a, ...near].sort(compare));
      }),
    );
  });
});

interface Answers {
  readonly hexes: readonly Hex[];
  readonly ranges: readonly (number | null)[];
  readonly adjacent: readonly Hex[];
  readonly held: readonly (string | null)[];
  readonly nearest: readonly Hex[];
  readonly sealed: boolean;
}

const answersOf = (
  board: Board,
  places: readonly Hex[],
  figures: readonly Piece[],
  overlays?: readonly Overlay[],
): Answers => {
  const [from = { q: 0, r: 0 }] = places;
  const contents = overlays === undefined ? { figures } : { figures, overlays };
  return {
    hexes: hexesOf(board),
    ranges: places.map((to) => range(board, from, to)),
    adjacent: adjacentHexes(board, from),
    held: places.map((hex) => occupancy(board, contents, hex)),
    nearest: nearestEmptyHexes(board, contents, from),
    sealed: sealsOff(board, overlays ?? []),
  };
};

const figureAt = (at: Hex): Piece => ({ id: 'a', side: 'monsters', at });

describe('answers of a board', () => {
  it('do not change when the lists of the map are reordered', () => {
    fc.assert(
      fc.property(
        anyMap.chain((map) => fc.tuple(fc.constant(map), shuffleMap(map))),
        ([map, shuffled]) => {
          const places = [...map.hexes, ...map.wallHexes, ...map.doors.map(({ at }) => at)];
          const ask = (board: Board) => answersOf(board, places, [figureAt(map.hexes[0]!)]);
          expect(ask(boardOf(shuffled))).toEqual(ask(boardOf(map)));
        },
      ),
    );
  });

  it('move along when the board is shifted, turned and mirrored', () => {
    fc.assert(
      fc.property(anyMap, anyMotion, (map, motion) => {
        const moved = moveMap(map, motion);
        const there = answersOf(
          boardOf(moved),
          moved.hexes,
          [figureAt(moved.hexes[0]!)],
          moved.overlays,
        );
        const here = answersOf(boardOf(map), map.hexes, [figureAt(map.hexes[0]!)], map.overlays);
        expect(there).toEqual({
          ...here,
          hexes: move(here.hexes, motion),
          adjacent: move(here.adjacent, motion),
          nearest: move(here.nearest, motion),
        });
      }),
    );
  });

  it('are the same for hexes listed, by room, and by rows where these can say it', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const { hexes, ...rest } = map;
        const half = Math.floor(hexes.length / 2);
        const rooms = [
          { id: 'a', hexes: hexes.slice(0, half) },
          { id: 'b', hexes: hexes.slice(half) },
        ];
        const ask = (board: Board) => answersOf(board, hexes, []);
        expect(ask(boardOf({ ...rest, rooms }))).toEqual(ask(boardOf(map)));
        expect(ask(boardOf({ ...rest, rooms }, { rooms: ['b', 'a'] }))).toEqual(ask(boardOf(map)));
      }),
    );
  });

  it('leave what they were asked with untouched', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const opened = deepFreeze({ doors: map.doors.map(({ id }) => id) });
        const board = boardOf(map, opened);
        const figures = deepFreeze([figureAt({ ...map.hexes[0]! })]);
        answersOf(board, map.hexes, figures, map.overlays);
        expect(map.doors.every(({ at }) => hasHex(board, at))).toBe(true);
      }),
    );
  });

  it('do not depend on what was asked before', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const board = boardOf(map);
        const first = answersOf(board, map.hexes, [figureAt(map.hexes[0]!)], []);
        answersOf(board, map.hexes, [], map.overlays);
        expect(answersOf(board, map.hexes, [figureAt(map.hexes[0]!)], [])).toEqual(first);
      }),
    );
  });
});

describe('the handle', () => {
  const board = boardOf({ rows: ['. .'] });

  it('is opaque: JSON and keys show its type alone', () => {
    expect(JSON.stringify(board)).toBe('{"type":"board"}');
    expect(Object.keys(board)).toEqual(['type']);
    expect({ ...board }).toEqual({ type: 'board' });
    expect(Object.isFrozen(board)).toBe(true);
  });
});
