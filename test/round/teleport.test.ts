import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import type { Hex } from '../../src/vocabulary/index.js';
import {
  act,
  afflicted,
  ARCHER,
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
  without,
  type Table,
} from './table.js';

const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const NEAR = { type: 'hexes', place: { type: 'within', range: 1 } } as const;
const teleport = (more: object = {}): Ability => ({ type: 'teleport', place: NEAR, ...more });
const hexes = (table: Table): readonly Hex[] =>
  options(table, { type: 'chooseHex' }).flatMap((one) =>
    one.type === 'chooseHex' ? [one.hex] : [],
  );
const onto = (q: number, r: number) => ({ type: 'chooseHex', hex: hex(q, r) }) as const;
const whom = (target: string) => ({ type: 'chooseFigure', target }) as const;
const BESIDE_OWNER = {
  type: 'select',
  who: ['enemy'],
  place: { type: 'within', range: 1 },
} as const;

describe('figures that are put elsewhere at once', () => {
  it('R-HEX-5 a figure is put onto an empty hex, and enters none of those between', () => {
    const abilities: readonly Ability[] = [
      teleport({ place: { type: 'hexes', place: { type: 'at', range: 2 } } }),
      { type: 'experience', amount: { type: 'hexesMoved', during: 'turn' } },
    ];
    const trap = overlay('trap', 6, 3, { damage: 9 });
    const table = act(play(turn({ top: abilities }, ...MIDDLE, trap), 'top'), whom(WARDEN));
    expect(hexes(table)).not.toContainEqual(hex(6, 3));
    expect(hexes(table)).toContainEqual(hex(4, 5));
    const put = act(table, onto(4, 5));
    expect(figureIn(put, WARDEN).at).toEqual(hex(4, 5));
    expect(eventsOf(put, 'teleported')).toEqual([
      { type: 'teleported', figure: WARDEN, at: hex(4, 5), by: WARDEN },
    ]);
    expect(eventsOf(put, 'moved')).toEqual([]);
    expect(warden(put).experience).toBe(0);
  });

  it('R-CARD-4 it may be left out', () => {
    const table = play(turn({ top: [teleport()] }, ...MIDDLE), 'top');
    const skipped = act(table, { type: 'skip' });
    expect(figureIn(skipped, WARDEN).at).toEqual(hex(4, 3));
  });

  it('R-MOVE-13 R-MOVE-9 no trap is sprung by it, and nobody who walks is put onto an obstacle or onto others', () => {
    const any = teleport({ place: { ...NEAR, vacancy: 'any' } });
    const begun = turn(
      { top: [any] },
      ...MIDDLE,
      overlay('trap', 4, 4, { damage: 9 }),
      overlay('obstacle', 3, 3),
    );
    const table = act(play(begun, 'top'), whom(WARDEN));
    expect(hexes(table)).toEqual([hex(3, 4), hex(4, 2), hex(4, 3), hex(4, 4), hex(5, 2)]);
    const put = act(table, onto(4, 4));
    expect(eventsOf(put, 'trapSprung')).toEqual([]);
    expect(put.state.overlays).toHaveLength(2);
    const flying = teleport({ to: BESIDE_OWNER, place: { ...NEAR, vacancy: 'any' } });
    const wings = { top: [flying], guardStats: { traits: ['flying'] as const } };
    const other = act(play(turn(wings, ...MIDDLE, overlay('obstacle', 3, 3)), 'top'), whom(GUARD));
    expect(hexes(other)).toContainEqual(hex(3, 3));
    expect(hexes(other)).not.toContainEqual(hex(4, 3));
  });

  it('R-COND-16 an enemy is put elsewhere, where it can be targeted; later abilities know the hex', () => {
    const xp: Ability = {
      type: 'experience',
      amount: { type: 'bound', name: 'away', list: 'hexes' },
    };
    const far = { type: 'hexes', place: { type: 'at', range: 3 } } as const;
    const abilities = [
      { ...teleport({ to: BESIDE_OWNER, place: far }), as: 'away' } as Ability,
      xp,
    ];
    const table = act(play(turn({ top: abilities }, ...MIDDLE), 'top'), whom(GUARD));
    const put = act(table, onto(1, 3));
    expect(figureIn(put, GUARD).at).toEqual(hex(1, 3));
    expect(warden(put).experience).toBe(1);
    const hidden = turn({ top: abilities }, ...MIDDLE, afflicted(GUARD, 'invisible'));
    expect(can(play(hidden, 'top'), whom(GUARD))).toBe(false);
  });
});

