import { describe, expect, it } from 'vitest';

import {
  completeCard,
  modifiedAttack,
  nextDraw,
  standardDeck,
  type DrawDone,
  type DrawOptions,
} from '../../src/modifier-deck/index.js';
import type { DrawMode } from '../../src/vocabulary/index.js';
import { card, cards, show } from './cards.js';

/** A draw that is over. */
const done = (mode: DrawMode, revealed: string, options: DrawOptions = {}): DrawDone => {
  const draw = nextDraw(mode, cards(revealed), options);
  if (draw.type === 'more') throw new Error('the draw goes on');
  return draw;
};

const usedOf = (mode: DrawMode, revealed: string, options: DrawOptions = {}): string =>
  done(mode, revealed, options).used.map(show).join('; ');

const valueOf = (
  mode: DrawMode,
  revealed: string,
  attack: number,
  options: DrawOptions = {},
): number => modifiedAttack(done(mode, revealed, { attack, ...options }), attack);

describe('R-MOD-1 the standard deck', () => {
  it('R-MOD-1 has 20 cards', () => {
    const count = (value: unknown) => standardDeck.filter((one) => one.value === value).length;
    expect(standardDeck).toHaveLength(20);
    expect([0, 1, -1, 2, -2, 'null', 'double'].map(count)).toEqual([6, 5, 5, 1, 1, 1, 1]);
    expect(
      standardDeck.every(
        ({ rolling, effects, origin }) => !rolling && effects.length === 0 && origin === 'standard',
      ),
    ).toBe(true);
  });
});

describe('R-MOD-2 without advantage or disadvantage', () => {
  it.each<[string, string]>([
    ['+1', '+1'],
    ['+1, rolling; -1', '+1 rolling; -1'],
    ['+1, rolling; +0, rolling, stun; 2x', '+1 rolling; +0 rolling condition; double'],
  ])('R-MOD-2 %s: all count', (revealed, used) => {
    expect(usedOf('none', revealed)).toBe(used);
    expect(done('none', revealed).unused).toEqual([]);
  });

  it.each(['', '+1, rolling', '+1, rolling; +0, rolling'])('R-MOD-2 "%s" goes on', (revealed) => {
    expect(nextDraw('none', cards(revealed))).toEqual({ type: 'more' });
  });
});

describe('R-MOD-3 advantage', () => {
  it.each<[string, string, string]>([
    ['+1; +2', '+2', '+1'],
    ['+2; +1', '+2', '+1'],
    ['-1; +0', '+0', '-1'],
    ['+1, rolling; -1', '+1 rolling; -1', ''],
    ['-1; +1, rolling', '-1; +1 rolling', ''],
    ['+1, rolling; +0, rolling; -2', '+1 rolling; +0 rolling; -2', ''],
  ])('R-MOD-3 %s: %s', (revealed, used, unused) => {
    expect(usedOf('advantage', revealed)).toBe(used);
    expect(done('advantage', revealed).unused.map(show).join('; ')).toBe(unused);
  });

  it.each(['', '+1', '+1, rolling', '+1, rolling; +0, rolling'])(
    'R-MOD-3 "%s" goes on',
    (revealed) => {
      expect(nextDraw('advantage', cards(revealed))).toEqual({ type: 'more' });
    },
  );
});

describe('R-MOD-4 disadvantage', () => {
  it.each<[string, string, string]>([
    ['+1; +2', '+1', '+2'],
    ['+2; +1', '+1', '+2'],
    ['+1, rolling; -1', '-1', '+1 rolling'],
    ['-1; +1, rolling', '-1', '+1 rolling'],
    ['+1, rolling; +0, rolling; +2', '+2', '+1 rolling; +0 rolling'],
  ])('R-MOD-4 %s: %s', (revealed, used, unused) => {
    expect(usedOf('disadvantage', revealed)).toBe(used);
    expect(done('disadvantage', revealed).unused.map(show).join('; ')).toBe(unused);
  });

  it.each(['', '+1', '-1, rolling', '+1, rolling; +0, rolling'])(
    'R-MOD-4 "%s" goes on',
    (revealed) => {
      expect(nextDraw('disadvantage', cards(revealed))).toEqual({ type: 'more' });
    },
  );

  it('R-MOD-4 an ignored rolling card brings neither its number nor its effect', () => {
    const draw = done('disadvantage', '+2, rolling, stun; +1', { attack: 3 });
    expect(draw.effects).toEqual([]);
    expect(modifiedAttack(draw, 3)).toBe(4);
  });
});

