import { describe, expect, it } from 'vitest';
import { attackOdds, type OddsQuery } from '../../src/attack/index.js';
import { standardDeck } from '../../src/modifier-deck/index.js';
import { DRAW_MODES } from '../../src/vocabulary/index.js';
import { card, cards, deckOf } from '../modifier-deck/cards.js';
import { fraction, oddsOf, weightsOf } from './ask.js';

const oddsIn = (mode: OddsQuery['mode'], deck: string, more: Partial<OddsQuery> = {}) =>
  oddsOf({ attack: 3, deck: cards(deck), mode: mode ?? null, ...more });

describe('the standard deck, attack 3', () => {
  it('R-ATK-6 printed pierce counts as in an attack', () => {
    const query = { attack: 3, target: { shield: 2 }, deck: cards('+0') };
    expect(oddsOf({ ...query, effects: [{ type: 'pierce', amount: 2 }] }).mean).toBe(3);
    expect(oddsOf(query).mean).toBe(1);
  });

  it('plain: each card once in twenty (R-MOD-1, R-MOD-2)', () => {
    const odds = oddsOf({ attack: 3, deck: standardDeck });
    expect(weightsOf(odds)).toEqual([
      '0: 1',
      '1: 1',
      '2: 5',
      '3: 6',
      '4: 5',
      '5: 1',
      '6: 1',
      'of 20',
    ]);
    expect(odds.mean).toBe(3);
  });

  it('with advantage: the better of 190 pairs (R-MOD-3)', () => {
    const odds = oddsOf({ attack: 3, deck: standardDeck, mode: 'advantage' });
    // 2x beats all: 19 pairs; +2 beats the other 18; +1: 5 · 13 + 10; +0: 6 · 7 + 15; -1: 5 · 2 + 10; -2 beats null.
    expect(weightsOf(odds)).toEqual([
      '1: 1',
      '2: 20',
      '3: 57',
      '4: 75',
      '5: 18',
      '6: 19',
      'of 190',
    ]);
    expect(odds.mean).toBeCloseTo(716 / 190, 12);
  });

  it('with disadvantage: the worse of 190 pairs (R-MOD-4)', () => {
    const odds = oddsOf({ attack: 3, deck: standardDeck, mode: 'disadvantage' });
    expect(weightsOf(odds)).toEqual([
      '0: 19',
      '1: 18',
      '2: 75',
      '3: 57',
      '4: 20',
      '5: 1',
      'of 190',
    ]);
    expect(odds.mean).toBeCloseTo(424 / 190, 12);
  });

  it('R-VAR-2: with reduced randomness nothing is doubled and nothing is lost', () => {
    const rules = { reducedRandomness: true };
    const odds = oddsOf({ attack: 3, deck: standardDeck, rules });
    expect(weightsOf(odds)).toEqual(['1: 2', '2: 5', '3: 6', '4: 5', '5: 2', 'of 20']);
  });
});

