import type { Path } from '../core/index.js';
import { readCards } from '../modifier-deck/internal.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { Faults } from './error.js';

/**
 * Reads the modifier cards that count for an attack. However it draws, only one of them is without a
 * rolling sign (R-MOD-2 to R-MOD-4), so that a second one belongs to the unused cards or to another attack.
 */
export const readUsedCards = (
  value: unknown,
  path: Path,
  faults: Faults,
): readonly ModifierCard[] => {
  const before = faults.length;
  const cards = readCards(value, path, faults);
  const [, second] = cards.flatMap(({ rolling }, index) => (rolling ? [] : [index]));
  // Cards with a fault are left out, and places would no longer be those of the query.
  if (second !== undefined && faults.length === before)
    faults.push({ type: 'secondCardUsed', path: [...path, second], ruling: 'R-MOD-2' });
  return cards;
};
