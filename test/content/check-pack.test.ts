import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formattedTexts } from '../../src/content/check/formatted-texts.js';
import {
  checkPack,
  decodePart,
  explain,
  mergePacks,
  type ContentError,
  type PartName,
} from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';
import { mutate, mutations, placesOf, type Mutation, type Place } from './mutants.js';

type Path = readonly (string | number)[];

/** The demonstration pack with one place replaced. */
const withValue = (path: Path, by: unknown): unknown => mutate(demo, path, { type: 'replace', by });

const at = (path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], demo);

const faultsOf = (pack: unknown): readonly ContentError[] => {
  const checked = checkPack(pack);
  return checked._tag === 'Left' ? checked.left : [];
};

const saidOf = (pack: unknown): readonly string[] => faultsOf(pack).map(explain);

const indexOf = (list: readonly { readonly id: string }[] | undefined, id: string): number =>
  (list ?? []).findIndex((one) => one.id === id);

const boss = indexOf(demo.monsters, 'drowned-bellringer');
const warden = indexOf(demo.classes, 'warden');
const tollRoad = indexOf(demo.scenarios, '1');
const room = ['scenarios', tollRoad, 'map', 'rooms', 1];
const hexes = at([...room, 'hexes']) as readonly { readonly q: number; readonly r: number }[];
const away = { q: 150, r: 150 };

