/** JSON Schemas of content, read for what they say about the texts in a value. */

import type { JsonSchema } from '../../core/codec.js';
import type { Definition } from '../../core/definition.js';
import { isRecord } from '../../core/index.js';
import { DEFINITIONS } from '../codec/definitions.js';
import type { Node } from './raw-values.js';

const BY_REFERENCE: ReadonlyMap<unknown, Definition<unknown>> = /*#__PURE__*/ (() =>
  new Map(DEFINITIONS.map((one) => [one.schema['$ref'], one])))();

/** A schema with what it refers to in its place. */
const resolved = (schema: JsonSchema): JsonSchema =>
  BY_REFERENCE.get(schema['$ref'])?.body() ?? schema;

const schemasIn = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** What of a schema is looked at again and again. */
export interface Reading {
  /** What a text means, if the schema says so. */
  readonly format: string | null;
  /** The one kind of JSON that it allows, if there is only one. */
  readonly type: string | null;
  /** The words that it allows, if it is one of some. */
  readonly words: readonly unknown[] | null;
  readonly entry: JsonSchema | null;
  /** The schemas of an object's fields, by their names, of those in which something can have a format. */
  readonly fields: ReadonlyMap<string, JsonSchema>;
  /** The schema of all other fields, of a table. */
  readonly others: JsonSchema | null;
  /** The words that an object of this kind has in its fields. */
  readonly tags: readonly (readonly [string, readonly unknown[]])[];
  /** Where it is one of several kinds: which. */
  readonly kinds: readonly JsonSchema[];
}

/** Whether anything below a schema can have a format; what refers to others may. */
const canHaveFormat = (schema: unknown): boolean => {
  if (Array.isArray(schema)) return schema.some(canHaveFormat);
  if (!isRecord(schema)) return false;
  return (
    typeof schema['format'] === 'string' ||
    typeof schema['$ref'] === 'string' ||
    Object.values(schema).some(canHaveFormat)
  );
};

const tagsOf = (properties: Node): Reading['tags'] =>
  Object.entries(properties).flatMap(([key, one]) =>
    isRecord(one) && Array.isArray(one['enum']) ? [[key, one['enum']] as const] : [],
  );

const orNull = <A>(value: unknown, is: (value: unknown) => value is A): A | null =>
  is(value) ? value : null;

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const read = (schema: JsonSchema): Reading => {
  const { format, type, items, properties, additionalProperties, ...rest } = {
    ...resolved(schema),
    ...schema,
  } as JsonSchema;
  const fields = isRecord(properties) ? properties : {};
  const isObject = isRecord(properties);
  return {
    format: orNull(format, isText),
    type: orNull(type, isText),
    words: orNull(rest['enum'], isList),
    entry: canHaveFormat(items) ? orNull(items, isRecord) : null,
    fields: new Map(
      Object.entries(fields).flatMap(([key, one]) =>
        isRecord(one) && canHaveFormat(one) ? [[key, one] as const] : [],
      ),
    ),
    others: orNull(additionalProperties, isRecord),
    tags: tagsOf(fields),
    // Of an object, these say which of its fields go together.
    kinds: isObject ? [] : schemasIn(rest['oneOf'] ?? rest['anyOf']),
  };
};

/** Schemas never change: what was read in one is true of it for good. */
const READINGS = /*#__PURE__*/ new WeakMap<JsonSchema, Reading>();

/** What a schema says. */
export const readingOf = (schema: JsonSchema): Reading => {
  const known = READINGS.get(schema);
  if (known !== undefined) return known;
  const reading = read(schema);
  READINGS.set(schema, reading);
  return reading;
};

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'integer' : typeof value;
};

const hasWord = (value: unknown, words: readonly unknown[]): boolean =>
  typeof value !== 'string' || words.includes(value);

/** Whether a value is of the kind that a schema describes; it is known to fit one of several. */
export const fits = (schema: JsonSchema, value: unknown): boolean => {
  const { type, tags, kinds, words } = readingOf(schema);
  if (type !== null && type !== typeOf(value)) return false;
  if (words !== null && !words.includes(value)) return false;
  if (kinds.length > 0) return kinds.some((kind) => fits(kind, value));
  return (
    tags.length === 0 || (isRecord(value) && tags.every(([key, of]) => hasWord(value[key], of)))
  );
};
