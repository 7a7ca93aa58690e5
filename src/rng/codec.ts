import type { Either } from 'fp-ts/lib/Either.js';
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { Type } from 'io-ts';

import { closed, finite, leaf, type Leaf, natural } from '../core/codec.js';
import type { InvalidValue } from '../core/index.js';
import { decodeWith } from '../core/report.js';
import type { Rng } from './rng.js';

const fraction: Leaf<number> = /*#__PURE__*/ leaf(
  'a number from 0 up to, not including, 1',
  (value): value is number => finite.codec.is(value) && value >= 0 && value < 1,
  { type: 'number', minimum: 0, exclusiveMaximum: 1 },
);

/** The codec of a stream beside its JSON Schema, for the codecs of states that hold streams. */
export const rngLeaf: Leaf<Rng> = /*#__PURE__*/ closed<Rng>('a random number stream', {
  c: natural,
  s0: fraction,
  s1: fraction,
  s2: fraction,
});

/**
 * The io-ts codec of {@link Rng}, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import * as t from 'io-ts';
 * import { fromSeed, RngCodec } from 'gloomhaven-rules/rng';
 *
 * const Save = t.type({ turn: t.number, rng: RngCodec });
 * assert.equal(Save.is({ turn: 3, rng: fromSeed('friday') }), true);
 *
 * @category Codecs
 * @since 0.1.0
 */
export const RngCodec: Type<Rng> = /*#__PURE__*/ (() => rngLeaf.codec)();

/**
 * Reads a stream from untrusted data, such as a parsed save.
 *
 * Errors: `invalidValue` for every field that is missing, out of bounds, NaN, infinite or -0, for
 * every field too many, and for what is no object at all. A stream with wrong numbers would draw NaN
 * for ever.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { decodeRng, explain, fromSeed } from 'gloomhaven-rules/rng';
 *
 * const good = decodeRng(JSON.parse(JSON.stringify(fromSeed('friday'))));
 * assert.equal(good._tag, 'Right');
 *
 * const bad = decodeRng({ c: 1, s0: 0.5, s1: 0.5, s2: 1.5 });
 * assert.deepEqual(bad._tag === 'Left' && bad.left.map(explain), [
 *   's2: expected a number from 0 up to, not including, 1, got 1.5',
 * ]);
 *
 * @category Codecs
 * @since 0.1.0
 */
export const decodeRng = (value: unknown): Either<ReadonlyNonEmptyArray<InvalidValue>, Rng> =>
  decodeWith(RngCodec)(value);

export {
  /**
   * Puts an error of {@link decodeRng} into a sentence.
   *
   * @example
   * import assert from 'node:assert/strict';
   * import { decodeRng, explain } from 'gloomhaven-rules/rng';
   *
   * const read = decodeRng('dice');
   * const sentences = read._tag === 'Left' ? read.left.map(explain) : [];
   * assert.deepEqual(sentences, ['input: expected a random number stream, got "dice"']);
   *
   * @category Errors
   * @since 0.1.0
   */
  explainInvalidValue as explain,
} from '../core/index.js';