/** What is done to the pack, and what is said about it, first. */
const broken: readonly (readonly [string, Path, unknown, string])[] = [
  [
    'a monster without a deck',
    ['monsters', 0, 'deck'],
    'mire-gard',
    'monsters[0].deck: no monster deck "mire-gard"; did you mean "mire-guard"?',
  ],
  [
    'a deck that is nowhere',
    ['monsters', 0, 'deck'],
    'zzz',
    'monsters[0].deck: no monster deck "zzz"',
  ],
  [
    'a formula of an unknown symbol',
    ['monsters', boss, 'stats', 'boss', 2, 'hitPoints'],
    '8xQ',
    `monsters[${String(boss)}].stats.boss[2].hitPoints: no symbol "Q" here, but C, L (R-SCEN-5)\n  8xQ\n    ^`,
  ],
  [
    'a missing level',
    ['classes', warden, 'hitPoints'],
    [10, 12],
    'classes[0].hitPoints: expected a list of exactly 9, each a whole number from 1 to 1000, got a list',
  ],
  [
    'a card without initiative',
    ['classes', warden, 'cards', 3, 'initiative'],
    null,
    'classes[0].cards[3].initiative: expected a whole number from 1 to 99, got null',
  ],
  [
    'an unknown condition',
    ['classes', warden, 'cards', 0, 'top'],
    { abilities: [{ type: 'condition', conditions: ['frozen'] }] },
    'classes[0].cards[0].top.abilities[0].conditions[0]: expected one of "poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen", "bless", "curse", got "frozen"',
  ],
  [
    'too large a hand',
    ['classes', warden, 'handSize'],
    14,
    'classes[0].cards: 13 cards up to level 1, where 14 are needed (R-CARD-15)',
  ],
  [
    'a stat of monsters on a card',
    ['classes', warden, 'cards', 0, 'top'],
    { abilities: [{ type: 'attack', amount: 'A+1' }] },
    'classes[0].cards[0].top.abilities[0].amount: A is a stat of monsters and summons',
  ],
  [
    'two ways of aiming',
    ['classes', warden, 'cards', 0, 'top'],
    { abilities: [{ type: 'heal', amount: 1, range: 2, to: 'self' }] },
    'classes[0].cards[0].top.abilities[0]: "to" does not go with range',
  ],
  [
    'a name that nothing has',
    ['classes', warden, 'cards', 0, 'top'],
    { abilities: [{ type: 'experience', amount: { type: 'bound', name: 'blow' } }] },
    'classes[0].cards[0].top.abilities[0].amount: no earlier ability is called "blow"',
  ],
  [
    'a spot without a line',
    ['classes', warden, 'cards', 0, 'top'],
    { abilities: [{ type: 'attack', amount: 2, spots: [{ on: 'range', shape: 'square' }] }] },
    'classes[0].cards[0].top.abilities[0].spots[0]: a spot on "range", which is not there (R-ENH-5)',
  ],
  [
    'a perk for cards that the deck lacks',
    ['classes', warden, 'perks', 0],
    { boxes: 1, perk: { remove: [{ value: 7, count: 2 }] } },
    'classes[0].perks[0].perk.remove: the deck lacks 2 of the cards it removes (R-CAMP-9)',
  ],
  [
    'the same card twice',
    ['classes', warden, 'cards', 1, 'id'],
    'warden-1',
    'classes[0].cards[1].id: a second ability card "warden-1"; the first is at classes[0].cards[0].id',
  ],
  [
    'the same item twice',
    ['items', 5, 'id'],
    demo.items?.[2]?.id,
    `items[5].id: a second item "${String(demo.items?.[2]?.id)}"; the first is at items[2].id`,
  ],
  [
    'a special that the boss has not',
    ['monsters', boss, 'stats', 'specials'],
    [{ abilities: [] }],
    '"drowned-bellringer" has no special 2 (R-MON-27)',
  ],
  [
    'circles with experience',
    ['items', 0, 'bonuses'],
    [{ type: 'bonus', on: 'attack', charges: [1], effects: [{ type: 'advantage' }] }],
    'items[0].bonuses[0].charges: circles are zeros, on an item that is spent or consumed (R-ITEM-4)',
  ],
  [
    'an event that leads back',
    ['events', 0, 'options', 0, 'outcomes'],
    [{ rewards: [{ type: 'outcome', option: 'A' }] }],
    'events[0].options[0]: option "A" leads back to itself (R-EVENT-2)',
  ],
  [
    'an event that opens nothing',
    ['events', 0, 'options', 0, 'outcomes', 0, 'rewards'],
    [{ type: 'unlockScenario', id: '99' }],
    'events[0].options[0].outcomes[0].rewards[0].id: no scenario "99"',
  ],
  [
    'levels of prosperity that fall',
    ['campaign', 'prosperity', 0, 'checkmarks'],
    1,
    'campaign.prosperity: the levels of prosperity begin at 0 checkmarks and rise (R-CAMP-13)',
  ],
  [
    'a quest line that waits for none',
    ['personalQuests', 0, 'lines', 0],
    { id: 'first', of: { type: 'round' }, needs: 1, after: ['zz'] },
    'personalQuests[0].lines[0].after[0]: no line "zz"',
  ],
  [
    'a goal of the campaign that is nowhere',
    ['campaign', 'scenarios', 0],
    'traning',
    'campaign.scenarios[0]: no scenario "traning"; did you mean "training"?',
  ],
  [
    'a room in pieces',
    [...room, 'hexes', hexes.length],
    away,
    `room "${String(at([...room, 'id']))}" is in pieces`,
  ],
  [
    'a hex of two rooms',
    [...room, 'hexes', hexes.length],
    at(['scenarios', tollRoad, 'map', 'rooms', 0, 'hexes', 0]),
    'belongs to another room',
  ],
  ['a monster off its room', [...room, 'monsters', 0, 'at'], away, 'not on a hex of room'],
  [
    'two monsters on one hex',
    [...room, 'monsters', 1, 'at'],
    at([...room, 'monsters', 0, 'at']),
    'two figures on one hex of ',
  ],
  ['an overlay off its room', [...room, 'overlays', 0, 'hexes'], [away], 'not on a hex of room'],
  [
    'an overlay in pieces',
    [...room, 'overlays', 0, 'hexes'],
    [hexes[0], hexes.at(-1)],
    'the hexes of one overlay of room',
  ],
  [
    'a monster on an obstacle',
    [...room, 'overlays', 0],
    { type: 'obstacle', hexes: [at([...room, 'monsters', 0, 'at'])] },
    'on an obstacle of ',
  ],
  [
    'a door away from its rooms',
    ['scenarios', tollRoad, 'map', 'doors', 0, 'at'],
    away,
    'does not touch both of its rooms',
  ],
  [
    'a door to nowhere',
    ['scenarios', tollRoad, 'map', 'doors', 0, 'between', 1],
    'attic',
    'no room "attic"',
  ],
  ['a room without a door', ['scenarios', tollRoad, 'map', 'doors'], [], 'no door leads to room'],
  [
    'a start outside',
    ['scenarios', tollRoad, 'map', 'start', 0],
    away,
    'a starting hex in no room (R-SCEN-4)',
  ],
  [
    'too few starts',
    ['scenarios', tollRoad, 'map', 'start'],
    [at(['scenarios', tollRoad, 'map', 'start', 0])],
    'fewer than four starting hexes (R-SCEN-4)',
  ],
  [
    'a goal for a monster that is nowhere',
    ['scenarios', tollRoad, 'goal'],
    { type: 'killNamed', monster: 'dragon' },
    'goal.monster: no monster or objective "dragon"',
  ],
  [
    'a door on a card of a class',
    ['classes', warden, 'cards', 0, 'top'],
    { abilities: [{ type: 'openDoor', id: '1' }] },
    'classes[0].cards[0].top.abilities[0].id: no door "1"',
  ],
  [
    'a rule that an item activates',
    ['items', 0, 'bonuses', 0],
    {
      type: 'bonus',
      on: 'turnStarts',
      if: [{ type: 'scene', of: 'plate', id: 'a', is: 'occupied' }],
      effects: [{ type: 'activate', id: 'tide' }],
    },
    'items[0].bonuses[0].effects[0].id: no rule "tide"',
  ],
  [
    'a plate that an item asks for',
    ['items', 0, 'bonuses', 0],
    {
      type: 'bonus',
      on: 'turnStarts',
      if: [{ type: 'scene', of: 'plate', id: 'a', is: 'occupied' }],
      effects: [{ type: 'heal', amount: 1, to: 'self' }],
    },
    'items[0].bonuses[0].if[0].id: no marker "a"',
  ],
  [
    'an achievement that nothing gives',
    ['scenarios', tollRoad],
    {
      ...(at(['scenarios', tollRoad]) as object),
      requirements: [[{ type: 'partyAchievement', achievement: 'key-of-bone' }]],
    },
    'requirements[0][0].achievement: no achievement "key-of-bone"',
  ],
  [
    'a tag that nothing carries',
    ['classes', warden, 'cards', 0, 'top'],
    {
      abilities: [{ type: 'recoverCards', cards: { from: 'lost', tag: 'bell' } }],
    },
    'classes[0].cards[0].top.abilities[0].cards.tag: no tag or group "bell"',
  ],
  [
    'a boss as if it were any monster',
    [...room, 'monsters', 0],
    {
      monster: 'drowned-bellringer',
      at: at([...room, 'monsters', 0, 'at']),
      ranks: ['normal', 'boss', 'none'],
    },
    'monsters[0].ranks[0]: the stat card of "drowned-bellringer" has no rank "normal"',
  ],
  [
    'a monster as if it were a boss',
    [...room, 'monsters', 0, 'ranks'],
    ['none', 'elite', 'boss'],
    `monsters[0].ranks[2]: the stat card of "${String(at([...room, 'monsters', 0, 'monster']))}" has no rank "boss"`,
  ],
  [
    'a special that no card points to',
    ['scenarios', tollRoad],
    {
      ...(at(['scenarios', tollRoad]) as object),
      rules: [{ type: 'bossSpecial', monster: 'mire-guard', number: 1, abilities: [] }],
    },
    'rules[0].number: no card of "mire-guard" points to special 1 (R-MON-28)',
  ],
  [
    'a focus on nobody',
    ['scenarios', tollRoad],
    {
      ...(at(['scenarios', tollRoad]) as object),
      rules: [{ type: 'focus', monsters: ['mire-guard'], on: ['altar'] }],
    },
    'rules[0].on[0]: no figure "altar"',
  ],
  [
    'a door between a room and a letter',
    ['scenarios', tollRoad, 'map'],
    {
      ...(at(['scenarios', tollRoad, 'map']) as object),
      markers: [{ id: 'a', hexes: [hexes[0]] }],
      doors: [{ id: '1', at: hexes[0], between: [at([...room, 'id']), 'a'] }],
    },
    'doors[0].between[1]: no room "a"',
  ],
  [
    'a stat in the numbers of a calculation',
    ['classes', warden, 'cards', 0, 'top'],
    {
      abilities: [
        {
          type: 'attack',
          amount: { type: 'calculation', formula: '2xG', where: { G: 'M+1' } },
        },
      ],
    },
    'abilities[0].amount.where.G: M is a stat of monsters and summons',
  ],
  [
    'a stat of a stat card in its own numbers',
    ['monsters', 0, 'stats', 'normal', 0, 'attack'],
    { type: 'calculation', formula: 'A+G', where: { G: 1 } },
    'monsters[0].stats.normal[0].attack.formula: A is a stat of monsters and summons',
  ],
  [
    'an outcome that leaves open where the card goes',
    ['events', 0, 'options', 0],
    {
      id: 'A',
      outcomes: [
        { if: [{ type: 'class', classes: ['warden'] }], rewards: [{ type: 'none' }] },
        { if: [{ type: 'otherwise' }], rewards: [{ type: 'none' }], after: 'remove' },
      ],
    },
    'events[0].options[0]: option "A" must say where the card goes, in every case and only once: itself, or in its outcomes (R-EVENT-1)',
  ],
  [
    'reputations that leave one out',
    ['events', 0, 'options', 0],
    {
      id: 'A',
      outcomes: [
        {
          if: [{ type: 'reputation', above: 4 }],
          rewards: [{ type: 'none' }],
          after: 'remove',
        },
        {
          if: [{ type: 'reputation', below: 4 }],
          rewards: [{ type: 'none' }],
          after: 'return',
        },
      ],
    },
    'events[0].options[0]: option "A" must say where the card goes',
  ],
  [
    'an outcome that says what the option it leads to says otherwise',
    ['events', 0, 'options'],
    [
      {
        id: 'A',
        outcomes: [{ rewards: [{ type: 'outcome', option: 'B' }], after: 'return' }],
      },
      { id: 'B', outcomes: [{ rewards: [{ type: 'none' }] }], after: 'remove' },
    ],
    'events[0].options[0]: option "A" must say where the card goes',
  ],
  [
    'a place without a letter',
    ['scenarios', tollRoad, 'goal'],
    { type: 'reach', marker: 'z', who: 'all' },
    'goal.marker: no marker "z"',
  ],
  [
    'a treasure that is nowhere',
    ['scenarios', tollRoad, 'map', 'rooms', 1, 'overlays', 0],
    { type: 'treasure', hexes: [hexes[0]], treasure: '77' },
    'no treasure "77"',
  ],
  [
    'a monster of a dungeon that is nowhere',
    ['randomDungeons', 0, 'monsters', 0, 'monsters', 0, 'monster'],
    'dragon',
    'randomDungeons[0].monsters[0].monsters[0].monster: no monster "dragon"',
  ],
  [
    'a spot of a dungeon off its room',
    ['randomDungeons', 0, 'rooms', 0, 'spots', 0],
    away,
    'randomDungeons[0].rooms[0].spots[0]: not on a hex of room',
  ],
  [
    'a name from nowhere in a penalty',
    ['randomDungeons', 0, 'rooms', 0, 'minor'],
    [
      {
        type: 'when',
        on: 'roomRevealed',
        effects: [{ type: 'suffer', amount: { type: 'bound', name: 'x' }, to: 'actor' }],
      },
    ],
    'no earlier ability is called "x"',
  ],
  [
    'a goal for types that are nowhere',
    ['scenarios', tollRoad, 'goal'],
    { type: 'killAll', only: ['dragon'] },
    'goal.only[0]: no monster or family "dragon"',
  ],
  [
    'plates that are nowhere, by the size of the party',
    ['scenarios', tollRoad, 'goal'],
    { type: 'occupy', mode: 'all', plates: [['zz'], ['zz'], ['zz']] },
    'goal.plates[0][0]: no marker "zz"',
  ],
  [
    'a stat where nobody has any',
    ['scenarios', tollRoad, 'goal'],
    { type: 'killCount', count: 'A+M' },
    'goal.count: A, M is a stat of monsters and summons',
  ],
  [
    'a start on another',
    ['scenarios', tollRoad, 'map', 'start', 1],
    at(['scenarios', tollRoad, 'map', 'start', 0]),
    'map.start[1]: a hex that is listed twice, of "start"',
  ],
  [
    'a start on a monster',
    ['scenarios', tollRoad, 'map', 'start'],
    [
      at([...room, 'monsters', 0, 'at']),
      ...[1, 2, 3].map((index) => at(['scenarios', tollRoad, 'map', 'start', index])),
    ],
    'map.start[0]: a starting hex that is taken, where fewer than four are free (R-SCEN-4)',
  ],
  [
    'an obstacle where something else lies',
    [...room, 'overlays', 1],
    { type: 'obstacle', hexes: at([...room, 'overlays', 0, 'hexes']) },
    'two overlays that do not go together on one hex of ',
  ],
  [
    'two doors on one hex',
    ['scenarios', tollRoad, 'map', 'doors', 1, 'at'],
    at(['scenarios', tollRoad, 'map', 'doors', 0, 'at']),
    'is where another door is',
  ],
  [
    'a door from a room to itself',
    ['scenarios', tollRoad, 'map', 'doors', 0, 'between', 1],
    at(['scenarios', tollRoad, 'map', 'doors', 0, 'between', 0]),
    'leads from a room to the same room',
  ],
  [
    'a slot that nobody has',
    ['items', 0, 'bonuses', 0],
    {
      type: 'bonus',
      on: 'itemUsed',
      if: [{ type: 'with', what: 'slot', ids: ['tail'] }],
      effects: [{ type: 'advantage' }],
    },
    'items[0].bonuses[0].if[0].ids[0]: expected one of "head"',
  ],
  [
    'a rule about nobody',
    ['scenarios', tollRoad],
    {
      ...(at(['scenarios', tollRoad]) as object),
      rules: [{ type: 'immovable', names: ['dragon'] }],
    },
    'rules[0].names[0]: no figure "dragon"',
  ],
  [
    'an outcome in a treasure',
    ['treasures', 0, 'rewards', 0],
    { type: 'outcome', option: 'A' },
    'treasures[0].rewards[0]: "outcome" is for events',
  ],
  [
    'a payer in a scenario',
    ['scenarios', tollRoad, 'rewards', 0],
    { type: 'gold', amount: 5, to: 'payer' },
    'rewards[0]: "payer" is for events',
  ],
  [
    'a looter in an event',
    ['events', 0, 'options', 0, 'outcomes', 0, 'rewards'],
    [{ type: 'gold', amount: 5, to: 'looter' }],
    'rewards[0]: "looter" is for treasures',
  ],
  [
    'a road event in the city',
    ['campaign', 'cityEvents', 0],
    'road-01',
    'campaign.cityEvents[0]: no event "road-01"',
  ],
  [
    'two rules with one id',
    ['scenarios', tollRoad],
    {
      ...(at(['scenarios', tollRoad]) as object),
      rules: [
        { type: 'immovable', id: 'r', names: ['ember-toad'] },
        { type: 'immovable', id: 'r', names: ['ember-toad'] },
      ],
    },
    'rules[1].id: a second rule "r"',
  ],
  [
    'a monster on the map that is not listed',
    ['scenarios', tollRoad, 'monsters'],
    ['ember-toad', 'reed-archer'],
    'no monster "mire-guard"',
  ],
];

