import { describe, expect, it } from 'vitest';

import type { AreaPattern } from '../../src/vocabulary/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  can,
  character,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  immune,
  isGone,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  SECOND_GUARD,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  type Table,
} from './table.js';

const attack = (amount: number, more: object = {}) => ({
  top: [{ type: 'attack' as const, amount, ...more }],
});
const on = (target: string) => ({ type: 'attack' as const, target });
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const wards = (type: 'shield' | 'retaliate', amount: number, reach = 1) => ({
  wards: [{ type, amount, reach, origin: null, stays: false }],
});
const retaliates = (id: string, amount: number, reach = 1) =>
  figure(id, wards('retaliate', amount, reach));
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};
const struck = (table: Table, target = GUARD) => act(play(table, 'top'), on(target));
const USE = { type: 'perform' as const };
const SKIP = { type: 'skip' as const };

describe('one attack', () => {
  it('R-ATK-1 bonuses, card, shield, damage, conditions, in this order', () => {
    const table = struck(
      turn(
        attack(3, { conditions: ['muddle'] }),
        ...NEAR,
        figure(GUARD, wards('shield', 1)),
        stacked(WARDEN, { value: 2 }),
      ),
    );
    expect(eventsOf(table, 'attacked')[0]?.result).toMatchObject({
      attack: 3,
      modified: 5,
      damage: 4,
    });
    expect(conditionsOf(act(table, USE), GUARD)).toEqual(['muddle']);
  });

  it('R-ATK-3 R-COND-9 poison adds one before a card doubles', () => {
    const table = struck(
      turn(
        attack(2),
        ...NEAR,
        afflicted(GUARD, 'poison'),
        figure(GUARD, wards('shield', 1)),
        stacked(WARDEN, { value: 'double' }),
      ),
    );
    expect(lossOf(table, GUARD)).toBe(5);
  });

  it('R-ATK-4 a doubling comes after a rolling bonus', () => {
    const cards = [{ value: 1, rolling: true }, { value: 'double' as const }];
    expect(lossOf(struck(turn(attack(3), ...NEAR, stacked(WARDEN, ...cards))), GUARD)).toBe(8);
  });

  it('R-ATK-5 a null does no damage, but what is added takes hold', () => {
    const table = struck(
      turn(attack(5, { conditions: ['poison'] }), ...NEAR, stacked(WARDEN, { value: 'null' })),
    );
    expect(lossOf(table, GUARD)).toBe(0);
    expect(conditionsOf(act(table, USE), GUARD)).toEqual(['poison']);
  });

  it('R-ATK-6 R-ATK-7 pierce takes off shield, and no more', () => {
    const shield = figure(GUARD, wards('shield', 3));
    expect(lossOf(struck(turn(attack(3, { pierce: 2 }), ...NEAR, shield)), GUARD)).toBe(2);
    expect(lossOf(struck(turn(attack(3, { pierce: 9 }), ...NEAR, shield)), GUARD)).toBe(3);
  });

  it('R-ATK-8 a value below 0 counts until the end, and the end is never below 0', () => {
    const cards = [{ value: 2, rolling: true }, { value: -2 }];
    expect(lossOf(struck(turn(attack(1), ...NEAR, stacked(WARDEN, ...cards))), GUARD)).toBe(1);
    expect(lossOf(struck(turn(attack(1), ...NEAR, stacked(WARDEN, { value: -2 }))), GUARD)).toBe(0);
  });

  it('R-ATK-9 what an attack adds may be left out', () => {
    const table = struck(turn(attack(1, { conditions: ['stun'] }), ...NEAR));
    expect(conditionsOf(act(table, SKIP), GUARD)).toEqual([]);
    expect(conditionsOf(act(table, USE), GUARD)).toEqual(['stun']);
  });

  it('R-ATK-9 R-COND-21 nothing more happens to the dead, but the attacker still heals', () => {
    const card = { value: 0, effects: [{ type: 'heal' as const, amount: 2 }] };
    const table = struck(
      turn(
        attack(20, { conditions: ['stun'] }),
        ...NEAR,
        figure(WARDEN, { hitPoints: 3 }),
        stacked(WARDEN, card),
      ),
    );
    expect(isGone(table, GUARD)).toBe(true);
    expect(figureIn(act(table, USE), WARDEN).hitPoints).toBe(5);
  });

  it('R-ATK-10 poison of an attack does not raise that attack', () => {
    const table = struck(turn(attack(2, { conditions: ['poison'] }), ...NEAR));
    expect(lossOf(act(table, USE), GUARD)).toBe(2);
  });

  it('R-ATK-13 a ranged attack has disadvantage against the adjacent only', () => {
    const cards = [{ value: 1 }, { value: -1 }];
    const two = [withGuard(2, 7, 3), stacked(WARDEN, ...cards)];
    const ranged = turn(attack(3, { range: 3 }), ...NEAR, ...two);
    expect(lossOf(struck(ranged, GUARD), GUARD)).toBe(2);
    expect(lossOf(struck(ranged, SECOND_GUARD), SECOND_GUARD)).toBe(4);
    expect(lossOf(struck(turn(attack(3), ...NEAR, ...two)), GUARD)).toBe(4);
  });

  it('R-ATK-14 any target in reach may be chosen, not only the nearest', () => {
    const table = play(turn(attack(1, { range: 4 }), ...NEAR, withGuard(2, 8, 3)), 'top');
    expect(can(table, on(SECOND_GUARD))).toBe(true);
  });

  it('R-ATK-15 a trap draws no card', () => {
    const trap = overlay('trap', 5, 4, { damage: 2 });
    const table = act(
      play(turn({ bottom: [{ type: 'move', amount: 2 }] }, at(WARDEN, 4, 4), trap), 'bottom'),
      { type: 'moveTo', hex: hex(5, 4) },
      { type: 'suffer' },
    );
    expect(warden(table).modifiers.discard).toEqual([]);
  });

  it('R-ATK-17 damage above the hit points is ignored', () => {
    const table = struck(turn(attack(20), ...NEAR));
    expect(eventsOf(table, 'attacked')[0]?.result.excess).toBe(11);
  });

  it('R-ATK-2 R-COND-15 muddle worsens the draw, strengthen betters it, both are nothing', () => {
    const cards = stacked(WARDEN, { value: 1 }, { value: -1 });
    const lost = (...conditions: ('muddle' | 'strengthen')[]) =>
      lossOf(struck(turn(attack(3), ...NEAR, afflicted(WARDEN, ...conditions), cards)), GUARD);
    expect([lost('muddle'), lost('strengthen'), lost('muddle', 'strengthen')]).toEqual([2, 4, 4]);
  });
});

