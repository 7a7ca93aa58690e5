import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contentCodec, contentSchemas, type PartName } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { kindsOf, valuesOf } from './generate.js';

const parts = Object.keys(contentSchemas()) as readonly PartName[];

describe('what a schema describes, made up by chance', () => {
  it.each(parts.filter((name) => name !== 'Pack'))(
    'a %s is accepted by its codec and comes back as it is, through JSON too',
    (name) => {
      const codec = contentCodec(name);
      fc.assert(
        fc.property(valuesOf(name), (value) => {
          const decoded = codec.decode(value);
          expect(decoded).toEqual({ _tag: 'Right', right: value });
          const again: unknown = JSON.parse(JSON.stringify(codec.encode(value as never)));
          expect(codec.decode(again)).toEqual({ _tag: 'Right', right: value });
        }),
        { seed: 9, numRuns: 6 },
      );
    },
  );
});

/** The parts that are one of several kinds. */
const unions: readonly PartName[] = [
  'Ability',
  'Effect',
  'Clause',
  'Place',
  'Amount',
  'Reward',
  'EventClause',
  'PartyClause',
  'SpecialRule',
  'ScenarioGoal',
  'ScenarioLoss',
];

const typesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type } = value as { readonly type?: unknown };
  return [...(typeof type === 'string' ? [type] : []), ...Object.values(value).flatMap(typesIn)];
};

describe('every kind of thing in the language', () => {
  const examples = new Set([
    ...typesIn(hollowmere),
    ...typesIn(JSON.parse(readFileSync(new URL('expressible.json', import.meta.url), 'utf8'))),
  ]);

  it.each(unions)('is there for %s, with an example that is checked', (name) => {
    const kinds = kindsOf(name);
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.filter((kind) => !examples.has(kind))).toEqual([]);
  });

  it.each(unions.flatMap((name) => kindsOf(name).map((kind) => [name, kind] as const)))(
    'of %s is made by chance: %s',
    (name, kind) => {
      const codec = contentCodec(name);
      for (const value of fc.sample(valuesOf(name, kind), { seed: 5, numRuns: 4 })) {
        expect(Object(value)).toMatchObject({ type: kind });
        expect(codec.decode(value)).toEqual({ _tag: 'Right', right: value });
      }
    },
  );
});