describe('R-MOD-5, R-MOD-6 comparing two cards', () => {
  /** Which of the two counts under advantage and disadvantage, and whether that is undecided. */
  const compared = (a: string, b: string, attack?: number) => ({
    better: usedOf('advantage', `${a}; ${b}`, { attack: attack ?? null }) === show(card(a)) ? a : b,
    worse:
      usedOf('disadvantage', `${a}; ${b}`, { attack: attack ?? null }) === show(card(a)) ? a : b,
    undecided: done('advantage', `${a}; ${b}`, { attack: attack ?? null }).undecided,
  });

  it.each<[string, string]>([
    ['+2', '+1'],
    ['+1, stun', '+1'],
    ['+2, stun', '+1'],
    ['+2, stun, fire', '+2, fire'],
    ['+1, push 1, push 1', '+1, push 1'],
    ['+2, stun', '+1, stun'],
    ['+2, stun, fire', '+1, fire, stun'],
    ['-1, stun', '-2'],
  ])('R-MOD-6 %s is better than %s, in either order', (better, worse) => {
    expect(compared(better, worse)).toEqual({ better, worse, undecided: false });
    expect(compared(worse, better)).toEqual({ better, worse, undecided: false });
  });

  it.each<[string, string]>([
    ['+0, stun', '+2'],
    ['+1, stun', '+1, fire'],
    ['+0, muddle', '+2, stun'],
    ['+2, muddle', '+0, stun'],
    ['+0, stun, fire', '+1, stun'],
    ['+0, push 1', '+0, push 2'],
    ['+1, heal 1 self', '+1, shield 1 self'],
    ['+1, push 1, push 1', '+2, push 1'],
  ])('R-MOD-5 %s and %s cannot be told apart: the first counts', (a, b) => {
    expect(compared(a, b)).toEqual({ better: a, worse: a, undecided: true });
    expect(compared(b, a)).toEqual({ better: b, worse: b, undecided: true });
  });

  it.each<[string, string]>([
    ['+1', '+1'],
    ['+1, stun, fire', '+1, fire, stun'],
    ['-1', 'star'],
  ])('R-MOD-6 %s and %s are equal: the first counts, and nothing is undecided', (a, b) => {
    const first = cards(`${a}; ${b}`)[0];
    for (const mode of ['advantage', 'disadvantage'] as const) {
      const draw = done(mode, `${a}; ${b}`);
      expect(draw.used).toEqual([first]);
      expect(draw.undecided).toBe(false);
    }
  });
});

describe('R-MOD-7 null and 2x in comparisons', () => {
  it.each<[number | null, string, string]>([
    [2, '2x; +1', 'double'],
    [2, '+1; 2x', 'double'],
    [2, '2x; +2', 'double'],
    [2, '+2; 2x', '+2'],
    [2, '2x; +3', '+3'],
    [0, '2x; +1', '+1'],
    [0, '-1; 2x', 'double'],
    [-1, '2x; +0', '+0'],
    [null, '+4; 2x', 'double'],
  ])('R-MOD-7 advantage at attack %s, %s: %s', (attack, revealed, used) => {
    expect(usedOf('advantage', revealed, { attack })).toBe(used);
  });

  it.each<[number | null, string, string]>([
    [1, 'null; -2', 'null'],
    [1, '-2; null', 'null'],
    [2, '-2; null', 'null'],
    [0, '-1; null', 'null'],
    [1, '-4; null', 'null'],
    [2, '2x; +3', 'double'],
    [2, '2x; +2', 'double'],
    [null, 'null; -2', 'null'],
    [3, 'bless; +2', '+2'],
    [3, 'curse; -2', 'curse'],
  ])('R-MOD-7 disadvantage at attack %s, %s: %s', (attack, revealed, used) => {
    expect(usedOf('disadvantage', revealed, { attack })).toBe(used);
  });

  it('R-MOD-7 bless and curse compare as 2x and null', () => {
    expect(usedOf('advantage', '2x; bless', { attack: 3 })).toBe('double');
    expect(usedOf('advantage', 'bless; 2x', { attack: 3 })).toBe('bless');
    expect(usedOf('disadvantage', 'null; curse', { attack: 3 })).toBe('null');
    expect(done('disadvantage', 'null; curse', { attack: 3 }).undecided).toBe(false);
  });

  it.each([1, 2, 9, null])('R-MOD-7 without the flag 2x is always best, attack %s', (attack) => {
    const options = { attack, rules: { compareDoubleByValue: false } };
    expect(usedOf('advantage', '+4; 2x', options)).toBe('double');
    expect(usedOf('disadvantage', '+4; 2x', options)).toBe('+4');
    expect(usedOf('disadvantage', '-2; null', options)).toBe('null');
  });

  it('R-MOD-7 a 2x may be worth less than a card with an effect, or not be told from it', () => {
    expect(done('advantage', '2x; +1, stun', { attack: 2 }).undecided).toBe(true);
    expect(usedOf('advantage', '2x; +2, stun', { attack: 2 })).toBe('+2 condition');
  });
});

