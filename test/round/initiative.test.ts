import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { initiativeOrder, initiativePlaces } from '../../src/round/initiative.js';
import type {
  InitiativeQuery,
  OrderedMonster,
  OrderedSummon,
  OrderedType,
  PlayingCharacter,
  RestingCharacter,
} from '../../src/round/initiative-query.js';
import { deepFreeze } from '../board/maps.js';

const playing = (id: string, lead: number, second: number): PlayingCharacter => ({
  id,
  lead,
  second,
});
const resting = (id: string): RestingCharacter => ({ id, longRest: true });
const summon = (id: string, owner: string, summonOrder: number, isNew = false): OrderedSummon => ({
  id,
  owner,
  summonOrder,
  summonedThisRound: isNew,
});
const monster = (id: string, standee: number, rank: OrderedMonster['rank']): OrderedMonster => ({
  id,
  standee,
  rank,
});
/** A type with normal monsters that are called after it. */
const type = (name: string, initiative: number | null, ...standees: number[]): OrderedType => ({
  type: name,
  initiative,
  figures: standees.map((standee) => monster(`${name}${String(standee)}`, standee, 'normal')),
});

const orderOf = (query: Partial<InitiativeQuery>) => initiativeOrder({ characters: [], ...query });
const placesOf = (query: Partial<InitiativeQuery>) =>
  initiativePlaces({ characters: [], ...query });

describe('who acts when', () => {
  it('R-INIT-1 leading cards and monster cards ascend, a long rest is last', () => {
    const order = orderOf({
      characters: [resting('a'), playing('b', 60, 5), playing('c', 9, 80)],
      monsters: [type('ooze', 35, 1), type('imp', 85, 1)],
    });
    expect(order).toEqual([[['c']], [['ooze1']], [['b']], [['imp1']], [['a']]]);
  });

  it('R-INIT-1 the numbers are compared as numbers, not as texts', () => {
    expect(orderOf({ characters: [playing('a', 10, 1), playing('b', 9, 1)] })).toEqual([
      [['b']],
      [['a']],
    ]);
  });

  it('R-INIT-2 a character goes before monsters of the same initiative', () => {
    const order = orderOf({ characters: [playing('a', 35, 99)], monsters: [type('ooze', 35, 1)] });
    expect(order).toEqual([[['a']], [['ooze1']]]);
  });

  it('R-INIT-2 types of the same initiative are for the players', () => {
    const tie = { monsters: [type('ooze', 35, 1, 2), type('imp', 35, 4)] };
    expect(orderOf(tie)).toEqual([[['imp4'], ['ooze1', 'ooze2']]]);
    expect(orderOf({ ...tie, agreed: ['ooze', 'imp'] })).toEqual([
      [['ooze1', 'ooze2']],
      [['imp4']],
    ]);
  });

  it('R-INIT-3 the lower second card goes first, then the players agree', () => {
    const characters = [playing('a', 15, 61), playing('b', 15, 30), playing('c', 15, 61)];
    expect(orderOf({ characters })).toEqual([[['b']], [['a'], ['c']]]);
    expect(orderOf({ characters, agreed: ['c', 'b', 'a'] })).toEqual([[['b']], [['c']], [['a']]]);
  });

  it('R-INIT-3 an agreement about some of those who tie settles nothing', () => {
    const characters = [playing('a', 15, 9), playing('b', 15, 9), playing('c', 15, 9)];
    expect(orderOf({ characters, agreed: ['c', 'a'] })).toEqual([[['a'], ['b'], ['c']]]);
  });

  it('R-INIT-4 two long resters agree, and a played 99 goes before them', () => {
    const characters = [resting('a'), playing('b', 99, 98), resting('c')];
    expect(orderOf({ characters })).toEqual([[['b']], [['a'], ['c']]]);
    expect(orderOf({ characters, rules: { longRestTiesNormally: true } })).toEqual([
      [['b']],
      [['a'], ['c']],
    ]);
  });

  it('R-INIT-5 a summon ties by the cards of its owner', () => {
    const query = {
      characters: [playing('a', 15, 30), playing('b', 15, 30)],
      summons: [summon('rat', 'b', 1)],
      monsters: [type('ooze', 15, 1)],
    };
    expect(orderOf(query)).toEqual([[['a'], ['rat', 'b']], [['ooze1']]]);
    expect(orderOf({ ...query, agreed: ['b', 'a'] })).toEqual([
      [['rat', 'b']],
      [['a']],
      [['ooze1']],
    ]);
  });

  it('R-INIT-7 a type without a figure on the board has no place', () => {
    expect(orderOf({ monsters: [type('ooze', 35), type('imp', 40, 1)] })).toEqual([[['imp1']]]);
    expect(orderOf({})).toEqual([]);
  });

  it('R-REST-6 a long rest comes after monsters at 99, by option before them', () => {
    const query = { characters: [resting('a')], monsters: [type('ooze', 99, 1)] };
    expect(orderOf(query)).toEqual([[['ooze1']], [['a']]]);
    expect(orderOf({ ...query, rules: { longRestTiesNormally: true } })).toEqual([
      [['a']],
      [['ooze1']],
    ]);
  });

  it('R-SUM-3 summons act before their owner, as they were summoned, not in their first round', () => {
    const summons = [summon('z', 'a', 1), summon('y', 'a', 3, true), summon('x', 'a', 2)];
    expect(orderOf({ characters: [resting('a')], summons })).toEqual([[['z', 'x', 'a']]]);
    expect(orderOf({ characters: [playing('b', 5, 6)], summons })).toEqual([[['b']]]);
  });
});

