import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { showExpected } from '../../src/core/expected.js';

const SRC = new URL('../../src/', import.meta.url);

/** Words for what is expected, as the readers of the library write them. */
const PATTERNS = [
  /invalidValue\(\s*(?:\[[^\]]*\]|\w+),\s*'([^']+)'/g,
  /read(?:List|Words|Items|HeldList)\([^;]*?,\s*'([^']+)',\s*(?:\w+(?:\([^)]*\))?,\s*)?faults\b/g,
  /optionalRecord\([^;]*?,\s*'([^']+)',\s*faults\)/g,
];

const wordsIn = (text: string): readonly string[] =>
  PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, word = '']) => word));

describe('what a fault says was expected', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) =>
    wordsIn(readFileSync(new URL(name, SRC), 'utf8')).map((word) => ({ name, word })),
  );

  it('is found in the sources', () => {
    expect(found.length).toBeGreaterThan(100);
  });

  it('is a word that has its English in one catalogue', () => {
    const unknown = found.filter(({ word }) => word !== 'null' && showExpected(word) === word);
    expect(unknown).toEqual([]);
  });
});
