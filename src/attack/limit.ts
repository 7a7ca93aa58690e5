import type { Path } from '../core/index.js';
import { valueInUse, type Judging } from '../modifier-deck/internal.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import type { Bonus } from './facts.js';

/** Whole numbers up to here are exact. */
const ATTACK_LIMIT = Number.MAX_SAFE_INTEGER;

const sizeOf = (change: Bonus | 'null'): number =>
  typeof change === 'number' ? Math.abs(change) : 0;

const countDoubles = (changes: readonly (Bonus | 'null')[]): number =>
  changes.filter((change) => change === 'double').length;

/**
 * Notes an attack that might grow beyond exact numbers: everything that can be added, doubled as often
 * as it can be. Of the cards without a rolling sign `mostOthers` count at most.
 */
export const noteTooLarge = (
  { attack, bonuses }: { readonly attack: number; readonly bonuses: readonly Bonus[] },
  judging: Judging,
  cards: readonly ModifierCard[],
  mostOthers: number,
  path: Path,
  faults: Faults,
): void => {
  const valuesOf = (some: readonly ModifierCard[]) => some.map((card) => valueInUse(card, judging));
  const rolling = valuesOf(cards.filter((card) => card.rolling));
  const others = valuesOf(cards.filter((card) => !card.rolling));
  const sum = [attack, 1, ...bonuses, ...rolling, ...others].reduce<number>(
    (total, change) => total + sizeOf(change),
    0,
  );
  const doubles =
    countDoubles(bonuses) + countDoubles(rolling) + Math.min(mostOthers, countDoubles(others));
  if (sum * 2 ** doubles > ATTACK_LIMIT)
    faults.push({ type: 'attackTooLarge', path, ruling: null, limit: ATTACK_LIMIT });
};
