import { describe, expect, it } from 'vitest';

import type { Ability, Action, Bonus } from '../../src/content/index.js';
import {
  act,
  ARCHER,
  BLANK,
  at,
  can,
  figure,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
  pass,
  play,
  set,
  turn,
  WARDEN,
  without,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 3, 3), at(GUARD, 5, 3), without(ARCHER)] as const;
const PERFORM = { type: 'perform' } as const;
const ON_GUARD = { type: 'attack', target: GUARD } as const;
const ADJACENT_ALLIES = {
  type: 'select',
  who: ['ally'],
  count: 'all',
  place: { type: 'within', range: 1 },
} as const;

const bonus = (fields: Omit<Bonus, 'type'>): Action => ({
  abilities: [{ type: 'bonus', ...fields }],
  active: 'persistent',
});

const lossOf = (table: Table, id: string): number => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

const ATTACK: Ability = { type: 'attack', amount: 2 };

/** The warden has played the bottom of its card; the top of its other card is an attack. */
const bearing = (bottom: Action, guard = 3): Table =>
  play(
    turn(
      { bottom, second: { top: [ATTACK] }, guard: [{ type: 'attack', amount: guard }] },
      ...NEAR,
    ),
    'bottom',
  );

describe('bonuses for others', () => {
  const shield = (live: boolean): Action =>
    bonus({
      bearers: ADJACENT_ALLIES,
      ...(live && { live }),
      on: 'attacked',
      effects: [{ type: 'add', to: 'shield', amount: 2 }],
    });
  /** The guard attacks the kindler for 3, while the warden stands where it is put. */
  const lossBeside = (table: Table, q: number, r: number): number =>
    lossOf(
      act(pass(set(table, at(KINDLER, 4, 4), at(GUARD, 3, 5), at(WARDEN, q, r))), {
        type: 'suffer',
      }),
      KINDLER,
    );

  it('R-BONUS-4 who is looked for each time has it where it stands then', () => {
    const begun = act(bearing(shield(true)), PERFORM);
    expect(begun.state.bonuses).toMatchObject([{ bearer: WARDEN }]);
    expect([lossBeside(begun, 5, 3), lossBeside(begun, 9, 0)]).toEqual([1, 3]);
  });

  it('R-BONUS-4 who was given it keeps it wherever it goes', () => {
    const begun = act(bearing(shield(false)), PERFORM);
    expect(begun.state.bonuses).toMatchObject([{ bearer: KINDLER, origin: { owner: WARDEN } }]);
    expect([lossBeside(begun, 5, 3), lossBeside(begun, 9, 0)]).toEqual([1, 1]);
  });
});

describe('how long bonuses last', () => {
  const strong = (fields: Partial<Bonus>): Action => ({
    abilities: [
      { type: 'bonus', on: 'attack', effects: [{ type: 'add', amount: 3 }], ...fields },
      { type: 'attack', amount: 1 },
    ],
  });
  const struck = (fields: Partial<Bonus>): Table => {
    const begun = play(
      turn(
        { bottom: strong(fields), second: { top: [ATTACK] } },
        ...NEAR,
        figure(GUARD, { hitPoints: 20, maxHitPoints: 20 }),
      ),
      'bottom',
    );
    return act(begun, PERFORM, ON_GUARD);
  };
  const again = (table: Table): Table =>
    act(table, { type: 'play', card: BLANK, half: 'top', basic: false }, ON_GUARD);

  it('R-CARD-5 for the action alone', () => {
    const once = struck({ lasts: 'action' });
    expect(lossOf(once, GUARD)).toBe(4);
    expect(once.state.bonuses).toEqual([]);
    expect(lossOf(again(once), GUARD)).toBe(6);
  });

  it('R-ROUND-2 for the turn', () => {
    const once = struck({ lasts: 'turn' });
    expect(lossOf(again(once), GUARD)).toBe(9);
    expect(again(once).state.bonuses).toEqual([]);
  });

  it('R-BONUS-9 one that begins with the next turn does nothing in this one', () => {
    const once = act(
      play(
        turn(
          {
            bottom: {
              abilities: [
                {
                  type: 'bonus',
                  on: 'attack',
                  begins: 'nextTurn',
                  effects: [{ type: 'add', amount: 3 }],
                },
                { type: 'attack', amount: 1 },
              ],
              active: 'persistent',
            },
          },
          ...NEAR,
        ),
        'bottom',
      ),
      PERFORM,
      ON_GUARD,
    );
    expect(lossOf(once, GUARD)).toBe(1);
    expect(once.state.bonuses).toMatchObject([{ waits: true }]);
  });
});

describe('an attack that goes to somebody else', () => {
  const guarding: Action = bonus({
    on: 'attacked',
    of: { type: 'select', who: ['ally'], place: { type: 'within', range: 1 } },
    if: [{ type: 'relation', of: 'actor', relations: ['enemy'] }],
    optional: false,
    effects: [{ type: 'redirect', to: 'self' }],
  });

  it('R-ATK-12 R-BONUS-9 is settled anew for whoever takes it', () => {
    const begun = act(bearing(guarding), PERFORM);
    const table = pass(
      set(begun, at(KINDLER, 4, 4), at(GUARD, 3, 5), at(WARDEN, 5, 3), figure(KINDLER, {})),
    );
    expect(options(table, { type: 'suffer' })).toMatchObject([{ character: WARDEN }]);
    const suffered = act(table, { type: 'suffer', character: WARDEN });
    expect([lossOf(suffered, KINDLER), lossOf(suffered, WARDEN)]).toEqual([0, 3]);
    expect(hex(5, 3)).toEqual(figureIn(suffered, WARDEN).at);
    expect(can(suffered, { type: 'suffer' })).toBe(false);
  });
});
