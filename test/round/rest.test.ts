import * as E from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hasCondition, listConditions, startTurn, trackerOf } from '../../src/condition/index.js';
import { heal, negationOptions, sufferDamage, type Vitals } from '../../src/damage/index.js';
import {
  activeCardsNeeded,
  cardsToLose,
  discardActive,
  mayRest,
  selectionChoices,
  takeBack,
  type RestPiles,
} from '../../src/round/rest-cards.js';
import {
  LONG_REST_HEAL,
  longRestOutcome,
  refreshSpent,
  shortRestOutcome,
  type LongRest,
} from '../../src/round/rest.js';
import type { Condition } from '../../src/vocabulary/index.js';
import { deepFreeze } from '../board/maps.js';

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const NO_CARDS: RestPiles = { hand: [], discard: [], activeDiscard: [], lost: [] };
const cards = (some: Partial<RestPiles>): RestPiles => ({ ...NO_CARDS, ...some });
const figure = (hitPoints: number, ...conditions: Condition[]): Vitals => ({
  hitPoints,
  maxHitPoints: 10,
  conditions: trackerOf(conditions),
});
const counts = (hand: number, discard: number, activeDiscard = 0) => ({
  hand,
  discard,
  activeDiscard,
});

describe('when cards are selected', () => {
  it.each([
    ['exhausted with one and one', counts(1, 1), [false, false, false, true]],
    ['must rest with one and two', counts(1, 2), [false, true, true, false]],
    ['must rest with none and two', counts(0, 2), [false, true, true, false]],
    ['must play with two and none', counts(2, 0), [true, false, false, false]],
    ['may choose with two and two', counts(2, 2), [true, true, false, false]],
    ['exhausted with nothing', counts(0, 0), [false, false, false, true]],
  ])(
    'R-DMG-7 R-CARD-10 %s',
    (_, piles, [canPlayTwoCards, canLongRest, mustLongRest, exhausted]) => {
      expect(selectionChoices(piles)).toEqual({
        canPlayTwoCards,
        canLongRest,
        mustLongRest,
        exhausted,
      });
    },
  );

  it('R-CARD-6 active cards that count as discarded count', () => {
    expect(selectionChoices(counts(1, 1, 1)).mustLongRest).toBe(true);
    expect(selectionChoices(counts(0, 0, 2)).exhausted).toBe(false);
  });

  it('R-REST-8 without discards nobody rests, so fewer than two cards exhaust', () => {
    expect(selectionChoices(counts(9, 0)).canLongRest).toBe(false);
    expect(selectionChoices(counts(1, 0)).exhausted).toBe(true);
  });

  it('R-CARD-10 one choice is open, or the character is exhausted', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), fc.nat(4), (hand, discard, activeDiscard) => {
        const choices = selectionChoices({ hand, discard, activeDiscard });
        expect(choices.exhausted).toBe(!choices.canPlayTwoCards && !choices.canLongRest);
        expect(choices.mustLongRest && choices.canPlayTwoCards).toBe(false);
        expect(choices.canLongRest).toBe(mayRest({ discard, activeDiscard }));
      }),
      { seed: 51 },
    );
  });
});

describe('active cards before a rest', () => {
  it('R-REST-1 both rests need two discarded cards', () => {
    expect(mayRest({ discard: 2, activeDiscard: 0 })).toBe(true);
    expect(mayRest({ discard: 0, activeDiscard: 2 })).toBe(true);
    expect(mayRest({ discard: 1, activeDiscard: 0 })).toBe(false);
  });

  it('R-REST-1 as many are moved as are needed for two', () => {
    expect(activeCardsNeeded(cards({ discard: ['a', 'b'], activeDiscard: ['c'] }))).toBe(0);
    expect(activeCardsNeeded(cards({ discard: ['a'], activeDiscard: ['c', 'd'] }))).toBe(1);
    expect(activeCardsNeeded(cards({ activeDiscard: ['c', 'd', 'e'] }))).toBe(2);
  });

  it('R-REST-7 none need be moved where two cannot be reached', () => {
    expect(activeCardsNeeded(cards({ discard: ['a'] }))).toBe(0);
    expect(activeCardsNeeded(cards({ activeDiscard: ['c'] }))).toBe(0);
  });

  it('R-CARD-6 a rest takes the active cards that its player names, and leaves the others', () => {
    const piles = cards({ discard: ['a'], activeDiscard: ['c', 'd'] });
    expect(discardActive(piles, ['d', 'a', 'x'])).toEqual(
      cards({ discard: ['a', 'd'], activeDiscard: ['c'] }),
    );
    const rest = { vitals: figure(5), piles, activeTaken: ['d'], card: 'd' };
    const after = cards({ hand: ['a'], activeDiscard: ['c'], lost: ['d'] });
    expect(shortRestOutcome(rest).after.piles).toEqual(after);
    expect(longRestOutcome(rest).after.piles).toEqual(after);
  });
});

