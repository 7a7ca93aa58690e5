/** From the errors of io-ts to ours: one {@link InvalidValue} for each place that is wrong. */

import * as E from 'fp-ts/lib/Either.js';
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type * as t from 'io-ts';

import { invalidValue, type InvalidValue, type Path } from './error.js';

/** The parts of io-ts's own codec classes that decide what the keys below them mean. */
interface TaggedCodec {
  readonly name: string;
  readonly _tag?: string;
  readonly type?: TaggedCodec;
  readonly runDefinition?: () => TaggedCodec;
}

const WRAPPERS: readonly (string | undefined)[] = ['ExactType', 'ReadonlyType', 'RefinementType'];

/** The codec that does the checking, below recursion, refinement and the like. */
const unwrapped = (codec: TaggedCodec): TaggedCodec => {
  if (codec.runDefinition) return unwrapped(codec.runDefinition());
  return WRAPPERS.includes(codec._tag) && codec.type ? unwrapped(codec.type) : codec;
};

/** Below these, io-ts counts the alternatives as if they were keys of the value. */
const countsAlternatives = (codec: TaggedCodec): boolean => {
  const { _tag } = unwrapped(codec);
  return _tag === 'UnionType' || _tag === 'IntersectionType';
};

/** The keys and indexes that lead to a place, without those by which io-ts counts alternatives. */
export const pathOf = (context: t.Context): Path =>
  context.flatMap(({ key }, depth): (string | number)[] => {
    const parent = context[depth - 1];
    if (parent === undefined || countsAlternatives(parent.type)) return [];
    return Array.isArray(parent.actual) ? [Number(key)] : [key];
  });

/** A message of a codec says what it expected, better than its name does. */
const expectedBy = ({ message, context }: t.ValidationError): string =>
  message ?? context.at(-1)?.type.name ?? 'something else';

/**
 * Turns the errors of io-ts into ours, in the order in which they came; several about one place
 * become one that names all that would have been accepted.
 */
export const report = (errors: t.Errors): readonly InvalidValue[] => {
  const byPlace = new Map<string, { path: Path; value: unknown; expected: Set<string> }>();
  for (const error of errors) {
    const path = pathOf(error.context);
    const place = JSON.stringify(path);
    const known = byPlace.get(place);
    if (known) known.expected.add(expectedBy(error));
    else byPlace.set(place, { path, value: error.value, expected: new Set([expectedBy(error)]) });
  }
  return Array.from(byPlace.values(), ({ path, value, expected }) =>
    invalidValue(path, [...expected].join(' or '), value),
  );
};

/** Checks a value with a codec; every fault is reported, as our own error values. */
export const decodeWith =
  <A>(codec: t.Type<A>) =>
  (value: unknown): E.Either<ReadonlyNonEmptyArray<InvalidValue>, A> =>
    E.mapLeft((errors: t.Errors) => {
      // io-ts never refuses without saying why, so there is a first one.
      return report(errors) as unknown as ReadonlyNonEmptyArray<InvalidValue>;
    })(codec.decode(value));
