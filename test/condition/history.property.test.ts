import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  AFFLICTIONS,
  ConditionTrackerCodec,
  endTurn,
  listConditions,
  startTurn,
  trackerOf,
  type Affliction,
  type ConditionTracker,
} from '../../src/condition/index.js';
import { CONDITIONS } from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';
import { happen, heldAfter, isOnTurn, type Happening } from './history.js';

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Happening>({ type: 'startTurn' }) },
  { weight: 4, arbitrary: fc.constant<Happening>({ type: 'endTurn' }) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...CONDITIONS)
      .map((condition): Happening => ({ type: 'gain', condition })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Happening>({ type: 'heal' }, { type: 'cure' }, { type: 'die' }),
  },
);
const anyHistory = fc.array(anyHappening, { maxLength: 25 });
const anyImmunity = fc.array(fc.constantFrom(...AFFLICTIONS), { maxLength: 2 });

const after = (history: readonly Happening[], immune: readonly Affliction[]): ConditionTracker =>
  history.reduce<ConditionTracker>(
    (tracker, happening) => deepFreeze(happen(tracker, happening)),
    deepFreeze(trackerOf([], immune)),
  );

describe('histories of happenings', () => {
  it('R-COND-1 to R-COND-8 R-COND-19 to R-COND-22 agree with a slow second answer', () => {
    fc.assert(
      fc.property(anyHistory, anyImmunity, (history, immune) => {
        const tracker = after(history, immune);
        const expected = CONDITIONS.filter((condition) =>
          heldAfter(history, condition, immune.includes(condition)),
        );
        expect(listConditions(tracker)).toEqual(expected);
        expect(tracker.onTurn).toBe(isOnTurn(history));
      }),
      { numRuns: 2_000 },
    );
  });

  it('R-COND-1 leave each condition at most once, in order, as a save that comes back', () => {
    fc.assert(
      fc.property(anyHistory, anyImmunity, (history, immune) => {
        const tracker = after(history, immune);
        expect(JSON.parse(JSON.stringify(tracker))).toStrictEqual(tracker);
        expect(ConditionTrackerCodec.is(tracker)).toBe(true);
        expect(new Set(listConditions(tracker)).size).toBe(tracker.held.length);
      }),
    );
  });

  it('R-COND-2 ending or starting a turn twice does no more than once', () => {
    fc.assert(
      fc.property(anyHistory, anyImmunity, (history, immune) => {
        const ended = endTurn(after(history, immune)).conditions;
        expect(endTurn(ended)).toEqual({ ended: [], conditions: ended });
        const started = startTurn(ended).conditions;
        expect(startTurn(started)).toEqual({ woundDamage: 0, conditions: started });
      }),
    );
  });

  it('R-COND-2 R-COND-3 two whole turns later nothing that ends by time is left', () => {
    fc.assert(
      fc.property(anyHistory, anyImmunity, (history, immune) => {
        const turn = [{ type: 'startTurn' }, { type: 'endTurn' }] as const;
        const later = after([...history, { type: 'endTurn' }, ...turn], immune);
        expect(['poison', 'wound']).toEqual(expect.arrayContaining([...listConditions(later)]));
      }),
    );
  });
});
