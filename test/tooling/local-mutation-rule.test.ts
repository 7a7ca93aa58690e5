import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { localMutation } from '../../scripts/local-mutation-rule.mjs';

/** A `// no` ends each line that the rule must report; every other line is fine. */
const SAMPLE = `
import * as Hex from './hex.js';
import { table } from './table.js';
interface Figure { at: { q: number }; tags: string[] }
interface Search { figure: Figure; queue: Figure[]; head: number }
const TABLE = new Map<string, number>();
const CACHE = new WeakMap<Figure, number>();

export const made = (figures: readonly Figure[], bySide: Map<string, Figure[]>, row: Int16Array) => {
  const list: Figure[] = [];
  list.push(figures[0]!);
  const copy = [...figures];
  copy.sort(() => 0).reverse();
  figures.slice().sort(() => 0);
  const counts: Record<string, number> = {};
  counts['a'] = 1;
  counts['a'] += 1;
  delete counts['a'];
  let grown = list;
  grown = [];
  grown.push();
  row[0] = 1;
  row.fill(2);
  bySide.set('a', []);
  const buckets = new Map<string, string[]>();
  buckets.get('a')!.push('x');
  for (const bucket of buckets.values()) bucket.push('y');
  Hex.add(1);
  const inner = () => { list[0] = figures[1]!; };
  inner();
};

export const working = (search: Search, figure: Figure) => {
  search.head += 1;
  search.queue.push(figure);
  const { queue } = search;
  queue.pop();
  CACHE.set(figure, 1);
};

export const shared = (figure: Figure, figures: Figure[], outFigures: Figure[], { tags }: Figure) => {
  outFigures.push(figure);
  figures.push(figure); // no
  figures.sort(() => 0); // no
  figure.at.q = 1; // no
  figure.at.q++; // no
  (figure as Figure).tags[0] = 'x'; // no
  delete (figure as Partial<Figure>).at; // no
  tags.push('x'); // no
  const alias = figure.tags;
  alias.push('x'); // no
  const either = figures.length > 1 ? figure : { ...figure };
  either.tags = []; // no
  let later: string[] = [];
  later = figure.tags;
  later.push('x'); // no
  for (const one of figures) one.tags.push('x'); // no
  figures.find(() => true)!.tags.push('x'); // no
  Object.assign(figure, {}); // no
  TABLE.set('a', 1); // no
  table.hexes = []; // no
};
`;

const FILE = 'sample.ts';

/** A program of the sample alone, which is not on disk; the whole project would take seconds. */
const sampleProgram = (): ts.Program => {
  const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, strict: true, types: [] };
  const host = ts.createCompilerHost(options);
  const onDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === FILE ? ts.createSourceFile(FILE, SAMPLE, version, true) : onDisk(name, version);
  return ts.createProgram([FILE], options, host);
};

it('reports changes of what a function did not make, and only those', { timeout: 30_000 }, () => {
  const messages = new Linter().verify(
    SAMPLE,
    [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { programs: [sampleProgram()] },
        },
        plugins: { local: { rules: { mutation: localMutation as never } } },
        rules: { 'local/mutation': ['error', { workingNames: '^out', workingTypes: ['Search'] }] },
      },
    ],
    { filename: FILE },
  );
  const marked = SAMPLE.split('\n').flatMap((line, index) =>
    line.endsWith('// no') ? [index + 1] : [],
  );
  expect(messages.filter(({ ruleId }) => ruleId === null)).toEqual([]);
  expect(messages.map(({ line }) => line)).toEqual(marked);
});
