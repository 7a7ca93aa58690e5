import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { actionLeaf } from '../../src/content/codec/action.js';
import { DEFINITIONS } from '../../src/content/codec/definitions.js';
import { contentSchemas, schemaFormats } from '../../src/content/schema.js';
import { mutate, mutations, placesOf } from './mutants.js';

const halves = JSON.parse(
  readFileSync(new URL('expressible.json', import.meta.url), 'utf8'),
) as readonly { readonly action: unknown }[];

const schemas = contentSchemas();

const validatorOf = (name: string): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    formats: schemaFormats(),
  });
  const validate = ajv.compile(schemas[name] ?? false);
  return (value) => validate(value);
};

describe('JSON Schemas made of the codecs', () => {
  it('have a name each', () => {
    expect(Object.keys(schemas)).toHaveLength(DEFINITIONS.length);
  });

  it.each(Object.keys(schemas))('%s stands by itself and compiles', (name) => {
    expect(validatorOf(name)(17)).toBe(
      name === 'Amount' || name === 'SelectionCount' || name === 'StatNumber',
    );
  });

  const isAction = validatorOf('Action');

  it('accept every half of the six classes', () => {
    expect(halves.filter(({ action }) => !isAction(action))).toEqual([]);
  });

  it('give the same verdict as the codec on mutants', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...halves),
        fc.nat(),
        mutations,
        ({ action }, index, mutation) => {
          const places = placesOf(action);
          const mutant = mutate(action, places[index % places.length] ?? [], mutation);
          const verdict = actionLeaf.codec.is(mutant);
          if (verdict) accepted += 1;
          else refused += 1;
          expect(isAction(mutant)).toBe(verdict);
        },
      ),
      { seed: 4, numRuns: 5_000 },
    );
    expect(accepted).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(2_000);
  });
});
