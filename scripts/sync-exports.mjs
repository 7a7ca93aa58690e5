// Writes `exports` and `typesVersions` of package.json from the folders of src; with --check it
// only compares and exits 1 on a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { publicModules } from './public-modules.mjs';

const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const modules = publicModules();

const entry = (name) => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});
const wanted = {
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(modules.map((name) => [`./${name}`, entry(name)])),
    './schema/*.json': './schema/*.json',
    './package.json': './package.json',
  },
  // For TypeScript's `node10` resolution, which does not read `exports`.
  typesVersions: {
    '*': Object.fromEntries(modules.map((name) => [name, [`./dist/${name}.d.cts`]])),
  },
};

const stale = Object.keys(wanted).filter(
  (key) => JSON.stringify(manifest[key]) !== JSON.stringify(wanted[key]),
);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`package.json: ${stale.join(', ')} out of date; run npm run sync-exports`);
    process.exitCode = 1;
  }
} else if (stale.length > 0) {
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...wanted }, null, 2)}\n`);
  console.log(`package.json: wrote ${stale.join(', ')} for ${String(modules.length)} modules`);
}
