import { describe, expect, it } from 'vitest';

import type { Ability, Effect } from '../../src/content/index.js';
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
  type Table,
} from './table.js';

const remove = (type: 'destroy' | 'disarm', more: object = {}): Ability => ({
  type,
  overlays: {
    type: 'overlays',
    overlays: [type === 'disarm' ? 'trap' : 'obstacle'],
    place: { type: 'within', range: 1 },
    ...more,
  },
});
const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 9, 0)] as const;
const rock = (q: number, r: number, tile?: number) =>
  overlay('obstacle', q, r, tile === undefined ? {} : { tile });
const hexes = (table: Table): readonly Hex[] =>
  options(table, { type: 'chooseHex' }).flatMap((one) =>
    one.type === 'chooseHex' ? [one.hex] : [],
  );
const of = (q: number, r: number) => ({ type: 'chooseHex', hex: hex(q, r) }) as const;
const lying = ({ state }: Table) => state.overlays.map(({ at: on }) => [on.q, on.r]);

describe('overlays that leave the board', () => {
  it('R-CARD-4 an obstacle in range is destroyed, or none', () => {
    const begun = turn({ top: [remove('destroy')] }, ...MIDDLE, rock(4, 4), rock(3, 3), rock(6, 3));
    const table = play(begun, 'top');
    expect(hexes(table)).toEqual([hex(3, 3), hex(4, 4)]);
    expect(can(table, { type: 'skip' })).toBe(true);
    const done = act(table, of(3, 3));
    expect(lying(done)).toEqual([
      [4, 4],
      [6, 3],
    ]);
    expect(eventsOf(done, 'overlayDestroyed')).toEqual([
      { type: 'overlayDestroyed', figure: WARDEN, overlay: 'obstacle', hexes: [hex(3, 3)] },
    ]);
  });

  it('R-HEX-5 a tile of several hexes is one obstacle, and leaves whole', () => {
    const tile = [rock(4, 4, 2), rock(4, 5, 2), rock(3, 4, 2)];
    const table = play(turn({ top: [remove('destroy')] }, ...MIDDLE, ...tile, rock(5, 2)), 'top');
    expect(hexes(table)).toEqual([hex(4, 4), hex(5, 2)]);
    const done = act(table, of(4, 4));
    expect(lying(done)).toEqual([[5, 2]]);
    expect(eventsOf(done, 'overlayDestroyed')).toMatchObject([
      { hexes: [hex(4, 4), hex(4, 5), hex(3, 4)] },
    ]);
  });

  it('R-HEX-5 overlays are counted by tile or by hex, and found by how many hexes they fill', () => {
    const tile = [rock(4, 4, 2), rock(4, 5, 2)];
    const gain = (more: object): Ability => ({
      type: 'experience',
      amount: {
        type: 'overlays',
        of: {
          type: 'overlays',
          overlays: ['obstacle'],
          place: { type: 'within', range: 1 },
          ...more,
        },
      },
    });
    const gained = (more: object) =>
      warden(play(turn({ top: [gain(more)] }, ...MIDDLE, ...tile, rock(5, 2)), 'top')).experience;
    expect(gained({})).toBe(2);
    expect(gained({ byHex: true })).toBe(3);
    expect(gained({ size: 1 })).toBe(1);
    expect(gained({ size: 2, byHex: true })).toBe(2);
  });

  it('R-CARD-4 all of them, or none', () => {
    const begun = turn(
      { top: [{ ...remove('destroy', { count: 'all' }), as: 'rocks' } as Ability, XP] },
      ...MIDDLE,
      rock(4, 4),
      rock(3, 3),
      rock(6, 3),
    );
    const table = play(begun, 'top');
    expect(can(table, { type: 'chooseHex' })).toBe(false);
    expect(lying(act(table, { type: 'skip' }))).toHaveLength(3);
    const done = act(table, { type: 'perform' });
    expect(lying(done)).toEqual([[6, 3]]);
    expect(warden(done).experience).toBe(2);
  });

  it('R-ELEM-4 an effect makes its range longer', () => {
    const farther: Effect = { type: 'add', to: 'range', amount: 1 };
    const ability = { ...remove('destroy', { count: 'all' }), effects: [farther] } as Ability;
    const table = play(turn({ top: [ability] }, ...MIDDLE, rock(6, 3), rock(7, 3)), 'top');
    expect(lying(act(table, { type: 'perform' }))).toEqual([[7, 3]]);
  });

  it('R-MOVE-17 a trap that is disarmed does nothing', () => {
    const trap = overlay('trap', 4, 4, { damage: 3 });
    const table = play(turn({ top: [remove('disarm')] }, ...MIDDLE, trap, rock(3, 3)), 'top');
    expect(hexes(table)).toEqual([hex(4, 4)]);
    const done = act(table, of(4, 4));
    expect(lying(done)).toEqual([[3, 3]]);
    expect(eventsOf(done, 'trapDisarmed')).toEqual([
      { type: 'trapDisarmed', figure: WARDEN, hexes: [hex(4, 4)] },
    ]);
    expect(eventsOf(done, 'trapSprung')).toEqual([]);
    expect(figureIn(done, WARDEN).hitPoints).toBe(figureIn(table, WARDEN).hitPoints);
  });

  it('R-CARD-13 as a price it is paid where there is an obstacle, and cannot be left out once it is', () => {
    const pay: Effect = {
      type: 'pay',
      cost: [remove('destroy')],
      then: [{ type: 'experience', amount: 2 }],
    };
    const begun = turn({ top: [pay as Ability] }, ...MIDDLE, rock(4, 4), rock(3, 3));
    const paying = act(play(begun, 'top'), { type: 'pay' });
    expect(can(paying, { type: 'skip' })).toBe(false);
    expect(warden(act(paying, of(4, 4))).experience).toBe(2);
    const none = play(turn({ top: [pay as Ability] }, ...MIDDLE, rock(8, 3)), 'top');
    expect(can(none, { type: 'pay' })).toBe(false);
  });

  it('R-BONUS-4 bonuses answer to what is created, destroyed and disarmed', () => {
    const counts = (moment: 'overlayCreated' | 'overlayDestroyed' | 'trapDisarmed'): Ability => ({
      type: 'bonus',
      on: moment,
      lasts: 'turn',
      effects: [{ type: 'experience', amount: 1 }],
    });
    const trap = overlay('trap', 4, 4, { damage: 3 });
    const create: Ability = {
      type: 'create',
      overlay: { type: 'obstacle' },
      place: { type: 'hexes', place: { type: 'within', range: 1 } },
    };
    const gained = (moment: Parameters<typeof counts>[0], ability: Ability, on: Hex) => {
      const begun = turn({ top: [counts(moment), ability] }, ...MIDDLE, trap, rock(3, 3));
      const played = play(begun, 'top');
      const ready = act(played, { type: 'perform' });
      return warden(act(ready, { type: 'chooseHex', hex: on })).experience;
    };
    expect(gained('trapDisarmed', remove('disarm'), hex(4, 4))).toBe(1);
    expect(gained('overlayDestroyed', remove('destroy'), hex(3, 3))).toBe(1);
    expect(gained('overlayDestroyed', remove('disarm'), hex(4, 4))).toBe(0);
    expect(gained('overlayCreated', create, hex(5, 2))).toBe(1);
  });
});

const XP: Ability = {
  type: 'experience',
  amount: { type: 'bound', name: 'rocks', list: 'hexes' },
};
