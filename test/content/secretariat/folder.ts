import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the community's files lie: beside the project, or not at all. */
export const SECRETARIAT = fileURLToPath(
  new URL('../../../../shared/data/secretariat/', import.meta.url),
);

/** Whether they are there. */
export const hasSecretariat = existsSync(SECRETARIAT);

/** Reads one of the files. */
export const readSecretariat = (file: string): unknown =>
  JSON.parse(readFileSync(`${SECRETARIAT}${file}`, 'utf8'));

/** The names of the files of a folder. */
export const filesOf = (folder: string): readonly string[] =>
  readdirSync(`${SECRETARIAT}${folder}`)
    .filter((file) => file.endsWith('.json'))
    .sort();
