import { describe, expect, it } from 'vitest';
import type { AttackQuery, AttackResult } from '../../src/attack/index.js';
import { trackerOf } from '../../src/condition/index.js';
import { reduceByShield, sufferDamage } from '../../src/damage/index.js';
import type { ModifierEffect } from '../../src/vocabulary/index.js';
import { cards } from '../modifier-deck/cards.js';
import { attackOf } from './ask.js';

/** An attack with cards in words. */
const attackWith = (attack: number, drawn: string, more: Partial<AttackQuery> = {}): AttackResult =>
  attackOf({ attack, cards: cards(drawn), ...more });

const damageOf = (attack: number, drawn: string, more: Partial<AttackQuery> = {}): number =>
  attackWith(attack, drawn, more).damage;

/** Every stage with the attack after it. */
const stagesOf = ({ stages }: AttackResult): readonly string[] =>
  stages.map(({ type, value }) => `${type} ${String(value)}`);

const WOUND: ModifierEffect = { type: 'condition', condition: 'wound' };
const STUN: ModifierEffect = { type: 'condition', condition: 'stun' };

/** The effects with what becomes of them. */
const verdictsOf = ({ effects }: AttackResult): readonly string[] =>
  effects.map(({ effect, from, verdict }) => `${effect.type} ${String(from)} ${verdict}`);

