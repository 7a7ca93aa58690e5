import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import {
  act,
  at,
  can,
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
  type Wishes,
} from './table.js';

const ADJACENT = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const rock = (q: number, r: number, tile?: number) =>
  overlay('obstacle', q, r, tile === undefined ? {} : { tile });
const step = (q: number, r: number) => ({ type: 'pushStep', hex: hex(q, r) }) as const;
const steps = (table: Table): readonly Hex[] =>
  options(table, { type: 'pushStep' }).flatMap((one) => (one.type === 'pushStep' ? [one.hex] : []));
const shoved = (push: object, wishes: Wishes, ...changes: Parameters<typeof turn>[1][]): Table => {
  const top = [{ type: 'push', amount: 2, ...push } as Ability];
  return act(play(turn({ top, ...wishes }, ...ADJACENT, ...changes), 'top'), {
    type: 'chooseFigure',
    target: GUARD,
  });
};

describe('pushes into obstacles', () => {
  const INTO = {
    intoObstacles: [
      { type: 'suffer', amount: 2, to: 'target' },
      { type: 'experience', amount: 1 },
    ],
  };

  it('R-MOVE-19 a target is moved into an obstacle, which is destroyed, and what the card says happens', () => {
    const table = shoved(INTO, {}, rock(6, 3, 1), rock(6, 4, 1), rock(7, 3));
    expect(steps(table)).toContainEqual(hex(6, 3));
    const once = act(table, step(6, 3));
    expect(figureIn(once, GUARD)).toMatchObject({ at: hex(6, 3), hitPoints: 7 });
    expect(warden(once).experience).toBe(1);
    expect(eventsOf(once, 'overlayDestroyed')).toEqual([
      {
        type: 'overlayDestroyed',
        figure: WARDEN,
        overlay: 'obstacle',
        hexes: [hex(6, 3), hex(6, 4)],
      },
    ]);
    const twice = act(once, step(7, 3));
    expect(figureIn(twice, GUARD)).toMatchObject({ at: hex(7, 3), hitPoints: 5 });
    expect(warden(twice).experience).toBe(2);
    expect(twice.state.overlays).toEqual([]);
  });

  it('R-MOVE-19 no other push moves anybody into obstacles', () => {
    expect(steps(shoved({}, {}, rock(6, 3)))).not.toContainEqual(hex(6, 3));
  });

  it('R-MOVE-22 the obstacle may stop it, as may nobody’s hex without one', () => {
    const table = act(shoved(INTO, {}, rock(7, 3)), step(6, 3));
    expect(can(table, { type: 'stop' })).toBe(true);
    const stopped = act(table, { type: 'stop' });
    expect(figureIn(stopped, GUARD)).toMatchObject({ at: hex(6, 3), hitPoints: 9 });
    expect(stopped.state.overlays).toHaveLength(1);
    expect(can(act(shoved(INTO, {}), step(6, 3)), { type: 'stop' })).toBe(false);
  });

  it('R-MOVE-21 whoever flies breaks nothing', () => {
    const wings = { guardStats: { traits: ['flying'] as const } };
    const table = act(shoved(INTO, wings, rock(6, 3)), step(6, 3));
    expect(figureIn(table, GUARD)).toMatchObject({ at: hex(6, 3), hitPoints: 9 });
    expect(table.state.overlays).toHaveLength(1);
  });
});

describe('hexes that a push could not do', () => {
  const CRUSH = {
    as: 'shove',
    effects: [
      {
        type: 'repeat',
        times: { type: 'bound', name: 'shove', list: 'blocked' },
        then: [
          { type: 'suffer', amount: 2, to: { type: 'bound', name: 'shove' }, optional: false },
          { type: 'experience', amount: 1 },
        ],
      },
    ],
  };
  const around = [rock(6, 3), rock(6, 2), rock(5, 4)] as const;
  const after = (table: Table) => ({
    hitPoints: figureIn(table, GUARD).hitPoints,
    experience: warden(table).experience,
  });

  it('R-MOVE-22 all of them where obstacles are all around', () => {
    expect(after(shoved(CRUSH, {}, ...around))).toEqual({ hitPoints: 5, experience: 2 });
  });

  it('R-MOVE-22 those that are left where it is stopped by a wall or an obstacle', () => {
    const stopped = act(shoved(CRUSH, {}, rock(7, 3)), step(6, 3), { type: 'stop' });
    expect(after(stopped)).toEqual({ hitPoints: 7, experience: 1 });
  });

  it('R-MOVE-22 none where it was done whole, or other figures are in the way', () => {
    const whole = act(shoved(CRUSH, {}, rock(7, 2)), step(6, 3), step(7, 3));
    expect(after(whole)).toEqual({ hitPoints: 9, experience: 0 });
    const beset = [at(KINDLER, 6, 3), rock(6, 1)] as const;
    const past = act(shoved({ ...CRUSH, amount: 1 }, {}, ...beset), step(6, 2));
    expect(after(past)).toEqual({ hitPoints: 9, experience: 0 });
  });

  it('R-MOVE-22 the edge of the map stops it too', () => {
    const begun = turn(
      { top: [{ type: 'push', amount: 2, ...CRUSH } as Ability] },
      at(WARDEN, 8, 3),
      at(KINDLER, 0, 6),
      at(GUARD, 9, 3),
    );
    const aimed = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    const stopped = act(aimed, { type: 'stop' });
    expect(after(stopped)).toEqual({ hitPoints: 5, experience: 2 });
  });

  it('R-MOVE-22 by the strict option whoever can go on is not blocked', () => {
    const strict = { options: { forcedMoveMayChooseBlocked: false } };
    const declined = act(shoved(CRUSH, strict, rock(6, 3)), { type: 'stop' });
    expect(after(declined)).toEqual({ hitPoints: 9, experience: 0 });
    expect(after(shoved(CRUSH, strict, ...around, withGuard(2, 0, 0)))).toEqual({
      hitPoints: 5,
      experience: 2,
    });
  });
});
