import { describe, expect, it } from 'vitest';

import { checkPack, decodePart, explain, type PartName } from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';

const hall = [-2, -1, 0, 1, 2, 3].map((q) => ({ q, r: 0 }));

/** A scenario of one hall, with something of every kind that has a name. */
const scenario = (more: object = {}): object => ({
  id: 'hall',
  name: 'The Hall',
  map: {
    rooms: [
      {
        id: 'hall',
        hexes: [...hall, ...hall.map(({ q }) => ({ q, r: 1 }))],
        overlays: [
          { id: 'pit', type: 'trap', hexes: [{ q: 3, r: 0 }] },
          { id: 'plate', type: 'pressurePlate', hexes: [{ q: 2, r: 0 }] },
          { id: 'crate', type: 'obstacle', hexes: [{ q: 3, r: 1 }], hitPoints: 3 },
        ],
        monsters: [
          {
            id: 'chief',
            monster: 'fen-rat',
            at: { q: 2, r: 1 },
            ranks: ['elite', 'elite', 'elite'],
          },
        ],
        objectives: [{ id: 'first', objective: 'altar', at: { q: 1, r: 1 } }],
      },
    ],
    markers: [{ id: 'a', hexes: [{ q: 0, r: 1 }] }],
    start: hall.slice(0, 4),
  },
  monsters: ['fen-rat'],
  objectives: [{ id: 'altar', kind: 'obstacle', side: 'monsters', hitPoints: 4 }],
  goal: { type: 'killAll' },
  rules: [{ type: 'immovable', id: 'still', names: ['fen-rat'] }],
  ...more,
});

const saidOf = (pack: object): readonly string[] => {
  const checked = checkPack(pack);
  return checked._tag === 'Left' ? checked.left.map(explain) : [];
};

const withScenario = (more: object, pack: object = demo): readonly string[] =>
  saidOf({ ...pack, scenarios: [...(demo.scenarios ?? []), scenario(more)] });

const rule = (more: object): object => ({ rules: [{ ...more }] });
const does = (ability: object): object =>
  rule({ type: 'when', on: 'roundEnds', effects: [ability] });
const asks = (clause: object): object => ({
  goal: { type: 'holds', if: [{ type: 'scene', is: 'done', ...clause }] },
});
const occupy = (plate: string): object => ({
  goal: { type: 'occupy', mode: 'all', plates: [[plate], [plate], [plate]] },
});

describe('names in a scenario', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['a goal for a family', { goal: { type: 'killAll', only: ['vermin'] } }],
    ['a goal for all but a family', { goal: { type: 'killAll', except: ['vermin', 'chief'] } }],
    ['a goal to kill a family', { goal: { type: 'killNamed', monster: 'vermin' } }],
    ['a goal to kill somebody on the map', { goal: { type: 'killNamed', monster: 'chief' } }],
    ['a goal to kill an objective', { goal: { type: 'killNamed', monster: 'altar' } }],
    ['a loss of a family', { losses: [{ type: 'monsterKilled', monster: 'vermin' }] }],
    ['a loss by a family', { losses: [{ type: 'monsterReaches', only: ['vermin'], marker: 'a' }] }],
    ['the level of a family', rule({ type: 'level', monsters: ['vermin'], by: 1 })],
    ['the level of somebody', rule({ type: 'level', monsters: ['chief'], by: 1 })],
    ['the side of a family', rule({ type: 'side', monsters: ['vermin'], side: 'neutral' })],
    ['a family off the map', rule({ type: 'notPlaced', monsters: ['vermin'] })],
    [
      'a focus of a family',
      rule({ type: 'focus', monsters: ['vermin'], on: ['altar', 'first', 'crate'] }),
    ],
    [
      'numbers of an obstacle',
      rule({ type: 'stats', names: ['crate'], change: 'set', hitPoints: 2 }),
    ],
    ['an obstacle to destroy', { goal: { type: 'destroy', objective: 'crate' } }],
    ['an obstacle that is gone', asks({ of: 'objective', id: 'crate', is: 'destroyed' })],
    [
      'overlays that stay',
      rule({ type: 'indestructible', overlays: ['crate', 'pit', 'a', 'altar'] }),
    ],
    ['a plate', occupy('plate')],
    ['a plate by its letter', occupy('a')],
    ['a rule that is done', asks({ of: 'rule', id: 'still' })],
    ['an overlay that leaves', does({ type: 'remove', id: 'pit' })],
  ])('are those of %s', (_, more) => {
    const rules = [
      ...(scenario() as { readonly rules: readonly object[] }).rules,
      ...((more as { readonly rules?: readonly object[] }).rules ?? []),
    ];
    expect(withScenario({ ...more, rules })).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'a goal for nobody',
      { goal: { type: 'killAll', only: ['vermn'] } },
      'goal.only[0]: no monster or family "vermn"; did you mean "vermin"?',
    ],
    [
      'a goal to kill a trap',
      { goal: { type: 'killNamed', monster: 'pit' } },
      'goal.monster: no monster or objective "pit"',
    ],
    [
      'the level of an objective',
      rule({ type: 'level', monsters: ['altar'], by: 1 }),
      'rules[0].monsters[0]: no monster or family "altar"',
    ],
    [
      'a focus on a trap',
      rule({ type: 'focus', monsters: ['fen-rat'], on: ['pit'] }),
      'rules[0].on[0]: no figure "pit"',
    ],
    [
      'the numbers of a trap',
      rule({ type: 'stats', names: ['pit'], change: 'set', move: 1 }),
      'rules[0].names[0]: no figure "pit"',
    ],
    ['a rule that is a trap', asks({ of: 'rule', id: 'pit' }), 'goal.if[0].id: no rule "pit"'],
    [
      'a trap to destroy',
      { goal: { type: 'destroy', objective: 'pit' } },
      'goal.objective: no objective "pit"',
    ],
    [
      'a room that stays',
      rule({ type: 'indestructible', overlays: ['hall'] }),
      'rules[0].overlays[0]: no marker "hall"',
    ],
    ['plates that are a room', occupy('hall'), 'goal.plates[0][0]: no marker "hall"'],
  ])('are not those of %s', (_, more, said) => {
    expect(withScenario(more)[0]).toBe(`scenarios[${String(demo.scenarios?.length)}].${said}`);
  });

  it('place objectives by their ids alone', () => {
    const bare = scenario() as { readonly map: { readonly rooms: readonly object[] } };
    const rooms = bare.map.rooms.map((room) => ({
      ...room,
      objectives: [{ id: 'first', objective: 'first', at: { q: 1, r: 1 } }],
    }));
    expect(withScenario({ map: { ...bare.map, rooms } })[0]).toContain('no objective "first"');
  });

  it('are those of the pack where nothing but the scenario is known', () => {
    const decoded = decodePart('Scenario', scenario(does({ type: 'activate', id: 'ember-toad' })));
    expect(decoded._tag).toBe('Right');
    expect(withScenario(does({ type: 'activate', id: 'ember-toad' }))).toEqual([]);
    expect(withScenario(does({ type: 'activate', id: 'nobody' }))).toHaveLength(1);
  });
});

