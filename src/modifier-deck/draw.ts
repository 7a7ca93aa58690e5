import type { DrawMode, ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import { completeCard, type WrittenCard } from './card.js';
import type { CardChange, Judging } from './compare.js';
import { effectsOf, sumOf, type ModifierSum } from './outcome.js';
import { withDefaults, type DrawRules } from './rules.js';
import { settle, type Settled } from './settle.js';

/** What a draw depends on besides its cards. */
export interface DrawOptions {
  /**
   * The attack after the attacker's bonuses and before the cards; comparisons with a 2x need it
   * (R-MOD-7). Default, and `null`: not known, and a 2x is better than every number.
   */
  readonly attack?: number | null;
  /**
   * Whether there is no further card to draw, neither in the draw pile nor among the discards: a card
   * that cannot be had is a +0 that is in no list (R-MOD-11). Default `false`.
   */
  readonly exhausted?: boolean | null;
  /** What makes the attacker's card count as another, such as an item of the target (R-MOD-18). Default nothing. */
  readonly changes?: readonly CardChange[] | null;
  /** Rule flags that differ from the default ones. */
  readonly rules?: Partial<DrawRules> | null;
}

/** Which card goes back to its supply (R-MOD-8, R-MOD-13). */
export type ReturnedCard = 'bless' | 'curse';

/** What came of a draw. */
export interface DrawOutcome extends ModifierSum {
  /** The cards that count, as they are printed, in drawing order. */
  readonly used: readonly ModifierCard[];
  /** The other cards that were turned over, in drawing order. */
  readonly unused: readonly ModifierCard[];
  /** Whether the rules do not tell the better card; then the first one counts (R-MOD-6). */
  readonly undecided: boolean;
  /** The effects of the used cards, repeats kept, in drawing order; optional for the attacker (R-MOD-17). */
  readonly effects: readonly ModifierEffect[];
  /** Each bless and curse that was turned over, used or not: they leave the deck (R-MOD-8). */
  readonly returned: readonly ReturnedCard[];
  /** Whether a standard null or 2x was turned over, used or not (R-MOD-12). */
  readonly shuffleAtEndOfRound: boolean;
}

/** Another card must be turned over. */
export interface DrawMore {
  /** The draw goes on. */
  readonly type: 'more';
}

/** The draw is over. */
export interface DrawDone extends DrawOutcome {
  /** No further card is drawn. */
  readonly type: 'done';
}

/** Whether a draw goes on, or what came of it. */
export type NextDraw = DrawMore | DrawDone;

/** The options of a draw with their defaults filled in. */
export const judgingOf = ({ attack, changes, rules }: DrawOptions): Judging => ({
  attack: attack ?? null,
  changes: changes ?? [],
  rules: withDefaults(rules),
});

/** Whether a card leaves the deck when it is turned over (R-MOD-8). */
export const isReturned = ({ origin }: ModifierCard): boolean =>
  origin === 'bless' || origin === 'curse';

/** The blesses and curses among cards, in their order. */
export const returnedOf = (cards: readonly ModifierCard[]): readonly ReturnedCard[] =>
  cards.flatMap(({ origin }) => (origin === 'bless' || origin === 'curse' ? [origin] : []));

/** Whether a card makes its deck one to shuffle at the end of the round (R-MOD-12). */
export const isShuffleCard = ({ origin, value }: ModifierCard): boolean =>
  origin === 'standard' && typeof value !== 'number';

/** A card that cannot be had: a +0 (R-MOD-11), told from real ones by identity. */
export const MISSING: ModifierCard = { value: 0, rolling: false, effects: [], origin: 'standard' };

const isThere = (card: ModifierCard): boolean => card !== MISSING;

/** What came of a draw that is settled; the drawn cards are the used and the unused ones. */
export const outcomeOf = (
  { used, unused, undecided }: Settled,
  drawn: readonly ModifierCard[],
  judging: Judging,
): DrawOutcome => ({
  used,
  unused,
  undecided,
  effects: effectsOf(used),
  ...sumOf(used, judging),
  returned: returnedOf(drawn),
  shuffleAtEndOfRound: drawn.some(isShuffleCard),
});

/** Fills up with cards that cannot be had; two are enough for any draw. */
const settleExhausted = (
  mode: DrawMode,
  cards: readonly ModifierCard[],
  judging: Judging,
): Settled | null => {
  const settled = settle(mode, [...cards, MISSING, MISSING], judging);
  return (
    settled && {
      used: settled.used.filter(isThere),
      unused: settled.unused.filter(isThere),
      undecided: settled.undecided,
    }
  );
};

/** {@link nextDraw} for cards and options that are complete. */
export const continueDraw = (
  mode: DrawMode,
  cards: readonly ModifierCard[],
  judging: Judging,
  exhausted: boolean,
): NextDraw => {
  const settled = exhausted ? settleExhausted(mode, cards, judging) : settle(mode, cards, judging);
  if (settled === null) return { type: 'more' };
  const drawn = cards.slice(0, settled.used.length + settled.unused.length);
  return { type: 'done', ...outcomeOf(settled, drawn, judging) };
};

/**
 * Goes on with a draw: says whether another card must be turned over, or what came of it (R-MOD-2 to
 * R-MOD-7, R-MOD-10).
 *
 * Give it all cards that were turned over for this attack so far, in order; it needs no deck, so that
 * they may come from a table. Cards after those that the draw needs count for nothing. It is total on
 * well-typed values only; `checkDraw` reads any value.
 *
 * @example
 * import { modifiedAttack, nextDraw, type WrittenCard } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * let revealed: WrittenCard[] = [{ value: 1, rolling: true }];
 * assert.deepEqual(nextDraw('advantage', revealed), { type: 'more' });
 *
 * revealed = [...revealed, { value: -1 }];
 * const draw = nextDraw('advantage', revealed);
 * assert(draw.type === 'done');
 * assert.equal(draw.used.length, 2);
 * assert.equal(modifiedAttack(draw, 3), 3);
 */
export const nextDraw = (
  mode: DrawMode,
  revealed: readonly WrittenCard[],
  options: DrawOptions = {},
): NextDraw =>
  continueDraw(mode, revealed.map(completeCard), judgingOf(options), options.exhausted ?? false);