describe('from the printed value to the damage', () => {
  it('R-ATK-1: every step in its order, with the attack after it', () => {
    const result = attackWith(3, '+1, rolling; -1', {
      bonuses: [2, -1],
      pierce: 1,
      target: { hitPoints: 9, shield: 2, conditions: ['poison'] },
    });
    expect(result.stages).toEqual([
      { type: 'base', value: 3 },
      { type: 'poison', change: 1, value: 4 },
      { type: 'bonus', index: 0, change: 2, value: 6 },
      { type: 'bonus', index: 1, change: -1, value: 5 },
      { type: 'card', index: 0, change: 1, value: 6 },
      { type: 'card', index: 1, change: -1, value: 5 },
      { type: 'shield', shield: 2, pierce: 1, value: 4 },
      { type: 'floor', value: 4 },
    ]);
    expect(result).toMatchObject({ attack: 5, modified: 5, pierce: 1, damage: 4, suffered: 4 });
  });

  it('R-ATK-2: a doubling comes after what is added and before what is taken away', () => {
    const result = attackWith(3, '', { bonuses: [-1, 'double', 2] });
    expect(stagesOf(result)).toEqual([
      'base 3',
      'bonus 5',
      'bonus 10',
      'bonus 9',
      'shield 9',
      'floor 9',
    ]);
    expect(damageOf(3, '+0', { bonuses: [2, 'double'] })).toBe(10);
  });

  it('R-ATK-2: the attacker may want another order', () => {
    expect(damageOf(3, '+0', { bonuses: ['double', 2], order: 'asGiven' })).toBe(8);
    expect(damageOf(3, '+0', { bonuses: ['double', 2], order: 'best' })).toBe(10);
    // Poison first, so that it is doubled (R-ATK-3).
    const target = { conditions: ['poison'] } as const;
    expect(damageOf(3, '', { bonuses: ['double'], order: 'asGiven', target })).toBe(8);
  });

  it('R-ATK-3: poison adds 1 before the cards, so that a 2x doubles it', () => {
    const target = { shield: 1, conditions: ['poison'] } as const;
    expect(damageOf(2, '2x', { target })).toBe(5);
    expect(damageOf(2, '2x', { target: { shield: 1, conditions: ['wound'] } })).toBe(3);
  });

  it('R-ATK-3: a tracker of conditions does as well as their names', () => {
    expect(damageOf(2, '+0', { target: { conditions: trackerOf(['poison']) } })).toBe(3);
  });

  it('R-ATK-4: a 2x doubles the attack as it stands, before shield, and last if the controller likes', () => {
    expect(damageOf(3, '+1, rolling; 2x')).toBe(8);
    expect(damageOf(3, '2x; +1, rolling', { order: 'asGiven' })).toBe(7);
    expect(damageOf(3, '-1, rolling; 2x')).toBe(5);
    expect(damageOf(3, '2x', { target: { shield: 1 } })).toBe(5);
    expect(damageOf(3, '2x, rolling; bless')).toBe(12);
  });

  it('R-ATK-4: a 2x makes an attack below 0 worse', () => {
    expect(attackWith(1, '2x', { bonuses: [-3] }).modified).toBe(-4);
    expect(attackWith(1, '+1, rolling; 2x', { bonuses: [-3] }).modified).toBe(-2);
  });

  it('R-ATK-5: a null makes the damage 0, and nothing raises it', () => {
    expect(damageOf(3, '+2, rolling; null', { bonuses: [4] })).toBe(0);
    expect(damageOf(3, 'null; +2, rolling', { order: 'asGiven' })).toBe(0);
    expect(stagesOf(attackWith(3, 'curse; +2, rolling'))).toEqual([
      'base 3',
      'card 5',
      'card 0',
      'shield 0',
      'floor 0',
    ]);
  });

  it('R-ATK-5: the attack still happened: effects hold and retaliate comes', () => {
    const result = attackWith(3, '+0, rolling, fire; null', {
      effects: [WOUND, { type: 'push', distance: 2 }],
      target: { hitPoints: 1 },
    });
    expect(verdictsOf(result)).toEqual([
      'condition attack takesHold',
      'push attack takesHold',
      'infuse 0 takesHold',
    ]);
    expect(result.mayRetaliate).toBe(true);
  });

  it('R-ATK-6: shield less pierce, not below 0, is taken off', () => {
    expect(damageOf(3, '+0', { pierce: 2, target: { shield: 3 } })).toBe(2);
    expect(damageOf(3, '+0', { pierce: 5, target: { shield: 3 } })).toBe(3);
    expect(damageOf(1, '+0', { target: { shield: 3 } })).toBe(0);
  });

  it('R-ATK-7: pierce on a card or on the attack counts for this attack, above the shield it is wasted', () => {
    const target = { shield: 4 };
    expect(damageOf(5, '+0, pierce 3', { target })).toBe(4);
    expect(damageOf(5, '+0, pierce 3', { target, pierce: 1 })).toBe(5);
    expect(damageOf(5, '+0', { target, effects: [{ type: 'pierce', amount: 2 }] })).toBe(3);
    expect(damageOf(5, '+0, pierce 3', { target, pierce: 9 })).toBe(5);
    // Every source adds.
    const effects: ModifierEffect[] = [
      { type: 'pierce', amount: 1 },
      { type: 'pierce', amount: 1 },
    ];
    expect(damageOf(5, '+0, rolling, pierce 1; +0', { target, effects })).toBe(4);
  });

  it('R-ATK-8: below 0 is kept until the end', () => {
    expect(damageOf(1, '+2, rolling; +0', { bonuses: [-2] })).toBe(1);
    expect(damageOf(1, '-2')).toBe(0);
    expect(attackWith(1, '-2').modified).toBe(-1);
    expect(stagesOf(attackWith(1, '-2', { target: { shield: 1 } })).slice(-2)).toEqual([
      'shield -2',
      'floor 0',
    ]);
  });

  it('R-MOD-18: a changed card counts as another, and stays what it is', () => {
    const result = attackWith(3, '-1; +1, rolling', { changes: [{ value: -1, as: 2 }] });
    expect(result.damage).toBe(6);
    expect(result.stages[1]).toEqual({ type: 'card', index: 0, change: 2, value: 5 });
    expect(damageOf(3, 'null', { changes: [{ value: 'null', as: 0 }] })).toBe(3);
  });

  it('R-VAR-2: with reduced randomness 2x and bless are +2, null and curse -2', () => {
    const rules = { reducedRandomness: true };
    expect(
      ['2x', 'bless', 'null', 'curse', '+1'].map((drawn) => damageOf(4, drawn, { rules })),
    ).toEqual([6, 6, 2, 2, 5]);
    // As a number it does not stop anything.
    expect(damageOf(4, '+1, rolling; null', { rules })).toBe(3);
  });

  it('R-MOD-11: no card is a +0', () => {
    expect(damageOf(3, '')).toBe(3);
  });
});

