// What an import costs a web page: minified and gzipped bytes with every dependency included,
// bundled from the built package, beside the goal; exits 1 over a goal.
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** 1 kB = 1,000 bytes, after minifying and gzip. */
const GOALS = [
  { names: '{ distance }', module: 'hex', goal: 300 },
  { names: '*', module: 'hex', goal: 2_500 },
  { names: '{ findFocus }', module: 'focus', goal: 8_000 },
  { names: '{ monsterTurn }', module: 'monster-turn', goal: 11_000 },
  { names: '{ attackOdds }', module: 'attack', goal: 5_000 },
  { names: '{ resolveAttack }', module: 'attack', goal: 9_000 },
];

const bytesOf = async (names, module) => {
  const result = await build({
    stdin: { contents: `export ${names} from './dist/${module}.js';`, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  const [file] = result.outputFiles;
  return { minified: file.contents.length, gzipped: gzipSync(file.contents, { level: 9 }).length };
};

const cell = (value, width) => String(value).padStart(width);
console.log(`${'import'.padEnd(34)}${cell('min', 9)}${cell('min+gzip', 10)}${cell('goal', 8)}`);
for (const { names, module, goal } of GOALS) {
  const label = `${names} from ${module}`.padEnd(34);
  if (!existsSync(`${root}dist/${module}.js`)) {
    console.error(`${label} is not built`);
    process.exitCode = 1;
    continue;
  }
  const { minified, gzipped } = await bytesOf(names, module);
  const over = gzipped - goal;
  const verdict = over > 0 ? `  over the goal by ${over}` : '';
  if (over > 0) process.exitCode = 1;
  console.log(`${label}${cell(minified, 9)}${cell(gzipped, 10)}${cell(goal, 8)}${verdict}`);
}
