import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import type { Ability, Effect, MonsterStats, Trait } from '../../src/content/index.js';
import { equals } from '../../src/hex/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  afflicted,
  at,
  can,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  options,
  overlay,
  pass,
  play,
  set,
  turn,
  WARDEN,
  withGuard,
  type Table,
} from './table.js';

const near = (who: 'self' | 'ally' | 'enemy', range = 3) =>
  ({ type: 'select', who: [who], place: { type: 'within', range } }) as const;

/** A figure that has traits for the rest of the round. */
const having =
  (id: string, traits: readonly Trait[], without: readonly Trait[] = []) =>
  (state: GameState): GameState => ({
    ...state,
    traits: [
      ...state.traits,
      {
        figure: id,
        traits,
        without,
        immunities: [],
        origin: null,
        lasts: 'round',
        within: null,
      },
    ],
  });

const gives = (
  traits: readonly Trait[],
  lasts: Extract<Ability, { type: 'trait' }>['lasts'] = 'round',
): Extract<Ability, { type: 'trait' }> => ({ type: 'trait', traits, lasts });

/** The ability is performed, not left out. */
const taken = (table: Table): Table =>
  can(table, { type: 'perform' })
    ? act(table, { type: 'perform' })
    : act(table, { type: 'chooseFigure' });

/** Damage that may be cancelled is suffered. */
const suffered = (table: Table): Table =>
  can(table, { type: 'suffer' }) ? act(table, { type: 'suffer' }) : table;

const hexesOf = (table: Table) =>
  options(table, { type: 'moveTo' }).flatMap((one) => (one.type === 'moveTo' ? [one.hex] : []));

const reaches = (table: Table, q: number, r: number): boolean =>
  can(table, { type: 'moveTo', hex: hex(q, r) } as never);

const saved = (table: Table): Table => {
  const read = table.engine.decodeState(JSON.parse(JSON.stringify(table.state)));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return { ...table, state: read.right };
};

const move = (amount = 3, effects: readonly Effect[] = []): Ability => ({
  type: 'move',
  amount,
  ...(effects.length > 0 && { effects }),
});

const printing = (...traits: readonly Trait[]): Partial<MonsterStats> => ({ traits });

