import type { Ability } from '../content/index.js';
import type { AttackEffect, AttackProfile } from '../vocabulary/index.js';
import { amountOf, type Symbols } from './amount.js';

type AttackAbility = Extract<Ability, { readonly type: 'attack' }>;

/** What an attack ability says, its numbers reckoned up. */
export interface AttackPlan {
  /** How much. */
  readonly amount: number;
  /** Its range, `null` for a melee attack. */
  readonly range: number | null;
  /** Shield that is ignored. */
  readonly pierce: number;
  /** What it adds besides damage. */
  readonly effects: readonly AttackEffect[];
  /** What gives advantage and disadvantage besides the figures. */
  readonly advantage: boolean;
  /** Whether it has disadvantage besides what the figures give. */
  readonly disadvantage: boolean;
  /** Whether it has one target and no area. */
  readonly single: boolean;
}

/** What the stat card adds to every attack of a monster (R-MON-16). */
export interface AttackTraits {
  readonly pierce: number;
  readonly push: number;
  readonly pull: number;
  readonly conditions: AttackAbility['conditions'];
}

const NO_TRAITS: AttackTraits = { pierce: 0, push: 0, pull: 0, conditions: [] };

type GainedCondition = NonNullable<AttackAbility['conditions']>[number];

/** What a condition, bless or curse is among the effects of an attack. */
const conditionEffect = (condition: GainedCondition): AttackEffect =>
  condition === 'bless' || condition === 'curse'
    ? { type: condition }
    : { type: 'condition', condition };

/** Blesses and curses are cards, of which each counts; a condition comes once (R-COND-1). */
const isAmong = (effects: readonly AttackEffect[], effect: AttackEffect): boolean =>
  effect.type === 'condition' &&
  effects.some((one) => one.type === 'condition' && one.condition === effect.condition);

/** Effects of an attack with conditions besides those that are there. */
export const withConditions = (
  effects: readonly AttackEffect[],
  conditions: readonly GainedCondition[],
): readonly AttackEffect[] =>
  conditions
    .map(conditionEffect)
    .reduce((known, effect) => (isAmong(known, effect) ? known : [...known, effect]), effects);

const forcedEffect = (type: 'push' | 'pull', distance: number): readonly AttackEffect[] =>
  distance > 0 ? [{ type, distance }] : [];

/** The range of an attack: its own, else that of its performer; `null` for a melee attack (R-ATK-13, R-MON-4). */
export const rangeOf = (
  { range, kind, area, to }: AttackAbility,
  symbols: Symbols,
  own: number | null,
): number | null => {
  if (kind === 'melee' || (area?.origin ?? null) !== null) return null;
  if (range !== undefined) return amountOf(range, symbols, 1);
  if (kind === 'ranged') return own ?? 1;
  return to === undefined ? own : null;
};

const isSingle = ({ area, targets = 1, to }: AttackAbility): boolean =>
  area === undefined &&
  targets === 1 &&
  (typeof to !== 'object' || to.type !== 'select' || (to.count ?? 1) === 1);

/** What an attack ability says, its numbers reckoned up. */
export const planOf = (
  ability: AttackAbility,
  symbols: Symbols,
  own: number | null,
  traits: AttackTraits = NO_TRAITS,
): AttackPlan => {
  const { amount, pierce = 0, push = 0, pull = 0, conditions = [], effects = [] } = ability;
  const given = [...conditions, ...(traits.conditions ?? [])];
  return {
    amount: amountOf(amount, symbols),
    range: rangeOf(ability, symbols, own),
    pierce: amountOf(pierce, symbols) + traits.pierce,
    effects: [
      ...withConditions([], given),
      ...forcedEffect('push', amountOf(push, symbols)),
      ...forcedEffect('push', traits.push),
      ...forcedEffect('pull', amountOf(pull, symbols)),
      ...forcedEffect('pull', traits.pull),
    ],
    advantage: effects.some(({ type }) => type === 'advantage'),
    disadvantage: effects.some(({ type }) => type === 'disadvantage'),
    single: isSingle(ability),
  };
};

/** Whom an attack ability can reach, as the questions of the board take it. */
export const profileOf = (
  { area, targets, allAtOne }: AttackAbility,
  plan: AttackPlan,
  symbols: Symbols,
  own: number | 'all',
): AttackProfile => {
  const count =
    targets === 'all' ? 'all' : amountOf(targets ?? (own === 'all' ? 1 : own), symbols, 1);
  return {
    range: plan.range,
    targets: allAtOne === true ? 1 : targets === undefined && own === 'all' ? 'all' : count,
    area: area ?? null,
  };
};
