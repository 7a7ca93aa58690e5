import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledOf, type CompiledBoard } from '../../src/board/internal.js';
import { allShortestPaths, moveRulesOf, shortestPath } from '../../src/pathfinding/index.js';
import {
  cheapestPaths,
  costsFrom,
  costsTo,
  groundOf,
  movementOf,
  negativesOf,
  readGait,
  UNREACHED,
  type Ground,
} from '../../src/pathfinding/internal.js';
import { hexesOf } from '../../src/board/index.js';
import { boardOf } from '../board/scene.js';
import { keyOf } from '../board/slow-board.js';
import { anyMovement, slowMoverOf, type AnyMovement } from './scenes.js';
import { measuresFrom } from './slow-paths.js';

/** The compiled ground of a movement, as other modules use it. */
const groundUnder = ({ map, query }: AnyMovement) => {
  const board = boardOf(map);
  const compiled: CompiledBoard = compiledOf(board);
  const { from, figures, side, edition, rules } = query;
  const scene = compiled.readScene({ figures }, { push: () => 0 });
  const cell = compiled.find(from.q, from.r);
  const self = scene.occupant[cell]!;
  const ground: Ground = groundOf({
    compiled,
    scene,
    ...readGait({ ...query }, [], { push: () => 0 }),
    side,
    self,
    from: cell,
    jumpDifficultLast: rules.jumpDifficultLast ?? moveRulesOf(edition).jumpDifficultLast,
  });
  return { board, compiled, ground, from: cell, walker: { scene, self, from: cell } };
};

describe('the costs that focus and the monster turn count with', () => {
  it('R-FOCUS-4 from a cell agree with a slow search without limit', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { board, ground, from } = groundUnder(movement);
        const costs = costsFrom(ground, from);
        const measures = hexesOf(board).flatMap((hex, cell) =>
          ground.mayEnd[cell] === 1 && costs[cell] !== UNREACHED
            ? [
                [
                  keyOf(hex),
                  { negativeHexes: negativesOf(costs[cell]!), movement: movementOf(costs[cell]!) },
                ] as const,
              ]
            : [],
        );
        expect(new Map(measures)).toEqual(measuresFrom(slowMoverOf(movement)));
      }),
    );
  });

  it('R-FOCUS-4 to a cell are those from each start', () => {
    fc.assert(
      fc.property(anyMovement, fc.nat(), (movement, pick) => {
        const { ground, compiled } = groundUnder(movement);
        const to = pick % compiled.count;
        const starts = Array.from({ length: compiled.count }, (_, cell) => cell);
        const costs = costsTo(ground, to, starts);
        for (const start of starts) {
          // Where the move starts nothing is landed on, and these starts stand for the mover's own hex.
          const landing = ground.landing.map((cost, cell) => (cell === start ? 0 : cost));
          expect(costs[start]).toBe(costsFrom({ ...ground, landing }, start)[to]);
        }
      }),
    );
  });

  it('lead along the canonical way, the first of all cheapest ones', () => {
    fc.assert(
      fc.property(anyMovement, (movement) => {
        const { board, ground, from, walker } = groundUnder(movement);
        const costs = costsFrom(ground, from);
        const walked = { ...walker, ground, costs };
        const query = { ...movement.query, points: null, opensDoors: false };
        for (const [cell, to] of hexesOf(board).entries()) {
          if (ground.mayEnd[cell] !== 1 || costs[cell] === UNREACHED) continue;
          expect(cheapestPaths(walked, cell, 1)).toEqual([
            shortestPath(board, { ...query, to })?.path,
          ]);
          expect(cheapestPaths(walked, cell, 3)).toEqual(
            allShortestPaths(board, { ...query, to, limit: 3 })?.paths,
          );
        }
      }),
    );
  });
});
