/**
 * `npm run rules` writes docs/rules.md: each ruling with the tests that prove it. With `--check` it
 * writes nothing and fails if the page is stale. Either way it fails if a title or a text names a
 * ruling that does not exist, a ruling has no step, or one of a step that is done has no test.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsOf, testsOf, type Ledger, type Text } from './rules/ledger.js';
import { pageOf } from './rules/page.js';
import { idsOf, readRulings } from './rules/rulings.js';
import type { Plan } from './rules/steps.js';
import { titlesIn } from './rules/titles.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/rules.md';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

const textsOf = (files: readonly string[]): readonly Text[] =>
  files.map((file) => ({ file, text: read(file) }));

/** Tests of the tools of the project are about made-up rulings. */
const isAboutTools = (file: string): boolean => file.startsWith('test/tooling/');

const readLedger = (): Ledger => ({
  groups: readRulings(read('docs/rulings.md')),
  plan: JSON.parse(read('docs/rulings-steps.json')) as Plan,
  titles: filesBelow('test', '.test.ts')
    .filter((file) => !isAboutTools(file))
    .flatMap((file) => titlesIn(file, read(file))),
  texts: textsOf([
    'README.md',
    'CHANGELOG.md',
    'docs/glossary.md',
    'docs/versioning.md',
    ...filesBelow('docs/guide', '.md'),
    ...filesBelow('src', '.ts'),
  ]),
});

const staleness = (page: string): readonly string[] =>
  existsSync(join(ROOT, PAGE)) && read(PAGE) === page
    ? []
    : [`${PAGE} is stale: run npm run rules`];

const ledger = readLedger();
const page = pageOf(ledger);
const isCheck = process.argv.includes('--check');
if (!isCheck) writeFileSync(join(ROOT, PAGE), page);

const faults = [...faultsOf(ledger), ...(isCheck ? staleness(page) : [])];
for (const fault of faults) console.error(fault);

const ids = idsOf(ledger.groups);
const proved = ids.filter((id) => testsOf(ledger.titles, id).length > 0);
const counts = [
  `${String(ids.length)} rulings`,
  `${String(proved.length)} with tests`,
  `${String(faults.length)} ${faults.length === 1 ? 'fault' : 'faults'}`,
];
console.log(counts.join(', '));
if (faults.length > 0) process.exitCode = 1;