describe('a pack as a whole', () => {
  it.each(broken)('refuses %s', (_, path, by, said) => {
    const faults = saidOf(withValue(path, by));
    expect(faults.some((fault) => fault.includes(said)) ? said : faults).toBe(said);
  });

  it('says all that is wrong at once', () => {
    const worse = mutate(
      mutate(withValue(['items', 0, 'slot'], 'tail'), ['monsters', 0, 'deck'], { type: 'drop' }),
      ['campaign', 'classes'],
      { type: 'misspell' },
    );
    expect(faultsOf(worse).map(({ path }) => path.join('.'))).toEqual([
      'monsters.0.deck',
      'items.0.slot',
      'campaign.classes',
      'campaign.classess',
    ]);
  });

  it('hides nothing behind a slip of form', () => {
    const worse = mutate(withValue(['items', 0, 'slot'], 'tail'), ['monsters', 3, 'deck'], {
      type: 'replace',
      by: 'zzz',
    });
    const twice = mutate(withValue(['items', 0, 'slot'], 'tail'), ['items', 7, 'id'], {
      type: 'replace',
      by: demo.items?.[3]?.id,
    });
    expect(saidOf(worse).slice(1)).toEqual(['monsters[3].deck: no monster deck "zzz"']);
    expect(faultsOf(twice).map(({ type, path }) => [type, path.join('.')])).toContainEqual([
      'duplicateId',
      'items.7.id',
    ]);
  });

  it('is the same when it is checked again', () => {
    const once = checkPack(demo);
    expect(once._tag === 'Right' && checkPack(once.right)).toEqual(once);
  });

  it('is not changed by being checked', () => {
    const before = JSON.stringify(demo);
    checkPack(demo);
    expect(JSON.stringify(demo)).toBe(before);
  });
});

