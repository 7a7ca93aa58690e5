/** The halves of cards that the language has to say, and what stands in them. */

import { readFileSync } from 'node:fs';

import type { Action } from '../../../src/content/index.js';

/** Half of a card of a class, in the language of content. */
export interface Half {
  readonly class: string;
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly level: number | 'X';
  readonly action: Action;
}

const jsonOf = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;

/** All of them. */
export const HALVES = jsonOf('../../content/expressible.json') as readonly Half[];

/** Which one it is, in the words of the tests. */
export const idOf = (half: Half): string => `${half.class} #${half.card} ${half.half}`;

/** The half with an id. */
export const halfOf = (id: string): Half => {
  const found = HALVES.find((half) => idOf(half) === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

/**
 * The halves that the engine refuses as yet, with the first word that it does not play. `halves.test.ts`
 * holds it against the engine, and `vitest run test/round/halves --update` writes it anew.
 */
export const NOT_YET = jsonOf('not-yet.json') as Readonly<Record<string, string>>;

/** Something that a half says, at any depth. */
export type Said = Readonly<Record<string, unknown>>;

/** Everything that stands in a value, at any depth; what stands in words that are left out is not looked at. */
export const saidIn = (value: unknown, without: readonly string[] = []): readonly Said[] => {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => saidIn(one, without));
  if (typeof value !== 'object' || value === null) return [];
  const said = value as Said;
  if (without.includes(String(said['type']))) return [];
  return [said, ...Object.values(said).flatMap((one) => saidIn(one, without))];
};

/** Whether a half says something of a type anywhere. */
export const says = ({ action }: Half, ...types: readonly string[]): boolean =>
  saidIn(action).some(({ type }) => types.includes(String(type)));

/** Whether a word stands anywhere in a half, in whatever field. */
export const mentions = ({ action }: Half, word: string): boolean =>
  JSON.stringify(action).includes(`"${word}"`);