describe('inside a type', () => {
  const guards = [
    monster('n1', 1, 'normal'),
    monster('e5', 5, 'elite'),
    monster('n10', 10, 'normal'),
    monster('n2', 2, 'normal'),
    monster('e2', 2, 'elite'),
  ];

  it('R-MON-1 elites first, each rank by the numbers of the standees', () => {
    expect(orderOf({ monsters: [{ type: 'guard', initiative: 30, figures: guards }] })).toEqual([
      [['e2', 'e5', 'n1', 'n2', 'n10']],
    ]);
  });

  it('R-MON-20 R-MON-21 those of this round and those without a card do not act', () => {
    const figures = guards.map((one) => ({ ...one, summonedThisRound: one.standee === 2 }));
    const monsters = [{ type: 'guard', initiative: 30, figures }, type('imp', null, 1)];
    expect(orderOf({ monsters })).toEqual([[['e5', 'n1', 'n10']]]);
  });

  const shared: readonly OrderedType[] = [
    {
      type: 'city',
      initiative: 30,
      deck: 'guard',
      figures: [monster('cn', 1, 'normal'), monster('ce', 3, 'elite')],
    },
    {
      type: 'inox',
      initiative: 30,
      deck: 'guard',
      figures: [monster('in', 2, 'normal'), monster('ie', 1, 'elite')],
    },
  ];

  it('R-MON-2 types that share a card act one fully, then the other, as the players keep it', () => {
    expect(orderOf({ monsters: shared })).toEqual([
      [
        ['ce', 'cn'],
        ['ie', 'in'],
      ],
    ]);
    expect(orderOf({ monsters: shared, agreed: ['inox', 'city'] })).toEqual([
      [['ie', 'in']],
      [['ce', 'cn']],
    ]);
  });

  it('R-MON-2 or rank by rank', () => {
    const mixed = [['inox', 'city']];
    expect(orderOf({ monsters: shared, mixed })).toEqual([[['ie', 'ce', 'in', 'cn']]]);
    expect(
      orderOf({ monsters: [...shared, type('ooze', 30, 1)], mixed, agreed: ['ooze', 'city'] }),
    ).toEqual([[['ooze1']], [['ie', 'ce', 'in', 'cn']]]);
  });

  it('R-MON-2 only types with one card can be mixed', () => {
    const [city, inox] = shared as readonly [OrderedType, OrderedType];
    const mixed = [['inox', 'city']];
    const apart = [
      [
        ['ce', 'cn'],
        ['ie', 'in'],
      ],
    ];
    expect(orderOf({ monsters: [city, { ...inox, deck: 'inox' }], mixed })).toEqual(apart);
    expect(orderOf({ monsters: [city, { ...inox, initiative: 31 }], mixed })).toEqual([
      [['ce', 'cn']],
      [['ie', 'in']],
    ]);
    const bare = shared.map(({ type: name, initiative, figures }) => ({
      type: name,
      initiative,
      figures,
    }));
    expect(orderOf({ monsters: bare, mixed })).toEqual(apart);
  });
});

