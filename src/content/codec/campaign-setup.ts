import { closed, optional, refined, tagged, taggedBy, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type {
  AchievementMilestone,
  CampaignSetup,
  DonationMilestone,
  Milestone,
  MilestoneClause,
  ProsperityLevel,
  ReputationMilestone,
} from '../box/campaign-setup.js';
import { between, count, countOrNone, id, idOf, many, some, word } from './leaf.js';
import { rewardLeaf } from './reward.js';

const THING_LIMIT = 1_000;

/** Ids, none of them twice. */
const ids = (of: Leaf<string>): Leaf<readonly string[]> => {
  return refined(
    many(of, THING_LIMIT),
    'ids, none of them twice',
    (all) => new Set(all).size === all.length,
    { uniqueItems: true },
  );
};

/** The best reputation (R-CAMP-11). */
const REPUTATION = 20;

const achieved = (scope: AchievementMilestone['scope'], of: Leaf<string>) =>
  closed<AchievementMilestone>('achievements { type, scope, achievements, count }', {
    type: word('achievements'),
    scope: word(scope),
    achievements: some(of),
    count: optional(count),
  });

const milestoneClause: Leaf<MilestoneClause> = /*#__PURE__*/ (() =>
  tagged<MilestoneClause>('what a campaign has come to { type, … }', {
    reputation: refined(
      closed<ReputationMilestone>('a reputation { type, least, most }', {
        type: word('reputation'),
        least: optional(between(-REPUTATION, REPUTATION)),
        most: optional(between(-REPUTATION, REPUTATION)),
      }),
      'either "least" or "most"',
      ({ least, most }) => (least === undefined) !== (most === undefined),
      { oneOf: [{ required: ['least'] }, { required: ['most'] }] },
    ),
    donated: closed<DonationMilestone>('donations { type, least }', {
      type: word('donated'),
      least: between(1, 100_000),
    }),
    achievements: taggedBy<AchievementMilestone>('scope', 'achievements of a scope', {
      party: achieved('party', idOf('achievement:party')),
      global: achieved('global', idOf('achievement:global')),
    }),
  }))();

const milestone: Leaf<Milestone> = /*#__PURE__*/ (() =>
  closed<Milestone>('a milestone { when, rewards }', {
    when: milestoneClause,
    rewards: some(rewardLeaf),
  }))();

const prosperityLevel: Leaf<ProsperityLevel> = /*#__PURE__*/ (() =>
  closed<ProsperityLevel>('a level of prosperity { checkmarks, items }', {
    checkmarks: countOrNone,
    items: ids(idOf('item')),
  }))();

/** What a new campaign begins with. */
export const campaignSetupLeaf: Definition<CampaignSetup> = /*#__PURE__*/ (() =>
  definition('CampaignSetup', 'the start of a campaign', () =>
    closed<CampaignSetup>('the start of a campaign', {
      scenarios: ids(idOf('scenario')),
      classes: ids(idOf('class')),
      cityEvents: ids(idOf('event')),
      roadEvents: ids(idOf('event')),
      prosperity: some(prosperityLevel),
      randomItemDesigns: optional(ids(idOf('item'))),
      randomScenarios: optional(ids(idOf('scenario'))),
      globalAchievements: optional(ids(id)),
      enhancementAchievement: optional(idOf('achievement:global')),
      milestones: optional(many(milestone)),
    }),
  ))();
