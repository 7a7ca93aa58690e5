import type { AimedAbility } from './aim.js';
import { amountOf, type Symbols } from './amount.js';
import type { Deed } from './task.js';

/** What an aimed ability does to each figure that it reaches. */
export const deedOf = (ability: AimedAbility, symbols: Symbols): Deed | null => {
  switch (ability.type) {
    case 'heal':
      return { type: 'heal', amount: amountOf(ability.amount, symbols) };
    case 'condition':
      return { type: 'condition', conditions: ability.conditions };
    case 'shield':
      return { type: 'shield', amount: amountOf(ability.amount, symbols) };
    case 'retaliate':
      return {
        type: 'retaliate',
        amount: amountOf(ability.amount, symbols),
        reach: amountOf(ability.reach ?? 1, symbols, 1),
      };
    default:
      return null;
  }
};
