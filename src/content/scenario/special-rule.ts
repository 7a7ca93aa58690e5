import type { Ability } from '../language/ability.js';
import type { Amount } from '../language/amount.js';
import type { Limit } from '../language/bonus.js';
import type { Effect } from '../language/effect.js';
import type { Moment } from '../language/moment.js';
import type { MonsterAction } from '../box/monster.js';
import type { MarkerReference } from '../language/reference.js';
import type { FigureSelection } from '../language/selection.js';
import type { RuleBase } from './special-rule-base.js';
import type { PlacementRule } from './special-rule-place.js';
import type { StandingRule } from './special-rule-standing.js';

/**
 * Something happens at a moment, or changes what happens.
 *
 * @example
 * import type { WhenRule } from 'gloomhaven-rules/content';
 *
 * // From the second round on a guard comes at the end of each even round, until door 1 is open.
 * const guards: WhenRule = {
 *   type: 'when',
 *   on: 'roundEnds',
 *   if: [{ type: 'round', from: 2, every: 2 }],
 *   until: [{ type: 'scene', of: 'door', id: '1', is: 'open' }],
 *   effects: [
 *     {
 *       type: 'spawn',
 *       monster: 'city-guard',
 *       numbers: [{ rank: 'normal' }],
 *       place: { type: 'hexes', place: { type: 'on', of: { type: 'marker', marker: 'a' } } },
 *     },
 *   ],
 * };
 */
export interface WhenRule extends RuleBase {
  /** A moment and what comes of it. */
  readonly type: 'when';
  /** What it answers to. */
  readonly on: Moment;
  /** Whose moment it is; all that fit are meant. Default anybody's. */
  readonly of?: FigureSelection;
  /** How often. Default each time. */
  readonly limit?: Limit;
  /** What happens, and how the moment's ability, attack or damage changes. */
  readonly effects: readonly Effect[];
}

/** What a character gives up for an option: an action of its turn, whose card is then discarded. */
export const FORGONE = ['top', 'bottom', 'any'] as const;
/** One of {@link FORGONE}: the action of that half, or of either. */
export type Forgone = (typeof FORGONE)[number];

/** Something that characters may do, at a price: `self` is who does it. */
export interface OptionRule extends RuleBase {
  /** An option of the players. */
  readonly type: 'option';
  /** Who may. */
  readonly who: FigureSelection;
  /** When. Default in its own turn (`duringTurn`). */
  readonly on?: Moment;
  /** Whose moment it is, where it is another's. Default its own. */
  readonly of?: FigureSelection;
  /** The action that is given up. Default none. */
  readonly forgo?: Forgone;
  /** What else it costs. Default nothing. */
  readonly cost?: readonly Ability[];
  /** How often. Default without limit. */
  readonly limit?: Limit;
  /** What comes of it. */
  readonly effects: readonly Effect[];
}

/** What a special of a boss is in this scenario, instead of what the stat card says under its number (R-MON-27, R-MON-28). */
export interface BossSpecialRule extends RuleBase, MonsterAction {
  /** A special of a boss. */
  readonly type: 'bossSpecial';
  /** The id of the boss. */
  readonly monster: string;
  /** Which special, from 1. */
  readonly number: number;
}

/** What monsters do on their turns instead of what their cards say. */
export interface ScriptRule extends RuleBase {
  /** A turn that the scenario writes. */
  readonly type: 'script';
  /** Whose turns. */
  readonly of: FigureSelection;
  /** Only that one of them, each round, that is nearest to this; of several the one that acts first. Default all of them. */
  readonly nearestTo?: MarkerReference;
  /** Where their moves lead, if not to their focus. Default their focus. */
  readonly towards?: MarkerReference;
  /** What each of them performs; `self` is the monster. */
  readonly abilities: readonly Ability[];
}

/** A rule that only a handler of the host knows. */
export interface HandlerRule extends RuleBase {
  /** Something that only a handler of the host can do. */
  readonly type: 'special';
  /** The name of the handler. */
  readonly handler: string;
  /** Numbers for the handler, by their names. Default none. */
  readonly numbers?: Readonly<Record<string, Amount>>;
}

/** Rules of things that happen or are done. */
export type ActingRule = WhenRule | OptionRule | BossSpecialRule | ScriptRule | HandlerRule;

/** A special rule of a scenario: of what happens, of what stands where, or of what simply holds. */
export type SpecialRule = ActingRule | PlacementRule | StandingRule;
