import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.js';
import { anyQuestion } from './questions.js';

/** Three for each run of a property: some 300 boards, and more where more runs are asked for. */
const BOARDS = 3 * (fc.readConfigureGlobal().numRuns ?? 100);
const TIME_LIMIT_IN_MILLISECONDS = 60_000;

describe('R-FOCUS-2..14, R-MON-7..14, R-MON-31', () => {
  it(
    'the library and the slow solver agree on random boards',
    () => {
      fc.assert(
        fc.property(anyQuestion, (question) => {
          expect(differencesOf(question)).toEqual([]);
        }),
        { numRuns: BOARDS },
      );
    },
    TIME_LIMIT_IN_MILLISECONDS,
  );
});
