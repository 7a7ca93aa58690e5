/** Adapter of the `push-pull` vectors to `pushOptions` and `pullOptions`. */

import * as E from 'fp-ts/lib/Either.js';

import { compileBoard, explain, type Board, type BoardMap } from '../../src/board/index.js';
import { closed, flag, natural, nullable, oneOf, text } from '../../src/core/codec.js';
import {
  explain as explainMovement,
  pullOptions,
  pushOptions,
  type ForcedMoveQuery,
} from '../../src/pathfinding/index.js';
import { renderText } from '../../src/render/index.js';
import type { Hex, OverlayType } from '../../src/vocabulary/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { isSame, listOf, pair, read, sorted, toHex, toPair, type Pair } from './shape.js';

interface Outcome {
  readonly ends: readonly Pair[];
  readonly paths: number;
}

type Terrain = 'obstacles' | 'traps' | 'hazardous' | 'difficult';

type ForcedBoard = Readonly<
  Record<'hexes' | Terrain | 'closedDoors' | 'openDoors', readonly Pair[]>
> & { readonly wallEdges: readonly (readonly Pair[])[] };

interface ForcedCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly board: ForcedBoard;
  readonly figures: readonly { readonly at: Pair; readonly side: 'source' | 'target' }[];
  readonly source: Pair;
  readonly target: Pair;
  readonly kind: 'push' | 'pull';
  readonly distance: number;
  readonly flying: boolean;
  readonly expected: { readonly strict: Outcome; readonly default: Outcome | null };
}

const pairs = listOf(pair);
const outcome = closed<Outcome>('{ ends, paths }', { ends: pairs, paths: natural });

const forcedCase = closed<ForcedCase>('a push-pull case', {
  id: text,
  rulings: listOf(text),
  board: closed<ForcedBoard>('a board', {
    hexes: pairs,
    wallEdges: listOf(pairs),
    obstacles: pairs,
    traps: pairs,
    hazardous: pairs,
    difficult: pairs,
    closedDoors: pairs,
    openDoors: pairs,
  }),
  figures: listOf(
    closed<ForcedCase['figures'][number]>('a figure { at, side }', {
      at: pair,
      side: oneOf(['source', 'target']),
    }),
  ),
  source: pair,
  target: pair,
  kind: oneOf(['push', 'pull']),
  distance: natural,
  flying: flag,
  expected: closed<ForcedCase['expected']>('{ strict, default }', {
    strict: outcome,
    default: nullable(outcome),
  }),
});

const TERRAIN: readonly (readonly [Terrain, OverlayType])[] = [
  ['obstacles', 'obstacle'],
  ['traps', 'trap'],
  ['hazardous', 'hazardous'],
  ['difficult', 'difficult'],
];

/** Doors are hexes of the vectors' boards; a map wants them apart. */
const mapOf = (board: ForcedBoard): BoardMap => ({
  hexes: board.hexes.map(toHex),
  wallEdges: board.wallEdges.map((edge) => edge.map(toHex) as [Hex, Hex]),
  doors: [
    ...board.closedDoors.map((at) => ({ at: toHex(at), state: 'closed' as const })),
    ...board.openDoors.map((at) => ({ at: toHex(at), state: 'open' as const })),
  ],
  overlays: TERRAIN.flatMap(([list, type]) => board[list].map((at) => ({ type, at: toHex(at) }))),
});

const queryOf = (vector: ForcedCase, mayChooseBlocked: boolean): ForcedMoveQuery => ({
  source: toHex(vector.source),
  target: toHex(vector.target),
  distance: vector.distance,
  side: 'monsters',
  flying: vector.flying,
  figures: [
    { id: 'source', side: 'characters', at: toHex(vector.source) },
    { id: 'target', side: 'monsters', at: toHex(vector.target) },
    ...vector.figures.map(({ at, side }, index) => ({
      id: `figure ${String(index)}`,
      side: side === 'source' ? ('characters' as const) : ('monsters' as const),
      at: toHex(at),
    })),
  ],
  rules: { forcedMoveMayChooseBlocked: mayChooseBlocked },
});

/** The answer in the vectors' words; a text says why there is none. */
const solve = (board: Board, vector: ForcedCase, mayChooseBlocked: boolean): Outcome | string => {
  const options = vector.kind === 'push' ? pushOptions : pullOptions;
  const answer = options(board, queryOf(vector, mayChooseBlocked));
  if (E.isLeft(answer)) return answer.left.map(explainMovement).join('; ');
  const { ends, paths } = answer.right;
  return { ends: sorted(ends.map(({ to }) => toPair(to))), paths };
};

const draw = (board: Board, vector: ForcedCase): string => {
  const { figures = [], source, target, distance, flying = false } = queryOf(vector, true);
  const words = [
    `${vector.kind} ${String(distance)} from ${JSON.stringify(toPair(source))}`,
    `target ${JSON.stringify(toPair(target))}`,
    ...(flying ? ['flying'] : []),
  ];
  return renderText(board, { figures, title: words.join(', ') });
};

const compare = (vector: ForcedCase): Difference | null => {
  const board = compileBoard(mapOf(vector.board));
  if (E.isLeft(board)) return malformed(board.left.map(explain).join('; '));
  const { expected } = vector;
  const readings = [
    { name: 'strict', want: expected.strict, got: solve(board.right, vector, false) },
    { name: 'default', want: expected.default, got: solve(board.right, vector, true) },
  ];
  const unlike = readings.filter(({ want, got }) => want !== null && !isSame(want, got));
  if (unlike.length === 0) return null;
  return {
    why: `the ${unlike.map(({ name }) => name).join(' and ')} reading differs`,
    input: draw(board.right, vector),
    expected: unlike.map(({ name, want }) => `${name} ${JSON.stringify(want)}`).join('\n'),
    got: unlike.map(({ name, got }) => `${name} ${JSON.stringify(got)}`).join('\n'),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'push-pull' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(forcedCase, one)) }
    : `expected "kind": "push-pull", "format": 1`;

/** The `push-pull` vectors. */
export const pushPull: Kind = { type: 'runs', readHead };
