/**
 * The smallest codecs of content, saves and commands, each with the JSON Schema that describes it.
 *
 * They check and never change a value: what is accepted comes back as it is. The name of a codec says
 * in words what it accepts and stands in the error. A schema cannot tell -0 from 0; the codecs refuse
 * it, since JSON would not bring it back.
 */

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { oneOfWords, showExpected } from './expected.js';
import { isRecord } from './guard.js';

/** A JSON Schema (draft 2020-12), as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A codec beside its JSON Schema. */
export interface Leaf<A> {
  /** Checks a value; its name says in words what it accepts. */
  readonly codec: t.Type<A>;
  /** The same as JSON Schema. */
  readonly schema: JsonSchema;
}

/** A codec of a field that an object may leave out. */
export interface OptionalLeaf<A> extends Leaf<A> {
  readonly optional: true;
}

/** Lets an object leave a field out; where it is there, it must be what the codec accepts. */
export const optional = <A>(of: Leaf<A>): OptionalLeaf<A> => ({ ...of, optional: true });

/** Makes a codec of a guard: `expected` are the words for what the guard accepts. */
export const leaf = <A>(
  expected: string,
  is: (value: unknown) => value is A,
  schema: JsonSchema,
): Leaf<A> => ({
  codec: new t.Type<A>(
    expected,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  ),
  schema,
});

const isFinite = (value: unknown): value is number =>
  Number.isFinite(value) && !Object.is(value, -0);

const isInteger = (value: unknown): value is number =>
  isFinite(value) && Number.isSafeInteger(value);

const wholeNumber = (expected: string, minimum: number): Leaf<number> =>
  leaf(expected, (value): value is number => isInteger(value) && value >= minimum, {
    type: 'integer',
    minimum,
    maximum: Number.MAX_SAFE_INTEGER,
  });

/** Any number but NaN, the infinities and -0. */
export const finite: Leaf<number> = /*#__PURE__*/ leaf('a finite number', isFinite, {
  type: 'number',
});

/** A whole number that is exact in floating point, from -(2^53 - 1) to 2^53 - 1. */
export const integer: Leaf<number> = /*#__PURE__*/ (() =>
  wholeNumber('a whole number', Number.MIN_SAFE_INTEGER))();

/** A whole number from 0. */
export const natural: Leaf<number> = /*#__PURE__*/ wholeNumber(showExpected('count'), 0);

/** A whole number from 1. */
export const positive: Leaf<number> = /*#__PURE__*/ wholeNumber('a whole number of at least 1', 1);

/** Any string. */
export const text: Leaf<string> = /*#__PURE__*/ leaf(
  'a text',
  (value): value is string => typeof value === 'string',
  { type: 'string' },
);

/** `true` or `false`. */
export const flag: Leaf<boolean> = /*#__PURE__*/ leaf(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
  { type: 'boolean' },
);

/** One word of a closed set. */
export const oneOf = <const Words extends readonly string[]>(words: Words): Leaf<Words[number]> =>
  leaf(
    oneOfWords(words),
    (value): value is Words[number] => typeof value === 'string' && words.includes(value),
    { enum: words },
  );

/** What another codec accepts, or `null`. */
export const nullable = <A>(of: Leaf<A>): Leaf<A | null> => ({
  codec: t.union([of.codec, t.null], `${of.codec.name} or null`),
  schema: { anyOf: [of.schema, { type: 'null' }] },
});

/** How many entries a list may have where nothing else is said: more are one fault, not a million. */
const LIST_LIMIT = 1_000;

/** A list, each entry what another codec accepts. */
export const list = <A>(of: Leaf<A>, limit = LIST_LIMIT): Leaf<readonly A[]> => {
  const expected = `a list of at most ${String(limit)}, each ${of.codec.name}`;
  const all = t.readonlyArray(of.codec);
  const isShort = (value: unknown): boolean => Array.isArray(value) && value.length <= limit;
  return {
    codec: new t.Type<readonly A[]>(
      expected,
      (value): value is readonly A[] => isShort(value) && all.is(value),
      (value, context) =>
        isShort(value) ? all.validate(value, context) : t.failure(value, context),
      t.identity,
    ),
    schema: { type: 'array', items: of.schema, maxItems: limit },
  };
};

/**
 * What another codec accepts, if it also passes a check; `expected` are the words for the check, and
 * `also` is the same in JSON Schema, as far as that can say it.
 */
export const refined = <A>(
  of: Leaf<A>,
  expected: string,
  isWell: (value: A) => boolean,
  also: JsonSchema = {},
): Leaf<A> => {
  const is = (value: unknown): value is A => of.codec.is(value) && isWell(value);
  return {
    codec: new t.Type<A>(
      of.codec.name,
      is,
      (value, context) => {
        const checked = of.codec.validate(value, context);
        if (E.isLeft(checked) || isWell(checked.right)) return checked;
        return t.failure(value, context, expected);
      },
      t.identity,
    ),
    schema: { ...of.schema, ...also },
  };
};

