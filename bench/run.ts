// npm run bench: every figure beside a floor or a goal, measured in the same run.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hexesOf, type Board } from '../src/board/index.js';
import { isVisible } from '../src/line-of-sight/index.js';
import { monsterTurn, type MonsterTurnQuery } from '../src/monster-turn/index.js';
import { reachable } from '../src/pathfinding/index.js';
import { findFocus } from '../src/focus/index.js';
import { attackRows } from './attacks.js';
import { compiled, fiveRooms, rectangle } from './boards.js';
import { breadthFirst, neighbourTable } from './floor.js';
import {
  againstBound,
  againstFloor,
  inBatches,
  logSlope,
  once,
  print,
  quantile,
  type Row,
} from './measure.js';
import { readVectors, type Vector } from './vectors.js';

const CALLS = 25;

const copyOf = (query: MonsterTurnQuery): MonsterTurnQuery => ({
  ...(JSON.parse(JSON.stringify({ ...query, board: null })) as MonsterTurnQuery),
  board: query.board,
});

/** Nanoseconds of one complete answer to a query that nobody asked before, and the slowest of all calls. */
const timeTurn = (
  query: MonsterTurnQuery,
): { readonly typical: number; readonly slowest: number } => {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const copy = copyOf(query);
    times.push(once(() => monsterTurn(copy)));
  }
  return { typical: quantile(times, 0.5), slowest: Math.max(...times) };
};

const floorOf = (board: Board): { readonly hexes: number; readonly ns: number } => {
  const hexes = hexesOf(board);
  const table = neighbourTable(hexes);
  return { hexes: hexes.length, ns: inBatches(() => breadthFirst(table, 0), 300) };
};

const turnRows = (vectors: readonly Vector[]): readonly Row[] => {
  for (const { query } of vectors) timeTurn(query);
  const timed = vectors.map(({ id, query }) => ({
    id,
    floor: floorOf(query.board),
    ...timeTurn(query),
  }));
  const ratios = timed.map(({ typical, floor }) => typical / floor.ns);
  const times = timed.map(({ typical }) => typical);
  const floors = timed.map(({ floor }) => floor.ns / floor.hexes);
  const worst = timed.reduce((a, b) => (b.typical > a.typical ? b : a));
  console.log(
    `monster turns: ${String(timed.length)} cases, ${String(CALLS)} calls each; slowest case ${worst.id}`,
  );
  console.log(`floor: ${quantile(floors, 0.5).toFixed(2)} ns a hex (breadth-first search)`);
  const floor = quantile(
    timed.map((one) => one.floor.ns),
    0.5,
  );
  return [
    againstFloor('monster turn, median', quantile(ratios, 0.5) * floor, floor, 35),
    againstFloor('monster turn, p95', quantile(ratios, 0.95) * floor, floor, 200),
    againstBound('monster turn, p99', quantile(times, 0.99), 0.6e6),
    againstBound('monster turn, slowest case', worst.typical, 5e6),
    againstBound(
      'monster turn, slowest single call',
      Math.max(...timed.map(({ slowest }) => slowest)),
      5e6,
    ),
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

const slopeRow = (): Row => {
  const points = SIZES.map(([columns, rows]) => {
    const query = openBoard(columns, rows);
    for (let call = 0; call < 300; call++) monsterTurn(copyOf(query));
    const times = Array.from({ length: 300 }, () => {
      const copy = copyOf(query);
      return once(() => monsterTurn(copy));
    });
    return [columns * rows, quantile(times, 0.5)] as const;
  });
  console.log(
    `open boards: ${points.map(([hexes, ns]) => `${String(hexes)} hexes ${(ns / 1000).toFixed(1)} µs`).join(', ')}`,
  );
  return againstBound('slope of log time over log hexes', logSlope(points), 1.15, (value) =>
    value.toFixed(2),
  );
};

const coldSightRow = (): Row => {
  const script = fileURLToPath(new URL('./cold-sight.ts', import.meta.url));
  const runs = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as { hexes: number; seen: number; elapsed: number };
  });
  console.log(
    `cold sight: ${String(runs[0]?.hexes)} hexes, ${String(runs[0]?.seen)} pairs in sight`,
  );
  return againstBound(
    'all sight rows, 5 rooms, fresh process',
    quantile(
      runs.map(({ elapsed }) => elapsed),
      0.5,
    ),
    60e6,
  );
};

const warmSightRow = (): Row => {
  const board = compiled(fiveRooms());
  const hexes = hexesOf(board);
  for (const hex of hexes) isVisible(board, hex, hexes[0]!);
  const keys = hexes.map(({ q, r }) => `${String(q)},${String(r)}`);
  const known = new Map(keys.map((key, at) => [key, at]));
  let sum = 0;
  const sight = inBatches(() => {
    for (let at = 1; at < hexes.length; at++)
      sum += isVisible(board, hexes[at]!, hexes[at - 1]!) ? 1 : 0;
  }, 200);
  const floor = inBatches(() => {
    for (let at = 1; at < keys.length; at++) sum += known.get(keys[at]!)!;
  }, 200);
  if (sum === 0) console.log('nothing seen');
  return againstFloor(
    'sight query, warm (floor: Map.get)',
    sight / (hexes.length - 1),
    floor / (hexes.length - 1),
    5,
  );
};

const compileRow = (): Row => {
  const map = JSON.parse(JSON.stringify(fiveRooms())) as ReturnType<typeof fiveRooms>;
  return againstBound(
    'compile 200 hexes with validation',
    inBatches(() => compiled(map), 20),
    1e6,
  );
};

const otherRows = (): readonly Row[] => {
  const query = openBoard(20, 10);
  const { board, figures } = query;
  const floor = floorOf(board).ns;
  const from = figures[0]!.at;
  const reach = inBatches(
    () => reachable(board, { from, points: 4, side: 'monsters', figures }),
    100,
  );
  const focus = inBatches(() => findFocus(query), 100);
  return [
    againstFloor('reachable, 4 points, 200 hexes', reach, floor, 35),
    againstFloor('focus, 200 hexes', focus, floor, 35),
  ];
};

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [`${root}../shared/conformance`, `${root}test/conformance`];
const vectors = readVectors(
  folders
    .map((folder) => `${folder}/monster-turn/gloomhaven.json`)
    .filter((file) => existsSync(file))
    .slice(0, 1)
    .map((file) => readFileSync(file, 'utf8')),
);
const holds = print([
  ...turnRows(vectors),
  slopeRow(),
  coldSightRow(),
  warmSightRow(),
  compileRow(),
  ...otherRows(),
  ...attackRows(),
]);
process.exitCode = holds ? 0 : 1;
