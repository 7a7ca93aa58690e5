import { describe, expect, it } from 'vitest';

import type { MonsterStats } from '../../src/content/index.js';
import type { ModifierEffect } from '../../src/vocabulary/index.js';
import {
  act,
  afflicted,
  at,
  BLANK,
  can,
  CARD,
  character,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  isGone,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  SECOND_GUARD,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const USE = { type: 'perform' } as const;
const SKIP = { type: 'skip' } as const;
const SUFFER = { type: 'suffer' } as const;
const attack = (amount: number, more: object = {}) => ({
  top: [{ type: 'attack' as const, amount, ...more }],
});
const on = (target: string) => ({ type: 'attack' as const, target });
const struck = (table: Table, target = GUARD) => act(play(table, 'top'), on(target));
const card = (effect: ModifierEffect) => stacked(WARDEN, { value: 0, effects: [effect] });
const retaliates = figure(GUARD, {
  wards: [{ type: 'retaliate', amount: 2, reach: 1, origin: null, stays: false }],
});
const lossOf = (table: Table, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

describe('what an attack adds', () => {
  it('R-ATK-26 forced moves come after all else, whether a card or the attack says so', () => {
    const push = struck(
      turn(
        attack(1, { push: 1, conditions: ['muddle'] }),
        ...NEAR,
        card({ type: 'condition', condition: 'stun' }),
      ),
    );
    expect(can(push, { type: 'pushStep' })).toBe(false);
    const moved = act(push, USE, USE);
    expect(conditionsOf(moved, GUARD)).toEqual(['stun', 'muddle']);
    expect(can(moved, { type: 'pushStep' })).toBe(true);
    const pull = struck(
      turn(
        attack(1, { range: 3, pull: 1 }),
        ...NEAR,
        at(GUARD, 7, 3),
        card({ type: 'condition', condition: 'stun' }),
      ),
    );
    expect(can(pull, { type: 'pushStep' })).toBe(false);
    expect(can(act(pull, SKIP), { type: 'pushStep' })).toBe(true);
  });

  it('R-ATK-27 whoever a push kills in a trap does not retaliate', () => {
    const traps = [
      [6, 3],
      [5, 4],
      [6, 2],
    ].map(([q = 0, r = 0]) => overlay('trap', q, r, { damage: 20 }));
    const table = act(struck(turn(attack(1, { push: 1 }), ...NEAR, retaliates, ...traps)), {
      type: 'pushStep',
    });
    expect(isGone(table, GUARD)).toBe(true);
    expect(can(table, SUFFER)).toBe(false);
    expect(lossOf(table, WARDEN)).toBe(0);
  });

  it('R-CARD-4 what harms oneself is done without being asked about', () => {
    const harmed = struck(
      turn(attack(1), ...NEAR, card({ type: 'conditionSelf', condition: 'muddle' })),
    );
    expect(conditionsOf(harmed, WARDEN)).toEqual(['muddle']);
    expect(can(harmed, USE)).toBe(false);
    const helped = struck(
      turn(attack(1), ...NEAR, card({ type: 'conditionSelf', condition: 'strengthen' })),
    );
    expect(conditionsOf(helped, WARDEN)).toEqual([]);
    expect(conditionsOf(act(helped, SKIP), WARDEN)).toEqual([]);
  });

  it('R-MOD-17 a shield comes on top of what wards already, and is told', () => {
    const before = { type: 'retaliate', amount: 1, reach: 2, origin: null, stays: false } as const;
    const table = act(
      struck(
        turn(
          attack(1),
          ...NEAR,
          figure(WARDEN, { wards: [before] }),
          card({ type: 'shield', amount: 2 }),
        ),
      ),
      USE,
    );
    expect(figureIn(table, WARDEN).wards).toEqual([
      before,
      { type: 'shield', amount: 2, reach: 0, origin: null, stays: false },
    ]);
    expect(eventsOf(table, 'warded')).toEqual([
      { type: 'warded', figure: WARDEN, ward: 'shield', amount: 2 },
    ]);
  });

  it('R-MOD-15 a bless that an attack gives is shuffled into the deck of its target', () => {
    const table = act(struck(turn(attack(1, { conditions: ['bless'] }), ...NEAR)), USE);
    expect(table.state.supplies).toMatchObject({ bless: 9, curseMonsters: 10 });
    expect(table.state.modifiers.pile.filter(({ origin }) => origin === 'bless')).toHaveLength(1);
  });

  it('R-ATK-23 as many targets more as the card says, and no further one', () => {
    const more = [withGuard(2, 5, 2), withGuard(3, 4, 2), withGuard(4, 3, 3)];
    const first = struck(turn(attack(1), ...NEAR, ...more, card({ type: 'addTarget', count: 2 })));
    const second = act(first, on(SECOND_GUARD));
    expect(can(second, { type: 'attack' })).toBe(true);
    expect(can(act(second, on('mire-guard#3')), { type: 'attack' })).toBe(false);
  });

  it('R-ATK-23 an item of the card is nothing to be asked about', () => {
    const table = struck(turn(attack(1), ...NEAR, card({ type: 'refreshItem' })));
    expect(can(table, USE)).toBe(false);
    expect(lossOf(table, GUARD)).toBe(1);
  });

  it('R-ATK-9 R-ELEM-3 a monster adds everything, the players choose any element for it', () => {
    const guard = [{ type: 'attack' as const, amount: 1 }];
    const cards = stacked('monsters', {
      value: 0,
      effects: [
        { type: 'infuse', element: 'any' },
        { type: 'condition', condition: 'muddle' },
      ],
    });
    const asked = act(pass(turn({ guard }, ...NEAR, cards)), SUFFER);
    expect(options(asked, { type: 'infuse' })).toHaveLength(6);
    expect(can(asked, SKIP)).toBe(false);
    const table = act(asked, { type: 'infuse', element: 'dark' });
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'elementsInfused', elements: ['dark'] }),
    );
    expect(conditionsOf(table, WARDEN)).toEqual(['muddle']);
  });
});

