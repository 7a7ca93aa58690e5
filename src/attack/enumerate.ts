import { compareCards, type Judging } from '../modifier-deck/internal.js';
import type { DrawMode } from '../vocabulary/index.js';
import { NO_CARDS, NO_LOAD, type CardClass, type Load, type Pile } from './cards.js';
import { nothingDrawn, spend, waysToDraw, withCards, type Budget, type Way } from './ways.js';

/** A draw in full. */
export interface Draw {
  readonly mode: DrawMode;
  readonly judging: Judging;
  /** How many different effects the cards have. */
  readonly effectCount: number;
  /** Pierce above this makes no difference. */
  readonly pierceLimit: number;
  /** Takes up what used cards come to, and in how many of the equally likely orders they do. */
  readonly take: (load: Load, weight: bigint, without: readonly bigint[]) => void;
  readonly budget: Budget;
}

/** The product of the whole numbers above `from` up to `to`. */
const product = (from: number, to: number): bigint => {
  let result = 1n;
  for (let factor = from + 1; factor <= to; factor += 1) result *= BigInt(factor);
  return result;
};

const sizeOf = (classes: readonly CardClass[]): number =>
  classes.reduce((sum, { count }) => sum + count, 0);

/** Takes up a way of drawing; one of weight 0 never happens. */
const takeWay = ({ take }: Draw, { load, weight, without }: Way, times: bigint): void => {
  if (weight * times === 0n) return;
  take(
    load,
    weight * times,
    without.map((one) => one * times),
  );
};

/**
 * Rolling cards, then one that is not. A set of m rolling cards comes first in m! orders, and what lies
 * below the last card in (n - m - 1)!; all divided by the orders of what is never reached. `times` says
 * how many ways of drawing such a run stands for.
 */
const takeRuns = (
  draw: Draw,
  pile: Pile,
  from: Way,
  unreached: number,
  times: (rolling: number) => bigint,
): boolean => {
  const { mode, effectCount, pierceLimit, budget } = draw;
  const onlyLast = mode === 'disadvantage';
  const ways = waysToDraw(from, onlyLast ? blank(pile.rolling) : pile.rolling, pierceLimit, budget);
  if (ways === null || !spend(budget, ways.length, pile.others.length, effectCount)) return false;
  for (const way of ways) {
    const drawn = way.cards - from.cards;
    const orders = product(0, drawn) * product(unreached, pile.size - drawn - 1) * times(drawn);
    for (const last of pile.others)
      takeWay(draw, withCards(way, last, 1, BigInt(last.count), pierceLimit), orders);
  }
  return true;
};

/** Rolling cards that are turned over and not used (R-MOD-4). */
const blank = (rolling: readonly CardClass[]): readonly CardClass[] => {
  const count = sizeOf(rolling);
  return rolling.slice(0, 1).map((first) => ({ ...first, count, load: NO_LOAD, effects: [] }));
};

/** Which of two cards without a rolling sign counts (R-MOD-3, R-MOD-4). */
const chosenOf = ({ mode, judging }: Draw, a: CardClass, b: CardClass): CardClass => {
  const verdict = compareCards(a.card, b.card, judging);
  return verdict === (mode === 'advantage' ? 'worse' : 'better') ? b : a;
};

const takeOne = (draw: Draw, used: CardClass, times: number, orders: bigint): void => {
  takeWay(
    draw,
    withCards(nothingDrawn(draw.effectCount), used, 1, BigInt(times), draw.pierceLimit),
    orders,
  );
};

/** Two cards of one pile; with two rolling ones the draw goes on. */
const takeTwoOf = (draw: Draw, pile: Pile): bigint | null => {
  if (!spend(draw.budget, pile.others.length, pile.others.length, draw.effectCount)) return null;
  const unreached = Math.min(pile.size - 2, sizeOf(pile.others) - 1);
  const orders = product(unreached, pile.size - 2);
  for (const a of pile.others)
    for (const b of pile.others)
      takeOne(draw, chosenOf(draw, a, b), a.count * (a === b ? b.count - 1 : b.count), orders);
  // One rolling card may come before or after the other; none at all was counted above.
  const times = (rolling: number): bigint => [0n, 2n][rolling] ?? 1n;
  const from = nothingDrawn(draw.effectCount);
  return takeRuns(draw, pile, from, unreached, times) ? product(unreached, pile.size) : null;
};

/** The only card of a pile, then one from another (R-MOD-11). */
const takeOneOfEach = (draw: Draw, first: CardClass, pile: Pile): bigint => {
  for (const second of pile.others) takeOne(draw, chosenOf(draw, first, second), second.count, 1n);
  for (const second of pile.rolling) {
    const alone = withCards(nothingDrawn(draw.effectCount), first, 1, 1n, draw.pierceLimit);
    const count = BigInt(second.count);
    const isUsed = draw.mode === 'advantage';
    takeWay(draw, isUsed ? withCards(alone, second, 1, 1n, draw.pierceLimit) : alone, count);
  }
  return BigInt(pile.size);
};

/** All cards of piles that have no others but rolling ones; they are drawn in any case. */
const drawAll = (draw: Draw, piles: readonly Pile[]): Way => {
  let way = nothingDrawn(draw.effectCount);
  for (const cards of piles.flatMap(({ rolling }) => rolling))
    way = withCards(way, cards, cards.count, 1n, draw.pierceLimit);
  return way;
};

/**
 * Takes up all that can come of a draw from piles, one after the other, each in an unknown order
 * (R-MOD-2 to R-MOD-4, R-MOD-11), and gives the number of equally likely orders; `null` where it takes
 * more work than is left.
 */
export const takeDraws = (draw: Draw, given: readonly Pile[]): bigint | null => {
  const piles = [...given.filter(({ size }) => size > 0), NO_CARDS];
  const first = piles.findIndex(({ others }) => others.length > 0);
  const pile = piles[first]!;
  const before = drawAll(draw, piles.slice(0, first));
  if (draw.mode !== 'none' && before.cards === 0)
    return pile.size === 1
      ? takeOneOfEach(draw, pile.others[0]!, piles[first + 1]!)
      : takeTwoOf(draw, pile);
  const from = draw.mode === 'disadvantage' ? nothingDrawn(draw.effectCount) : before;
  const unreached = sizeOf(pile.others) - 1;
  return takeRuns(draw, pile, from, unreached, () => 1n) ? product(unreached, pile.size) : null;
};
