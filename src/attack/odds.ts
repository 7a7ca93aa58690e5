import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { poisonBonus } from '../condition/index.js';
import { invalidValue, isRecord, left, refuse, right, type Path } from '../core/index.js';
import { lessShield } from '../damage/internal.js';
import { modifiedAttack, type WrittenCard } from '../modifier-deck/index.js';
import {
  effectKey,
  effectsOf,
  readCards,
  readMode,
  sumOf,
  type Judging,
} from '../modifier-deck/internal.js';
import type { DrawMode, ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import { readEffects } from './ability.js';
import { chanceOf, greatestCommonDivisor, ratio, reducedChance, type Chance } from './chance.js';
import { takeDraws, type UnknownDraw } from './draws.js';
import { actsOnTarget, isImmuneTo, pierceOf } from './effect.js';
import type { AttackError, Faults } from './error.js';
import type { AttackFacts, TargetFacts } from './facts.js';
import { optional, optionalRecord, type Keyed } from './field.js';
import { noteTooLarge, sumOfBonuses } from './limit.js';
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
  'attack' | 'bonuses' | 'pierce' | 'effects' | 'changes' | 'rules'
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
  /**
   * Every effect that can be on a used card, in lowest terms, by its label: `poison`, `poison self`,
   * `fire`, `push 2`, `pierce 1`, `heal 2`, `shield 1`, `addTarget 1`, `bless`, `curse`, `refreshItem`.
   */
  readonly effects: Readonly<Record<string, EffectChance>>;
}

/** An attack that was read. */
interface Attack extends Numbers {
  readonly target: Defence;
  readonly mode: DrawMode;
  /** The attack after the attacker's bonuses. */
  readonly value: number;
  readonly judging: Judging;
}

/** What is counted of all draws. */
interface Tally {
  /** How many orders there are. */
  readonly orders: bigint;
  /** In how many of them each damage comes up. */
  readonly damage: ReadonlyMap<number, bigint>;
  /** In how many of them the target dies. */
  readonly kills: bigint;
  /** In how many of them each effect is on a used card. */
  readonly drawn: readonly bigint[];
  /** In how many of these the target lives. */
  readonly living: readonly bigint[];
}

/** The draw pile, then the discards. */
type Piles = readonly (readonly ModifierCard[])[];

/** How many cards and effects one answer may look at, in all sets of cards; decks of a game need some ten thousands. */
const WORK_LIMIT = 3_000_000;

/** Goes through all draws; `null` where there are too many. */
const tallyOf = (
  { pierce, target, value, judging, mode }: Attack,
  piles: Piles,
  bearers: UnknownDraw['bearers'],
): Tally | null => {
  const { hitPoints, shield } = target;
  const damage = new Map<number, bigint>();
  const drawn = bearers.map(() => 0n);
  const living = [...drawn];
  let kills = 0n;
  const piercedBy = (cards: readonly ModifierCard[]): number =>
    Math.min(shield, pierce + pierceOf(effectsOf(cards)));
  const orders = takeDraws(
    {
      mode,
      judging,
      bearers,
      limit: WORK_LIMIT,
      sameness: (cards) => {
        // With disadvantage no rolling card counts, only how many there are (R-MOD-4).
        const used = mode === 'disadvantage' ? [] : cards;
        return JSON.stringify([cards.length, piercedBy(used), sumOf(used, judging)]);
      },
      take: (used, [all = 0n, ...lacking]) => {
        const modified = modifiedAttack(sumOf(used, judging), value);
        const dealt = lessShield(modified, shield, piercedBy(used));
        damage.set(dealt, (damage.get(dealt) ?? 0n) + all);
        const lives = hitPoints === null || dealt < hitPoints;
        if (!lives) kills += all;
        lacking.forEach((weight, effect) => {
          drawn[effect]! += all - weight;
          if (lives) living[effect]! += all - weight;
        });
      },
    },
    piles,
  );
  return orders === null ? null : { orders, damage, kills, drawn, living };
};

/** The odds of everything but effects. */
const damageOdds = (
  { mode, target: { hitPoints } }: Attack,
  { orders, damage, kills }: Tally,
): Omit<AttackOdds, 'effects'> => {
  const entries = [...damage].sort(([a], [b]) => a - b);
  const divisor = entries.reduce((known, [, weight]) => greatestCommonDivisor(known, weight), 0n);
  const sum = entries.reduce((known, [value, weight]) => known + BigInt(value) * weight, 0n);
  return {
    mode,
    mean: ratio(sum, orders),
    kill: hitPoints === null ? null : reducedChance(kills, orders),
    damage: entries.map(([value, weight]) => ({
      value,
      ...chanceOf(weight / divisor, orders / divisor),
    })),
  };
};

