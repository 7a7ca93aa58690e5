import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import type { Ability, Effect } from '../../src/content/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import {
  act,
  at,
  can,
  conditionsOf,
  eventsOf,
  GUARD,
  hex,
  play,
  SECOND_GUARD,
  turn,
  withGuard,
  type Table,
} from './table.js';

const all = {
  type: 'select',
  who: ['enemy'],
  count: 'all',
  place: { type: 'within', range: 3 },
} as const;

const others: Effect = { type: 'retarget', to: all, keep: true };

const saved = (table: Table): Table => {
  const read = table.engine.decodeState(JSON.parse(JSON.stringify(table.state)));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return { ...table, state: read.right };
};

const guards = [at(GUARD, 1, 0), withGuard(2, 2, 0), withGuard(3, 0, 2)];

describe('targets besides', () => {
  it('R-ATK-16: the own target of an attack comes first, then each of the others once', () => {
    const attack: Ability = { type: 'attack', amount: 1, effects: [others] };
    const asked = saved(play(turn({ top: [attack] }, ...guards), 'top'));
    expect(can(asked, { type: 'attack', target: SECOND_GUARD })).toBe(false);
    const first = saved(act(asked, { type: 'attack', target: GUARD }));
    expect(eventsOf(first, 'attacked')).toMatchObject([{ target: GUARD }]);
    const whole = act(first, { type: 'attackAll', targets: [SECOND_GUARD, 'mire-guard#3'] });
    const last = act(whole, { type: 'attack', target: 'mire-guard#3' });
    expect(eventsOf(last, 'attacked')).toMatchObject([
      { target: 'mire-guard#3' },
      { target: SECOND_GUARD },
    ]);
    expect(can(last, { type: 'attack' })).toBe(false);
  });

  it('R-ATK-16: conditions reach them too', () => {
    const stun: Ability = {
      type: 'condition',
      conditions: ['stun'],
      range: 1,
      effects: [others],
    };
    const first = act(play(turn({ top: [stun] }, ...guards), 'top'), {
      type: 'chooseFigure',
      target: GUARD,
    });
    const done = act(first, { type: 'perform' });
    expect([GUARD, SECOND_GUARD].map((id) => conditionsOf(done, id))).toEqual([['stun'], ['stun']]);
  });

  it('R-ATK-22: other targets take the place of an area', () => {
    const attack: Ability = {
      type: 'attack',
      amount: 1,
      range: 3,
      area: { hexes: [hex(0, 0), hex(1, 0)], origin: null },
      effects: [{ type: 'retarget', to: all }],
    };
    const asked = play(turn({ top: [attack] }, ...guards), 'top');
    expect(can(asked, { type: 'attackAll', targets: [GUARD, SECOND_GUARD, 'mire-guard#3'] })).toBe(
      true,
    );
  });

  it('one attack of several has none besides', () => {
    const bonus: Ability = { type: 'bonus', on: 'attack', lasts: 'round', effects: [others] };
    const words = (ability: Ability): readonly string[] =>
      actionNeeds({ abilities: [ability] }, []).map(({ word }) => word);
    expect(words(bonus)).toEqual(['keep']);
    expect(words({ type: 'attack', amount: 1, effects: [others] })).toEqual([]);
  });
});