describe('places for focus', () => {
  it('R-FOCUS-9 R-SUM-11 a summon comes directly before its owner, also in its first round', () => {
    const query = {
      characters: [playing('a', 50, 1), resting('b'), playing('c', 20, 1)],
      summons: [summon('y', 'a', 2, true), summon('x', 'a', 1), summon('z', 'b', 1)],
    };
    expect(placesOf(query)).toEqual({ c: 0, x: 1, y: 2, a: 3, z: 4, b: 5 });
  });

  it('R-FOCUS-9 destructible obstacles are at 99, and never act', () => {
    const query = {
      characters: [playing('a', 99, 1), resting('b')],
      monsters: [type('ooze', 98, 1)],
      obstacles: ['altar'],
    };
    expect(placesOf(query)).toEqual({ ooze1: 0, a: 1, altar: 2, b: 3 });
    expect(orderOf(query).flat(2)).not.toContain('altar');
  });

  it('R-FOCUS-10 equal leading cards go by the second, then as agreed, then tie', () => {
    const characters = [playing('a', 15, 30), playing('b', 15, 30), playing('c', 15, 2)];
    expect(placesOf({ characters })).toEqual({ c: 0, a: 1, b: 1 });
    expect(placesOf({ characters, agreed: ['b', 'a'] })).toEqual({ c: 0, b: 1, a: 2 });
  });

  it('R-FOCUS-10 a tie takes as many places as it has figures', () => {
    const characters = [playing('a', 15, 30), playing('b', 15, 30), playing('c', 40, 2)];
    const summons = [summon('rat', 'a', 1)];
    expect(placesOf({ characters, summons })).toEqual({ rat: 0, a: 0, b: 0, c: 3 });
  });

  it('R-FOCUS-16 monsters by type, elites first, then standees', () => {
    const guard = {
      type: 'guard',
      initiative: 30,
      figures: [monster('n', 1, 'normal'), monster('e', 2, 'elite')],
    };
    expect(placesOf({ monsters: [guard, type('ooze', 10, 2, 1)] })).toEqual({
      ooze1: 0,
      ooze2: 1,
      e: 2,
      n: 3,
    });
  });

  it('R-MON-21 a type without a card is last, behind long resters', () => {
    const query = { characters: [resting('a')], monsters: [type('imp', null, 1)] };
    expect(placesOf(query)).toEqual({ a: 0, imp1: 1 });
    expect(placesOf({ ...query, rules: { longRestTiesNormally: true } })).toEqual({
      a: 0,
      imp1: 1,
    });
  });
});

/** Few numbers, so that ties are frequent. */
const card = fc.constantFrom(9, 10, 50, 98, 99);
const anyCharacters = fc
  .array(
    fc.oneof(
      fc.record({ lead: card, second: card }),
      fc.constant<{ readonly longRest: true }>({ longRest: true }),
    ),
    { maxLength: 4 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: `c${String(index)}` })));
const anySummons = fc
  .array(fc.tuple(fc.nat(4), fc.boolean()), { maxLength: 4 })
  .map((all) =>
    all.map(([owner, isNew], nth) => summon(`s${String(nth)}`, `c${String(owner)}`, nth, isNew)),
  );
