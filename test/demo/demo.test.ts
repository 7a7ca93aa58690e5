import { describe, expect, it } from 'vitest';

import { checkPack, contentSchemas, explain, type Ability } from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';
import { actionNeeds } from '../../src/round/supported.js';

const checked = checkPack(demo);
const faults = checked._tag === 'Left' ? checked.left.map(explain) : [];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All objects inside a value. */
const nodesOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
};

const typesOf = (value: unknown): ReadonlySet<string> =>
  new Set(nodesOf(value).flatMap(({ type }) => (typeof type === 'string' ? [type] : [])));

describe('the demonstration pack', () => {
  it('is a pack without a fault, as JSON too', () => {
    expect(faults).toEqual([]);
    expect(checkPack(JSON.parse(JSON.stringify(demo)))._tag).toBe('Right');
  });

  it('is a small box with everything in it', () => {
    const sizes = Object.entries(demo).flatMap(([name, list]): readonly [string, number][] =>
      Array.isArray(list) ? [[name, list.length]] : [],
    );
    expect(Object.fromEntries(sizes)).toEqual({
      classes: 5,
      monsters: 7,
      monsterDecks: 7,
      items: 24,
      battleGoals: 8,
      personalQuests: 6,
      events: 16,
      treasures: 12,
      scenarios: 4,
      randomDungeons: 1,
    });
  });

  it.each((demo.classes ?? []).map((one) => [one.id, one] as const))(
    'has ten cards of level 1, three of level X and two of each other level for the %s',
    (_, { cards }) => {
      const count = (level: number | string): number =>
        cards.filter((card) => card.level === level).length;
      expect([1, 'X', 2, 3, 4, 5, 6, 7, 8, 9].map(count)).toEqual([10, 3, 2, 2, 2, 2, 2, 2, 2, 2]);
      const initiatives = cards.map(({ initiative }) => initiative);
      expect(new Set(initiatives).size).toBe(cards.length);
    },
  );

  it('has eight cards in each deck of monsters', () => {
    expect((demo.monsterDecks ?? []).map(({ cards }) => cards.length)).toEqual(Array(7).fill(8));
  });

  it('has items of every slot and use', () => {
    const items = demo.items ?? [];
    expect(new Set(items.map(({ slot }) => slot)).size).toBe(6);
    expect(new Set(items.map(({ use }) => use)).size).toBe(4);
  });

  it('asks the host for exactly one special', () => {
    expect(nodesOf(demo).filter(({ type }) => type === 'special')).toHaveLength(1);
  });
});

/** All words of the schemas that stand under one of some fields, and the names of all fields. */
const vocabulary = (schema: unknown, field = ''): readonly (readonly [string, string])[] => {
  if (Array.isArray(schema)) return schema.flatMap((one) => vocabulary(one, field));
  if (!isNode(schema)) return [];
  const own = Array.isArray(schema['enum']) ? schema['enum'] : [];
  return [
    ...own.map((word) => [field, String(word)] as const),
    ...Object.entries(schema).flatMap(([key, inner]) => {
      if (key !== 'properties' || !isNode(inner)) return vocabulary(inner, field);
      return Object.entries(inner).flatMap(([name, one]) => [
        ['(field)', name] as const,
        ...vocabulary(one, name),
      ]);
    }),
  ];
};

describe('the words of the language', () => {
  const words = vocabulary(contentSchemas()['Pack']);
  const ofField = (field: string): readonly string[] => [
    ...new Set(words.flatMap(([name, word]) => (name === field ? [word] : []))),
  ];

  it('that begin something are all in the pack', () => {
    const used = typesOf(demo);
    const missing = ofField('type').filter((word) => !used.has(word));
    // A hex of these maps belongs to one room, so that there is no seam for a corridor to cover.
    expect(missing).toEqual(['corridor']);
  });

  it('that are fields are all in the pack', () => {
    const used = new Set(nodesOf(demo).flatMap((node) => Object.keys(node)));
    const missing = ofField('(field)').filter((field) => !used.has(field));
    // For editors; for expansions; for scenarios harder than their level; for parties that split up.
    expect(missing).toEqual(
      expect.arrayContaining(['$schema', 'sharesStandeesWith', 'levelAdjustment', 'each']),
    );
    expect(missing).toHaveLength(4);
  });

  it('for moments are all in the pack, as moments or as what is counted', () => {
    const all = nodesOf(demo).flatMap(({ on, moment }) => [on, moment]);
    const missing = ofField('on').filter((word) => !all.includes(word));
    expect(missing).toEqual([]);
  });
});