describe('moves', () => {
  it('R-MOVE-9: whoever flies passes over everything and comes to rest on anything but a figure', () => {
    const begun = turn(
      { top: [move()] },
      having(WARDEN, ['flying']),
      overlay('obstacle', 1, 0),
      at(GUARD, 2, 0),
    );
    const asked = play(begun, 'top');
    expect(reaches(asked, 1, 0)).toBe(true);
    const past = act(asked, { type: 'moveTo', hex: hex(3, 0) } as never);
    expect(equals(figureIn(past, WARDEN).at, hex(3, 0))).toBe(true);
    const above = act(asked, { type: 'moveTo', hex: hex(2, 0) } as never);
    expect(can(above, { type: 'endMove' })).toBe(false);
  });

  it('R-MOVE-9: whoever flies springs no trap', () => {
    const trap = overlay('trap', 1, 0, { damage: 3 });
    const flown = act(play(turn({ top: [move(1)] }, having(WARDEN, ['flying']), trap), 'top'), {
      type: 'moveTo',
      hex: hex(1, 0),
    } as never);
    expect(flown.state.overlays).toHaveLength(1);
    const walked = act(play(turn({ top: [move(1)] }, trap), 'top'), {
      type: 'moveTo',
      hex: hex(1, 0),
    } as never);
    expect(walked.state.overlays).toHaveLength(0);
  });

  it('R-MOVE-8: whoever jumps passes over enemies', () => {
    const places = [at(GUARD, 1, 0), withGuard(2, 0, 1)];
    const jumping = play(turn({ top: [move(2)] }, having(WARDEN, ['jumping']), ...places), 'top');
    expect(reaches(jumping, 2, 0)).toBe(true);
    // Both ways lead through guards.
    expect(hexesOf(play(turn({ top: [move(2)] }, ...places), 'top'))).toEqual([]);
  });

  it('R-MOVE-14 R-MOVE-15: terrain does nothing to whoever ignores it', () => {
    const ground = [
      overlay('difficult', 1, 0),
      overlay('difficult', 0, 1),
      overlay('hazardous', 2, 0, { damage: 2 }),
    ];
    const begun = turn({ top: [move(2)] }, having(WARDEN, ['ignoresTerrain']), ...ground);
    const moved = act(play(begun, 'top'), { type: 'moveTo', hex: hex(2, 0) } as never);
    expect(eventsOf(moved, 'damaged')).toEqual([]);
    expect(reaches(play(turn({ top: [move(2)] }, ...ground), 'top'), 2, 0)).toBe(false);
  });

  it('R-MOVE-13: traps stay where whoever ignores them walks', () => {
    const begun = turn(
      { top: [move(1, [gives(['ignoresTraps'], 'ability')])], second: { bottom: [move(1)] } },
      overlay('trap', 1, 0, { damage: 3 }),
      overlay('trap', 2, 0, { damage: 3 }),
    );
    const moved = act(taken(play(begun, 'top')), { type: 'moveTo', hex: hex(1, 0) } as never);
    expect(moved.state.overlays).toHaveLength(2);
    // It lasts for that move alone.
    expect(moved.state.traits).toEqual([]);
    const again = act(moved, { type: 'play', card: 'warden-2', half: 'bottom', basic: false }, {
      type: 'moveTo',
      hex: hex(2, 0),
    } as never);
    expect(again.state.overlays).toHaveLength(1);
  });

  it('R-MOVE-18: nobody pushes whoever cannot be moved by force', () => {
    const push: Ability = { type: 'push', amount: 2, to: near('enemy') };
    const begun = turn({ top: [push], guardStats: printing('noForcedMovement') }, at(GUARD, 1, 0));
    const done = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(equals(figureIn(done, GUARD).at, hex(1, 0))).toBe(true);
    expect(can(done, { type: 'pushStep' })).toBe(false);
  });

  it('an ability to move or attack never starts for whoever does not', () => {
    const begun = turn(
      { top: [move(), { type: 'attack', amount: 2 }] },
      having(WARDEN, ['noMove', 'noAttack']),
      at(GUARD, 1, 0),
    );
    expect(eventsOf(play(begun, 'top'), 'abilitySkipped').map(({ ability }) => ability)).toEqual([
      'move',
      'attack',
    ]);
  });
});

describe('monsters', () => {
  const wishes = {
    guard: [
      { type: 'move', amount: 'M' },
      { type: 'attack', amount: 'A' },
    ],
  } as const;

  it('R-MON-7: one that does not move stays, one that does not attack spares its focus', () => {
    const begun = turn({ ...wishes, guardStats: printing('noMove') }, at(GUARD, 2, 0));
    expect(equals(figureIn(pass(begun), GUARD).at, hex(2, 0))).toBe(true);
    const tame = pass(turn({ ...wishes, guardStats: printing('noAttack') }, at(GUARD, 1, 0)));
    expect(eventsOf(tame, 'attacked').filter((one) => one.figure === GUARD)).toEqual([]);
    const wild = suffered(pass(turn(wishes, at(GUARD, 1, 0))));
    expect(eventsOf(wild, 'attacked').filter((one) => one.figure === GUARD)).toHaveLength(1);
  });

  it('R-MON-10: one that ignores traps goes over them', () => {
    const trap = overlay('trap', 1, 0, { damage: 3 });
    const around = [trap, overlay('obstacle', 0, 1), overlay('obstacle', 1, 1)];
    const walled = [...around, overlay('trap', 2, 0, { damage: 1 })];
    const begun = turn(
      {
        guard: [
          { type: 'move', amount: 3 },
          { type: 'attack', amount: 'A' },
        ],
        guardStats: printing('ignoresTraps'),
      },
      at(GUARD, 3, 0),
      ...walled,
    );
    const done = pass(begun);
    expect(equals(figureIn(done, GUARD).at, hex(1, 0))).toBe(true);
    expect(done.state.overlays).toHaveLength(walled.length);
  });

  it('R-FOCUS-3: nobody focuses on whoever is not focused or not targeted', () => {
    const near2 = at(GUARD, 1, 0);
    const focusOf = (table: Table) =>
      eventsOf(pass(table), 'focusFound').find((one) => one.figure === GUARD)?.focus;
    expect(focusOf(turn(wishes, near2))).toEqual([WARDEN]);
    expect(focusOf(turn(wishes, near2, having(WARDEN, ['notFocused'])))).not.toEqual([WARDEN]);
    expect(focusOf(turn(wishes, near2, having(WARDEN, ['noTargeting'])))).not.toEqual([WARDEN]);
  });
});

