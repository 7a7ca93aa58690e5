/** Finds and reads files of vectors. Whatever cannot be read is a fault, never a throw. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { FileHead, Kind } from './kind.js';

/** A file of vectors. */
export interface VectorFile {
  readonly path: string;
  readonly head: FileHead;
  readonly cases: readonly unknown[];
}

const reason = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one file; a text says why it cannot be. */
const readFile = (path: string): VectorFile | string => {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isRecord(content)) return `${path}: not an object`;
    const { cases, ...head } = content;
    if (!Array.isArray(cases)) return `${path}: no list of cases`;
    if (cases.length === 0) return `${path}: no case`;
    return { path, head, cases };
  } catch (thrown) {
    return `${path}: ${reason(thrown)}`;
  }
};

const isVectorFile = (name: string): boolean => name.endsWith('.json');

/** All files of vectors of one kind's folder, and what is wrong with them. */
export const readFolder = (
  path: string,
): { readonly files: readonly VectorFile[]; readonly faults: readonly string[] } => {
  const names = readdirSync(path).filter(isVectorFile).sort();
  const read = names.map((name) => readFile(join(path, name)));
  const files = read.filter((file) => typeof file !== 'string');
  const unread = read.filter((file) => typeof file === 'string');
  return { files, faults: names.length === 0 ? [`${path}: no file of vectors`] : unread };
};

/** The folders of kinds behind a path: the path itself, or the folders in it. */
export const findFolders = (
  path: string,
  kinds: ReadonlyMap<string, Kind>,
): { readonly folders: readonly string[]; readonly faults: readonly string[] } => {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    const isOneKind =
      kinds.has(basename(resolve(path))) || entries.some(({ name }) => isVectorFile(name));
    if (isOneKind) return { folders: [path], faults: [] };
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return {
      folders: folders.sort().map((name) => join(path, name)),
      faults: folders.length === 0 ? [`${path}: no vectors`] : [],
    };
  } catch (thrown) {
    return { folders: [], faults: [`${path}: ${reason(thrown)}`] };
  }
};
