import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isLeft, left, mapRight, refuse, right, sequenceArray } from '../../src/core/index.js';

const anyEither: fc.Arbitrary<E.Either<string, number>> = fc.oneof(
  fc.string().map((error) => E.left(error)),
  { weight: 3, arbitrary: fc.integer().map((answer) => E.right(answer)) },
);

describe('Either without its module', () => {
  it('makes the values that fp-ts makes', () => {
    expect(left('why')).toStrictEqual(E.left('why'));
    expect(right(7)).toStrictEqual(E.right(7));
    expect(refuse(['why', 'not'])).toStrictEqual(E.left(['why', 'not']));
  });

  it('tells failures from answers, changes answers, and puts them in a list, as fp-ts does', () => {
    const twice = (answer: number): number => 2 * answer;
    fc.assert(
      fc.property(fc.array(anyEither, { maxLength: 4 }), (eithers) => {
        for (const either of eithers) {
          expect(isLeft(either)).toBe(E.isLeft(either));
          expect(mapRight(twice)(either)).toStrictEqual(E.map(twice)(either));
        }
        expect(sequenceArray(eithers)).toStrictEqual(E.sequenceArray(eithers));
      }),
    );
  });

  it('hands failures on as they are', () => {
    const failed = E.left('first');
    expect(mapRight(String)(failed)).toBe(failed);
    expect(sequenceArray([E.right(1), failed, E.left('second')])).toBe(failed);
    expect(sequenceArray([])).toStrictEqual(E.right([]));
  });
});