describe('packs that are put together', () => {
  const { monsters = [], monsterDecks = [], ...rest } = demo;
  const head = { format: 1, id: 'monsters', name: 'Monsters' } as const;

  it('are whole together where each lacks something', () => {
    expect(checkPack(rest)._tag).toBe('Left');
    const both = checkPack(mergePacks(rest, { ...head, monsters, monsterDecks }));
    expect(both._tag).toBe('Right');
  });

  it('count their things through', () => {
    const more = { ...head, monsters: [{ ...monsters[0], id: 'new', deck: 'nowhere' }] };
    expect(saidOf(mergePacks(demo, more))).toEqual([
      `monsters[${String(monsters.length)}].deck: no monster deck "nowhere"`,
    ]);
  });

  it('clash where they have the same', () => {
    expect(saidOf(mergePacks(demo, { ...head, monsters, campaign: demo.campaign }))).toEqual([
      ...monsters.map(
        ({ id }, index) =>
          `monsters[${String(monsters.length + index)}].id: monster "${id}" is in two packs, hollowmere and monsters`,
      ),
      'campaign: two packs have a campaign, hollowmere and monsters',
    ]);
  });

  it.each([[null], [7], ['pack'], [[]], [undefined]])('refuse %j', (value) => {
    expect(saidOf(mergePacks(demo, value))[0]).toMatch(/^packs\[1\]: expected a pack/);
  });

  it('name the two that clash, and all of them', () => {
    const of = (id: string, ...ids: readonly string[]) => ({
      ...head,
      id,
      treasures: ids.map((one) => ({
        id: one,
        rewards: [{ type: 'gold', amount: 1, to: 'looter' }],
      })),
    });
    expect(saidOf(mergePacks(of('p', '1'), of('a', '2'), of('b', '2', '1')))).toEqual([
      'treasures[2].id: treasure "2" is in two packs, a and b',
      'treasures[3].id: treasure "1" is in two packs, p and b',
    ]);
  });

  it('refuse what should be a list', () => {
    expect(saidOf(mergePacks(demo, { ...head, items: {} }))).toEqual([
      'packs[1].items: expected a list of things with ids, got an object',
    ]);
  });

  it('refuse an unknown field', () => {
    expect(saidOf(mergePacks(demo, { ...head, monstres: [] }))).toEqual([
      'packs[1].monstres: expected no field of this name, got a list',
    ]);
  });
});

