import type { Either, Left, Right } from 'fp-ts/lib/Either.js';

/**
 * Whether the answer is an error.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { board, isLeft } from 'gloomhaven-rules';
 *
 * assert(isLeft(board.compileBoard({ hexes: [] }))); // no hex, no board
 * ```
 */
export const isLeft = <E, A>(answer: Either<E, A>): answer is Left<E> => answer._tag === 'Left';

/**
 * Whether the answer is a result.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { board, isRight } from 'gloomhaven-rules';
 *
 * assert(isRight(board.compileBoard({ rows: ['. .'] })));
 * ```
 */
export const isRight = <E, A>(answer: Either<E, A>): answer is Right<A> => answer._tag === 'Right';

/**
 * Makes one value of an answer: `onLeft` of its error or `onRight` of its result.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { board, match } from 'gloomhaven-rules';
 *
 * const text = match(
 *   board.compileBoard({ rows: ['. .'] }),
 *   (errors) => `${String(errors.length)} faults`,
 *   () => 'a board',
 * );
 * assert.equal(text, 'a board');
 * ```
 */
export const match = <E, A, B, C = B>(
  answer: Either<E, A>,
  onLeft: (error: E) => B,
  onRight: (result: A) => C,
): B | C => (answer._tag === 'Left' ? onLeft(answer.left) : onRight(answer.right));
