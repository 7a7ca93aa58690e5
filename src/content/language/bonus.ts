import type { Moment } from './moment.js';
import type { Clause } from './clause.js';
import type { Effect } from './effect.js';
import type { Span } from './amount.js';
import type { Bound, MarkerReference } from './reference.js';
import type { FigureSelection, Figures } from './selection.js';

/** How long something lasts: see {@link Duration}. */
export const DURATIONS = ['ability', 'action', 'turn', 'round', 'scenario', 'card'] as const;

/**
 * How long something lasts: to the end of the ability, action, turn or round it was made in; for the rest
 * of the scenario; or as long as its card lies in the active area (R-CARD-6), its item is equipped or
 * its figure lives. What lasts for a round or less ends with its card too, if that leaves the active
 * area; what lasts for the scenario needs no card.
 */
export type Duration = (typeof DURATIONS)[number];

/** How often effects may be used. */
export interface Limit {
  /** So many times. */
  readonly times: number;
  /** In each of these. */
  readonly per: Span;
}

/**
 * An active bonus (R-BONUS): what happens at a moment, to whom, how often and how long. It does not answer to
 * what it caused itself.
 *
 * @example
 * import type { Bonus } from 'gloomhaven-rules/content';
 *
 * // On the next three attacks, +1; the second and third use give 1 experience.
 * const bonus: Bonus = {
 *   type: 'bonus',
 *   on: 'attack',
 *   lasts: 'card',
 *   charges: [0, 1, 1],
 *   effects: [{ type: 'add', amount: 1 }],
 * };
 */
export interface Bonus {
  /** An active bonus. */
  readonly type: 'bonus';
  /** Who carries it; `self` is here who makes it. Default `self`. */
  readonly bearers?: Figures;
  /** Whether the bearers are looked for anew each time, instead of chosen now (R-BONUS-4). Default `false`. */
  readonly live?: boolean;
  /** What it answers to. */
  readonly on: Moment;
  /** Whose moment it is, for a bearer that watches others; whoever fits then, looked for each time. Default its own. */
  readonly of?: FigureSelection | Bound | MarkerReference;
  /** What must hold. Default nothing. */
  readonly if?: readonly Clause[];
  /** When it begins. Default `now`: it answers to what comes after it, the end of this very turn among it. */
  readonly begins?: 'now' | 'nextTurn';
  /** How long it lasts. Default `card`. */
  readonly lasts?: Duration;
  /**
   * The spaces on the card that the token goes over, each the experience that using it gives (R-CARD-11).
   * Default none: it may be used any number of times.
   */
  readonly charges?: readonly number[];
  /** How often it may be used. Default without limit. */
  readonly limit?: Limit;
  /** Whether the bearer may leave it unused. Default by what it does (R-BONUS-9): numbers, harm to itself or allies, and charges (R-CARD-11) are forced. */
  readonly optional?: boolean;
  /** What happens. `self` is the bearer. */
  readonly effects: readonly Effect[];
}
