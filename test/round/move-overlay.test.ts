import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import type { Hex } from '../../src/vocabulary/index.js';
import {
  act,
  at,
  can,
  conditionsOf,
  eventsOf,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  options,
  overlay,
  play,
  turn,
  WARDEN,
  warden,
  type Table,
} from './table.js';

const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 6, 3)] as const;
const rock = (q: number, r: number, tile?: number) =>
  overlay('obstacle', q, r, tile === undefined ? {} : { tile });
const moving = (more: object = {}, range = 2): Ability => ({
  type: 'moveOverlay',
  overlays: {
    type: 'overlays',
    overlays: ['obstacle'],
    place: { type: 'within', range: 1 },
    ...more,
  },
  place: { type: 'hexes', place: { type: 'within', range } },
});
const hexes = (table: Table): readonly Hex[] =>
  options(table, { type: 'chooseHex' }).flatMap((one) =>
    one.type === 'chooseHex' ? [one.hex] : [],
  );
const of = (q: number, r: number) => ({ type: 'chooseHex', hex: hex(q, r) }) as const;
const lying = ({ state }: Table) => state.overlays.map(({ at: on }) => [on.q, on.r]);
const needs = (ability: Ability) =>
  actionNeeds({ abilities: [ability] }, []).map(({ path, word }) => `${path.join('.')} ${word}`);

describe('overlays that are moved', () => {
  it('R-HEX-5 an obstacle is chosen, then an empty hex for it; later abilities know where it is', () => {
    const abilities = [
      { ...moving({ size: 1 }), as: 'rock' } as Ability,
      {
        type: 'suffer',
        amount: 2,
        to: {
          type: 'select',
          who: ['enemy'],
          count: 'all',
          place: { type: 'at', range: 1, of: { type: 'bound', name: 'rock', list: 'hexes' } },
        },
      } as Ability,
    ];
    const tile = [rock(3, 3, 1), rock(2, 3, 1)];
    const begun = turn({ top: abilities }, ...MIDDLE, rock(4, 4), rock(5, 2), ...tile);
    const table = play(begun, 'top');
    expect(hexes(table)).toEqual([hex(4, 4), hex(5, 2)]);
    expect(can(table, { type: 'skip' })).toBe(true);
    const picked = act(table, of(4, 4));
    expect(can(picked, { type: 'skip' })).toBe(false);
    expect(hexes(picked)).not.toContainEqual(hex(4, 4));
    expect(hexes(picked)).not.toContainEqual(hex(6, 3));
    const moved = act(picked, of(5, 4));
    expect(lying(moved)).toEqual([
      [5, 4],
      [5, 2],
      [3, 3],
      [2, 3],
    ]);
    expect(eventsOf(moved, 'overlayMoved')).toEqual([
      {
        type: 'overlayMoved',
        figure: WARDEN,
        overlay: 'obstacle',
        from: [hex(4, 4)],
        hexes: [hex(5, 4)],
      },
    ]);
    const hurt = act(moved, { type: 'perform' });
    expect(figureIn(hurt, GUARD).hitPoints).toBe(7);
  });

  it('R-HEX-8 never so that obstacles part the map; leaving their old hexes counts', () => {
    const wall = [0, 1, 2, 5, 6].map((r) => rock(5, r));
    const begun = turn(
      { top: [moving()] },
      at(WARDEN, 4, 3),
      at(GUARD, 9, 3),
      ...wall,
      rock(5, 3),
      rock(3, 3),
    );
    // The gap at (5,4) may be closed only by the obstacle that leaves another one.
    const table = play(begun, 'top');
    const gap = act(table, of(5, 3));
    expect(hexes(gap)).toContainEqual(hex(5, 4));
    const other = act(table, of(3, 3));
    expect(hexes(other)).not.toContainEqual(hex(5, 4));
  });

  it('R-HEX-8 a tile of several hexes keeps its shape, turned as one likes, over its own hexes too', () => {
    const tile = [rock(5, 2, 1), rock(6, 2, 1)];
    const table = act(play(turn({ top: [moving()] }, ...MIDDLE, ...tile), 'top'), of(5, 2));
    const first = act(table, of(5, 2));
    expect(hexes(first)).not.toContainEqual(hex(6, 2));
    expect(hexes(first)).toContainEqual(hex(4, 2));
    const moved = act(first, of(4, 2));
    expect(lying(moved)).toEqual([
      [5, 2],
      [4, 2],
    ]);
    expect(moved.state.overlays.map((one) => one.tile)).toEqual([1, 1]);
  });

  it('R-CARD-4 is left out where there is none; several at once are not played', () => {
    const table = play(turn({ top: [moving()] }, ...MIDDLE, rock(8, 3)), 'top');
    expect(eventsOf(table, 'abilitySkipped')).toMatchObject([{ ability: 'moveOverlay' }]);
    expect(needs(moving())).toEqual([]);
    expect(needs(moving({ count: 2 }))).toEqual(['abilities.0.overlays.count count']);
  });

  it('is kept in a save', () => {
    const begun = play(turn({ top: [moving()] }, ...MIDDLE, rock(4, 4), rock(5, 2)), 'top');
    for (const { engine, state } of [begun, act(begun, of(4, 4))]) {
      const read = engine.decodeState(JSON.parse(JSON.stringify(state)));
      expect(read).toEqual({ _tag: 'Right', right: state });
    }
  });
});

