import { contentSchemas, type PartName } from '../../src/content/index.js';

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether something is an object, as schemas and most values of content are. */
export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schemas in a list of them. */
export const schemasIn = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/** The fields that an object of a schema must have. */
export const requiredIn = ({ required }: Schema): readonly string[] =>
  Array.isArray(required) ? (required as readonly string[]) : [];

/** All parts of the language by their names; a pack holds every one of them. */
const DEFS = (contentSchemas()['Pack']?.['$defs'] ?? {}) as Readonly<Record<string, Schema>>;

/** The schema of a part. */
export const definitionOf = (name: string): Schema => DEFS[name] ?? {};

/** The name of the part that a schema refers to, where it does. */
export const nameIn = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : undefined;

/** What a schema leaves a choice of, where it is nothing but that. */
export const choicesIn = ({ properties, oneOf, anyOf }: Schema): readonly Schema[] | undefined =>
  properties === undefined && (oneOf ?? anyOf) !== undefined
    ? schemasIn(oneOf ?? anyOf)
    : undefined;

/** The words that an object of a schema may have as its `type`. */
const typesIn = ({ properties }: Schema): readonly string[] | undefined => {
  const type = isSchema(properties) ? properties['type'] : undefined;
  return isSchema(type) && Array.isArray(type['enum'])
    ? (type['enum'] as readonly string[])
    : undefined;
};

/** A kind of a part that is one of several: the word of its `type`, and its schema. */
type Kind = readonly [string, Schema];

const kindsUnder = (schema: Schema): readonly Kind[] => {
  const name = nameIn(schema);
  if (name !== undefined) return kindsUnder(definitionOf(name));
  const types = typesIn(schema);
  if (types === undefined) return schemasIn(schema['oneOf'] ?? schema['anyOf']).flatMap(kindsUnder);
  const properties = schema['properties'] as Schema;
  return types.map((word) => [
    word,
    { ...schema, properties: { ...properties, type: { enum: [word] } } },
  ]);
};

/** The kinds of a part, where it is one of several told apart by `type`: their words. */
export const kindsOf = (name: PartName): readonly string[] => [
  ...new Set(kindsUnder(definitionOf(name)).map(([word]) => word)),
];

/** The schema of one kind of a part. */
export const kindOf = (name: PartName, kind: string): Schema | undefined =>
  kindsUnder(definitionOf(name)).find(([word]) => word === kind)?.[1];

const TESTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  array: Array.isArray,
  object: isSchema,
  null: (value) => value === null,
};

const isOfType = (type: unknown, value: unknown): boolean =>
  typeof type !== 'string' || (TESTS[type]?.(value) ?? typeof value === type);

/** Whether the fields that an object has are those that a schema has room for. */
const hasFields = (schema: Schema, value: unknown): boolean => {
  const { properties, additionalProperties } = schema;
  if (!isSchema(properties) || !isSchema(value)) return true;
  const types = typesIn(schema);
  return (
    (types?.includes(String(value['type'])) ?? true) &&
    requiredIn(schema).every((field) => field in value) &&
    (additionalProperties !== false || Object.keys(value).every((field) => field in properties))
  );
};

/**
 * Whether a value is what a schema means, looking no deeper than its fields: enough to choose among the
 * alternatives of our schemas for a value that one of them accepts.
 */
const fits = (schema: Schema, value: unknown): boolean => {
  if (!isOfType(schema['type'], value)) return false;
  const name = nameIn(schema);
  if (name !== undefined) return fits(definitionOf(name), value);
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  const choices = choicesIn(schema);
  return choices?.some((one) => fits(one, value)) ?? hasFields(schema, value);
};

/** The schemas of what is in a value, each with what stands there. */
const inside = (schema: Schema, value: unknown): readonly (readonly [Schema, unknown])[] => {
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value)) return value.map((one: unknown) => [isSchema(items) ? items : {}, one]);
  if (!isSchema(value)) return [];
  const fields = isSchema(properties) ? properties : {};
  return Object.entries(value).flatMap(([field, one]) => {
    const below = fields[field] ?? additionalProperties;
    return isSchema(below) ? [[below, one]] : [];
  });
};

/** A part of the language that stands somewhere, told by its name, and the `type` of what is there. */
export type Standing = readonly [part: string, type: string];

const standingUnder = (schema: Schema, value: unknown): readonly Standing[] => {
  const name = nameIn(schema);
  if (name !== undefined) return standingIn(name, value);
  const chosen = choicesIn(schema)?.find((one) => fits(one, value));
  if (chosen !== undefined) return standingUnder(chosen, value);
  return inside(schema, value).flatMap(([below, one]) => standingUnder(below, one));
};

/** What stands in the places of parts, in a sound value of a part: wherever it says its `type`. */
export const standingIn = (name: string, value: unknown): readonly Standing[] => {
  const type = isSchema(value) ? value['type'] : undefined;
  const below = standingUnder(definitionOf(name), value);
  return typeof type === 'string' ? [[name, type], ...below] : below;
};