describe('targets', () => {
  const attack: Ability = { type: 'attack', amount: 2 };

  it('R-COND-16: whoever counts as visible can be attacked though invisible', () => {
    const hidden = turn({ top: [attack] }, at(GUARD, 1, 0), afflicted(GUARD, 'invisible'));
    expect(can(play(hidden, 'top'), { type: 'attack' })).toBe(false);
    const seen = play(set(hidden, having(GUARD, ['notInvisible'])), 'top');
    const hit = act(seen, { type: 'attack', target: GUARD });
    expect(eventsOf(hit, 'attacked')).toHaveLength(1);
  });

  it('R-ATK-16: whoever cannot be targeted is aimed at neither by enemies nor by allies', () => {
    const begun = turn(
      { top: [attack], bottom: [{ type: 'heal', amount: 2, range: 3 }] },
      at(GUARD, 1, 0),
      at(KINDLER, 0, 1),
      figure(KINDLER, { hitPoints: 2 }),
      having(GUARD, ['noTargeting']),
      having(KINDLER, ['noTargeting']),
    );
    expect(can(play(begun, 'top'), { type: 'attack' })).toBe(false);
    const heals = play(begun, 'bottom');
    expect(can(heals, { type: 'chooseFigure', target: KINDLER })).toBe(false);
    expect(can(heals, { type: 'chooseFigure', target: WARDEN })).toBe(true);
  });
});

