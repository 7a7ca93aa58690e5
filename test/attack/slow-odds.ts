/**
 * The odds of an attack once more, slow and plain: it plays every order of the draw pile with every order
 * of the discards, one by one, and counts. It takes nothing but types from the library.
 */

import type { ModifierCard, ModifierEffect } from '../../src/vocabulary/index.js';
import { slowDraw, type SlowQuestion } from '../modifier-deck/slow-draw.js';

/** What the slow count is given. */
export interface SlowOddsQuestion extends Omit<SlowQuestion, 'reshuffle'> {
  readonly shield: number;
  readonly pierce: number;
  readonly hitPoints: number;
}

/** In how many orders an effect is on a used card, and in how many of these the target lives. */
export interface SlowEffect {
  drawn: number;
  living: number;
}

/** What it answers, all in numbers of orders. */
export interface SlowOdds {
  orders: number;
  kills: number;
  readonly damage: Map<number, number>;
  readonly effects: Map<string, SlowEffect>;
}

const everyOrder = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        everyOrder(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

/** A text by which equal effects are known. */
export const nameOf = (effect: ModifierEffect): string =>
  JSON.stringify(Object.entries(effect).sort(([a], [b]) => (a < b ? -1 : 1)));

const damageOf = (used: readonly ModifierCard[], value: number, question: SlowOddsQuestion) => {
  let shield = question.shield - question.pierce;
  for (const { effects } of used)
    for (const effect of effects) if (effect.type === 'pierce') shield -= effect.amount;
  const hit = value - (shield > 0 ? shield : 0);
  return hit > 0 ? hit : 0;
};

/** Counts what comes of all orders of a deck. */
export const slowOdds = (question: SlowOddsQuestion): SlowOdds => {
  const odds: SlowOdds = { orders: 0, kills: 0, damage: new Map(), effects: new Map() };
  const { pile, discard, mustShuffle } = question.deck;
  const discards = everyOrder(discard);
  for (const order of everyOrder(pile))
    for (const reshuffled of discards) {
      const deck = { pile: order, discard, mustShuffle };
      const { used, value } = slowDraw({ ...question, deck, reshuffle: () => reshuffled });
      const damage = damageOf(used, value, question);
      const dies = damage >= question.hitPoints;
      odds.orders += 1;
      odds.kills += dies ? 1 : 0;
      odds.damage.set(damage, (odds.damage.get(damage) ?? 0) + 1);
      for (const name of new Set(used.flatMap(({ effects }) => effects.map(nameOf)))) {
        const known = odds.effects.get(name) ?? { drawn: 0, living: 0 };
        known.drawn += 1;
        known.living += dies ? 0 : 1;
        odds.effects.set(name, known);
      }
    }
  return odds;
};