describe('several targets', () => {
  const two = [withGuard(2, 5, 2), withGuard(3, 4, 2)];

  it('R-ATK-11 one ability never attacks the same figure twice, two abilities may', () => {
    const table = struck(turn(attack(1, { targets: 2 }), ...NEAR, ...two));
    expect(can(table, on(GUARD))).toBe(false);
    expect(can(table, on(SECOND_GUARD))).toBe(true);
    const again = turn({ top: [...attack(1).top, ...attack(1).top] }, ...NEAR);
    expect(lossOf(act(struck(again), on(GUARD)), GUARD)).toBe(2);
  });

  it('R-ATK-12 each target has its own draw', () => {
    const cards = stacked(WARDEN, { value: 2 }, { value: -1 });
    const table = act(
      struck(turn(attack(2, { targets: 2 }), ...NEAR, ...two, cards)),
      on(SECOND_GUARD),
    );
    expect([lossOf(table, GUARD), lossOf(table, SECOND_GUARD)]).toEqual([4, 1]);
  });

  it('R-ATK-16 the attacks of an attacker that retaliate kills are lost', () => {
    const table = struck(
      turn(
        attack(1, { targets: 2 }),
        ...NEAR,
        ...two,
        figure(WARDEN, { hitPoints: 1 }),
        character(WARDEN, { hand: [], discard: [] }),
        retaliates(GUARD, 1),
      ),
    );
    const dead = can(table, { type: 'suffer' }) ? act(table, { type: 'suffer' }) : table;
    expect(isGone(dead, WARDEN)).toBe(true);
    expect(can(dead, on(SECOND_GUARD))).toBe(false);
    expect(lossOf(dead, SECOND_GUARD)).toBe(0);
  });

  it('R-ATK-16 an attacker that lives goes on after its target is dead', () => {
    const table = struck(turn(attack(20, { targets: 2 }), ...NEAR, ...two));
    expect(isGone(table, GUARD)).toBe(true);
    expect(can(table, on(SECOND_GUARD))).toBe(true);
  });

  it('R-ATK-18 Target 2 is up to two, Target all is everybody', () => {
    const some = act(struck(turn(attack(1, { targets: 2 }), ...NEAR, ...two)), on(SECOND_GUARD));
    expect(can(some, { type: 'attack' })).toBe(false);
    expect(
      can(act(struck(turn(attack(1, { targets: 2 }), ...NEAR, ...two)), SKIP), on(GUARD)),
    ).toBe(false);
    const all = options(play(turn(attack(1, { targets: 'all' }), ...NEAR, ...two), 'top'), {
      type: 'attackAll',
    });
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ targets: [GUARD, SECOND_GUARD, 'mire-guard#3'] });
  });

  it('R-ATK-16 the attacker orders the targets of a set', () => {
    const table = act(play(turn(attack(1, { targets: 'all' }), ...NEAR, ...two), 'top'), {
      type: 'attackAll',
    });
    expect(options(table, { type: 'attack' })).toHaveLength(3);
  });

  it('R-ATK-12 attacks that are all at one are separate attacks on it', () => {
    const cards = stacked(WARDEN, { value: 2 }, { value: -1 });
    const table = act(
      play(turn(attack(2, { targets: 2, allAtOne: true }), ...NEAR, ...two, cards), 'top'),
      { type: 'attackAll', targets: [GUARD, GUARD] },
    );
    expect(lossOf(table, GUARD)).toBe(5);
  });
});

