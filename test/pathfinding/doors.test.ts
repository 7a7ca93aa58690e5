import { describe, expect, it } from 'vitest';
import { allShortestPaths, reachable, shortestPath } from '../../src/pathfinding/index.js';
import { sceneOf } from '../board/scene.js';
import { reachIn } from './pictures.js';

const character = { side: 'characters', opensDoors: true } as const;
const hero = { A: { side: 'characters' } } as const;

const reachAs = (rows: readonly string[], query = {}, map = {}) =>
  reachIn(rows, { ...character, ...query }, hero, map);

describe('R-MOVE-6 R-MOVE-11 whoever opens doors', () => {
  it.each(['walk', 'jump', 'fly'] as const)(
    'R-MOVE-11 reaches the hex of a closed door and nothing behind it: %s',
    (mode) => {
      expect(reachAs(['. .A . + .'], { mode })).toEqual(['1 0 1 2+ -']);
    },
  );

  it('R-MOVE-11 pays one point for the step into it', () => {
    expect(reachAs(['.A . + .'], { points: 1 })).toEqual(['0 1 # -']);
    expect(reachAs(['.A . + .'], { points: 2 })).toEqual(['0 1 2+ -']);
    expect(reachAs(['.A +'], { points: 1 })).toEqual(['0 1+']);
    expect(reachAs(['.A +'], { points: 0 })).toEqual(['0 #']);
  });

  it('R-MOVE-11 names the door that opens', () => {
    const doors = [
      { id: 'cellar', at: { q: 1, r: -1 } },
      { id: 'tower', at: { q: 0, r: 1 } },
    ];
    const { board, figures, at } = sceneOf(['.A'], hero, { doors });
    expect(reachable(board, { ...character, from: at('A'), figures })).toEqual([
      { hex: { q: 0, r: 0 }, movement: 0, negativeHexes: 0, opens: null },
      { hex: { q: 0, r: 1 }, movement: 1, negativeHexes: 0, opens: 'tower' },
      { hex: { q: 1, r: -1 }, movement: 1, negativeHexes: 0, opens: 'cellar' },
    ]);
  });

  it('R-MOVE-11 doors stand in their place among the hexes, and each has its own way in', () => {
    const doors = [{ at: { q: -1, r: 0 } }, { at: { q: 2, r: 0 } }];
    const { board, figures, at } = sceneOf(['.A :', ': .b'], hero, { doors });
    const query = { ...character, from: at('A'), figures };
    expect(reachable(board, query).map(({ hex }) => hex)).toEqual([
      { q: -1, r: 0 },
      at('A'),
      at('b'),
      { q: 2, r: 0 },
    ]);
    const pathTo = (q: number) => shortestPath(board, { ...query, to: { q, r: 0 } })?.path;
    expect(pathTo(-1)).toEqual([{ q: -1, r: 0 }]);
    expect(pathTo(2)).toEqual([at('b'), { q: 2, r: 0 }]);
    expect(pathTo(3)).toBeUndefined();
  });

  it('R-MOVE-6 a walker may pass an ally on its way in', () => {
    const figures = { ...hero, B: { side: 'characters' } } as const;
    expect(reachIn(['.A .B +'], character, figures)).toEqual(['0 - 2+']);
  });

  it('R-MOVE-6 a walker is stopped by enemies and obstacles before the door, a jumper is not', () => {
    for (const sign of ['.M', '%']) {
      expect(reachAs([`.A ${sign} +`])).toEqual(['0 - #']);
      expect(reachAs([`.A ${sign} +`], { mode: 'jump' })).toEqual(['0 - 2+']);
    }
  });

  it('R-MOVE-8 what lies beside the door is no matter to who jumps into it', () => {
    for (const sign of ['~', '^']) {
      const { board, figures, at } = sceneOf([`.A ${sign} +`], hero);
      const door = { q: 2, r: -1 };
      const query = { ...character, from: at('A'), figures, mode: 'jump', points: 2 } as const;
      expect(reachable(board, query).at(-1)).toEqual({
        hex: door,
        movement: 2,
        negativeHexes: 0,
        opens: '2,-1',
      });
      expect(shortestPath(board, { ...query, to: door })).toEqual({
        path: [{ q: 1, r: -1 }, door],
        movement: 2,
        negativeHexes: 0,
      });
    }
  });

  it('R-MOVE-11 keeps a point for the door: the way through the trap where the clean one is too long', () => {
    const rows = ['.A ^ . +', '. % . #', '. . . #'];
    expect(reachAs(rows, { points: 4 })).toEqual(['0 1^ 4 3^+', '1 - 3 #', '2 2 3 #']);
    expect(reachAs(rows, { points: 5 })).toEqual(['0 1^ 4 5+', '1 - 3 #', '2 2 3 #']);
  });

  it('R-HEX-2 R-MOVE-11 a door is not entered across a thin wall', () => {
    const wallEdges = [
      [
        { q: 1, r: -1 },
        { q: 2, r: -1 },
      ],
    ] as const;
    expect(reachAs(['.A . +', '. . .'], {}, { wallEdges })).toEqual(['0 1 2+', '1 1 2']);
    expect(reachAs(['.A . +'], {}, { wallEdges })).toEqual(['0 1 #']);
  });

  it('R-MOVE-11 lists ways in from every side', () => {
    const { board, figures, at } = sceneOf(['.A . +', '. . .'], hero);
    const query = { ...character, from: at('A'), to: { q: 2, r: -1 }, figures };
    const ways = allShortestPaths(board, query);
    expect(ways).toEqual({
      paths: [
        [
          { q: 1, r: -1 },
          { q: 2, r: -1 },
        ],
        [
          { q: 1, r: 0 },
          { q: 2, r: -1 },
        ],
      ],
      total: 2,
      movement: 2,
      negativeHexes: 0,
    });
    expect(allShortestPaths(board, { ...query, limit: 1 })?.paths).toEqual([ways?.paths[0]]);
    expect(allShortestPaths(board, { ...query, limit: 1 })?.total).toBe(2);
    expect(shortestPath(board, query)?.path).toEqual(ways?.paths[0]);
  });

  it('R-MOVE-11 orders ways in by their hexes from the start, whichever side they come to', () => {
    const { board, figures, at } = sceneOf(['.A : :', '.a .b :', ': .c .e', ': .d +'], hero);
    const door = { q: 2, r: 2 };
    const query = { ...character, from: at('A'), to: door, figures };
    const ways = allShortestPaths(board, query)?.paths;
    expect(ways).toEqual(
      ['acd', 'ace', 'bcd', 'bce'].map((marks) => [...marks.split('').map(at), door]),
    );
    expect(shortestPath(board, query)?.path).toEqual(ways?.[0]);
  });

  it('R-MOVE-11 takes the cheapest side, by negative hexes first', () => {
    const { board, figures, at } = sceneOf(['.A ^ +', '. . .'], hero);
    const query = { ...character, from: at('A'), to: { q: 2, r: -1 }, figures };
    expect(allShortestPaths(board, query)?.paths).toEqual([
      [
        { q: 1, r: 0 },
        { q: 2, r: -1 },
      ],
    ]);
  });

  it('R-MOVE-6 R-MOVE-11 a teleport does not open doors, since it moves through no hex', () => {
    expect(reachAs(['.A + .'], { mode: 'teleport' })).toEqual(['0 # 2']);
    const { board, at } = sceneOf(['.A + .'], hero);
    const query = { ...character, mode: 'teleport', from: at('A'), to: { q: 1, r: -1 } } as const;
    expect(shortestPath(board, query)).toBeNull();
  });

  it('R-MOVE-5 nobody else reaches a closed door', () => {
    const { board, figures, at } = sceneOf(['.A +'], hero);
    const query = { side: 'characters', from: at('A'), to: { q: 1, r: -1 }, figures } as const;
    expect(reachable(board, query)).toHaveLength(1);
    expect(shortestPath(board, query)).toBeNull();
    expect(allShortestPaths(board, query)).toBeNull();
  });
});
