import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  continueAttack,
  rollAttack,
  type RevealedAttackQuery,
  type RollQuery,
} from '../../src/attack/index.js';
import { drawModifiers } from '../../src/modifier-deck/index.js';
import { fromSeed, shuffle } from '../../src/rng/index.js';
import { DRAW_MODES } from '../../src/vocabulary/index.js';
import { anyAttack, anyDeck, anyMode, anyRng, cards, deckOf, RNG } from '../modifier-deck/cards.js';
import { attackOf, faultsOf, must, oddsOf, sentencesOf } from './ask.js';

const step = (revealed: string, more: Partial<RevealedAttackQuery> = {}) =>
  must(continueAttack({ attack: 3, revealed: cards(revealed), ...more }));

const damageOf = (revealed: string, more: Partial<RevealedAttackQuery> = {}): number | 'more' => {
  const answer = step(revealed, more);
  return answer.type === 'more' ? 'more' : answer.attack.damage;
};

describe('an attack with the cards on a table', () => {
  it('R-MOD-2: goes on until a card without a rolling sign', () => {
    expect(['', '+1, rolling', '+1, rolling; -1'].map((drawn) => damageOf(drawn))).toEqual([
      'more',
      'more',
      3,
    ]);
  });

  it('R-MOD-3, R-MOD-4: two cards for the better or the worse', () => {
    const modes = ['advantage', 'disadvantage'] as const;
    expect(modes.map((mode) => damageOf('+1', { mode }))).toEqual(['more', 'more']);
    expect(modes.map((mode) => damageOf('+1; -1', { mode }))).toEqual([4, 2]);
    expect(modes.map((mode) => damageOf('+1, rolling; -1', { mode }))).toEqual([3, 2]);
  });

  it('R-MOD-9: the mode follows from the facts, unless it is named', () => {
    const facts = { attacker: { conditions: ['strengthen'] } } as const;
    expect(step('+1', facts)).toEqual({
      type: 'more',
      mode: { mode: 'advantage', advantage: ['strengthen'], disadvantage: [] },
    });
    expect(damageOf('+1', { ...facts, target: { disadvantage: true } })).toBe(4);
    expect(step('+1', { ...facts, mode: 'none' })).toMatchObject({
      type: 'done',
      mode: { mode: 'none', advantage: [], disadvantage: [] },
    });
  });

  it('R-MOD-7: comparisons know the attack after bonuses and poison', () => {
    const facts = { attack: 1, mode: 'advantage' } as const;
    expect(damageOf('2x; +2', facts)).toBe(3);
    expect(damageOf('2x; +2', { ...facts, bonuses: [2] })).toBe(6);
    const target = { conditions: ['poison'] } as const;
    expect(damageOf('2x; +1', { ...facts, target })).toBe(4);
    expect(damageOf('+2; 2x', { ...facts, target })).toBe(4);
  });

  it('R-MOD-18: a change applies to the card that is used, or before the choice by flag', () => {
    const facts = { mode: 'advantage', changes: [{ value: 2, as: -2 }] } as const;
    expect(damageOf('+2; +1', facts)).toBe(1);
    expect(damageOf('+2; +1', { ...facts, rules: { modifyBeforeChoice: true } })).toBe(4);
  });

  it('R-MOD-11: what cannot be drawn is a +0', () => {
    expect(damageOf('', { exhausted: true })).toBe(3);
    expect(damageOf('+1, rolling', { exhausted: true })).toBe(4);
    expect(damageOf('-1', { exhausted: true, mode: 'advantage' })).toBe(3);
  });

  it('R-MOD-6: says where the better card cannot be told', () => {
    const answer = step('+0, stun; +2', { mode: 'advantage' });
    expect(answer).toMatchObject({
      type: 'done',
      draw: { undecided: true },
      attack: { damage: 3 },
    });
  });

  it('R-MOD-8: the card that is not used is told, and does nothing', () => {
    const answer = step('curse; +1, stun', { mode: 'disadvantage' });
    expect(answer).toMatchObject({
      type: 'done',
      draw: { unused: cards('+1, stun'), returned: ['curse'] },
      attack: { damage: 0, effects: [] },
    });
  });

  it('refuses cards that the draw does not take', () => {
    const answer = continueAttack({ attack: 3, revealed: cards('+1; +1') });
    expect(faultsOf(answer)).toMatchObject([{ type: 'surplusCards', taken: 1, revealed: 2 }]);
    expect(sentencesOf(answer)).toEqual([
      'revealed: 2 cards were turned over; the draw takes 1 (R-MOD-2)',
    ]);
  });
});

