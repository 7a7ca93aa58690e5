// Property and brute-force tests with many more generated values, from a fresh seed:
// npm run fuzz -- [RUNS] [SEED]
import { spawnSync } from 'node:child_process';
import { bin } from './consumer.mjs';

const DEFAULT_RUNS = 5_000;
/** Seeds are printed, so that a run can be repeated. */
const SEEDS = 2 ** 31;
const HOUR_IN_MILLISECONDS = 3_600_000;

const [runs = DEFAULT_RUNS, seed = Math.floor(Math.random() * SEEDS)] = process.argv
  .slice(2)
  .map(Number);
console.log(`${runs} runs of each property, seed ${seed}`);
const timeout = `--testTimeout=${HOUR_IN_MILLISECONDS}`;
const { status } = spawnSync(
  bin('vitest'),
  ['run', 'property', 'brute', timeout, '--typecheck.enabled=false'],
  { stdio: 'inherit', env: { ...process.env, FC_RUNS: String(runs), FC_SEED: String(seed) } },
);
process.exitCode = status ?? 1;