describe('areas', () => {
  /** Two hexes side by side next to the attacker. */
  const SWING: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
  const LONG: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(2, 0)] };
  const pair = [...NEAR, withGuard(2, 5, 2)];

  it('R-ATK-19 an area may be turned and mirrored', () => {
    const table = play(turn(attack(1, { area: SWING }), ...NEAR, withGuard(2, 3, 3)), 'top');
    expect(can(table, { type: 'attackAll', targets: [SECOND_GUARD] })).toBe(true);
    expect(can(table, { type: 'attackAll', targets: [GUARD] })).toBe(true);
  });

  it('R-ATK-20 a ranged area needs one hex in range, and hits whoever is in it', () => {
    const area: AreaPattern = { hexes: [hex(0, 0), hex(1, 0)] };
    const table = play(
      turn(attack(1, { range: 2, area }), at(WARDEN, 4, 3), at(GUARD, 7, 3), withGuard(2, 8, 3)),
      'top',
    );
    expect(can(table, { type: 'attackAll', targets: [GUARD] })).toBe(true);
    expect(can(table, { type: 'attackAll', targets: [GUARD, SECOND_GUARD] })).toBe(false);
  });

  it('R-ATK-13 R-ATK-21 a melee area has no disadvantage and needs nobody adjacent', () => {
    const table = play(
      turn(
        attack(3, { area: LONG }),
        ...NEAR,
        at(GUARD, 6, 3),
        stacked(WARDEN, { value: 1 }, { value: -1 }),
      ),
      'top',
    );
    expect(lossOf(act(table, { type: 'attackAll', targets: [GUARD] }), GUARD)).toBe(4);
  });

  it('R-ATK-22 nobody in the area is left out, except by the option', () => {
    const both = { type: 'attackAll' as const, targets: [GUARD, SECOND_GUARD] };
    const sets = (table: Table) =>
      options(table, { type: 'attackAll' }).map((one) =>
        one.type === 'attackAll' ? one.targets : [],
      );
    // Two enemies that stand alone in a swing each; together in one of them.
    const ring = [at(GUARD, 5, 3), withGuard(2, 5, 2)];
    const whole = play(
      turn(attack(1, { area: LONG }), at(WARDEN, 4, 3), at(GUARD, 5, 3), withGuard(2, 6, 3)),
      'top',
    );
    expect(sets(whole)).toEqual([[GUARD, SECOND_GUARD]]);
    expect(
      can(play(turn(attack(1, { area: SWING }), at(WARDEN, 4, 3), ...ring), 'top'), both),
    ).toBe(true);
    const rules = { ...attack(1, { area: LONG }), options: { areaTargetsOptional: true } };
    const part = play(turn(rules, at(WARDEN, 4, 3), at(GUARD, 5, 3), withGuard(2, 6, 3)), 'top');
    expect(sets(part)).toHaveLength(3);
  });

  it('R-ATK-25 R-COND-17 an area does not hit the invisible', () => {
    const table = play(
      turn(attack(1, { area: SWING }), ...pair, afflicted(SECOND_GUARD, 'invisible')),
      'top',
    );
    expect(options(table, { type: 'attackAll' })).toEqual([
      expect.objectContaining({ targets: [GUARD] }),
    ]);
  });

  it('R-ATK-23 a card adds one more target in range and sight', () => {
    const card = { value: 0, effects: [{ type: 'addTarget' as const, count: 1 }] };
    const third = withGuard(3, 4, 2);
    const plain = struck(turn(attack(1), ...pair, third, stacked(WARDEN, card)));
    expect(options(plain, { type: 'attack' })).toHaveLength(2);
    const none = struck(turn(attack(1), ...pair, third));
    expect(can(none, { type: 'attack' })).toBe(false);
    const area = act(play(turn(attack(1, { area: LONG }), ...pair, stacked(WARDEN, card)), 'top'), {
      type: 'attackAll',
      targets: [GUARD],
    });
    expect(can(area, on(SECOND_GUARD))).toBe(true);
    expect(can(area, on(GUARD))).toBe(false);
    const all = act(
      play(turn(attack(1, { targets: 'all' }), ...NEAR, stacked(WARDEN, card)), 'top'),
      { type: 'attackAll' },
    );
    expect(can(all, { type: 'attack' })).toBe(false);
  });

  it('R-ATK-24 the added target has its own draw, which may add another', () => {
    const card = { value: 0, effects: [{ type: 'addTarget' as const, count: 1 }] };
    const third = withGuard(3, 4, 2);
    const table = struck(turn(attack(1), ...pair, third, stacked(WARDEN, card, card)));
    const more = act(table, on(SECOND_GUARD));
    expect(can(more, on('mire-guard#3'))).toBe(true);
  });
});