describe('traps that act on somebody who did not enter them', () => {
  const XP = {
    type: 'if',
    clauses: [{ type: 'relation', relations: ['enemy'] }],
    then: [{ type: 'experience', amount: 2 }],
  };
  const abilities: readonly Ability[] = [
    {
      type: 'disarm',
      as: 'trap',
      overlays: { type: 'overlays', overlays: ['trap'], place: { type: 'within', range: 1 } },
    },
    {
      type: 'springTrap',
      overlays: { type: 'bound', name: 'trap' },
      to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 3 } },
    },
  ];
  const trapped = (damage: number) =>
    play(
      turn(
        { top: abilities },
        ...MIDDLE,
        overlay('trap', 4, 4, { damage, conditions: ['poison'] }),
        overlay('trap', 3, 4, { damage: 1 }),
      ),
      'top',
    );

  it('R-MOVE-13 R-MOVE-17 the trap that was disarmed does to the target what it does: damage, then conditions', () => {
    const disarmed = act(trapped(3), of(4, 4));
    expect(disarmed.state.overlays.map(({ at: on }) => on)).toEqual([hex(3, 4)]);
    const sprung = act(disarmed, { type: 'chooseFigure', target: GUARD });
    expect(figureIn(sprung, GUARD).hitPoints).toBe(6);
    expect(conditionsOf(sprung, GUARD)).toEqual(['poison']);
    expect(sprung.state.overlays.map(({ at: on }) => on)).toEqual([hex(3, 4)]);
  });

  it('R-MOVE-16 whoever brings it about is credited with the kill', () => {
    const sprung = act(trapped(9), of(4, 4), { type: 'chooseFigure', target: GUARD });
    expect(isGone(sprung, GUARD)).toBe(true);
    expect(eventsOf(sprung, 'died')).toEqual([{ type: 'died', figure: GUARD, by: WARDEN }]);
  });

  it('R-CARD-4 nothing is sprung where none was disarmed', () => {
    const table = act(trapped(3), { type: 'skip' });
    const aimed = can(table, { type: 'chooseFigure', target: GUARD })
      ? act(table, { type: 'chooseFigure', target: GUARD })
      : table;
    expect(figureIn(aimed, GUARD).hitPoints).toBe(9);
    expect(aimed.state.overlays).toHaveLength(2);
  });

  it('R-MOVE-13 what its maker added happens too', () => {
    const make: Ability = {
      type: 'create',
      as: 'trap',
      overlay: { type: 'trap', damage: 1, sprung: [XP as Ability] },
      place: { type: 'hexes', place: { type: 'within', range: 1 } },
    };
    const table = act(play(turn({ top: [make, abilities[1]!] }, ...MIDDLE), 'top'), of(4, 4), {
      type: 'chooseFigure',
      target: GUARD,
    });
    expect(figureIn(table, GUARD).hitPoints).toBe(8);
    expect(warden(table).experience).toBe(2);
    // It lies there still: nobody entered it.
    expect(table.state.overlays).toHaveLength(1);
  });

  it('R-CARD-4 is refused where no ability before it left a trap', () => {
    expect(
      needs({
        type: 'springTrap',
        overlays: { type: 'overlays', overlays: ['trap'] },
        to: 'self',
      }),
    ).toEqual(['abilities.0.overlays overlays']);
  });
});