describe('a short rest', () => {
  const piles = cards({ hand: ['a'], discard: ['b', 'c', 'd'], lost: ['x'] });

  it('R-REST-2 the drawn card is lost, the others return', () => {
    expect(shortRestOutcome({ vitals: figure(5), piles, card: 'c' })).toEqual({
      damage: null,
      exhausted: false,
      lost: 'c',
      after: { vitals: figure(5), piles: cards({ hand: ['a', 'b', 'd'], lost: ['x', 'c'] }) },
    });
  });

  it('R-REST-9 cards that were just put away are drawn from as well', () => {
    const active = cards({ discard: ['b'], activeDiscard: ['round'] });
    expect(cardsToLose(discardActive(active, ['round']))).toEqual(['b', 'round']);
  });

  it('R-REST-3 for 1 damage another card is lost', () => {
    expect(cardsToLose(piles, 'c')).toEqual(['b', 'd']);
    const rest = { vitals: figure(5), piles, card: 'c', again: { card: 'b' } };
    const { damage, lost, after } = shortRestOutcome(rest);
    expect(damage).toMatchObject({ source: 'rest', amount: 1, suffered: 1, negated: false });
    expect(lost).toBe('b');
    expect(after.vitals.hitPoints).toBe(4);
    expect(after.piles).toEqual(cards({ hand: ['a', 'c', 'd'], lost: ['x', 'b'] }));
  });

  it('R-REST-3 at 1 hit point the second draw exhausts', () => {
    const vitals = figure(1, 'poison');
    const rest = { vitals, piles, card: 'c', again: { card: 'b' } };
    const { exhausted, lost, after } = shortRestOutcome(rest);
    expect([exhausted, lost]).toEqual([true, null]);
    expect(after.vitals).toEqual(figure(0));
    expect(after.piles).toEqual(cards({ lost: ['x', 'a', 'b', 'c', 'd'] }));
  });

  it('R-REST-3 its damage can be negated with a card of the hand', () => {
    const again = { negatedBy: ['a'], card: 'd' };
    const { damage, after } = shortRestOutcome({ vitals: figure(1), piles, card: 'c', again });
    expect(damage).toMatchObject({ suffered: 0, negated: true, dies: false });
    expect(after).toEqual({
      vitals: figure(1),
      piles: cards({ hand: ['b', 'c'], lost: ['x', 'a', 'd'] }),
    });
  });

  it('R-REST-3 R-REST-7 if the negation left no other card, none is lost', () => {
    const again = { negatedBy: ['b', 'd'], card: null };
    const { lost, after } = shortRestOutcome({ vitals: figure(1), piles, card: 'c', again });
    expect(lost).toBeNull();
    expect(after.piles).toEqual(cards({ hand: ['a', 'c'], lost: ['x', 'b', 'd'] }));
  });
});