describe('who can be attacked', () => {
  it('R-COND-16 nobody who became invisible since the ability began', () => {
    const two = [withGuard(2, 5, 2), withGuard(3, 4, 2)];
    const further = struck(turn(attack(1, { targets: 2 }), ...NEAR, ...two));
    expect(can(set(further, afflicted(SECOND_GUARD, 'invisible')), on(SECOND_GUARD))).toBe(false);
    expect(can(set(further, afflicted(SECOND_GUARD, 'muddle')), on(SECOND_GUARD))).toBe(true);
    const all = act(play(turn(attack(1, { targets: 'all' }), ...NEAR, ...two), 'top'), {
      type: 'attackAll',
    });
    expect(can(set(all, afflicted(SECOND_GUARD, 'invisible')), on(SECOND_GUARD))).toBe(false);
  });
});

describe('what stands on a stat card', () => {
  const against = (guardStats: Partial<MonsterStats>) =>
    struck(turn({ ...attack(3), guardStats }, ...NEAR));

  it('R-MON-19 R-BONUS-1 its shield counts, with the shields of the round', () => {
    expect(lossOf(against({ shield: 1 }), GUARD)).toBe(2);
    const both = turn(
      { ...attack(3), guardStats: { shield: 1 } },
      ...NEAR,
      figure(GUARD, {
        wards: [{ type: 'shield', amount: 1, reach: 0, origin: null, stays: false }],
      }),
    );
    expect(lossOf(struck(both), GUARD)).toBe(1);
  });

  it('R-MON-19 R-ATK-28 its retaliate answers within its reach', () => {
    expect(can(against({ retaliate: 2, retaliateReach: 1 }), SUFFER)).toBe(true);
    expect(can(against({ retaliate: 0, retaliateReach: 1 }), SUFFER)).toBe(false);
    const far = (retaliateReach: number) =>
      struck(
        turn(
          { ...attack(1, { range: 3 }), guardStats: { retaliate: 2, retaliateReach } },
          ...NEAR,
          at(GUARD, 6, 3),
        ),
      );
    expect(can(far(1), SUFFER)).toBe(false);
    expect(lossOf(act(far(2), SUFFER), WARDEN)).toBe(2);
  });
});

describe('damage of an attack on a character', () => {
  const guard = [{ type: 'attack' as const, amount: 3 }];

  it('R-DMG-2 is asked about where a card could cancel it', () => {
    const asked = pass(turn({ guard }, ...NEAR, character(WARDEN, { hand: ['warden-3'] })));
    expect(asked.engine.decisions(asked.state)).toMatchObject([
      {
        seat: 'ann',
        figure: WARDEN,
        about: { type: 'damage', source: 'attack', amount: 3 },
        commands: [
          { type: 'suffer' },
          { type: 'negate', by: { type: 'hand', card: 'warden-3' } },
          { type: 'negate', by: { type: 'discards', cards: [CARD, BLANK] } },
        ],
      },
    ]);
    const negated = act(asked, { type: 'negate' });
    expect(lossOf(negated, WARDEN)).toBe(0);
    expect(warden(negated).discard).toEqual([CARD, BLANK]);
    expect(warden(negated).lost).toContain('warden-3');
    expect(eventsOf(negated, 'attacked')).toMatchObject([{ figure: GUARD, target: WARDEN }]);
  });

  it('R-DMG-1 is nothing to be asked about where there is none', () => {
    const none = stacked('monsters', { value: 'null' });
    const table = pass(turn({ guard }, ...NEAR, none, character(WARDEN, { hand: ['warden-3'] })));
    expect(eventsOf(table, 'attacked')).toMatchObject([{ result: { damage: 0 } }]);
    expect(can(table, SUFFER)).toBe(false);
  });
});
