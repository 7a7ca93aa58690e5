import { effectKey, effectKeys, sumOf, type Judging } from '../modifier-deck/internal.js';
import type { ModifierSum } from '../modifier-deck/index.js';
import type { ModifierCard, ModifierEffect } from '../vocabulary/index.js';

/** What used cards do to the damage of an attack. */
export interface Load extends ModifierSum {
  /** How much shield they ignore (R-ATK-7). */
  readonly pierce: number;
}

/** No card. */
export const NO_LOAD: Load = { noDamage: false, multiplier: 1, bonus: 0, penalty: 0, pierce: 0 };

/** Cards that do the same, and how many there are of them. */
export interface CardClass {
  /** One of them. */
  readonly card: ModifierCard;
  /** How many there are; at least 1. */
  readonly count: number;
  /** What one of them does to the damage. */
  readonly load: Load;
  /** Which effects it has, as places in the list of all effects. */
  readonly effects: readonly number[];
}

/** Cards in an unknown order. */
export interface Pile {
  /** How many cards there are. */
  readonly size: number;
  /** Those with the rolling sign. */
  readonly rolling: readonly CardClass[];
  /** Those without. */
  readonly others: readonly CardClass[];
}

/** A card that cannot be had counts as +0 (R-MOD-11). */
const MISSING: ModifierCard = { value: 0, rolling: false, effects: [], origin: 'standard' };

/** What is drawn where there is no card any more: two are enough for any draw. */
export const NO_CARDS: Pile = {
  size: 2,
  rolling: [],
  others: [{ card: MISSING, count: 2, load: NO_LOAD, effects: [] }],
};

/** How much shield an attack with these effects ignores. */
export const pierceOf = (effects: readonly ModifierEffect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.type === 'pierce' ? effect.amount : 0), 0);

const numberOf = (known: readonly string[], key: string): number => known.indexOf(key);

/** The different effects of all cards, in the order of their keys. */
export const distinctEffects = (
  cards: readonly ModifierCard[],
): readonly { readonly key: string; readonly effect: ModifierEffect }[] =>
  [
    ...new Map(
      cards.flatMap(({ effects }) => effects.map((effect) => [effectKey(effect), effect] as const)),
    ),
  ]
    .map(([key, effect]) => ({ key, effect }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

/** Sorts cards into a pile, equal ones together; where they come from does not matter. */
export const pileOf = (
  cards: readonly ModifierCard[],
  effectNames: readonly string[],
  judging: Judging,
): Pile => {
  const classes = new Map<
    string,
    { card: ModifierCard; count: number; names: readonly string[] }
  >();
  for (const card of cards) {
    const names = effectKeys(card);
    const key = JSON.stringify([card.value, card.rolling, names]);
    const known = classes.get(key);
    if (known) known.count += 1;
    else classes.set(key, { card, count: 1, names });
  }
  const all = [...classes.values()].map(({ card, count, names }) => ({
    card,
    count,
    load: { ...sumOf([card], judging), pierce: pierceOf(card.effects) },
    effects: names.map((name) => numberOf(effectNames, name)),
  }));
  return {
    size: cards.length,
    rolling: all.filter(({ card }) => card.rolling),
    others: all.filter(({ card }) => !card.rolling),
  };
};

/** What two loads do together; a null makes everything else idle (R-ATK-5). */
export const joined = (a: Load, b: Load, pierceLimit: number): Load =>
  a.noDamage || b.noDamage
    ? { ...NO_LOAD, noDamage: true }
    : {
        noDamage: false,
        multiplier: a.multiplier * b.multiplier,
        bonus: a.bonus + b.bonus,
        penalty: a.penalty + b.penalty,
        // Pierce above the shield is wasted.
        pierce: Math.min(a.pierce + b.pierce, pierceLimit),
      };