describe('a long rest', () => {
  const piles = cards({ hand: ['a'], discard: ['b', 'c'], lost: ['x'] });
  const items = [
    { id: 'cloak', state: 'spent' as const },
    { id: 'potion', state: 'consumed' as const },
    { id: 'boots', state: 'ready' as const },
  ];
  const rest: LongRest = { vitals: figure(5), piles, items, card: 'c' };

  it('R-REST-4 the chosen card is lost, the others return, heal 2, spent items turn back', () => {
    const outcome = longRestOutcome(rest);
    expect(outcome.damage).toBeNull();
    expect(outcome.after.piles).toEqual(cards({ hand: ['a', 'b'], lost: ['x', 'c'] }));
    expect(outcome.after.vitals.hitPoints).toBe(7);
    expect(outcome.healing).toMatchObject({ amount: 2, healed: 2 });
    expect(outcome.refreshed).toEqual(['cloak']);
    expect(outcome.items.map(({ state }) => state)).toEqual(['ready', 'consumed', 'ready']);
  });

  it('R-REST-4 R-COND-8 the wound hurts first, and the heal cures it', () => {
    const { damage, after } = longRestOutcome({ ...rest, vitals: figure(10, 'wound') });
    expect(damage).toMatchObject({ source: 'wound', suffered: 1 });
    expect(after.vitals.hitPoints).toBe(10);
    expect(listConditions(after.vitals.conditions)).toEqual([]);
  });

  it('R-REST-4 R-COND-8 poison uses the heal up', () => {
    const { healing, after } = longRestOutcome({ ...rest, vitals: figure(5, 'wound', 'poison') });
    expect(healing).toMatchObject({ poisoned: true, healed: 0, removed: ['poison', 'wound'] });
    expect(after.vitals.hitPoints).toBe(4);
  });

  it('R-REST-5 the heal may be skipped, the other parts may not', () => {
    const outcome = longRestOutcome({ ...rest, vitals: figure(5, 'wound'), heal: false });
    expect(outcome.healing).toBeNull();
    expect(outcome.after.vitals.hitPoints).toBe(4);
    expect(hasCondition(outcome.after.vitals.conditions, 'wound')).toBe(true);
    expect([outcome.lost, outcome.refreshed]).toEqual(['c', ['cloak']]);
  });

  it('R-REST-5 a wound that exhausts ends the turn before the rest', () => {
    const outcome = longRestOutcome({ ...rest, vitals: figure(1, 'wound') });
    expect(outcome.exhausted).toBe(true);
    expect(outcome.after).toEqual({
      vitals: figure(0),
      piles: cards({ lost: ['x', 'a', 'b', 'c'] }),
    });
    expect([outcome.lost, outcome.healing, outcome.refreshed]).toEqual([null, null, []]);
    expect(outcome.items).toEqual(items);
  });

  it('R-REST-7 with one card left that one is lost, and nothing returns', () => {
    const left = cards({ hand: ['a'], discard: ['b'] });
    expect(cardsToLose(left)).toEqual(['b']);
    const outcome = longRestOutcome({ ...rest, piles: left, card: 'b' });
    expect(outcome.after.piles).toEqual(cards({ hand: ['a'], lost: ['b'] }));
    expect([outcome.healing?.healed, outcome.refreshed]).toEqual([2, ['cloak']]);
  });

  it('R-REST-7 after the wound is negated with both, no card is left to lose', () => {
    const outcome = longRestOutcome({
      ...rest,
      vitals: figure(1, 'wound'),
      woundNegatedBy: ['b', 'c'],
      card: null,
    });
    expect(outcome).toMatchObject({ exhausted: false, lost: null, refreshed: ['cloak'] });
    expect(outcome.damage).toMatchObject({ negated: true, suffered: 0 });
    expect(outcome.after.piles).toEqual(cards({ hand: ['a'], lost: ['x', 'b', 'c'] }));
    expect(outcome.after.vitals.hitPoints).toBe(3);
  });

  it('R-COND-7 a turn that runs already has had its wound', () => {
    const { conditions } = startTurn(trackerOf(['wound']));
    const { damage } = longRestOutcome({ ...rest, vitals: { ...figure(5), conditions } });
    expect(damage).toBeNull();
  });

  it('R-ITEM-3 refreshing keeps all else of an item', () => {
    expect(refreshSpent([{ id: 'cloak', state: 'spent', circles: 2 }])).toEqual([
      { id: 'cloak', state: 'ready', circles: 2 },
    ]);
  });
});

