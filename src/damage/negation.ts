import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  compareTexts,
  invalidValue,
  isLeft,
  isRecord,
  readAmount,
  readList,
  readSwitch,
  readWord,
  refuse,
  right,
  type Path,
} from '../core/index.js';
import { FIGURE_KINDS, type FigureKind } from '../vocabulary/index.js';
import type { DamageError, NoSuchNegation } from './error.js';

/** How many cards a pile of a character may hold; no character comes near. */
const CARD_LIMIT = 100;

/** Damage that is about to be suffered, and the cards of the figure. */
export interface NegationQuery {
  /** What the figure is: only characters negate damage (R-DMG-4). */
  readonly kind: FigureKind;
  /** The final amount of this one source, after shield and items (R-DMG-3). */
  readonly amount: number;
  /** Ids of the cards in hand. Default none. */
  readonly hand?: readonly string[];
  /** Ids of the discarded cards. Default none. */
  readonly discard?: readonly string[];
  /** Ids of the active cards that count as discarded (R-CARD-6). Default none. */
  readonly activeDiscard?: readonly string[];
  /** The two cards selected for the round: they cannot be lost, wherever they are. Default none. */
  readonly selected?: readonly string[];
  /** Whether the text of the card forbids to negate this damage (R-DMG-5). Default `false`. */
  readonly forbidden?: boolean;
}

/** One card lost from the hand. */
export interface HandNegation {
  /** From the hand. */
  readonly type: 'hand';
  /** The card that is lost. */
  readonly card: string;
}

/** Two cards lost from the discards. */
export interface DiscardNegation {
  /** From the discards, active cards that count as discarded among them. */
  readonly type: 'discards';
  /** The two cards that are lost, ascending. */
  readonly cards: readonly [string, string];
}

/** A way to negate all the damage of one source (R-DMG-2). */
export type Negation = HandNegation | DiscardNegation;

/** Where a character's cards are after damage was negated. */
export interface Negated {
  /** The cards that are lost now. */
  readonly lost: readonly string[];
  /** What is left in hand, in the order that was given. */
  readonly hand: readonly string[];
  /** What is left of the discards, in the order that was given. */
  readonly discard: readonly string[];
  /** What is left of the active cards that count as discarded; a lost one ends its bonus. */
  readonly activeDiscard: readonly string[];
}

type Pile = 'hand' | 'discard' | 'activeDiscard';

type Piles = Readonly<Record<Pile, readonly string[]>>;

interface Question extends Piles {
  readonly selected: readonly string[];
  /** The ruling by which nothing can be negated at all. */
  readonly barred: NoSuchNegation['ruling'] | null;
}

const readCards = (value: unknown, path: Path, faults: DamageError[]): readonly string[] => {
  const cards = readList(value, path, 'cardIds', faults);
  if (cards.length > CARD_LIMIT) {
    faults.push(invalidValue(path, `cards, at most ${String(CARD_LIMIT)}`, cards));
    return [];
  }
  return cards.flatMap((card, index) => {
    if (typeof card === 'string') return card;
    faults.push(invalidValue([...path, index], 'cardId', card));
    return [];
  });
};

const noteTwins = (piles: Piles, faults: DamageError[]): void => {
  const known = new Set<string>();
  for (const pile of ['hand', 'discard', 'activeDiscard'] as const)
    piles[pile].forEach((card, index) => {
      if (known.has(card))
        faults.push({ type: 'cardTwice', path: [pile, index], ruling: null, card });
      known.add(card);
    });
};

const barredBy = (
  kind: FigureKind,
  amount: number,
  forbidden: boolean,
): NoSuchNegation['ruling'] | null => {
  if (amount === 0) return 'R-DMG-1';
  if (kind !== 'character') return 'R-DMG-4';
  return forbidden ? 'R-DMG-5' : null;
};

const readQuery = (query: unknown): Either<NonEmptyArray<DamageError>, Question> => {
  const faults: DamageError[] = [];
  if (!isRecord(query)) return refuse([invalidValue([], 'negationQuery', query)]);
  const kind = readWord(FIGURE_KINDS, query['kind'], ['kind'], faults) ?? 'character';
  const amount = readAmount(query['amount'], ['amount'], faults);
  const forbidden = readSwitch(query['forbidden'], false, [], 'forbidden', faults);
  const piles = {
    hand: readCards(query['hand'], ['hand'], faults),
    discard: readCards(query['discard'], ['discard'], faults),
    activeDiscard: readCards(query['activeDiscard'], ['activeDiscard'], faults),
  };
  noteTwins(piles, faults);
  const selected = readCards(query['selected'], ['selected'], faults);
  const barred = barredBy(kind, amount, forbidden);
  return faults.length > 0 ? refuse(faults) : right({ ...piles, selected, barred });
};

