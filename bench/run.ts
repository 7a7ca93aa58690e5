// npm run bench: every figure beside a floor or a goal, measured in the same run.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attackRows } from './attacks.js';
import { importRows } from './imports.js';
import { print } from './measure.js';
import { roundRows } from './rounds.js';
import { sightRows } from './sight.js';
import { searchRows, slopeRow, turnRows } from './turns.js';
import { readVectors } from './vectors.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [`${root}../shared/conformance`, `${root}test/conformance`];
const vectors = readVectors(
  folders
    .map((folder) => `${folder}/monster-turn/gloomhaven.json`)
    .filter((file) => existsSync(file))
    .slice(0, 1)
    .map((file) => readFileSync(file, 'utf8')),
);
const holds = print([
  ...turnRows(vectors),
  slopeRow(),
  ...sightRows(),
  ...searchRows(),
  ...attackRows(),
  ...roundRows(),
  ...importRows(),
]);
process.exitCode = holds ? 0 : 1;
