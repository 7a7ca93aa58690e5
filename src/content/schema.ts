import type { JsonSchema } from '../core/codec.js';
import type { Definition } from '../core/definition.js';
import { isLeft, isRecord } from '../core/index.js';
import { DEFINITIONS } from './codec/definitions.js';
import { parseFormula } from './formula/parse-formula.js';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

const PREFIX = '#/$defs/';

/** The definitions that a schema mentions. */
const mentioned = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(mentioned);
  if (!isRecord(schema)) return [];
  const { $ref } = schema;
  return typeof $ref === 'string'
    ? [$ref.slice(PREFIX.length)]
    : Object.values(schema).flatMap(mentioned);
};

const BODIES: ReadonlyMap<string, Definition<unknown>> = /*#__PURE__*/ (() =>
  new Map(DEFINITIONS.map((one) => [one.name, one])))();

/** All definitions that are needed for one, itself among them, with their names in order. */
const needed = (name: string): Readonly<Record<string, JsonSchema>> => {
  const found = new Map<string, JsonSchema>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const body = found.has(next) ? undefined : BODIES.get(next)?.body();
    if (body === undefined) continue;
    found.set(next, body);
    waiting.push(...mentioned(body));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * JSON Schemas of content (draft 2020-12), made from the codecs, by the names of what they describe:
 * `Pack`, `Scenario`, `AbilityCard`, `MonsterType` and all other parts of the language. Each stands by itself.
 *
 * JSON Schema has no words for formulas: their `format` is one of {@link schemaFormats}, which a validator
 * can be given, and which it passes over otherwise. What {@link checkPack} finds out beyond the form of a
 * pack is in no schema.
 *
 * @example
 * import { contentSchemas } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(contentSchemas()['Action']?.['$ref'], '#/$defs/Action');
 */
export const contentSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    DEFINITIONS.map(({ name, schema }) => [
      name,
      { $schema: DRAFT, title: name, ...schema, $defs: needed(name) },
    ]),
  );

const NAME = /^formula-(\p{Lu}+)((?:-[a-z]+)*)$/u;

const formatsIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(formatsIn);
  if (!isRecord(schema)) return [];
  const { format } = schema;
  return typeof format === 'string' ? [format] : Object.values(schema).flatMap(formatsIn);
};

/** A text of which the schema says what it means: an id has been looked at by its pattern already. */
const formatOf = (name: string): ((text: string) => boolean) => {
  if (name.startsWith('id-')) return () => true;
  const [, symbols = '', words = ''] = NAME.exec(name) ?? [];
  const known = symbols.split('');
  const also = words.split('-').slice(1);
  return (text) => also.includes(text) || !isLeft(parseFormula(text, known));
};

/**
 * The formats that {@link contentSchemas} use, for a validator of JSON Schema: whether a text is a formula
 * of the symbols in the name of the format, or one of the words after them.
 *
 * @example
 * import { schemaFormats } from 'gloomhaven-rules/content';
 * import assert from 'node:assert/strict';
 *
 * const isStat = schemaFormats()['formula-CL'];
 * assert.equal(isStat?.('2+(LxC)'), true);
 * assert.equal(isStat?.('8xQ'), false);
 */
export const schemaFormats = (): Readonly<Record<string, (text: string) => boolean>> =>
  Object.fromEntries(
    [...new Set(DEFINITIONS.flatMap(({ body }) => formatsIn(body())))]
      .sort()
      .map((name) => [name, formatOf(name)]),
  );
