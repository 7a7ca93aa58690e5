import { faceKey, MISSING, settle, type Judging } from '../modifier-deck/internal.js';
import type { DrawMode, ModifierCard } from '../vocabulary/index.js';

/** How many there are, and how many of them lack each effect. */
export type Weights = readonly bigint[];

/** A draw from cards in an unknown order. */
export interface UnknownDraw {
  readonly mode: DrawMode;
  readonly judging: Judging;
  /** A text that two sets of cards share exactly when they come to the same damage. */
  readonly sameness: (cards: readonly ModifierCard[]) => string;
  /** For each effect the cards that have it and can count for the attack; before them a set of none. */
  readonly bearers: readonly ReadonlySet<ModifierCard>[];
  /**
   * Takes up cards that count for the attack: in how many of the equally likely orders such cards do, and
   * in how many of these they lack each effect.
   */
  readonly take: (used: readonly ModifierCard[], orders: Weights) => void;
  /** How many cards and effects may be looked at, counted in every set of cards. */
  readonly limit: number;
}

/** Cards that are alike, and how many there are of them. */
interface CardClass {
  readonly card: ModifierCard;
  readonly count: number;
}

/** Ways to have drawn cards that come to the same. */
interface Way {
  /** The cards of one of them. */
  readonly cards: readonly ModifierCard[];
  /** How many sets of cards there are. */
  readonly sets: Weights;
}

/** The product of the whole numbers above `from` up to `to`. */
const product = (from: number, to: number): bigint => {
  let result = 1n;
  for (let factor = from + 1; factor <= to; factor += 1) result *= BigInt(factor);
  return result;
};

const classesOf = (cards: readonly ModifierCard[]): readonly CardClass[] => {
  const classes = new Map<string, CardClass>();
  for (const card of cards) {
    const key = faceKey(card);
    classes.set(key, { card, count: (classes.get(key)?.count ?? 0) + 1 });
  }
  return [...classes.values()];
};

/** What is left of weights that lack effects, if a card counts as well. */
const lacking = (weights: Weights, card: ModifierCard, { bearers }: UnknownDraw): Weights =>
  weights.map((weight, effect) => (bearers[effect]!.has(card) ? 0n : weight));

const weightsOf = (cards: readonly ModifierCard[], draw: UnknownDraw): Weights =>
  cards.reduce<Weights>(
    (known, card) => lacking(known, card, draw),
    draw.bearers.map(() => 1n),
  );

/** All ways to choose any number of cards besides those there are; `null` if there are too many. */
const waysToChoose = (
  first: readonly ModifierCard[],
  classes: readonly CardClass[],
  draw: UnknownDraw,
): readonly Way[] | null => {
  let ways: readonly Way[] = [{ cards: first, sets: weightsOf(first, draw) }];
  let work = 0;
  let most = first.length + draw.bearers.length;
  for (const { card, count } of classes) {
    most += count * (1 + card.effects.length);
    work += ways.length * (count + 1) * most;
    if (work > draw.limit) return null;
    const next = new Map<string, Way>();
    for (const way of ways) {
      let chosen = way.cards;
      let weights = way.sets;
      let choices = 1n;
      for (let left = count; left >= 0; left -= 1) {
        const key = draw.sameness(chosen);
        const known = next.get(key)?.sets;
        const sets = weights.map((weight, at) => weight * choices + (known?.[at] ?? 0n));
        next.set(key, { cards: chosen, sets });
        weights = lacking(weights, card, draw);
        choices = (choices * BigInt(left)) / BigInt(count - left + 1);
        chosen = [...chosen, card];
      }
    }
    ways = [...next.values()];
  }
  return ways;
};

/** The first pile in which there is a card without a rolling sign. */
interface Turning {
  /** The rolling cards of the piles above, which are all drawn. */
  readonly before: readonly ModifierCard[];
  readonly size: number;
  readonly classes: readonly CardClass[];
  /** Whether two cards are drawn of this pile, for the better or the worse. */
  readonly isPair: boolean;
  /** How many of its cards no draw reaches. */
  readonly unreached: number;
}

type Take = (cards: readonly ModifierCard[], orders: bigint, sets?: Weights) => void;

/** Two cards; where both are rolling, the draw is a run. */
const takePairs = ({ classes, size, unreached }: Turning, take: Take): void => {
  const orders = product(unreached, size - 2);
  for (const a of classes)
    for (const b of classes)
      take([a.card, b.card], BigInt(a.count * (a === b ? b.count - 1 : b.count)) * orders);
};

/**
 * Rolling cards, then one without the sign. Of n cards in a pile, m given ones come first in m! orders,
 * and (n - m - 1)! are left for what lies below the next one, divided by the orders of what is never
 * reached.
 */
const takeRuns = (
  { before, size, classes, isPair, unreached }: Turning,
  draw: UnknownDraw,
  take: Take,
): boolean => {
  const others = classes.filter(({ card }) => !card.rolling);
  const rolling = classes.filter(({ card }) => card.rolling);
  const ways = waysToChoose(before, rolling, draw);
  if (ways === null || ways.length * others.length * draw.bearers.length > draw.limit) return false;
  for (const { cards, sets } of ways) {
    const drawn = cards.length - before.length;
    if (isPair && drawn < 2) continue;
    const orders = product(0, drawn) * product(unreached, size - drawn - 1);
    for (const { card, count } of others)
      take([...cards, card], orders * BigInt(count), lacking(sets, card, draw));
  }
  return true;
};

/**
 * Takes up the cards that count, without those that are missing. Where many sets of cards come to the
 * same, `sets` says how many there are; else they are what the cards themselves say.
 */
const taking =
  (draw: UnknownDraw): Take =>
  (cards, orders, sets) => {
    const settled = settle(draw.mode, cards, draw.judging);
    if (settled === null || orders === 0n) return;
    const used = settled.used.filter((card) => card !== MISSING);
    draw.take(
      used,
      (sets ?? weightsOf(used, draw)).map((weight) => weight * orders),
    );
  };

const turningOf = (
  pile: readonly ModifierCard[],
  before: readonly ModifierCard[],
  mode: DrawMode,
): Turning => {
  const size = pile.length;
  const others = pile.filter(({ rolling }) => !rolling).length;
  const isPair = mode !== 'none' && before.length === 0;
  const unreached = isPair ? Math.min(others - 1, size - 2) : others - 1;
  return { before, size, classes: classesOf(pile), isPair, unreached };
};

/**
 * Takes up all that can come of a draw from piles, one after the other, each in an unknown order
 * (R-MOD-2 to R-MOD-4, R-MOD-11), and gives the number of equally likely orders; `null` where there are
 * too many sets of cards.
 */
export const takeDraws = (
  draw: UnknownDraw,
  given: readonly (readonly ModifierCard[])[],
): bigint | null => {
  const take = taking(draw);
  // Two cards that cannot be had are enough for any draw.
  const piles = [...given.filter(({ length }) => length > 0), [MISSING, MISSING]];
  const at = piles.findIndex((pile) => pile.some(({ rolling }) => !rolling));
  const pile = piles[at]!;
  const turning = turningOf(pile, piles.slice(0, at).flat(), draw.mode);
  const { isPair, size, unreached } = turning;
  if (isPair && size === 1) {
    // The only card, then one of the next pile.
    const next = piles[at + 1]!;
    for (const card of next) take([...pile, card], 1n);
    return BigInt(next.length);
  }
  if (isPair) takePairs(turning, take);
  return takeRuns(turning, draw, take) ? product(unreached, size) : null;
};
