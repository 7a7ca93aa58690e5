import type { Reward } from './reward.js';

/** A level of the prosperity of the city (R-CAMP-13). */
export interface ProsperityLevel {
  /** How many checkmarks must have been gained for it. */
  readonly checkmarks: number;
  /** The ids of the items that join the supply of the city with it: all copies. */
  readonly items: readonly string[];
}

/** The reputation of the party has got as far as this; one end of the range is named. */
export interface ReputationMilestone {
  /** Reputation. */
  readonly type: 'reputation';
  /** It is at least this. Default any. */
  readonly least?: number;
  /** It is at most this. Default any. */
  readonly most?: number;
}

/** So much gold has been donated to the sanctuary by all parties (R-CAMP-15). */
export interface DonationMilestone {
  /** Donations. */
  readonly type: 'donated';
  /** At least so much gold. */
  readonly least: number;
}

/** Achievements have been gained (R-CAMP-22, R-CAMP-26). */
export interface AchievementMilestone {
  /** Achievements. */
  readonly type: 'achievements';
  /** Of the party or of the world. */
  readonly scope: 'party' | 'global';
  /** The ids of the achievements: all of these. */
  readonly achievements: readonly string[];
  /** How often each of them. Default 1. */
  readonly count?: number;
}

/** What a campaign can come to. */
export type MilestoneClause = ReputationMilestone | DonationMilestone | AchievementMilestone;

/** Something that happens once, as soon as the campaign has come so far (R-CAMP-15, R-CAMP-26). */
export interface Milestone {
  /** How far. */
  readonly when: MilestoneClause;
  /** What is gained. */
  readonly rewards: readonly Reward[];
}

/**
 * What a new campaign begins with.
 *
 * @example
 * import type { CampaignSetup } from 'gloomhaven-rules/content';
 *
 * const setup: CampaignSetup = {
 *   scenarios: ['1'],
 *   classes: ['brute', 'tinkerer'],
 *   cityEvents: ['city-01'],
 *   roadEvents: ['road-01'],
 *   prosperity: [
 *     { checkmarks: 0, items: ['1', '2'] },
 *     { checkmarks: 4, items: ['15'] },
 *   ],
 * };
 */
export interface CampaignSetup {
  /** The ids of the scenarios that may be played at the start. */
  readonly scenarios: readonly string[];
  /** The ids of the classes that may be played at the start. */
  readonly classes: readonly string[];
  /** The ids of the events in the deck of the city (R-EVENT-1). */
  readonly cityEvents: readonly string[];
  /** The ids of the events in the deck of the road (R-EVENT-1). */
  readonly roadEvents: readonly string[];
  /** The levels of prosperity, the first from 0 checkmarks and each from more than the one before: the first one's items are for sale at the start. */
  readonly prosperity: readonly ProsperityLevel[];
  /** The ids of the items whose designs can be drawn (R-CAMP-23). Default none. */
  readonly randomItemDesigns?: readonly string[];
  /** The ids of the side scenarios that can be drawn (R-CAMP-23). Default none. */
  readonly randomScenarios?: readonly string[];
  /** The ids of global achievements that hold from the start (R-CAMP-22). Default none. */
  readonly globalAchievements?: readonly string[];
  /** The id of the global achievement that opens enhancing (R-ENH-7). Default: it is open from the start. */
  readonly enhancementAchievement?: string;
  /** What happens when the campaign has come so far. Default nothing. */
  readonly milestones?: readonly Milestone[];
}
