/** What abilities other than moves and attacks do, their numbers reckoned up. */

import type { AimedAbility } from './aim.js';
import { amountOf, type Symbols } from './amount.js';
import type { Deed } from './deed.js';

type Conditions = Extract<Deed, { readonly type: 'condition' }>['conditions'];

/** A consumption can give a heal conditions, which no heal has by itself. */
const conditionsOf = (ability: AimedAbility): Conditions =>
  'conditions' in ability ? (ability.conditions ?? []) : [];

/** What an aimed ability does to each figure that it reaches; `card` is the one that stays active for it. */
export const deedOf = (
  ability: AimedAbility,
  symbols: Symbols,
  card: string | null,
): Deed | null => {
  switch (ability.type) {
    case 'heal':
      return {
        type: 'heal',
        amount: amountOf(ability.amount, symbols),
        conditions: conditionsOf(ability),
      };
    case 'condition':
      return { type: 'condition', conditions: ability.conditions };
    case 'shield':
      return { type: 'shield', amount: amountOf(ability.amount, symbols), card };
    case 'retaliate':
      return {
        type: 'retaliate',
        amount: amountOf(ability.amount, symbols),
        reach: amountOf(ability.reach ?? 1, symbols, 1),
        card,
      };
    default:
      return null;
  }
};
