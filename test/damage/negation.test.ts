import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
import {
  explain,
  negate,
  negationOptions,
  sufferDamage,
  type DamageError,
  type Negated,
  type Negation,
  type NegationQuery,
} from '../../src/damage/index.js';
import { FIGURE_KINDS } from '../../src/vocabulary/index.js';

const right = <A>(answer: E.Either<readonly DamageError[], A>): A => {
  if (E.isLeft(answer)) throw new Error(answer.left.map(explain).join('; '));
  return answer.right;
};
const sentences = (answer: E.Either<readonly DamageError[], unknown>): readonly string[] =>
  E.isLeft(answer) ? answer.left.map(explain) : [];

/** Cards by their letters. */
const query = (
  hand: string,
  discard: string,
  more: Partial<NegationQuery> = {},
): NegationQuery => ({
  kind: 'character',
  amount: 3,
  hand: Array.from(hand),
  discard: Array.from(discard),
  ...more,
});

const show = (negation: Negation): string =>
  negation.type === 'hand' ? negation.card : negation.cards.join('+');
const options = (asked: NegationQuery): string => right(negationOptions(asked)).map(show).join(' ');

describe('R-DMG-2 ways to negate', () => {
  it.each<[string, string, string]>([
    ['', '', ''],
    ['a', '', 'a'],
    ['ba', '', 'a b'],
    ['', 'x', ''],
    ['', 'yx', 'x+y'],
    ['a', 'zyx', 'a x+y x+z y+z'],
  ])('R-DMG-2 hand "%s", discards "%s": %s', (hand, discard, expected) => {
    expect(options(query(hand, discard))).toBe(expected);
  });

  it('R-DMG-2 loses one card from the hand, or two of the discards', () => {
    const asked = query('ba', 'zyx');
    expect(right(negate(asked, { type: 'hand', card: 'b' }))).toEqual<Negated>({
      lost: ['b'],
      hand: ['a'],
      discard: ['z', 'y', 'x'],
      activeDiscard: [],
    });
    expect(right(negate(asked, { type: 'discards', cards: ['z', 'x'] }))).toEqual<Negated>({
      lost: ['x', 'z'],
      hand: ['b', 'a'],
      discard: ['y'],
      activeDiscard: [],
    });
  });

  it('R-DMG-2 every option can be taken, and loses what it names', () => {
    const asked = query('abc', 'xyz', { activeDiscard: ['v'], selected: ['b', 'y'] });
    const all = right(negationOptions(asked));
    expect(all).toHaveLength(2 + 3);
    for (const option of all) {
      const { lost, hand, discard, activeDiscard } = right(negate(asked, option));
      expect(lost.join('+')).toBe(show(option));
      expect([...lost, ...hand, ...discard, ...activeDiscard].sort()).toEqual(
        Array.from('abcvxyz'),
      );
    }
  });

  it.each<[string, unknown]>([
    ['a card that is not in hand', { type: 'hand', card: 'x' }],
    ['one card of the discards', { type: 'discards', cards: ['x', 'x'] }],
    ['cards that are not discarded', { type: 'discards', cards: ['x', 'a'] }],
    ['a card without a name', { type: 'hand' }],
  ])('R-DMG-2 refuses %s', (_, choice) => {
    expect(sentences(negate(query('a', 'xy'), choice as Negation))).toEqual([
      'choice: the character loses one card of its hand, or two different ones of its discards (R-DMG-2)',
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'hand'],
    ['another type', { type: 'lost', card: 'a' }],
    ['three discards', { type: 'discards', cards: ['x', 'y', 'z'] }],
    ['no list', { type: 'discards', cards: 'xy' }],
  ])('R-DMG-2 takes %s for no choice at all', (_, choice) => {
    const [sentence] = sentences(negate(query('a', 'xyz'), choice as Negation));
    expect(sentence).toMatch(/^choice: expected one of the ways to negate, got /);
  });
});

it('R-COND-13 a stunned character negates its wound as anybody does', () => {
  const stunned = { hitPoints: 1, maxHitPoints: 8, conditions: ['stun', 'wound'] } as const;
  const wound = { source: 'wound', amount: 1 } as const;
  expect(sufferDamage(stunned, wound)).toMatchObject({ right: { dies: true } });
  expect(sufferDamage(stunned, { ...wound, negated: true })).toMatchObject({
    right: { dies: false, after: { hitPoints: 1, conditions: trackerOf(['stun', 'wound']) } },
  });
});

describe('R-DMG-1 R-DMG-4 R-DMG-5 when there is none', () => {
  it('R-DMG-1 none for 0 damage', () => {
    const asked = query('a', 'xy', { amount: 0 });
    expect(options(asked)).toBe('');
    expect(sentences(negate(asked, { type: 'hand', card: 'a' }))).toEqual([
      'choice: damage 0 is no damage, so nothing can be negated (R-DMG-1)',
    ]);
    expect(options(query('a', '', { amount: -0 }))).toBe('');
    expect(options(query('a', '', { amount: 1 }))).toBe('a');
  });

  it.each(FIGURE_KINDS.filter((kind) => kind !== 'character'))('R-DMG-4 none for a %s', (kind) => {
    const asked = query('a', 'xy', { kind });
    expect(options(asked)).toBe('');
    expect(sentences(negate(asked, { type: 'hand', card: 'a' }))).toEqual([
      'choice: only characters negate damage, and not with the two selected cards (R-DMG-4)',
    ]);
  });

  it('R-DMG-4 not with the two selected cards, wherever they are', () => {
    const asked = query('ab', 'xy', { selected: ['b', 'y'] });
    expect(options(asked)).toBe('a');
    for (const choice of [
      { type: 'hand', card: 'b' },
      { type: 'discards', cards: ['x', 'y'] },
    ] as const)
      expect(sentences(negate(asked, choice))).toEqual([
        'choice: only characters negate damage, and not with the two selected cards (R-DMG-4)',
      ]);
    expect(options(query('a', '', { selected: ['q', 'r'] }))).toBe('a');
  });

  it('R-DMG-4 active cards that count as discarded do', () => {
    const asked = query('', 'x', { activeDiscard: ['w'] });
    expect(options(asked)).toBe('w+x');
    expect(right(negate(asked, { type: 'discards', cards: ['x', 'w'] }))).toEqual<Negated>({
      lost: ['w', 'x'],
      hand: [],
      discard: [],
      activeDiscard: [],
    });
  });

  it('R-DMG-5 a cost may be negated unless the text forbids', () => {
    expect(options(query('a', '', { forbidden: false }))).toBe('a');
    const asked = query('a', '', { forbidden: true });
    expect(options(asked)).toBe('');
    expect(sentences(negate(asked, { type: 'hand', card: 'a' }))).toEqual([
      'choice: the text forbids to negate this damage (R-DMG-5)',
    ]);
  });
});
