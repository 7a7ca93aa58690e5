import { isRecord } from '../core/index.js';

/**
 * A copy of a plain value that nobody can change: to try to is an error in strict code, which all of this
 * library is.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { frozenCopy } from 'gloomhaven-rules/testing';
 *
 * const copy = frozenCopy({ piles: [['a', 'b'], []] });
 * assert.deepEqual(copy, { piles: [['a', 'b'], []] });
 * assert.throws(() => copy.piles[1]?.push('c'), TypeError);
 */
export const frozenCopy = <A>(value: A): A => {
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as A;
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([key, one]) => [key, frozenCopy(one)] as const);
  return Object.freeze(Object.fromEntries(fields)) as A;
};