const effectOdds = (
  { target }: Attack,
  effect: ModifierEffect,
  orders: bigint,
  drawn: bigint,
  living: bigint,
): EffectChance => {
  const onLiving = isImmuneTo(target, effect) ? 0n : living;
  const holding = actsOnTarget(effect) ? onLiving : drawn;
  const takesHold = target.hitPoints === null ? null : reducedChance(holding, orders);
  return { effect, ...reducedChance(drawn, orders), takesHold };
};

const oddsOf = (attack: Attack, piles: Piles): AttackOdds | null => {
  const cards = piles.flat();
  // With disadvantage no rolling card counts (R-MOD-4).
  const counting = cards.filter(({ rolling }) => !rolling || attack.mode !== 'disadvantage');
  const all = effectsOf(counting);
  const effects = [...new Map(all.map((effect) => [effectKey(effect), effect]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  // So much is looked at where two cards are drawn of so many.
  if ((1 + effects.length) * cards.length * (cards.length + all.length) > WORK_LIMIT) return null;
  const bearersOf = (key: string): ReadonlySet<ModifierCard> =>
    new Set(counting.filter((card) => card.effects.some((effect) => effectKey(effect) === key)));
  const bearers = [new Set<ModifierCard>(), ...effects.map(([key]) => bearersOf(key))];
  const tally = tallyOf(attack, piles, bearers);
  if (tally === null) return null;
  const { orders, drawn, living } = tally;
  const chances = effects.flatMap(
    ([key, effect], at): readonly (readonly [string, EffectChance])[] =>
      drawn[at] === 0n ? [] : [[key, effectOdds(attack, effect, orders, drawn[at]!, living[at]!)]],
  );
  return { ...damageOdds(attack, tally), effects: Object.fromEntries(chances) };
};

/** Facts that odds do not count, since the caller names the way of drawing: refused where they say something. */
const noteUncounted = (
  given: Keyed,
  names: readonly string[],
  path: Path,
  faults: Faults,
): void => {
  for (const name of names)
    if ((given[name] ?? false) !== false && given[name] !== 'best')
      faults.push(invalidValue([...path, name], 'uncounted', given[name]));
};

const readAttack = (given: Keyed, faults: Faults): Attack => {
  const numbers = readNumbers(given, faults);
  const { attack, bonuses, changes, rules } = numbers;
  const listed = optionalRecord(given['target'], 'target', ROOT, 'attacked', faults);
  const target = readDefence(listed, ['target'], faults);
  noteUncounted(listed, ['disadvantage', 'sources'], ['target'], faults);
  noteUncounted(given, ['attacker', 'sources', 'order'], ROOT, faults);
  const effects = optional(given['effects'], 'effects', ROOT, readEffects, [], faults);
  const pierce = numbers.pierce + pierceOf(effects);
  const value = modifiedAttack(sumOfBonuses([...bonuses, poisonBonus(target.conditions)]), attack);
  const mode = optional(given['mode'], 'mode', ROOT, readMode, 'none', faults);
  return { ...numbers, pierce, target, mode, value, judging: { attack: value, changes, rules } };
};

const readDeck = (value: unknown, faults: Faults): Piles => {
  if (Array.isArray(value)) return [readCards(value, ['deck'], faults)];
  if (isRecord(value))
    return [
      readCards(value['pile'], ['deck', 'pile'], faults),
      readCards(value['discard'] ?? [], ['deck', 'discard'], faults),
    ];
  faults.push(invalidValue(['deck'], 'cardsOrDeck', value));
  return [];
};

/**
 * The exact odds of an attack: how likely every damage is, the death of the target, and every effect of
 * the modifier cards.
 *
 * All orders of the deck are counted, with everything that can happen in the draw: rolling cards, the
 * better or the worse of two, the comparison that the rules do not decide (R-MOD-2 to R-MOD-8, R-MOD-10),
 * the reshuffle of an empty pile (R-MOD-11), a deck of rolling cards only, no deck at all (a +0). Equal
 * cards count together, so that it is fast; nothing is sampled. Poison,
 * bonuses, shield, pierce printed and on cards and reduced randomness (R-VAR-2) count as in
 * {@link resolveAttack}. `mode` alone says how the attack draws (`modeOf` finds it): an attacker, sources and
 * another order than the best are refused, so that nothing is passed over. Whether the target can be
 * attacked, and what it does against the damage, is not asked about.
 *
 * Units: weights are whole numbers; they become texts above 2^53 - 1, all of a fraction together.
 *
 * Errors: every fault at once: those of {@link resolveAttack}; `tooManyOutcomes` where the cards go
 * together in too many ways: some dozens of rolling cards, all different.
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
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'deckAttack', query)]);
  const attack = readAttack(query, faults);
  const piles = readDeck(query.deck, faults);
  noteTooLarge(attack, piles.flat(), [], faults);
  if (faults.length > 0) return refuse(faults);
  const odds = oddsOf(attack, piles);
  return odds === null
    ? left([{ type: 'tooManyOutcomes', path: ['deck'], ruling: null, limit: WORK_LIMIT }])
    : right(odds);
};
