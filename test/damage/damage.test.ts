import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import {
  endTurn,
  listConditions,
  poisonBonus,
  startTurn,
  trackerOf,
} from '../../src/condition/index.js';
import {
  DAMAGE_SOURCES,
  explain,
  heal,
  reduceByShield,
  sufferDamage,
  type DamageError,
  type DamageSource,
  type Hit,
  type HurtFigure,
  type ShieldSource,
  type Suffering,
} from '../../src/damage/index.js';
import { CONDITIONS, type Condition } from '../../src/vocabulary/index.js';

const right = <A>(answer: E.Either<readonly DamageError[], A>): A => {
  if (E.isLeft(answer)) throw new Error(answer.left.map(explain).join('; '));
  return answer.right;
};

const figure = (hitPoints: number, conditions: readonly Condition[] = []): HurtFigure => ({
  hitPoints,
  maxHitPoints: 10,
  conditions: trackerOf(conditions),
});
const suffer = (on: HurtFigure, hit: Hit): Suffering => right(sufferDamage(on, hit));

describe('suffering', () => {
  it.each(DAMAGE_SOURCES)('R-DMG-3 damage of %s is taken from the hit points', (source) => {
    expect(suffer(figure(7), { source, amount: 3 })).toEqual({
      source,
      amount: 3,
      negated: false,
      suffered: 3,
      hitPointsBefore: 7,
      dies: false,
      gains: [],
      lost: [],
      after: { hitPoints: 4, maxHitPoints: 10, conditions: trackerOf() },
    });
  });

  it('R-DMG-1 damage 0 is no damage: it cannot be negated, and what comes with it applies', () => {
    const nothing = suffer(figure(7), {
      source: 'attack',
      amount: 0,
      negated: true,
      conditions: ['stun'],
    });
    expect(nothing).toMatchObject({ negated: false, suffered: 0, dies: false });
    expect(nothing.after).toEqual(figure(7, ['stun']));
  });

  it('R-DMG-2 negated, the whole amount is cancelled and all other effects apply', () => {
    const negated = suffer(figure(2), {
      source: 'attack',
      amount: 9,
      negated: true,
      conditions: ['poison', 'muddle'],
    });
    expect(negated).toMatchObject({ amount: 9, negated: true, suffered: 0, dies: false });
    expect(negated.after).toEqual(figure(2, ['poison', 'muddle']));
  });

  it('R-DMG-3 each source is suffered by itself', () => {
    const first = suffer(figure(7), { source: 'attack', amount: 3, negated: true });
    const second = suffer(first.after, { source: 'attack', amount: 3 });
    expect(second.after.hitPoints).toBe(4);
  });

  it.each([
    [5, 5],
    [5, 6],
    [1, 1_000_000],
  ])(
    'R-COND-22 with %i hit points, %i damage kills, and all conditions are lost',
    (left, amount) => {
      const death = suffer(figure(left, ['poison', 'strengthen']), { source: 'trap', amount });
      expect(death).toMatchObject({
        suffered: amount,
        hitPointsBefore: left,
        dies: true,
        gains: [],
        lost: ['poison', 'strengthen'],
      });
      expect(death.after).toEqual(figure(0));
    },
  );

  it('R-COND-22 a figure that dies in its own turn has no turn any more', () => {
    const acting = {
      ...figure(1),
      conditions: startTurn(trackerOf(['wound'], ['curse'])).conditions,
    };
    const death = suffer(acting, { source: 'wound', amount: 1 });
    expect(death.after.conditions).toEqual(trackerOf([], ['curse']));
    expect(endTurn(death.after.conditions).ended).toEqual([]);
  });

  it('R-COND-21 conditions come after the damage, and not to the dead', () => {
    const hit = { source: 'trap', amount: 4, conditions: ['poison', 'stun'] } as const;
    const hurt = suffer(figure(5), hit);
    expect(hurt.gains.map(({ type, condition }) => [type, condition])).toEqual([
      ['gained', 'poison'],
      ['gained', 'stun'],
    ]);
    expect(hurt.after).toEqual(figure(1, ['poison', 'stun']));
    expect(suffer(figure(4), hit)).toMatchObject({ dies: true, gains: [], after: figure(0) });
  });

  it('R-COND-21 poison that comes with a source does not raise that source', () => {
    const target = figure(9);
    const hit = (on: HurtFigure): Hit => ({
      source: 'attack',
      amount: 2 + poisonBonus(on.conditions ?? []),
      conditions: ['poison'],
    });
    const first = suffer(target, hit(target));
    expect(first.after.hitPoints).toBe(7);
    expect(suffer(first.after, hit(first.after)).after.hitPoints).toBe(4);
  });

  it('R-COND-20 R-COND-1 says of each condition what became of it', () => {
    const target = { ...figure(9), conditions: trackerOf(['muddle'], ['stun']) };
    const { gains } = suffer(target, {
      source: 'attack',
      amount: 1,
      conditions: ['stun', 'muddle', 'disarm', 'disarm'],
    });
    expect(gains.map(({ type }) => type)).toEqual(['immune', 'refreshed', 'gained', 'refreshed']);
  });

  it('R-COND-7 wound: the damage at the start of the turn, which a character may negate', () => {
    const { woundDamage, conditions } = startTurn(trackerOf(['wound']));
    const hit = { source: 'wound', amount: woundDamage } as const;
    expect(suffer({ ...figure(3), conditions }, hit).after.hitPoints).toBe(2);
    expect(suffer({ ...figure(3), conditions }, { ...hit, negated: true }).after.hitPoints).toBe(3);
  });

  it('a figure that is gone suffers nothing more', () => {
    const gone = suffer(figure(0, ['poison']), { source: 'trap', amount: 3, conditions: ['stun'] });
    expect(gone).toMatchObject({ suffered: 0, dies: false, gains: [], lost: ['poison'] });
    expect(gone.after).toEqual(figure(0));
  });
});

