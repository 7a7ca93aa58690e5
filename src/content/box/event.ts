import type { EventClause } from './party-clause.js';
import type { Reward } from './reward.js';

/** The decks that events are drawn from. */
export const EVENT_DECKS = ['city', 'road'] as const;
/** One of {@link EVENT_DECKS}. */
export type EventDeck = (typeof EVENT_DECKS)[number];

/** Where the card of an event goes: see {@link AfterEvent}. */
export const AFTER_EVENT = ['remove', 'return'] as const;
/** One of {@link AFTER_EVENT}: out of the game, or to the bottom of its deck without a shuffle (R-EVENT-1). */
export type AfterEvent = (typeof AFTER_EVENT)[number];

/**
 * What can come of an option. One that asks for nothing always applies, and others follow it as if it were not
 * there: `otherwise` means that no outcome before it that asks for something applied (R-EVENT-3).
 */
export interface EventOutcome {
  /** What must hold for it to apply (R-EVENT-3), prices to be paid among it. Default nothing. */
  readonly if?: readonly EventClause[];
  /** A text for people to read. Default none. */
  readonly text?: string;
  /** What the party gains and pays, from top to bottom. */
  readonly rewards: readonly Reward[];
  /**
   * Where the card goes; of several outcomes that apply, `remove` goes before `return`. Where the option says
   * it, no outcome does; what an option that this one leads to says must be the same. Default what the option,
   * another outcome that applies, or the option it leads to says.
   */
  readonly after?: AfterEvent;
}

/** What the players can decide on (R-EVENT-2). */
export interface EventOption {
  /** Its id, not to be found twice on the card: the letter that is printed. */
  readonly id: string;
  /** A text for people to read. Default none. */
  readonly text?: string;
  /** What can come of it: every one that applies does, from top to bottom (R-EVENT-3). */
  readonly outcomes: readonly EventOutcome[];
  /** Where the card goes, whatever comes of it. Default what the outcomes say: one of them must in every case. */
  readonly after?: AfterEvent;
}

/**
 * An event of the city or of the road (R-EVENT).
 *
 * @example
 * import type { GameEvent } from 'gloomhaven-rules/content';
 *
 * const event: GameEvent = {
 *   id: 'road-99',
 *   deck: 'road',
 *   options: [
 *     {
 *       id: 'A',
 *       outcomes: [
 *         {
 *           if: [{ type: 'payGold', amount: 10 }],
 *           rewards: [{ type: 'startConditions', conditions: ['bless'] }],
 *           after: 'remove',
 *         },
 *         {
 *           if: [{ type: 'otherwise' }],
 *           rewards: [{ type: 'outcome', option: 'B' }],
 *         },
 *       ],
 *     },
 *     { id: 'B', outcomes: [{ rewards: [{ type: 'none' }] }], after: 'return' },
 *   ],
 * };
 */
export interface GameEvent {
  /** Its id, not to be found twice in both decks together. */
  readonly id: string;
  /** The deck that it belongs to. */
  readonly deck: EventDeck;
  /** A text for people to read. Default none. */
  readonly text?: string;
  /** What the players can decide on: at least two. */
  readonly options: readonly EventOption[];
}
