import { joined, NO_LOAD, type CardClass, type Load } from './cards.js';

/** Ways to have drawn rolling cards that come to the same. */
export interface Way {
  /** How many cards were drawn. */
  readonly cards: number;
  /** What they do together. */
  readonly load: Load;
  /** How many sets of cards there are that do so. */
  readonly weight: bigint;
  /** How many of these sets lack each effect. */
  readonly without: readonly bigint[];
}

/**
 * How many sums an answer may take. Decks of a game need some thousands; beyond this lie decks that
 * were made to be hard, with dozens of different numbers on rolling cards.
 */
export const WORK_LIMIT = 10_000_000;

/** Work that is shared between the parts of one answer. */
export interface Budget {
  /** Sums that may still be taken. */
  left: number;
}

/** Takes work off the budget; whether there was enough. */
export const spend = (outBudget: Budget, ways: number, times: number, effects: number): boolean => {
  outBudget.left -= ways * times * (effects + 1);
  return outBudget.left >= 0;
};

/** The one way to have drawn nothing yet. */
export const nothingDrawn = (effectCount: number): Way => ({
  cards: 0,
  load: NO_LOAD,
  weight: 1n,
  without: Array.from({ length: effectCount }, () => 1n),
});

/** The same way with cards of one class on top: `chosen` of them, out of `choices` sets. */
export const withCards = (
  way: Way,
  { load, effects }: CardClass,
  chosen: number,
  choices: bigint,
  pierceLimit: number,
): Way => {
  let together = way.load;
  for (let card = 0; card < chosen; card += 1) together = joined(together, load, pierceLimit);
  return {
    cards: way.cards + chosen,
    load: together,
    weight: way.weight * choices,
    without: way.without.map((weight, effect) =>
      chosen > 0 && effects.includes(effect) ? 0n : weight * choices,
    ),
  };
};

const keyOf = ({ cards, load }: Way): string =>
  [cards, load.noDamage, load.multiplier, load.bonus, load.penalty, load.pierce].join();

const merged = (a: Way, b: Way): Way => ({
  ...a,
  weight: a.weight + b.weight,
  without: a.without.map((weight, effect) => weight + b.without[effect]!),
});

/**
 * All ways to choose any number of the given cards on top of a way, those that come to the same put
 * together; `null` where that takes more work than is left.
 */
export const waysToDraw = (
  from: Way,
  classes: readonly CardClass[],
  pierceLimit: number,
  outBudget: Budget,
): readonly Way[] | null => {
  let ways: readonly Way[] = [from];
  for (const cards of classes) {
    if (!spend(outBudget, ways.length, cards.count + 1, from.without.length)) return null;
    const next = new Map<string, Way>();
    let choices = 1n;
    for (let chosen = 0; chosen <= cards.count; chosen += 1) {
      for (const way of ways) {
        const longer = withCards(way, cards, chosen, choices, pierceLimit);
        const key = keyOf(longer);
        const known = next.get(key);
        next.set(key, known === undefined ? longer : merged(known, longer));
      }
      choices = (choices * BigInt(cards.count - chosen)) / BigInt(chosen + 1);
    }
    ways = [...next.values()];
  }
  return ways;
};