describe('damage, heals and conditions', () => {
  it('R-DMG-1: whoever suffers no damage is not asked to cancel it', () => {
    const begun = turn(
      { guard: [{ type: 'attack', amount: 3, conditions: ['wound'] }] },
      at(GUARD, 1, 0),
      having(WARDEN, ['noDamage']),
    );
    const { hitPoints } = figureIn(begun, WARDEN);
    const done = pass(begun);
    expect(can(done, { type: 'suffer' })).toBe(false);
    expect(figureIn(done, WARDEN).hitPoints).toBe(hitPoints);
    expect(conditionsOf(done, WARDEN)).toEqual(['wound']);
  });

  it('R-DMG-1: nor does it suffer what is no attack', () => {
    const begun = turn({ top: [{ type: 'suffer', amount: 3 }] }, having(WARDEN, ['noDamage']));
    const done = play(begun, 'top');
    expect(figureIn(done, WARDEN).hitPoints).toBe(figureIn(begun, WARDEN).hitPoints);
    expect(can(done, { type: 'negate' })).toBe(false);
  });

  it('R-DMG-10: a heal does nothing for whoever is not healed', () => {
    const begun = turn(
      { top: [{ type: 'heal', amount: 3 }] },
      figure(WARDEN, { hitPoints: 2 }),
      having(WARDEN, ['noHealing']),
    );
    const done = act(play(set(begun, afflicted(WARDEN, 'poison')), 'top'), {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect(figureIn(done, WARDEN).hitPoints).toBe(2);
    expect(conditionsOf(done, WARDEN)).toEqual(['poison']);
  });

  it('R-COND-20: immunity for a round is about gaining, and leaves nothing behind', () => {
    const ward: Ability = { type: 'trait', immunities: ['wound', 'curse'], lasts: 'round' };
    const begun = turn(
      { top: [ward], guard: [{ type: 'attack', amount: 1, conditions: ['wound', 'muddle'] }] },
      at(GUARD, 1, 0),
    );
    const warded = taken(play(begun, 'top'));
    expect(eventsOf(warded, 'traitsChanged')).toMatchObject([{ immunities: ['wound', 'curse'] }]);
    const done = suffered(pass(warded));
    expect(conditionsOf(done, WARDEN)).toEqual(['muddle']);
    expect(figureIn(done, WARDEN).conditions.immune).toEqual(
      figureIn(begun, WARDEN).conditions.immune,
    );
  });

  it('R-COND-20: an ability of this condition alone cannot target the immune', () => {
    const stun: Ability = { type: 'condition', conditions: ['stun'], to: near('enemy') };
    const begun = turn({ top: [stun] }, at(GUARD, 1, 0), (state) => ({
      ...state,
      traits: [
        {
          figure: GUARD,
          traits: [],
          without: [],
          immunities: ['stun'],
          origin: null,
          lasts: 'round',
          within: null,
        },
      ],
    }));
    expect(can(play(begun, 'top'), { type: 'chooseFigure', target: GUARD })).toBe(false);
  });
});

describe('R-MOVE-10', () => {
  const over = (id: string) => [at(id, 1, 1), overlay('obstacle', 1, 1)];
  const grounds: Ability = {
    type: 'trait',
    without: ['flying'],
    to: near('enemy'),
    lasts: 'round',
  };

  it('R-MOVE-10: whoever loses flying over an obstacle suffers trap damage and goes to the nearest empty hex', () => {
    const begun = turn(
      { top: [grounds], guardStats: printing('flying') },
      ...over(GUARD),
      at(WARDEN, 0, 1),
    );
    const fell = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(eventsOf(fell, 'damaged')).toMatchObject([{ figure: GUARD, source: 'trap', amount: 3 }]);
    expect(hexesOf(fell)).toHaveLength(5);
    const landed = act(fell, { type: 'moveTo', figure: GUARD, hex: hex(2, 0) } as never);
    expect(equals(figureIn(landed, GUARD).at, hex(2, 0))).toBe(true);
  });

  it('R-MOVE-10: it ends with the round as well, and survives a save', () => {
    const begun = turn({}, ...over(WARDEN), having(WARDEN, ['flying']));
    const ended = pass(saved(begun));
    expect(ended.state.traits).toEqual([]);
    expect(eventsOf(suffered(ended), 'damaged')).toMatchObject([
      { figure: WARDEN, source: 'trap' },
    ]);
  });

  it('R-MOVE-10: nobody falls who flies by what its card prints', () => {
    const begun = turn(
      { guardStats: printing('flying') },
      ...over(GUARD),
      having(GUARD, ['flying']),
    );
    expect(eventsOf(pass(begun), 'damaged')).toEqual([]);
  });
});

describe('how long', () => {
  it('R-CARD-6: traits of a card end when it leaves the active area', () => {
    const begun = turn({
      top: { abilities: [gives(['flying'], 'card')], active: 'persistent' },
    });
    const flying = taken(play(begun, 'top'));
    expect(flying.state.traits).toMatchObject([{ figure: WARDEN, lasts: 'card' }]);
    const dropped = act(flying, { type: 'moveActiveCard', card: 'warden-1' });
    expect(dropped.state.traits).toEqual([]);
  });

  it('R-CARD-6: what lasts as long as its card needs one that stays active', () => {
    const words = (action: Parameters<typeof actionNeeds>[0]) =>
      actionNeeds(action, []).map(({ word }) => word);
    expect(words({ abilities: [gives(['flying'], 'card')] })).toEqual(['card']);
    expect(words({ abilities: [gives(['flying'], 'round')] })).toEqual([]);
  });

  it('what lasts for a turn ends with it', () => {
    const begun = turn({ top: [gives(['notFocused'], 'turn')] });
    const given = taken(play(begun, 'top'));
    expect(given.state.traits).toHaveLength(1);
    expect(pass(given).state.traits).toEqual([]);
  });

  it('R-CARD-11: a bonus for an ability ends with the ability in which it is made', () => {
    const attack: Ability = {
      type: 'attack',
      amount: 2,
      effects: [
        {
          type: 'bonus',
          on: 'attack',
          lasts: 'ability',
          effects: [{ type: 'add', amount: 1 }],
        },
      ],
    };
    const begun = turn({ top: [attack] }, at(GUARD, 1, 0));
    const asked = play(begun, 'top');
    const ready = can(asked, { type: 'perform' }) ? act(asked, { type: 'perform' }) : asked;
    const hit = act(ready, { type: 'attack', target: GUARD });
    expect(eventsOf(hit, 'damaged')).toMatchObject([{ amount: 3 }]);
    expect(hit.state.bonuses).toEqual([]);
  });
});

describe('saves', () => {
  it('R-DMG-6: the traits of the dead are gone, and a save has none of strangers', () => {
    const attack: Ability = { type: 'attack', amount: 9 };
    const begun = turn({ top: [attack] }, at(GUARD, 1, 0), having(GUARD, ['jumping']));
    const killed = act(play(begun, 'top'), { type: 'attack', target: GUARD });
    expect(killed.state.traits).toEqual([]);
    const strange = set(killed, having(GUARD, ['jumping']));
    expect(strange.engine.decodeState(JSON.parse(JSON.stringify(strange.state)))).toMatchObject({
      left: [{ fault: 'unknownId', path: ['traits', 0] }],
    });
  });
});

describe('R-BONUS-4 what items give as long as they are equipped', () => {
  const equipped =
    (item: string) =>
    (state: GameState): GameState => ({
      ...state,
      characters: state.characters.map((one) =>
        one.id === WARDEN ? { ...one, items: [{ id: item, state: 'ready' as const }] } : one,
      ),
      bonuses: [
        {
          bearer: WARDEN,
          origin: { type: 'item', owner: WARDEN, item },
          index: 0,
          charges: 0,
          uses: 0,
          waits: false,
          within: null,
        },
      ],
    });

  it('R-MOVE-14: boots that ignore terrain', () => {
    const ground = overlay('hazardous', 1, 0, { damage: 2 });
    const begun = turn({ top: [move(1)] }, equipped('wader-boots'), ground);
    const moved = act(play(begun, 'top'), { type: 'moveTo', hex: hex(1, 0) } as never);
    expect(eventsOf(moved, 'damaged')).toEqual([]);
    const bare = set(begun, (state) => ({
      ...state,
      characters: state.characters.map((one) => ({ ...one, items: [] })),
    }));
    const hurt = act(play(bare, 'top'), { type: 'moveTo', hex: hex(1, 0) } as never);
    expect(eventsOf(suffered(hurt), 'damaged')).toHaveLength(1);
  });

  it('a bonus that always holds gives nothing but traits to its bearer', () => {
    const always = (effect: Effect): Ability => ({
      type: 'bonus',
      on: 'always',
      lasts: 'round',
      effects: [effect],
    });
    const words = (ability: Ability) =>
      actionNeeds({ abilities: [ability] }, []).map(({ word }) => word);
    expect(words(always(gives(['flying'])))).toEqual([]);
    expect(words(always({ type: 'add', to: 'shield', amount: 1 }))).toEqual(['always']);
    expect(words(always({ ...gives(['flying']), to: near('ally') }))).toEqual(['always']);
  });
});