describe('retaliate', () => {
  const suffer = { type: 'suffer' as const };

  it('R-ATK-26 it comes after what the attack adds', () => {
    const table = struck(
      turn(attack(1, { conditions: ['poison'] }), ...NEAR, retaliates(GUARD, 2)),
    );
    expect(lossOf(table, WARDEN)).toBe(0);
    expect(lossOf(act(table, USE, suffer), WARDEN)).toBe(2);
  });

  it('R-ATK-27 whoever is pushed out of range does not retaliate, and the dead neither', () => {
    const table = struck(turn(attack(1, { push: 1 }), ...NEAR, retaliates(GUARD, 2)));
    expect(can(act(table, { type: 'pushStep' }), suffer)).toBe(false);
    expect(can(act(table, { type: 'stop' }), suffer)).toBe(true);
    expect(can(struck(turn(attack(20), ...NEAR, retaliates(GUARD, 2))), suffer)).toBe(false);
  });

  it('R-ATK-27 whoever is pulled next to its attacker does', () => {
    const table = struck(
      turn(attack(1, { range: 2, pull: 1 }), ...NEAR, at(GUARD, 6, 3), retaliates(GUARD, 2)),
    );
    expect(lossOf(act(table, { type: 'pushStep' }, suffer), WARDEN)).toBe(2);
  });

  it('R-ATK-28 it ignores shield and invisibility, and sums its sources in range', () => {
    const two = figure(GUARD, {
      wards: [
        { type: 'retaliate', amount: 2, reach: 1, origin: null, stays: false },
        { type: 'retaliate', amount: 3, reach: 2, origin: null, stays: false },
      ],
    });
    const hidden = [afflicted(WARDEN, 'invisible'), figure(WARDEN, wards('shield', 5))];
    expect(lossOf(act(struck(turn(attack(1), ...NEAR, ...hidden, two)), suffer), WARDEN)).toBe(5);
    const far = turn(attack(1, { range: 2 }), ...NEAR, at(GUARD, 6, 3), ...hidden, two);
    expect(lossOf(act(struck(far), suffer), WARDEN)).toBe(3);
  });

  it('R-ATK-29 it strikes once for each attack, on a null too, and stunned as well', () => {
    const table = struck(
      turn(
        attack(1),
        ...NEAR,
        afflicted(GUARD, 'stun', 'disarm'),
        retaliates(GUARD, 2),
        stacked(WARDEN, { value: 'null' }),
      ),
    );
    expect(lossOf(act(table, suffer), WARDEN)).toBe(2);
  });

  it('R-ATK-30 it is not answered by retaliate, and the kill is the retaliator’s', () => {
    const strike = figure(WARDEN, wards('retaliate', 20));
    const guard = [{ type: 'attack' as const, amount: 1 }];
    const table = act(pass(turn({ guard }, ...NEAR, strike, retaliates(GUARD, 5))), suffer);
    expect(eventsOf(table, 'died')).toEqual([{ type: 'died', figure: GUARD, by: WARDEN }]);
    expect(lossOf(table, WARDEN)).toBe(1);
  });
});