/** What an error names as accepted where an object has a key too many. */
const UNKNOWN_FIELD = 'no field of this name';

type Fields = Readonly<Record<string, Leaf<unknown> | OptionalLeaf<unknown>>>;
type Keyed = Readonly<Record<string, unknown>>;

/** A field must be the object's own: what it inherits is not in its JSON. */
const ownValue = (record: Keyed, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const mayBeLeftOut = (of: Leaf<unknown>): boolean => 'optional' in of;

const isLeftOut = (record: Keyed, key: string, of: Leaf<unknown>): boolean =>
  mayBeLeftOut(of) && !Object.hasOwn(record, key);

const hasExactly = (record: Keyed, fields: Fields): boolean =>
  Object.keys(record).every((key) => Object.hasOwn(fields, key)) &&
  Object.entries(fields).every(
    ([key, of]) => isLeftOut(record, key, of) || of.codec.is(ownValue(record, key)),
  );

const faultsOfFields = (record: Keyed, fields: Fields, context: t.Context): t.Errors =>
  Object.entries(fields).flatMap(([key, of]) => {
    if (isLeftOut(record, key, of)) return [];
    const { codec } = of;
    const value = ownValue(record, key);
    const checked = codec.validate(value, t.appendContext(context, key, codec, value));
    return E.isLeft(checked) ? checked.left : [];
  });

const faultsOfStrangers = (record: Keyed, fields: Fields, context: t.Context): t.Errors =>
  Object.keys(record)
    .filter((key) => !Object.hasOwn(fields, key))
    .sort()
    .map((key) => ({
      value: record[key],
      context: t.appendContext(context, key, t.unknown, record[key]),
      message: UNKNOWN_FIELD,
    }));

/** A codec for each field of an object, an optional one exactly where its type lets it be left out. */
export type LeavesOf<A extends object> = {
  readonly [K in keyof A]-?: undefined extends A[K]
    ? OptionalLeaf<Exclude<A[K], undefined>>
    : Leaf<A[K]>;
};

/**
 * An object of exactly these fields: each that is not optional must be there in its own right, and no
 * other may.
 */
export const closed = <A extends object>(expected: string, leaves: LeavesOf<A>): Leaf<A> => {
  const fields = leaves as unknown as Fields;
  const is = (value: unknown): value is A => isRecord(value) && hasExactly(value, fields);
  const validate = (value: unknown, context: t.Context): t.Validation<A> => {
    if (is(value)) return t.success(value);
    if (!isRecord(value)) return t.failure(value, context);
    return t.failures([
      ...faultsOfFields(value, fields, context),
      ...faultsOfStrangers(value, fields, context),
    ]);
  };
  return {
    codec: new t.Type<A>(expected, is, validate, t.identity),
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([key, { schema }]) => [key, schema]),
      ),
      required: Object.keys(fields).filter((key) => !mayBeLeftOut(fields[key] as Leaf<unknown>)),
      additionalProperties: false,
    },
  };
};

/** Schemas without those that say the same again: one kind of object may have several words. */
const different = (schemas: readonly JsonSchema[]): readonly JsonSchema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];

/** The kinds of a union that a word of `type` can stand for. */
type MemberOf<A, Word> = A extends { readonly type: infer Words }
  ? Word extends Words
    ? A
    : never
  : never;

/** A codec for each word of `type`; one kind of object may have several. */
export type MembersOf<A extends { readonly type: string }> = {
  readonly [Word in A['type']]: Leaf<MemberOf<A, Word>>;
};

/** One of several kinds of objects, told apart by a word; errors speak of the kind that it claims to be. */
export const taggedBy = <A extends object>(
  key: string,
  expected: string,
  leaves: Readonly<Record<string, Leaf<A>>>,
): Leaf<A> => {
  const tag = oneOf(Object.keys(leaves));
  const memberOf = (record: Keyed): Leaf<A> | undefined => {
    const word = ownValue(record, key);
    return tag.codec.is(word) ? leaves[word] : undefined;
  };
  const validate = (value: unknown, context: t.Context): t.Validation<A> => {
    if (!isRecord(value)) return t.failure(value, context);
    const member = memberOf(value);
    if (member) return member.codec.validate(value, context);
    const word = ownValue(value, key);
    return t.failure(word, t.appendContext(context, key, tag.codec, word));
  };
  return {
    codec: new t.Type<A>(
      expected,
      (value): value is A => isRecord(value) && (memberOf(value)?.codec.is(value) ?? false),
      validate,
      t.identity,
    ),
    schema: { oneOf: different(Object.values(leaves).map(({ schema }) => schema)) },
  };
};

/** One of several kinds of objects, told apart by `type`; errors speak of the kind that it claims to be. */
export const tagged = <A extends { readonly type: string }>(
  expected: string,
  members: MembersOf<A>,
): Leaf<A> => taggedBy('type', expected, members as unknown as Readonly<Record<string, Leaf<A>>>);
