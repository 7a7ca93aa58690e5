import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { decodePart } from '../../src/content/decode-part.js';
import { explain } from '../../src/content/error.js';
import type { Item } from '../../src/content/box/item.js';
import { hasSecretariat, readSecretariat } from './secretariat/folder.js';
import {
  actionsOf,
  areaOf,
  label,
  slotOf,
  useOf,
  type SecretariatItem,
} from './secretariat/items.js';

/** What an item does, without its name and price. */
type Entry = Omit<Item, 'id' | 'name' | 'cost' | 'copies' | 'source'> & { readonly item: string };
type Node = Readonly<Record<string, unknown>>;

const entries = JSON.parse(
  readFileSync(new URL('expressible-items.json', import.meta.url), 'utf8'),
) as readonly Entry[];

const whole = ({ item, ...rest }: Entry): Item => ({
  id: item,
  name: `Item ${item}`,
  cost: 0,
  copies: 1,
  source: { type: 'reward' },
  ...rest,
});

const named = entries.map((entry) => [`item ${entry.item}`, entry] as const);

/** The items that the language cannot say wholly, and why: written with a handler of the host, or not at all. */
const NOT_IN_THE_LANGUAGE: Readonly<Record<string, string>> = {
  7: 'a drawn card counts as another one',
  58: 'counts as invisible as long as something holds, without the token',
  70: 'a further turn with two cards of the hand and a later initiative',
  92: 'comes before the consumption of an enemy, and takes the element from it',
  101: 'takes cards of the basic modifier deck away',
  105: 'has another initiative for the focus of enemies alone',
  138: 'raises the number of overlays that an ability makes, where they are obstacles',
};

/** All items of the box. */
const ALL = Array.from({ length: 150 }, (_, index) => String(index + 1));

/** Everything with a `type` in an item, from the outside in. */
const nodesOf = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [{ ...value }, ...below] : below;
};

const ofType = (entry: Entry, type: string): readonly Node[] =>
  nodesOf(entry.bonuses).filter((node) => node['type'] === type);

const isSpecial = (entry: Entry): boolean => ofType(entry, 'special').length > 0;

describe('R-ITEM items in the language', () => {
  it.each(named)('%s', (_, entry) => {
    const item = whole(entry);
    const decoded = decodePart('Item', item);
    expect(decoded._tag === 'Left' ? decoded.left.map(explain) : decoded.right).toEqual(item);
  });

  it('are all 150 together with those that have a reason, each once', () => {
    const said = entries.filter((entry) => !isSpecial(entry)).map(({ item }) => item);
    const all = [...said, ...Object.keys(NOT_IN_THE_LANGUAGE)];
    expect(all.sort((a, b) => Number(a) - Number(b))).toEqual(ALL);
    expect(said).toHaveLength(143);
  });

  it('are written with a handler of the host where most of them can be said', () => {
    expect(entries.filter(isSpecial).map(({ item }) => item)).toEqual(['7', '58', '70']);
    expect(entries).toHaveLength(146);
  });
});

