/** Which parties a soak plays: chance decides on seats, levels and hands, as far as the engine plays them. */

import type { CheckedPack } from '../../src/content/index.js';
import { int, pick, shuffle, type Rng } from '../../src/rng/index.js';
import {
  explain,
  type Engine,
  type SetUp,
  type SetUpCharacter,
  type SetUpSeat,
} from '../../src/round/index.js';

/** The cards of a class that the engine plays, and what it says of the others. */
export interface PlayedClass {
  readonly id: string;
  readonly handSize: number;
  readonly cards: readonly { readonly id: string; readonly level: number }[];
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

const levelOf = (level: unknown): number => (typeof level === 'number' ? level : 1);

/** Asks the engine about each card of a class: a hand of only one is too small, but says what is not played. */
const playedClass = (
  engine: Engine,
  scenario: string,
  { id, handSize, cards }: CheckedPack['classes'][number],
): PlayedClass => {
  const asked = cards.map((card) => {
    const characters = [{ class: id, level: HIGHEST, hand: [card.id] }];
    const answer = engine.start({ scenario, seats: [{ seat: 'a', characters }], seed: '' });
    const errors = answer._tag === 'Left' ? answer.left : [];
    const need = errors.find(({ type, path }) => type === 'notSupported' && path[0] === 'seats');
    return {
      id: card.id,
      level: levelOf(card.level),
      reason: need === undefined ? null : explain(need),
    };
  });
  return {
    id,
    handSize,
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
  const classes = content.classes.map((one) => playedClass(engine, scenario, one));
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

/** One card for each level above 1, of that level or a lower one (R-CARD-15), as far as there are any. */
const gained = (cards: PlayedClass['cards'], level: number, rng: Rng): [readonly string[], Rng] => {
  let next = rng;
  const own: string[] = [];
  for (let reached = 2; reached <= level; reached += 1) {
    const open = cards.filter(
      (card) => card.level > 1 && card.level <= reached && !own.includes(card.id),
    );
    if (open.length === 0) continue;
    const [card, drawn] = pick(open as [PlayedClass['cards'][number]])(next);
    next = drawn;
    own.push(card.id);
  }
  return [own, next];
};

/** A character of a random level, with a random hand of the cards that it may own there. */
const character = ({ id, handSize, cards }: PlayedClass, rng: Rng): [SetUpCharacter, Rng] => {
  const [level, drawn] = int(1, HIGHEST)(rng);
  const first = cards.filter((card) => card.level === 1).map((card) => card.id);
  const [own, chosen] = gained(cards, level, drawn);
  const [shuffled, next] = shuffle([...first, ...own])(chosen);
  return [{ class: id, level, hand: shuffled.slice(0, handSize) }, next];
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
    const [made, left] = character(one, next);
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
