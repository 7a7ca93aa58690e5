import { describe, expect, it } from 'vitest';
import {
  resolveTargets,
  type MadeAttack,
  type TargetsQuery,
  type TargetsResult,
} from '../../src/attack/index.js';
import { trackerOf } from '../../src/condition/index.js';
import type { Condition } from '../../src/vocabulary/index.js';
import { cards } from '../modifier-deck/cards.js';
import { attackOf, faultsOf, must, sentencesOf } from './ask.js';

const GUARD = { id: 'guard', hitPoints: 6, shield: 1 };
const ARCHER = { id: 'archer', hitPoints: 3 };
const DEMON = { id: 'demon', hitPoints: 4, retaliate: [{ damage: 2 }] };
const ABILITY: TargetsQuery = { attack: 3, targets: [GUARD, ARCHER, DEMON] };

/** An attack with cards in words. */
const on = (id: string, drawn = '+0', more: Partial<MadeAttack> = {}): MadeAttack => ({
  on: id,
  cards: cards(drawn),
  ...more,
});

const play = (query: Partial<TargetsQuery>, ...attacks: MadeAttack[]): TargetsResult =>
  must(resolveTargets({ ...ABILITY, ...query, attacks }));

const nextOf = ({ next }: TargetsResult): readonly string[] =>
  next.map(({ id, added }) => (added ? `+${id}` : id));

