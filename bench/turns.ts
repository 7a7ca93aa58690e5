import { findFocus } from '../src/focus/index.js';
import { hexesOf, type Board } from '../src/board/index.js';
import { monsterTurn, type MonsterTurnQuery } from '../src/monster-turn/index.js';
import { reachable } from '../src/pathfinding/index.js';
import { compiled, rectangle } from './boards.js';
import { breadthFirst, neighbourTable } from './floor.js';
import {
  againstBound,
  againstFloor,
  inBatches,
  logSlope,
  onlyShown,
  once,
  quantile,
  type Row,
} from './measure.js';
import type { Vector } from './vectors.js';

const CALLS = 25;

const copyOf = (query: MonsterTurnQuery): MonsterTurnQuery => ({
  ...(JSON.parse(JSON.stringify({ ...query, board: null })) as MonsterTurnQuery),
  board: query.board,
});

/** Nanoseconds of complete answers to a query that nobody asked before. */
interface Timed {
  readonly typical: number;
  /** The slowest but one: a pause of the machine or of the collector hits one call, a slow case all. */
  readonly slow: number;
  readonly slowest: number;
}

const timeTurn = (query: MonsterTurnQuery): Timed => {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const copy = copyOf(query);
    times.push(once(() => monsterTurn(copy)));
  }
  return {
    typical: quantile(times, 0.5),
    slow: quantile(times, (CALLS - 2) / CALLS),
    slowest: Math.max(...times),
  };
};

const floorOf = (board: Board): { readonly hexes: number; readonly ns: number } => {
  const hexes = hexesOf(board);
  const table = neighbourTable(hexes);
  return { hexes: hexes.length, ns: inBatches(() => breadthFirst(table, 0), 300) };
};

/** All gloomhaven vectors, and the figures of step 1. */
export const turnRows = (vectors: readonly Vector[]): readonly Row[] => {
  for (const { query } of vectors) timeTurn(query);
  const timed = vectors.map(({ id, query }) => ({
    id,
    floor: floorOf(query.board),
    ...timeTurn(query),
  }));
  const ratios = timed.map(({ typical, floor }) => typical / floor.ns);
  const times = timed.map(({ typical }) => typical);
  const floors = timed.map(({ floor }) => floor.ns);
  const perHex = timed.map(({ floor }) => floor.ns / floor.hexes);
  const worst = timed.reduce((a, b) => (b.typical > a.typical ? b : a));
  const most = (part: 'slow' | 'slowest'): number => Math.max(...timed.map((one) => one[part]));
  console.log(
    `monster turns: ${String(timed.length)} cases, ${String(CALLS)} calls each; slowest case ${worst.id}`,
  );
  console.log(`floor: ${quantile(perHex, 0.5).toFixed(2)} ns a hex (breadth-first search)`);
  /** Times and their ratios to the floor of their own board, each by itself. */
  const atShare = (share: number, goal: number): Row => ({
    ...againstFloor(
      `monster turn, ${share === 0.5 ? 'median' : `p${String(share * 100)}`}`,
      quantile(times, share),
      quantile(floors, share),
      goal,
    ),
    ratio: `${quantile(ratios, share).toPrecision(3)} ×`,
    holds: quantile(ratios, share) <= goal,
  });
  return [
    atShare(0.5, 35),
    atShare(0.95, 200),
    againstBound('monster turn, p99', quantile(times, 0.99), 0.6e6),
    againstBound('monster turn, slowest case', worst.typical, 5e6),
    againstBound('monster turn, slowest call but one of a case', most('slow'), 5e6),
    onlyShown('monster turn, slowest call, pauses included', most('slowest')),
  ];
};

/** The actor in one corner of an open board, three foes in the others. */
const openBoard = (columns: number, rows: number): MonsterTurnQuery => {
  const hexes = rectangle(columns, rows);
  const corner = (column: number, row: number) => ({ q: column, r: row - Math.ceil(column / 2) });
  const foe = (id: string, column: number, row: number, initiative: number) => ({
    id,
    side: 'characters' as const,
    at: corner(column, row),
    initiative,
  });
  return {
    board: compiled({ hexes }),
    figures: [
      { id: 'actor', side: 'monsters', at: corner(0, 0) },
      foe('a', columns - 1, 0, 1),
      foe('b', 0, rows - 1, 2),
      foe('c', columns - 1, rows - 1, 3),
    ],
    actor: 'actor',
    action: { move: 3, attack: {} },
  };
};

const SIZES = [
  [10, 5],
  [10, 10],
  [20, 10],
  [20, 20],
] as const;

/** How the time of a turn grows with the board. */
export const slopeRow = (): Row => {
  const boards = SIZES.map(([columns, rows]) => ({
    hexes: columns * rows,
    query: openBoard(columns, rows),
    times: [] as number[],
  }));
  // One after the other in turn, so that none gains by code that the ones before it have warmed.
  for (let call = 0; call < 600; call++)
    for (const { query, times } of boards) {
      const copy = copyOf(query);
      times.push(once(() => monsterTurn(copy)));
    }
  const points = boards.map(
    ({ hexes, times }) => [hexes, quantile(times.slice(300), 0.5)] as const,
  );
  console.log(
    `open boards: ${points.map(([hexes, ns]) => `${String(hexes)} hexes ${(ns / 1000).toFixed(1)} µs`).join(', ')}`,
  );
  return againstBound('slope of log time over log hexes', logSlope(points), 1.15, (value) =>
    value.toFixed(2),
  );
};

/** Searches by themselves. */
export const searchRows = (): readonly Row[] => {
  const query = openBoard(20, 10);
  const { board, figures } = query;
  const floor = floorOf(board).ns;
  const from = figures[0]!.at;
  const reach = inBatches(
    () => reachable(board, { from, points: 4, side: 'monsters', figures }),
    100,
  );
  const copies = Array.from({ length: 100 }, () => copyOf(query));
  let asked = 0;
  const focus = inBatches(() => findFocus(copies[asked++ % copies.length]!), 100);
  return [
    againstFloor('reachable, 4 points, 200 hexes', reach, floor, 35),
    againstFloor('focus, 200 hexes', focus, floor, 35),
  ];
};
