/**
 * Solves boards and draws them, with the reasons: `npx tsx examples/monster-turns.ts [FILE [ID…]]`. FILE
 * holds monster-turn vectors, IDs choose boards of it; without a FILE the boards of `examples/data`.
 */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wrap } from './monster-turns/layout.js';
import { readVectors } from './monster-turns/read-vectors.js';
import { report, type Task } from './monster-turns/report.js';

/** The tasks of a call, or a sentence that says why there are none. */
type Tasks = { readonly tasks: readonly Task[] } | { readonly fault: string };

const tasksOf = (path: string): Tasks => {
  const reading = readVectors(path);
  if ('fault' in reading) return reading;
  const { edition, cases } = reading.file;
  return { tasks: cases.map((vector) => ({ vector, edition })) };
};

/** Names of boards that are listed when one is not found. */
const LISTED = 20;

const choose = (path: string, tasks: readonly Task[], ids: readonly string[]): Tasks => {
  const known = tasks.map(({ vector }) => vector.id);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    const more = known.length > LISTED ? `, … (${known.length} in all)` : '';
    const list = `${known.slice(0, LISTED).join(', ')}${more}`;
    return { fault: `${path}: no board called ${unknown.join(', ')}; it has ${list}` };
  }
  return { tasks: tasks.filter(({ vector }) => ids.length === 0 || ids.includes(vector.id)) };
};

/** Our own boards: the basic rules first, then what other editions do differently. */
const ownFiles = (): readonly string[] => {
  const folder = new URL('./data/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const rank = (name: string): number => (name === 'gloomhaven.json' ? 0 : 1);
  return names
    .sort((a, b) => rank(a) - rank(b) || (a < b ? 1 : -1))
    .map((name) => fileURLToPath(new URL(name, folder)));
};

const joined = (parts: readonly Tasks[]): Tasks =>
  parts.find((part) => 'fault' in part) ?? {
    tasks: parts.flatMap((part) => ('tasks' in part ? part.tasks : [])),
  };

const gather = ([path, ...ids]: readonly string[]): Tasks => {
  if (path === undefined) return joined(ownFiles().map(tasksOf));
  const all = tasksOf(path);
  return 'fault' in all ? all : choose(path, all.tasks, ids);
};

const summary = (agreeing: number, total: number): string =>
  agreeing === total
    ? `${total === 1 ? 'One board' : `${total} boards`} solved, as expected.`
    : `${total} solved, ${total - agreeing} not as expected.`;

// A reader such as `head` may close the pipe before everything is printed.
process.stdout.on('error', () => process.exit());

const gathered = gather(process.argv.slice(2));
if ('fault' in gathered) {
  process.stderr.write(`${wrap(gathered.fault).join('\n')}\n`);
  process.exitCode = 1;
} else {
  const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];
  let agreeing = 0;
  for (const task of gathered.tasks) {
    const { text, agrees } = report(task, isColoured);
    if (agrees) agreeing += 1;
    process.stdout.write(`${text}\n\n`);
  }
  process.stdout.write(`${summary(agreeing, gathered.tasks.length)}\n`);
  if (agreeing < gathered.tasks.length) process.exitCode = 1;
}