describe('modifier cards', () => {
  const card = (effect: object) => stacked(WARDEN, { value: 0, effects: [effect as never] });

  it('R-MOD-17 shield on oneself lasts to the end of the round', () => {
    const table = act(struck(turn(attack(1), ...NEAR, card({ type: 'shield', amount: 1 }))), USE);
    expect(figureIn(table, WARDEN).wards).toEqual([
      { type: 'shield', amount: 1, reach: 0, origin: null, stays: false },
    ]);
  });

  it('R-MOD-17 R-ELEM-2 an element is infused at the end of the turn, any one by choice', () => {
    const table = struck(
      turn(attack(1), ...NEAR, without(ARCHER), card({ type: 'infuse', element: 'any' })),
    );
    expect(options(table, { type: 'infuse' })).toHaveLength(6);
    const infused = act(table, { type: 'infuse', element: 'ice' });
    expect(infused.state.elements.strengths.ice).toBe('inert');
    expect(infused.state.elements.infused).toEqual(['ice']);
    expect(act(table, SKIP).state.elements.infused).toEqual([]);
  });

  it('R-MOD-17 a condition for oneself, and bless for the target', () => {
    const self = struck(
      turn(attack(1), ...NEAR, card({ type: 'conditionSelf', condition: 'invisible' })),
    );
    expect(conditionsOf(act(self, USE), WARDEN)).toEqual(['invisible']);
    const cursed = struck(turn(attack(1), ...NEAR, card({ type: 'curse' })));
    expect(act(cursed, USE).state.modifiers.pile.some(({ origin }) => origin === 'curse')).toBe(
      true,
    );
  });

  it('R-MOD-13 a curse comes out of its supply; drawn, it goes back', () => {
    const cursed = act(struck(turn(attack(1), ...NEAR, card({ type: 'curse' }))), USE);
    expect(cursed.state.supplies.curseMonsters).toBe(9);
    const rules = { ...attack(1), options: { unlimitedCurses: true } };
    const more = act(struck(turn(rules, ...NEAR, card({ type: 'curse' }))), USE);
    expect(more.state.supplies.curseMonsters).toBe(10);
  });

  it('R-COND-20 the immune can be attacked, but do not gain the condition', () => {
    const table = struck(
      turn(attack(1, { conditions: ['poison'] }), ...NEAR, immune(GUARD, 'poison')),
    );
    expect(can(table, USE)).toBe(false);
    expect(lossOf(table, GUARD)).toBe(1);
  });

  it('R-MOD-19 all monsters draw from one deck', () => {
    const guard = [{ type: 'attack' as const, amount: 1 }];
    const archer = [{ type: 'attack' as const, amount: 1, range: 9 }];
    const suffer = { type: 'suffer' as const };
    const table = act(pass(turn({ guard, archer }, ...NEAR)), suffer, suffer);
    expect(table.state.modifiers.discard).toHaveLength(2);
  });
});
