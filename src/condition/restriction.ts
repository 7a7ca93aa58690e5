import type { Condition } from '../vocabulary/index.js';
import { hasCondition, isImmune, type Conditions, type ConditionTracker } from './tracker.js';
import type { Affliction } from './tracker.js';

/** What a condition can forbid a figure to do. */
export const DEEDS = ['move', 'attack', 'otherAbility', 'item'] as const;
/**
 * One of {@link DEEDS}: a move ability, an attack ability, any other ability (heal, loot, "suffer
 * damage", summon…), the use of an item.
 */
export type Deed = (typeof DEEDS)[number];

/** R-COND-10 (immobilize), R-COND-11 (disarm), R-COND-12 (stun). */
export const FORBIDDING: Readonly<Record<Deed, readonly Condition[]>> = {
  move: ['immobilize', 'stun'],
  attack: ['disarm', 'stun'],
  otherAbility: ['stun'],
  item: ['stun'],
};

/**
 * The conditions of a figure that forbid it a deed: immobilize a move ability (R-COND-10), disarm an
 * attack ability (R-COND-11), stun every ability and item (R-COND-12). What is no deed of this list
 * is forbidden by none: being moved by force, retaliate, shield and bonuses in force, resting,
 * looting at the end of the turn, negating damage.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { forbiddenBy, trackerOf } from 'gloomhaven-rules/condition';
 *
 * assert.deepEqual(forbiddenBy(trackerOf(['disarm', 'stun']), 'attack'), ['disarm', 'stun']);
 * assert.deepEqual(forbiddenBy(['disarm'], 'otherAbility'), []);
 */
export const forbiddenBy = (conditions: Conditions, deed: Deed): readonly Condition[] =>
  FORBIDDING[deed].filter((condition) => hasCondition(conditions, condition));

const isAllowed =
  (deed: Deed) =>
  (conditions: Conditions): boolean =>
    forbiddenBy(conditions, deed).length === 0;

/**
 * Whether a figure may perform a move ability: not while immobilized (R-COND-10) or stunned
 * (R-COND-12). It can still be moved by force.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { mayMove } from 'gloomhaven-rules/condition';
 *
 * assert.equal(mayMove(['immobilize']), false);
 */
export const mayMove: (conditions: Conditions) => boolean = /*#__PURE__*/ isAllowed('move');

/**
 * Whether a figure may perform an attack ability: not while disarmed (R-COND-11) or stunned
 * (R-COND-12). It retaliates all the same.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { mayAttack } from 'gloomhaven-rules/condition';
 *
 * assert.equal(mayAttack(['disarm']), false);
 * assert.equal(mayAttack(['immobilize']), true);
 */
export const mayAttack: (conditions: Conditions) => boolean = /*#__PURE__*/ isAllowed('attack');

/**
 * Whether a figure may perform abilities at all: not while stunned (R-COND-12). Of those that move or
 * attack, {@link mayMove} and {@link mayAttack} say more.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { mayPerformAbilities } from 'gloomhaven-rules/condition';
 *
 * assert.equal(mayPerformAbilities(['stun']), false);
 * assert.equal(mayPerformAbilities(['disarm', 'immobilize']), true);
 */
export const mayPerformAbilities: (conditions: Conditions) => boolean =
  /*#__PURE__*/ isAllowed('otherAbility');

/**
 * Whether a character may use items: not while stunned (R-COND-12).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { mayUseItems } from 'gloomhaven-rules/condition';
 *
 * assert.equal(mayUseItems(['stun']), false);
 */
export const mayUseItems: (conditions: Conditions) => boolean = /*#__PURE__*/ isAllowed('item');

/** The conditions of an attacker that change how it draws. */
export interface DrawSources {
  /** Sources of advantage: strengthen. */
  readonly advantage: readonly Condition[];
  /** Sources of disadvantage: muddle. */
  readonly disadvantage: readonly Condition[];
}

/**
 * What the conditions of an attacker do to the draws of all its attacks: strengthen is a source of
 * advantage, muddle of disadvantage, and both cancel each other (R-COND-15, R-MOD-9).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { drawSourcesOf } from 'gloomhaven-rules/condition';
 *
 * assert.deepEqual(drawSourcesOf(['muddle']), { advantage: [], disadvantage: ['muddle'] });
 */
export const drawSourcesOf = (conditions: Conditions): DrawSources => ({
  advantage: hasCondition(conditions, 'strengthen') ? ['strengthen'] : [],
  disadvantage: hasCondition(conditions, 'muddle') ? ['muddle'] : [],
});

/**
 * What poison adds to every attack of an enemy against the figure, and to nothing else: not to traps
 * nor retaliate (R-COND-9).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { poisonBonus } from 'gloomhaven-rules/condition';
 *
 * assert.equal(poisonBonus(['poison']), 1);
 */
export const poisonBonus = (conditions: Conditions): number =>
  hasCondition(conditions, 'poison') ? 1 : 0;

/**
 * Whether a figure can be focused and targeted: while it is invisible its enemies cannot, its allies
 * can (R-COND-16). What needs no target hurts it all the same.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { isTargetable } from 'gloomhaven-rules/condition';
 *
 * assert.equal(isTargetable(['invisible'], 'enemy'), false);
 * assert.equal(isTargetable(['invisible'], 'ally'), true);
 */
export const isTargetable = (conditions: Conditions, by: 'enemy' | 'ally'): boolean =>
  by === 'ally' || !hasCondition(conditions, 'invisible');

/**
 * Whether an ability that does nothing but give these conditions can target the figure: it is immune
 * to at most some of them (R-COND-20). An attack that gives them besides can always.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { canBeAfflicted, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const boss = trackerOf([], ['stun', 'curse']);
 * assert.equal(canBeAfflicted(boss, ['stun']), false);
 * assert.equal(canBeAfflicted(boss, ['stun', 'muddle']), true);
 */
export const canBeAfflicted = (
  tracker: ConditionTracker,
  afflictions: readonly Affliction[],
): boolean => afflictions.some((affliction) => !isImmune(tracker, affliction));
