import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../src/hex/index.js';
import { pullOptions, pushOptions } from '../../src/pathfinding/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';
import { keyOf } from '../board/slow-board.js';
import { anyForcedMove, hindrances, slowBoardOf, terrainOf, type AnyForcedMove } from './scenes.js';
import { forcedPaths, type SlowForcedMove } from './slow-forced.js';

const BOARDS = { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) };

const slowMoveOf = (
  { map, query }: AnyForcedMove,
  kind: SlowForcedMove['kind'],
): SlowForcedMove => ({
  board: slowBoardOf(map),
  kind,
  source: query.source,
  target: query.target,
  distance: query.distance,
  flies: query.flying,
  obstacles: new Set(
    [...terrainOf(map)].filter(([, type]) => type === 'obstacle').map(([id]) => id),
  ),
  ...hindrances(query.figures, query.target, query.side),
  mayChooseBlocked: query.rules.forcedMoveMayChooseBlocked ?? true,
});

const comparePaths = (a: readonly Hex[], b: readonly Hex[]): number => {
  const at = a.findIndex((hex, index) => compare(hex, b[index]!) !== 0);
  return at < 0 ? 0 : compare(a[at]!, b[at]!);
};

/** The ends of the given ways, ascending, each with the lowest way there. */
const summary = (paths: readonly (readonly Hex[])[]) => {
  const lowest = new Map<string, readonly Hex[]>();
  for (const path of paths) {
    const end = keyOf(path.at(-1)!);
    if (!lowest.has(end) || comparePaths(path, lowest.get(end)!) < 0) lowest.set(end, path);
  }
  const ends = [...lowest.values()].map((path) => ({ to: path.at(-1)!, path }));
  return { ends: ends.sort((a, b) => compare(a.to, b.to)), paths: paths.length };
};

describe.each([
  ['push', pushOptions],
  ['pull', pullOptions],
] as const)('R-MOVE-18 R-MOVE-19 R-MOVE-21 R-MOVE-22 R-MOVE-25 %s', (kind, optionsFor) => {
  it('agrees with trying every sequence of steps', () => {
    fc.assert(
      fc.property(anyForcedMove, (move) => {
        const options = optionsFor(boardOf(move.map), move.query);
        expect(options).toEqual({
          _tag: 'Right',
          right: summary(forcedPaths(slowMoveOf(move, kind))),
        });
      }),
      BOARDS,
    );
  });
});
