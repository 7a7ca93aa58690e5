import { describe, expect, it } from 'vitest';

import type { Action, Bonus } from '../../src/content/index.js';
import {
  act,
  at,
  BLANK,
  can,
  CARD,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  isGone,
  KINDLER,
  overlay,
  pass,
  play,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const USE = { type: 'perform' as const };
const ON_GUARD = { type: 'attack' as const, target: GUARD };
const GUARD_ATTACKS = [{ type: 'attack' as const, amount: 3 }];

const bonus = (facts: Omit<Bonus, 'type'>): Bonus => ({ type: 'bonus', ...facts });

const lasting = (...abilities: Action['abilities']): Action => ({
  abilities,
  active: 'persistent',
  goes: 'lost',
});

/** The warden plays the bottom of its card; the guard stands beside it. */
const bearing = (
  bottom: Action,
  ...changes: readonly ((state: Table['state']) => Table['state'])[]
): Table => play(turn({ bottom, guard: GUARD_ATTACKS }, ...NEAR, ...changes), 'bottom');

/** A basic attack on the guard. */
const strike = (table: Table): Table =>
  act(table, { type: 'play', card: BLANK, half: 'top', basic: true }, ON_GUARD);

describe('the end of a bonus', () => {
  const once = bonus({ on: 'attack', charges: [2], effects: [{ type: 'add', amount: 2 }] });

  it('R-CARD-11 its last space used in the action that made it, its card is never active', () => {
    const top = lasting(once, { type: 'attack', amount: 1 });
    const begun = turn({ top, second: { bottom: [{ type: 'attack', amount: 1 }] } }, ...NEAR);
    const table = act(play(begun, 'top'), USE, ON_GUARD);
    expect(eventsOf(table, 'attacked')[0]?.result.attack).toBe(3);
    expect(eventsOf(table, 'bonusUsed')).toMatchObject([{ left: 0 }]);
    expect(warden(table)).toMatchObject({ active: [], lost: [CARD], experience: 2 });
    expect(table.state.bonuses).toEqual([]);
    const again = act(table, { type: 'play', card: BLANK, half: 'bottom', basic: false }, ON_GUARD);
    expect(eventsOf(again, 'attacked')[0]?.result.attack).toBe(1);
  });

  it('R-CARD-11 in an area of two the second attack has none of a bonus with one space', () => {
    const area = {
      origin: { q: 0, r: 0 },
      hexes: [
        { q: 1, r: 0 },
        { q: 1, r: -1 },
      ],
    };
    const top = lasting(once, { type: 'attack', amount: 1, area });
    const table = act(
      play(turn({ top }, ...NEAR, withGuard(2, 5, 2)), 'top'),
      USE,
      { type: 'attackAll' },
      ON_GUARD,
    );
    expect(eventsOf(table, 'attacked').map(({ result }) => result.attack)).toEqual([3, 1]);
  });

  it('R-BONUS-7 its owner exhausted in the middle of the action, it is gone, and the state can be saved', () => {
    const fierce = bonus({ on: 'attack', effects: [{ type: 'add', amount: 1 }] });
    const trap = overlay('trap', 4, 2, { damage: 4 });
    const weak = figure(WARDEN, { hitPoints: 1 });
    const bottom = lasting(fierce, { type: 'move', amount: 2 });
    const walking = act(bearing(bottom, trap, weak), USE);
    const table = act(walking, { type: 'moveTo', hex: { q: 4, r: 2 } }, { type: 'suffer' });
    expect(isGone(table, WARDEN)).toBe(true);
    expect(table.state.bonuses).toEqual([]);
    const save: unknown = JSON.parse(JSON.stringify(table.state));
    expect(table.engine.decodeState(save)).toEqual({ _tag: 'Right', right: table.state });
  });

  it('R-CARD-6 R-BONUS-7 it ends with the card of its own class, not with one that is called the same', () => {
    const fierce = bonus({ on: 'attack', effects: [{ type: 'add', amount: 1 }] });
    const origin = { type: 'card', owner: KINDLER, card: CARD, half: 'top', basic: false } as const;
    const table = act(bearing(lasting(fierce)), USE);
    const others = {
      bearer: KINDLER,
      origin,
      index: 0,
      charges: 0,
      uses: 0,
      waits: false,
      within: null,
    };
    const state = { ...table.state, bonuses: [...table.state.bonuses, others] };
    const moved = act({ ...table, state }, { type: 'moveActiveCard', card: CARD });
    expect(moved.state.bonuses).toEqual([others]);
  });
});

describe('numbers of bonuses that take away', () => {
  const changed = (to: 'push' | 'pierce', amount: number, printed = {}) => {
    const bottom = lasting(bonus({ on: 'attack', effects: [{ type: 'add', to, amount }] }));
    const second = { top: [{ type: 'attack' as const, amount: 2, ...printed }] };
    const begun = play(turn({ bottom, second, guardStats: { shield: 1 } }, ...NEAR), 'bottom');
    const played = { type: 'play' as const, card: BLANK, half: 'top' as const, basic: false };
    return act(can(begun, USE) ? act(begun, USE) : begun, played, ON_GUARD);
  };

  it.each([
    ['push', 0, {}],
    ['push', -1, {}],
    ['push', -2, { push: 1 }],
  ] as const)(
    'R-MOVE-18 R-ATK-12 %s %i: a push over no hex is none, and the attack is made',
    (to, amount, printed) => {
      const table = changed(to, amount, printed);
      expect(eventsOf(table, 'attacked')).toHaveLength(1);
      expect(can(table, { type: 'pushStep' })).toBe(false);
    },
  );

  it('R-ATK-7 pierce is never below 0, and the attack is made', () => {
    const [attacked] = eventsOf(changed('pierce', -2, { pierce: 1 }), 'attacked');
    expect(attacked?.result).toMatchObject({ pierce: 0, damage: 1 });
  });

  it('R-BONUS-1 what takes from a shield takes no more than there is', () => {
    const weaker = { type: 'add', to: 'shield', amount: -2 } as const;
    const hit = pass(bearing(lasting(bonus({ on: 'attacked', effects: [weaker] }))));
    const suffered = act(hit, { type: 'suffer' });
    expect(eventsOf(suffered, 'attacked')[0]?.result.damage).toBe(3);
  });
});

describe('bonuses that harm', () => {
  const clumsy = bonus({ on: 'attack', effects: [{ type: 'disadvantage' }] });

  it('R-CARD-13 come into play with their action, though the rest of it is skipped', () => {
    const heal = { type: 'heal', amount: 1 } as const;
    const table = act(bearing(lasting(heal, clumsy)), { type: 'skip' });
    expect(eventsOf(table, 'bonusBegun')).toMatchObject([{ figure: WARDEN, card: CARD }]);
    const open = bearing(lasting(bonus({ on: 'attacked', effects: [{ type: 'disadvantage' }] })));
    expect(can(open, { type: 'skip' })).toBe(true);
  });

  it('R-BONUS-9 are used without a question, and so are numbers beside other effects', () => {
    const worse = strike(bearing(lasting(clumsy)));
    expect(eventsOf(worse, 'bonusUsed')).toHaveLength(1);
    expect(eventsOf(worse, 'attacked')[0]?.cards).toHaveLength(2);
    const marked = bonus({ on: 'attacked', effects: [{ type: 'advantage' }] });
    expect(eventsOf(pass(bearing(lasting(marked))), 'bonusUsed')).toHaveLength(1);
    const both = bonus({
      on: 'attack',
      effects: [
        { type: 'add', amount: 1 },
        { type: 'addConditions', conditions: ['muddle'] },
      ],
    });
    const strong = strike(act(bearing(lasting(both)), USE));
    expect(eventsOf(strong, 'bonusUsed')).toHaveLength(1);
    expect(figureIn(strong, GUARD).hitPoints).toBe(6);
  });
});

describe('what the dead carried', () => {
  it('R-DMG-6 is in saves of their turn, and not for the next monster of their standee', () => {
    const hex: Action = {
      abilities: [
        bonus({
          on: 'attack',
          bearers: { type: 'select', who: ['enemy'], place: { type: 'within', range: 1 } },
          effects: [{ type: 'add', amount: -1 }],
        }),
        { type: 'attack', amount: 9 },
      ],
      active: 'persistent',
    };
    const given = act(bearing(hex), { type: 'chooseFigure', target: GUARD });
    const killed = act(given, ON_GUARD);
    expect(isGone(killed, GUARD)).toBe(true);
    const { engine, state } = killed;
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))._tag).toBe('Right');
    const ended = pass(killed);
    expect(ended.state.bonuses).toEqual([]);
  });
});
