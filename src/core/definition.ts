/** Codecs of what may hold itself, and of what may be of several kinds of JSON. */

import * as t from 'io-ts';

import type { JsonSchema, Leaf } from './codec.js';
import { isRecord } from './guard.js';

/** A codec that has a name of its own in JSON Schemas, so that what holds itself can be described. */
export interface Definition<A> extends Leaf<A> {
  /** The name under `$defs`. */
  readonly name: string;
  /** What stands there. */
  readonly body: () => JsonSchema;
}

/** Names a codec that may mention itself: it is made when it is first needed, and once. */
export const definition = <A>(
  name: string,
  expected: string,
  make: () => Leaf<A>,
): Definition<A> => {
  let made: Leaf<A> | null = null;
  const leaf = (): Leaf<A> => (made ??= make());
  return {
    name,
    codec: t.recursion<A>(expected, () => leaf().codec),
    schema: { $ref: `#/$defs/${name}` },
    body: () => leaf().schema,
  };
};

/** The kinds of JSON that a value can be told apart by. */
export interface Kinds<A> {
  /** What numbers may be. */
  readonly number?: Leaf<Extract<A, number>>;
  /** What texts may be. */
  readonly string?: Leaf<Extract<A, string>>;
  /** What objects may be. */
  readonly object?: Leaf<Extract<A, object>>;
}

type AnyKinds = Readonly<Partial<Record<keyof Kinds<unknown>, Leaf<unknown>>>>;

const leafFor = (kinds: AnyKinds, value: unknown): Leaf<unknown> | undefined => {
  if (typeof value === 'number') return kinds.number;
  if (typeof value === 'string') return kinds.string;
  return isRecord(value) ? kinds.object : undefined;
};

/** A number, a text or an object: errors speak of the one that the value is. */
export const byKind = <A>(expected: string, leaves: Kinds<A>): Leaf<A> => {
  const kinds = leaves as unknown as AnyKinds;
  return {
    codec: new t.Type<A>(
      expected,
      (value): value is A => leafFor(kinds, value)?.codec.is(value) ?? false,
      (value, context) =>
        (leafFor(kinds, value)?.codec.validate(value, context) ??
          t.failure(value, context)) as t.Validation<A>,
      t.identity,
    ),
    schema: {
      anyOf: Object.entries(kinds).map(([type, { schema }]) => ({ type, ...schema })),
    },
  };
};

type Table<A> = Readonly<Record<string, A>>;

const faultsOfEntries = <A>(table: Table<unknown>, { codec }: Leaf<A>, context: t.Context) =>
  Object.entries(table).flatMap(([name, one]): t.Errors => {
    const checked = codec.validate(one, t.appendContext(context, name, codec, one));
    return checked._tag === 'Left' ? checked.left : [];
  });

const tableOf = <A>(key: RegExp, { schema }: Leaf<A>, limit: number): JsonSchema => ({
  type: 'object',
  propertyNames: { pattern: key.source },
  additionalProperties: schema,
  maxProperties: limit,
});

/** An object used as a table: each key fits a pattern, each value is what another codec accepts. */
export const keyed = <A>(
  expected: string,
  key: RegExp,
  of: Leaf<A>,
  limit: number,
): Leaf<Table<A>> => {
  const isTable = (value: unknown): value is Table<unknown> =>
    isRecord(value) &&
    Object.keys(value).length <= limit &&
    Object.keys(value).every((one) => key.test(one));
  const is = (value: unknown): value is Table<A> =>
    isTable(value) && Object.values(value).every(of.codec.is);
  const validate = (value: unknown, context: t.Context): t.Validation<Table<A>> => {
    if (is(value)) return t.success(value);
    return isTable(value)
      ? t.failures(faultsOfEntries(value, of, context))
      : t.failure(value, context);
  };
  return { codec: new t.Type(expected, is, validate, t.identity), schema: tableOf(key, of, limit) };
};
