import type { Side } from '../../vocabulary/index.js';
import type { AbilityBase, Aimed } from './ability-base.js';
import type { Ability } from './ability.js';
import type { Amount } from './amount.js';
import type { Duration } from './bonus.js';
import type { GainedCondition } from './effect.js';
import type { FigureSelection, Figures, HexSelection } from './selection.js';
import type { SummonStats } from './summon.js';

/** A character's summon (R-SUM). */
export interface SummonAbility extends AbilityBase {
  /** A summon. */
  readonly type: 'summon';
  /** What is summoned. */
  readonly summon: SummonStats;
  /** Where. Default an adjacent empty hex (R-SUM-1). */
  readonly place?: HexSelection;
}

/** How many monsters of which rank, by the number of characters: two, three, four. */
export interface SpawnNumber {
  /** The rank. */
  readonly rank: 'normal' | 'elite' | 'boss';
  /** How many: one number, or one for each size of the party from two to four. Default 1. */
  readonly count?: Amount | readonly [Amount, Amount, Amount];
}

/** Monsters that come into play: summoned by one, or spawned by a scenario. */
export interface SpawnAbility extends AbilityBase {
  /** New monsters. */
  readonly type: 'spawn';
  /** The id of the type of monster. */
  readonly monster: string;
  /** How many of each rank; several come all. */
  readonly numbers: readonly SpawnNumber[];
  /** Where. Default adjacent empty hexes, as near to an enemy as can be (R-MON-20). */
  readonly place?: HexSelection;
  /** Their hit points, at most their maximum. Default the maximum. */
  readonly hitPoints?: Amount;
  /** Their side, where it is not the usual one. */
  readonly side?: Side;
}

/** Another figure performs abilities now: an ally that may, a summon that is steered. */
export interface GrantAbility extends AbilityBase {
  /** Another figure acts. */
  readonly type: 'grant';
  /** Who. */
  readonly to: Figures;
  /**
   * Who decides for it: `owner`, the character whose card says it; `performer`, whoever performs the grant; or
   * the rules. Default: a character itself, and for a summon whoever summoned it.
   */
  readonly steeredBy?: 'owner' | 'performer' | 'rules';
  /** What it performs; `self` is the performer, `owner` stays. */
  readonly abilities: readonly Ability[];
}

/** An enemy is forced to act; its own allies are its targets. */
export interface ControlAbility extends AbilityBase {
  /** An enemy acts for the owner. */
  readonly type: 'control';
  /** Who; with range and sight as for an attack. */
  readonly to: Figures;
  /** What it performs; `self` is the performer. */
  readonly abilities: readonly Ability[];
}

/** A figure takes its turn of the round as if its allies were enemies and its enemies allies. */
export interface SwapSidesAbility extends AbilityBase {
  /** A turn on the other side. */
  readonly type: 'swapSides';
  /** Who. */
  readonly to: Figures;
  /** Who decides in that turn. */
  readonly steeredBy: 'owner' | 'rules';
}

/** A figure takes a turn besides its own. */
export interface TakeTurnAbility extends AbilityBase {
  /** A further turn. */
  readonly type: 'takeTurn';
  /** Who. */
  readonly to: Figures;
}

/** Traits that figures can have, gain and lose. */
export const TRAITS = [
  'flying',
  'jumping',
  'noForcedMovement',
  'noTargeting',
  'notInvisible',
  'ignoresTerrain',
  'ignoresTraps',
  'noDamage',
  'noHealing',
  'notFocused',
  'noMove',
  'noAttack',
] as const;

/**
 * One of {@link TRAITS}: it flies; it jumps; it cannot be pushed or pulled; it cannot be targeted; it
 * counts as visible; difficult and hazardous terrain, or traps, do nothing to it; it suffers no damage; it
 * is not healed; nobody focuses on it; it does not move; it does not attack.
 */
export type Trait = (typeof TRAITS)[number];

/** Traits of a figure come or go. */
export interface TraitAbility extends AbilityBase {
  /** Traits. */
  readonly type: 'trait';
  /** Those it gains. Default none. */
  readonly traits?: readonly Trait[];
  /** Those it loses. Default none. */
  readonly without?: readonly Trait[];
  /** Conditions that it cannot gain. Default none. */
  readonly immunities?: readonly GainedCondition[];
  /** Who. Default `self`. */
  readonly to?: Figures;
  /** How long. Default `card`. */
  readonly lasts?: Duration;
}

/** A figure is marked: bonuses and clauses can speak of it (a character token that lies on it). */
export interface MarkAbility extends AbilityBase, Aimed {
  /** A mark. */
  readonly type: 'mark' | 'unmark';
  /** Its name. */
  readonly mark: string;
  /** What happens to the card when the figure dies. Default `stays`. */
  readonly ends?: 'stays' | 'discarded';
}

/** The place in the order of initiative changes, for this round. */
export interface InitiativeAbility extends AbilityBase {
  /** Another initiative. */
  readonly type: 'initiative';
  /** Added to the leading number, or taken away, as the owner likes if both are given. */
  readonly changes: readonly number[];
  /** Whose. Default `self`. */
  readonly to?: Figures;
}

/** A figure or type changes its side. */
export interface SetSideAbility extends AbilityBase {
  /** Another side. */
  readonly type: 'setSide';
  /** Who. */
  readonly to: Figures;
  /** The side. */
  readonly side: Side;
}

/** A focus that is found by another rule, for the rest of the turn. */
export interface FocusAbility extends AbilityBase {
  /** Another focus. */
  readonly type: 'focus';
  /** On whom, among those it could have. */
  readonly on: FigureSelection | 'farthest';
}
