import { describe, expect, it } from 'vitest';
import {
  allShortestPaths,
  PATH_LIMIT,
  shortestPath,
  type PathsQuery,
} from '../../src/pathfinding/index.js';
import { boardOf, sceneOf } from '../board/scene.js';

/** A query from `A` to the hex marked `x`, and a way written as the marks on it. */
const askFrom = (text: string | readonly string[], query: Partial<PathsQuery> = {}) => {
  const scene = sceneOf(text);
  const asked = {
    from: scene.at('A'),
    to: scene.at('x'),
    side: 'monsters' as const,
    figures: scene.figures,
    ...query,
  };
  return {
    shortest: shortestPath(scene.board, asked),
    all: allShortestPaths(scene.board, asked),
    along: (marks: string) => marks.split('').map((mark) => scene.at(mark)),
  };
};

describe('shortestPath', () => {
  it('R-MOVE-1 enters the hexes in order, the goal last', () => {
    const { shortest, along } = askFrom(['.A .b .c .x']);
    expect(shortest).toEqual({ path: along('bcx'), movement: 3, negativeHexes: 0 });
  });

  it('R-MOVE-1 staying is a way without a step', () => {
    const { board, at } = sceneOf(['^A .']);
    for (const mode of ['walk', 'jump', 'fly', 'teleport'] as const) {
      const query = { from: at('A'), to: at('A'), side: 'monsters', mode, points: 0 } as const;
      const stay = { movement: 0, negativeHexes: 0 };
      expect(shortestPath(board, query)).toEqual({ path: [], ...stay });
      expect(allShortestPaths(board, query)).toEqual({ paths: [[]], total: 1, ...stay });
    }
  });

  it('R-MOVE-13 goes round a trap where the points suffice, through it where they do not', () => {
    const map = ['.A ^b .x', '.c % .d', '.e .f .g'];
    const round = askFrom(map, { points: 4 });
    expect(round.shortest).toEqual({ path: round.along('cfdx'), movement: 4, negativeHexes: 0 });
    const through = askFrom(map, { points: 3 });
    expect(through.shortest).toEqual({ path: through.along('bx'), movement: 2, negativeHexes: 1 });
    expect(askFrom(map, { points: 1 }).shortest).toBeNull();
    expect(askFrom(map).shortest).toEqual(round.shortest);
  });

  it('R-MOVE-13 enters one trap rather than two, however long the way', () => {
    const { shortest, all, along } = askFrom(['.A ^b ^x', '.c % .d', '.e .f .g']);
    expect(shortest).toEqual({ path: along('cfdx'), movement: 4, negativeHexes: 1 });
    expect(all?.paths).toEqual([along('cfdx')]);
  });

  it('R-MOVE-2 leads nowhere where the move cannot end', () => {
    const figures = [{ id: 'B', side: 'monsters', at: { q: 1, r: -1 } }] as const;
    for (const asked of [
      askFrom(['.A .x'], { figures }),
      askFrom(['.A %x']),
      askFrom(['.A # .x']),
      askFrom(['.A .x'], { to: { q: 7, r: 7 } }),
    ]) {
      expect(asked.shortest).toBeNull();
      expect(asked.all).toBeNull();
    }
  });

  it.each(['walk', 'jump', 'fly', 'teleport'] as const)(
    'R-MOVE-1 leads no farther than the points: %s',
    (mode) => {
      const map = ['.A .b .c .x'];
      expect(askFrom(map, { mode, points: 3 }).shortest?.movement).toBe(3);
      expect(askFrom(map, { mode, points: 2 }).shortest).toBeNull();
      expect(askFrom(map, { mode, points: 2 }).all).toBeNull();
    },
  );

  it('R-MOVE-8 a jump pays for difficult terrain under its last hex', () => {
    const jump = { mode: 'jump' } as const;
    expect(askFrom(['.A ~b ~x'], { ...jump, points: 2 }).shortest).toBeNull();
    const { shortest, along } = askFrom(['.A ~b ~x'], { ...jump, points: 3 });
    expect(shortest).toEqual({ path: along('bx'), movement: 3, negativeHexes: 0 });
  });

  it('takes ice in one step and names every hex it slides over', () => {
    const { shortest, all, along } = askFrom('.A\n\n*b\n\n*c\n\n.d\n\n.x');
    expect(shortest).toEqual({ path: along('bcdx'), movement: 2, negativeHexes: 0 });
    expect(all).toEqual({ paths: [along('bcdx')], total: 1, movement: 2, negativeHexes: 0 });
  });

  it('reads -0 as 0', () => {
    const { board } = sceneOf(['. .']);
    const query = { from: { q: -0, r: 0 }, side: 'monsters' } as const;
    expect(shortestPath(board, { ...query, to: { q: 0, r: -0 } })?.path).toEqual([]);
    expect(shortestPath(board, { ...query, to: { q: 1, r: -1 } })?.movement).toBe(1);
  });
});

