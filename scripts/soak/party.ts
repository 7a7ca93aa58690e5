/** Which parties a soak plays: chance decides on seats, levels, hands, perks, items and blesses, as far as the engine plays them. */

import type { CheckedPack } from '../../src/content/index.js';
import { int, pick, shuffle, type Rng } from '../../src/rng/index.js';
import {
  explain,
  type Engine,
  type SetUp,
  type SetUpCharacter,
  type SetUpSeat,
} from '../../src/round/index.js';

/** A card, and from which level on it may be had. */
interface PlayedCard {
  readonly id: string;
  readonly level: number;
}

/** The cards of a class that the engine plays, and what it says of the others. */
export interface PlayedClass {
  readonly id: string;
  readonly handSize: number;
  readonly cards: readonly PlayedCard[];
  /** The boxes of its perks that are played, each by its line. */
  readonly boxes: readonly number[];
  /** The items that are played. */
  readonly items: readonly string[];
  /** Cards that are not played, with the reason. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/** The parties that can be played, and why the others cannot. */
export interface Parties {
  readonly playable: readonly (readonly PlayedClass[])[];
  readonly refused: readonly string[];
}

const HIGHEST = 9;
/** How many characters play together (R-CAMP-5). */
export const SIZES: readonly number[] = [2, 3, 4];

const levelOf = (level: unknown): number =>
  typeof level === 'number' ? level : level === 'X' ? 1 : Infinity;

/** So many of some cards, the first ones that a character of a level can have together (R-CARD-15). */
const handOf = (
  cards: readonly PlayedCard[],
  level: number,
  size: number,
): readonly PlayedCard[] => {
  const hand: PlayedCard[] = [];
  const isFull = (least: number): boolean =>
    hand.filter((card) => card.level >= least).length > level - least;
  for (const card of cards)
    if (hand.length < size && card.level <= level) {
      const upTo = Array.from({ length: Math.max(0, card.level - 1) }, (_, index) => index + 2);
      if (!upTo.some(isFull)) hand.push(card);
    }
  return hand;
};

/** Asks the engine about each card of a class: a hand of only one is too small, but says what is not played. */
const playedClass = (
  engine: Engine,
  scenario: string,
  { id, handSize, cards, perks }: CheckedPack['classes'][number],
  items: readonly string[],
): PlayedClass => {
  /** What is not played, or not allowed, of a character besides its hand. */
  const needOf = (facts: Partial<SetUpCharacter>, field: string) => {
    const characters = [{ class: id, level: HIGHEST, hand: [], ...facts }];
    const answer = engine.start({ scenario, seats: [{ seat: 'a', characters }], seed: '' });
    const errors = answer._tag === 'Left' ? answer.left : [];
    return errors.find(({ type, path }) => path[4] === field && type !== 'wrongHand');
  };
  const asked = cards.map((card) => {
    const need = needOf({ hand: [card.id] }, 'hand');
    return {
      id: card.id,
      level: levelOf(card.level),
      reason: need === undefined ? null : explain(need),
    };
  });
  const boxes = perks.flatMap(({ boxes: count }, line) => {
    const all = Array.from({ length: count }, () => line);
    return needOf({ perks: all }, 'perks') === undefined ? all : [];
  });
  return {
    id,
    handSize,
    boxes,
    items: items.filter((item) => needOf({ items: [item] }, 'items') === undefined),
    cards: asked
      .filter(({ reason }) => reason === null)
      .map(({ id: card, level }) => ({ id: card, level })),
    refused: asked.flatMap(({ id: card, reason }) =>
      reason === null ? [] : [{ id: card, reason }],
    ),
  };
};

const subsets = <A>(things: readonly A[], size: number): readonly (readonly A[])[] => {
  if (size === 0) return [[]];
  const [first, ...rest] = things;
  if (first === undefined) return [];
  return [...subsets(rest, size - 1).map((others) => [first, ...others]), ...subsets(rest, size)];
};

/** All parties of these sizes, sorted into those that can and cannot be played. */
export const partiesOf = (
  engine: Engine,
  content: CheckedPack,
  scenario: string,
  sizes: readonly number[] = SIZES,
): Parties => {
  const items = content.items.map(({ id }) => id);
  const classes = content.classes.map((one) => playedClass(engine, scenario, one, items));
  const isFull = ({ cards, handSize }: PlayedClass): boolean =>
    cards.filter(({ level }) => level === 1).length >= handSize;
  const full = classes.filter(isFull);
  return {
    playable: sizes.flatMap((size) => subsets(full, size)),
    refused: [
      ...classes
        .filter((one) => !isFull(one))
        .map(
          ({ id, cards, handSize, refused }) =>
            `${id}: ${String(cards.filter(({ level }) => level === 1).length)} of its first cards are played, a hand has ${String(handSize)} (${refused[0]?.id ?? ''}: ${refused[0]?.reason ?? ''})`,
        ),
      ...sizes
        .filter((size) => size > full.length)
        .map(
          (size) => `${String(size)} characters: only ${String(full.length)} classes can be played`,
        ),
    ],
  };
};

/** Some of some things, as chance will have it. */
const someOf = <A>(things: readonly A[], rng: Rng): readonly [readonly A[], Rng] => {
  const [shuffled, drawn] = shuffle(things)(rng);
  const [count, next] = int(0, things.length)(drawn);
  return [shuffled.slice(0, count), next];
};

/** A character of a random level, among those at which it has cards enough, with a random hand and equipment. */
const character = (
  { id, handSize, cards, boxes, items }: PlayedClass,
  taken: readonly string[],
  rng: Rng,
): [SetUpCharacter, Rng] => {
  const levels = Array.from({ length: HIGHEST }, (_, index) => index + 1).filter(
    (level) => handOf(cards, level, handSize).length === handSize,
  );
  const [index, drawn] = int(0, levels.length - 1)(rng);
  const level = levels[index] ?? HIGHEST;
  const [shuffled, afterHand] = shuffle(cards)(drawn);
  const hand = handOf(shuffled, level, handSize).map((card) => card.id);
  const [perks, afterPerks] = someOf(boxes, afterHand);
  const [equipped, afterItems] = someOf(
    // There may be a single copy of an item in the box (R-ITEM-10).
    items.filter((item) => !taken.includes(item)).slice(0, 1),
    afterPerks,
  );
  const [blessings, next] = int(0, 2)(afterItems);
  return [{ class: id, level, hand, perks, items: equipped, blessings }, next];
};

/** A party of a size that chance chose first: there are fewer parties of four than of two. */
const partyOf = ({ playable }: Parties, rng: Rng): [readonly PlayedClass[], Rng] => {
  const sizes = [...new Set(playable.map(({ length }) => length))];
  const [size, drawn] = pick(sizes as [number])(rng);
  return pick(playable.filter(({ length }) => length === size) as [readonly PlayedClass[]])(drawn);
};

/** A set-up of a party; its seats own one character each, or the first owns all. */
export const setUpOf = (
  parties: Parties,
  {
    scenario,
    level,
    seed,
  }: { readonly scenario: string; readonly level: number; readonly seed: string },
  rng: Rng,
): SetUp => {
  const [party, drawn] = partyOf(parties, rng);
  let next = drawn;
  const characters: SetUpCharacter[] = [];
  for (const one of party) {
    const [made, left] = character(
      one,
      characters.flatMap(({ items = [] }) => items),
      next,
    );
    next = left;
    characters.push(made);
  }
  const [shared] = int(0, 3)(next);
  const seats: readonly SetUpSeat[] =
    shared === 0
      ? [{ seat: 'all', characters }]
      : characters.map((one) => ({ seat: `player ${one.class}`, characters: [one] }));
  return { scenario, level, seats, seed };
};