describe('what the damage does', () => {
  it('R-ATK-17: damage above the hit points is told apart', () => {
    const result = attackWith(6, '+0', { target: { hitPoints: 4 } });
    expect(result).toMatchObject({ damage: 6, suffered: 6, excess: 2, dies: true });
    expect(attackWith(4, '+0', { target: { hitPoints: 4 } })).toMatchObject({
      excess: 0,
      dies: true,
    });
    expect(attackWith(3, '+0', { target: { hitPoints: 4 } })).toMatchObject({
      excess: 0,
      dies: false,
    });
  });

  it('without hit points nobody dies, as far as is known', () => {
    expect(attackWith(99, '+0')).toMatchObject({ excess: 0, dies: null, mayRetaliate: true });
  });

  it('R-DMG-1: 0 damage cannot be negated', () => {
    const target = { hitPoints: 4, negated: true };
    expect(attackWith(0, '+0', { target })).toMatchObject({ damage: 0, negated: false });
    expect(attackWith(1, '+0', { target })).toMatchObject({ damage: 1, negated: true });
  });

  it('R-DMG-2: negated damage kills nobody, and all other effects apply', () => {
    const result = attackWith(9, '+0, stun', {
      effects: [WOUND],
      target: { hitPoints: 4, negated: true },
    });
    expect(result).toMatchObject({ damage: 9, suffered: 0, excess: 0, dies: false });
    expect(result.hit).toEqual({
      source: 'attack',
      amount: 9,
      conditions: ['wound', 'stun'],
      negated: true,
    });
    expect(result.mayRetaliate).toBe(true);
  });

  it('R-DMG-3: what may be negated is known to the last number', () => {
    const { damage } = attackWith(3, '+1', { target: { hitPoints: 4, shield: 1 } });
    expect(damage).toBe(3);
  });

  it('the hit is what sufferDamage takes', () => {
    const figure = { hitPoints: 5, maxHitPoints: 8, conditions: trackerOf(['poison']) };
    const { hit } = attackWith(2, '+0, stun', { target: figure });
    const suffered = sufferDamage(figure, hit);
    expect(suffered).toMatchObject({
      _tag: 'Right',
      right: { suffered: 3, after: { hitPoints: 2 }, gains: [{ condition: 'stun' }] },
    });
  });

  it('R-BONUS-1: shields reduce each attack by all they have, and nothing but attacks', () => {
    const target = { shield: 2 };
    expect([damageOf(3, '+0', { target }), damageOf(3, '+0', { target })]).toEqual([1, 1]);
    expect(reduceByShield({ source: 'retaliate', amount: 3, shields: [] })).toMatchObject({
      right: { amount: 3 },
    });
  });

  it('R-BONUS-2: the numbers before shield tell reduceByShield which items are marked', () => {
    const { modified, pierce, damage } = attackWith(2, '+0', { target: { shield: 3 }, pierce: 1 });
    const shields = [
      { id: 'plate', amount: 2, circles: true },
      { id: 'ring', amount: 1, circles: true },
    ];
    const reduced = reduceByShield({ source: 'attack', amount: modified, shields, pierce });
    expect(reduced).toMatchObject({ right: { amount: damage, marked: ['plate', 'ring'] } });
  });
});

