import { describe, expect, it } from 'vitest';

import type { Ability, Effect } from '../../src/content/index.js';
import { elementTrack } from '../../src/element/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  can,
  conditionsOf,
  figure,
  figureIn,
  GUARD,
  KINDLER,
  options,
  play,
  SECOND_GUARD,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  type Table,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const ON_GUARD = { type: 'attack', target: GUARD } as const;
const ON_SECOND = { type: 'attack', target: SECOND_GUARD } as const;
const PERFORM = { type: 'perform' } as const;
const ON_SELF = { type: 'chooseFigure', target: WARDEN } as const;

type Changes = readonly ((state: Table['state']) => Table['state'])[];

const performing = (abilities: readonly Ability[], ...changes: Changes): Table =>
  play(turn({ top: abilities }, ...NEAR, ...changes), 'top');

const lossOf = (table: Table, id: string): number => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

const attack = (amount: number, ...effects: readonly Effect[]): Ability => ({
  type: 'attack',
  amount,
  effects,
});

const SHIELDED = figure(GUARD, {
  wards: [{ type: 'shield', amount: 2, reach: 0, origin: null, stays: false }],
});

describe('what effects make of an attack', () => {
  it.each<[string, readonly Effect[], number]>([
    ['adds', [{ type: 'add', amount: 2 }], 5],
    ['takes away', [{ type: 'add', amount: -2 }], 1],
    ['puts another number in its place', [{ type: 'set', amount: 6 }], 6],
    ['multiplies', [{ type: 'multiply', amount: 2 }], 6],
    [
      'one after the other',
      [
        { type: 'add', amount: 1 },
        { type: 'multiply', amount: 2 },
      ],
      8,
    ],
  ])('R-ATK-2 %s', (_, effects, loss) => {
    expect(lossOf(act(performing([attack(3, ...effects)]), ON_GUARD), GUARD)).toBe(loss);
  });

  it('R-ATK-6 R-BONUS-1 a shield counts, is pierced, or does not count at all', () => {
    const struck = (...effects: readonly Effect[]) =>
      lossOf(act(performing([attack(3, ...effects)], SHIELDED), ON_GUARD), GUARD);
    expect(struck()).toBe(1);
    expect(struck({ type: 'add', to: 'pierce', amount: 1 })).toBe(2);
    expect(struck({ type: 'ignoreShield' })).toBe(3);
  });

  it('R-ATK-12 what counts for each target is settled for each by itself, before its card', () => {
    const strong: Effect = {
      type: 'eachTarget',
      effects: [
        {
          type: 'if',
          clauses: [{ type: 'hasCondition', conditions: ['muddle'] }],
          then: [{ type: 'add', amount: 3 }],
          otherwise: [{ type: 'addConditions', conditions: ['muddle'] }],
        },
      ],
    };
    const table = act(
      performing(
        [{ type: 'attack', amount: 1, targets: 2, effects: [strong] }],
        withGuard(2, 4, 4),
        afflicted(GUARD, 'muddle'),
      ),
      ON_GUARD,
      ON_SECOND,
      PERFORM,
    );
    expect([lossOf(table, GUARD), lossOf(table, SECOND_GUARD)]).toEqual([4, 1]);
    expect(conditionsOf(table, SECOND_GUARD)).toEqual(['muddle']);
  });

  it('R-ATK-12 an amount that speaks of the target is reckoned for each', () => {
    const missing: Ability = {
      type: 'attack',
      amount: { type: 'hitPoints', which: 'missing', of: 'target' },
      targets: 2,
    };
    const table = act(
      performing([missing], withGuard(2, 4, 4), figure(GUARD, { hitPoints: 6 })),
      ON_GUARD,
      ON_SECOND,
    );
    expect([lossOf(table, GUARD), lossOf(table, SECOND_GUARD)]).toEqual([6, 0]);
  });

  it('R-ATK-26 what is done to a target follows the damage, before retaliate', () => {
    const struck = act(
      performing([
        attack(1, {
          type: 'eachTarget',
          effects: [{ type: 'suffer', amount: 2, to: 'target' }],
        }),
      ]),
      ON_GUARD,
      { type: 'chooseFigure', target: GUARD },
    );
    expect(lossOf(struck, GUARD)).toBe(3);
  });

  it('R-LOOT-10 what comes after an ability comes only where it was performed', () => {
    const healing = attack(1, { type: 'heal', amount: 2, to: 'self' });
    const hurt = figure(WARDEN, { hitPoints: 3 });
    const table = performing([healing], hurt);
    expect(can(act(table, { type: 'skip' }), ON_SELF)).toBe(false);
    const healed = act(table, ON_GUARD, ON_SELF);
    expect(figureIn(healed, WARDEN).hitPoints).toBe(5);
  });

  it('what comes before an attack is done before it, and who dies of it is not attacked', () => {
    const before: Ability = {
      type: 'attack',
      amount: 1,
      effects: [
        {
          type: 'before',
          abilities: [
            {
              type: 'suffer',
              amount: 9,
              to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 1 } },
            },
          ],
        },
      ],
    };
    const table = act(performing([before]), { type: 'chooseFigure', target: GUARD });
    expect(table.state.figures.some(({ id }) => id === GUARD)).toBe(false);
    expect(can(table, ON_GUARD)).toBe(false);
  });

  it('other targets take the place of its own', () => {
    const elsewhere: Ability = {
      type: 'attack',
      amount: 2,
      effects: [
        {
          type: 'retarget',
          to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 3 } },
        },
      ],
    };
    const table = performing([elsewhere], withGuard(2, 7, 3));
    expect(lossOf(act(table, ON_SECOND), SECOND_GUARD)).toBe(2);
  });

  it('another ability takes the place of all of it', () => {
    const table = performing(
      [attack(5, { type: 'instead', abilities: [{ type: 'heal', amount: 3 }] })],
      figure(WARDEN, { hitPoints: 2 }),
    );
    expect(can(table, ON_GUARD)).toBe(false);
    const healed = act(table, { type: 'chooseFigure', target: WARDEN });
    expect(figureIn(healed, WARDEN).hitPoints).toBe(5);
  });
});