const anyPiles: fc.Arbitrary<RestPiles> = fc
  .tuple(fc.nat(4), fc.integer({ min: 2, max: 6 }), fc.nat(2), fc.nat(3))
  .map(([hand, discard, activeDiscard, lost]) => {
    const named = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${name}${String(index)}`);
    return deepFreeze({
      hand: named('h', hand),
      discard: named('d', discard),
      activeDiscard: named('a', activeDiscard),
      lost: named('l', lost),
    });
  });
const anyVitals: fc.Arbitrary<Vitals> = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.subarray(['poison', 'wound', 'muddle'] as const))
  .map(([hitPoints, conditions]) => deepFreeze(figure(hitPoints, ...conditions)));

const allCards = ({ hand, discard, activeDiscard, lost }: RestPiles): readonly string[] =>
  [...hand, ...discard, ...activeDiscard, ...lost].sort();

/** The cards of one of the ways to negate, or none. */
const negation = (piles: RestPiles, amount: number, pick: number): readonly string[] => {
  const options = right(negationOptions({ kind: 'character', amount, ...piles }));
  const one = options[pick % (options.length + 1)];
  if (one === undefined) return [];
  return one.type === 'hand' ? [one.card] : one.cards;
};

const without = (piles: RestPiles, gone: readonly string[]): RestPiles => {
  const keep = (pile: readonly string[]) => pile.filter((card) => !gone.includes(card));
  return {
    hand: keep(piles.hand),
    discard: keep(piles.discard),
    activeDiscard: keep(piles.activeDiscard),
    lost: [...piles.lost, ...gone],
  };
};

describe('any rest', () => {
  it('R-REST-2 R-REST-3 cards come and go nowhere, and one is lost', () => {
    fc.assert(
      fc.property(anyPiles, anyVitals, fc.nat(), fc.boolean(), (piles, vitals, pick, isAgain) => {
        const [card = ''] = cardsToLose(piles);
        const negatedBy = negation(piles, 1, pick);
        const second = cardsToLose(without(piles, negatedBy), card)[0] ?? null;
        const again = isAgain ? { negatedBy, card: second } : null;
        const { exhausted, lost, after } = shortRestOutcome({ vitals, piles, card, again });
        expect(allCards(after.piles)).toEqual(allCards(piles));
        expect(after.piles.discard).toEqual([]);
        expect(exhausted).toBe(isAgain && vitals.hitPoints === 1 && negatedBy.length === 0);
        const gone = after.piles.lost.length - piles.lost.length;
        if (!exhausted)
          expect(gone).toBe((isAgain ? negatedBy.length : 0) + (lost === null ? 0 : 1));
      }),
      { seed: 52, numRuns: 300 },
    );
  });

  it('R-REST-4 R-REST-5 a long rest is its parts one after the other', () => {
    fc.assert(
      fc.property(anyPiles, anyVitals, fc.nat(), fc.boolean(), (piles, vitals, pick, isHealed) => {
        const { woundDamage, conditions } = startTurn(vitals.conditions);
        const woundNegatedBy = negation(piles, woundDamage, pick);
        const hurt = right(
          sufferDamage(
            { ...vitals, conditions },
            { source: 'wound', amount: woundDamage, negated: woundNegatedBy.length > 0 },
          ),
        );
        const left = without(piles, woundNegatedBy);
        const card = cardsToLose(left)[0] ?? null;
        const outcome = longRestOutcome({ vitals, piles, woundNegatedBy, card, heal: isHealed });
        expect(allCards(outcome.after.piles)).toEqual(allCards(piles));
        expect(outcome.exhausted).toBe(hurt.dies);
        if (hurt.dies) return;
        const healed = right(heal(hurt.after, LONG_REST_HEAL));
        expect(outcome.after.vitals).toEqual(isHealed ? healed.after : hurt.after);
        const back = takeBack(left, card);
        expect(outcome.after.piles.hand).toEqual(back.hand);
        expect([...outcome.after.piles.lost].sort()).toEqual([...back.lost].sort());
      }),
      { seed: 53, numRuns: 300 },
    );
  });
});
