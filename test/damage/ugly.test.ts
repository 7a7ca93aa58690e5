import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
import {
  explain,
  heal,
  negate,
  negationOptions,
  reduceByShield,
  sufferDamage,
  type DamageError,
  type Hit,
  type HurtFigure,
  type Negation,
  type NegationQuery,
  type ShieldQuery,
} from '../../src/damage/index.js';
import { uglyValues } from '../core/ugly.js';

type Answer = E.Either<readonly DamageError[], unknown>;

const sentences = (answer: Answer): readonly string[] =>
  E.isLeft(answer) ? answer.left.map(explain) : [];

const figure = { hitPoints: 5, maxHitPoints: 10, conditions: trackerOf(['poison'], ['stun']) };
const hit = { source: 'trap', amount: 2, conditions: ['stun'], negated: false };
const negation = {
  kind: 'character',
  amount: 2,
  hand: ['a'],
  discard: ['x', 'y'],
  activeDiscard: ['v'],
  selected: ['a'],
  forbidden: false,
};
const shield = {
  source: 'attack',
  amount: 3,
  shields: [{ id: 'ring', amount: 1, circles: true }],
  pierce: 1,
};

const hurt = (on: unknown, by: unknown): Answer => sufferDamage(on as HurtFigure, by as Hit);
const mend = (on: unknown, amount: unknown): Answer => heal(on as HurtFigure, amount as number);
const optionsOf = (query: unknown): Answer => negationOptions(query as NegationQuery);
const choose = (query: unknown, choice: unknown): Answer =>
  negate(query as NegationQuery, choice as Negation);
const reduce = (query: unknown): Answer => reduceByShield(query as ShieldQuery);

/** An answer is a plain JSON value, whatever was asked. */
const isPlain = (answer: Answer): void => {
  expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
  for (const sentence of sentences(answer)) expect(sentence.length).toBeLessThan(400);
};

