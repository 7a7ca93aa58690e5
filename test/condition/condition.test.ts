import { describe, expect, it } from 'vitest';

import {
  AFFLICTIONS,
  canBeAfflicted,
  DEEDS,
  drawSourcesOf,
  endTurn,
  forbiddenBy,
  gainCondition,
  hasCondition,
  healConditions,
  isImmune,
  isNegative,
  isTargetable,
  listConditions,
  loseAllConditions,
  mayAttack,
  mayMove,
  mayPerformAbilities,
  mayUseItems,
  NEGATIVE_CONDITIONS,
  poisonBonus,
  POSITIVE_CONDITIONS,
  removeNegative,
  startTurn,
  trackerOf,
  type Affliction,
  type ConditionTracker,
  type Deed,
} from '../../src/condition/index.js';
import { CONDITIONS, type Condition } from '../../src/vocabulary/index.js';

const TIMED: readonly Condition[] = [
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
];
const LASTING: readonly Condition[] = ['poison', 'wound'];

const gain = (tracker: ConditionTracker, ...conditions: Condition[]): ConditionTracker =>
  conditions.reduce((now, condition) => gainCondition(now, condition).conditions, tracker);
const begin = (tracker: ConditionTracker): ConditionTracker => startTurn(tracker).conditions;
const finish = (tracker: ConditionTracker): ConditionTracker => endTurn(tracker).conditions;
const turn = (tracker: ConditionTracker): ConditionTracker => finish(begin(tracker));

describe('R-COND-1 one of each kind', () => {
  it.each(CONDITIONS)('R-COND-1 %s twice is one, refreshed', (condition) => {
    const once = gainCondition(trackerOf(), condition);
    const twice = gainCondition(once.conditions, condition);
    expect([once.type, twice.type]).toEqual(['gained', 'refreshed']);
    expect(listConditions(twice.conditions)).toEqual([condition]);
  });

  it('R-COND-1 whatever the order of gaining, the tracker is the same', () => {
    const there = gain(trackerOf(), ...CONDITIONS);
    const back = gain(trackerOf(), ...[...CONDITIONS].reverse());
    expect(there).toEqual(back);
    expect(there).toEqual(trackerOf(CONDITIONS));
    expect(trackerOf(['stun', 'poison', 'stun'])).toEqual(gain(trackerOf(), 'stun', 'poison'));
  });

  it('R-COND-1 bless and curse are cards, so no figure can have them', () => {
    expect(AFFLICTIONS.filter((one) => !CONDITIONS.some((condition) => condition === one))).toEqual(
      ['bless', 'curse'],
    );
  });
});

describe('R-COND-2 to R-COND-6 when conditions end', () => {
  it.each(TIMED)('R-COND-2 %s gained outside the turn ends after the next turn', (condition) => {
    const gained = gainCondition(trackerOf(), condition);
    expect(gained.turnsLeft).toBe(1);
    const during = begin(gained.conditions);
    expect(hasCondition(during, condition)).toBe(true);
    const after = endTurn(during);
    expect(after.ended).toEqual([condition]);
    expect(after.conditions).toEqual(trackerOf());
  });

  it('R-COND-2 the next turn may come in the same round or the next', () => {
    const late = gain(turn(trackerOf()), 'muddle');
    expect(listConditions(late)).toEqual(['muddle']);
    expect(turn(late).held).toEqual([]);
  });

  it.each(LASTING)('R-COND-2 %s does not end by time', (condition) => {
    const gained = gainCondition(trackerOf(), condition);
    expect(gained.turnsLeft).toBeNull();
    const later = turn(turn(turn(gained.conditions)));
    expect(later).toEqual(trackerOf([condition]));
    expect(endTurn(begin(later)).ended).toEqual([]);
  });

  it.each(TIMED)('R-COND-3 %s gained on the own turn outlasts the next turn start', (condition) => {
    const gained = gainCondition(begin(trackerOf()), condition);
    expect(gained.turnsLeft).toBe(2);
    const between = endTurn(gained.conditions);
    expect(between.ended).toEqual([]);
    expect(between.conditions).toEqual(trackerOf([condition]));
    const next = begin(between.conditions);
    expect(hasCondition(next, condition)).toBe(true);
    expect(finish(next)).toEqual(trackerOf());
  });

  it('R-COND-4 a condition gained on the own turn works at once', () => {
    const acting = begin(trackerOf());
    expect(mayPerformAbilities(acting)).toBe(true);
    expect(mayPerformAbilities(gain(acting, 'stun'))).toBe(false);
  });

  it('R-COND-5 R-SUM-5 what a figure has does not mind the turns of others', () => {
    const owner = gain(trackerOf(), 'muddle');
    const summon = turn(gain(trackerOf(), 'muddle'));
    expect(listConditions(summon)).toEqual([]);
    expect(listConditions(owner)).toEqual(['muddle']);
  });

  it('R-COND-5 the skipped turn of a stunned figure is a turn', () => {
    expect(turn(trackerOf(['stun', 'disarm']))).toEqual(trackerOf());
  });

  it('R-COND-6 refreshed on the own turn it keeps the later expiry', () => {
    const again = gainCondition(begin(trackerOf(['strengthen'])), 'strengthen');
    expect([again.type, again.turnsLeft]).toEqual(['refreshed', 2]);
    expect(listConditions(finish(again.conditions))).toEqual(['strengthen']);
  });

  it('R-COND-6 an earlier expiry never replaces a later one', () => {
    const late: ConditionTracker = { ...gain(begin(trackerOf()), 'stun'), onTurn: false };
    expect(gainCondition(late, 'stun').turnsLeft).toBe(2);
    const lasting: ConditionTracker = {
      ...trackerOf(),
      held: [{ condition: 'stun', turnsLeft: null }],
    };
    expect(gainCondition(lasting, 'stun').turnsLeft).toBeNull();
  });

  it('R-COND-2 several expiries go their own ways', () => {
    const acting = gain(begin(trackerOf(['stun', 'poison', 'invisible'])), 'muddle', 'invisible');
    const { ended, conditions } = endTurn(acting);
    expect(ended).toEqual(['stun']);
    expect(conditions).toEqual(trackerOf(['poison', 'muddle', 'invisible']));
  });

  it('R-COND-2 ending a turn that is not running ends nothing', () => {
    const waiting = trackerOf(['stun', 'wound']);
    expect(endTurn(waiting)).toEqual({ ended: [], conditions: waiting });
    const once = turn(gain(begin(waiting), 'muddle'));
    expect(finish(once)).toEqual(once);
  });
});

