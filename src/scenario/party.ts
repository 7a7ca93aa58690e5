import type { ByParty } from '../content/index.js';

/**
 * Which entry of a {@link ByParty} list counts for so many characters: 0 for two, 1 for three, 2 for four. A
 * single character counts as two (R-SCEN-15). The number is that of the start: who is exhausted still counts
 * (R-SCEN-13).
 *
 * @example
 * import { partOfParty } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual([1, 2, 3, 4].map(partOfParty), [0, 0, 1, 2]);
 */
export const partOfParty = (characters: number): 0 | 1 | 2 =>
  characters <= 2 ? 0 : characters === 3 ? 1 : 2;

/** The entry for a party. */
export const forParty = <A>(entries: ByParty<A>, characters: number): A =>
  entries[partOfParty(characters)];
