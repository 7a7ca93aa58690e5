import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Ability, Action, Bonus, CheckedPack, Item } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { fromSeed, int, type Rng } from '../../src/rng/index.js';
import type { GameState, SeatCommand } from '../../src/round/index.js';
import { itemNeeds } from '../../src/round/item-needs.js';
import { stateInvariants, violationsOf } from '../../src/testing/index.js';
import { ELEMENTS } from '../../src/vocabulary/index.js';
import {
  act,
  at,
  can,
  character,
  figure,
  GUARD,
  ARCHER,
  KINDLER,
  overlay,
  rigged,
  set,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
  type Wishes,
} from './table.js';

type Entry = Omit<Item, 'id' | 'name' | 'cost' | 'copies' | 'source'> & { readonly item: string };
type Node = Readonly<Record<string, unknown>>;

const real = JSON.parse(
  readFileSync(new URL('../content/expressible-items.json', import.meta.url), 'utf8'),
) as readonly Entry[];

const whole = ({ item, ...rest }: Entry): Item => ({
  id: `item-${item}`,
  name: `Item ${item}`,
  cost: 0,
  copies: 1,
  source: { type: 'reward' },
  ...rest,
});

const ITEMS: readonly Item[] = [...(hollowmere.items ?? []), ...real.map(whole)].map((item) => ({
  ...item,
  // The warden may have all of them.
  classes: [WARDEN],
  id: `${item.id}-here`,
}));

/** What waits for abilities and words that come later: none of it is played wrong meanwhile. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  'a handler of the host': ['item-7', 'item-58', 'item-70'],
  'further cards': ['item-42', 'item-56', 'item-150'],
};

const isRefused = (item: Item): boolean => itemNeeds(item, []).length > 0;

const nodesOf = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [{ ...value }, ...below] : below;
};

const wordsOf = (bonus: Bonus, type: string, field: string): readonly string[] =>
  nodesOf(bonus.if)
    .filter((node) => node['type'] === type)
    .flatMap((node) => node[field] as readonly string[] | string);

/** The ability at which the item can be used. */
const abilityFor = (bonus: Bonus): Ability => {
  const [ability] = wordsOf(bonus, 'abilityIs', 'abilities');
  const isRanged = wordsOf(bonus, 'attackIs', 'kind').includes('ranged');
  switch (ability) {
    case 'move':
      return { type: 'move', amount: 3 };
    case 'loot':
      return { type: 'loot', amount: 1 };
    case 'heal':
      return { type: 'heal', amount: 2 };
    case 'mark':
      return { type: 'mark', mark: 'doomed', to: 'self' };
    default:
      return {
        type: 'attack',
        amount: 2,
        ...(isRanged && { range: 4 }),
        ...(bonus.on === 'elementConsumed' && {
          effects: [{ type: 'consume', elements: ['fire'], then: [{ type: 'add', amount: 1 }] }],
        }),
      };
  }
};

/** A pack in which every card of the kindler does what allies have to do, and a name is that of the guards. */
const packFor =
  (tags: readonly string[], ability: Ability) =>
  (pack: CheckedPack): CheckedPack => ({
    ...pack,
    classes: pack.classes.map((one) =>
      one.id === KINDLER
        ? {
            ...one,
            cards: one.cards.map((card) => ({
              ...card,
              top: { abilities: [{ ...ability, range: 9 }], tags } as Action,
              bottom: { abilities: [{ type: 'move', amount: 3 }] },
            })),
          }
        : one,
    ),
  });

/** An item about one kind of monster is about guards here. */
const aboutGuards = (item: Item): Item =>
  JSON.parse(JSON.stringify(item).replaceAll('monster-48', 'mire-guard')) as Item;

const wishesFor = (item: Item, bonus: Bonus): Wishes => {
  const tags = wordsOf(bonus, 'tagged', 'tag');
  const ability = abilityFor(bonus);
  const action: Action = { abilities: [ability], ...(tags.length > 0 && { tags }) };
  const move: Ability = { type: 'move', amount: 6 };
  return {
    items: [aboutGuards(item)],
    top: action,
    bottom: [move],
    second: { top: [{ type: 'heal', amount: 2 }], bottom: [move] },
    guard: [{ type: 'attack', amount: 3, conditions: ['muddle'] }],
    archer: [{ type: 'attack', amount: 3, range: 8 }],
    pack: packFor(tags, ability),
  };
};

/** Whether the item is about somebody who is about to die. */
const isDire = (bonus: Bonus): boolean =>
  nodesOf(bonus.if).some(
    ({ type, which }) => type === 'lethal' || (type === 'hitPoints' && which === 'current'),
  );

const strong = (state: GameState): GameState => ({
  ...state,
  elements: {
    ...state.elements,
    strengths: Object.fromEntries(ELEMENTS.map((element) => [element, 'strong'])) as never,
  },
});

/** Everybody is near, hurt, and there is something of everything. */
const situationFor = (item: Item, bonus: Bonus): Table =>
  set(near(item, bonus), (state) => ({
    ...state,
    order: [{ initiative: 1, figures: [KINDLER] }, ...state.order],
    acted: [KINDLER],
  }));

const near = (item: Item, bonus: Bonus): Table =>
  turn(
    wishesFor(item, bonus),
    at(WARDEN, 4, 3),
    figure(WARDEN, { hitPoints: isDire(bonus) ? 1 : 6 }),
    figure(KINDLER, { at: { q: 3, r: 3 }, hitPoints: 5 }),
    at(GUARD, 5, 3),
    figure(GUARD, { hitPoints: 2 }),
    withGuard(2, 4, 2, { hitPoints: 1 }),
    at(ARCHER, 8, 3),
    overlay('coin', 4, 4),
    overlay('coin', 5, 2),
    overlay('hazardous', 3, 4, { damage: 1 }),
    strong,
    character(WARDEN, { discard: [] }),
    rigged,
  );

