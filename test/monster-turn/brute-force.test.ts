import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.js';
import { anyQuestion, type Question } from './questions.js';
import { slowSightFor } from './sight.js';

/** Three for each run of a property: some 300 boards, and more where more runs are asked for. */
const BOARDS = 3 * (fc.readConfigureGlobal().numRuns ?? 100);
/** One in ten of them, since some take a third of a second. */
const BOARDS_SEEN_SLOWLY = Math.ceil(BOARDS / 10);
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

  it(
    'R-LOS-7 they agree when the slow solver sees from inside to inside by itself',
    () => {
      const seesInside = anyQuestion.map((question): Question => ({
        ...question,
        rules: { ...question.rules, lineOfSight: 'hexToHex' },
      }));
      fc.assert(
        fc.property(seesInside, (question) => {
          expect(differencesOf(question, slowSightFor(question))).toEqual([]);
        }),
        { numRuns: BOARDS_SEEN_SLOWLY },
      );
    },
    TIME_LIMIT_IN_MILLISECONDS,
  );
});
