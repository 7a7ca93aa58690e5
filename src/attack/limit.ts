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
 * as it could be. All rolling cards can count for one attack, of the others one (R-MOD-2 to R-MOD-4).
 */
export const noteTooLarge = (
  { attack, bonuses, changes, rules }: Numbers,
  cards: readonly ModifierCard[],
  path: Path,
  faults: Faults,
): void => {
  const judging = { attack: null, changes, rules };
  const given = sumOfBonuses(bonuses);
  const all = sumOf(cards, judging);
  const rolling = sumOf(
    cards.filter((card) => card.rolling),
    judging,
  );
  const most = 1 + Math.abs(attack) + given.bonus - given.penalty + all.bonus - all.penalty;
  // The one card without a rolling sign may be a 2x.
  const last = cards.some((card) => !card.rolling) ? 2 : 1;
  const largest = most * given.multiplier * rolling.multiplier * last;
  if (largest > ATTACK_LIMIT)
    faults.push({ type: 'attackTooLarge', path, ruling: null, limit: ATTACK_LIMIT });
};
