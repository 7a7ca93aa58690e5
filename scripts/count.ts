/**
 * Counts everything that can be done from the positions of the counting test, deeper than the test does:
 * `npm run count -- [--depth N] [--most NODES] [--position WORDS]`. A row for each depth up to N, or as far
 * as there are not too many nodes. A node is a sequence of legal commands; chance falls as the streams of the
 * state decide.
 */

import { parseArgs } from 'node:util';

import { countFrom } from '../test/round/count.js';
import { POSITIONS, type Position } from '../test/round/positions.js';

const DEEPER = 1;
const MILLISECONDS = 1000;

const { values } = parseArgs({
  options: {
    depth: { type: 'string' },
    most: { type: 'string', default: '50000' },
    position: { type: 'string', default: '' },
  },
});
const most = Number(values.most);

const print = (...cells: readonly (string | number)[]): unknown =>
  process.stdout.write(
    `${cells.map((cell, at) => (at === 0 ? String(cell).padStart(5) : String(cell).padStart(at === 3 ? 18 : 9))).join('')}\n`,
  );

/** One row; whether there may be a deeper one. */
const row = ({ table }: Position, depth: number): boolean => {
  const { engine, state } = table();
  const began = performance.now();
  const count = countFrom(engine, state, depth, most);
  if (count === null) {
    print(depth, `> ${String(most)}`);
    return false;
  }
  const { nodes, leaves, digest } = count;
  const seconds = (performance.now() - began) / MILLISECONDS;
  print(depth, nodes, leaves, digest, `${seconds.toFixed(1)} s`);
  return true;
};

const asked = POSITIONS.filter(({ name }) => name.includes(values.position));
const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;
if (asked.length === 0 || !isCount(most) || !isCount(Number(values.depth ?? 1))) {
  process.stdout.write('--depth and --most: whole numbers from 1; --position: words of its name\n');
  process.exit(1);
}
for (const position of asked) {
  process.stdout.write(`${position.name}\n`);
  const deepest = Number(values.depth ?? position.depth + DEEPER);
  for (let depth = 1, goesOn = true; goesOn && depth <= deepest; depth += 1)
    goesOn = row(position, depth);
}
