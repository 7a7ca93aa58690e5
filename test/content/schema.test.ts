import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  contentCodec,
  contentSchemas,
  schemaFormats,
  type PartName,
} from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';
import { mutate, mutations, placesOf } from './mutants.js';

const halves = JSON.parse(
  readFileSync(new URL('expressible.json', import.meta.url), 'utf8'),
) as readonly { readonly action: unknown }[];

const schemas = contentSchemas();

type Schema = Readonly<Record<string, unknown>>;

const defsOf = (name: string): Schema => (schemas[name]?.['$defs'] ?? {}) as Schema;

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  formats: schemaFormats(),
});
// All of them once: each by itself would compile the whole language again.
ajv.addSchema({
  $id: 'https://schema.test/content',
  $defs: Object.assign({}, ...Object.keys(schemas).map(defsOf)) as Schema,
});

const validatorOf = (name: string): ((value: unknown) => boolean) => {
  const validate = ajv.compile({ $ref: `https://schema.test/content#/$defs/${name}` });
  return (value) => validate(value);
};

const referencesIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(referencesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref } = schema as Schema;
  return [
    ...(typeof $ref === 'string' ? [$ref] : []),
    ...Object.values(schema).flatMap(referencesIn),
  ];
};

describe('JSON Schemas made of the codecs', () => {
  it.each(Object.keys(schemas))('%s stands by itself', (name) => {
    const there = Object.keys(defsOf(name)).map((one) => `#/$defs/${one}`);
    const wanted = new Set(referencesIn(schemas[name]));
    expect([...wanted].filter((one) => !there.includes(one))).toEqual([]);
    expect(schemas[name]?.['$ref']).toBe(`#/$defs/${name}`);
    const isNumber = ['Amount', 'SelectionCount', 'StatNumber'].includes(name);
    expect(validatorOf(name)(17)).toBe(isNumber);
  });

  it('are files that validators can read', () => {
    const alone = new Ajv2020({ strict: false, formats: schemaFormats() });
    const file = readFileSync(new URL('../../schema/pack.json', import.meta.url), 'utf8');
    const isPack = alone.compile(JSON.parse(file) as Schema);
    expect(isPack(demo)).toBe(true);
    expect(isPack({ ...demo, monsters: [{}] })).toBe(false);
  });

  it('accept every half of the six classes', () => {
    const isAction = validatorOf('Action');
    expect(halves.filter(({ action }) => !isAction(action))).toEqual([]);
  });

  it('accept the demonstration pack', () => {
    expect(validatorOf('Pack')(demo)).toBe(true);
  });

  it('refuse it with one thing wrong anywhere', () => {
    const isPack = validatorOf('Pack');
    expect(isPack({ ...demo, formt: 1 })).toBe(false);
    expect(isPack({ ...demo, format: 2 })).toBe(false);
    expect(
      isPack(mutate(demo, ['classes', 2, 'cards', 7, 'top', 'abilities', 0], { type: 'drop' })),
    ).toBe(true);
    expect(
      isPack(mutate(demo, ['classes', 2, 'cards', 7, 'top', 'abilities'], { type: 'misspell' })),
    ).toBe(false);
  });
});

/** Values to change, by the part that they are. */
const samples: readonly (readonly [PartName, readonly unknown[]])[] = [
  ['Action', halves.map(({ action }) => action)],
  ['CharacterClass', demo.classes ?? []],
  ['MonsterType', demo.monsters ?? []],
  ['MonsterDeck', demo.monsterDecks ?? []],
  ['Item', demo.items ?? []],
  ['BattleGoal', demo.battleGoals ?? []],
  ['PersonalQuest', demo.personalQuests ?? []],
  ['GameEvent', demo.events ?? []],
  ['Treasure', demo.treasures ?? []],
  ['Scenario', demo.scenarios ?? []],
  ['RandomDungeon', demo.randomDungeons ?? []],
  ['CampaignSetup', [demo.campaign]],
];

describe('on values with one place changed, codec and schema say the same', () => {
  it.each(samples)('of a %s', (name, values) => {
    const isValid = validatorOf(name);
    const { is } = contentCodec(name);
    const all = values.flatMap((value) => placesOf(value).map((place) => ({ value, place })));
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.nat(), mutations, (index, mutation) => {
        const { value, place } = all[index % all.length] ?? { value: null, place: [] };
        const mutant = mutate(value, place, mutation);
        const verdict = is(mutant);
        verdicts[verdict ? 'accepted' : 'refused'] += 1;
        expect(isValid(mutant) ? mutant : null).toEqual(verdict ? mutant : null);
      }),
      { seed: 4, numRuns: 400 },
    );
    expect(verdicts.accepted).toBeGreaterThan(10);
    expect(verdicts.refused).toBeGreaterThan(130);
  });
});
