import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type * as t from 'io-ts';

import type { Leaf } from '../core/codec.js';
import { isLeft, left, right } from '../core/index.js';
import { pathOf, report } from '../core/report.js';
import { isFormulaFault } from './codec/leaf.js';
import type { ContentError } from './error.js';
import { FAULT_LIMIT, refuseContent } from './fault-limit.js';
import { readPlain } from './nesting.js';

const errorOf = (error: t.ValidationError): readonly ContentError[] =>
  isFormulaFault(error) ? [{ ...error.formula, path: pathOf(error.context) }] : report([error]);

/**
 * Reads what {@link readPlain} gave with a codec of content: all that is wrong with its form, as far as it is
 * listed.
 */
export const decodePlain =
  <A>({ codec }: Leaf<A>) =>
  (value: unknown): Either<NonEmptyArray<ContentError>, A> => {
    const decoded = codec.decode(value);
    if (!isLeft(decoded)) return right(decoded.right);
    // The others are only counted: to find the way to each of a million is what takes the time.
    const listed = decoded.left.slice(0, FAULT_LIMIT).flatMap(errorOf);
    return refuseContent(listed, decoded.left.length);
  };

/** Reads any value with a codec of content: how deep it is first, then all that is wrong with its form. */
export const decodeContent =
  <A>(leaf: Leaf<A>) =>
  (value: unknown): Either<NonEmptyArray<ContentError>, A> => {
    const plain = readPlain(value);
    return isLeft(plain) ? left([plain.left]) : decodePlain(leaf)(plain.right);
  };
