import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

/*
 * fp-ts's own constructors, written out: taking them from its module brings 1.2 kB along into every
 * bundle, a tenth of what a whole monster turn may cost. The values are the same.
 */

/** The failed answer. */
export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', left: error });

/** The failed answer with all faults that were noted; the caller knows that there is one. */
export const refuse = <E>(faults: readonly E[]): Either<NonEmptyArray<E>, never> =>
  left(faults as unknown as NonEmptyArray<E>);

/** The answer. */
export const right = <A>(answer: A): Either<never, A> => ({ _tag: 'Right', right: answer });

/** Whether an answer failed. */
export const isLeft = <E, A>(
  either: Either<E, A>,
): either is { readonly _tag: 'Left'; readonly left: E } => either._tag === 'Left';

/** Changes the answer and leaves a failure as it is. */
export const mapRight =
  <A, B>(change: (answer: A) => B) =>
  <E>(either: Either<E, A>): Either<E, B> =>
    isLeft(either) ? either : right(change(either.right));

/** All answers, or the first failure. */
export const sequenceArray = <E, A>(eithers: readonly Either<E, A>[]): Either<E, readonly A[]> => {
  const answers: A[] = [];
  for (const either of eithers) {
    if (isLeft(either)) return either;
    answers.push(either.right);
  }
  return right(answers);
};
