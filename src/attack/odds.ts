import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { invalidValue, isRecord, left, refuse, right } from '../core/index.js';
import { lessShield } from '../damage/internal.js';
import { modifiedAttack, type WrittenCard } from '../modifier-deck/index.js';
import { readCards } from '../modifier-deck/internal.js';
import type { DrawMode, ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import { distinctEffects, pileOf, type Load } from './cards.js';
import { chanceOf, greatestCommonDivisor, ratio, reducedChance, type Chance } from './chance.js';
import { takeDraws } from './enumerate.js';
import type { AttackError, Faults } from './error.js';
import type { AttackFacts } from './facts.js';
import { noteTooLarge } from './limit.js';
import { readAttack, type Attack } from './read.js';
import { actsOnTarget, isImmuneTo } from './resolve.js';
import { WORK_LIMIT } from './ways.js';

/** A deck whose draw pile lies in an unknown order; one in play can be passed as it is. */
export interface UnknownDeck {
  /** The draw pile; the order of the list means nothing. */
  readonly pile: readonly WrittenCard[];
  /** The discards, which are shuffled when the draw pile is empty (R-MOD-11). Default none. */
  readonly discard?: readonly WrittenCard[] | null;
}

/** An attack and the deck that its cards will come from. */
export interface OddsQuery extends AttackFacts {
  /** All cards, freshly shuffled, or a deck in play. */
  readonly deck: readonly WrittenCard[] | UnknownDeck;
}

/** How likely a damage is. */
export interface DamageChance extends Chance {
  /** The damage, after shield and not capped by hit points. */
  readonly value: number;
}

/** How likely an effect of a modifier card is. */
export interface EffectChance extends Chance {
  /** The effect; `weight`, `of` and `probability` say how likely it is on a used card at least once. */
  readonly effect: ModifierEffect;
  /**
   * How likely it is on a used card and takes hold: the target lives and is not immune, or the effect
   * does not act on the target (R-ATK-9). `null` where the hit points are not known.
   */
  readonly takesHold: Chance | null;
}

/** All that can come of an attack, and how likely it is. */
export interface AttackOdds {
  /** How the cards are drawn. */
  readonly mode: DrawMode;
  /** The mean damage. */
  readonly mean: number;
  /** How likely the damage is at least the target's hit points; `null` where they are not known. */
  readonly kill: Chance | null;
  /**
   * Every damage that can come up, ascending. All have the same `of`, the sum of their weights, which
   * have no common divisor.
   */
  readonly damage: readonly DamageChance[];
  /** Every effect that can be on a used card, in lowest terms, ascending by kind. */
  readonly effects: readonly EffectChance[];
}

/** Sums of weights. */
interface Totals {
  readonly damage: Map<number, bigint>;
  /** For each effect: on a used card. */
  readonly drawn: bigint[];
  /** For each effect: on a used card, and takes hold if it acts on the target. */
  readonly living: bigint[];
}

type Effects = ReturnType<typeof distinctEffects>;

const count = (
  { ability, target, value }: Attack,
  intoTotals: Totals,
): ((load: Load, weight: bigint, without: readonly bigint[]) => void) => {
  const { hitPoints, shield } = target;
  return (load, weight, without) => {
    const damage = lessShield(modifiedAttack(load, value), shield, ability.pierce + load.pierce);
    intoTotals.damage.set(damage, (intoTotals.damage.get(damage) ?? 0n) + weight);
    const lives = hitPoints === null || damage < hitPoints;
    without.forEach((lacking, effect) => {
      intoTotals.drawn[effect]! += weight - lacking;
      if (lives) intoTotals.living[effect]! += weight - lacking;
    });
  };
};

const effectChances = (
  { target }: Attack,
  effects: Effects,
  { drawn, living }: Totals,
  orders: bigint,
): readonly EffectChance[] =>
  effects.flatMap(({ effect }, index) => {
    const weight = drawn[index]!;
    if (weight === 0n) return [];
    const alive = isImmuneTo(target, effect) ? 0n : living[index]!;
    const holding = reducedChance(actsOnTarget(effect) ? alive : weight, orders);
    return {
      effect,
      ...reducedChance(weight, orders),
      takesHold: target.hitPoints === null ? null : holding,
    };
  });

const oddsOf = (attack: Attack, effects: Effects, totals: Totals, orders: bigint): AttackOdds => {
  const { hitPoints } = attack.target;
  const entries = [...totals.damage].sort(([a], [b]) => a - b);
  const divisor = entries.reduce((known, [, weight]) => greatestCommonDivisor(known, weight), 0n);
  const sum = entries.reduce((total, [value, weight]) => total + BigInt(value) * weight, 0n);
  const deadly = entries.filter(([value]) => hitPoints !== null && value >= hitPoints);
  return {
    mode: attack.report.mode,
    mean: ratio(sum, orders),
    kill:
      hitPoints === null
        ? null
        : reducedChance(
            deadly.reduce((total, [, weight]) => total + weight, 0n),
            orders,
          ),
    damage: entries.map(([value, weight]) => ({
      value,
      ...chanceOf(weight / divisor, orders / divisor),
    })),
    effects: effectChances(attack, effects, totals, orders),
  };
};

interface Cards {
  readonly pile: readonly ModifierCard[];
  readonly discard: readonly ModifierCard[];
}

const readDeck = (value: unknown, faults: Faults): Cards => {
  if (Array.isArray(value)) return { pile: readCards(value, ['deck'], faults), discard: [] };
  if (!isRecord(value)) {
    faults.push(invalidValue(['deck'], 'a list of cards, or a deck { pile, discard }', value));
    return { pile: [], discard: [] };
  }
  return {
    pile: readCards(value['pile'], ['deck', 'pile'], faults),
    discard: readCards(value['discard'] ?? [], ['deck', 'discard'], faults),
  };
};

const compute = (attack: Attack, { pile, discard }: Cards): AttackOdds | null => {
  const { ability, target, judging, report } = attack;
  const effects = distinctEffects([...pile, ...discard]);
  const names = effects.map(({ key }) => key);
  const totals: Totals = {
    damage: new Map(),
    drawn: names.map(() => 0n),
    living: names.map(() => 0n),
  };
  const orders = takeDraws(
    {
      mode: report.mode,
      judging,
      effectCount: names.length,
      pierceLimit: Math.max(0, target.shield - ability.pierce),
      take: count(attack, totals),
      budget: { left: WORK_LIMIT },
    },
    [pileOf(pile, names, judging), pileOf(discard, names, judging)],
  );
  return orders === null ? null : oddsOf(attack, effects, totals, orders);
};

/**
 * The exact odds of an attack: how likely every damage is, the death of the target, and every effect of
 * the modifier cards.
 *
 * All orders of the deck are counted, with everything that can happen in the draw: rolling cards, the
 * better or the worse of two, the comparison that the rules do not decide (R-MOD-2 to R-MOD-8, R-MOD-10),
 * the reshuffle of an empty pile (R-MOD-11), a deck of rolling cards only, no deck at all (a +0). Equal
 * cards count together, so that it is fast; nothing is sampled. Whatever `resolveAttack` reads counts
 * here too: poison, bonuses, shield, pierce on cards, reduced randomness (R-VAR-2).
 *
 * Units: weights are whole numbers; they become texts above 2^53 - 1, all of a fraction together.
 *
 * Errors: every fault at once: those of {@link resolveAttack}; `tooManyOutcomes` where rolling cards of
 * dozens of different numbers make the sum too long.
 *
 * @example
 * import { attackOdds } from 'gloomhaven-rules/attack';
 * import { standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const odds = attackOdds({ attack: 3, deck: standardDeck, target: { hitPoints: 4 } });
 * assert(odds._tag === 'Right');
 * assert.deepEqual(odds.right.damage[0], { value: 0, weight: 1, of: 20, probability: 0.05 });
 * assert.deepEqual(odds.right.kill, { weight: 7, of: 20, probability: 0.35 });
 */
export const attackOdds = (query: OddsQuery): Either<NonEmptyArray<AttackError>, AttackOdds> => {
  const faults: Faults = [];
  if (!isRecord(query))
    return refuse<AttackError>([invalidValue([], 'an attack { attack, deck }', query)]);
  const attack = readAttack(query, faults);
  const cards = readDeck(query.deck, faults);
  const { ability, judging } = attack;
  noteTooLarge(ability, judging, [...cards.pile, ...cards.discard], 1, [], faults);
  if (faults.length > 0) return refuse(faults);
  const odds = compute(attack, cards);
  return odds === null
    ? left([{ type: 'tooManyOutcomes', path: ['deck'], ruling: null, limit: WORK_LIMIT }])
    : right(odds);
};