describe('R-COND-7 R-COND-8 wound, poison and heals', () => {
  it('R-COND-7 a wound deals 1 at the start of the turn', () => {
    expect(startTurn(trackerOf(['wound'])).woundDamage).toBe(1);
    expect(startTurn(trackerOf(['poison', 'stun'])).woundDamage).toBe(0);
  });

  it('R-COND-13 a stunned figure suffers its wound, and its turn passes', () => {
    const stunned = trackerOf(['stun', 'wound']);
    expect(startTurn(stunned).woundDamage).toBe(1);
    expect(finish(startTurn(stunned).conditions)).toEqual(trackerOf(['wound']));
  });

  it('R-COND-7 a turn that runs does not start again', () => {
    const acting = begin(trackerOf(['wound', 'stun']));
    expect(startTurn(acting)).toEqual({ woundDamage: 0, conditions: acting });
  });

  it('R-COND-7 a wound gained during the turn waits for the next', () => {
    const acting = gain(begin(trackerOf()), 'wound');
    expect(startTurn(finish(acting)).woundDamage).toBe(1);
  });

  it.each<[Condition[], Condition[], boolean]>([
    [[], [], false],
    [['wound'], ['wound'], false],
    [['poison'], ['poison'], true],
    [['wound', 'poison'], ['poison', 'wound'], true],
    [['stun', 'wound', 'invisible'], ['wound'], false],
  ])('R-COND-8 a heal on %j removes %j; poisoned: %s', (held, removed, poisoned) => {
    const cure = healConditions(trackerOf(held));
    expect(cure.removed).toEqual(removed);
    expect(cure.poisoned).toBe(poisoned);
    expect(cure.conditions).toEqual(trackerOf(held.filter((one) => !removed.includes(one))));
  });
});

describe('R-COND-9 poison', () => {
  it('R-COND-9 adds 1, other conditions nothing', () => {
    expect(poisonBonus(['poison'])).toBe(1);
    expect(poisonBonus(CONDITIONS.filter((one) => one !== 'poison'))).toBe(0);
    expect(poisonBonus(trackerOf(['poison']))).toBe(1);
  });
});

describe('R-COND-10 to R-COND-12 what a figure may not do', () => {
  it.each<[Condition, Deed[]]>([
    ['immobilize', ['move']],
    ['disarm', ['attack']],
    ['stun', ['move', 'attack', 'otherAbility', 'item']],
    ['poison', []],
    ['wound', []],
    ['muddle', []],
    ['invisible', []],
    ['strengthen', []],
  ])('R-COND-10 R-COND-11 R-COND-12 %s forbids %j', (condition, deeds) => {
    const forbidden = DEEDS.filter((deed) => forbiddenBy([condition], deed).length > 0);
    expect(forbidden).toEqual(deeds);
    for (const held of [[condition], trackerOf([condition])]) {
      expect(mayMove(held)).toBe(!deeds.includes('move'));
      expect(mayAttack(held)).toBe(!deeds.includes('attack'));
      expect(mayPerformAbilities(held)).toBe(!deeds.includes('otherAbility'));
      expect(mayUseItems(held)).toBe(!deeds.includes('item'));
    }
  });

  it('R-COND-10 R-COND-11 R-COND-12 names every condition that forbids', () => {
    const all = trackerOf(CONDITIONS);
    expect(DEEDS.map((deed) => forbiddenBy(all, deed))).toEqual([
      ['immobilize', 'stun'],
      ['disarm', 'stun'],
      ['stun'],
      ['stun'],
    ]);
  });
});

