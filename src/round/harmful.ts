import { isNegative } from '../condition/index.js';
import type { Deed } from '../content/index.js';
import { harmsBearer } from './bonus.js';
import type { Reading } from './reading/index.js';

const HARM: readonly Deed['type'][] = [
  'attack',
  'kill',
  'push',
  'pull',
  'suffer',
  'loseCards',
  'discardCards',
  'loseItems',
  'consumeItems',
  'spendItems',
  'springTrap',
];

/**
 * Whether an ability harms those that it reaches: attacks, kills, pushes, pulls, damage, negative conditions
 * and curses, and what takes cards or items.
 */
export const harmsTarget = (reading: Reading, ability: Deed): boolean => {
  switch (ability.type) {
    case 'condition':
      return ability.conditions.some(isNegative);
    case 'modifierDeck':
      return (ability.change === 'add') !== (ability.card === 'bless');
    case 'bonus':
      return harmsBearer(reading, ability);
    default:
      return HARM.includes(ability.type);
  }
};
