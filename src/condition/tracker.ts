import { CONDITIONS, type Condition } from '../vocabulary/index.js';

/**
 * The negative conditions (R-COND-19). Curse is a card, yet it counts as one at the moment it is
 * applied.
 */
export const NEGATIVE_CONDITIONS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'curse',
] as const;
/** One of {@link NEGATIVE_CONDITIONS}. */
export type NegativeCondition = (typeof NEGATIVE_CONDITIONS)[number];

/** The positive conditions (R-COND-19). Bless is a card. */
export const POSITIVE_CONDITIONS = ['invisible', 'strengthen', 'bless'] as const;
/** One of {@link POSITIVE_CONDITIONS}. */
export type PositiveCondition = (typeof POSITIVE_CONDITIONS)[number];

/** What a figure can be immune to (R-COND-20): a condition, or one of the cards bless and curse. */
export const AFFLICTIONS: readonly (Condition | 'bless' | 'curse')[] = /*#__PURE__*/ (
  CONDITIONS as readonly (Condition | 'bless' | 'curse')[]
).concat(['bless', 'curse']);
/** One of {@link AFFLICTIONS}. */
export type Affliction = (typeof AFFLICTIONS)[number];

/** A condition that lies on a figure. */
export interface HeldCondition {
  /** Which one. */
  readonly condition: Condition;
  /**
   * How many ends of the figure's own turns are left until it ends, the end of a running turn
   * included: 1 or 2. `null` for poison and wound, which time does not end.
   */
  readonly turnsLeft: number | null;
}

/**
 * The conditions of one figure, as plain JSON that survives a save.
 *
 * Shape: make one with {@link trackerOf}; the other functions of this module give the next one and
 * leave theirs as it was.
 */
export interface ConditionTracker {
  /** Whether the figure's own turn is running, so that what it gains lasts past it (R-COND-3). */
  readonly onTurn: boolean;
  /** At most one of each kind (R-COND-1), in the order of `CONDITIONS`. */
  readonly held: readonly HeldCondition[];
  /** What it is immune to (R-COND-20), each once, in the order of {@link AFFLICTIONS}. */
  readonly immune: readonly Affliction[];
}

/** Conditions where only their names matter: a tracker, or a list of names. */
export type Conditions = ConditionTracker | readonly Condition[];

const isTracker = (conditions: Conditions): conditions is ConditionTracker => 'held' in conditions;

/** Poison and wound stay until they are healed (R-COND-2, R-COND-8). */
export const endsByTime = (condition: Condition): boolean =>
  condition !== 'poison' && condition !== 'wound';

/**
 * Turns left of a condition gained now: the next turn that the figure begins is the last one affected
 * (R-COND-2); a turn that is running does not count (R-COND-3).
 */
const turnsFromNow = (onTurn: boolean, condition: Condition): number | null => {
  if (!endsByTime(condition)) return null;
  return onTurn ? 2 : 1;
};

/** The later of two expiries; without an expiry is latest (R-COND-6). */
const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** The given conditions once each, in the order of `CONDITIONS`. */
export const inOrder = (held: readonly HeldCondition[]): readonly HeldCondition[] =>
  CONDITIONS.flatMap((condition) => held.find((one) => one.condition === condition) ?? []);

/**
 * A figure's conditions: those named lie on it, gained outside its own turn, so that they end at the
 * end of its next one. What lies on a figure stays there, whatever it is immune to: immunity is about
 * gaining (R-COND-20).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { trackerOf } from 'gloomhaven-rules/condition';
 *
 * assert.deepEqual(trackerOf(['wound', 'stun'], ['curse']), {
 *   onTurn: false,
 *   held: [
 *     { condition: 'wound', turnsLeft: null },
 *     { condition: 'stun', turnsLeft: 1 },
 *   ],
 *   immune: ['curse'],
 * });
 */
