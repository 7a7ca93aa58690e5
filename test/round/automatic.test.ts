import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import type { AreaPattern } from '../../src/vocabulary/index.js';
import {
  act,
  ARCHER,
  at,
  can,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
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

const SUFFER = { type: 'suffer' } as const;
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
type Change = (state: GameState) => GameState;

const guards = (guard: readonly Ability[], ...changes: readonly Change[]): Table =>
  pass(turn({ guard, options: { ambiguity: 'deterministic' } }, ...NEAR, ...changes));
const asking = (guard: readonly Ability[], ...changes: readonly Change[]): Table =>
  pass(turn({ guard }, ...NEAR, ...changes));
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

/** The two characters are equally far from the guard, and neither comes before the other. */
const EVEN: readonly Change[] = [at(WARDEN, 5, 2), at(KINDLER, 5, 4)];
const noOrder = (table: Table): Table => ({
  ...table,
  state: {
    ...table.state,
    order: table.state.order.filter(({ figures }) => !figures.includes(WARDEN)),
  },
});

describe('what monsters leave open, settled by the option', () => {
  it('R-MON-17 R-MON-18 of those that need a heal alike the one on the lowest hex', () => {
    const heal: readonly Ability[] = [{ type: 'heal', amount: 1, range: 9 }];
    const hurt = [
      figure(GUARD, { hitPoints: 3, at: hex(6, 4) }),
      withGuard(2, 8, 6, { hitPoints: 3 }),
      withGuard(3, 5, 1, { hitPoints: 3 }),
    ];
    const healed = guards(heal, ...hurt);
    // Each of the three heals in its turn.
    const order = eventsOf(healed, 'healed').map((event) => event.figure);
    expect(order).toEqual(['mire-guard#3', GUARD, SECOND_GUARD]);
    expect(can(asking(heal, ...hurt), { type: 'chooseFigure', target: SECOND_GUARD })).toBe(true);
  });

  it('R-MON-17 of equal focuses the one on the lowest hex, wherever it stands in the list', () => {
    const focusAt = (...places: readonly Change[]) => {
      const table = turn(
        { guard: [{ type: 'attack', amount: 1 }], options: { ambiguity: 'deterministic' } },
        ...NEAR,
        ...places,
      );
      return eventsOf(pass(noOrder(table)), 'focusFound')[0]?.focus[0];
    };
    expect(focusAt(...EVEN)).toBe(WARDEN);
    expect(focusAt(at(KINDLER, 5, 2), at(WARDEN, 5, 4))).toBe(KINDLER);
  });

  it('R-MON-17 of areas that hit as many the one with the lowest hexes', () => {
    const area: AreaPattern = { origin: hex(0, 0), hexes: [hex(1, 0), hex(1, -1)] };
    const swing: readonly Ability[] = [{ type: 'attack', amount: 1, area }];
    const foe =
      (q: number, r: number): Change =>
      (state) => ({
        ...state,
        acted: [...state.acted, 'foe'],
        figures: state.figures.flatMap((one) =>
          one.id === GUARD
            ? [one, { ...one, id: 'foe', side: 'characters' as const, at: hex(q, r) }]
            : [one],
        ),
      });
    // The warden is the focus; on either side of it is one more, whom its area can cover too.
    const hit = (...places: readonly Change[]) => {
      const wishes = { guard: swing, options: { ambiguity: 'deterministic' as const } };
      const begun = pass(set(turn(wishes, ...NEAR), ...places));
      expect(can(begun, { type: 'attackAll' })).toBe(false);
      const ended = can(begun, SUFFER) ? act(begun, SUFFER) : begun;
      const more = can(ended, SUFFER) ? act(ended, SUFFER) : ended;
      return lossOf(more, KINDLER);
    };
    expect(hit(at(KINDLER, 5, 2), foe(4, 4))).toBe(0);
    expect(hit(at(KINDLER, 4, 4), foe(5, 2))).toBe(1);
  });

  it('R-MON-17 R-ATK-16 not the order of a character’s targets', () => {
    const table = act(
      turn(
        {
          top: [{ type: 'attack', amount: 1, targets: 'all' }],
          options: { ambiguity: 'deterministic' },
        },
        ...NEAR,
        withGuard(2, 4, 2),
      ),
      { type: 'play', card: 'warden-1', half: 'top', basic: false },
      { type: 'attackAll' },
    );
    expect(options(table, { type: 'attack' })).toHaveLength(2);
  });

  it('R-MON-17 R-ELEM-3 any element is the first of them', () => {
    const any = stacked('monsters', { value: 0, effects: [{ type: 'infuse', element: 'any' }] });
    const attack: readonly Ability[] = [{ type: 'attack', amount: 1 }];
    expect(options(act(asking(attack, any), SUFFER), { type: 'infuse' })).toHaveLength(6);
    const settled = act(guards(attack, any), SUFFER);
    expect(can(settled, { type: 'infuse' })).toBe(false);
    expect(eventsOf(settled, 'elementsInfused')).toMatchObject([{ elements: ['fire'] }]);
  });

  it('R-MON-17 R-MOVE-22 a push goes on as long as it can, on the lowest hexes', () => {
    const push: readonly Ability[] = [{ type: 'attack', amount: 1, push: 2 }];
    const asked = act(asking(push), SUFFER);
    expect(can(asked, { type: 'pushStep' })).toBe(true);
    const settled = act(guards(push), SUFFER);
    expect(can(settled, { type: 'pushStep' })).toBe(false);
    expect(eventsOf(settled, 'moved').flatMap(({ path }) => path)).toHaveLength(2);
  });

  it('R-DMG-2 nothing that a character decides', () => {
    const table = guards([{ type: 'attack', amount: 1 }]);
    expect(can(table, SUFFER)).toBe(true);
    expect(lossOf(table, WARDEN)).toBe(0);
  });

  it('R-MOD-8 nor what comes up on the table', () => {
    const wishes = {
      guard: [{ type: 'attack' as const, amount: 1 }],
      options: { ambiguity: 'deterministic' as const },
      onTable: true,
    };
    const table = pass(turn(wishes, ...NEAR, stacked('monsters', { value: 1 })));
    expect(options(table, { type: 'revealModifier' })).toHaveLength(2);
  });
});
