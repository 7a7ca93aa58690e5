/**
 * Writes the JSON Schemas of content to `schema/`, as files that editors and validators read: `pack.json`
 * has everything, the others point into it. With `--check` it only says whether they are up to date.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

import { contentSchemas } from '../src/content/index.js';

const FOLDER = new URL('../schema/', import.meta.url);

/** `AbilityCard` as the name of a file. */
const fileOf = (name: string): string =>
  `${name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}.json`;

const schemas = contentSchemas();

const contentOf = (name: string): unknown =>
  name === 'Pack'
    ? schemas[name]
    : {
        $schema: schemas[name]?.['$schema'],
        title: name,
        $ref: `${fileOf('Pack')}#/$defs/${name}`,
      };

const wanted = new Map(
  await Promise.all(
    Object.keys(schemas).map(async (name) => {
      const text = await format(JSON.stringify(contentOf(name)), {
        parser: 'json',
        printWidth: 100,
      });
      return [fileOf(name), text] as const;
    }),
  ),
);

const present = (): ReadonlyMap<string, string> => {
  mkdirSync(FOLDER, { recursive: true });
  const files = readdirSync(FOLDER);
  return new Map(files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')]));
};

const there = present();
const stale = [...wanted].filter(([file, text]) => there.get(file) !== text).map(([file]) => file);
const left = [...there.keys()].filter((file) => !wanted.has(file));

if (process.argv.includes('--check')) {
  const all = [...stale, ...left];
  if (all.length > 0) {
    console.error(`schema/: ${all.join(', ')} out of date; run npm run schema`);
    process.exitCode = 1;
  }
} else {
  for (const file of left) rmSync(new URL(file, FOLDER));
  for (const [file, text] of wanted) writeFileSync(new URL(file, FOLDER), text);
  console.log(
    `schema/: ${String(wanted.size)} files, ${String(stale.length)} of them new or changed`,
  );
}
