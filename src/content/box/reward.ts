import type { GainedCondition } from '../language/effect.js';
import type { PartyClause } from './party-clause.js';
import type { CharacterRecipient, Recipient } from './recipient.js';
import type { StartReward } from './reward-start.js';

/** Gold is gained or lost; a loss stops at 0 (R-CAMP-10). */
export interface GoldReward {
  /** Gold. */
  readonly type: 'gold';
  /** How much, below 0 for a loss. */
  readonly amount: number;
  /** Who gains or loses it. Default `each` (R-CAMP-25). */
  readonly to?: Recipient;
  /** What it must be spent on at once. Default anything at any time. */
  readonly only?: 'enhancements';
}

/** Experience, or checkmarks of battle goals, are gained or lost; a loss stops where R-CAMP-10 says. */
export interface ProgressReward {
  /** Experience, or checkmarks. */
  readonly type: 'experience' | 'checkmarks';
  /** How much, below 0 for a loss. */
  readonly amount: number;
  /** Who gains or loses it. Default `each` (R-CAMP-25). */
  readonly to?: CharacterRecipient;
}

/** The reputation of the party, or the prosperity of the city, rises or falls (R-CAMP-10, R-CAMP-11). */
export interface StandingReward {
  /** Reputation, or checkmarks of prosperity. */
  readonly type: 'reputation' | 'prosperity';
  /** How much, below 0 for a loss. */
  readonly amount: number;
}

/** Copies of an item go to a character (R-CAMP-24). */
export interface ItemReward {
  /** An item. */
  readonly type: 'item';
  /** Its id. */
  readonly item: string;
  /** How many copies, each to another character. Default 1. */
  readonly count?: number;
  /** Who gains it. Default `one` (R-CAMP-25). */
  readonly to?: CharacterRecipient;
}

/** All copies of an item go into the supply of the city (R-CAMP-24). */
export interface ItemDesignReward {
  /** The design of an item. */
  readonly type: 'itemDesign';
  /** The id of the item. */
  readonly item: string;
}

/** Cards of the deck of random item designs, or of random side scenarios, are drawn (R-CAMP-23). */
export interface RandomReward {
  /** Which deck. */
  readonly type: 'randomItemDesign' | 'randomScenario';
  /** How many cards. Default 1. */
  readonly count?: number;
}

/** Something that was closed is open from now on: a scenario, a class, an envelope. */
export interface UnlockReward {
  /** What kind of thing. */
  readonly type: 'unlockScenario' | 'unlockClass' | 'openEnvelope';
  /** The id of the scenario, class or envelope. */
  readonly id: string;
}

/** An event joins its deck, which is shuffled (R-EVENT-1). */
export interface AddEventReward {
  /** A new event. */
  readonly type: 'addEvent';
  /** The id of the event, which says what deck it belongs to. */
  readonly event: string;
}

/** An achievement is gained or lost (R-CAMP-22). */
export interface AchievementReward {
  /** An achievement of the party or of the world. */
  readonly type: 'partyAchievement' | 'globalAchievement';
  /** Its id. */
  readonly achievement: string;
  /** Whether it is lost instead of gained. Default `false`. */
  readonly lose?: boolean;
}

/** Damage at once, in the scenario that is being played: for treasures. */
export interface DamageReward {
  /** Damage. */
  readonly type: 'damage';
  /** How much. */
  readonly amount: number;
  /** Who suffers it. Default `each`. */
  readonly to?: CharacterRecipient;
}

/** Conditions at once, in the scenario that is being played: for treasures. */
export interface ConditionsReward {
  /** Conditions. */
  readonly type: 'conditions';
  /** Which ones; one that is named twice is gained twice. */
  readonly conditions: readonly GainedCondition[];
  /** Who gains them. Default `each`. */
  readonly to?: CharacterRecipient;
}

/** Something that is printed elsewhere is read: a page of the scenario book, the town records. */
export interface ReadReward {
  /** A passage. */
  readonly type: 'read';
  /** The id of the passage, for the host. */
  readonly passage: string;
}

/** The outcome of another option of the same event applies too, with what it says of the card. */
export interface OutcomeReward {
  /** Another outcome; in events only. */
  readonly type: 'outcome';
  /** The id of the option that it stands under. */
  readonly option: string;
}

/** The players choose one of several. */
export interface ChooseReward {
  /** A choice. */
  readonly type: 'choose';
  /** Whether the players agree on one way, or each character chooses for itself. Default `party`. */
  readonly by?: 'party' | 'each';
  /** The ways. */
  readonly of: readonly (readonly Reward[])[];
}

/** Something is only gained or paid when something holds. */
export interface IfReward {
  /** A condition. */
  readonly type: 'if';
  /** All of these must hold. */
  readonly clauses: readonly PartyClause[];
  /** What is gained or paid. */
  readonly then: readonly Reward[];
  /** What is gained or paid otherwise. Default nothing. */
  readonly otherwise?: readonly Reward[];
}

/** The card says that there is no effect; a card that says nothing has an empty list instead. */
export interface NoReward {
  /** Nothing. */
  readonly type: 'none';
}

/**
 * What a campaign gives and takes: events, treasures, scenarios and quests say it in the same words. A list
 * of rewards is read from top to bottom (R-EVENT-2).
 *
 * @example
 * import type { Reward } from 'gloomhaven-rules/content';
 *
 * const rewards: Reward[] = [
 *   { type: 'gold', amount: 10, to: 'party' },
 *   { type: 'if', clauses: [{ type: 'reputation', above: 4 }], then: [{ type: 'reputation', amount: -1 }] },
 *   { type: 'startConditions', conditions: ['bless'] },
 * ];
 */
export type Reward =
  | GoldReward
  | ProgressReward
  | StandingReward
  | ItemReward
  | ItemDesignReward
  | RandomReward
  | UnlockReward
  | AddEventReward
  | AchievementReward
  | DamageReward
  | ConditionsReward
  | StartReward
  | ReadReward
  | OutcomeReward
  | ChooseReward
  | IfReward
  | NoReward;