const isItsUse = (item: Item, bonus: Bonus) => (command: SeatCommand) =>
  command.type === 'useItem' &&
  command.item === item.id &&
  command.use === indexIn(item.bonuses, bonus);

const within = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(within);
  return 'type' in value && value.type === 'bonus' ? [value, ...inside] : inside;
};

const indexIn = (bonuses: readonly Bonus[], bonus: Bonus): number =>
  within(bonuses).findIndex((one) => JSON.stringify(one) === JSON.stringify(bonus));

interface Used {
  readonly table: Table;
  /** Whether its owner was asked. */
  readonly wasOffered: boolean;
}

const IDLE: readonly string[] = ['endTurn', 'skip', 'moveActiveCard', 'resign', 'longRest'];

const pick = (commands: readonly SeatCommand[], rng: Rng): readonly [SeatCommand, Rng] => {
  const busy = commands.filter(({ type }) => !IDLE.includes(type));
  const [coin, next] = int(0, 9)(rng);
  const among = busy.length === 0 || coin === 0 ? commands : busy;
  const [index, after] = int(0, among.length - 1)(next);
  return [among[index]!, after];
};

const isSound = (begun: GameState, { engine, state }: Table): void => {
  expect(violationsOf(stateInvariants, { engine, begun, state })).toEqual([]);
};

const STEPS = 150;
const TRIES = 12;

/** Anything is done until the item is used, as soon as it can be. */
const played = (item: Item, bonus: Bonus, seed: number): Used | null => {
  const begun = situationFor(item, bonus);
  let table = begun;
  let rng = fromSeed(`${item.id} ${String(seed)}`);
  for (let step = 0; step < STEPS && !table.state.over; step += 1) {
    const commands = table.engine.legalCommands(table.state);
    const offered = commands.find(isItsUse(item, bonus));
    const [command, next] = pick(commands, rng);
    rng = next;
    table = act(table, offered ?? command);
    if (step % 10 === 0) isSound(begun.state, table);
    const isUsed = table.events.some((one) => one.type === 'itemUsed' && one.item === item.id);
    if (isUsed) {
      isSound(begun.state, table);
      return { table, wasOffered: offered !== undefined };
    }
  }
  return null;
};

const firstUse = (item: Item, bonus: Bonus): Used | null => {
  for (let seed = 0; seed < TRIES; seed += 1) {
    const used = played(item, bonus, seed);
    if (used !== null) return used;
  }
  return null;
};

const STATE_AFTER = {
  spent: 'spent',
  consumed: 'consumed',
  unrefreshable: 'consumed',
  unlimited: 'ready',
} as const;

const isUse = ({ on }: Bonus): boolean => on !== 'always' && on !== 'setUp';

/** It moves a summon of its owner, and nobody has one here. */
const NEEDS_SUMMON = 'item-142-here';

const usable = ITEMS.filter((item) => !isRefused(item) && item.id !== NEEDS_SUMMON).flatMap(
  (item) => {
    const bonus = item.bonuses.find(isUse);
    return bonus === undefined ? [] : [[item.id, item, bonus] as const];
  },
);

describe('R-ITEM-5 every item is used in its window', () => {
  it.each(usable)('%s', (_, item, bonus) => {
    const used = firstUse(item, bonus);
    expect(used).not.toBeNull();
    const { table, wasOffered } = used!;
    const uses = table.events.filter((one) => one.type === 'itemUsed' && one.item === item.id);
    // What has circles is used by itself, nobody is asked (R-ITEM-4).
    const isForced = bonus.optional === undefined ? bonus.charges !== undefined : !bonus.optional;
    expect(wasOffered).toBe(!isForced);
    const lefts = uses.map((one) => (one.type === 'itemUsed' ? one.left : null));
    const most = bonus.charges?.length ?? 0;
    expect(lefts).toEqual(uses.map((_one, at) => (isForced ? most - 1 - at : null)));
    const isOver = (lefts.at(-1) ?? 0) === 0;
    const state = isOver ? STATE_AFTER[item.use] : 'ready';
    expect(warden(table).items.map((one) => one.state)).toEqual([state]);
    const isOffered = table.engine
      .legalCommands(table.state)
      .some((command) => command.type === 'useItem');
    if (state !== 'ready') expect(isOffered).toBe(false);
  });
});

describe('items that nobody uses', () => {
  it('R-ITEM-12 hold by themselves, and are never offered', () => {
    const passive = ITEMS.filter(
      (item) => !isRefused(item) && item.bonuses.length > 0 && !item.bonuses.some(isUse),
    );
    expect(passive.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['wader-boots-here', 'item-71-here', 'item-76-here']),
    );
    for (const item of passive) {
      const table = situationFor(item, item.bonuses[0]!);
      expect(table.state.bonuses.map(({ origin }) => origin)).toEqual(
        item.bonuses.map(() => ({ type: 'item', owner: WARDEN, item: item.id })),
      );
      expect(can(table, { type: 'useItem' })).toBe(false);
    }
  });
});

describe('items that are refused', () => {
  it('are those that say what is not played', () => {
    const refused = ITEMS.filter(isRefused).map(({ id }) => id.replace('-here', ''));
    expect(refused.filter((id) => !Object.values(WAITING).flat().includes(id))).toEqual([]);
  });
});
