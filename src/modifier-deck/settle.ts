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

const decided = (used: readonly ModifierCard[], unused: readonly ModifierCard[] = []): Settled => ({
  used,
  unused,
  undecided: false,
});

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

/** Cards up to the first one without a rolling sign; `null` if there is none among them. */
const untilNoRolling = (cards: readonly ModifierCard[]): readonly ModifierCard[] | null => {
  const last = cards.findIndex(({ rolling }) => !rolling);
  return last < 0 ? null : cards.slice(0, last + 1);
};

/** Of several cards only the last one counts (R-MOD-4). */
const onlyLast = (cards: readonly ModifierCard[]): Settled =>
  decided(cards.slice(-1), cards.slice(0, -1));

/**
 * Which of the cards count, in drawing order (R-MOD-2 to R-MOD-4); `null` if more must be drawn. Cards
 * after those that the draw needs are left out.
 */
export const settle = (
  mode: DrawMode,
  cards: readonly ModifierCard[],
  judging: Judging,
): Settled | null => {
  const [a, b] = cards;
  if (mode === 'none' || (a?.rolling === true && b?.rolling === true)) {
    const run = untilNoRolling(cards);
    if (run === null) return null;
    return mode === 'disadvantage' ? onlyLast(run) : decided(run);
  }
  if (a === undefined || b === undefined) return null;
  if (!a.rolling && !b.rolling) return choose(a, b, mode, judging);
  if (mode === 'advantage') return decided([a, b]);
  return a.rolling ? decided([b], [a]) : decided([a], [b]);
};
