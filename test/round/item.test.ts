import { describe, expect, it } from 'vitest';

import type { Bonus, CheckedPack, Item } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  can,
  character,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  KINDLER,
  options,
  pass,
  play,
  stacked,
  turn,
  turnComes,
  WARDEN,
  warden,
  without,
  type Table,
  type Wanted,
  type Wishes,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const ON_GUARD = { type: 'attack', target: GUARD } as const;
const SKIP = { type: 'skip' } as const;
const SUFFER = { type: 'suffer' } as const;

type Wished = Pick<Item, 'use'> & {
  readonly bonuses: readonly Omit<Bonus, 'type'>[];
  readonly whileStunned?: boolean;
};

const itemFrom = (id: string, { bonuses, ...fields }: Wished): Item => ({
  id,
  name: id,
  slot: 'small',
  cost: 10,
  copies: 2,
  source: { type: 'reward' },
  ...fields,
  bonuses: bonuses.map((bonus) => ({ type: 'bonus', ...bonus })),
});

/** The warden has these items equipped: each bonus of them can be used. */
const equipped = (items: Readonly<Record<string, Wished>>) => (state: GameState) => ({
  ...character(WARDEN, {
    items: Object.keys(items).map((id) => ({ id, state: 'ready' as const })),
  })(state),
  bonuses: Object.entries(items).flatMap(([item, { bonuses }]) =>
    bonuses.map((_, index) => ({
      bearer: WARDEN,
      origin: { type: 'item' as const, owner: WARDEN, item },
      index,
      charges: 0,
      uses: 0,
      waits: false,
      within: null,
    })),
  ),
});

const having = (
  items: Readonly<Record<string, Wished>>,
  wishes: Wishes = {},
  ...changes: readonly ((state: GameState) => GameState)[]
): Table => turn(...given(items, wishes, ...changes));

/** What a table with these items is made of. */
const given = (
  items: Readonly<Record<string, Wished>>,
  wishes: Wishes,
  ...changes: readonly ((state: GameState) => GameState)[]
): Parameters<typeof turn> => [
  {
    top: [{ type: 'attack', amount: 2 }],
    ...wishes,
    pack: (pack: CheckedPack) => ({
      ...pack,
      items: [...pack.items, ...Object.entries(items).map(([id, item]) => itemFrom(id, item))],
    }),
  },
  ...NEAR,
  ...changes,
  equipped(items),
];

const use = (item: string): Wanted => ({ type: 'useItem', item });
const stateOf = (table: Table, item: string) =>
  warden(table).items.find(({ id }) => id === item)?.state;
const lossOf = (table: Table, id: string): number => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

const TONIC: Wished = {
  use: 'consumed',
  bonuses: [{ on: 'duringTurn', effects: [{ type: 'heal', amount: 3 }] }],
};
const BLADE: Wished = {
  use: 'spent',
  bonuses: [{ on: 'attack', effects: [{ type: 'add', amount: 2 }] }],
};
const BUCKLER: Wished = {
  use: 'spent',
  bonuses: [
    {
      on: 'damageByAttack',
      charges: [0, 0],
      effects: [{ type: 'add', to: 'shield', amount: 1 }],
    },
  ],
};
const HURT = figure(WARDEN, { hitPoints: 2 });

describe('using items', () => {
  it('R-ITEM-5 at any moment of its owner’s turn, also in the middle of an ability', () => {
    const table = having({ tonic: TONIC }, {}, HURT);
    expect(can(table, use('tonic'))).toBe(true);
    const between = play(table, 'top');
    const used = act(between, use('tonic'));
    expect(figureIn(used, WARDEN).hitPoints).toBe(5);
    expect(eventsOf(used, 'itemUsed')).toMatchObject([{ item: 'tonic', left: null }]);
    // The attack goes on where it was.
    expect(lossOf(act(used, ON_GUARD), GUARD)).toBe(2);
    expect(can(used, use('tonic'))).toBe(false);
  });

  it('R-ITEM-5 not while stunned, unless the item says so', () => {
    const stunned = (whileStunned: boolean) =>
      turnComes(
        ...given({ tonic: { ...TONIC, whileStunned } }, {}, HURT, afflicted(WARDEN, 'stun')),
      );
    expect(can(stunned(false), use('tonic'))).toBe(false);
    expect(can(stunned(true), use('tonic'))).toBe(true);
  });

  it('R-ITEM-5 not in the turns of others', () => {
    const table = pass(having({ tonic: TONIC }, { guard: [{ type: 'attack', amount: 3 }] }));
    expect(options(table, SUFFER)).toHaveLength(1);
    expect(can(table, use('tonic'))).toBe(false);
  });

  it('R-ITEM-6 one that changes an attack is asked about before the card is drawn', () => {
    const asked = act(play(having({ blade: BLADE }), 'top'), ON_GUARD);
    expect(asked.state.agenda.find(({ type }) => type === 'attack')).toMatchObject({
      revealed: [],
    });
    expect(lossOf(act(asked, use('blade')), GUARD)).toBe(4);
    const kept = act(asked, SKIP);
    expect(lossOf(kept, GUARD)).toBe(2);
    expect(stateOf(kept, 'blade')).toBe('ready');
  });

  it('R-ITEM-6 what it adds is as if it were printed', () => {
    const barbed: Wished = {
      use: 'spent',
      bonuses: [{ on: 'attack', effects: [{ type: 'addConditions', conditions: ['wound'] }] }],
    };
    const struck = act(play(having({ barbed }), 'top'), ON_GUARD, use('barbed'), {
      type: 'perform',
    });
    expect(figureIn(struck, GUARD).conditions.held).toMatchObject([{ condition: 'wound' }]);
  });
});

