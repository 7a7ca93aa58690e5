import type { AreaPattern, Condition, MoveMode } from '../../vocabulary/index.js';
import type { Ability, Deed } from './ability.js';
import type { Choose, Consume, If, Pay, Repeat } from './control.js';
import type { Amount } from './amount.js';
import type { Figures, SelectionCount } from './selection.js';

/** The numbers of an ability that effects change. */
export const ABILITY_NUMBERS = [
  'amount',
  'range',
  'targets',
  'pierce',
  'push',
  'pull',
  'shield',
  'retaliate',
  'retaliateRange',
] as const;

/**
 * One of {@link ABILITY_NUMBERS}: `amount` is the number that the ability has by itself, the attack of an
 * attack and the hexes of a move; `shield`, `retaliate` and `retaliateRange` are the target's, for one
 * attack. What a bonus adds to `retaliate` is a source of its own, and `retaliateRange` in the same bonus is
 * the reach of that source alone. `targets` of an ability with `to` are further figures that fit it.
 */
export type AbilityNumber = (typeof ABILITY_NUMBERS)[number];

/** Adds to a number of the ability, which is 0 or the figure's own where the ability says none; a negative amount takes away. */
export interface AddEffect {
  /** An addition. */
  readonly type: 'add';
  /** To which number. Default `amount`. */
  readonly to?: AbilityNumber;
  /** How much. */
  readonly amount: Amount;
}

/** Puts another number in the place of one of the ability: before anything is added or multiplied, which then comes in the order that its controller likes (R-ATK-2). */
export interface SetEffect {
  /** A replacement. */
  readonly type: 'set';
  /** Which number. Default `amount`. */
  readonly to?: AbilityNumber;
  /** What it becomes; for `targets` also the word `all`. */
  readonly amount: SelectionCount;
}

/** Multiplies a number of the ability. */
export interface MultiplyEffect {
  /** A multiplication. */
  readonly type: 'multiply';
  /** Which number. Default `amount`. */
  readonly to?: AbilityNumber;
  /** By what. */
  readonly amount: Amount;
}

/** What a figure gains with the ability: tokens, and cards for its modifier deck. */
export type GainedCondition = Condition | 'bless' | 'curse';

/** Further conditions for the targets of the ability. */
export interface AddConditionsEffect {
  /** Conditions are added. */
  readonly type: 'addConditions';
  /** Which ones; one listed twice comes twice, where that means something (curse). */
  readonly conditions: readonly GainedCondition[];
}

/** Another area instead of the ability's own targets or area. */
export interface SetAreaEffect {
  /** An area replaces the targets. */
  readonly type: 'setArea';
  /** The area. */
  readonly area: AreaPattern;
}

/** Other targets instead of, or besides, the ability's own. */
export interface RetargetEffect {
  /** The targets change. */
  readonly type: 'retarget';
  /** Whom. */
  readonly to: Figures;
  /** Whether the ability's own targets stay. Default `false`. */
  readonly keep?: boolean;
}

/** Another way to move. */
export interface SetModeEffect {
  /** The way of the move changes. */
  readonly type: 'setMode';
  /** How. */
  readonly mode: MoveMode;
}

/** The attack is drawn with advantage or disadvantage. */
export interface DrawEffect {
  /** Which of the two (R-MOD-2 to R-MOD-4). */
  readonly type: 'advantage' | 'disadvantage';
}

/** The target's shield does not count for the attack. */
export interface IgnoreShieldEffect {
  /** No shield. */
  readonly type: 'ignoreShield';
}

/** No damage is suffered, or so much less. */
export interface PreventEffect {
  /** Damage is prevented. */
  readonly type: 'prevent';
  /** How much. Default all. */
  readonly amount?: Amount;
}

/**
 * Somebody else suffers the damage, or is attacked: whatever the range. Everything about the attack is
 * settled anew for the new target; several redirected attacks of one ability all count (in spite of R-ATK-11).
 */
export interface RedirectEffect {
  /** Attack or damage goes to another figure. */
  readonly type: 'redirect';
  /** To whom. */
  readonly to: Figures;
}

/** The ability, or inside `eachTarget` and at an attack the attack on this target, is not performed; others take its place. */
export interface InsteadEffect {
  /** The whole ability is replaced. */
  readonly type: 'instead';
  /** By these. */
  readonly abilities: readonly Ability[];
}

/**
 * The effects count for each target by itself: clauses and amounts about the target belong here. Conditions
 * and prices among them are settled once, before the card is drawn; changes count then. Abilities follow the
 * damage to that target: pushes and pulls at once, others after them, all before retaliate (R-ATK-26). A bonus
 * on `attack` or `attacked` is read as if it stood here.
 */
export interface EachTargetEffect {
  /** For each target. */
  readonly type: 'eachTarget';
  /** What happens; changes of an attack come before its card is drawn. */
  readonly effects: readonly Effect[];
}

/** Abilities come first; without it they come after. If a target dies of them, the attack on it falls away. */
export interface BeforeEffect {
  /** Before the ability, or before the attack on a target. */
  readonly type: 'before';
  /** What is performed. */
  readonly abilities: readonly Ability[];
}

/** What changes an ability while it is performed. */
export type Change =
  | AddEffect
  | SetEffect
  | MultiplyEffect
  | AddConditionsEffect
  | SetAreaEffect
  | RetargetEffect
  | SetModeEffect
  | DrawEffect
  | IgnoreShieldEffect
  | PreventEffect
  | RedirectEffect
  | InsteadEffect
  | EachTargetEffect
  | BeforeEffect;

/**
 * What is attached to an ability or a bonus: a {@link Change} of the ability it is attached to, a
 * {@link Deed} that is performed beside it (afterwards, unless in {@link BeforeEffect}), or a
 * {@link Control} word with more of the same in it, as deep as a card needs.
 *
 * @example
 * import type { Effect } from 'gloomhaven-rules/content';
 *
 * // Consume fire: +2, and 1 experience.
 * const augment: Effect = {
 *   type: 'consume',
 *   elements: ['fire'],
 *   then: [
 *     { type: 'add', amount: 2 },
 *     { type: 'experience', amount: 1 },
 *   ],
 * };
 */
export type Effect =
  Change | Deed | If<Effect> | Consume<Effect> | Pay<Effect> | Choose<Effect> | Repeat<Effect>;
