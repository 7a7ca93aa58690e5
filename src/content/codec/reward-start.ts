import { closed, oneOf, optional, type MembersOf } from '../../core/codec.js';
import { ITEM_SLOTS } from '../../vocabulary/index.js';
import type {
  StartCardsReward,
  StartConditionsReward,
  StartDamageReward,
  StartItemsReward,
  StartReward,
} from '../box/reward-start.js';
import { CHARACTER_RECIPIENTS } from '../box/recipient.js';
import { count, gainedCondition, some, word } from './leaf.js';

const characters = () => optional(oneOf(CHARACTER_RECIPIENTS));

const cards = () =>
  closed<StartCardsReward>('cards at the start { type, count, to }', {
    type: oneOf(['startMinusOnes', 'startDiscard']),
    count,
    to: characters(),
  });

/** The codecs of what lasts for the next scenario. */
export const startRewards = (): MembersOf<StartReward> => ({
  startConditions: closed<StartConditionsReward>(
    'conditions at the start { type, conditions, to }',
    {
      type: word('startConditions'),
      conditions: some(gainedCondition),
      to: characters(),
    },
  ),
  startDamage: closed<StartDamageReward>('damage at the start { type, amount, to }', {
    type: word('startDamage'),
    amount: count,
    to: characters(),
  }),
  startMinusOnes: cards(),
  startDiscard: cards(),
  startItemsUsed: closed<StartItemsReward>(
    'items used up at the start { type, count, slot, from }',
    {
      type: word('startItemsUsed'),
      count,
      slot: optional(oneOf(ITEM_SLOTS)),
      from: optional(oneOf(['party', 'each', 'one'])),
    },
  ),
});
