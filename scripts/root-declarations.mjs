// Writes the declarations of the root. src/index.ts holds re-exports only, so that it is its own
// declaration file once it points at the built entries. The bundler of declarations is not used for
// it: it turns the types of a namespace into values (`declare const index_Hex: typeof Hex`).
import { readFileSync, writeFileSync } from 'node:fs';
import { entryOf } from './public-modules.mjs';

const source = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');
const other = source
  .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  .split(';')
  .filter(
    (statement) => !/^\s*(export (type )?(\*|\{[^}]*\}).* from '[^']+')?\s*$/s.test(statement),
  );
if (other.length > 0) throw new Error(`src/index.ts may only re-export: ${other[0].trim()}`);

for (const [module, declarations] of [
  ['js', 'd.ts'],
  ['cjs', 'd.cts'],
]) {
  const text = source.replace(
    /from '([^']+)'/g,
    (_, path) => `from './${entryOf(path)}.${module}'`,
  );
  writeFileSync(new URL(`../dist/index.${declarations}`, import.meta.url), text);
}