describe('words that decide', () => {
  const heal = (amount: number): Ability => ({ type: 'heal', amount });
  const POOR = figure(WARDEN, { hitPoints: 1 });
  const SELF = { type: 'chooseFigure', target: WARDEN } as const;
  const pointsOf = (table: Table) => figureIn(table, WARDEN).hitPoints;

  it('if: what happens when something holds, and otherwise', () => {
    const wounded: Ability = {
      type: 'if',
      clauses: [
        {
          type: 'compare',
          left: { type: 'hitPoints', which: 'current' },
          sign: '<',
          right: 3,
        },
      ],
      then: [heal(4)],
      otherwise: [heal(1)],
    };
    expect(pointsOf(act(performing([wounded], POOR), SELF))).toBe(5);
    expect(pointsOf(act(performing([wounded], figure(WARDEN, { hitPoints: 6 })), SELF))).toBe(7);
  });

  it('repeat: the same, several times over', () => {
    const twice: Ability = { type: 'repeat', times: 2, then: [heal(2)] };
    expect(pointsOf(act(performing([twice], POOR), SELF, SELF))).toBe(5);
  });

  it('choose: one way, or as many as the card allows', () => {
    const ways: Ability = { type: 'choose', of: [[heal(1)], [heal(2)], [heal(3)]] };
    const asked = performing([ways], POOR);
    expect(options(asked, { type: 'chooseWays' })).toHaveLength(3);
    expect(pointsOf(act(asked, { type: 'chooseWays', ways: [2] }, SELF))).toBe(4);
    const two = performing([{ ...ways, least: 2, most: 2 }], POOR);
    expect(options(two, { type: 'chooseWays' })).toHaveLength(3);
    expect(pointsOf(act(two, { type: 'chooseWays', ways: [0, 2] }, SELF, SELF))).toBe(5);
  });

  it('pay: a price that is paid whole or not at all', () => {
    const priced: Ability = {
      type: 'pay',
      cost: [{ type: 'suffer', amount: 1 }],
      then: [attack(5)],
      otherwise: [attack(1)],
    };
    const hurt = act(performing([priced]), { type: 'pay' }, { type: 'suffer' }, ON_GUARD);
    expect([lossOf(hurt, GUARD), lossOf(hurt, WARDEN)]).toEqual([5, 1]);
    const spared = act(performing([priced]), { type: 'skip' }, ON_GUARD);
    expect([lossOf(spared, GUARD), lossOf(spared, WARDEN)]).toEqual([1, 0]);
  });

  it('R-ELEM-4 consume: what is bought, and otherwise', () => {
    const bought: Ability = {
      type: 'consume',
      elements: ['any'],
      then: [heal(5)],
      otherwise: [heal(1)],
    };
    const lit = (state: Table['state']) => ({
      ...state,
      elements: elementTrack({ ice: 'strong', air: 'waning' }),
    });
    const asked = performing([bought], POOR, lit);
    expect(
      options(asked, { type: 'consume' }).map((one) => 'elements' in one && one.elements),
    ).toEqual([['air'], ['ice']]);
    const paid = act(asked, { type: 'consume', elements: ['air'] }, SELF);
    expect(pointsOf(paid)).toBe(6);
    expect(paid.state.elements.strengths).toMatchObject({ ice: 'strong', air: 'inert' });
    expect(pointsOf(act(performing([bought], POOR), SELF))).toBe(2);
  });
});

describe('amounts that count', () => {
  it('hexes that were moved in this turn', () => {
    const table = performing(
      [
        { type: 'move', amount: 4 },
        { type: 'heal', amount: { type: 'hexesMoved', during: 'turn' } },
      ],
      figure(WARDEN, { hitPoints: 1 }),
    );
    const moved = act(
      table,
      { type: 'moveTo', hex: { q: 4, r: 1 } },
      { type: 'endMove' },
      { type: 'chooseFigure', target: WARDEN },
    );
    expect(figureIn(moved, WARDEN).hitPoints).toBe(3);
  });

  it('damage that was dealt, and those who died of a named ability', () => {
    const table = act(
      performing(
        [
          { type: 'attack', amount: 3, as: 'blow' },
          { type: 'experience', amount: { type: 'bound', name: 'blow', list: 'killed' } },
          { type: 'experience', amount: { type: 'damage', done: 'dealt', during: 'action' } },
        ],
        figure(GUARD, { hitPoints: 2 }),
        withGuard(2, 9, 6),
      ),
      ON_GUARD,
    );
    // One died, and of the 3 damage only 2 hit points were there to lose.
    expect(warden(table).experience).toBe(3);
  });

  it('figures around, by a calculation', () => {
    const table = performing(
      [
        {
          type: 'attack',
          amount: {
            type: 'calculation',
            formula: '2xN',
            where: {
              N: {
                type: 'figures',
                of: { type: 'select', who: ['enemy'], place: { type: 'within', range: 1 } },
              },
            },
            max: 3,
          },
        },
      ],
      withGuard(2, 4, 4),
    );
    expect(lossOf(act(table, ON_GUARD), GUARD)).toBe(3);
  });
});
