/**
 * `npm run conformance -- DIR…`: runs vectors, JSON cases whose answers came from elsewhere, against
 * the library. A DIR is the folder of one kind or a folder of kinds.
 */

import { existsSync } from 'node:fs';

import { runConformance } from './conformance/run.js';

const OWN = 'test/conformance';
/** Boards of other people, which are not part of this project; they run where they are at hand. */
const SHARED = '../shared/conformance';

const given = process.argv.slice(2);
const usual = [OWN, ...(existsSync(SHARED) ? [SHARED] : [])];
const { text, isGood } = runConformance(given.length > 0 ? given : usual);
process.stdout.write(`${text}\n`);
process.exitCode = isGood ? 0 : 1;