/** The cards of some piles that can be lost, ascending. */
const losable = ({ selected }: Question, ...piles: readonly (readonly string[])[]): string[] =>
  piles
    .flat()
    .filter((card) => !selected.includes(card))
    .sort(compareTexts);

const optionsOf = (question: Question): readonly Negation[] => {
  if (question.barred !== null) return [];
  const discards = losable(question, question.discard, question.activeDiscard);
  return [
    ...losable(question, question.hand).map((card) => ({ type: 'hand' as const, card })),
    ...discards.flatMap((first, index) =>
      discards
        .slice(index + 1)
        .map((second) => ({ type: 'discards' as const, cards: [first, second] as const })),
    ),
  ];
};

/**
 * The ways in which a figure may negate the damage of one source: a character that would suffer 1 or
 * more may lose one card of its hand, or two of its discards, and suffers none of it (R-DMG-2).
 * Active cards that count as discarded may be lost, the two selected ones may not (R-DMG-4). None for
 * summons and monsters (R-DMG-4), none for 0 damage (R-DMG-1), none where the text of a cost forbids
 * it (R-DMG-5). Not negating is always possible and is not listed.
 *
 * Those from the hand first, each kind ascending.
 *
 * Errors: `invalidValue`, `cardTwice`; all at once.
 *
 * @example
 * import { negationOptions } from 'gloomhaven-rules/damage';
 * import assert from 'node:assert/strict';
 *
 * const options = negationOptions({
 *   kind: 'character',
 *   amount: 4,
 *   hand: ['leap', 'shield'],
 *   discard: ['trample', 'rest'],
 *   selected: ['shield', 'sweep'],
 * });
 * assert(options._tag === 'Right');
 * assert.deepEqual(options.right, [
 *   { type: 'hand', card: 'leap' },
 *   { type: 'discards', cards: ['rest', 'trample'] },
 * ]);
 */
export const negationOptions = (
  query: NegationQuery,
): Either<NonEmptyArray<DamageError>, readonly Negation[]> => {
  const question = readQuery(query);
  return isLeft(question) ? question : right(optionsOf(question.right));
};

/** The cards that a choice names; `null` where it is no choice at all. */
const cardsOf = (choice: unknown): readonly unknown[] | null => {
  if (!isRecord(choice)) return null;
  const { type, card, cards } = choice;
  if (type === 'hand') return [card];
  return type === 'discards' && Array.isArray(cards) && cards.length === 2 ? cards : null;
};

const lostBy = (
  question: Question,
  choice: unknown,
): Either<NonEmptyArray<DamageError>, readonly string[]> => {
  const named = cardsOf(choice);
  if (named === null) return refuse([invalidValue(['choice'], 'negation', choice)]);
  const isHand = isRecord(choice) && choice['type'] === 'hand';
  const open = isHand
    ? losable(question, question.hand)
    : losable(question, question.discard, question.activeDiscard);
  const lost = open.filter((card) => named.includes(card));
  const isSelected = question.selected.some((card) => named.includes(card));
  const ruling = question.barred ?? (isSelected ? 'R-DMG-4' : 'R-DMG-2');
  return question.barred === null && lost.length === named.length
    ? right(lost)
    : refuse([{ type: 'noSuchNegation', path: ['choice'], ruling }]);
};

/**
 * Loses the cards of one of the {@link negationOptions}. The damage is then to be suffered as
 * `negated`: all other effects of its source apply (R-DMG-2).
 *
 * Errors: those of {@link negationOptions}; `noSuchNegation` with the ruling that closes the way.
 *
 * @example
 * import { negate } from 'gloomhaven-rules/damage';
 * import assert from 'node:assert/strict';
 *
 * const query = { kind: 'character', amount: 4, hand: ['leap'], discard: ['rest'] } as const;
 * const negated = negate(query, { type: 'hand', card: 'leap' });
 * assert(negated._tag === 'Right');
 * assert.deepEqual(negated.right, { lost: ['leap'], hand: [], discard: ['rest'], activeDiscard: [] });
 */
export const negate = (
  query: NegationQuery,
  choice: Negation,
): Either<NonEmptyArray<DamageError>, Negated> => {
  const question = readQuery(query);
  if (isLeft(question)) return question;
  const chosen = lostBy(question.right, choice);
  if (isLeft(chosen)) return chosen;
  const lost = chosen.right;
  const keep = (pile: Pile): readonly string[] =>
    question.right[pile].filter((card) => !lost.includes(card));
  return right({
    lost,
    hand: keep('hand'),
    discard: keep('discard'),
    activeDiscard: keep('activeDiscard'),
  });
};