describe('sound content', () => {
  const withRules = (rules: readonly unknown[]): readonly string[] =>
    saidOf(
      withValue(['scenarios', tollRoad], { ...(at(['scenarios', tollRoad]) as object), rules }),
    );

  it('may name numbers for a handler as it likes', () => {
    const numbers = { room: 'C', monsters: 'L+1', marker: 'C' };
    expect(withRules([{ type: 'special', handler: 'tide', numbers }])).toEqual([]);
  });

  it('does not depend on the order of keys', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).reverse();
      return Object.fromEntries(entries.map(([key, one]: [string, unknown]) => [key, turned(one)]));
    };
    const worse = mutate(
      withValue(['scenarios', tollRoad, 'goal'], {
        type: 'killNamed',
        monster: 'dragon',
        zz: 1,
        aa: 2,
      }),
      ['campaign', 'scenarios', 0],
      { type: 'replace', by: 'nowhere' },
    );
    expect(saidOf(turned(worse))).toEqual(saidOf(worse));
  });
});

/** The ids in the demonstration pack, one of each kind in each field. */
const references = [
  ...new Map(
    formattedTexts('Pack', demo, [])
      // An achievement that a reward gives is there by that.
      .filter(({ format, path }) => format.startsWith('id-') && !path.includes('rewards'))
      .map((one) => {
        const words = one.path.filter((key) => typeof key === 'string');
        return [`${one.format} in ${words.slice(-2).join('.')}`, one] as const;
      }),
  ),
];

