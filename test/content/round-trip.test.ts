import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  contentCodec,
  contentSchemas,
  decodePart,
  explain,
  type PartName,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { valuesOf } from './generate.js';
import { kindsOf, standingIn } from './schemas.js';

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

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const halves = read('expressible.json') as readonly { readonly action: unknown }[];

/** Examples of kinds that neither the demonstration nor the halves have. */
const others = Object.entries(
  read('expressible-kinds.json') as Readonly<Record<string, readonly unknown[]>>,
).flatMap(([name, values]) => values.map((value) => [name as PartName, value] as const));

const standing = (name: PartName, value: unknown): readonly string[] =>
  standingIn(name, value).map(([part, type]) => `${part} ${type}`);

describe('every kind of thing in the language', () => {
  const written = new Set([
    ...standing('Pack', hollowmere),
    ...halves.flatMap(({ action }) => standing('Action', action)),
  ]);
  const examples = new Set([...written, ...others.flatMap((one) => standing(...one))]);

  it.each(unions)('is there for %s, with an example in its place', (name) => {
    const kinds = kindsOf(name);
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.filter((kind) => !examples.has(`${name} ${kind}`))).toEqual([]);
  });

  it.each(others)('has a sound example that is needed: of %s, %j', (name, value) => {
    const decoded = decodePart(name, value);
    expect(decoded._tag === 'Left' ? decoded.left.map(explain) : decoded.right).toEqual(value);
    expect(written).not.toContain(standing(name, value)[0]);
  });

  it('counts for the part in whose place it stands, and for no other', () => {
    const effects = [{ type: 'special', handler: 'fog-rises' }];
    const ability = { type: 'heal', amount: { type: 'round' }, effects };
    expect(standing('Ability', ability)).toEqual([
      'Ability heal',
      'Amount round',
      'Effect special',
    ]);
    expect(standing('Figures', { type: 'select', who: ['ally'], if: [{ type: 'round' }] })).toEqual(
      ['Figures select', 'FigureSelection select', 'Clause round'],
    );
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