describe('R-DMG-10 healing', () => {
  it.each<[number, Condition[], number, number, Condition[]]>([
    [4, [], 3, 3, []],
    [9, [], 3, 1, []],
    [10, [], 3, 0, []],
    [4, [], 0, 0, []],
    [4, ['wound'], 3, 3, ['wound']],
    [9, ['wound'], 3, 1, ['wound']],
    [4, ['poison'], 3, 0, ['poison']],
    [4, ['poison', 'wound'], 3, 0, ['poison', 'wound']],
    [10, ['poison', 'wound'], 1, 0, ['poison', 'wound']],
    [4, ['muddle', 'strengthen'], 2, 2, []],
  ])(
    'R-DMG-10 R-COND-8 at %i of 10 with %j, heal %i gives %i back and removes %j',
    (hitPoints, conditions, amount, healed, removed) => {
      const healing = right(heal(figure(hitPoints, conditions), amount));
      expect(healing).toEqual({
        amount,
        poisoned: conditions.includes('poison'),
        removed,
        healed,
        hitPointsBefore: hitPoints,
        after: figure(
          hitPoints + healed,
          conditions.filter((one) => !removed.includes(one)),
        ),
      });
    },
  );

  it('R-COND-8 the heal after the one that cured poison gives hit points', () => {
    const cured = right(heal(figure(4, ['poison']), 2));
    expect(right(heal(cured.after, 2)).after.hitPoints).toBe(6);
  });

  it('the dead are not healed', () => {
    expect(right(heal(figure(0), 5))).toMatchObject({ healed: 0, after: { hitPoints: 0 } });
  });
});

describe('R-BONUS-1 R-BONUS-2 shield', () => {
  const lasting = (amount: number): ShieldSource => ({ id: `lasting ${String(amount)}`, amount });
  const item = (id: string, amount: number): ShieldSource => ({ id, amount, circles: true });
  const reduce = (
    amount: number,
    shields: readonly ShieldSource[],
    pierce = 0,
    source: DamageSource = 'attack',
  ) => right(reduceByShield({ source, amount, shields, pierce }));

  it.each<[number, number[], number, number]>([
    [5, [], 0, 5],
    [5, [1], 0, 4],
    [5, [1, 2], 0, 2],
    [5, [4, 2], 0, 0],
    [3, [3], 2, 2],
    [5, [2, 1], 9, 5],
    [-2, [1], 0, 0],
    [0, [3], 1, 0],
  ])(
    'R-BONUS-1 %i against shields %j with pierce %i leaves %i',
    (amount, shields, pierce, left) => {
      const reduction = reduce(amount, shields.map(lasting), pierce);
      expect(reduction.amount).toBe(left);
      expect(reduction.amountBefore).toBe(amount);
      expect(reduction.shield).toBe(shields.reduce((sum, one) => sum + one, 0));
      expect(reduction.pierced).toBe(Math.min(reduction.shield, pierce));
      expect(reduction.marked).toEqual([]);
    },
  );

  it('R-BONUS-1 each attack is reduced anew', () => {
    expect(reduce(3, [lasting(1)])).toEqual(reduce(3, [lasting(1)]));
    expect([3, 2, 1].map((amount) => reduce(amount, [lasting(1)]).amount)).toEqual([2, 1, 0]);
  });

  it.each(DAMAGE_SOURCES.filter((source) => source !== 'attack'))(
    'R-BONUS-1 R-BONUS-5 nothing is taken off or added to damage of %s',
    (source) => {
      expect(reduce(3, [lasting(2), item('ring', 1)], 1, source)).toEqual({
        amountBefore: 3,
        shield: 0,
        pierced: 0,
        amount: 3,
        marked: [],
      });
    },
  );

  it.each<[string, number, ShieldSource[], number, string[]]>([
    ['that reduces', 3, [item('ring', 1)], 0, ['ring']],
    ['where damage is 0 anyway', 0, [item('ring', 1)], 0, []],
    ['where lasting shield is enough', 2, [item('ring', 1), lasting(2)], 0, []],
    ['that is pierced', 3, [item('ring', 1)], 1, []],
    ['that pierce leaves over', 3, [item('ring', 1), lasting(1)], 1, ['ring']],
    ['the first of two that are one too many', 1, [item('a', 1), item('b', 1)], 0, ['a']],
    ['both where both reduce', 2, [item('a', 1), item('b', 1)], 0, ['a', 'b']],
    ['the second where the first is pierced', 5, [item('a', 1), item('b', 1)], 1, ['b']],
  ])('R-BONUS-2 an item with circles %s is marked', (_, amount, shields, pierce, marked) => {
    expect(reduce(amount, shields, pierce).marked).toEqual(marked);
  });

  it('R-BONUS-2 shield counts whether or not it changes anything', () => {
    expect(reduce(0, [lasting(2), item('ring', 1)])).toMatchObject({ shield: 3, amount: 0 });
  });

  it('takes left out shields and pierce for none', () => {
    const bare = right(reduceByShield({ source: 'attack', amount: 3 }));
    expect(bare).toEqual(reduce(3, []));
  });
});

describe('names of conditions', () => {
  it('do for a figure whose turn does not run', () => {
    const named = { hitPoints: 5, maxHitPoints: 8, conditions: CONDITIONS };
    const hurt = suffer(named, { source: 'trap', amount: 1 });
    expect(listConditions(hurt.after.conditions)).toEqual([...CONDITIONS]);
    const bare = { hitPoints: 5, maxHitPoints: 8 };
    expect(suffer(bare, { source: 'trap', amount: 1 }).after.conditions).toEqual(trackerOf());
  });
});
