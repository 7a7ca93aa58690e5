import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type * as t from 'io-ts';

import type { Leaf } from '../core/codec.js';
import { isLeft, left, right } from '../core/index.js';
import { pathOf, report } from '../core/report.js';
import { isFormulaFault } from './codec/leaf.js';
import type { ContentError } from './error.js';
import { checkNesting } from './nesting.js';

const errorOf = (error: t.ValidationError): readonly ContentError[] =>
  isFormulaFault(error) ? [{ ...error.formula, path: pathOf(error.context) }] : report([error]);

/** Reads a value with a codec of content: how deep it is first, then all that is wrong with its form. */
export const decodeContent =
  <A>({ codec }: Leaf<A>) =>
  (value: unknown): Either<NonEmptyArray<ContentError>, A> => {
    const nesting = checkNesting(value);
    if (isLeft(nesting)) return left([nesting.left]);
    const decoded = codec.decode(value);
    // io-ts never refuses without saying why, so there is a first one.
    return isLeft(decoded)
      ? left(decoded.left.flatMap(errorOf) as unknown as NonEmptyArray<ContentError>)
      : right(decoded.right);
  };