describe('added effects', () => {
  const PRINTED: readonly ModifierEffect[] = [
    WOUND,
    { type: 'push', distance: 1 },
    { type: 'infuse', element: 'fire' },
    { type: 'pierce', amount: 1 },
  ];
  const drawn = '+0, rolling, heal 2 self; +1, pull 1, curse';

  it('R-ATK-9: hold at 0 damage, each with where it comes from', () => {
    const result = attackWith(1, drawn, {
      effects: PRINTED,
      target: { hitPoints: 4, shield: 9 },
    });
    expect(result.damage).toBe(0);
    expect(verdictsOf(result)).toEqual([
      'condition attack takesHold',
      'push attack takesHold',
      'infuse attack takesHold',
      'pierce attack used',
      'heal 0 takesHold',
      'pull 1 takesHold',
      'curse 1 takesHold',
    ]);
    expect(result.hit.conditions).toEqual(['wound']);
    expect(result.forcedMoves).toEqual([
      { type: 'push', distance: 1 },
      { type: 'pull', distance: 1 },
    ]);
  });

  it('R-ATK-9: what acts on the target does nothing to the dead, what does not still holds', () => {
    const effects: ModifierEffect[] = [{ type: 'bless' }, ...PRINTED];
    const result = attackWith(9, drawn, { effects, target: { hitPoints: 4 } });
    expect(verdictsOf(result)).toEqual([
      'bless attack targetDies',
      'condition attack targetDies',
      'push attack targetDies',
      'infuse attack takesHold',
      'pierce attack used',
      'heal 0 takesHold',
      'pull 1 targetDies',
      'curse 1 targetDies',
    ]);
    expect(result.hit.conditions).toEqual([]);
    expect(result.forcedMoves).toEqual([]);
    expect(result.mayRetaliate).toBe(false);
  });

  it('R-ATK-10: poison of the attack does not raise the attack itself', () => {
    const poison: ModifierEffect = { type: 'condition', condition: 'poison' };
    const { damage, hit } = attackWith(3, '+0, poison', { effects: [poison] });
    expect([damage, hit.conditions]).toEqual([3, ['poison', 'poison']]);
  });

  it('R-ATK-10: nothing added but pierce changes the damage', () => {
    const all = '+0, stun, push 2, pull 1, fire, heal 1 self, shield 1 self, curse, add target';
    expect(damageOf(3, all, { target: { shield: 1 } })).toBe(2);
    expect(damageOf(3, `${all}, pierce 1`, { target: { shield: 1 } })).toBe(3);
  });

  it('R-MOD-17: what is on a card is as if printed on the attack', () => {
    const onCard = attackWith(3, '+0, stun, fire, pierce 1, shield 1 self');
    const printed = attackWith(3, '+0', {
      effects: cards('+0, stun, fire, pierce 1, shield 1 self')[0]!.effects,
    });
    const bare = ({ effects }: AttackResult) =>
      effects.map(({ effect, verdict }) => [effect, verdict]);
    expect(bare(onCard)).toEqual(bare(printed));
    expect(onCard.hit).toEqual(printed.hit);
  });

  it('R-MOD-10: effects of rolling cards hold with a final null', () => {
    const result = attackWith(3, '+1, rolling, poison; +0, rolling, fire; null');
    expect(result.damage).toBe(0);
    expect(verdictsOf(result)).toEqual(['condition 0 takesHold', 'infuse 1 takesHold']);
  });

  it('R-COND-20: an immune target is attacked, and does not gain what it is immune to', () => {
    const target = {
      hitPoints: 9,
      conditions: trackerOf([], ['stun']),
      immune: ['curse'],
    } as const;
    const result = attackWith(3, '+0, curse, muddle, bless', { effects: [STUN], target });
    expect(verdictsOf(result)).toEqual([
      'condition attack immune',
      'curse 0 immune',
      'condition 0 takesHold',
      'bless 0 takesHold',
    ]);
    expect(result.hit.conditions).toEqual(['muddle']);
  });

  it('a target that is immune to a condition can have it done to the attacker', () => {
    const self: ModifierEffect = { type: 'conditionSelf', condition: 'invisible' };
    const result = attackWith(3, '+0', {
      effects: [self],
      target: { hitPoints: 1, immune: ['invisible'] },
    });
    expect(verdictsOf(result)).toEqual(['conditionSelf attack takesHold']);
  });

  it('R-MOVE-23: two pushes are two, each alone', () => {
    const push: ModifierEffect = { type: 'push', distance: 1 };
    expect(attackWith(1, '+0, push 1', { effects: [push] }).forcedMoves).toEqual([push, push]);
  });

  it('R-ATK-23: every Add Target adds, on the attack or drawn, also when the target dies', () => {
    const result = attackWith(9, '+0, rolling, add target; +0', {
      effects: [{ type: 'addTarget', count: 2 }],
      target: { hitPoints: 1 },
    });
    expect(result.addTargets).toBe(3);
  });
});
