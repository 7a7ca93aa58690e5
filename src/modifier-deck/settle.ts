import type { DrawMode, ModifierCard } from '../vocabulary/index.js';
import { compareCards, type Judging } from './compare.js';

/** Which of the drawn cards count. */
export interface Settled {
  /** Those that count, in drawing order. */
  readonly used: readonly ModifierCard[];
  /** Those that do not, in drawing order. */
  readonly unused: readonly ModifierCard[];
  /** Whether the rules could not tell the better card, so that the first one counts (R-MOD-6). */
  readonly undecided: boolean;
}

/** The rolling cards, and the others. */
const partition = (
  cards: readonly ModifierCard[],
): readonly [readonly ModifierCard[], readonly ModifierCard[]] => [
  cards.filter(({ rolling }) => rolling),
  cards.filter(({ rolling }) => !rolling),
];

/** Two cards without a rolling sign: the better or the worse one, the first one if in doubt. */
const choose = (
  a: ModifierCard,
  b: ModifierCard,
  mode: 'advantage' | 'disadvantage',
  judging: Judging,
): Settled => {
  const verdict = compareCards(a, b, judging);
  const takesSecond = verdict === (mode === 'advantage' ? 'worse' : 'better');
  const undecided = verdict === 'undecided';
  return takesSecond
    ? { used: [b], unused: [a], undecided }
    : { used: [a], unused: [b], undecided };
};

/** A plain draw needs one card, a better or worse of two needs two (R-MOD-2 to R-MOD-4). */
export const needsMore = (mode: DrawMode, drawn: number, allRolling: boolean): boolean =>
  allRolling || drawn < (mode === 'none' ? 1 : 2);

/** The first cards, as many as the draw takes; `null` if it takes more than there are. */
const takenOf = (
  mode: DrawMode,
  cards: readonly ModifierCard[],
): readonly ModifierCard[] | null => {
  let allRolling = true;
  for (let drawn = 0; drawn < cards.length; drawn += 1) {
    allRolling &&= cards[drawn]!.rolling;
    if (!needsMore(mode, drawn + 1, allRolling)) return cards.slice(0, drawn + 1);
  }
  return null;
};

/**
 * Which of the cards count, in drawing order (R-MOD-2 to R-MOD-4); `null` if more must be drawn. Cards
 * after those that the draw takes are left out.
 */
export const settle = (
  mode: DrawMode,
  cards: readonly ModifierCard[],
  judging: Judging,
): Settled | null => {
  const taken = takenOf(mode, cards);
  if (taken === null) return null;
  const [rolling, others] = partition(taken);
  const [a, b] = others;
  if (mode !== 'none' && a !== undefined && b !== undefined) return choose(a, b, mode, judging);
  return mode === 'disadvantage'
    ? { used: others, unused: rolling, undecided: false }
    : { used: taken, unused: [], undecided: false };
};