describe('several targets', () => {
  it('R-ATK-12: each attack has its own cards, shield and kill', () => {
    const { attacks } = play({}, on('guard', '+1'), on('archer', 'null'), on('demon', '2x'));
    expect(attacks.map((one) => [one.on, one.attack.damage, one.attack.dies])).toEqual([
      ['guard', 3, false],
      ['archer', 0, false],
      ['demon', 6, true],
    ]);
  });

  it('R-ATK-12: each is what a single attack would be', () => {
    const { attacks } = play({ pierce: 1, bonuses: [1] }, on('guard', '+1, stun'));
    expect(attacks[0]?.attack).toEqual(
      attackOf({ attack: 3, pierce: 1, bonuses: [1], target: GUARD, cards: cards('+1, stun') }),
    );
  });

  it('R-ATK-12: a bonus to one attack helps one target, a bonus to the action helps all', () => {
    const once = play({}, on('guard', '+0', { bonuses: [2] }), on('archer'));
    const always = play({ bonuses: [2] }, on('guard'), on('archer'));
    const damages = ({ attacks }: TargetsResult) => attacks.map(({ attack }) => attack.damage);
    expect([damages(once), damages(always)]).toEqual([
      [4, 3],
      [4, 5],
    ]);
  });

  it('R-ATK-14, R-ATK-16: the attacker takes them in any order', () => {
    expect(nextOf(play({}))).toEqual(['guard', 'archer', 'demon']);
    expect(nextOf(play({}, on('demon')))).toEqual(['guard', 'archer']);
    expect(nextOf(play({}, on('archer'), on('guard')))).toEqual(['demon']);
    expect(nextOf(play({}, on('archer'), on('guard'), on('demon')))).toEqual([]);
  });

  it('R-ATK-14: a target need not be the nearest', () => {
    const far = { id: 'far', range: 5 };
    const near = { id: 'near', range: 1 };
    expect(nextOf(play({ targets: [near, far] }, on('far')))).toEqual(['near']);
  });

  it('R-ATK-11: nobody is attacked twice by one ability', () => {
    const twice = resolveTargets({ ...ABILITY, attacks: [on('guard'), on('guard')] });
    expect(faultsOf(twice)).toEqual([
      { type: 'notATarget', path: ['attacks', 1, 'on'], ruling: 'R-ATK-11', target: 'guard' },
    ]);
    expect(sentencesOf(twice)).toEqual([
      'attacks[1].on: "guard" was attacked by this ability already (R-ATK-11)',
    ]);
    const named = resolveTargets({ ...ABILITY, targets: [GUARD, GUARD], candidates: [GUARD] });
    expect(sentencesOf(named)).toEqual([
      'targets[1].id: "guard" is named twice (R-ATK-11)',
      'candidates[0].id: "guard" is named twice (R-ATK-11)',
    ]);
  });

  it('R-ATK-11: another ability may attack the same', () => {
    expect(nextOf(play({}, on('guard')))).not.toContain('guard');
    expect(nextOf(play({}))).toContain('guard');
  });

  it('R-ATK-18: nobody else is attacked', () => {
    expect(sentencesOf(resolveTargets({ ...ABILITY, attacks: [on('nobody')] }))).toEqual([
      'attacks[0].on: "nobody" is no target of this ability (R-ATK-18)',
    ]);
  });

  it('R-MOD-9: how each would draw, by its own sources', () => {
    const { next } = play({
      attacker: { conditions: ['strengthen'] },
      targets: [{ ...GUARD, disadvantage: true }, ARCHER],
    });
    expect(next.map(({ mode }) => mode.mode)).toEqual(['none', 'advantage']);
  });

  it('a target negates its damage alone', () => {
    const { attacks } = play({}, on('archer', '+0', { negated: true }), on('demon', '+1'));
    expect(attacks.map(({ attack }) => [attack.negated, attack.dies])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('retaliate against several attacks', () => {
  const three = ['a', 'b', 'c'].map((id) => ({ id, hitPoints: 9, retaliate: [{ damage: 2 }] }));

  it('R-ATK-29: three attacks on three that retaliate are three times', () => {
    const result = play({ targets: three, attacker: { hitPoints: 10 } }, on('a'), on('b'), on('c'));
    expect(result.attacks.map(({ retaliate }) => retaliate.damage)).toEqual([2, 2, 2]);
    expect(result.attackerHitPoints).toBe(4);
  });

  it('R-ATK-16: an attacker that dies loses the other attacks', () => {
    const result = play({ targets: three, attacker: { hitPoints: 4 } }, on('b'), on('a'));
    expect(result.attackerHitPoints).toBe(0);
    expect(nextOf(result)).toEqual([]);
    expect(result.lost).toEqual(['c']);
    expect(result.attacks[1]?.retaliate).toMatchObject({ dies: true, killer: 'defender' });
  });

  it('R-ATK-16: and makes no further one', () => {
    const after = resolveTargets({
      ...ABILITY,
      targets: three,
      attacker: { hitPoints: 2 },
      attacks: [on('a'), on('b')],
    });
    expect(faultsOf(after)).toEqual([
      { type: 'attackerGone', path: ['attacks', 1], ruling: 'R-ATK-16' },
    ]);
    expect(sentencesOf(after)).toEqual([
      'attacks[1]: the attacker has died of retaliate (R-ATK-16)',
    ]);
  });

  it('R-ATK-16: a live one goes on, with the hit points that are left', () => {
    const result = play({ targets: three, attacker: { hitPoints: 5 } }, on('a'));
    expect([result.attackerHitPoints, nextOf(result), result.lost]).toEqual([3, ['b', 'c'], []]);
  });

  it('R-ATK-16: a kill of the last target ends nothing but the list', () => {
    const result = play({ targets: [ARCHER] }, on('archer'));
    expect([result.attacks[0]?.attack.dies, nextOf(result), result.lost]).toEqual([true, [], []]);
  });

  it('R-MOD-9: every attack tells how it drew', () => {
    const result = play(
      { targets: [GUARD, { ...ARCHER, disadvantage: true }] },
      on('guard'),
      on('archer'),
    );
    expect(result.attacks.map(({ mode }) => mode)).toEqual([
      { mode: 'none', advantage: [], disadvantage: [] },
      { mode: 'disadvantage', advantage: [], disadvantage: ['adjacentTarget'] },
    ]);
  });

  it('R-MOD-2: an attack uses one card without a rolling sign', () => {
    const cards = [{ value: 1, rolling: true }, { value: 0 }, { value: 2 }] as const;
    const after = resolveTargets({ attack: 3, targets: three, attacks: [{ on: 'a', cards }] });
    expect(sentencesOf(after)).toEqual([
      'attacks[0].cards[2]: a second card without a rolling sign; an attack uses one (R-MOD-2)',
    ]);
  });

  it('R-ATK-26, R-ATK-27: at the distance after forced movement', () => {
    const effects = [{ type: 'push', distance: 1 }] as const;
    const away = play({ targets: three, effects }, on('a', '+0', { distance: 2 }), on('b'));
    expect(away.attacks.map(({ retaliate }) => retaliate.damage)).toEqual([0, 2]);
    const cutOff = play({ targets: three, effects }, on('a', '+0', { distance: 'none' }), on('b'));
    expect(cutOff.attacks.map(({ retaliate }) => retaliate.damage)).toEqual([0, 2]);
    const far = three.map((target) => ({ ...target, range: 2 }));
    const pulled = play({ targets: far }, on('a', '+0', { distance: 1 }), on('b'));
    expect(pulled.attacks.map(({ retaliate }) => retaliate.damage)).toEqual([2, 0]);
  });

  it('R-ATK-27: null is no way, and left out the distance of the target', () => {
    const damageAt = (distance?: MadeAttack['distance']) =>
      play({ targets: [DEMON] }, on('demon', '+0', distance === undefined ? {} : { distance }))
        .attacks[0]?.retaliate.damage;
    expect([damageAt(), damageAt(1), damageAt('none'), damageAt(null)]).toEqual([2, 2, 0, 0]);
  });

  const HEAL: MadeAttack['cards'] = [
    { value: 0, rolling: true, effects: [{ type: 'heal', amount: 2 }] },
    { value: 0 },
  ];
  const selfCard = (condition: Condition): MadeAttack['cards'] => [
    { value: 0, effects: [{ type: 'conditionSelf', condition }] },
  ];

  it('R-MOD-17: a heal on a used card comes before retaliate', () => {
    const attacker = { hitPoints: 2, maxHitPoints: 9 };
    const targets = [DEMON, ARCHER];
    const healed = play({ targets, attacker }, { on: 'demon', cards: HEAL });
    expect([healed.attackerHitPoints, nextOf(healed), healed.lost]).toEqual([2, ['archer'], []]);
    const full = play(
      { targets, attacker: { hitPoints: 2, maxHitPoints: 3 } },
      { on: 'demon', cards: HEAL },
    );
    expect(full.attackerHitPoints).toBe(1);
    const without = play({ targets, attacker }, on('demon'));
    expect([without.attackerHitPoints, without.lost]).toEqual([0, ['archer']]);
  });

  it('R-COND-8: which poison uses up, and takes poison and wound away', () => {
    const attacker = {
      hitPoints: 5,
      maxHitPoints: 9,
      conditions: ['poison', 'wound', 'muddle'],
    } as const;
    const healed = play({ targets: [ARCHER], attacker }, { on: 'archer', cards: HEAL });
    expect([healed.attackerHitPoints, healed.attackerConditions]).toEqual([5, ['muddle']]);
    const unknown = play(
      { targets: [ARCHER], attacker: { conditions: ['poison'] } },
      { on: 'archer', cards: HEAL },
    );
    expect([unknown.attackerHitPoints, unknown.attackerConditions]).toEqual([null, []]);
  });

  it('R-COND-4: a condition that the attacker gains works for the next attack', () => {
    const first = { on: 'guard', cards: selfCard('strengthen') };
    const result = play({ targets: [GUARD, ARCHER] }, first);
    expect(result.next).toEqual([
      {
        id: 'archer',
        added: false,
        mode: { mode: 'advantage', advantage: ['strengthen'], disadvantage: [] },
        attack: 3,
      },
    ]);
    expect(result.attackerConditions).toEqual(['strengthen']);
    const second = play({ targets: [GUARD, ARCHER] }, first, on('archer'));
    expect(second.attacks.map(({ mode }) => mode.mode)).toEqual(['none', 'advantage']);
  });

  it('R-COND-4: one that forbids attacks loses the others', () => {
    const first = { on: 'guard', cards: selfCard('disarm') };
    const result = play({ targets: [GUARD, ARCHER] }, first);
    expect([nextOf(result), result.lost]).toEqual([[], ['archer']]);
    const again = resolveTargets({
      attack: 3,
      targets: [GUARD, ARCHER],
      attacks: [first, on('archer')],
    });
    expect(sentencesOf(again)).toEqual([
      'attacks[1]: the attacker has disarm and may not attack (R-COND-11)',
    ]);
  });

  it('R-COND-20: an immune attacker gains nothing', () => {
    const attacker = { conditions: trackerOf([], ['strengthen']) };
    const result = play(
      { targets: [GUARD, ARCHER], attacker },
      { on: 'guard', cards: selfCard('strengthen') },
    );
    expect([result.attackerConditions, result.next[0]?.mode.mode]).toEqual([[], 'none']);
  });

  it('R-DMG-2: a character that attacks may negate it', () => {
    const result = play(
      { targets: three, attacker: { hitPoints: 2 } },
      on('a', '+0', { retaliateNegated: true }),
    );
    expect(result.attackerHitPoints).toBe(2);
    expect(nextOf(result)).toEqual(['b', 'c']);
  });

  it('R-ATK-27: a target that dies does not retaliate', () => {
    const result = play({ attacker: { hitPoints: 2 } }, on('demon', '+1'));
    expect(result.attackerHitPoints).toBe(2);
  });

  it('without hit points of the attacker nothing is lost', () => {
    const result = play({ targets: three }, on('a'));
    expect([result.attackerHitPoints, nextOf(result)]).toEqual([null, ['b', 'c']]);
  });
});

describe('Add Target', () => {
  const two: Partial<TargetsQuery> = {
    targets: [GUARD],
    candidates: [ARCHER, { id: 'imp', hitPoints: 2 }, { id: 'rat', hitPoints: 1 }],
  };

  it('R-ATK-23: candidates are no targets without it', () => {
    const result = play(two, on('guard'));
    expect([nextOf(result), result.addTargets]).toEqual([[], 0]);
    expect(sentencesOf(resolveTargets({ ...ABILITY, ...two, attacks: [on('archer')] }))).toEqual([
      'attacks[0].on: "archer" would need another Add Target (R-ATK-23)',
    ]);
  });

  it('R-ATK-23: one drawn opens one more enemy, with all added effects', () => {
    const effects = [{ type: 'condition', condition: 'stun' }] as const;
    const drawn = play({ ...two, effects }, on('guard', '+0, rolling, add target; +0'));
    expect([nextOf(drawn), drawn.addTargets]).toEqual([['+archer', '+imp', '+rat'], 1]);
    const added = play(
      { ...two, effects },
      on('guard', '+0, rolling, add target; +0'),
      on('imp', '-2'),
    );
    expect(added.attacks[1]).toMatchObject({
      on: 'imp',
      added: true,
      attack: { damage: 1, hit: { conditions: ['stun'] } },
    });
    expect([nextOf(added), added.addTargets]).toEqual([[], 0]);
  });

  it('R-ATK-23: each instance adds one', () => {
    const drawn = '+0, rolling, add target; +0, rolling, add target; +0';
    expect(play(two, on('guard', drawn)).addTargets).toBe(2);
    const left = play(two, on('guard', drawn), on('rat'));
    expect([nextOf(left), left.addTargets]).toEqual([['+archer', '+imp'], 1]);
  });

  it('R-ATK-23: printed on the ability it adds once, whoever is attacked', () => {
    const effects = [{ type: 'addTarget', count: 1 }] as const;
    const start = play({ ...two, effects });
    expect([nextOf(start), start.addTargets]).toEqual([['guard', '+archer', '+imp', '+rat'], 1]);
    const done = play({ ...two, effects }, on('guard'), on('archer'));
    expect([nextOf(done), done.addTargets]).toEqual([[], 0]);
    // The added target gets no Add Target of the ability.
    expect(done.attacks.flatMap(({ attack }) => attack.effects)).toEqual([]);
  });

  it('R-ATK-23: where all in range are targets it adds nobody', () => {
    const result = play({ ...two, all: true }, on('guard', '+0, rolling, add target; +0'));
    expect([nextOf(result), result.addTargets]).toEqual([[], 0]);
    const effects = [{ type: 'addTarget', count: 1 }] as const;
    expect(play({ ...two, all: true, effects }).addTargets).toBe(0);
  });

  it('R-ATK-24: the extra target may be attacked at once, and its own draw may add again', () => {
    const drawn = '+0, rolling, add target; +0';
    const result = play(
      { ...two, targets: [GUARD, DEMON] },
      on('guard', drawn),
      on('archer', drawn),
      on('imp'),
    );
    expect([nextOf(result), result.addTargets]).toEqual([['demon'], 0]);
    expect(result.attacks.map(({ on: id, added }) => [id, added])).toEqual([
      ['guard', false],
      ['archer', true],
      ['imp', true],
    ]);
  });

  it('R-ATK-16: what it might have added is not lost', () => {
    const result = play(
      { ...two, targets: [DEMON, GUARD], attacker: { hitPoints: 2 } },
      on('demon', '+0, rolling, add target; +0'),
    );
    expect([nextOf(result), result.lost]).toEqual([[], ['guard']]);
  });
});

it('R-MOD-7, R-ATK-3 the next attack tells the number that its cards are compared by', () => {
  const poisoned = { ...ARCHER, conditions: ['poison'] } as const;
  const { next } = play({ targets: [GUARD, poisoned], bonuses: [2] });
  expect(next.map(({ id, attack }) => [id, attack])).toEqual([
    ['guard', 5],
    ['archer', 6],
  ]);
});
