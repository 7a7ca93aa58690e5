import type { AttackEffect } from './attack.js';
import type { Condition } from './words.js';

/** Where a modifier card comes from, which says where it goes (R-MOD-8, R-MOD-13, R-MOD-16). */
export const MODIFIER_ORIGINS = ['standard', 'bless', 'curse', 'star', 'perk'] as const;
/** One of {@link MODIFIER_ORIGINS}; `star` is a -1 of an item or a scenario effect. */
export type ModifierOrigin = (typeof MODIFIER_ORIGINS)[number];

/** Whoever drew the card heals (R-MOD-17). */
export interface HealEffect {
  /** A heal. */
  readonly type: 'heal';
  /** Hit points, at least 1. */
  readonly amount: number;
}

/** Whoever drew the card has shield until the end of the round (R-MOD-17). */
export interface ShieldEffect {
  /** A shield. */
  readonly type: 'shield';
  /** How much, at least 1. */
  readonly amount: number;
}

/** Whoever drew the card gains a condition, `invisible` for one (R-MOD-17). */
export interface SelfConditionEffect {
  /** A condition that does not go to the target. */
  readonly type: 'conditionSelf';
  /** The condition. */
  readonly condition: Condition;
}

/** Whoever drew the card refreshes a spent item (R-MOD-17). */
export interface RefreshItemEffect {
  /** A refresh. */
  readonly type: 'refreshItem';
}

/** What acts on whoever drew the card, also if the target dies (R-ATK-9). */
export type SelfEffect = HealEffect | ShieldEffect | SelfConditionEffect | RefreshItemEffect;

/** What a modifier card does besides its number. */
export type ModifierEffect = AttackEffect | SelfEffect;

/** A card of an attack modifier deck. */
export interface ModifierCard {
  /** The number that is added, `null` for no damage (R-ATK-5), `double` for 2x (R-ATK-4). */
  readonly value: number | 'null' | 'double';
  /** Whether it has the rolling sign: another card is drawn after it (R-MOD-2). */
  readonly rolling: boolean;
  /** What else it does; a multiset, the order means nothing. */
  readonly effects: readonly ModifierEffect[];
  /** Where it comes from. */
  readonly origin: ModifierOrigin;
}

/** How an attack draws (R-MOD-2 to R-MOD-4): plainly, or two cards for the better or the worse. */
export const DRAW_MODES = ['none', 'advantage', 'disadvantage'] as const;
/** One of {@link DRAW_MODES}. */
export type DrawMode = (typeof DRAW_MODES)[number];