describe('what the numbers depend on', () => {
  it('R-ATK-3: a 2x doubles the bonus for poison', () => {
    const odds = oddsIn('none', '2x', { target: { conditions: ['poison'] } });
    expect(weightsOf(odds)).toEqual(['8: 1', 'of 1']);
  });

  it('R-ATK-6, R-ATK-7: pierce on a used card counts, above the shield it is wasted', () => {
    const deck = '+0; +0, pierce 3';
    expect(weightsOf(oddsIn('none', deck, { target: { shield: 2 } }))).toEqual([
      '1: 1',
      '3: 1',
      'of 2',
    ]);
    expect(weightsOf(oddsIn('none', deck, { target: { shield: 2 }, pierce: 2 }))).toEqual([
      '3: 1',
      'of 1',
    ]);
  });

  it('R-ATK-4: a rolling +1 is doubled, a rolling -1 is not', () => {
    expect(weightsOf(oddsIn('advantage', '+1, rolling; 2x'))).toEqual(['8: 1', 'of 1']);
    expect(weightsOf(oddsIn('advantage', '-1, rolling; 2x'))).toEqual(['5: 1', 'of 1']);
  });

  it('R-ATK-4: a rolling 2x is another way than a rolling +0', () => {
    // Of six orders two begin with +1; else one rolling card, or both, come before it.
    expect(weightsOf(oddsIn('none', '2x, rolling; +0, rolling; +1'))).toEqual([
      '4: 1',
      '8: 1',
      'of 2',
    ]);
  });

  it('R-ATK-5, R-MOD-10: a null leaves no damage and the effects of rolling cards', () => {
    const odds = oddsIn('advantage', '+2, rolling, wound; null');
    expect(weightsOf(odds)).toEqual(['0: 1', 'of 1']);
    expect(Object.values(odds.effects).map(fraction)).toEqual(['1/1']);
  });

  it('R-MOD-4: with disadvantage a rolling card is ignored, effects and all', () => {
    const odds = oddsIn('disadvantage', '+2, rolling, wound; +0');
    expect(weightsOf(odds)).toEqual(['3: 1', 'of 1']);
    expect(odds.effects).toEqual({});
  });

  it('R-MOD-3: after one rolling card and another no third one is drawn', () => {
    const odds = oddsIn('advantage', '+1, rolling; +0; +2');
    // Six orders: two of the pair +0, +2 first (5), one rolling with +0 (4) or with +2 (6) twice each.
    expect(weightsOf(odds)).toEqual(['4: 1', '5: 1', '6: 1', 'of 3']);
  });

  it('R-MOD-6: where the better card cannot be told the first one counts', () => {
    const odds = oddsIn('advantage', '+0, stun; +2');
    expect(weightsOf(odds)).toEqual(['3: 1', '5: 1', 'of 2']);
    expect(Object.values(odds.effects).map(fraction)).toEqual(['1/2']);
  });

  it('R-MOD-7: a 2x is worth the attack it doubles, in the value after step 3', () => {
    // With attack 1 a +2 is better than a 2x, with attack 3 it is not.
    expect(weightsOf(oddsIn('advantage', '2x; +2', { attack: 1 }))).toEqual(['3: 1', 'of 1']);
    expect(weightsOf(oddsIn('advantage', '2x; +2', { attack: 3 }))).toEqual(['6: 1', 'of 1']);
    // Bonuses and poison count: 1 + 1 + 1.
    const more: Partial<OddsQuery> = {
      attack: 1,
      bonuses: [1],
      target: { conditions: ['poison'] },
    };
    expect(weightsOf(oddsIn('advantage', '2x; +2', more))).toEqual(['6: 1', 'of 1']);
    const rules = { compareDoubleByValue: false };
    expect(weightsOf(oddsIn('advantage', '2x; +2', { attack: 1, rules }))).toEqual([
      '2: 1',
      'of 1',
    ]);
  });

  it('R-MOD-18: a change counts after the choice, or before it by flag', () => {
    const changes = [{ value: 2, as: -2 }] as const;
    expect(weightsOf(oddsIn('advantage', '+2; +1', { changes }))).toEqual(['1: 1', 'of 1']);
    const rules = { modifyBeforeChoice: true };
    expect(weightsOf(oddsIn('advantage', '+2; +1', { changes, rules }))).toEqual(['4: 1', 'of 1']);
  });

  it('R-MOD-18: a +0 that is drawn for want of a card is no card to change', () => {
    const changes = [{ value: 0, as: 5 }] as const;
    expect(weightsOf(oddsIn('none', '', { changes }))).toEqual(['3: 1', 'of 1']);
  });

  it('R-ATK-2: bonuses go in the best order', () => {
    const odds = oddsIn('none', '+0', { bonuses: ['double', 2, -1] });
    expect(weightsOf(odds)).toEqual(['9: 1', 'of 1']);
  });
});

describe('where cards are short', () => {
  it('R-MOD-11: no card at all is a +0', () => {
    for (const mode of DRAW_MODES) expect(weightsOf(oddsIn(mode, ''))).toEqual(['3: 1', 'of 1']);
  });

  it('R-MOD-11: a single card is compared with that +0', () => {
    expect(weightsOf(oddsIn('advantage', '-1'))).toEqual(['3: 1', 'of 1']);
    expect(weightsOf(oddsIn('disadvantage', '-1'))).toEqual(['2: 1', 'of 1']);
    expect(weightsOf(oddsIn('advantage', '+1, rolling'))).toEqual(['4: 1', 'of 1']);
    expect(weightsOf(oddsIn('disadvantage', '+1, rolling'))).toEqual(['3: 1', 'of 1']);
  });

  it('a deck of rolling cards only is drawn to its end', () => {
    const deck = '+1, rolling; +1, rolling, stun; +2, rolling';
    expect(weightsOf(oddsIn('none', deck))).toEqual(['7: 1', 'of 1']);
    expect(weightsOf(oddsIn('advantage', deck))).toEqual(['7: 1', 'of 1']);
    expect(weightsOf(oddsIn('disadvantage', deck))).toEqual(['3: 1', 'of 1']);
  });

  it('R-MOD-11: the last card, then one of the discards', () => {
    const deck = deckOf('+0', '+1; +1; -1');
    expect(weightsOf(oddsOf({ attack: 3, mode: 'advantage', deck }))).toEqual([
      '3: 1',
      '4: 2',
      'of 3',
    ]);
  });

  it('a deck in play counts its draw pile alone while that lasts', () => {
    const deck = deckOf('+1; +2', '-2; -2; -2');
    expect(weightsOf(oddsOf({ attack: 3, deck }))).toEqual(['4: 1', '5: 1', 'of 2']);
  });
});

