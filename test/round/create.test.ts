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
  type Table,
  without,
} from './table.js';

const NEAR = { type: 'hexes', place: { type: 'within', range: 1 } } as const;
const trap = (more: object = {}): Ability => ({
  type: 'create',
  overlay: { type: 'trap', damage: 3, conditions: ['stun'], ...more },
  place: NEAR,
});
const rock = (more: object = {}, overlayMore: object = {}): Ability => ({
  type: 'create',
  overlay: { type: 'obstacle', ...overlayMore },
  place: { ...NEAR, ...more },
});
/** The warden in the middle, the others out of the way. */
const MIDDLE = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3)] as const;
const hexes = (table: Table): readonly Hex[] =>
  options(table, { type: 'chooseHex' }).flatMap((one) =>
    one.type === 'chooseHex' ? [one.hex] : [],
  );
const onto = (q: number, r: number) => ({ type: 'chooseHex', hex: hex(q, r) }) as const;
const lying = ({ state }: Table) => state.overlays.map(({ type, at: on }) => [type, on.q, on.r]);

describe('overlays that abilities make', () => {
  it('R-HEX-5 lie on empty hexes in range: not under figures, nor on coins', () => {
    const table = play(turn({ top: [trap()] }, ...MIDDLE, overlay('coin', 4, 4)), 'top');
    expect(hexes(table)).toEqual([hex(3, 3), hex(3, 4), hex(4, 2), hex(5, 2)]);
    expect(can(table, { type: 'skip' })).toBe(true);
    const made = act(table, onto(5, 2));
    expect(made.state.overlays.slice(1)).toEqual([
      { type: 'trap', at: hex(5, 2), damage: 3, conditions: ['stun'], treasure: null },
    ]);
    expect(eventsOf(made, 'overlayCreated')).toEqual([
      { type: 'overlayCreated', figure: WARDEN, overlay: 'trap', hexes: [hex(5, 2)] },
    ]);
  });

  it('R-MOVE-13 R-MOVE-17 a trap does what its card says, to whoever enters it', () => {
    const move = { type: 'move', amount: 1 } as const;
    const made = act(play(turn({ top: [trap(), move] }, ...MIDDLE), 'top'), onto(4, 4));
    const sprung = act(made, { type: 'moveTo', hex: hex(4, 4) });
    const before = figureIn(made, WARDEN).hitPoints;
    const hurt = can(sprung, { type: 'suffer' }) ? act(sprung, { type: 'suffer' }) : sprung;
    expect(figureIn(hurt, WARDEN).hitPoints).toBe(before - 3);
    expect(conditionsOf(hurt, WARDEN)).toEqual(['stun']);
    expect(hurt.state.overlays).toEqual([]);
  });

  it('R-MOVE-16 what happens besides is told by the maker: experience where an enemy springs it', () => {
    const besides = [
      {
        type: 'if',
        clauses: [{ type: 'relation', relations: ['enemy'] }],
        then: [{ type: 'experience', amount: 2 }],
      },
    ];
    const shove = { type: 'push', amount: 1 } as const;
    const abilities = [trap({ sprung: besides, damage: 9 }), shove];
    const begun = play(turn({ top: abilities }, at(WARDEN, 4, 3), at(GUARD, 5, 3)), 'top');
    expect(hexes(begun)).not.toContainEqual(hex(6, 3));
    const far = {
      ...trap({ sprung: besides, damage: 9 }),
      place: { ...NEAR, place: { type: 'within', range: 2 } },
    };
    const table = play(
      turn({ top: [far as Ability, shove] }, at(WARDEN, 4, 3), at(GUARD, 5, 3)),
      'top',
    );
    const pushed = act(
      table,
      onto(6, 3),
      { type: 'chooseFigure', target: GUARD },
      { type: 'pushStep', hex: hex(6, 3) },
    );
    expect(isGone(pushed, GUARD)).toBe(true);
    expect(eventsOf(pushed, 'experienceGained')).toMatchObject([{ character: WARDEN, amount: 2 }]);
  });

  it('R-MOVE-17 no experience is given where an ally of the maker springs it', () => {
    const besides = [
      {
        type: 'if',
        clauses: [{ type: 'relation', relations: ['enemy'] }],
        then: [{ type: 'experience', amount: 2 }],
      },
    ];
    const made = act(
      play(
        turn(
          { top: [trap({ sprung: besides, conditions: [] }), { type: 'move', amount: 1 }] },
          ...MIDDLE,
        ),
        'top',
      ),
      onto(4, 4),
    );
    const sprung = act(made, { type: 'moveTo', hex: hex(4, 4) });
    expect(eventsOf(sprung, 'experienceGained')).toEqual([]);
    expect(eventsOf(sprung, 'trapSprung')).toHaveLength(1);
  });

  it('R-CARD-4 so many at most: one after the other, each on what is left, and fewer if one likes', () => {
    const two = play(turn({ top: [rock({ count: 2 })] }, ...MIDDLE), 'top');
    const one = act(two, onto(4, 4));
    expect(hexes(one)).not.toContainEqual(hex(4, 4));
    expect(lying(act(one, { type: 'skip' }))).toEqual([['obstacle', 4, 4]]);
    const both = act(one, onto(3, 4));
    expect(lying(both)).toEqual([
      ['obstacle', 4, 4],
      ['obstacle', 3, 4],
    ]);
    expect(can(both, { type: 'chooseHex' })).toBe(false);
  });

  it('R-HEX-8 obstacles never part the map', () => {
    // A column of obstacles with a single gap, next to the warden.
    const wall = [0, 1, 2, 4, 5, 6].map((r) => overlay('obstacle', 5, r));
    const begun = turn({ top: [rock()] }, at(WARDEN, 4, 3), at(GUARD, 9, 3), ...wall);
    const table = play(begun, 'top');
    expect(hexes(table)).not.toContainEqual(hex(5, 3));
    expect(hexes(table)).toContainEqual(hex(4, 4));
    // A trap may lie in the gap.
    const trapped = play(
      turn({ top: [trap()] }, at(WARDEN, 4, 3), at(GUARD, 9, 3), ...wall),
      'top',
    );
    expect(hexes(trapped)).toContainEqual(hex(5, 3));
  });

  it('R-HEX-8 R-HEX-5 three hexes lie in a triangle, each of them chosen, all of them empty and in range', () => {
    const large = play(turn({ top: [rock({}, { size: 3 })] }, ...MIDDLE), 'top');
    // Next to the warden no three hexes are each next to both others.
    expect(hexes(large)).toEqual([]);
    expect(eventsOf(large, 'abilitySkipped')).toMatchObject([{ ability: 'create' }]);
    const far = rock({ place: { type: 'within', range: 2 } }, { size: 3 });
    const table = play(turn({ top: [far] }, ...MIDDLE), 'top');
    const first = act(table, onto(4, 5));
    expect(can(first, { type: 'skip' })).toBe(false);
    expect(hexes(first)).toEqual([hex(3, 5), hex(4, 4), hex(5, 4)]);
    const second = act(first, onto(4, 4));
    expect(hexes(second)).toEqual([hex(3, 5), hex(5, 4)]);
    const laid = act(second, onto(3, 5));
    expect(laid.state.overlays.map(({ tile }) => tile)).toEqual([1, 1, 1]);
    expect(eventsOf(laid, 'overlayCreated')).toMatchObject([
      { hexes: [hex(4, 5), hex(4, 4), hex(3, 5)] },
    ]);
  });

  it('R-HEX-8 a tile of two hexes lies on neighbours', () => {
    const table = play(turn({ top: [rock({}, { size: 2 })] }, ...MIDDLE), 'top');
    const first = act(table, onto(3, 4));
    expect(hexes(first)).toEqual([hex(3, 3), hex(4, 4)].sort((a, b) => a.q - b.q || a.r - b.r));
    expect(lying(act(first, onto(4, 4)))).toEqual([
      ['obstacle', 3, 4],
      ['obstacle', 4, 4],
    ]);
  });

  it('R-CARD-4 later abilities speak of the hexes that were filled', () => {
    const abilities = [
      { ...rock({ count: 2 }), as: 'rocks' } as Ability,
      { type: 'experience', amount: { type: 'bound', name: 'rocks', list: 'hexes' } } as Ability,
    ];
    const table = act(play(turn({ top: abilities }, ...MIDDLE), 'top'), onto(4, 4), onto(3, 4));
    expect(eventsOf(table, 'experienceGained')).toMatchObject([{ amount: 2 }]);
  });

  it('is kept in a save, the choice that is open and the trap that lies there', () => {
    const besides = [{ type: 'experience', amount: 2 }];
    const table = play(turn({ top: [trap({ sprung: besides })] }, ...MIDDLE), 'top');
    const read = (state: Table['state']) =>
      table.engine.decodeState(JSON.parse(JSON.stringify(state)));
    expect(read(table.state)).toEqual({ _tag: 'Right', right: table.state });
    const { state } = act(table, onto(4, 4));
    expect(state.overlays[0]?.sprung).toHaveLength(1);
    expect(read(state)).toEqual({ _tag: 'Right', right: state });
    const strange = state.overlays.map(({ sprung = [], ...one }) => ({
      ...one,
      sprung: sprung.map((step) => ({ ...step, scope: { ...step.scope, self: 'nobody' } })),
    }));
    expect(read({ ...state, overlays: strange })).toMatchObject({
      left: [{ path: ['overlays', 0, 'sprung', 0, 'scope', 'self'], fault: 'unknownId' }],
    });
  });

  it('is refused where it is not played: hit points, more than three hexes, one on every hex', () => {
    const needs = (ability: Ability) =>
      actionNeeds({ abilities: [ability] }, []).map(
        ({ path, word }) => `${path.join('.')} ${word}`,
      );
    expect(needs(rock({}, { hitPoints: 3 }))).toEqual(['abilities.0.overlay.hitPoints hitPoints']);
    expect(needs(rock({}, { size: 4 }))).toEqual(['abilities.0.overlay.size size']);
    expect(needs(rock({ count: 'all' }))).toEqual(['abilities.0.place.count all']);
    expect(needs(rock({ count: 2 }, { size: 3 }))).toEqual([]);
  });
});

describe('the trap of somebody who is out', () => {
  it('R-MOVE-13 R-DMG-8 hurts all the same, and nothing else is performed', () => {
    const scope = {
      self: KINDLER,
      owner: KINDLER,
      target: null,
      actor: null,
      frame: 1,
      origin: null,
      amount: 1,
      about: null,
    };
    const effect = { type: 'condition', conditions: ['muddle'], to: 'target' } as const;
    const begun = play(
      turn(
        { top: [{ type: 'move', amount: 2 }] },
        at(WARDEN, 4, 3),
        at(GUARD, 9, 0),
        overlay('trap', 4, 4, { damage: 1, sprung: [{ scope, effect }] }),
        without(KINDLER),
      ),
      'top',
    );
    const sprung = act(begun, { type: 'moveTo', hex: hex(4, 4) });
    expect(sprung.state.agenda.some(({ type }) => type === 'perform')).toBe(false);
    const hurt = act(sprung, { type: 'suffer' });
    expect(conditionsOf(hurt, WARDEN)).toEqual([]);
  });
});
