import { describe, expect, it } from 'vitest';

import type { Ability, Clause } from '../../src/content/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import {
  act,
  at,
  can,
  conditionsOf,
  eventsOf,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
  overlay,
  play,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
} from './table.js';

const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 9, 0)] as const;
const to = (q: number, r: number) => ({ type: 'moveTo', hex: hex(q, r) }) as const;
const END = { type: 'endMove' } as const;
const legs = (table: Table): readonly Hex[] =>
  options(table, { type: 'moveTo' }).flatMap((one) => (one.type === 'moveTo' ? [one.hex] : []));
const straight: Clause = { type: 'path', shape: 'straight' };
const closed: Clause = { type: 'path', shape: 'closed' };
const nearRock: Clause = {
  type: 'overlays',
  of: {
    type: 'overlays',
    overlays: ['obstacle'],
    count: 'all',
    place: { type: 'within', range: 1 },
  },
};
const move = (amount: number, more: object = {}): Ability => ({ type: 'move', amount, ...more });
const xpIf = (...clauses: readonly Clause[]): Ability => ({
  type: 'if',
  clauses,
  then: [{ type: 'experience', amount: 1 }],
});

describe('the way of a move', () => {
  const gained = (table: Table): number => warden(table).experience;

  it('R-MOVE-1 is straight, or leads back to where it began, over all of its legs', () => {
    const moving = () => play(turn({ top: [move(3), xpIf(straight)] }, ...MIDDLE), 'top');
    expect(gained(act(moving(), to(6, 3), END))).toBe(1);
    expect(gained(act(moving(), to(5, 3), to(6, 3), END))).toBe(1);
    expect(gained(act(moving(), to(5, 3), to(5, 4), END))).toBe(0);
    expect(gained(act(moving(), END))).toBe(0);
    const circling = () => play(turn({ top: [move(2), xpIf(closed)] }, ...MIDDLE), 'top');
    expect(gained(act(circling(), to(5, 3), to(4, 3)))).toBe(1);
    expect(gained(act(circling(), to(5, 3), END))).toBe(0);
    expect(gained(act(circling(), END))).toBe(0);
  });

  it('R-MOVE-1 each move has its own, and a push has none', () => {
    const abilities = [
      move(2),
      move(1),
      { type: 'push', amount: 1 } as Ability,
      xpIf({ type: 'not', clause: straight }),
      xpIf(straight),
    ];
    const begun = turn({ top: abilities }, ...MIDDLE, at(GUARD, 7, 2));
    const crooked = act(
      play(begun, 'top'),
      to(5, 3),
      to(5, 2),
      to(6, 2),
      { type: 'chooseFigure', target: GUARD },
      { type: 'pushStep' },
    );
    // The last move was a single straight step.
    expect(figureIn(crooked, WARDEN).at).toEqual(hex(6, 2));
    expect(eventsOf(crooked, 'experienceGained')).toHaveLength(1);
  });

  it('R-MOVE-8 those whom a jump went over are reached, and those beside its way', () => {
    const hit = (more: object): Ability => ({
      type: 'condition',
      conditions: ['poison'],
      to: {
        type: 'select',
        who: ['enemy'],
        count: 'all',
        place: { type: 'movedThrough', ...more },
      },
    });
    const jumped = (more: object) => {
      const begun = turn(
        { top: [move(2, { mode: 'jump' }), hit(more)] },
        ...MIDDLE,
        at(GUARD, 5, 3),
        withGuard(2, 4, 4),
        withGuard(3, 6, 4),
      );
      const table = act(play(begun, 'top'), to(5, 3), to(6, 3), { type: 'perform' });
      return [GUARD, 'mire-guard#2', 'mire-guard#3'].filter((id) =>
        conditionsOf(table, id).includes('poison'),
      );
    };
    expect(jumped({})).toEqual([GUARD]);
    expect(jumped({ beside: true })).toEqual([GUARD, 'mire-guard#2', 'mire-guard#3']);
  });

  it('R-MOVE-3 whoever is put back ends on the last free hex of its way', () => {
    const begun = turn(
      { top: [move(4), xpIf(straight)] },
      ...MIDDLE,
      at(KINDLER, 5, 4),
      overlay('trap', 5, 4, { conditions: ['immobilize'], damage: 0 }),
      overlay('obstacle', 4, 4),
      overlay('obstacle', 6, 3),
      overlay('obstacle', 6, 4),
    );
    // To (5,3), then down into the trap under the kindler, then back: the way is straight again.
    const table = act(play(begun, 'top'), to(5, 3), to(5, 4));
    expect(figureIn(table, WARDEN).at).toEqual(hex(5, 3));
    expect(warden(table).experience).toBe(1);
  });
});

describe('what must hold of a move', () => {
  it('R-MOVE-1 only straight ways are legal, and every step of them', () => {
    const begun = turn({ top: [move(2, { must: [straight] })] }, ...MIDDLE);
    const table = play(begun, 'top');
    expect(can(table, END)).toBe(true);
    expect(legs(table)).toContainEqual(hex(6, 3));
    expect(legs(table)).toContainEqual(hex(5, 3));
    // Two steps round a corner lead nowhere straight.
    expect(legs(table)).not.toContainEqual(hex(5, 4));
    const on = act(table, to(5, 3));
    expect(legs(on)).toEqual([hex(6, 3)]);
    expect(can(on, END)).toBe(true);
  });

  it('R-MOVE-2 it ends only next to an obstacle, and goes only where that can still be reached', () => {
    const begun = turn(
      { top: [move(3, { must: [nearRock] })] },
      ...MIDDLE,
      overlay('obstacle', 7, 3),
    );
    const table = play(begun, 'top');
    // Left out altogether it may be.
    expect(can(table, END)).toBe(true);
    expect(legs(table)).toContainEqual(hex(6, 3));
    expect(legs(table)).not.toContainEqual(hex(3, 3));
    const near = act(table, to(5, 3));
    expect(can(near, END)).toBe(false);
    expect(legs(near)).not.toContainEqual(hex(4, 3));
    const there = act(near, to(6, 3));
    expect(can(there, END)).toBe(true);
  });

  it('R-MOVE-1 where nothing fulfils it, nobody moves', () => {
    const table = play(turn({ top: [move(2, { must: [nearRock] })] }, ...MIDDLE), 'top');
    expect(figureIn(table, WARDEN).at).toEqual(hex(4, 3));
    expect(can(table, { type: 'moveTo' })).toBe(false);
  });

  it('R-MOVE-1 a way that must lead back may first lead away', () => {
    const table = play(turn({ top: [move(2, { must: [closed] })] }, ...MIDDLE), 'top');
    expect(legs(table)).toHaveLength(6);
    const away = act(table, to(5, 3));
    expect(can(away, END)).toBe(false);
    // A single answer answers itself.
    expect(figureIn(away, WARDEN).at).toEqual(hex(4, 3));
  });

  it('R-CARD-4 an enemy under control moves only where its card says', () => {
    const beside: Clause = {
      type: 'compare',
      left: { type: 'distance', from: 'self', to: 'owner' },
      sign: '==',
      right: 1,
    };
    const control: Ability = {
      type: 'control',
      to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 1 } },
      abilities: [{ type: 'move', amount: 1, must: [beside] }],
    };
    const begun = turn({ top: [control] }, ...MIDDLE, at(GUARD, 5, 3));
    const table = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(legs(table)).toEqual([hex(4, 4), hex(5, 2)]);
  });
});
