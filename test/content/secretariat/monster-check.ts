/** How the tests look at converted monsters. */

import { checkLanguage } from '../../../src/content/check/language.js';
import { decodeContent } from '../../../src/content/decode.js';
import { explain } from '../../../src/content/error.js';
import type { Leaf } from '../../../src/core/codec.js';

export const faultsOf = <A>(leaf: Leaf<A>, value: unknown): readonly string[] => {
  const decoded = decodeContent(leaf)(value);
  return decoded._tag === 'Left'
    ? decoded.left.map(explain)
    : checkLanguage(value, []).map(explain);
};

export const read = <A>(leaf: Leaf<A>, value: unknown): A => {
  const decoded = decodeContent(leaf)(value);
  if (decoded._tag === 'Left') throw new Error(decoded.left.map(explain).join('\n'));
  return decoded.right;
};

export type Node = Readonly<Record<string, unknown>>;

/** All objects in a value. */
export const nodesOf = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? below : [value as Node, ...below];
};

/** The names of what only a handler of the host could do, each once. */
export const unsaidIn = (value: unknown): readonly string[] => [
  ...new Set(
    nodesOf(value).flatMap(({ type, handler }) => (type === 'special' ? [String(handler)] : [])),
  ),
];

/** What has something to list, by its name. */
export const listed = <A>(
  all: readonly A[],
  nameOf: (one: A) => string,
  listOf: (one: A) => readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    all.map((one) => [nameOf(one), listOf(one)] as const).filter(([, list]) => list.length > 0),
  );

/** How many more of each word are in the first list. */
export const missingFrom = (words: readonly string[], all: readonly string[]): readonly string[] =>
  words.filter((word, index) => {
    const times = words.slice(0, index + 1).filter((one) => one === word).length;
    return all.filter((one) => one === word).length < times;
  });