const anyTypes = fc
  .array(
    fc.record({
      initiative: fc.option(card, { freq: 8 }),
      ranks: fc.array(fc.constantFrom('normal' as const, 'elite' as const), { maxLength: 4 }),
      deck: fc.option(fc.constant('shared'), { nil: undefined }),
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.map(({ initiative, ranks, deck }, index) => ({
      type: `m${String(index)}`,
      initiative,
      figures: ranks.map((rank, nth) => monster(`m${String(index)}#${String(nth)}`, nth, rank)),
      ...(deck === undefined ? {} : { deck }),
    })),
  );
const NAMES = ['c0', 'c1', 'c2', 'c3', 'm0', 'm1', 'm2', 'm3'];
const anyQuery: fc.Arbitrary<InitiativeQuery> = fc
  .record({
    characters: anyCharacters,
    summons: anySummons,
    monsters: anyTypes,
    obstacles: fc.subarray(['o0', 'o1']),
    agreed: fc.shuffledSubarray(NAMES),
    mixed: fc.subarray([['m1', 'm0']]),
    rules: fc.record({ longRestTiesNormally: fc.boolean() }),
  })
  .map((query) => deepFreeze(query));

const idsOf = ({ characters, summons = [], monsters = [] }: InitiativeQuery, isActing: boolean) => [
  ...characters.map(({ id }) => id),
  ...summons
    .filter(({ owner, summonedThisRound }) => {
      const isThere = characters.some(({ id }) => id === owner);
      return isThere && !(isActing && summonedThisRound);
    })
    .map(({ id }) => id),
  ...monsters
    .filter(({ initiative }) => !isActing || initiative !== null)
    .flatMap(({ figures }) => figures.map(({ id }) => id)),
];

/** What a block is compared by: its character, or the type of its first monster. */
const facts = ({ characters, monsters = [] }: InitiativeQuery, block: readonly string[]) => {
  const character = characters.find(({ id }) => id === block.at(-1));
  if (character === undefined) {
    const own = monsters.find(({ figures }) => figures.some(({ id }) => id === block[0]));
    return { isMonster: true, isResting: false, initiative: own?.initiative, second: null };
  }
  return character.longRest === true
    ? { isMonster: false, isResting: true, initiative: 99, second: null }
    : { isMonster: false, isResting: false, initiative: character.lead, second: character.second };
};

describe('any round', () => {
  it('everybody who acts is there once', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const order = initiativeOrder(query);
        expect(order.flat(2).sort()).toEqual(idsOf(query, true).sort());
        expect(order.every((blocks) => blocks.every((block) => block.length > 0))).toBe(true);
      }),
      { seed: 41, numRuns: 300 },
    );
  });

  it('everybody who can be focused has a place', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const ids = [...idsOf(query, false), ...(query.obstacles ?? [])];
        expect(Object.keys(initiativePlaces(query)).sort()).toEqual(ids.sort());
      }),
      { seed: 42, numRuns: 300 },
    );
  });

  it('R-INIT-2 R-INIT-3 blocks of a group tie', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const [first = [], ...others] of initiativeOrder(query))
          for (const other of others) expect(facts(query, other)).toEqual(facts(query, first));
      }),
      { seed: 43, numRuns: 300 },
    );
  });

  it('R-INIT-1 groups ascend', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const initiatives = initiativeOrder(query).map(([block = []]) => facts(query, block));
        const numbers = initiatives.map(({ initiative }) => initiative ?? 0);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
      { seed: 44, numRuns: 300 },
    );
  });

  it('the order in which the query is written changes nothing', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const turned = {
          ...query,
          characters: [...query.characters].reverse(),
          summons: [...(query.summons ?? [])].reverse(),
          monsters: [...(query.monsters ?? [])]
            .reverse()
            .map((one) => ({ ...one, figures: [...one.figures].reverse() })),
        };
        expect(initiativeOrder(turned)).toEqual(initiativeOrder(query));
        expect(initiativePlaces(turned)).toEqual(initiativePlaces(query));
      }),
      { seed: 45, numRuns: 300 },
    );
  });

  it('R-INIT-3 an agreement about everybody leaves no tie, and moves nobody across groups', () => {
    fc.assert(
      fc.property(anyQuery, fc.shuffledSubarray(NAMES, { minLength: 8 }), (query, agreed) => {
        const open = initiativeOrder({ ...query, agreed: [] });
        const settled = initiativeOrder({ ...query, agreed });
        expect(settled.every((blocks) => blocks.length === 1)).toBe(true);
        const groupOf = (block: readonly string[]) =>
          open.findIndex((blocks) => blocks.some(([id]) => id === block[0]));
        const groups = settled.flat().map(groupOf);
        expect(groups).toEqual([...groups].sort((a, b) => a - b));
      }),
      { seed: 46, numRuns: 300 },
    );
  });
});