describe('the order of ways', () => {
  it('is ascending by hexes from the start, and the first of them is the canonical one', () => {
    const { shortest, all, along } = askFrom(['.A .', '.b .c', '. .x']);
    expect(all?.paths).toEqual([along('bx'), along('cx')]);
    expect(shortest?.path).toEqual(along('bx'));
  });

  it('goes by columns first, then by rows', () => {
    const { all, along } = askFrom(`
      .A
          .b
      .d      .c
          .e
              .x
    `);
    expect(all?.paths).toEqual([along('dex'), along('bex'), along('bcx')]);
  });

  it('compares the hexes entered over ice as well', () => {
    const { shortest, all, along } = askFrom(`
              .A
          *b
      .d      .c
          .x
    `);
    expect(all?.paths).toEqual([along('bdx'), along('cx')]);
    expect(all).toMatchObject({ total: 2, movement: 2 });
    expect(shortest?.path).toEqual(along('bdx'));
  });
});

describe('allShortestPaths', () => {
  const rhombus = ['.A . . .', '. . . .', '. . . .', '. . . .', '. . . .x'];

  it.each(['walk', 'jump', 'fly'] as const)('lists every one of equal cost: %s', (mode) => {
    const { all, along } = askFrom(['.A . .', '.b .c .e', '. .d .x'], { mode });
    expect(all).toEqual({
      paths: [along('bdx'), along('cdx'), along('cex')],
      total: 3,
      movement: 3,
      negativeHexes: 0,
    });
  });

  it('a teleport has one', () => {
    const { all, along } = askFrom(rhombus, { mode: 'teleport' });
    expect(all).toEqual({ paths: [along('x')], total: 1, movement: 5, negativeHexes: 0 });
  });

  it('lists up to a limit and counts them all', () => {
    const whole = askFrom(rhombus).all;
    expect(whole?.total).toBe(10);
    for (const limit of [0, 1, 3, 10, 11]) {
      const { all } = askFrom(rhombus, { limit });
      expect(all).toEqual({ ...whole, paths: whole?.paths.slice(0, limit) });
    }
  });

  it('a limit that is null counts as left out', () => {
    expect(askFrom(rhombus, { limit: null }).all?.paths).toHaveLength(10);
  });

  it('lists PATH_LIMIT unless told otherwise', () => {
    const hexes = Array.from({ length: 64 }, (_, at) => ({ q: at % 8, r: Math.floor(at / 8) }));
    const query = { from: { q: 0, r: 0 }, to: { q: 7, r: 6 }, side: 'monsters' } as const;
    const all = allShortestPaths(boardOf({ hexes }), query);
    expect(all?.total).toBe(1716);
    expect(all?.paths).toHaveLength(PATH_LIMIT);
    expect(PATH_LIMIT).toBe(1000);
  });

  it('never lists more than 10,000, whatever limit is asked for', () => {
    const hexes = Array.from({ length: 81 }, (_, at) => ({ q: at % 9, r: Math.floor(at / 9) }));
    const query = { from: { q: 0, r: 0 }, to: { q: 8, r: 8 }, side: 'monsters' } as const;
    const all = allShortestPaths(boardOf({ hexes }), { ...query, limit: 1e9 });
    expect(all?.total).toBe(12_870);
    expect(all?.paths).toHaveLength(10_000);
  });

  it('counts more ways than a number can hold exactly as the largest that is exact', () => {
    const side = 40;
    const hexes = Array.from({ length: side * side }, (_, index) => ({
      q: index % side,
      r: Math.floor(index / side),
    }));
    const query = { from: { q: 0, r: 0 }, to: { q: 39, r: 39 }, side: 'monsters' } as const;
    const all = allShortestPaths(boardOf({ hexes }), { ...query, limit: 1 });
    expect(all).toMatchObject({ total: Number.MAX_SAFE_INTEGER, movement: 78 });
  });
});
