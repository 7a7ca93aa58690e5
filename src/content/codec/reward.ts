import {
  closed,
  flag,
  oneOf,
  optional,
  refined,
  tagged,
  type Leaf,
  type MembersOf,
} from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { CHARACTER_RECIPIENTS, RECIPIENTS } from '../box/recipient.js';
import {
  type AchievementReward,
  type AddEventReward,
  type ChooseReward,
  type ConditionsReward,
  type DamageReward,
  type GoldReward,
  type IfReward,
  type ItemDesignReward,
  type ItemReward,
  type NoReward,
  type OutcomeReward,
  type ProgressReward,
  type RandomReward,
  type ReadReward,
  type Reward,
  type StandingReward,
  type UnlockReward,
} from '../box/reward.js';
import type { StartReward } from '../box/reward-start.js';
import { count, gainedCondition, id, idOf, many, number, some, word } from './leaf.js';
import { partyClauseLeaf } from './party-clause.js';
import { startRewards } from './reward-start.js';

/** A gain, or a loss below 0. */
const change: Leaf<number> = /*#__PURE__*/ (() =>
  refined(number, 'a number other than 0', (value) => value !== 0, { not: { const: 0 } }))();

const characters = () => optional(oneOf(CHARACTER_RECIPIENTS));

type NumberReward = GoldReward | ProgressReward | StandingReward;

const progress = () =>
  closed<ProgressReward>('a gain or loss { type, amount, to }', {
    type: oneOf(['experience', 'checkmarks']),
    amount: change,
    to: characters(),
  });

const standing = () =>
  closed<StandingReward>('a gain or loss { type, amount }', {
    type: oneOf(['reputation', 'prosperity']),
    amount: change,
  });

const numbers = (): MembersOf<NumberReward> => ({
  gold: closed<GoldReward>('gold { type, amount, to }', {
    type: word('gold'),
    amount: change,
    to: optional(oneOf(RECIPIENTS)),
    only: optional(word('enhancements')),
  }),
  experience: progress(),
  checkmarks: progress(),
  reputation: standing(),
  prosperity: standing(),
});

type ThingReward =
  | ItemReward
  | ItemDesignReward
  | RandomReward
  | UnlockReward
  | AddEventReward
  | AchievementReward
  | ReadReward;

const random = () =>
  closed<RandomReward>('a draw { type, count }', {
    type: oneOf(['randomItemDesign', 'randomScenario']),
    count: optional(count),
  });

const unlock = (type: UnlockReward['type'], of: Leaf<string>) =>
  closed<UnlockReward>('something that opens { type, id }', { type: word(type), id: of });

const achievement = (type: AchievementReward['type'], of: Leaf<string>) =>
  closed<AchievementReward>('an achievement { type, achievement, lose }', {
    type: word(type),
    achievement: of,
    lose: optional(flag),
  });

const things = (): MembersOf<ThingReward> => ({
  item: closed<ItemReward>('an item { type, item, count, to }', {
    type: word('item'),
    item: idOf('item'),
    count: optional(count),
    to: characters(),
  }),
  itemDesign: closed<ItemDesignReward>('the design of an item { type, item }', {
    type: word('itemDesign'),
    item: idOf('item'),
  }),
  randomItemDesign: random(),
  randomScenario: random(),
  unlockScenario: unlock('unlockScenario', idOf('scenario')),
  unlockClass: unlock('unlockClass', idOf('class')),
  openEnvelope: unlock('openEnvelope', id),
  addEvent: closed<AddEventReward>('a new event { type, event }', {
    type: word('addEvent'),
    event: idOf('event'),
  }),
  partyAchievement: achievement('partyAchievement', idOf('achievement:party')),
  globalAchievement: achievement('globalAchievement', idOf('achievement:global')),
  read: closed<ReadReward>('a passage { type, passage }', { type: word('read'), passage: id }),
});

type AtOnceReward = DamageReward | ConditionsReward;

const atOnce = (): MembersOf<AtOnceReward> => ({
  damage: closed<DamageReward>('damage { type, amount, to }', {
    type: word('damage'),
    amount: count,
    to: characters(),
  }),
  conditions: closed<ConditionsReward>('conditions { type, conditions, to }', {
    type: word('conditions'),
    conditions: some(gainedCondition),
    to: characters(),
  }),
});

type ControlReward = Exclude<Reward, NumberReward | ThingReward | AtOnceReward | StartReward>;

const controls = (reward: Leaf<Reward>): MembersOf<ControlReward> => ({
  outcome: closed<OutcomeReward>('another outcome { type, option }', {
    type: word('outcome'),
    option: idOf('eventOption'),
  }),
  choose: closed<ChooseReward>('a choice { type, by, of }', {
    type: word('choose'),
    by: optional(oneOf(['party', 'each'])),
    of: some(many(reward)),
  }),
  if: closed<IfReward>('a condition { type, clauses, then, otherwise }', {
    type: word('if'),
    clauses: some(partyClauseLeaf),
    then: some(reward),
    otherwise: optional(some(reward)),
  }),
  none: closed<NoReward>('no effect', { type: word('none') }),
});

/** What a campaign gives and takes. */
export const rewardLeaf: Definition<Reward> = /*#__PURE__*/ (() => {
  const all: Definition<Reward> = definition('Reward', 'a reward { type, … }', () =>
    tagged<Reward>('a reward { type, … }', {
      ...numbers(),
      ...things(),
      ...atOnce(),
      ...startRewards(),
      ...controls(all),
    }),
  );
  return all;
})();
