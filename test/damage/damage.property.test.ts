import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  AFFLICTIONS,
  ConditionTrackerCodec,
  startTurn,
  trackerOf,
} from '../../src/condition/index.js';
import {
  DAMAGE_SOURCES,
  heal,
  negate,
  negationOptions,
  reduceByShield,
  sufferDamage,
  type Hit,
  type NegationQuery,
  type Vitals,
} from '../../src/damage/index.js';
import { CONDITIONS } from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const anyConditions = fc.array(fc.constantFrom(...CONDITIONS), { maxLength: 4 });
const anyTracker = fc
  .tuple(anyConditions, fc.array(fc.constantFrom(...AFFLICTIONS), { maxLength: 2 }), fc.boolean())
  .map(([held, immune, onTurn]) => {
    const tracker = trackerOf(held, immune);
    return onTurn ? startTurn(tracker).conditions : tracker;
  });
const anyFigure: fc.Arbitrary<Vitals> = fc
  .tuple(fc.nat(12), fc.integer({ min: 1, max: 12 }), anyTracker)
  .map(([hitPoints, more, conditions]) =>
    deepFreeze({ hitPoints, maxHitPoints: Math.max(hitPoints, more), conditions }),
  );
const anyHit: fc.Arbitrary<Hit> = fc
  .record({
    source: fc.constantFrom(...DAMAGE_SOURCES),
    amount: fc.nat(15),
    conditions: anyConditions,
    negated: fc.boolean(),
  })
  .map((hit) => deepFreeze(hit));

const isSound = ({ hitPoints, maxHitPoints, conditions }: Vitals): void => {
  expect(Number.isInteger(hitPoints) && hitPoints >= 0 && hitPoints <= maxHitPoints).toBe(true);
  expect(ConditionTrackerCodec.is(conditions)).toBe(true);
};

describe('whatever happens to a figure', () => {
  it('R-DMG-10 R-COND-22 hit points stay within 0 and the maximum, and only the living have conditions', () => {
    fc.assert(
      fc.property(
        anyFigure,
        fc.array(fc.oneof(anyHit, fc.nat(6)), { maxLength: 8 }),
        (figure, story) => {
          let now = figure;
          for (const one of story) {
            const answer = typeof one === 'number' ? heal(now, one) : sufferDamage(now, one);
            const { after } = right<{ readonly after: Vitals }>(answer);
            isSound(after);
            if (after.hitPoints === 0 && typeof one !== 'number')
              expect(after.conditions.held).toEqual([]);
            expect(after.maxHitPoints).toBe(figure.maxHitPoints);
            expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
            now = deepFreeze(after);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('R-DMG-2 the numbers of a hit add up', () => {
    fc.assert(
      fc.property(anyFigure, anyHit, (figure, hit) => {
        const answer = right(sufferDamage(figure, hit));
        expect(answer.hitPointsBefore).toBe(figure.hitPoints);
        expect(answer.after.hitPoints).toBe(Math.max(0, figure.hitPoints - answer.suffered));
        expect(answer.dies).toBe(figure.hitPoints > 0 && answer.after.hitPoints === 0);
        expect(answer.suffered).toBe(answer.negated || figure.hitPoints === 0 ? 0 : answer.amount);
        expect(answer.negated).toBe(hit.negated === true && hit.amount > 0);
        expect(answer.gains).toHaveLength(
          answer.after.hitPoints > 0 ? (hit.conditions?.length ?? 0) : 0,
        );
      }),
    );
  });

  it('R-DMG-10 a heal never hurts, and one that is healed is poisoned no more', () => {
    fc.assert(
      fc.property(anyFigure, fc.nat(15), (figure, amount) => {
        const healing = right(heal(figure, amount));
        expect(healing.healed).toBeGreaterThanOrEqual(0);
        expect(healing.healed).toBeLessThanOrEqual(amount);
        expect(healing.after.hitPoints).toBe(figure.hitPoints + healing.healed);
        const again = right(heal(healing.after, amount));
        expect([again.poisoned, again.removed]).toEqual([false, []]);
      }),
    );
  });
});

describe('shield', () => {
  const anyShields = fc.array(
    fc.record({ id: fc.string(), amount: fc.nat(4), circles: fc.boolean() }),
    { maxLength: 4 },
  );

  it('R-BONUS-1 damage never rises with shield, never falls with pierce or attack', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 12 }),
        anyShields,
        fc.nat(5),
        fc.nat(3),
        (amount, shields, pierce, more) => {
          const left = (value: number, held: typeof shields, pierced: number): number =>
            right(
              reduceByShield({ source: 'attack', amount: value, shields: held, pierce: pierced }),
            ).amount;
          const base = left(amount, shields, pierce);
          const extra = { id: 'more', amount: more, circles: false };
          expect(left(amount, [...shields, extra], pierce)).toBeLessThanOrEqual(base);
          expect(left(amount, shields, pierce + more)).toBeGreaterThanOrEqual(base);
          expect(left(amount + more, shields, pierce)).toBeGreaterThanOrEqual(base);
          expect(base).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('R-BONUS-2 the items that are not marked could as well be missing', () => {
    fc.assert(
      fc.property(fc.nat(12), anyShields, fc.nat(5), (amount, given, pierce) => {
        const shields = given.map((one, index) => ({ ...one, id: String(index) }));
        const all = right(reduceByShield({ source: 'attack', amount, shields, pierce }));
        const needed = shields.filter(({ id, circles }) => !circles || all.marked.includes(id));
        const fewer = right(reduceByShield({ source: 'attack', amount, shields: needed, pierce }));
        const spared = all.shield - fewer.shield;
        // A pierced item absorbs pierce, so what is spared makes at most that much of a difference.
        expect(fewer.amount - all.amount).toBeLessThanOrEqual(Math.min(spared, pierce));
        expect(all.marked.every((id) => shields[Number(id)]?.circles === true)).toBe(true);
      }),
    );
  });
});

describe('negation', () => {
  const anyQuery: fc.Arbitrary<NegationQuery> = fc
    .tuple(
      fc.shuffledSubarray(Array.from('abcdefgh')),
      fc.nat(8),
      fc.nat(8),
      fc.shuffledSubarray(Array.from('abcdefgh'), { maxLength: 2 }),
      fc.nat(2),
    )
    .map(([cards, first, second, selected, amount]) => ({
      kind: 'character',
      amount,
      hand: cards.slice(0, first),
      discard: cards.slice(first, first + second),
      activeDiscard: cards.slice(first + second),
      selected,
    }));

  it('R-DMG-2 R-DMG-4 the options are all that one or two cards can be', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const asked = deepFreeze(query);
        const free = (pile: readonly string[] = []): readonly string[] =>
          pile.filter((card) => !query.selected?.includes(card));
        const hand = free(query.hand).length;
        const discards = free(query.discard).length + free(query.activeDiscard).length;
        const options = right(negationOptions(asked));
        expect(options).toHaveLength(
          query.amount === 0 ? 0 : hand + (discards * (discards - 1)) / 2,
        );
        expect(new Set(options.map((one) => JSON.stringify(one))).size).toBe(options.length);
        for (const option of options)
          expect(right(negate(asked, option)).lost).toHaveLength(option.type === 'hand' ? 1 : 2);
      }),
    );
  });
});
