/** Treasures, rewards of scenarios and the start of a campaign, into the language: for tests only. */

import type { CampaignSetup, Milestone } from '../../../src/content/box/campaign-setup.js';
import type { Reward } from '../../../src/content/box/reward.js';
import type { Treasure } from '../../../src/content/box/treasure.js';
import type { Converted } from './event-data.js';

const looter = { to: 'looter' } as const;

/** The kinds of treasure: everything is for whoever took it. */
const TREASURES: Readonly<Record<string, (value: string) => readonly Reward[]>> = {
  gold: (value) => [{ type: 'gold', amount: Number(value), ...looter }],
  experience: (value) => [{ type: 'experience', amount: Number(value), ...looter }],
  battleGoal: (value) => [{ type: 'checkmarks', amount: Number(value), ...looter }],
  item: (value) => value.split('+').map((item) => ({ type: 'item', item, ...looter })),
  itemDesign: (value) => value.split('+').map((item) => ({ type: 'itemDesign', item })),
  randomItemDesign: () => [{ type: 'randomItemDesign' }],
  randomScenario: () => [{ type: 'randomScenario' }],
  scenario: (value) => [{ type: 'unlockScenario', id: value }],
  damage: (value) => [{ type: 'damage', amount: Number(value), ...looter }],
  condition: (value) => [
    { type: 'conditions', conditions: value.split('+') as ['poison'], ...looter },
  ],
  custom: (value) => [{ type: 'read', passage: value.replace(/^%data\.(.*)%$/, '$1') }],
};

/** A treasure, which the files write as one text, in the language. */
export const treasureOf = (text: string, index: number): Converted<Treasure> => {
  const parts = text.split('|').map((part) => {
    const [type = '', value = ''] = part.split(':');
    return { type, rewards: TREASURES[type]?.(value) };
  });
  return {
    value: { id: String(index + 1), rewards: parts.flatMap(({ rewards }) => rewards ?? []) },
    unknown: parts.filter(({ rewards }) => !rewards).map(({ type }) => `treasure ${type}`),
  };
};

const number =
  (type: 'gold' | 'experience' | 'checkmarks' | 'reputation' | 'prosperity') =>
  (value: unknown): readonly Reward[] => [{ type, amount: Number(value) }];

const each =
  (make: (one: string) => Reward) =>
  (value: unknown): readonly Reward[] =>
    (value as readonly string[]).map(make);

/** The kinds of rewards of scenarios. */
const SCENARIO_REWARDS: Readonly<Record<string, (value: unknown) => readonly Reward[]>> = {
  gold: number('gold'),
  experience: number('experience'),
  battleGoals: number('checkmarks'),
  reputation: number('reputation'),
  prosperity: number('prosperity'),
  collectiveGold: (value) => [{ type: 'gold', amount: Number(value), to: 'party' }],
  items: each((item) => ({ type: 'item', item })),
  itemDesigns: each((item) => ({ type: 'itemDesign', item })),
  events: each((event) => ({ type: 'addEvent', event: event.replace(':', '-') })),
  partyAchievements: each((achievement) => ({ type: 'partyAchievement', achievement })),
  globalAchievements: each((achievement) => ({ type: 'globalAchievement', achievement })),
  lostPartyAchievements: each((achievement) => ({
    type: 'partyAchievement',
    achievement,
    lose: true,
  })),
  chooseLocation: (value) => [
    {
      type: 'choose',
      of: each((id) => ({ type: 'unlockScenario', id }))(value).map((one) => [one]),
    },
  ],
  unlockCharacter: (value) => [{ type: 'unlockClass', id: String(value) }],
};

/** A sentence that stands beside gold says that it can only be spent in one way. */
const withHint = (rewards: readonly Reward[], hints: unknown): readonly Reward[] =>
  hints === undefined
    ? rewards
    : rewards.map((reward) =>
        reward.type === 'gold' ? { ...reward, only: 'enhancements' as const } : reward,
      );