describe('an id that names nothing', () => {
  it('is asked for in many places', () => {
    const kinds = new Set(references.map(([, { format }]) => format));
    expect(kinds.size).toBeGreaterThan(15);
  });

  it.each(references)('is found: %s', (_, { format, path }) => {
    const faults = faultsOf(withValue(path, 'no-such-thing'));
    const [, kind] = format.split(/[-:]/);
    expect(faults).toContainEqual(
      expect.objectContaining({ type: 'unknownId', kind, id: 'no-such-thing', path }),
    );
  });
});

describe('parts that are whole by themselves', () => {
  const scenario = at(['scenarios', tollRoad]) as object;
  const said = (name: PartName, value: unknown): readonly string[] => {
    const decoded = decodePart(name, value);
    return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
  };

  it('are scenarios, but for what the pack has', () => {
    expect(said('Scenario', scenario)).toEqual([]);
    expect(
      said('Scenario', { ...scenario, goal: { type: 'reach', marker: 'zz', who: 'all' } }),
    ).toEqual(['goal.marker: no marker "zz"']);
    expect(said('Scenario', { ...scenario, links: ['99'] })).toEqual([]);
  });

  it('are packs', () => {
    expect(said('Pack', demo)).toEqual([]);
    expect(said('Pack', withValue(['monsters', 0, 'deck'], 'zzz'))).toEqual([
      'monsters[0].deck: no monster deck "zzz"',
    ]);
  });

  it('are events with outcomes for every reputation', () => {
    const outcome = (clause: object, after: string) => ({
      if: [{ type: 'reputation', ...clause }],
      rewards: [{ type: 'none' }],
      after,
    });
    const event = {
      id: 'e',
      deck: 'road',
      options: [
        { id: 'A', outcomes: [outcome({ above: 3 }, 'remove'), outcome({ below: 4 }, 'return')] },
        { id: 'B', outcomes: [{ rewards: [{ type: 'none' }] }], after: 'return' },
      ],
    };
    expect(said('GameEvent', event)).toEqual([]);
  });
});