describe('what becomes of items', () => {
  it.each([
    ['spent', 'spent'],
    ['consumed', 'consumed'],
    ['unrefreshable', 'consumed'],
    ['unlimited', 'ready'],
  ] as const)('R-ITEM-3 R-ITEM-12 one that is %s', (sign, state) => {
    const used = act(
      play(having({ blade: { ...BLADE, use: sign } }), 'top'),
      ON_GUARD,
      use('blade'),
    );
    expect(stateOf(used, 'blade')).toBe(state);
    expect(eventsOf(used, 'itemTurned')).toHaveLength(state === 'ready' ? 0 : 1);
  });

  it('R-ITEM-4 R-ITEM-7 circles are used when they apply, before anybody may cancel the damage', () => {
    const first = pass(having({ buckler: BUCKLER }, { guard: [{ type: 'attack', amount: 3 }] }));
    expect(eventsOf(first, 'itemUsed')).toMatchObject([{ item: 'buckler', left: 1 }]);
    expect(first.engine.decisions(first.state)[0]?.about).toMatchObject({ amount: 2 });
    expect(stateOf(first, 'buckler')).toBe('ready');
    expect(lossOf(act(first, SUFFER), WARDEN)).toBe(2);
  });

  it('R-ITEM-4 the last circle spends it, and it wards off no more', () => {
    const last = having(
      { buckler: BUCKLER },
      { guard: [{ type: 'attack', amount: 3 }] },
      (state) => state,
    );
    const marked = {
      ...last,
      state: { ...last.state, bonuses: last.state.bonuses.map((one) => ({ ...one, charges: 1 })) },
    };
    const table = act(pass(marked), SUFFER);
    expect(stateOf(table, 'buckler')).toBe('spent');
    const spent = {
      ...marked,
      state: character(WARDEN, { items: [{ id: 'buckler', state: 'spent' }] })(marked.state),
    };
    expect(lossOf(act(pass(spent), SUFFER), WARDEN)).toBe(3);
  });

  it('R-BONUS-2 a circle is not marked where nothing is left to ward off', () => {
    const weak = having({ buckler: BUCKLER }, { guard: [{ type: 'attack', amount: 0 }] });
    const table = pass(weak);
    expect(stateOf(table, 'buckler')).toBe('ready');
    expect(table.state.bonuses).toMatchObject([{ charges: 0 }]);
  });
});

describe('a modifier card that refreshes', () => {
  const worn = (...states: readonly ('spent' | 'consumed')[]): Table => {
    const items = { blade: BLADE, tonic: TONIC };
    const names = ['blade', 'tonic'] as const;
    const turned = states.map((state, index) => ({ id: names[index] ?? '', state }));
    const drawn = stacked(WARDEN, { value: 0, effects: [{ type: 'refreshItem' }] });
    const table = having(items, {}, drawn);
    const known = { ...table, state: character(WARDEN, { items: turned })(table.state) };
    return act(play(known, 'top'), ON_GUARD);
  };

  it('R-MOD-17 R-ITEM-3 gives one spent item back, if whoever drew it likes', () => {
    const asked = worn('spent', 'spent');
    expect(options(asked, { type: 'takeItem' })).toHaveLength(2);
    const done = act(asked, { type: 'takeItem', item: 'tonic' });
    expect([stateOf(done, 'blade'), stateOf(done, 'tonic')]).toEqual(['spent', 'ready']);
    expect(can(done, { type: 'takeItem' })).toBe(false);
    expect(stateOf(act(asked, SKIP), 'tonic')).toBe('spent');
  });

  it('R-MOD-17 R-ITEM-3 none that was consumed', () => {
    expect(can(worn('consumed', 'consumed'), { type: 'takeItem' })).toBe(false);
  });
});