describe('chances', () => {
  it('kill: that the damage is at least the hit points', () => {
    const odds = oddsOf({ attack: 3, deck: standardDeck, target: { hitPoints: 4, shield: 1 } });
    expect(odds.kill).toEqual({ weight: 1, of: 10, probability: 0.1 });
    expect(oddsOf({ attack: 3, deck: standardDeck }).kill).toBeNull();
    const doomed = oddsOf({ attack: 9, deck: cards('+0'), target: { hitPoints: 1 } });
    expect(fraction(doomed.kill)).toBe('1/1');
  });

  it('R-ATK-9: an effect on the target takes hold on the living, one for the attacker always', () => {
    const deck = '+2, stun; +0, stun; +2, fire; -1';
    const { effects } = oddsIn('none', deck, { target: { hitPoints: 5 } });
    expect(
      Object.values(effects).map((one) => [
        one.effect.type,
        fraction(one),
        fraction(one.takesHold),
      ]),
    ).toEqual([
      ['infuse', '1/4', '1/4'],
      ['condition', '1/2', '1/4'],
    ]);
  });

  it('R-COND-20: on the immune it never takes hold', () => {
    const target = { hitPoints: 9, immune: ['stun', 'curse'] } as const;
    const { effects } = oddsIn('none', '+0, stun; +0, curse; +0, muddle', { target });
    expect(Object.values(effects).map((one) => fraction(one.takesHold))).toEqual([
      '0/1',
      '1/3',
      '0/1',
    ]);
  });

  it('whether it takes hold is not known without hit points', () => {
    expect(oddsIn('none', '+0, stun').effects['stun']?.takesHold).toBeNull();
  });

  it('an effect twice on the used cards counts once', () => {
    const { effects } = oddsIn('none', '+0, rolling, stun; +0, stun, stun');
    expect(Object.values(effects).map(fraction)).toEqual(['1/1']);
  });

  it('the same condition for the attacker and for the target are two effects', () => {
    const invisible = { type: 'conditionSelf', condition: 'invisible' } as const;
    const deck = [
      { ...card('+0'), effects: [invisible] },
      { ...card('+0'), effects: [{ type: 'condition', condition: 'invisible' } as const] },
    ];
    expect(Object.values(oddsOf({ attack: 1, deck }).effects).map(fraction)).toEqual([
      '1/2',
      '1/2',
    ]);
  });
});

describe('large decks', () => {
  const rolling = Array.from({ length: 20 }, (_, value) => ({ value, rolling: true }));

  it('R-MOD-2 a deck full of 2x doubles once, a rolling 2x every time', () => {
    const deck = Array.from({ length: 80 }, () => card('2x'));
    expect(weightsOf(oddsOf({ attack: 3, deck }))).toEqual(['6: 1', 'of 1']);
    const rolling = { ...card('2x'), rolling: true };
    expect(
      weightsOf(oddsOf({ attack: 3, deck: [rolling, card('2x')], mode: 'advantage' })),
    ).toEqual(['12: 1', 'of 1']);
  });

  it('answers or refuses at once, however many cards and effects', () => {
    const many = (count: number, amounts: readonly number[], rolling: boolean) =>
      Array.from({ length: count }, (_, index) => ({
        ...card('+0'),
        value: index,
        rolling,
        effects: amounts.map((amount) => ({ type: 'pierce', amount: amount + 1 }) as const),
      }));
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
    for (const mode of DRAW_MODES)
      for (const deck of [
        many(500, upTo(500), false),
        many(500, new Array<number>(300).fill(1), false),
        many(499, upTo(100), true),
        many(60, [1], true),
      ])
        expect(
          attackOdds({ attack: 3, deck: [...deck, card('+0')].slice(0, 500), mode }),
        ).toMatchObject(
          mode === 'disadvantage' && deck.length === 60
            ? { _tag: 'Right' }
            : { left: [{ type: 'tooManyOutcomes' }] },
        );
  });

  it('R-MOD-4 with disadvantage rolling cards of any kind are as good as one', () => {
    const rolling = Array.from({ length: 40 }, (_, index) => ({
      ...card('+1'),
      value: index,
      rolling: true,
    }));
    const odds = oddsOf({ attack: 3, mode: 'disadvantage', deck: [...standardDeck, ...rolling] });
    expect(odds.damage.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('weights beyond exact numbers are texts, all of a fraction together', () => {
    const deck = [...standardDeck, ...rolling, ...standardDeck];
    const odds = oddsOf({ attack: 3, deck, target: { hitPoints: 1000 } });
    const sum = odds.damage.reduce((known, { weight }) => known + BigInt(weight), 0n);
    const [{ of } = { of: 0 }] = odds.damage;
    expect(of).toBe(String(sum));
    expect(sum).toBeGreaterThan(2n ** 53n);
    for (const { weight, probability } of odds.damage) {
      expect(typeof weight).toBe('string');
      expect(probability).toBeCloseTo(Number(weight) / Number(sum), 12);
    }
    expect(odds.kill).toEqual({ weight: 0, of: 1, probability: 0 });
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
  });

  it('weights far beyond floating point give finite numbers', () => {
    const deck = [
      ...Array.from({ length: 250 }, () => ({ value: 1, rolling: true })),
      ...Array.from({ length: 250 }, () => ({ value: 0 })),
    ];
    for (const mode of DRAW_MODES) {
      const { damage, mean } = oddsOf({ attack: 1, deck, mode });
      const sum = damage.reduce((known, { probability }) => known + probability, 0);
      expect(sum).toBeCloseTo(1, 12);
      // Of 250 rolling cards 250 / 251 are drawn before the first of 250 others, in the mean.
      if (mode === 'none') expect(mean).toBeCloseTo(1 + 250 / 251, 12);
    }
  });
});
