import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../src/attack/index.js';
import { DRAW_MODES, type ModifierCard } from '../../src/vocabulary/index.js';
import { anyCard } from '../modifier-deck/cards.js';
import { oddsOf } from './ask.js';
import { nameOf, slowOdds, type SlowOddsQuestion } from './slow-odds.js';

/** Whether a chance is a count out of all orders, and a text only if it must be. */
const isCount = (chance: Chance, count: number, orders: number): boolean =>
  BigInt(chance.weight) * BigInt(orders) === BigInt(chance.of) * BigInt(count) &&
  typeof chance.weight === 'number' &&
  Math.abs(chance.probability - count / orders) < 1e-12;

const comparesWith = (question: SlowOddsQuestion): void => {
  const slow = slowOdds(question);
  const { deck, mode, attack, shield, pierce, hitPoints, rules } = question;
  const odds = oddsOf({ attack, mode, deck, pierce, rules, target: { hitPoints, shield } });
  expect(odds.damage.map(({ value }) => value)).toEqual(
    [...slow.damage.keys()].sort((a, b) => a - b),
  );
  for (const chance of odds.damage)
    expect(isCount(chance, slow.damage.get(chance.value)!, slow.orders)).toBe(true);
  expect(isCount(odds.kill!, slow.kills, slow.orders)).toBe(true);
  const sum = [...slow.damage].reduce((known, [value, count]) => known + value * count, 0);
  expect(odds.mean).toBeCloseTo(sum / slow.orders, 10);
  expect(
    Object.values(odds.effects)
      .map(({ effect }) => nameOf(effect))
      .sort(),
  ).toEqual([...slow.effects.keys()].sort());
  for (const chance of Object.values(odds.effects)) {
    const { drawn, living } = slow.effects.get(nameOf(chance.effect))!;
    expect(isCount(chance, drawn, slow.orders)).toBe(true);
    const acts = ['condition', 'curse', 'bless', 'push', 'pull'].includes(chance.effect.type);
    expect(isCount(chance.takesHold!, acts ? living : drawn, slow.orders)).toBe(true);
  }
};

const questionsOf = (
  pile: fc.Arbitrary<readonly ModifierCard[]>,
  discard: fc.Arbitrary<readonly ModifierCard[]>,
): fc.Arbitrary<Omit<SlowOddsQuestion, 'mode'>> =>
  fc.record({
    deck: fc.record({ pile, discard, mustShuffle: fc.constant(false) }),
    attack: fc.integer({ min: -1, max: 5 }),
    shield: fc.integer({ min: 0, max: 3 }),
    pierce: fc.integer({ min: 0, max: 2 }),
    hitPoints: fc.integer({ min: 1, max: 6 }),
    rules: fc.record({ compareDoubleByValue: fc.boolean(), reducedRandomness: fc.boolean() }),
  });

/** Cards of all kinds, or of few kinds, so that equal ones come together. */
const anyPile = (minLength: number, maxLength: number) =>
  fc.oneof(
    fc.array(anyCard, { minLength, maxLength }),
    fc
      .array(anyCard, { minLength: 1, maxLength: 3 })
      .chain((kinds) => fc.array(fc.constantFrom(...kinds), { minLength, maxLength })),
  );
const rollingPile = fc.array(
  anyCard.map((card) => ({ ...card, rolling: true })),
  { maxLength: 3 },
);
const none = fc.constant<readonly ModifierCard[]>([]);

const RUNS = Number(process.env['FC_RUNS'] ?? 200);

const inEveryMode = (question: Omit<SlowOddsQuestion, 'mode'>): void => {
  for (const mode of DRAW_MODES) comparesWith({ ...question, mode });
};

describe('odds against all orders of the cards, in the three modes', () => {
  it('agree for decks of up to five cards (R-MOD-2, R-MOD-3, R-MOD-4, R-MOD-10)', () => {
    fc.assert(fc.property(questionsOf(anyPile(0, 5), none), inEveryMode), { numRuns: RUNS });
  });

  it('agree for decks of six and seven cards', () => {
    fc.assert(fc.property(questionsOf(anyPile(6, 7), none), inEveryMode), {
      numRuns: Math.ceil(RUNS / 12),
    });
  });

  it('agree where the draw pile runs out and the discards are shuffled (R-MOD-11)', () => {
    fc.assert(fc.property(questionsOf(anyPile(0, 2), anyPile(0, 4)), inEveryMode), {
      numRuns: RUNS,
    });
    fc.assert(fc.property(questionsOf(rollingPile, anyPile(0, 3)), inEveryMode), {
      numRuns: RUNS,
    });
    fc.assert(fc.property(questionsOf(anyPile(0, 3), rollingPile), inEveryMode), {
      numRuns: RUNS,
    });
  });

  it('agree where all cards are rolling', () => {
    fc.assert(fc.property(questionsOf(rollingPile, rollingPile), inEveryMode), { numRuns: RUNS });
  });
});
