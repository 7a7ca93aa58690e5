import type { Path } from '../core/index.js';
import { valueInUse } from '../modifier-deck/internal.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import type { Numbers } from './read.js';

/** Whole numbers up to here are exact. */
const ATTACK_LIMIT = Number.MAX_SAFE_INTEGER;

/**
 * Notes an attack that might grow beyond exact numbers: everything that could be added, doubled as often
 * as it could be. Ten blesses and a handful of other doublings are far from it.
 */
export const noteTooLarge = (
  { attack, bonuses, changes, rules }: Numbers,
  cards: readonly ModifierCard[],
  path: Path,
  faults: Faults,
): void => {
  const judging = { attack: null, changes, rules };
  const values = [...bonuses, ...cards.map((card) => valueInUse(card, judging))];
  let sum = 1 + Math.abs(attack);
  for (const value of values) if (typeof value === 'number') sum += Math.abs(value);
  for (const value of values) if (value === 'double') sum *= 2;
  if (sum > ATTACK_LIMIT)
    faults.push({ type: 'attackTooLarge', path, ruling: null, limit: ATTACK_LIMIT });
};
