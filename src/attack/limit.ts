import type { Path } from '../core/index.js';
import { completeCard, defaultDrawRules, type ModifierSum } from '../modifier-deck/index.js';
import { sumOf } from '../modifier-deck/internal.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import type { Bonus } from './facts.js';
import type { Numbers } from './read.js';

/** Whole numbers up to here are exact. */
const ATTACK_LIMIT = Number.MAX_SAFE_INTEGER;

/** What bonuses do together: in the best order they go as cards do (R-ATK-2). */
export const sumOfBonuses = (bonuses: readonly Bonus[]): ModifierSum =>
  sumOf(
    bonuses.map((value) => completeCard({ value })),
    { attack: null, changes: [], rules: defaultDrawRules },
  );

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
  const sums = [sumOfBonuses(bonuses), sumOf(cards, { attack: null, changes, rules })];
  let largest = 1 + Math.abs(attack);
  for (const { bonus, penalty } of sums) largest += bonus - penalty;
  for (const { multiplier } of sums) largest *= multiplier;
  if (largest > ATTACK_LIMIT)
    faults.push({ type: 'attackTooLarge', path, ruling: null, limit: ATTACK_LIMIT });
};
