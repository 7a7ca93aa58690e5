import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { compareTexts, invalidValue, isRecord, left, refuse, right } from '../core/index.js';
import { lessShield } from '../damage/internal.js';
import {
  completeCard,
  defaultDrawRules,
  modifiedAttack,
  type WrittenCard,
} from '../modifier-deck/index.js';
import {
  effectKey,
  effectsOf,
  readCards,
  readMode,
  sumOf,
  type Judging,
} from '../modifier-deck/internal.js';
import type { DrawMode, ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import { chanceOf, greatestCommonDivisor, ratio, reducedChance, type Chance } from './chance.js';
import { takeDraws } from './draws.js';
import { actsOnTarget, isImmuneTo, pierceOf } from './effect.js';
import type { AttackError, Faults } from './error.js';
import type { AttackFacts, TargetFacts } from './facts.js';
import { optional, optionalRecord, type Keyed } from './field.js';
import { noteTooLarge } from './limit.js';
import { readDefence, readNumbers, ROOT, type Defence, type Numbers } from './read.js';

/** A deck whose draw pile lies in an unknown order; one in play can be passed as it is. */
export interface UnknownDeck {
  /** The draw pile; the order of the list means nothing. */
  readonly pile: readonly WrittenCard[];
  /** The discards, which are shuffled when the draw pile is empty (R-MOD-11). Default none. */
  readonly discard?: readonly WrittenCard[] | null;
}

/** What the odds of an attack depend on in the target; a game's own figure can be passed as it is. */
export type OddsTarget = Pick<TargetFacts, 'hitPoints' | 'shield' | 'conditions' | 'immune'>;

/**
 * An attack and the deck that its cards will come from. Numbers and doublings go in the order that is
 * best for the attacker.
 */
export interface OddsQuery extends Pick<
  AttackFacts,
  'attack' | 'bonuses' | 'pierce' | 'changes' | 'rules'
> {
  /** Who is attacked. Default somebody without shield and conditions, of unknown hit points. */
  readonly target?: OddsTarget | null;
  /** How the attack draws; `modeOf` says what it comes to. Default `none`. */
  readonly mode?: DrawMode | null;
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

/** An attack that was read. */
interface Attack extends Numbers {
  readonly target: Defence;
  readonly mode: DrawMode;
  /** The attack after the attacker's bonuses. */
  readonly value: number;
  readonly judging: Judging;
}

/** What is counted in one go through all draws. */
interface Tally {
  /** How many orders there are. */
  readonly orders: bigint;
  /** In how many of them each damage comes up; with an eye on an effect, of those with the effect. */
  readonly damage: ReadonlyMap<number, bigint>;
  /** In how many of them the marked effect is on a used card. */
  readonly drawn: bigint;
  /** In how many of these the target lives. */
  readonly living: bigint;
}

/** The draw pile, then the discards. */
type Piles = readonly (readonly ModifierCard[])[];

/** How many sets of cards one answer may look at; decks of a game need some thousands. */
const WORK_LIMIT = 300_000;

/** Goes through all draws with an eye on one effect, or on none. */
const tallyOf = (
  { pierce, target, value, judging, mode }: Attack,
  piles: Piles,
  marked: string | null,
  limit: number,
): Tally | null => {
  const { hitPoints, shield } = target;
  const bearers = new Set(
    piles.flat().filter(({ effects }) => effects.some((one) => effectKey(one) === marked)),
  );
  const isMarked = (cards: readonly ModifierCard[]): boolean =>
    cards.some((card) => bearers.has(card));
  const damage = new Map<number, bigint>();
  let [drawn, living] = [0n, 0n];
  const piercedBy = (cards: readonly ModifierCard[]): number =>
    Math.min(shield, pierce + pierceOf(effectsOf(cards)));
  const orders = takeDraws(
    {
      mode,
      judging,
      limit,
      sameness: (cards) => {
        const { noDamage, multiplier, bonus, penalty } = sumOf(cards, judging);
        const sum = [noDamage, multiplier, bonus, penalty];
        return [cards.length, piercedBy(cards), isMarked(cards), ...sum].join();
      },
      take: (used, weight) => {
        const bears = isMarked(used);
        if (!bears && marked !== null) return;
        const modified = modifiedAttack(sumOf(used, judging), value);
        const dealt = lessShield(modified, shield, piercedBy(used));
        damage.set(dealt, (damage.get(dealt) ?? 0n) + weight);
        if (!bears) return;
        drawn += weight;
        if (hitPoints === null || dealt < hitPoints) living += weight;
      },
    },
    piles,
  );
  return orders === null ? null : { orders, damage, drawn, living };
};

const sumUp = (weights: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const weight of weights) sum += weight;
  return sum;
};

/** The odds of everything but effects. */
const damageOdds = (
  { mode, target: { hitPoints } }: Attack,
  { orders, damage }: Tally,
): Omit<AttackOdds, 'effects'> => {
  const entries = [...damage].sort(([a], [b]) => a - b);
  const divisor = entries.reduce((known, [, weight]) => greatestCommonDivisor(known, weight), 0n);
  const deadly = entries.flatMap(([value, weight]) => (value >= (hitPoints ?? 0) ? [weight] : []));
  return {
    mode,
    mean: ratio(sumUp(entries.map(([value, weight]) => BigInt(value) * weight)), orders),
    kill: hitPoints === null ? null : reducedChance(sumUp(deadly), orders),
    damage: entries.map(([value, weight]) => ({
      value,
      ...chanceOf(weight / divisor, orders / divisor),
    })),
  };
};

const effectOdds = (
  { target }: Attack,
  effect: ModifierEffect,
  { orders, drawn, living }: Tally,
): readonly EffectChance[] => {
  if (drawn === 0n) return [];
  const onLiving = isImmuneTo(target, effect) ? 0n : living;
  const holding = actsOnTarget(effect) ? onLiving : drawn;
  const takesHold = target.hitPoints === null ? null : reducedChance(holding, orders);
  return [{ effect, ...reducedChance(drawn, orders), takesHold }];
};

const oddsOf = (attack: Attack, piles: Piles): AttackOdds | null => {
  const effects = new Map(
    effectsOf(piles.flat()).map((effect) => [effectKey(effect), effect] as const),
  );
  const limit = WORK_LIMIT / (effects.size + 1);
  const all = tallyOf(attack, piles, null, limit);
  if (all === null) return null;
  const chances: EffectChance[] = [];
  for (const key of [...effects.keys()].sort(compareTexts)) {
    const tally = tallyOf(attack, piles, key, limit);
    if (tally === null) return null;
    chances.push(...effectOdds(attack, effects.get(key)!, tally));
  }
  return { ...damageOdds(attack, all), effects: chances };
};

const AS_PRINTED: Judging = { attack: null, changes: [], rules: defaultDrawRules };

const readAttack = (given: Keyed, faults: Faults): Attack => {
  const numbers = readNumbers(given, faults);
  const { attack, bonuses, changes, rules } = numbers;
  const listed = optionalRecord(given['target'], 'target', ROOT, 'a target', faults);
  const target = readDefence(listed, ['target'], faults);
  // Bonuses go together as cards do: added before it is doubled, taken away after.
  const raises = [...bonuses, target.conditions.includes('poison') ? 1 : 0];
  const asCards = raises.map((raise) => completeCard({ value: raise }));
  const value = modifiedAttack(sumOf(asCards, AS_PRINTED), attack);
  const mode = optional(given['mode'], 'mode', ROOT, readMode, 'none', faults);
  return { ...numbers, target, mode, value, judging: { attack: value, changes, rules } };
};

const readDeck = (value: unknown, faults: Faults): Piles => {
  if (Array.isArray(value)) return [readCards(value, ['deck'], faults)];
  if (isRecord(value))
    return [
      readCards(value['pile'], ['deck', 'pile'], faults),
      readCards(value['discard'] ?? [], ['deck', 'discard'], faults),
    ];
  faults.push(invalidValue(['deck'], 'a list of cards, or a deck { pile, discard }', value));
  return [];
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
  const piles = readDeck(query.deck, faults);
  noteTooLarge(attack, piles.flat(), [], faults);
  if (faults.length > 0) return refuse(faults);
  const odds = oddsOf(attack, piles);
  return odds === null
    ? left([{ type: 'tooManyOutcomes', path: ['deck'], ruling: null, limit: WORK_LIMIT }])
    : right(odds);
};