export const trackerOf = (
  conditions: readonly Condition[] = [],
  immune: readonly Affliction[] = [],
): ConditionTracker => ({
  onTurn: false,
  held: inOrder(
    conditions.map((condition) => ({ condition, turnsLeft: turnsFromNow(false, condition) })),
  ),
  immune: AFFLICTIONS.filter((affliction) => immune.includes(affliction)),
});

/**
 * The names of a figure's conditions, in the order of `CONDITIONS`; queries about monsters want them
 * so.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { listConditions, trackerOf } from 'gloomhaven-rules/condition';
 *
 * assert.deepEqual(listConditions(trackerOf(['muddle', 'poison'])), ['poison', 'muddle']);
 */
export const listConditions = (conditions: Conditions): readonly Condition[] =>
  isTracker(conditions)
    ? conditions.held.map(({ condition }) => condition)
    : CONDITIONS.filter((condition) => conditions.includes(condition));

/**
 * Whether a condition lies on a figure.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { hasCondition, trackerOf } from 'gloomhaven-rules/condition';
 *
 * assert.equal(hasCondition(trackerOf(['muddle']), 'muddle'), true);
 * assert.equal(hasCondition(['muddle'], 'stun'), false);
 */
export const hasCondition = (conditions: Conditions, condition: Condition): boolean =>
  isTracker(conditions)
    ? conditions.held.some((one) => one.condition === condition)
    : conditions.includes(condition);

/**
 * Whether a condition, or the card bless or curse, counts as negative (R-COND-19).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { isNegative } from 'gloomhaven-rules/condition';
 *
 * assert.equal(isNegative('curse'), true);
 * assert.equal(isNegative('strengthen'), false);
 */
export const isNegative = (affliction: Affliction): affliction is NegativeCondition =>
  NEGATIVE_CONDITIONS.some((negative) => negative === affliction);

/**
 * Whether a figure is immune to a condition or to the card bless or curse (R-COND-20).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { isImmune, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const boss = trackerOf([], ['stun', 'curse']);
 * assert.equal(isImmune(boss, 'curse'), true);
 * assert.equal(isImmune(boss, 'muddle'), false);
 */
export const isImmune = (tracker: ConditionTracker, affliction: Affliction): boolean =>
  tracker.immune.includes(affliction);

/** What came of giving a figure a condition. */
export interface ConditionGain {
  /** New on the figure, held before (R-COND-1), or without effect (R-COND-20). */
  readonly type: 'gained' | 'refreshed' | 'immune';
  /** Which condition. */
  readonly condition: Condition;
  /** Its expiry now, as in {@link HeldCondition}; `null` where the figure is immune. */
  readonly turnsLeft: number | null;
  /** The figure's conditions now. */
  readonly conditions: ConditionTracker;
}

/**
 * Gives a figure a condition. It works at once (R-COND-4) and ends at the end of the figure's next
 * turn (R-COND-2); gained on its own turn it outlasts the running one (R-COND-3). A figure that has
 * it already keeps the later expiry (R-COND-1, R-COND-6); an immune one is not affected
 * (R-COND-20).
 *
 * Shape: typed values; what comes from outside goes through `decodeConditionTracker` first.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { gainCondition, trackerOf } from 'gloomhaven-rules/condition';
 *
 * const boss = trackerOf([], ['stun']);
 * assert.equal(gainCondition(boss, 'stun').type, 'immune');
 * assert.equal(gainCondition(boss, 'muddle').turnsLeft, 1);
 */
export const gainCondition = (tracker: ConditionTracker, condition: Condition): ConditionGain => {
  if (isImmune(tracker, condition))
    return { type: 'immune', condition, turnsLeft: null, conditions: tracker };
  const known = tracker.held.find((one) => one.condition === condition);
  const fresh = turnsFromNow(tracker.onTurn, condition);
  const turnsLeft = known === undefined ? fresh : later(known.turnsLeft, fresh);
  const others = tracker.held.filter((one) => one !== known);
  return {
    type: known === undefined ? 'gained' : 'refreshed',
    condition,
    turnsLeft,
    conditions: { ...tracker, held: inOrder([...others, { condition, turnsLeft }]) },
  };
};
