import { describe, expect, it } from 'vitest';

import {
  act,
  at,
  can,
  CARD,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  overlay,
  pass,
  play,
  turn,
  WARDEN,
  warden,
  type Table,
} from './table.js';

const move = (amount: number, mode: 'walk' | 'jump' = 'walk') => ({
  bottom: [{ type: 'move' as const, amount, mode }],
});
const to = (q: number, r: number) => ({ type: 'moveTo' as const, hex: hex(q, r) });
const END = { type: 'endMove' as const };
/** The warden in the middle, the kindler out of the way. */
const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6)] as const;

describe('what lies on a hex', () => {
  it('R-MOVE-13 a trap is sprung once, its damage before its conditions', () => {
    const trap = overlay('trap', 5, 3, { damage: 3, conditions: ['poison'] });
    const sprung = act(play(turn(move(2), ...MIDDLE, trap), 'bottom'), to(5, 3), {
      type: 'suffer',
    });
    const { hitPoints, maxHitPoints } = figureIn(sprung, WARDEN);
    expect(maxHitPoints - hitPoints).toBe(3);
    expect(sprung.state.overlays).toEqual([]);
    expect(sprung.events.map(({ type }) => type)).toEqual(['damaged', 'conditionGained']);
  });

  it('R-MOVE-14 hazardous terrain hurts on entering every time, and stays', () => {
    const hazard = overlay('hazardous', 5, 3, { damage: 1 });
    const first = act(play(turn(move(4), ...MIDDLE, hazard), 'bottom'), to(5, 3), {
      type: 'suffer',
    });
    const second = act(first, to(4, 3), to(5, 3), { type: 'suffer' });
    const { hitPoints, maxHitPoints } = figureIn(second, WARDEN);
    expect(maxHitPoints - hitPoints).toBe(2);
    expect(second.state.overlays).toHaveLength(1);
  });

  it('R-MOVE-13 R-MOVE-14 what is entered is told before its damage is decided', () => {
    const into = (...lies: Parameters<typeof turn>[1][]) =>
      act(play(turn(move(2), ...MIDDLE, ...lies), 'bottom'), to(5, 3));
    const stake = ({ engine, state }: Table) => engine.decisions(state)[0]?.about;
    const trapped = into(overlay('trap', 5, 3, { damage: 3 }));
    expect(eventsOf(trapped, 'trapSprung')).toEqual([
      { type: 'trapSprung', figure: WARDEN, at: hex(5, 3) },
    ]);
    expect(stake(trapped)).toEqual({ type: 'damage', source: 'trap', amount: 3 });
    const hurt = into(overlay('hazardous', 5, 3, { damage: 1 }));
    expect(eventsOf(hurt, 'trapSprung')).toEqual([]);
    expect(stake(hurt)).toEqual({ type: 'damage', source: 'hazardous', amount: 1 });
  });

  it('R-MOVE-14 a move that ends where it stands enters nothing again', () => {
    const hazard = overlay('hazardous', 5, 3, { damage: 1 });
    const table = act(
      play(turn(move(4), ...MIDDLE, hazard), 'bottom'),
      to(5, 3),
      { type: 'suffer' },
      END,
    );
    const { hitPoints, maxHitPoints } = figureIn(table, WARDEN);
    expect(maxHitPoints - hitPoints).toBe(1);
    expect(can(table, { type: 'play' })).toBe(true);
  });

  it('R-MOVE-15 a trap ignores shield, and its damage can be negated', () => {
    const trap = overlay('trap', 5, 3, { damage: 3 });
    const ward = figure(WARDEN, {
      wards: [{ type: 'shield', amount: 5, reach: 0, origin: null, stays: false }],
    });
    const table = act(play(turn(move(2), ...MIDDLE, ward, trap), 'bottom'), to(5, 3));
    expect(can(table, { type: 'negate' })).toBe(true);
    const hurt = figureIn(act(table, { type: 'suffer' }), WARDEN);
    expect(hurt.maxHitPoints - hurt.hitPoints).toBe(3);
    const saved = figureIn(act(table, { type: 'negate' }), WARDEN);
    expect(saved.hitPoints).toBe(saved.maxHitPoints);
  });

  it('R-MOVE-16 a trap that somebody is pushed into is credited to the pusher', () => {
    const push = { top: [{ type: 'attack' as const, amount: 0, push: 1 }] };
    const trap = overlay('trap', 6, 3, { damage: 20 });
    const table = act(
      play(turn(push, ...MIDDLE, at(GUARD, 5, 3), trap), 'top'),
      { type: 'attack', target: GUARD },
      { type: 'pushStep', hex: hex(6, 3) },
    );
    expect(eventsOf(table, 'died')).toEqual([{ type: 'died', figure: GUARD, by: WARDEN }]);
  });

  it('R-MOVE-17 allies spring traps as well', () => {
    const push = {
      top: [{ type: 'attack' as const, amount: 0 }],
      guard: [
        { type: 'move' as const, amount: 'M' },
        { type: 'attack' as const, amount: 'A' },
      ],
    };
    const traps = Array.from({ length: 7 }, (_, r) => overlay('trap', 3, r, { damage: 20 }));
    const after = pass(turn(push, at(WARDEN, 1, 3), at(GUARD, 4, 3), ...traps));
    expect(isGone(after, GUARD)).toBe(true);
  });

  it('R-CARD-4 an action of which nothing was done leaves even a lost card discarded', () => {
    const action = {
      bottom: { abilities: [{ type: 'move' as const, amount: 2 }], goes: 'lost' as const },
    };
    const table = play(turn(action, ...MIDDLE), 'bottom');
    expect(warden(act(table, END)).discard).toContain(CARD);
    expect(warden(act(table, to(5, 3), END)).lost).toContain(CARD);
  });
});