describe('an attack from a deck', () => {
  it('draws, resolves, and gives the deck after it', () => {
    const deck = deckOf('+1, rolling; -1, stun; +2');
    const [rolled, rng] = rollAttack({ attack: 3, deck, target: { shield: 1 } })(RNG);
    const { mode, draw, attack } = must(rolled);
    expect(mode.mode).toBe('none');
    expect(draw.deck).toEqual(deckOf('+2', '+1, rolling; -1, stun'));
    expect(attack).toMatchObject({ damage: 2, hit: { conditions: ['stun'] } });
    expect(rng).toEqual(RNG);
  });

  it('is the draw and the attack put together', () => {
    fc.assert(
      fc.property(anyDeck, anyMode, anyAttack, anyRng, (deck, mode, attack, rng) => {
        const facts = { attack, mode, target: { hitPoints: 4, shield: 1 } };
        const [rolled, next] = rollAttack({ ...facts, deck })(rng);
        const [draw, other] = drawModifiers(deck, { mode, attack })(rng);
        const result = attackOf({ ...facts, cards: draw.outcome.used });
        expect([must(rolled).draw, must(rolled).attack, next]).toEqual([draw, result, other]);
      }),
    );
  });

  it('and what the table makes of the same cards', () => {
    fc.assert(
      fc.property(anyDeck, anyMode, anyAttack, anyRng, (deck, mode, attack, rng) => {
        const { draw, attack: result } = must(rollAttack({ attack, mode, deck })(rng)[0]);
        const isShort = draw.deck.pile.length + deck.discard.length === 0 || draw.reshuffled;
        const answer = continueAttack({ attack, mode, revealed: draw.drawn, exhausted: isShort });
        expect(must(answer)).toMatchObject({ type: 'done', attack: result });
      }),
    );
  });

  it('R-MOD-9: strengthen and an adjacent target draw one card', () => {
    const query: RollQuery = {
      attack: 3,
      deck: deckOf('+1; +2'),
      attacker: { conditions: ['strengthen'] },
      target: { disadvantage: true },
    };
    expect(must(rollAttack(query)(RNG)[0]).draw.drawn).toEqual(cards('+1'));
  });

  it('a fault leaves the stream where it was', () => {
    const [refused, rng] = rollAttack({ attack: 0.5, deck: deckOf('', '+1; +2') })(RNG);
    expect(sentencesOf(refused)).toEqual([
      'attack: expected a whole number from -1000000 to 1000000, got 0.5',
    ]);
    expect(rng).toEqual(RNG);
  });

  it('so does one that shows after the cards were shuffled and drawn', () => {
    const discard = Array.from({ length: 60 }, () => cards('2x, rolling')[0]!);
    const deck = { pile: [], discard, mustShuffle: false };
    const [refused, rng] = rollAttack({ attack: 3, deck })(RNG);
    expect(faultsOf(refused)).toMatchObject([{ type: 'attackTooLarge' }]);
    expect(rng).toEqual(RNG);
  });
});

describe('odds and seeded attacks', () => {
  const DRAWS = 100_000;
  /** Four standard deviations: one count in sixteen thousand lies outside by chance. */
  const WIDTH = 4;
  const deck = deckOf(
    '+0; +0; +0; +1; +1; -1; -1; 2x; null; bless; +1, rolling; +0, rolling, stun; +2, rolling',
    '-2; +0, fire; +1, wound; curse',
  );

  it('agree within binomial error in the three modes', () => {
    for (const mode of DRAW_MODES) {
      const facts = { attack: 3, mode, target: { hitPoints: 4, shield: 1 } };
      const odds = oddsOf({ ...facts, deck });
      const counts = new Map<number, number>();
      let rng = fromSeed(`odds ${mode}`);
      let kills = 0;
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const { pile, discard } = deck;
        // The order of the pile is not known.
        const [first, next] = shuffle(pile)(rng);
        const [rolled, after] = rollAttack({ ...facts, deck: { ...deck, pile: first, discard } })(
          next,
        );
        rng = after;
        const { damage, dies } = must(rolled).attack;
        counts.set(damage, (counts.get(damage) ?? 0) + 1);
        kills += dies === true ? 1 : 0;
      }
      const isNear = (count: number, probability: number): boolean =>
        Math.abs(count - DRAWS * probability) <=
        WIDTH * Math.sqrt(DRAWS * probability * (1 - probability));
      for (const { value, probability } of odds.damage)
        expect([value, isNear(counts.get(value) ?? 0, probability)]).toEqual([value, true]);
      expect(isNear(kills, odds.kill!.probability)).toBe(true);
      const known = odds.damage.map(({ value }) => value);
      expect([...counts.keys()].filter((value) => !known.includes(value))).toEqual([]);
    }
  });
});
