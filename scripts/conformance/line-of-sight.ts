/** Adapter of the `line-of-sight` vectors to `visibleFrom` and `isVisible`. */

import * as E from 'fp-ts/lib/Either.js';

import { compileBoard, explain, type Board } from '../../src/board/index.js';
import { closed, text } from '../../src/core/codec.js';
import { isVisible, visibleFrom, type SightRules } from '../../src/line-of-sight/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import { renderText } from '../../src/render/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { isSame, listOf, pair, read, sorted, toHex, toPair, type Pair } from './shape.js';

interface SightCase {
  readonly id: string;
  readonly source: string;
  readonly board: {
    readonly hexes: readonly Pair[];
    readonly wallHexes: readonly Pair[];
    readonly wallEdges: readonly (readonly Pair[])[];
  };
  readonly origin: Pair;
  readonly visible: readonly Pair[];
}

const pairs = listOf(pair);

const sightCase = closed<SightCase>('a line-of-sight case', {
  id: text,
  source: text,
  board: closed<SightCase['board']>('a board', {
    hexes: pairs,
    wallHexes: pairs,
    wallEdges: listOf(pairs),
  }),
  origin: pair,
  visible: pairs,
});

/** The rules that a file may be about: its `edition` and its `rule`. */
const RULES: readonly {
  readonly edition: string;
  readonly rule: string;
  readonly is: SightRules;
}[] = [
  { edition: 'gloomhaven', rule: 'corner-to-corner', is: { lineOfSight: 'cornersStrict' } },
  { edition: 'frosthaven', rule: 'any-point-to-any-point', is: { lineOfSight: 'hexToHex' } },
];

/** Hexes between which sight is not the same both ways. */
const oneWay = (board: Board, origin: Hex, rules: SightRules): readonly Pair[] =>
  visibleFrom(board, origin, rules)
    .filter((hex) => !isVisible(board, hex, origin, rules) || !isVisible(board, origin, hex, rules))
    .map(toPair);

const without = (pairs: readonly Pair[], others: readonly Pair[]): readonly Pair[] =>
  pairs.filter((one) => !others.some((other) => isSame(one, other)));

const draw = (board: Board, origin: Pair, want: readonly Pair[], got: readonly Pair[]): string => {
  const missing = without(want, got);
  const extra = without(got, want);
  return renderText(board, {
    figures: [{ id: `origin ${JSON.stringify(origin)}`, side: 'characters', at: toHex(origin) }],
    highlights: [
      { as: 'target', hexes: missing.map(toHex), label: `missing ${JSON.stringify(missing)}` },
      { as: 'spot', hexes: extra.map(toHex), label: `unexpected ${JSON.stringify(extra)}` },
    ],
  });
};

const compare = (
  { board: { hexes, wallHexes, wallEdges }, origin, visible }: SightCase,
  rules: SightRules,
): Difference | null => {
  const edges = wallEdges.map((edge) => edge.map(toHex) as [Hex, Hex]);
  const map = { hexes: hexes.map(toHex), wallHexes: wallHexes.map(toHex), wallEdges: edges };
  const board = compileBoard(map);
  if (E.isLeft(board)) return malformed(board.left.map(explain).join('; '));
  const want = sorted(visible);
  const got = sorted(visibleFrom(board.right, toHex(origin), rules).map(toPair));
  const isRight = isSame(got, want);
  const unlike = oneWay(board.right, toHex(origin), rules);
  if (isRight && unlike.length === 0) return null;
  return {
    why: isRight ? `sight is not symmetric: ${JSON.stringify(unlike)}` : 'the visible hexes differ',
    input: draw(board.right, origin, want, got),
    expected: JSON.stringify(want),
    got: JSON.stringify(got),
  };
};

const readHead = (head: FileHead): Reading | string => {
  const found = RULES.find(
    ({ edition, rule }) => head['edition'] === edition && head['rule'] === rule,
  );
  if (found === undefined)
    return `unknown edition and rule: ${JSON.stringify([head['edition'], head['rule']])}`;
  return {
    edition: found.edition,
    check: (one) =>
      E.match(malformed, (vector: SightCase) => compare(vector, found.is))(read(sightCase, one)),
  };
};

/** The `line-of-sight` vectors. */
export const lineOfSight: Kind = { type: 'runs', readHead };
