import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { similarTo } from '../../src/content/check/similar-id.js';
import { checkPack, type ContentError } from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';

const faultsOf = (pack: unknown): readonly ContentError[] => {
  const checked = checkPack(pack);
  return checked._tag === 'Left' ? checked.left : [];
};

/** How many letters must be put in, left out or replaced, by the book. */
const distance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a.startsWith(b.charAt(0))) return distance(restA, restB);
  return 1 + Math.min(distance(restA, b), distance(a, restB), distance(restA, restB));
};

const nearest = (id: string, known: readonly string[]): string | null =>
  known
    .map((one) => ({ one, far: distance(id, one) }))
    .filter(({ one, far }) => far <= Math.min(4, Math.floor(Math.min(one.length, id.length) / 3)))
    .sort((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1))[0]?.one ?? null;

describe('the id that a misspelt one means', () => {
  it.each<[string, readonly string[], string | null]>([
    ['fen-ratt', ['mire-guard', 'fen-rat', 'fen-bat'], 'fen-rat'],
    ['fen-rut', ['fen-rot', 'fen-rat'], 'fen-rat'],
    ['zzz', ['fen-rat'], null],
    ['ab', ['ac'], null],
    ['abc', ['abd'], 'abd'],
    ['abcd', ['bcda'], null],
    ['abcdefghijklmno', ['xxxxefghijklmno'], 'xxxxefghijklmno'],
    ['abcdefghijklmno', ['xxxxxfghijklmno'], null],
  ])('of %s among %j is %s', (id, known, similar) => {
    expect(similarTo(id, new Set(known))).toBe(similar);
  });

  it('is the nearest of all', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (id, known) => {
        expect(similarTo(id, new Set(known))).toBe(nearest(id, known));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('is looked for only where a fault is listed, and quickly', () => {
    const long = (index: number): string =>
      `${'long-'.repeat(11)}${String(index).padStart(5, '0')}`;
    const [deck] = demo.monsterDecks ?? [];
    const [item] = demo.items ?? [];
    const monsterDecks = Array.from({ length: 1_000 }, (_, index) => ({
      ...deck,
      id: long(index),
    }));
    const monsters = Array.from({ length: 1_000 }, (_, index) => ({
      ...demo.monsters?.[0],
      id: `m${String(index)}`,
      deck: long(10_000 + index),
    }));
    const items = Array.from({ length: 1_000 }, (_, index) => ({
      ...item,
      id: String(index),
      classes: ['nobody'],
    }));
    const start = performance.now();
    const faults = faultsOf({ format: 1, id: 'x', name: 'X', monsterDecks, monsters, items });
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(faults).toHaveLength(1_001);
    expect(faults[0]).toEqual({
      type: 'unknownId',
      path: ['monsters', 0, 'deck'],
      ruling: null,
      kind: 'monsterDeck',
      id: long(10_000),
      similar: long(0),
    });
  });
});
