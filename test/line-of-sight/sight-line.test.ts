import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacentHexes, type Board } from '../../src/board/index.js';
import { corners, layout, scaledCorners, toPixel, type Hex } from '../../src/hex/index.js';
import {
  isVisible,
  SIGHT_RULE_NAMES,
  sightLine,
  type FractionalHex,
  type SightLine,
} from '../../src/line-of-sight/index.js';
import { boardOf, sceneOf } from '../board/scene.js';
import { crossesWall, isStrictlyInside, touchesWall, type SlowMap } from './slow-sight.js';
import { smallMap } from './small-maps.js';

/** The scaled coordinates of a point. */
const scaled = ({ q, r }: FractionalHex) => ({ x: 3 * q, y: q + 2 * r });
/** The same for a corner, where they are whole numbers. */
const exact = (point: FractionalHex) => ({
  x: Math.round(scaled(point).x),
  y: Math.round(scaled(point).y),
});

const isNext = (board: Board, a: Hex, b: Hex): boolean =>
  adjacentHexes(board, a).some(({ q, r }) => q === b.q && r === b.r);

/** Runs a check for the lines between all hexes of small maps. */
const forAllLines = (
  lineOfSight: (typeof SIGHT_RULE_NAMES)[number],
  check: (line: SightLine, from: Hex, to: Hex, map: SlowMap, board: Board) => void,
): void => {
  fc.assert(
    fc.property(smallMap, (map) => {
      const board = boardOf(map);
      for (const from of map.hexes)
        for (const to of map.hexes) {
          const line = sightLine(board, from, to, { lineOfSight });
          if (line !== null) check(line, from, to, map, board);
        }
    }),
    { numRuns: 30 },
  );
};

describe('the line that shows sight', () => {
  it.each(SIGHT_RULE_NAMES)('R-LOS-1 is there if and only if there is sight: %s', (lineOfSight) => {
    fc.assert(
      fc.property(smallMap, (map) => {
        const board = boardOf(map);
        const [from] = map.hexes as [Hex];
        for (const to of [...map.hexes, { q: 50, r: 50 }]) {
          const line = sightLine(board, from, to, { lineOfSight });
          expect(line !== null).toBe(isVisible(board, from, to, { lineOfSight }));
          expect(JSON.parse(JSON.stringify(line))).toStrictEqual(line);
        }
      }),
    );
  });

  it.each(['cornersStrict', 'cornersLenient'] as const)(
    'R-LOS-1 joins the corners that it names: %s',
    (lineOfSight) => {
      forAllLines(lineOfSight, (line, from, to) => {
        expect(line.type).toBe('corners');
        if (line.type !== 'corners') return;
        expect(exact(line.from)).toEqual(scaledCorners(from)[line.fromCorner]);
        expect(exact(line.to)).toEqual(scaledCorners(to)[line.toCorner]);
      });
    },
  );

  it('R-LOS-1 touches no wall, except in a corner that adjacent hexes share', () => {
    forAllLines('cornersStrict', (line, from, to, map, board) => {
      const [start, end] = [exact(line.from), exact(line.to)];
      const isPoint = start.x === end.x && start.y === end.y;
      const isShared = isPoint && (from === to || isNext(board, from, to));
      expect(isShared || !touchesWall(map, start, end)).toBe(true);
    });
  });

  it('R-LOS-7 crosses no wall by the lenient rule', () => {
    forAllLines('cornersLenient', (line, _from, _to, map) => {
      expect(crossesWall(map, exact(line.from), exact(line.to))).toBe(false);
    });
  });

  it('joins points inside the hexes and touches no wall by hexToHex', () => {
    forAllLines('hexToHex', (line, from, to, map) => {
      expect(line.type).toBe('points');
      const [start, end] = [scaled(line.from), scaled(line.to)];
      expect(isStrictlyInside(start, from) && isStrictlyInside(end, to)).toBe(true);
      expect(touchesWall(map, start, end)).toBe(false);
    });
  });

  it('R-LOS-1 is the shortest one between free corners', () => {
    const { board, at } = sceneOf([
      '. . . . .',
      '. . . . .',
      '.A . . . .b',
      '. . . . .',
      '. . . . .',
    ]);
    const line = sightLine(board, { q: 1, r: 1 }, { q: 3, r: 0 });
    expect(line).toMatchObject({ type: 'corners', fromCorner: 0, toCorner: 3 });
    expect(line?.from.q).toBeCloseTo(1 + 2 / 3, 12);
    expect(line?.from.r).toBeCloseTo(1 - 1 / 3, 12);
    // The corners of A on the left touch the edge of the board, and so do those of b on the right.
    expect(sightLine(board, at('A'), at('b'))).toMatchObject({ fromCorner: 0, toCorner: 3 });
  });

  it('R-LOS-2 is a point where hexes share a corner', () => {
    const { board, at } = sceneOf(['.A .b']);
    const line = sightLine(board, at('A'), at('b'));
    expect(line).toMatchObject({ type: 'corners', fromCorner: 0, toCorner: 4 });
    expect(line?.to).toEqual(line?.from);
  });

  it('minds a wall on the line of the centres only where it lies between them', () => {
    const hexes = [-1, 0, 1, 2, 3, 4, 5].flatMap((q) =>
      [-4, -3, -2, -1, 0, 1].map((r) => ({ q, r })),
    );
    const lineOver = (upper: Hex, lower: Hex): SightLine | null => {
      const board = boardOf({ hexes, wallEdges: [[upper, lower]] });
      return sightLine(board, { q: 0, r: 0 }, { q: 2, r: -1 }, { lineOfSight: 'hexToHex' });
    };
    const centres = { type: 'points', from: { q: 0, r: 0 }, to: { q: 2, r: -1 } };
    expect(lineOver({ q: 3, r: -2 }, { q: 3, r: -1 })).toEqual(centres);
    expect(lineOver({ q: -1, r: 0 }, { q: -1, r: 1 })).toEqual(centres);
    expect(lineOver({ q: 1, r: -1 }, { q: 1, r: 0 })).not.toEqual(centres);
  });

  it('goes from centre to centre by hexToHex where no wall is in the way', () => {
    const { board, at } = sceneOf(['.A', '.', '.b']);
    expect(sightLine(board, at('A'), at('b'), { lineOfSight: 'hexToHex' })).toEqual({
      type: 'points',
      from: at('A'),
      to: at('b'),
    });
  });

  it('can be drawn: its points are the pixels of the corners', () => {
    const { board, at } = sceneOf(['. . . .', '. .A . .', '. . . .b', '. . . .']);
    const line = sightLine(board, at('A'), at('b'));
    const map = layout({ size: 20, origin: { x: 100, y: 100 } });
    expect(line?.type).toBe('corners');
    if (line?.type !== 'corners') return;
    const [drawn, corner] = [toPixel(map, line.from), corners(map, at('A'))[line.fromCorner]!];
    expect(drawn.x).toBeCloseTo(corner.x, 9);
    expect(drawn.y).toBeCloseTo(corner.y, 9);
  });
});