describe('whatever is no pack', () => {
  const deep = (depth: number): unknown => {
    let value: unknown = [];
    for (let i = 0; i < depth; i += 1) value = [value];
    return value;
  };
  const cyclic: Record<string, unknown> = { ...demo };
  cyclic['classes'] = [cyclic];

  it.each([
    ['100,000 deep', { ...demo, classes: deep(100_000) }, 'tooNested'],
    ['a cycle', cyclic, 'tooNested'],
    ['a million things', { ...demo, items: Array(1_000_000).fill({}) }, 'tooLarge'],
    ['nothing', undefined, 'invalidValue'],
    ['NaN', NaN, 'invalidValue'],
    ['a list with holes', { ...demo, items: [, demo.items?.[0]] }, 'invalidValue'], // eslint-disable-line no-sparse-arrays
    ['four thousand million holes', { ...demo, items: new Array(4e9) }, 'tooLarge'],
    ['a map', { ...demo, campaign: new Map() }, 'invalidValue'],
    ['a failure without faults', { _tag: 'Left', left: [] }, 'invalidValue'],
    ['a forged failure', { _tag: 'Left', left: [{ type: 'nope', path: [] }] }, 'invalidValue'],
    [
      'a prototype key',
      JSON.parse('{"__proto__": 1, "format": 1, "id": "x", "name": "X"}'),
      'invalidValue',
    ],
    ['-0', { ...demo, format: -0 }, 'invalidValue'],
  ])('is refused: %s', (_, value, type) => {
    expect(faultsOf(value)[0]?.type).toBe(type);
  });
});

