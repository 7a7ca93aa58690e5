import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import {
  act,
  at,
  can,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  options,
  play,
  SECOND_GUARD,
  turn,
  WARDEN,
  withGuard,
  type Table,
} from './table.js';

/** Two hexes side by side, laid anywhere in range. */
const PAIR = { hexes: [hex(0, 0), hex(1, 0)], origin: null };

const targetsOf = (table: Table): readonly (readonly string[])[] =>
  options(table, { type: 'layArea' }).flatMap((one) =>
    one.type === 'layArea' ? [one.targets] : [],
  );

const saved = (table: Table): Table => {
  const read = table.engine.decodeState(JSON.parse(JSON.stringify(table.state)));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return { ...table, state: read.right };
};

const two = [at(GUARD, 2, 0), withGuard(2, 3, 0)];

describe('areas of abilities', () => {
  it('R-ATK-22: harm reaches all enemies that a placement covers, and no others', () => {
    const stun: Ability = { type: 'condition', conditions: ['stun'], range: 3, area: PAIR };
    const asked = saved(play(turn({ top: [stun] }, ...two, at(KINDLER, 2, 1)), 'top'));
    expect(targetsOf(asked)).toEqual(
      expect.arrayContaining([[GUARD], [SECOND_GUARD], [GUARD, SECOND_GUARD]]),
    );
    expect(targetsOf(asked)).toHaveLength(3);
    const done = act(asked, { type: 'layArea', targets: [GUARD, SECOND_GUARD] });
    expect([GUARD, SECOND_GUARD, KINDLER].map((id) => conditionsOf(done, id))).toEqual([
      ['stun'],
      ['stun'],
      [],
    ]);
  });

  it('R-CARD-4: the area may be left out', () => {
    const push: Ability = { type: 'push', amount: 1, range: 3, area: PAIR };
    const left = act(play(turn({ top: [push] }, ...two), 'top'), { type: 'skip' });
    expect(figureIn(left, GUARD).at).toEqual(hex(2, 0));
    expect(left.state.characters[0]?.discard).toContain('warden-1');
  });

  it('R-ATK-22: of those whom a kill covers only some are killed', () => {
    const kill: Ability = {
      type: 'kill',
      range: 3,
      area: PAIR,
      if: [
        {
          type: 'compare',
          left: { type: 'hitPoints', which: 'current', of: 'target' },
          sign: '<',
          right: 5,
        },
      ],
    };
    const begun = turn({ top: [kill] }, ...two, figure(SECOND_GUARD, { hitPoints: 3 }));
    const asked = play(begun, 'top');
    expect(targetsOf(asked)).toEqual([[SECOND_GUARD]]);
    const done = act(asked, { type: 'layArea' });
    expect([isGone(done, GUARD), isGone(done, SECOND_GUARD)]).toEqual([false, true]);
  });

  it('R-ATK-22: help reaches its performer and allies', () => {
    const heal: Ability = { type: 'heal', amount: 3, range: 2, area: PAIR };
    const begun = turn(
      { top: [heal] },
      at(KINDLER, 1, 0),
      at(GUARD, 0, 1),
      figure(KINDLER, { hitPoints: 2 }),
      figure(WARDEN, { hitPoints: 2 }),
    );
    const asked = play(begun, 'top');
    expect(targetsOf(asked).flat()).not.toContain(GUARD);
    const done = act(asked, { type: 'layArea', targets: [WARDEN, KINDLER] });
    expect([WARDEN, KINDLER].map((id) => figureIn(done, id).hitPoints)).toEqual([5, 5]);
  });

  it('R-ATK-20: nobody out of range is covered', () => {
    const stun: Ability = { type: 'condition', conditions: ['stun'], range: 1, area: PAIR };
    const done = play(turn({ top: [stun] }, at(GUARD, 4, 0)), 'top');
    expect(can(done, { type: 'layArea' })).toBe(false);
    expect(eventsOf(done, 'abilitySkipped')).toHaveLength(1);
  });
});

describe('what is spoken of an area', () => {
  const blaze: Ability = { type: 'attack', amount: 1, range: 3, area: PAIR, as: 'blaze' };
  const later: Ability = {
    type: 'condition',
    conditions: ['muddle'],
    to: { type: 'select', who: ['ally'], count: 'all', place: { type: 'area', of: 'blaze' } },
  };

  it('R-ATK-22: placements that cover the same targets and other figures are different choices', () => {
    const begun = turn({ top: [blaze, later] }, at(GUARD, 2, 0), at(KINDLER, 3, 0));
    const asked = saved(play(begun, 'top'));
    const areas = options(asked, { type: 'layArea' });
    expect(areas).toHaveLength(2);
    const muddles = areas.map((one) => {
      const hit = act(asked, one);
      const done = can(hit, { type: 'perform' }) ? act(hit, { type: 'perform' }) : hit;
      expect(eventsOf(hit, 'attacked')).toMatchObject([{ target: GUARD }]);
      return conditionsOf(done, KINDLER);
    });
    expect(muddles).toEqual(expect.arrayContaining([[], ['muddle']]));
  });

  it('R-ATK-22: the further targets of an attack are chosen besides its area', () => {
    const wide = { ...blaze, targets: 2 };
    const begun = turn({ top: [wide] }, at(GUARD, 2, 0), withGuard(2, 0, 2));
    const hit = act(play(begun, 'top'), { type: 'layArea', targets: [GUARD] });
    const both = act(hit, { type: 'attack', target: SECOND_GUARD });
    expect(eventsOf(both, 'attacked')).toMatchObject([{ target: SECOND_GUARD }]);
  });
});