describe('bad input', () => {
  it('is named with every fault at once', () => {
    expect(
      sentences(
        hurt(
          { hitPoints: -1, maxHitPoints: 0, conditions: ['sleep'] },
          { source: 'sun', amount: 1.5, conditions: 'stun', negated: 1 },
        ),
      ),
    ).toEqual([
      'figure.hitPoints: expected a whole number from 0 to 1000000, got -1',
      'figure.maxHitPoints: expected a whole number from 1 to 1000000, got 0',
      expect.stringMatching(/^figure\.conditions\[0\]: expected one of "poison", .*, got "sleep"$/),
      expect.stringMatching(/^hit\.source: expected one of "attack", .*, got "sun"$/),
      'hit.amount: expected a whole number from 0 to 1000000, got 1.5',
      'hit.conditions: expected a list of conditions, got "stun"',
      'hit.negated: expected true or false, got 1',
    ]);
    expect(sentences(hurt(null, undefined))).toEqual([
      'figure: expected a figure { hitPoints, maxHitPoints, conditions }, got null',
      'figure.hitPoints: expected a whole number from 0 to 1000000, got nothing',
      'figure.maxHitPoints: expected a whole number from 1 to 1000000, got nothing',
      'hit: expected a hit { source, amount }, got nothing',
      expect.stringMatching(/^hit\.source: expected one of/),
      'hit.amount: expected a whole number from 0 to 1000000, got nothing',
    ]);
  });

  it('R-DMG-10 is more hit points than the maximum', () => {
    const answer = mend({ hitPoints: 12, maxHitPoints: 10 }, 1);
    expect(E.isLeft(answer) && answer.left).toEqual([
      {
        type: 'hitPointsAboveMaximum',
        path: ['figure', 'hitPoints'],
        ruling: 'R-DMG-10',
        hitPoints: 12,
        maxHitPoints: 10,
      },
    ]);
    expect(sentences(answer)).toEqual([
      'figure.hitPoints: 12 hit points, with a maximum of 10 (R-DMG-10)',
    ]);
  });

  it('is a card that stands twice', () => {
    const twice = { ...negation, hand: ['a', 'a'], activeDiscard: ['x'] };
    expect(sentences(optionsOf(twice))).toEqual([
      'hand[1]: the card "a" stands twice in the piles',
      'activeDiscard[0]: the card "x" stands twice in the piles',
    ]);
    expect(sentences(choose(twice, { type: 'hand', card: 'a' }))).toHaveLength(2);
  });

  it('is a pile of more cards than anybody has', () => {
    const pile = (size: number) => Array.from({ length: size }, (_, index) => String(index));
    expect(sentences(optionsOf({ ...negation, hand: pile(101) }))).toEqual([
      'hand: expected a list of cards, at most 100, got a list',
    ]);
    expect(sentences(optionsOf({ ...negation, discard: pile(100) }))).toEqual([]);
  });

  it('is a negation or a shield of the wrong form', () => {
    expect(
      sentences(optionsOf({ kind: 'boss', amount: '3', hand: [7], discard: 'x', forbidden: 0 })),
    ).toEqual([
      expect.stringMatching(/^kind: expected one of "character", .*, got "boss"$/),
      'amount: expected a whole number from 0 to 1000000, got "3"',
      'forbidden: expected true or false, got 0',
      'hand[0]: expected the id of a card, got 7',
      'discard: expected a list of ids of cards, got "x"',
    ]);
    expect(
      sentences(
        reduce({ source: 'attack', amount: 0.5, shields: [{ amount: -1 }, 3], pierce: -2 }),
      ),
    ).toEqual([
      'amount: expected a whole number from -1000000 to 1000000, got 0.5',
      'shields[0].id: expected a text, got nothing',
      'shields[0].amount: expected a whole number from 0 to 1000000, got -1',
      'shields[1]: expected a source of shield { id, amount }, got 3',
      'pierce: expected a whole number from 0 to 1000000, got -2',
    ]);
    const many = new Array(101).fill({ id: 'ring', amount: 1 });
    expect(sentences(reduce({ ...shield, shields: many }))).toEqual([
      'shields: expected a list of shields, at most 100, got a list',
    ]);
    expect(sentences(reduce(null))).toContain('input: expected a shield query, got null');
    expect(sentences(optionsOf(null))).toEqual(['input: expected a negation query, got null']);
  });

  it('does not include -0, nor null for what may be left out', () => {
    isPlain(
      hurt({ hitPoints: -0, maxHitPoints: 3, conditions: null }, { source: 'trap', amount: -0 }),
    );
    isPlain(mend(figure, -0));
    isPlain(reduce({ source: 'attack', amount: -0, shields: null, pierce: null }));
    const answers = [
      hurt(figure, { ...hit, conditions: null, negated: null }),
      optionsOf({ ...negation, selected: null, activeDiscard: null, forbidden: null }),
      reduce({ ...shield, shields: [{ id: 'ring', amount: -0, circles: null }] }),
    ];
    for (const answer of answers) {
      expect(sentences(answer)).toEqual([]);
      isPlain(answer);
    }
  });

  it.each(uglyValues())('%s never makes anything throw', (_, value) => {
    isPlain(hurt(value, value));
    isPlain(mend(value, value));
    isPlain(optionsOf(value));
    isPlain(choose(value, value));
    isPlain(choose(negation, value));
    isPlain(reduce(value));
    for (const field of Object.keys(figure)) isPlain(hurt({ ...figure, [field]: value }, hit));
    for (const field of Object.keys(hit)) isPlain(hurt(figure, { ...hit, [field]: value }));
    for (const field of Object.keys(negation)) isPlain(optionsOf({ ...negation, [field]: value }));
    for (const field of Object.keys(shield)) isPlain(reduce({ ...shield, [field]: value }));
    for (const field of ['id', 'amount', 'circles'])
      isPlain(reduce({ ...shield, shields: [{ ...shield.shields[0], [field]: value }] }));
    for (const field of ['card', 'cards']) {
      isPlain(choose(negation, { type: 'hand', card: 'a', [field]: value }));
      isPlain(choose(negation, { type: 'discards', cards: [value, value], [field]: value }));
    }
    isPlain(choose({ ...negation, hand: [value] }, { type: 'hand', card: value }));
  });
});
