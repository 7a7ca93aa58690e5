/** Reads a file of monster-turn vectors. */

import { readFileSync } from 'node:fs';
import { listOf, nullable, optional, record, satisfies, type Check } from './check.js';
import { EDITIONS, type VectorFile, type VectorFigure } from './vector.js';

const text = satisfies('a text', (value) => typeof value === 'string');
const flag = satisfies('true or false', (value) => typeof value === 'boolean');
const whole = satisfies('a whole number', Number.isInteger);
const count = satisfies(
  'a whole number of at least 0',
  (value) => Number.isInteger(value) && Number(value) >= 0,
);
const oneOf = (words: readonly string[]): Check =>
  satisfies(`one of ${words.join(', ')}`, (value) => words.some((word) => word === value));

const pair = listOf(whole, 2);
const pairs = listOf(pair);

const board = record({
  hexes: pairs,
  wallHexes: pairs,
  wallEdges: listOf(listOf(pair, 2)),
  obstacles: pairs,
  traps: pairs,
  hazardous: pairs,
  difficult: pairs,
  icy: pairs,
});

const figure = record({
  id: text,
  at: pair,
  side: oneOf(['monsters', 'characters']),
  initiative: optional(satisfies('a number', (value) => typeof value === 'number')),
  active: optional(flag),
});

const isActive = ({ active }: VectorFigure): boolean => active === true;

const figures: Check = (value, at) =>
  listOf(figure)(value, at) ??
  ((value as readonly VectorFigure[]).filter(isActive).length === 1
    ? null
    : `${at}: expected one active figure`);

const attack = record({
  range: count,
  targets: satisfies(
    'a whole number or "all"',
    (value) => value === 'all' || Number.isInteger(value),
  ),
  aoe: nullable(record({ melee: flag, hexes: pairs })),
});

const action = record({
  move: count,
  attack: nullable(attack),
  jump: flag,
  flying: flag,
  teleport: flag,
  muddled: flag,
});

const option = record({ move: pair, attacks: pairs, focuses: pairs, destinations: pairs });

const vector = record({
  id: text,
  title: optional(text),
  board,
  figures,
  action,
  expected: record({ options: listOf(option), focuses: pairs }),
});

const vectorFile = record({
  edition: oneOf(Object.keys(EDITIONS)),
  cases: listOf(vector),
});

/** A file that was read, or a sentence that says why it could not be. */
export type Reading = { readonly file: VectorFile } | { readonly fault: string };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
};

const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = 'code' in thrown ? String(thrown.code) : '';
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return known ?? thrown.message;
};

const parse = (path: string): { readonly json: unknown } | { readonly fault: string } => {
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (thrown) {
    return { fault: `${path}: ${reasonOf(thrown)}` };
  }
};

/** Reads a file of vectors and checks its form; what the boards say is the library's to check. */
export const readVectors = (path: string): Reading => {
  const parsed = parse(path);
  if ('fault' in parsed) return parsed;
  const fault = vectorFile(parsed.json, '');
  if (fault !== null) return { fault: `${path} holds no monster-turn vectors: ${fault}` };
  const file = parsed.json as VectorFile;
  return file.cases.length === 0 ? { fault: `${path}: no board in it` } : { file };
};
