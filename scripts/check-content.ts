/**
 * Checks packs of content: `npm run check:content -- FILE…`. Several files are put together first, a game
 * and its expansions. Errors are printed as a compiler prints them, with line and column of the place.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { checkPack, explain, mergePacks, type ContentError } from '../src/content/index.js';
import { placesIn, type TextPlace } from './json-place.js';

interface File {
  readonly name: string;
  readonly value: unknown;
  readonly placeOf: (path: ContentError['path']) => TextPlace;
}

const read = (name: string): File => {
  const text = readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
  try {
    return { name, value: JSON.parse(text), placeOf: placesIn(text) };
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined;

/**
 * The file that a place is in, and its place there: lists are counted through where files are put together,
 * a fault of one head says whose it is, and of other fields the first file that has one counts.
 */
const inFile = (
  files: readonly File[],
  { path }: ContentError,
): readonly [File, ContentError['path']] | null => {
  const [list, index, ...rest] = path;
  const [first] = files;
  if (first === undefined || typeof list !== 'string') return first ? [first, path] : null;
  const named = list === 'packs' && typeof index === 'number' ? files[index] : undefined;
  if (named !== undefined) return [named, rest];
  let before = 0;
  for (const file of files) {
    const things = fieldOf(file.value, list);
    const length = Array.isArray(things) ? things.length : 0;
    if (typeof index === 'number' && index < before + length)
      return [file, [list, index - before, ...rest]];
    before += length;
  }
  return [files.find(({ value }) => fieldOf(value, list) !== undefined) ?? first, path];
};

const show = (files: readonly File[], error: ContentError): string => {
  const place = inFile(files, error);
  if (place === null) return explain(error);
  const [file, path] = place;
  const at = file.placeOf(path);
  return `${file.name}:${String(at.line)}:${String(at.column)} - error ${error.type}: ${explain({ ...error, path })}`;
};

const run = (names: readonly string[]): number => {
  if (names.length === 0) {
    console.error('usage: npm run check:content -- FILE…');
    return 2;
  }
  const files = names.map(read);
  const values = files.map(({ value }) => value);
  const checked = checkPack(values.length === 1 ? values[0] : mergePacks(...values));
  if (checked._tag === 'Right') {
    const { name, ...pack } = checked.right;
    const counts = Object.entries(pack).flatMap(([list, things]) =>
      Array.isArray(things) && things.length > 0 ? [`${String(things.length)} ${list}`] : [],
    );
    console.log(`${name}: ${counts.join(', ')}; no errors`);
    return 0;
  }
  for (const error of checked.left) console.log(show(files, error));
  const count = checked.left.length;
  console.log(
    `\n${String(count)} ${count === 1 ? 'error' : 'errors'} in ${names.map((name) => basename(name)).join(', ')}`,
  );
  return 1;
};

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
