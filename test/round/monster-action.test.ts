import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  can,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  justAfflicted,
  KINDLER,
  options,
  overlay,
  pass,
  SECOND_GUARD,
  set,
  stacked,
  turn,
  WARDEN,
  withGuard,
  without,
  type Table,
} from './table.js';

const ATTACK = { type: 'attack' as const, amount: 'A' };
const MOVE = { type: 'move' as const, amount: 'M' };
const SUFFER = { type: 'suffer' as const };
const FAR = [at(WARDEN, 1, 3), at(KINDLER, 0, 6), without(ARCHER)] as const;
const NEAR = [...FAR, at(GUARD, 2, 3)] as const;
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

describe('turns of monsters', () => {
  it('R-MON-1 R-MON-3 it does what its card says from top to bottom, as far as possible', () => {
    const table = pass(turn({ guard: [MOVE, ATTACK] }, ...FAR, at(GUARD, 4, 3)));
    expect(figureIn(table, GUARD).at).toEqual(hex(2, 3));
    expect(lossOf(act(table, SUFFER), WARDEN)).toBe(2);
  });

  it('R-MON-7 an attack above the move is made from where it stands', () => {
    const table = pass(turn({ guard: [ATTACK, MOVE] }, ...FAR, at(GUARD, 4, 3)));
    expect(eventsOf(table, 'attacked')).toEqual([]);
    expect(figureIn(table, GUARD).at).toEqual(hex(2, 3));
  });

  it('R-MON-12 it goes round a trap', () => {
    const table = pass(
      turn(
        { guard: [MOVE, ATTACK] },
        ...FAR,
        at(GUARD, 4, 3),
        overlay('trap', 3, 3, { damage: 9 }),
      ),
    );
    const moved = can(table, { type: 'moveAlong' }) ? act(table, { type: 'moveAlong' }) : table;
    expect(isGone(moved, GUARD)).toBe(false);
    expect(moved.state.overlays).toHaveLength(1);
  });

  it('R-MON-15 a second attack is on the focus again, or by the option on somebody else', () => {
    const both = [...NEAR, at(KINDLER, 2, 2)];
    const first = pass(turn({ guard: [ATTACK, ATTACK] }, ...both));
    const again = act(first, SUFFER, SUFFER);
    expect(lossOf(again, WARDEN)).toBe(4);
    const rules = { guard: [ATTACK, ATTACK], options: { secondAttackExcludesFirst: true } };
    const other = act(
      pass(turn(rules, ...both)),

      SUFFER,
      SUFFER,
    );
    expect([lossOf(other, WARDEN), lossOf(other, KINDLER)]).toEqual([2, 2]);
  });

  it('R-MON-15 attacks that are all at one are all on the focus', () => {
    const guard = [{ ...ATTACK, targets: 2, allAtOne: true }];
    expect(lossOf(act(pass(turn({ guard }, ...NEAR)), SUFFER, SUFFER), WARDEN)).toBe(4);
  });

  it('R-MON-16 what the stat card adds comes with every attack', () => {
    const wishes = { guard: [ATTACK], guardStats: { conditions: ['poison' as const] } };
    expect(conditionsOf(act(pass(turn(wishes, ...NEAR)), SUFFER), WARDEN)).toEqual(['poison']);
  });

  it('R-MON-17 equal focuses are for the players', () => {
    const begun = turn({ guard: [ATTACK] }, ...NEAR, at(KINDLER, 2, 2));
    // Without a place in the order nobody comes before the other.
    const even = { ...begun, state: { ...begun.state, order: begun.state.order.slice(1) } };
    const table = pass(even);
    expect(options(table, { type: 'chooseFocus' })).toHaveLength(2);
  });

  it('R-MON-18 it heals whoever lost most, and nobody who lost nothing', () => {
    const guard = [{ type: 'heal' as const, amount: 3, range: 3 }];
    const two = [...NEAR, withGuard(2, 4, 3, { hitPoints: 2 }), figure(GUARD, { hitPoints: 7 })];
    const once = pass(turn({ guard }, ...two));
    // The worse one is healed by both of them in turn.
    expect(figureIn(once, SECOND_GUARD).hitPoints).toBe(8);
    expect(figureIn(once, GUARD).hitPoints).toBe(7);
    expect(eventsOf(pass(turn({ guard }, ...NEAR)), 'healed')).toEqual([]);
  });

  it('R-MON-18 if nobody lost anything, whoever is poisoned or wounded', () => {
    const guard = [{ type: 'heal' as const, amount: 3 }];
    const table = pass(turn({ guard }, ...NEAR, afflicted(GUARD, 'poison')));
    expect(conditionsOf(table, GUARD)).toEqual([]);
  });

  it('R-MON-18 a heal for all reaches all', () => {
    const guard = [{ type: 'heal' as const, amount: 1, range: 3, targets: 'all' as const }];
    const table = pass(
      turn(
        { guard },
        ...NEAR,
        withGuard(2, 4, 3, { hitPoints: 2 }),
        figure(GUARD, { hitPoints: 6 }),
      ),
    );
    expect([figureIn(table, GUARD).hitPoints, figureIn(table, SECOND_GUARD).hitPoints]).toEqual([
      8, 4,
    ]);
  });

  it('R-MON-19 R-COND-14 R-ROUND-4 the stunned do not gain the shield of their card', () => {
    const guard = [{ type: 'shield' as const, amount: 1 }];
    const warded = (table: Table) => eventsOf(table, 'warded').map((event) => event.figure);
    expect(warded(pass(turn({ guard }, ...NEAR)))).toEqual([GUARD]);
    expect(warded(pass(turn({ guard }, ...NEAR, afflicted(GUARD, 'stun'))))).toEqual([]);
  });

  it('R-MON-26 R-ROUND-3 a monster that dies of its wound does not act, and leaves its money', () => {
    const weak = [
      withGuard(2, 9, 6),
      figure(GUARD, { hitPoints: 1, conditions: trackerOf(['wound']) }),
    ];
    const table = pass(turn({ guard: [ATTACK] }, ...NEAR, ...weak));
    expect(isGone(table, GUARD)).toBe(true);
    expect(eventsOf(table, 'attacked')).toEqual([]);
    expect(table.state.overlays).toEqual([
      expect.objectContaining({ type: 'coin', at: hex(2, 3) }),
    ]);
  });

  it('R-FOCUS-15 if the focus is exhausted, the next attack finds another', () => {
    const table = act(
      pass(
        turn(
          { guard: [ATTACK, ATTACK] },
          ...NEAR,
          at(KINDLER, 2, 2),
          figure(WARDEN, { hitPoints: 1 }),
        ),
      ),
      SUFFER,
      SUFFER,
    );
    expect(isGone(table, WARDEN)).toBe(true);
    expect(lossOf(table, KINDLER)).toBe(2);
  });

  it('R-COND-16 the invisible are no focus', () => {
    const hidden = justAfflicted(WARDEN, 'invisible');
    const table = pass(set(turn({ guard: [ATTACK] }, ...NEAR), hidden));
    expect(eventsOf(table, 'focusFound').map(({ focus }) => focus)).toEqual([[KINDLER]]);
    expect(can(table, SUFFER)).toBe(false);
  });

  it('R-COND-10 R-COND-11 the immobilized do not move, the disarmed do not attack', () => {
    const wishes = { guard: [MOVE, ATTACK] };
    const fixed = pass(turn(wishes, ...FAR, at(GUARD, 4, 3), afflicted(GUARD, 'immobilize')));
    expect(figureIn(fixed, GUARD).at).toEqual(hex(4, 3));
    expect(can(pass(turn(wishes, ...NEAR, afflicted(GUARD, 'disarm'))), SUFFER)).toBe(false);
  });

  it('R-MON-3 a card below 0 attacks for 0', () => {
    const guard = [{ type: 'attack' as const, amount: 'A-5' }];
    const table = pass(turn({ guard }, ...NEAR, stacked('monsters', { value: 1 })));
    expect(lossOf(act(table, SUFFER), WARDEN)).toBe(1);
  });

  it('R-MON-13 R-MON-17 a condition is for the focus that the players chose', () => {
    const guard = [{ type: 'condition' as const, conditions: ['poison' as const], range: 1 }];
    const begun = turn({ guard }, ...NEAR, at(KINDLER, 2, 2));
    const even = { ...begun, state: { ...begun.state, order: begun.state.order.slice(1) } };
    const on = (focus: string) => act(pass(even), { type: 'chooseFocus', focus });
    const ill = (table: Table) => [WARDEN, KINDLER].filter((id) => conditionsOf(table, id).length);
    expect(ill(on(KINDLER))).toEqual([KINDLER]);
    expect(ill(on(WARDEN))).toEqual([WARDEN]);
  });

  it('R-MON-3 what it cannot do is skipped, and told', () => {
    const skips = (table: Table) => eventsOf(table, 'abilitySkipped').map(({ ability }) => ability);
    const heal = { type: 'heal' as const, amount: 3, range: 1 };
    // The one that is hurt is out of its range.
    const far = [...NEAR, withGuard(2, 9, 0, { hitPoints: 1, conditions: trackerOf(['stun']) })];
    expect(skips(pass(turn({ guard: [heal] }, ...far)))).toEqual(['heal']);
    const ill = { type: 'condition' as const, conditions: ['poison' as const], range: 1 };
    expect(skips(pass(turn({ guard: [ill] }, ...FAR, at(GUARD, 6, 3))))).toEqual(['condition']);
    expect(skips(pass(turn({ guard: [ATTACK] }, ...NEAR, afflicted(GUARD, 'disarm'))))).toEqual([
      'attack',
    ]);
    const hidden = [WARDEN, KINDLER].map((id) => justAfflicted(id, 'invisible'));
    expect(skips(pass(set(turn({ guard: [MOVE, ATTACK] }, ...NEAR), ...hidden)))).toEqual([
      'move',
      'attack',
    ]);
    expect(skips(pass(turn({ guard: [MOVE] }, ...NEAR)))).toEqual(['move']);
    expect(
      skips(
        pass(turn({ guard: [{ ...heal, amount: 1 }] }, ...NEAR, figure(GUARD, { hitPoints: 3 }))),
      ),
    ).toEqual([]);
  });
});
