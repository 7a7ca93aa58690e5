/** Codecs for what vectors are made of: hexes as pairs, lists, fields that may be missing. */

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { leaf, type Leaf } from '../../src/core/codec.js';
import { COORDINATE_LIMIT, report } from '../../src/core/index.js';
import { explainInvalidValue } from '../../src/core/error.js';
import type { Hex } from '../../src/vocabulary/index.js';

/** A hex as vectors write it: `[q, r]`. */
export type Pair = readonly [number, number];

const isCoordinate = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) <= COORDINATE_LIMIT;

/** Accepts a hex `[q, r]`. */
export const pair: Leaf<Pair> = leaf(
  'a hex [q, r]',
  (value): value is Pair => Array.isArray(value) && value.length === 2 && value.every(isCoordinate),
  {},
);

/** Accepts a list of what another codec accepts. */
export const listOf = <A>({ codec }: Leaf<A>): Leaf<readonly A[]> => ({
  codec: t.readonlyArray(codec, `a list, each ${codec.name}`),
  schema: {},
});

/** Reads a value; on the left what is wrong with it, in words. */
export const read = <A>({ codec }: Leaf<A>, value: unknown): E.Either<string, A> =>
  E.mapLeft((errors: t.Errors) => report(errors).map(explainInvalidValue).join('; '))(
    codec.decode(value),
  );

/** The hex of a pair. */
export const toHex = ([q, r]: Pair): Hex => ({ q, r });

/** The pair of a hex. */
export const toPair = ({ q, r }: Hex): Pair => [q, r];

const comparePairs = (a: Pair, b: Pair): number => a[0] - b[0] || a[1] - b[1];

/** Pairs in ascending order. */
export const sorted = (pairs: readonly Pair[]): readonly Pair[] => [...pairs].sort(comparePairs);

/** Whether two values are the same JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Accepts what one of several codecs accepts. */
export const anyOf = <A>(
  expected: string,
  leaves: readonly { readonly codec: { readonly is: (value: unknown) => value is A } }[],
): Leaf<A> =>
  leaf(expected, (value): value is A => leaves.some(({ codec }) => codec.is(value)), {});

/** Accepts an object whose values, whatever their keys, are what another codec accepts. */
export const recordOf = <A>({ codec }: Leaf<A>): Leaf<Readonly<Record<string, A>>> => ({
  codec: t.record(t.string, codec, `an object, each value ${codec.name}`),
  schema: {},
});