describe('items that can be used again', () => {
  const refresh = (fields: object = {}) => ({
    top: [{ type: 'refreshItems' as const, ...fields }],
  });
  const worn = (
    wishes: Wishes,
    states: Readonly<Record<string, 'spent' | 'consumed'>>,
    items: Readonly<Record<string, Wished>> = { blade: BLADE, tonic: TONIC },
  ): Table => {
    const table = having(items, wishes);
    const turned = Object.entries(states).map(([id, state]) => ({ id, state }));
    return { ...table, state: character(WARDEN, { items: turned })(table.state) };
  };
  const both = { blade: 'spent', tonic: 'consumed' } as const;

  it('R-ITEM-3 by an ability: one by choice, or all of a state', () => {
    const asked = act(play(worn(refresh(), both), 'top'), {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect(options(asked, { type: 'takeItem' })).toHaveLength(2);
    const one = act(asked, { type: 'takeItem', item: 'tonic' });
    expect([stateOf(one, 'blade'), stateOf(one, 'tonic')]).toEqual(['spent', 'ready']);
    const all = act(play(worn(refresh({ count: 'all', state: 'spent' }), both), 'top'), {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect([stateOf(all, 'blade'), stateOf(all, 'tonic')]).toEqual(['ready', 'consumed']);
  });

  it('R-ITEM-3 never one that is marked as not refreshable', () => {
    const items = { blade: { ...BLADE, use: 'unrefreshable' as const } };
    const asked = act(play(worn(refresh({ count: 'all' }), { blade: 'consumed' }, items), 'top'), {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect(stateOf(asked, 'blade')).toBe('consumed');
  });

  it('R-ITEM-3 R-REST-4 by a long rest those that are spent', () => {
    const table = worn({ rests: true }, both);
    const resting = {
      ...table,
      state: {
        ...table.state,
        agenda: [
          { type: 'nextTurn' as const },
          { type: 'endTurn' as const, figure: WARDEN, answered: false },
          { type: 'longRest' as const, figure: WARDEN, part: 'loseCard' as const },
        ],
      },
    };
    const rested = act(resting, { type: 'loseCard' }, { type: 'restHeal', heal: true });
    expect([stateOf(rested, 'blade'), stateOf(rested, 'tonic')]).toEqual(['ready', 'consumed']);
  });

  it('R-ITEM-4 whose circles are empty then', () => {
    const table = worn(refresh({ count: 'all' }), { buckler: 'spent' }, { buckler: BUCKLER });
    const marked = {
      ...table,
      state: {
        ...table.state,
        bonuses: table.state.bonuses.map((one) => ({ ...one, charges: 2 })),
      },
    };
    const refreshed = act(play(marked, 'top'), { type: 'chooseFigure', target: WARDEN });
    expect(refreshed.state.bonuses).toMatchObject([{ charges: 0 }]);
  });
});

describe('items that summon', () => {
  const WHISTLE: Wished = {
    use: 'spent',
    bonuses: [
      {
        on: 'duringTurn',
        effects: [{ type: 'summon', summon: { id: 'hawk', hitPoints: 2, move: 2, attack: 1 } }],
      },
    ],
  };
  const HAWK = 'warden/hawk#1';
  const refresh: Wishes = {
    top: [{ type: 'refreshItems', to: 'self', count: 'all' }],
  };

  it('R-SUM-2 R-SUM-9 keep their summon until they are refreshed', () => {
    const called = act(having({ whistle: WHISTLE }, refresh), use('whistle'), {
      type: 'placeSummon',
    });
    expect(figureIn(called, HAWK)).toMatchObject({
      hitPoints: 2,
      summon: { owner: WARDEN, origin: { type: 'item', item: 'whistle' } },
    });
    expect(stateOf(called, 'whistle')).toBe('spent');
    const { engine, state } = called;
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))._tag).toBe('Right');
    const asked = play(called, 'top');
    const refreshed = can(asked, { type: 'chooseFigure' })
      ? act(asked, { type: 'chooseFigure', target: WARDEN })
      : asked;
    expect(stateOf(refreshed, 'whistle')).toBe('ready');
    expect(refreshed.state.figures.some(({ id }) => id === HAWK)).toBe(false);
    expect(eventsOf(refreshed, 'summonLeft')).toEqual([{ type: 'summonLeft', figure: HAWK }]);
  });
});

describe('items in a save', () => {
  it('are read again, used or not', () => {
    const used = act(play(having({ blade: BLADE, tonic: TONIC }), 'top'), ON_GUARD, use('blade'));
    const { engine, state } = used;
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))).toEqual({
      _tag: 'Right',
      right: state,
    });
  });
});
