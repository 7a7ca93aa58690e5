import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onlyShown, quantile, type Row } from './measure.js';

const RUNS = 9;

/** Nanoseconds that a fresh process takes to import a built entry. */
const importTime = (entry: URL): number => {
  const script = `
    const start = process.hrtime.bigint();
    await import(${JSON.stringify(entry.href)});
    console.log(Number(process.hrtime.bigint() - start));`;
  const runs = Array.from({ length: RUNS }, () =>
    Number(
      spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
        .stdout,
    ),
  );
  return quantile(runs, 0.5);
};

/** What it costs to start; only where the package is built. Bytes are the matter of `npm run size`. */
export const importRows = (): readonly Row[] =>
  ['hex', 'focus', 'monster-turn', 'attack', 'index'].flatMap((module) => {
    const entry = new URL(`../dist/${module}.js`, import.meta.url);
    return existsSync(entry)
      ? [onlyShown(`import of ${module}, fresh process`, importTime(entry))]
      : [];
  });