/** The rewards of a scenario in the language. */
export const scenarioRewardsOf = (
  raw: Readonly<Record<string, unknown>>,
): Converted<readonly Reward[]> => {
  const entries = Object.entries(raw).filter(([key]) => key !== 'hints');
  const rewards = entries.flatMap(([key, value]) => SCENARIO_REWARDS[key]?.(value) ?? []);
  return {
    value: withHint(rewards, raw['hints']),
    unknown: entries.map(([key]) => key).filter((key) => !(key in SCENARIO_REWARDS)),
  };
};

/** The files that say what a campaign begins with; `tables` is a file of rules of our own. */
export interface RawCampaign {
  readonly campaign: { readonly events: Readonly<Record<'city' | 'road', readonly string[]>> };
  readonly scenarios: readonly {
    readonly index: string;
    readonly initial?: boolean;
    readonly group?: string;
  }[];
  readonly classes: readonly { readonly name: string; readonly spoiler?: boolean }[];
  readonly items: readonly {
    readonly id: number;
    readonly unlockProsperity?: number;
    readonly random?: boolean;
  }[];
  readonly tables: {
    readonly prosperity: { readonly checkmarksToReachLevel: Readonly<Record<string, number>> };
    readonly reputation: {
      readonly milestones: readonly { readonly atLeast?: number; readonly atMost?: number }[];
    };
    readonly sanctuary: { readonly cumulativeThresholds: readonly { readonly gold: number }[] };
  };
}

/** What comes of the reputations of R-CAMP-26. */
const REPUTATION: Readonly<Record<string, readonly Reward[]>> = {
  10: [{ type: 'openEnvelope', id: 'sun' }],
  20: [
    { type: 'addEvent', event: 'city-76' },
    { type: 'addEvent', event: 'road-67' },
  ],
  [-10]: [{ type: 'openEnvelope', id: 'eclipse' }],
  [-20]: [
    { type: 'addEvent', event: 'city-77' },
    { type: 'addEvent', event: 'road-68' },
  ],
};

const milestonesOf = ({ reputation, sanctuary }: RawCampaign['tables']): readonly Milestone[] => [
  ...reputation.milestones.map(({ atLeast, atMost }): Milestone => ({
    when:
      atLeast === undefined
        ? { type: 'reputation', most: Number(atMost) }
        : { type: 'reputation', least: atLeast },
    rewards: REPUTATION[String(atLeast ?? atMost)] ?? [],
  })),
  ...sanctuary.cumulativeThresholds.map(({ gold }, index): Milestone => ({
    when: { type: 'donated', least: gold },
    rewards:
      index === 0 ? [{ type: 'openEnvelope', id: 'B' }] : [{ type: 'prosperity', amount: 1 }],
  })),
  {
    when: {
      type: 'achievements',
      scope: 'global',
      achievements: ['ancient-technology'],
      count: 5,
    },
    rewards: [{ type: 'openEnvelope', id: 'A' }],
  },
];

const idsWhere = (
  items: RawCampaign['items'],
  isWanted: (item: RawCampaign['items'][number]) => boolean,
): readonly string[] => items.filter(isWanted).map(({ id }) => String(id));

/** The start of a campaign in the language. */
export const campaignSetupOf = (raw: RawCampaign): CampaignSetup => ({
  scenarios: raw.scenarios
    .filter(({ initial, group }) => initial === true && group === undefined)
    .map(({ index }) => index),
  classes: raw.classes.filter(({ spoiler }) => !spoiler).map(({ name }) => name),
  cityEvents: raw.campaign.events.city.map((id) => `city-${id}`),
  roadEvents: raw.campaign.events.road.map((id) => `road-${id}`),
  prosperity: Object.entries(raw.tables.prosperity.checkmarksToReachLevel).map(
    ([level, checkmarks]) => ({
      checkmarks,
      items: idsWhere(raw.items, (item) => item.unlockProsperity === Number(level)),
    }),
  ),
  randomItemDesigns: idsWhere(raw.items, ({ random }) => random === true),
  milestones: milestonesOf(raw.tables),
});
