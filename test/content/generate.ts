import fc from 'fast-check';

import { contentSchemas, type PartName } from '../../src/content/index.js';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

const requiredIn = ({ required }: Schema): readonly string[] =>
  Array.isArray(required) ? (required as readonly string[]) : [];

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

const schemas = contentSchemas();

const defsOf = (name: PartName): Readonly<Record<string, Schema>> =>
  (schemas[name]?.['$defs'] ?? {}) as Readonly<Record<string, Schema>>;

const namedBy = ({ $ref }: Schema): string => String($ref).slice('#/$defs/'.length);

/** The alternatives of a part that is one of several, each with the words of its `type`. */
const alternativesOf = (name: PartName): readonly (readonly [string, Schema])[] => {
  const defs = defsOf(name);
  const from = (schema: Schema): readonly (readonly [string, Schema])[] => {
    const { properties, oneOf, anyOf, $ref } = schema;
    if (typeof $ref === 'string') return from(defs[namedBy(schema)] ?? {});
    const type = isSchema(properties) ? properties['type'] : undefined;
    if (!isSchema(type) || !isSchema(properties)) return schemasIn(oneOf ?? anyOf).flatMap(from);
    return (type['enum'] as readonly string[]).map((word) => [
      word,
      { ...schema, properties: { ...properties, type: { enum: [word] } } },
    ]);
  };
  return from(defs[name] ?? {});
};

/** The kinds of a part, where it is one of several told apart by `type`: their words. */
export const kindsOf = (name: PartName): readonly string[] => [
  ...new Set(alternativesOf(name).map(([word]) => word)),
];

/**
 * Values that a JSON Schema of ours accepts, of one kind if that is said; only what our codecs give is
 * understood.
 */
export const valuesOf = (name: PartName, kind?: string): fc.Arbitrary<unknown> => {
  const [, one] = alternativesOf(name).find(([word]) => word === kind) ?? [];
  const whole = one ?? schemas[name] ?? {};
  const defs = defsOf(name);

  const known = new Map<string, fc.Arbitrary<unknown>>();

  const ofObject = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const { properties, propertyNames, additionalProperties } = schema;
    if (isSchema(propertyNames) && isSchema(additionalProperties)) {
      const key = fc
        .stringMatching(new RegExp(String(propertyNames['pattern'])))
        .filter((text) => text.length < 12);
      return fc.dictionary(key, of(additionalProperties, depth - 1), { minKeys: 1, maxKeys: 2 });
    }
    const fields = isSchema(properties) ? Object.entries(properties) : [];
    const [first, ...alternatives] = schemasIn(schema['oneOf'] ?? schema['anyOf']).map(requiredIn);
    const needed = [...requiredIn(schema), ...(first ?? [])];
    const excluded = schema['oneOf'] === undefined ? [] : alternatives.flat();
    const others = fields
      .map(([field]) => field)
      .filter((field) => !needed.includes(field) && !excluded.includes(field));
    const model = (names: readonly string[]) =>
      fc.record(
        Object.fromEntries(
          fields
            .filter(([field]) => names.includes(field))
            .map(([field, one]) => [field, of(isSchema(one) ? one : {}, depth - 1)]),
        ),
        { noNullPrototype: true },
      );
    // Few of the many fields that may be left out, so that values stay small.
    return fc
      .subarray(others, { maxLength: depth > 0 ? Math.min(2, others.length) : 0 })
      .chain((chosen) => model([...needed, ...chosen]));
  };

  /** Kinds that hold nothing of the same kind come first, so that the end of a nesting is found. */
  const ofOne = (schemas: readonly Schema[], depth: number): fc.Arbitrary<unknown> => {
    const flat = schemas.filter((one) => !JSON.stringify(one).includes('"$ref"'));
    const choice = depth > 0 || flat.length === 0 ? schemas : flat;
    return fc.oneof(...choice.map((one) => of(one, depth)));
  };

  const ofType = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const { type, minimum = -1000, maximum = 1000, items, uniqueItems } = schema;
    if (type === 'integer') {
      const integers = fc.integer({ min: Number(minimum), max: Math.min(1000, Number(maximum)) });
      return schema['not'] === undefined ? integers : integers.filter((value) => value !== 0);
    }
    if (type === 'boolean') return fc.boolean();
    if (type === 'string') return texts(schema);
    if (type === 'null') return fc.constant(null);
    if (type === 'array') {
      const entry = of(isSchema(items) ? items : {}, depth - 1);
      return uniqueItems === true
        ? fc.uniqueArray(entry, { ...lengths(schema), selector: (one) => JSON.stringify(one) })
        : fc.array(entry, lengths(schema));
    }
    return ofObject(schema, depth);
  };

  const of = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const { $ref, enum: words, const: only, oneOf, anyOf } = schema;
    if (only !== undefined) return fc.constant(only);
    if (Array.isArray(words)) return fc.constantFrom(...(words as readonly unknown[]));
    if (typeof $ref === 'string') {
      const target = defs[namedBy(schema)] ?? {};
      const key = `${$ref} ${String(depth)}`;
      return fc.constant(null).chain(() => {
        const made = known.get(key) ?? of(target, depth);
        known.set(key, made);
        return schema['type'] === 'object' ? made.filter(isSchema) : made;
      });
    }
    if (schema['properties'] === undefined && (oneOf ?? anyOf) !== undefined)
      return ofOne(schemasIn(oneOf ?? anyOf), depth);
    return ofType(schema, depth);
  };
  return of(whole, DEPTH);
};
