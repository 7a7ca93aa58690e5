import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hexesOf } from '../src/board/index.js';
import { isVisible } from '../src/line-of-sight/index.js';
import { compiled, fiveRooms } from './boards.js';
import { againstBound, againstFloor, inBatches, quantile, type Row } from './measure.js';

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

/** Sight and boards. */
export const sightRows = (): readonly Row[] => [coldSightRow(), warmSightRow(), compileRow()];
