import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { invalidValue, isRecord, refuse, right } from '../core/index.js';
import type { Hit } from '../damage/index.js';
import { lessShield, lossOf } from '../damage/internal.js';
import type { WrittenCard } from '../modifier-deck/index.js';
import type { ForcedMoveEffect, ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import { actsOnTarget, isImmuneTo, pierceOf } from './effect.js';
import type { AttackError, Faults } from './error.js';
import type { AttackFacts } from './facts.js';
import { noteTooLarge } from './limit.js';
import { readAttack, type Attack, type Target } from './ability.js';
import { cardStages, type Stage } from './stage.js';
import { readUsedCards } from './used-cards.js';

/** An attack and the modifier cards that count for it. */
export interface AttackQuery extends AttackFacts {
  /** The used cards, in drawing order, one of them without a rolling sign; none at all is a +0. */
  readonly cards: readonly WrittenCard[];
}

/**
 * What becomes of an added effect: it takes hold, or it does not since the target dies (R-ATK-9) or is
 * immune (R-COND-20). Pierce is used up by the damage (R-ATK-10).
 */
export type EffectVerdict = 'takesHold' | 'targetDies' | 'immune' | 'used';

/** An added effect, and what becomes of it. */
export interface AddedEffect {
  /** The effect. */
  readonly effect: ModifierEffect;
  /** Where it stands: on the attack, or on one of the used cards, by its place in their list. */
  readonly from: 'attack' | number;
  /** What becomes of it; one that takes hold may be declined by the attacker. */
  readonly verdict: EffectVerdict;
}

/** What came of one attack on one target, with the numbers that led to it. */
export interface AttackResult {
  /** Every step from the printed value to the damage (R-ATK-1). */
  readonly stages: readonly Stage[];
  /** The attack after the attacker's bonuses and before the cards. */
  readonly attack: number;
  /** The attack after the cards and before shield; it may be below 0. */
  readonly modified: number;
  /** All pierce, that of the cards included. */
  readonly pierce: number;
  /** The damage after shield, at least 0. A character may negate 1 or more (R-DMG-1 to R-DMG-3). */
  readonly damage: number;
  /** Whether it was negated. */
  readonly negated: boolean;
  /** Damage that takes hit points: 0 if negated. */
  readonly suffered: number;
  /** Damage above the hit points that were left, which is ignored (R-ATK-17). */
  readonly excess: number;
  /** Whether the target dies; `null` where its hit points are not known. */
  readonly dies: boolean | null;
  /** Each added effect of the attack and of the cards, in this order. */
  readonly effects: readonly AddedEffect[];
  /** The damage as `sufferDamage` takes it, with the conditions that take hold. */
  readonly hit: Hit;
  /**
   * Pushes and pulls that take hold, each to be used or declined alone; `pushOptions` and `pullOptions`
   * say where they can end.
   */
  readonly forcedMoves: readonly ForcedMoveEffect[];
  /** Targets that may be added (R-ATK-23). */
  readonly addTargets: number;
  /** Whether the target lives to retaliate, after all of the above (R-ATK-26, R-ATK-27). */
  readonly mayRetaliate: boolean;
}

const verdictOn = (effect: ModifierEffect, target: Target, dies: boolean): EffectVerdict => {
  if (effect.type === 'pierce') return 'used';
  if (!actsOnTarget(effect)) return 'takesHold';
  if (dies) return 'targetDies';
  return isImmuneTo(target, effect) ? 'immune' : 'takesHold';
};

const addedEffects = (
  { effects: printed, target }: Attack,
  cards: readonly ModifierCard[],
  dies: boolean,
): readonly AddedEffect[] => {
  const added =
    (from: 'attack' | number) =>
    (effect: ModifierEffect): AddedEffect => ({
      effect,
      from,
      verdict: verdictOn(effect, target, dies),
    });
  return [
    ...printed.map(added('attack')),
    ...cards.flatMap(({ effects }, index) => effects.map(added(index))),
  ];
};

/** Steps 7 and 8 of R-ATK-1: what the damage does, and what else takes hold. */
const aftermath = (
  attack: Attack,
  cards: readonly ModifierCard[],
  damage: number,
): Omit<AttackResult, 'stages' | 'attack' | 'modified' | 'pierce' | 'damage'> => {
  const { hitPoints } = attack.target;
  const { negated, suffered, dies } = lossOf(damage, attack.target.negated, hitPoints);
  const effects = addedEffects(attack, cards, dies === true);
  const holding = effects
    .filter(({ verdict }) => verdict === 'takesHold')
    .map(({ effect }) => effect);
  const conditions = holding.flatMap((one) => (one.type === 'condition' ? [one.condition] : []));
  return {
    negated,
    suffered,
    excess: Math.max(0, suffered - (hitPoints ?? suffered)),
    dies,
    effects,
    hit: { source: 'attack', amount: damage, conditions, negated },
    forcedMoves: holding.filter(
      (one): one is ForcedMoveEffect => one.type === 'push' || one.type === 'pull',
    ),
    addTargets: holding.reduce((sum, one) => sum + (one.type === 'addTarget' ? one.count : 0), 0),
    mayRetaliate: dies !== true,
  };
};

/** {@link resolveAttack} for an attack and cards that were read. */
export const resolve = (attack: Attack, cards: readonly ModifierCard[]): AttackResult => {
  const { target, value, order, judging } = attack;
  const drawn = cardStages(value, cards, order, judging);
  const modified = drawn.at(-1)?.value ?? value;
  const pierce = attack.pierce + pierceOf(cards.flatMap(({ effects }) => effects));
  const { shield } = target;
  const damage = lessShield(modified, shield, pierce);
  return {
    stages: [
      ...attack.stages,
      ...drawn,
      { type: 'shield', shield, pierce, value: modified - Math.max(0, shield - pierce) },
      { type: 'floor', value: damage },
    ],
    attack: value,
    modified,
    pierce,
    damage,
    ...aftermath(attack, cards, damage),
  };
};

/**
 * One attack on one target, number by number (R-ATK-1 to R-ATK-10): the printed value, the attacker's
 * bonuses with poison among them, the modifier cards, shield less pierce, never below 0; then what the
 * damage does, and which added effects take hold.
 *
 * The cards are those that count, wherever they were drawn: `used` of a draw from a deck, or what lies
 * on the table. Numbers and doublings of one step go in the order that is best for the attacker
 * (R-ATK-2, R-ATK-4). A null makes the damage 0 and stops nothing else (R-ATK-5). Retaliate comes after
 * forced movement and is a question of its own, `resolveRetaliate`. If a character negates the damage,
 * ask again with `negated`: all other effects apply (R-DMG-2).
 *
 * Errors: every fault at once: `invalidValue`, `tooManyCards`, `attackForbidden`, `targetOutOfRange`,
 * `targetOutOfSight`, `targetInvisible`, `attackTooLarge`; `secondCardUsed` once all cards are sound.
 *
 * @example
 * import { resolveAttack } from 'gloomhaven-rules/attack';
 * import assert from 'node:assert/strict';
 *
 * const attack = resolveAttack({
 *   attack: 3,
 *   effects: [{ type: 'condition', condition: 'wound' }],
 *   target: { hitPoints: 9, shield: 1, conditions: ['poison'] },
 *   cards: [{ value: 1, rolling: true }, { value: 'double' }],
 * });
 * assert(attack._tag === 'Right');
 * assert.deepEqual(
 *   attack.right.stages.map(({ type, value }) => [type, value]),
 *   [['base', 3], ['poison', 4], ['card', 5], ['card', 10], ['shield', 9], ['floor', 9]],
 * );
 * assert.equal(attack.right.dies, true);
 * assert.equal(attack.right.effects[0]?.verdict, 'targetDies');
 */
export const resolveAttack = (
  query: AttackQuery,
): Either<NonEmptyArray<AttackError>, AttackResult> => {
  const faults: Faults = [];
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'attackQuery', query)]);
  const attack = readAttack(query, faults);
  const cards = readUsedCards(query.cards, ['cards'], faults);
  noteTooLarge(attack, cards, [], faults);
  return faults.length > 0 ? refuse(faults) : right(resolve(attack, cards));
};