describe('two figures that trade hexes', () => {
  const swap = (more: object = {}): Ability => ({ type: 'swap', second: BESIDE_OWNER, ...more });

  it('R-CARD-4 each stands where the other stood; nothing is entered, and nobody need do it', () => {
    const trap = overlay('trap', 5, 3, { damage: 9 });
    const table = play(turn({ top: [swap()] }, ...MIDDLE, trap), 'top');
    expect(can(table, { type: 'skip' })).toBe(true);
    const traded = act(table, whom(GUARD));
    expect(figureIn(traded, WARDEN).at).toEqual(hex(5, 3));
    expect(figureIn(traded, GUARD).at).toEqual(hex(4, 3));
    expect(eventsOf(traded, 'trapSprung')).toEqual([]);
    expect(eventsOf(traded, 'teleported')).toHaveLength(2);
  });

  it('R-MOVE-9 nobody trades with a flyer on an obstacle who does not fly', () => {
    const wings = { top: [swap()], guardStats: { traits: ['flying'] as const } };
    const table = play(turn(wings, ...MIDDLE, overlay('obstacle', 5, 3)), 'top');
    expect(can(table, whom(GUARD))).toBe(false);
    expect(eventsOf(table, 'abilitySkipped')).toMatchObject([{ ability: 'swap' }]);
  });

  it('the first is chosen where there are several, and never trades with itself', () => {
    const all = { ...BESIDE_OWNER, place: { type: 'within', range: 4 } } as const;
    const begun = turn({ top: [swap({ first: all, second: all })] }, ...MIDDLE, at(ARCHER, 6, 4));
    const table = act(play(begun, 'top'), whom(GUARD));
    // A single partner is no choice.
    expect(figureIn(table, GUARD).at).toEqual(hex(6, 4));
    expect(figureIn(table, ARCHER).at).toEqual(hex(5, 3));
    const alone = play(
      turn({ top: [swap({ first: all, second: all })] }, ...MIDDLE, without(ARCHER)),
      'top',
    );
    expect(eventsOf(alone, 'abilitySkipped')).toMatchObject([{ ability: 'swap' }]);
  });
});

describe('hexes that are chosen for what follows', () => {
  it('R-MOVE-18 a pull leads nearer to a chosen hex', () => {
    const abilities: readonly Ability[] = [
      {
        type: 'chooseHex',
        as: 'centre',
        place: { type: 'hexes', place: { type: 'within', range: 3 }, vacancy: 'any' },
      },
      {
        type: 'pull',
        amount: 1,
        to: { ...BESIDE_OWNER, count: 'all' },
        from: { type: 'bound', name: 'centre', list: 'hexes' },
      },
    ];
    const table = act(play(turn({ top: abilities }, ...MIDDLE), 'top'), onto(7, 3), {
      type: 'perform',
    });
    expect(
      options(table, { type: 'pushStep' }).map((one) => (one.type === 'pushStep' ? one.hex : null)),
    ).toEqual([hex(6, 3)]);
  });

  it('R-CARD-4 several are chosen, each once, and none or fewer if one likes; all need no choice', () => {
    const choose = (count: number | 'all'): readonly Ability[] => [
      { type: 'chooseHex', as: 'spots', place: { ...NEAR, count } },
      { type: 'experience', amount: { type: 'bound', name: 'spots', list: 'hexes' } },
    ];
    const two = play(turn({ top: choose(2) }, ...MIDDLE), 'top');
    const one = act(two, onto(4, 4));
    expect(hexes(one)).not.toContainEqual(hex(4, 4));
    expect(warden(act(one, { type: 'skip' })).experience).toBe(1);
    expect(warden(act(one, onto(3, 3))).experience).toBe(2);
    expect(warden(act(two, { type: 'skip' })).experience).toBe(0);
    expect(warden(play(turn({ top: choose('all') }, ...MIDDLE), 'top')).experience).toBe(5);
  });

  it('is kept in a save while it is asked', () => {
    const abilities: readonly (readonly Ability[])[] = [
      [{ type: 'chooseHex', place: NEAR }],
      [teleport()],
      [{ type: 'swap', second: BESIDE_OWNER }],
    ];
    for (const top of abilities) {
      const begun = play(turn({ top }, ...MIDDLE), 'top');
      const { engine, state } = can(begun, whom(WARDEN)) ? act(begun, whom(WARDEN)) : begun;
      expect(top.map(({ type }) => type)).toContain(state.agenda.at(-1)?.type);
      const read = engine.decodeState(JSON.parse(JSON.stringify(state)));
      expect(read).toEqual({ _tag: 'Right', right: state });
    }
  });
});