describe('R-COND-15 muddle and strengthen', () => {
  it.each<[Condition[], Condition[], Condition[]]>([
    [[], [], []],
    [['muddle'], [], ['muddle']],
    [['strengthen'], ['strengthen'], []],
    [['strengthen', 'muddle'], ['strengthen'], ['muddle']],
    [['poison', 'stun', 'invisible'], [], []],
  ])('R-COND-15 %j gives advantage by %j, disadvantage by %j', (held, advantage, disadvantage) => {
    expect(drawSourcesOf(held)).toEqual({ advantage, disadvantage });
    expect(drawSourcesOf(trackerOf(held))).toEqual({ advantage, disadvantage });
  });
});

describe('R-COND-16 invisible', () => {
  it('R-COND-16 hides from enemies alone', () => {
    expect(isTargetable(['invisible'], 'enemy')).toBe(false);
    expect(isTargetable(['invisible'], 'ally')).toBe(true);
    const others = CONDITIONS.filter((one) => one !== 'invisible');
    expect(isTargetable(trackerOf(others), 'enemy')).toBe(true);
  });
});

describe('R-COND-19 positive and negative', () => {
  it('R-COND-19 each is one of the two; curse is negative, bless positive', () => {
    expect([...NEGATIVE_CONDITIONS, ...POSITIVE_CONDITIONS].sort()).toEqual(
      [...AFFLICTIONS].sort(),
    );
    expect(AFFLICTIONS.filter(isNegative)).toEqual([...NEGATIVE_CONDITIONS]);
    expect(AFFLICTIONS.filter((one) => !isNegative(one)).sort()).toEqual(
      [...POSITIVE_CONDITIONS].sort(),
    );
  });

  it('R-COND-19 a card removes all negative conditions and no positive one', () => {
    const { removed, conditions } = removeNegative(trackerOf(CONDITIONS));
    expect(removed).toEqual(['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle']);
    expect(conditions).toEqual(trackerOf(['invisible', 'strengthen']));
  });

  it('R-COND-19 a card that names some removes those that are held and negative', () => {
    const figure = trackerOf(['poison', 'stun', 'strengthen']);
    const { removed, conditions } = removeNegative(figure, ['stun', 'wound', 'strengthen']);
    expect(removed).toEqual(['stun']);
    expect(conditions).toEqual(trackerOf(['poison', 'strengthen']));
    expect(removeNegative(figure, []).conditions).toEqual(figure);
  });
});

describe('R-COND-20 immunity', () => {
  it.each(CONDITIONS)('R-COND-20 who is immune to %s is not affected', (condition) => {
    const boss = trackerOf([], [condition]);
    expect(gainCondition(boss, condition)).toEqual({
      type: 'immune',
      condition,
      turnsLeft: null,
      conditions: boss,
    });
  });

  it('R-COND-20 other conditions take hold', () => {
    const boss = trackerOf([], ['stun', 'curse']);
    expect(gainCondition(boss, 'muddle').type).toBe('gained');
    expect(AFFLICTIONS.filter((one) => isImmune(boss, one))).toEqual(['stun', 'curse']);
  });

  it('R-COND-20 immunities are kept through turns, heals and cures, each once', () => {
    const boss = trackerOf(['muddle', 'wound'], ['curse', 'stun', 'curse']);
    expect(boss.immune).toEqual(['stun', 'curse']);
    const after = loseAllConditions(
      removeNegative(healConditions(turn(boss)).conditions).conditions,
    );
    expect(after.conditions).toEqual(trackerOf([], ['stun', 'curse']));
  });

  it.each<[Affliction[], Affliction[], boolean]>([
    [[], ['stun'], true],
    [['stun'], ['stun'], false],
    [['stun'], ['stun', 'muddle'], true],
    [['stun', 'muddle'], ['stun', 'muddle'], false],
    [['curse'], ['curse'], false],
  ])('R-COND-20 immune to %j, an ability of %j alone can target: %s', (immune, given, can) => {
    expect(canBeAfflicted(trackerOf([], immune), given)).toBe(can);
  });
});

describe('R-COND-22 the dead', () => {
  it('R-COND-22 lose all conditions, and their turn is over', () => {
    const acting = begin(trackerOf(['poison', 'invisible']));
    const { removed, conditions } = loseAllConditions(acting);
    expect(removed).toEqual(['poison', 'invisible']);
    expect(conditions).toEqual(trackerOf());
  });
});

describe('names and trackers', () => {
  it('ask the same of a list of names as of a tracker', () => {
    const names: readonly Condition[] = ['stun', 'poison'];
    expect(listConditions(names)).toEqual(listConditions(trackerOf(names)));
    for (const condition of CONDITIONS)
      expect(hasCondition(names, condition)).toBe(hasCondition(trackerOf(names), condition));
  });
});