describe('R-ITEM the codec of items', () => {
  const good = whole(entries[2]!);
  const always = { type: 'bonus', on: 'always', effects: [{ type: 'advantage' }] };
  const faultsOf = (change: Node): readonly string[] => {
    const decoded = decodePart('Item', { ...good, ...change });
    return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
  };

  it.each<[string, Node]>([
    ['circles on what is spent', {}],
    ['circles on what is consumed', { use: 'consumed' }],
    ['a level of prosperity', { source: { type: 'prosperity', level: 9 } }],
    ['a passive bonus', { use: 'unlimited', bonuses: [always] }],
    ['only further items', { carries: { slot: 'small', count: 2 }, bonuses: [] }],
    ['a class', { classes: ['a'], whileStunned: true }],
  ])('takes %s', (_, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[string, Node, RegExp]>([
    ['a slot that nobody has', { slot: 'tail' }, /^slot: expected one of "head", "body"/],
    ['another use', { use: 'broken' }, /^use: expected one of "spent", "consumed"/],
    ['a price below 0', { cost: -1 }, /^cost: /],
    ['no copies', { copies: 0 }, /^copies: /],
    ['prosperity 10', { source: { type: 'prosperity', level: 10 } }, /^source.level: .*1 to 9/],
    ['prosperity without a level', { source: { type: 'prosperity' } }, /^source.level: /],
    ['a design with a level', { source: { type: 'design', level: 1 } }, /^source.level: /],
    ['R-ITEM-4 circles without a sign', { use: 'unlimited' }, /circles are zeros.*R-ITEM-4/],
    [
      'R-ITEM-4 circles with experience',
      { bonuses: [{ ...always, on: 'attack', charges: [0, 1] }] },
      /circles are zeros.*R-ITEM-4/,
    ],
    ['nothing that it does', { bonuses: [] }, /with bonuses, or one that carries/],
    ['an ability for a bonus', { bonuses: [{ type: 'move', amount: 2 }] }, /^bonuses\[0\]/],
    ['an empty list of classes', { classes: [] }, /^classes: /],
    ['a field that it has not', { weight: 3 }, /^weight: /],
  ])('refuses %s', (_, change, fault) => {
    expect(faultsOf(change).join('\n')).toMatch(fault);
  });
});

/** Where a text names a number or condition for another reason than to say what happens. */
const OTHERWISE_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  // The value that a basic action has anyway.
  29: ['2'],
  40: ['2'],
  57: ['2'],
  67: ['2'],
  // The host's handler knows it.
  58: ['invisible'],
  // The condition that does not keep the owner from it.
  89: ['stun'],
  90: ['stun'],
};

const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5' };

/** The numbers, the conditions and the consumed elements of the texts of an item. */
const wordsOfText = (id: string): readonly string[] =>
  ['1', '2', '3'].flatMap((line) => {
    const text = label('label/spoiler/en.json', ['items', `gh-${id}`, line]);
    const elements = text.matchAll(/%game\.element\.consume\.(\w+)%/g);
    const numbers = text.match(/(?<![\w.])(?:\d+|two|three|four|five)\b/g) ?? [];
    return [
      ...Array.from(text.matchAll(/%game\.condition\.(\w+)%/g), ([, word = '']) => word),
      ...Array.from(elements, ([, icon = '']) => `consume ${icon === 'wild' ? 'any' : icon}`),
      ...numbers.map((word) => NUMBERS[word] ?? word),
    ];
  });

const scalarsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(scalarsOf)
    : [String(value)];

const elementsOf = (entry: Entry, type: 'consume' | 'infuse'): readonly string[] =>
  ofType(entry, type).flatMap(({ elements }) => elements as readonly string[]);

/** What stands in an item, and how many circles it has and elements it makes. */
const wordsOf = (entry: Entry): readonly string[] => [
  ...scalarsOf(entry.carries ?? {}),
  ...entry.bonuses.flatMap(scalarsOf),
  ...entry.bonuses.map(({ charges = [] }) => String(charges.length)),
  ...elementsOf(entry, 'consume').map((icon) => `consume ${icon}`),
  String(elementsOf(entry, 'infuse').length),
];

const areasOf = (entry: Entry): readonly string[] =>
  ofType(entry, 'setArea').flatMap(({ area }) =>
    (area as { readonly hexes: readonly Readonly<Record<'q' | 'r', number>>[] }).hexes.map(
      ({ q, r }) => `${String(q)},${String(r)}`,
    ),
  );

describe.skipIf(!hasSecretariat)("items beside the community's files in ../shared/data", () => {
  const items = new Map(
    hasSecretariat
      ? (readSecretariat('items.json') as readonly SecretariatItem[]).map(
          (item) => [String(item.id), item] as const,
        )
      : [],
  );
  const itemOf = ({ item }: Entry): SecretariatItem => items.get(item)!;

  it('are the same 150', () => {
    expect([...items.keys()]).toEqual(ALL);
  });

  it.each(named)('%s has the same slot, signs, circles and -1 cards', (_, entry) => {
    const item = itemOf(entry);
    const charges = entry.bonuses.flatMap((bonus) => bonus.charges ?? []);
    expect({
      slot: entry.slot,
      use: entry.use,
      minusOnes: entry.minusOnes ?? 0,
      circles: charges.length,
    }).toEqual({
      slot: slotOf(item.slot),
      use: useOf(item),
      minusOnes: item.minusOne ?? 0,
      circles: item.slots ?? 0,
    });
  });

  it.each(named)('%s has the same area, elements and summon', (_, entry) => {
    const { actions, summon } = itemOf(entry);
    const all = actionsOf(actions);
    const areas = all.filter(({ type }) => type === 'area');
    const elements = all.filter(({ type, valueType }) => type === 'element' && !valueType);
    expect(areasOf(entry)).toEqual(areas.flatMap(({ value }) => areaOf(String(value))));
    expect(elementsOf(entry, 'infuse')).toEqual(
      elements.map(({ value }) => (value === 'wild' ? 'any' : value)),
    );
    expect(ofType(entry, 'summon').map((node) => node['summon'])).toEqual(
      summon
        ? [
            {
              id: `summon-${entry.item}`,
              hitPoints: summon.health,
              move: summon.movement,
              attack: summon.attack,
              ...(summon.flying ? { traits: ['flying'] } : {}),
            },
          ]
        : [],
    );
  });

  it.each(named)('%s says the numbers and conditions of its text', (_, entry) => {
    const said = wordsOf(entry);
    const missing = wordsOfText(entry.item).filter((word) => !said.includes(word));
    expect(missing).toEqual(OTHERWISE_WRITTEN[entry.item] ?? []);
  });
});