describe('R-MOD-8, R-MOD-12 what a draw turned over', () => {
  it.each<[DrawMode, string, readonly string[], boolean]>([
    ['advantage', 'bless; curse', ['bless', 'curse'], false],
    ['advantage', '+1; curse', ['curse'], false],
    ['disadvantage', 'bless; -1', ['bless'], false],
    ['advantage', '+1; null', [], true],
    ['disadvantage', '2x; -1', [], true],
    ['none', '+1, rolling; +1', [], false],
  ])('R-MOD-8 %s, %s', (mode, revealed, returned, shuffleAtEndOfRound) => {
    const draw = done(mode, revealed, { attack: 3 });
    expect(draw.returned).toEqual(returned);
    expect(draw.shuffleAtEndOfRound).toBe(shuffleAtEndOfRound);
  });

  it('R-MOD-12 a null or 2x of a perk does not shuffle', () => {
    const perk = { ...card('2x'), origin: 'perk' as const };
    const draw = nextDraw('none', [perk]);
    expect(draw.type === 'done' && draw.shuffleAtEndOfRound).toBe(false);
  });

  it('R-MOD-8 only cards that the draw takes count', () => {
    expect(done('none', '+1; curse')).toEqual(done('none', '+1'));
    expect(done('advantage', '+1; +0; null')).toEqual(done('advantage', '+1; +0'));
  });
});

describe('R-MOD-10, R-ATK-4, R-ATK-5, R-ATK-8 the value', () => {
  it.each<[string, number, number]>([
    ['+2', 3, 5],
    ['-2', 1, -1],
    ['2x', 3, 6],
    ['null', 3, 0],
    ['curse', 3, 0],
    ['bless', 3, 6],
    ['+1, rolling; 2x', 3, 8],
    ['-1, rolling; 2x', 3, 5],
    ['-1, rolling; +2, rolling; 2x', 3, 9],
    ['+2, rolling; null', 3, 0],
    ['+2, rolling; -2', 1, 1],
    ['+2, rolling; -2', -3, -3],
    ['2x', 0, 0],
    ['2x', -2, -4],
  ])('R-ATK-4 %s on attack %i: %i', (revealed, attack, value) => {
    expect(valueOf('none', revealed, attack)).toBe(value);
  });

  it('R-ATK-4 several doubles multiply', () => {
    const doubles = [{ ...card('2x'), rolling: true }, card('2x')];
    const draw = nextDraw('none', doubles);
    expect(draw.type === 'done' && modifiedAttack(draw, 3)).toBe(12);
  });

  it('R-MOD-10 the effects of rolling cards stay with a null', () => {
    const { effects, noDamage } = done('none', '+1, rolling, poison; +0, rolling, fire; null');
    expect(noDamage).toBe(true);
    expect(effects).toEqual([
      { type: 'condition', condition: 'poison' },
      { type: 'infuse', element: 'fire' },
    ]);
  });

  it('never is -0', () => {
    expect(Object.is(valueOf('none', '+0', -0), 0)).toBe(true);
    expect(Object.is(valueOf('none', '2x', -0), 0)).toBe(true);
    expect(Object.is(valueOf('none', '-1', 1), 0)).toBe(true);
    expect(Object.is(completeCard({ value: -0 }).value, 0)).toBe(true);
  });
});

describe('R-MOD-11 a card that cannot be had', () => {
  it.each<[DrawMode, string, string, boolean]>([
    ['none', '', '', false],
    ['none', '+1, rolling', '+1 rolling', false],
    ['advantage', '', '', false],
    ['advantage', '-1', '', false],
    ['advantage', '+1', '+1', false],
    ['advantage', '-1, stun', '-1 condition', true],
    ['advantage', '+1, rolling', '+1 rolling', false],
    ['advantage', '+1, rolling; +2, rolling', '+1 rolling; +2 rolling', false],
    ['disadvantage', '', '', false],
    ['disadvantage', '+1', '', false],
    ['disadvantage', '+0', '+0', false],
    ['disadvantage', '-1', '-1', false],
    ['disadvantage', '+1, rolling', '', false],
    ['disadvantage', '+1, rolling; +2, rolling', '', false],
  ])('R-MOD-11 %s, "%s" and no more: "%s"', (mode, revealed, used, undecided) => {
    const draw = done(mode, revealed, { exhausted: true });
    expect(draw.used.map(show).join('; ')).toBe(used);
    expect(draw.undecided).toBe(undecided);
    expect(draw.used.length + draw.unused.length).toBe(cards(revealed).length);
  });

  it('R-MOD-11 says nothing where the draw has its cards', () => {
    expect(done('advantage', '+1; -1', { exhausted: true })).toEqual(done('advantage', '+1; -1'));
  });
});