describe('names elsewhere', () => {
  it('of a mark are those that something lays', () => {
    const [item] = demo.items ?? [];
    const marks = (...abilities: readonly object[]): readonly string[] => {
      const bonuses = [{ type: 'bonus', on: 'turnStarts', effects: abilities }];
      return saidOf({ ...demo, items: [...(demo.items ?? []), { ...item, id: 'chalk', bonuses }] });
    };
    const to = { type: 'select', who: ['enemy'] };
    expect(marks({ type: 'unmark', mark: 'chalk', to })).toEqual([
      `items[${String(demo.items?.length)}].bonuses[0].effects[0].mark: no mark "chalk"`,
    ]);
    expect(
      marks({ type: 'mark', mark: 'chalk', to }, { type: 'unmark', mark: 'chalk', to }),
    ).toEqual([]);
  });

  it('on the cards of monsters are those of random dungeons, too', () => {
    const [dungeon] = demo.randomDungeons ?? [];
    const [room, ...rooms] = dungeon?.rooms ?? [];
    const [deck, ...decks] = demo.monsterDecks ?? [];
    const [first, ...cards] = deck?.cards ?? [];
    const abilities = [...(first?.abilities ?? []), { type: 'remove', id: 'chest' }];
    const monsterDecks = [{ ...deck, cards: [{ ...first, abilities }, ...cards] }, ...decks];
    const withChest = (id?: string): readonly string[] => {
      const [one, ...others] = room?.overlays ?? [];
      const overlays = [id === undefined ? one : { ...one, id }, ...others];
      const randomDungeons = [{ ...dungeon, rooms: [{ ...room, overlays }, ...rooms] }];
      return saidOf({ ...demo, monsterDecks, randomDungeons });
    };
    expect(room?.overlays).not.toEqual([]);
    expect(withChest()).toHaveLength(1);
    expect(withChest('chest')).toEqual([]);
  });

  const requires = (type: string): object => ({ requirements: [[{ type, achievement: 'dawn' }]] });
  const gives = (type: string): object => ({ rewards: [{ type, achievement: 'dawn' }] });

  it.each(['party', 'global'])('of %s achievements are not those of the other kind', (scope) => {
    const other = scope === 'party' ? 'global' : 'party';
    const withBoth = (given: string): readonly string[] =>
      withScenario({ ...requires(`${scope}Achievement`), ...gives(`${given}Achievement`) });
    expect(withBoth(scope)).toEqual([]);
    expect(withBoth(other)[0]).toContain('no achievement "dawn"');
  });

  it('of milestones are those of their scope', () => {
    const milestone = (scope: string): readonly string[] => {
      const when = { type: 'achievements', scope, achievements: ['dawn'] };
      const milestones = [{ when, rewards: [{ type: 'prosperity', amount: 1 }] }];
      const campaign = { ...demo.campaign, globalAchievements: ['dawn'], milestones };
      return saidOf({ ...demo, campaign });
    };
    const extra = (faults: readonly string[]): readonly string[] =>
      faults.filter((fault) => fault.includes('dawn'));
    expect(extra(milestone('global'))).toEqual([]);
    expect(extra(milestone('party'))).toHaveLength(1);
    expect(milestone('world')[0]).toMatch(/when\.scope: expected one of "party", "global"/);
  });

  it('of monsters need no pack for a part', () => {
    const alone: readonly (readonly [PartName, object])[] = [
      ['ScenarioGoal', { type: 'killAll', only: ['anything'] }],
      ['SpecialRule', { type: 'level', monsters: ['anything'], by: 1 }],
    ];
    for (const [part, value] of alone) expect(decodePart(part, value)._tag).toBe('Right');
  });
});
