import type { Either } from 'fp-ts/lib/Either.js';
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { Type } from 'io-ts';

import { closed, flag, type Leaf, list, natural, nullable, oneOf, refined } from '../core/codec.js';
import type { InvalidValue } from '../core/index.js';
import { decodeWith } from '../core/report.js';
import { CONDITIONS } from '../vocabulary/index.js';
import { isExpiry } from './read.js';
import { AFFLICTIONS, type ConditionTracker, type HeldCondition } from './tracker.js';

/** Whether words stand in the order of their set, each at most once. */
const isInOrder = (set: readonly string[], words: readonly string[]): boolean =>
  words.every((word, index) => {
    const before = words[index - 1];
    return before === undefined || set.indexOf(before) < set.indexOf(word);
  });

const held: Leaf<HeldCondition> = /*#__PURE__*/ closed<HeldCondition>('a condition', {
  condition: oneOf(CONDITIONS),
  turnsLeft: nullable(natural),
});

/** The codec of a tracker beside its JSON Schema, for the codecs of states that hold figures. */
export const conditionTrackerLeaf: Leaf<ConditionTracker> = /*#__PURE__*/ (() =>
  refined(
    closed<ConditionTracker>('the conditions of a figure', {
      onTurn: flag,
      held: refined(list(held, CONDITIONS.length), 'each condition once, in their order', (all) =>
        isInOrder(
          CONDITIONS,
          all.map(({ condition }) => condition),
        ),
      ),
      immune: refined(
        list(oneOf(AFFLICTIONS), AFFLICTIONS.length),
        'each condition once, in their order',
        (all) => isInOrder(AFFLICTIONS, all),
      ),
    }),
    'turns left that go with the conditions and with whose turn it is',
    ({ onTurn, held: all }) =>
      all.every(({ condition, turnsLeft }) => isExpiry(condition, turnsLeft, onTurn)),
  ))();

/**
 * The io-ts codec of {@link ConditionTracker}, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is, and every function of this module gives what it accepts.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import * as t from 'io-ts';
 * import { ConditionTrackerCodec, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const Figure = t.type({ id: t.string, conditions: ConditionTrackerCodec });
 * assert.equal(Figure.is({ id: 'guard', conditions: trackerOf(['stun']) }), true);
 */
export const ConditionTrackerCodec: Type<ConditionTracker> = /*#__PURE__*/ (() =>
  conditionTrackerLeaf.codec)();

/**
 * Reads the conditions of a figure from untrusted data, such as a parsed save.
 *
 * Errors: `invalidValue` for every field that is missing, of the wrong form or one too many; for a
 * condition that stands twice or out of order (R-COND-1); for turns left that no figure can have.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { decodeConditionTracker, explain, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const good = decodeConditionTracker(JSON.parse(JSON.stringify(trackerOf(['wound']))));
 * assert.equal(good._tag, 'Right');
 *
 * const bad = decodeConditionTracker({ onTurn: false, held: [], immune: ['sleep', 'stun'] });
 * assert(bad._tag === 'Left');
 * assert.match(explain(bad.left[0]), /^immune\[0\]: expected one of "poison", .*, got "sleep"$/);
 */
export const decodeConditionTracker = (
  value: unknown,
): Either<ReadonlyNonEmptyArray<InvalidValue>, ConditionTracker> =>
  decodeWith(ConditionTrackerCodec)(value);

export {
  /**
   * Puts an error of {@link decodeConditionTracker} into a sentence.
   *
   * @example
   * import assert from 'node:assert/strict';
   * import { decodeConditionTracker, explain } from 'gloomhaven-rules/condition';
   *
   * const read = decodeConditionTracker('stunned');
   * const sentences = read._tag === 'Left' ? read.left.map(explain) : [];
   * assert.deepEqual(sentences, ['input: expected the conditions of a figure, got "stunned"']);
   */
  explainInvalidValue as explain,
} from '../core/index.js';