describe('R-MOD-18 what changes the attacker’s card', () => {
  /** An item of the target: any 2x is a +0. */
  const changes = [{ value: 'double', as: 0 }] as const;

  it('R-MOD-18 the number changes, the card stays what it is', () => {
    const draw = done('none', '+1, rolling, stun; 2x', { attack: 3, changes });
    expect(draw.used).toEqual(cards('+1, rolling, stun; 2x'));
    expect(draw.shuffleAtEndOfRound).toBe(true);
    expect(modifiedAttack(draw, 3)).toBe(4);
    expect(valueOf('none', 'bless', 3, { changes })).toBe(3);
    expect(valueOf('none', 'null', 3, { changes: [{ value: 'null', as: 'double' }] })).toBe(6);
  });

  it('R-MOD-18 after the choice by default, before it with the flag', () => {
    const before = { attack: 3, changes, rules: { modifyBeforeChoice: true } };
    expect(usedOf('advantage', '+1; 2x', { attack: 3, changes })).toBe('double');
    expect(valueOf('advantage', '+1; 2x', 3, { changes })).toBe(3);
    expect(usedOf('advantage', '+1; 2x', before)).toBe('+1');
    expect(valueOf('disadvantage', '+1; 2x', 3, before)).toBe(3);
  });

  it('R-MOD-18 the first change of a value counts', () => {
    const twice = [{ value: 'double', as: 1 } as const, { value: 'double', as: 2 } as const];
    expect(valueOf('none', '2x', 3, { changes: twice })).toBe(4);
    expect(valueOf('none', '+1', 3, { changes: [{ value: 'double', as: 1 }] })).toBe(4);
    // What comes of a change is not changed again.
    const chain = [{ value: 'double', as: 1 } as const, { value: 1, as: 5 } as const];
    expect(valueOf('none', '2x', 3, { changes: chain })).toBe(4);
  });
});

describe('R-VAR-2 reduced randomness', () => {
  const rules = { reducedRandomness: true };

  it.each<[string, number, number]>([
    ['2x', 3, 5],
    ['bless', 3, 5],
    ['null', 3, 1],
    ['curse', 1, -1],
    ['+1, rolling; null', 3, 2],
  ])('R-VAR-2 %s on attack %i: %i', (revealed, attack, value) => {
    expect(valueOf('none', revealed, attack, { rules })).toBe(value);
  });

  it('R-VAR-2 they compare as +2 and -2', () => {
    expect(usedOf('advantage', '+2; 2x', { rules })).toBe('+2');
    expect(usedOf('advantage', '2x; +3', { rules })).toBe('+3');
    expect(usedOf('disadvantage', '-2; null', { rules })).toBe('-2');
    expect(usedOf('disadvantage', 'null; -3', { rules })).toBe('-3');
  });

  it('R-VAR-2 they still shuffle and leave', () => {
    expect(done('none', 'null', { rules }).shuffleAtEndOfRound).toBe(true);
    expect(done('advantage', 'bless; curse', { rules }).returned).toEqual(['bless', 'curse']);
  });

  it('R-VAR-2, R-MOD-18 a change comes before it', () => {
    const changes = [{ value: 'double', as: 0 }] as const;
    expect(valueOf('none', '2x', 3, { rules, changes })).toBe(3);
    expect(valueOf('none', '+1', 3, { rules, changes: [{ value: 1, as: 'double' }] })).toBe(5);
  });
});

describe('what may be left out', () => {
  it('a written card has the defaults of a plain card of the standard deck', () => {
    expect(nextDraw('none', [{ value: 1 }])).toEqual(nextDraw('none', cards('+1')));
    expect(completeCard({ value: 'null', rolling: null, effects: null, origin: null })).toEqual(
      card('null'),
    );
  });

  it('null in an option means left out', () => {
    const options = { attack: null, exhausted: null, changes: null, rules: null };
    expect(done('advantage', '+4; 2x', options)).toEqual(done('advantage', '+4; 2x'));
    const flags = { compareDoubleByValue: null, reducedRandomness: undefined } as object;
    expect(done('advantage', '+4; 2x', { attack: 3, rules: flags })).toEqual(
      done('advantage', '+4; 2x', { attack: 3 }),
    );
  });

  it('the sample of a table companion', () => {
    let revealed = [card('+1, rolling')];
    expect(nextDraw('advantage', revealed)).toEqual({ type: 'more' });
    revealed = [...revealed, card('-1')];
    const draw = nextDraw('advantage', revealed);
    expect(draw).toMatchObject({ type: 'done', used: revealed, effects: [] });
    expect(draw.type === 'done' && [0, 1, 5].map((value) => modifiedAttack(draw, value))).toEqual([
      0, 1, 5,
    ]);
  });
});