const isAtOrAbove = (path: Path, place: Place): boolean =>
  path.length <= place.length && path.every((key, index) => key === place[index]);

/** A misspelt field is named by the name that it has now. */
const isAbout = (path: Path, place: Place, { type }: Mutation): boolean =>
  isAtOrAbove(path, place) ||
  (type === 'misspell' && isAtOrAbove(path, [...place.slice(0, -1), `${String(place.at(-1))}s`])) ||
  // A thing of another type has other fields.
  (place.at(-1) === 'type' && isAtOrAbove(place.slice(0, -1), path)) ||
  // A thing that is put in where another was is wrong in itself.
  (type === 'replace' && isAtOrAbove(place, path)) ||
  // A name of a calculation is missed where the formula uses it.
  (place.at(-2) === 'where' && isAtOrAbove(path, [...place.slice(0, -2), 'formula'])) ||
  // In a list what follows a dropped thing moves up.
  (type === 'drop' && isAtOrAbove(place.slice(0, -1), path));

describe('a pack with one place changed', () => {
  const places = placesOf(demo);
  const FORM = ['invalidValue', 'formulaSyntax', 'unknownSymbol', 'formulaTooLong'];

  it('is accepted, or refused with the way to that place', () => {
    const verdicts = { accepted: 0, form: 0, sense: 0 };
    fc.assert(
      fc.property(fc.nat(), mutations, (index, mutation) => {
        const place = places[index % places.length] ?? [];
        const faults = faultsOf(mutate(demo, place, mutation));
        const form = faults.filter(({ type }) => FORM.includes(type));
        if (faults.length === 0) verdicts.accepted += 1;
        else if (form.length > 0) verdicts.form += 1;
        else verdicts.sense += 1;
        expect(form.filter(({ path }) => !isAbout(path, place, mutation))).toEqual([]);
        for (const fault of faults) expect(explain(fault)).toMatch(/\S/);
      }),
      { seed: 11, numRuns: 120 },
    );
    expect(verdicts.accepted).toBeGreaterThan(10);
    expect(verdicts.form).toBeGreaterThan(50);
    expect(verdicts.sense).toBeGreaterThan(2);
  });
});
