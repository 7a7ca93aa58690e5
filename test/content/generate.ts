import fc from 'fast-check';

import { contentSchemas, type PartName } from '../../src/content/index.js';
import {
  choicesIn,
  definitionOf,
  isSchema,
  kindOf,
  nameIn,
  requiredIn,
  schemasIn,
  type Schema,
} from './schemas.js';

/** Makes values of a schema, nested so deep below it. */
type Generator = (schema: Schema, depth: number) => fc.Arbitrary<unknown>;

/** The same for the same schema and depth, which is dear to make and asked for again and again. */
const remembered = (generator: Generator): Generator => {
  const known = new WeakMap<Schema, Map<number, fc.Arbitrary<unknown>>>();
  return (schema, depth) => {
    const byDepth = known.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>();
    const made = byDepth.get(depth) ?? generator(schema, depth);
    known.set(schema, byDepth.set(depth, made));
    return made;
  };
};

/** Formulas that are sound, by the symbols that they may use. */
const formulas = (format: string): fc.Arbitrary<string> => {
  const [, symbols = 'C', ...words] = format.split('-');
  const symbol = fc.constantFrom(...symbols.split(''));
  return fc.oneof(
    symbol,
    fc.tuple(symbol, fc.nat(9)).map(([one, number]) => `${one}+${String(number)}`),
    fc.tuple(fc.nat(9), symbol, symbol).map(([n, a, b]) => `${String(n)}+(${a}x${b})`),
    symbol.map((one) => `[${one}/2{$math.floor}]`),
    ...words.map((word) => fc.constant(word)),
  );
};

const texts = ({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> => {
  if (typeof format === 'string' && format.startsWith('formula-')) return formulas(format);
  if (typeof pattern === 'string')
    return fc
      .stringMatching(/^[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,4})?$/)
      .filter((text) => new RegExp(pattern).test(text));
  return fc.string({
    minLength: Number(minLength ?? 0),
    maxLength: Math.min(20, Number(maxLength ?? 20)),
  });
};

const integers = ({ minimum = -1000, maximum = 1000, not }: Schema): fc.Arbitrary<number> => {
  const all = fc.integer({ min: Number(minimum), max: Math.min(1000, Number(maximum)) });
  return not === undefined ? all : all.filter((value) => value !== 0);
};

/** How deep values may be nested below the place that is asked for. */
const DEPTH = 2;

/** Lists are short where they hold more of the same. */
const lengths = ({
  minItems = 0,
  maxItems = 3,
}: Schema): { minLength: number; maxLength: number } => ({
  minLength: Number(minItems),
  maxLength: Math.max(Number(minItems), Math.min(Number(maxItems), 2)),
});

const lists: Generator = (schema, depth) => {
  const { items, uniqueItems } = schema;
  const entry = valuesIn(isSchema(items) ? items : {}, depth - 1);
  return uniqueItems === true
    ? fc.uniqueArray(entry, { ...lengths(schema), selector: (one) => JSON.stringify(one) })
    : fc.array(entry, lengths(schema));
};

/** Objects whose fields have names of their own. */
const dictionaries = (names: Schema, values: Schema, depth: number): fc.Arbitrary<unknown> => {
  const key = fc
    .stringMatching(new RegExp(String(names['pattern'])))
    .filter((text) => text.length < 12);
  return fc.dictionary(key, valuesIn(values, depth - 1), { minKeys: 1, maxKeys: 2 });
};

/** The fields that an object has, and those that it may have besides; of alternatives it has the first. */
const fieldsOf = (schema: Schema): Readonly<Record<'needed' | 'others', readonly string[]>> => {
  const [first, ...alternatives] = schemasIn(schema['oneOf'] ?? schema['anyOf']).map(requiredIn);
  const needed = [...requiredIn(schema), ...(first ?? [])];
  const excluded = schema['oneOf'] === undefined ? [] : alternatives.flat();
  const fields = isSchema(schema['properties']) ? Object.keys(schema['properties']) : [];
  return {
    needed,
    others: fields.filter((field) => !needed.includes(field) && !excluded.includes(field)),
  };
};

/** Objects with just these fields, which stand in the order of the schema. */
const records = (
  { properties }: Schema,
  names: readonly string[],
  depth: number,
): fc.Arbitrary<unknown> => {
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  const model = fields
    .filter(([field]) => names.includes(field))
    .map(([field, one]) => [field, valuesIn(isSchema(one) ? one : {}, depth - 1)] as const);
  return fc.record(Object.fromEntries(model), { noNullPrototype: true });
};

const objects: Generator = (schema, depth) => {
  const { propertyNames, additionalProperties } = schema;
  if (isSchema(propertyNames) && isSchema(additionalProperties))
    return dictionaries(propertyNames, additionalProperties, depth);
  const { needed, others } = fieldsOf(schema);
  // Few of the many fields that may be left out, so that values stay small.
  return fc
    .subarray([...others], { maxLength: depth > 0 ? Math.min(2, others.length) : 0 })
    .chain((chosen) => records(schema, [...needed, ...chosen], depth));
};

/** Where nothing may be nested any more, those that hold nothing of the same kind. */
const choices = (schemas: readonly Schema[], depth: number): fc.Arbitrary<unknown> => {
  const flat = schemas.filter((one) => !JSON.stringify(one).includes('"$ref"'));
  const choice = depth > 0 || flat.length === 0 ? schemas : flat;
  return fc.oneof(...choice.map((one) => valuesIn(one, depth)));
};

/** Made when it is needed, since a part may hold more of itself. */
const parts = (name: string, { type }: Schema, depth: number): fc.Arbitrary<unknown> =>
  fc.constant(null).chain(() => {
    const made = valuesIn(definitionOf(name), depth);
    return type === 'object' ? made.filter(isSchema) : made;
  });

const TYPES: Readonly<Record<string, Generator>> = {
  integer: integers,
  boolean: () => fc.boolean(),
  string: texts,
  null: () => fc.constant(null),
  array: lists,
};

const valuesIn: Generator = remembered((schema, depth) => {
  const { enum: words, const: only, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(words)) return fc.constantFrom(...(words as readonly unknown[]));
  const name = nameIn(schema);
  if (name !== undefined) return parts(name, schema, depth);
  const alternatives = choicesIn(schema);
  if (alternatives !== undefined) return choices(alternatives, depth);
  return (TYPES[String(type)] ?? objects)(schema, depth);
});

const schemas = contentSchemas();

/**
 * Values that a JSON Schema of ours accepts, of one kind if that is said; only what our codecs give is
 * understood.
 */
export const valuesOf = (name: PartName, kind?: string): fc.Arbitrary<unknown> =>
  valuesIn((kind === undefined ? undefined : kindOf(name, kind)) ?? schemas[name] ?? {}, DEPTH);