/** What the first steps of the engine play. */
const SIMPLE: readonly Ability['type'][] = [
  'move',
  'attack',
  'heal',
  'shield',
  'retaliate',
  'condition',
  'experience',
  'infuse',
  'consume',
  'loot',
  'summon',
  'bonus',
];

/** What the training asks of its monsters. */
const PLAIN: readonly Ability['type'][] = [
  'move',
  'attack',
  'heal',
  'shield',
  'retaliate',
  'condition',
];

const areAmong = (
  abilities: readonly { readonly type: string }[],
  words: readonly string[],
): boolean => abilities.every(({ type }) => words.includes(type));

const isSimple = (abilities: readonly { readonly type: string }[]): boolean =>
  areAmong(abilities, SIMPLE);

describe('what the engine plays first', () => {
  const monstersOf = (id: string): readonly string[] =>
    demo.scenarios?.find((scenario) => scenario.id === id)?.monsters ?? [];
  const cardsOf = (monster: string) =>
    demo.monsterDecks?.find(({ id }) => id === monster)?.cards ?? [];

  it('is a training of one room without elements', () => {
    const training = demo.scenarios?.find(({ id }) => id === 'training');
    expect(training?.map.rooms).toHaveLength(1);
    expect(training?.rules ?? []).toEqual([]);
    const cards = monstersOf('training').flatMap(cardsOf);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ abilities }) => !areAmong(abilities, PLAIN))).toEqual([]);
    expect(typesOf(cards).has('consume')).toBe(false);
    expect(cards.flatMap(({ infuse = [] }) => infuse)).toEqual([]);
  });

  it('is a first scenario of three rooms with simple monsters', () => {
    const first = demo.scenarios?.find(({ id }) => id === '1');
    expect(first?.map.rooms.length).toBeGreaterThanOrEqual(3);
    expect(first?.rules ?? []).toEqual([]);
    const cards = monstersOf('1').flatMap(cardsOf);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ abilities }) => isSimple(abilities))).toBe(true);
  });

  it.each(['warden', 'kindler'])('is the first level of the %s', (id) => {
    const cards = demo.classes?.find((one) => one.id === id)?.cards ?? [];
    const first = cards.filter(({ level }) => level === 1 || level === 'X');
    expect(first).toHaveLength(13);
    const halves = first.flatMap(({ top, bottom }) => [top, bottom]);
    expect(halves.every(({ abilities }) => isSimple(abilities))).toBe(true);
  });

  it.each(['almoner', 'lancer'])('is every card of the %s, at every level', (id) => {
    const cards = demo.classes?.find((one) => one.id === id)?.cards ?? [];
    expect(cards).toHaveLength(29);
    const needs = cards.flatMap(({ id: card, top, bottom }) => [
      ...actionNeeds(top, [card, 'top']),
      ...actionNeeds(bottom, [card, 'bottom']),
    ]);
    expect(needs).toEqual([]);
  });

  it.each(['almoner', 'lancer'])('is many a kind of ability on the cards of the %s', (id) => {
    const cards = demo.classes?.find((one) => one.id === id)?.cards ?? [];
    const played = ['move', 'attack', 'heal', 'shield', 'retaliate', 'condition', 'loot'];
    const words = typesOf(cards);
    expect([...played, 'consume', 'experience'].filter((word) => !words.has(word))).toEqual([]);
    const halves = cards.flatMap(({ top, bottom }) => [top, bottom]);
    const texts = halves.map((half) => JSON.stringify({ ...half, infuse: [], experience: 0 }));
    // Plain moves may be said again, nothing else.
    const isPlainMove = (text: string): boolean => !/attack|heal|shield|condition|loot/.test(text);
    const others = texts.filter((text) => !isPlainMove(text));
    expect(new Set(others).size).toBe(others.length);
    expect(halves.filter(({ goes }) => goes === 'lost').length).toBeGreaterThanOrEqual(6);
  });
});
