import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import type { State } from 'fp-ts/lib/State.js';
import { invalidValue, isLeft, isRecord, left, readSwitch, refuse, right } from '../core/index.js';
import {
  drawModifiers,
  type DrawDone,
  type DrawnModifiers,
  type ModifierDeck,
  type WrittenCard,
} from '../modifier-deck/index.js';
import { continueDraw, readCards, surplus } from '../modifier-deck/internal.js';
import type { Rng } from '../rng/index.js';
import type { AttackError, Faults } from './error.js';
import type { AttackFacts } from './facts.js';
import { noteTooLarge } from './limit.js';
import { ROOT } from './read.js';
import { readAttack, type Attack } from './ability.js';
import { resolve, type AttackResult } from './resolve.js';
import type { ModeReport } from './sources.js';

/** An attack and the cards that were turned over for it so far. */
export interface RevealedAttackQuery extends AttackFacts {
  /** All cards that were turned over for this attack, in order. */
  readonly revealed: readonly WrittenCard[];
  /** Whether there is no further card to draw, neither in the draw pile nor among the discards. Default `false`. */
  readonly exhausted?: boolean | null;
}

/** Another card must be turned over. */
export interface AttackMore {
  /** The draw goes on. */
  readonly type: 'more';
  /** How the attack draws, and why. */
  readonly mode: ModeReport;
}

/** The draw is over and the attack resolved. */
export interface AttackDone {
  /** No further card is drawn. */
  readonly type: 'done';
  /** How the attack draws, and why. */
  readonly mode: ModeReport;
  /** What came of the draw. */
  readonly draw: DrawDone;
  /** What came of the attack with the cards that count. */
  readonly attack: AttackResult;
}

/** Whether more cards are needed, or what came of the attack. */
export type AttackStep = AttackMore | AttackDone;

/**
 * Goes on with an attack whose cards lie on a table: says whether another card must be turned over, or
 * what came of the attack. It puts together {@link modeOf}, `nextDraw` and {@link resolveAttack}, so that
 * which cards count is settled too, with everything that it depends on (R-MOD-7, R-MOD-18). Ask again
 * with each card that is turned over.
 *
 * Errors: those of {@link resolveAttack}; `surplusCards` if more cards were turned over than the draw
 * takes.
 *
 * @example
 * import { continueAttack } from 'gloomhaven-rules/attack';
 * import assert from 'node:assert/strict';
 *
 * const facts = { attack: 3, attacker: { conditions: ['strengthen'] }, target: { shield: 1 } } as const;
 * const first = continueAttack({ ...facts, revealed: [{ value: -1 }] });
 * assert(first._tag === 'Right');
 * assert.equal(first.right.type, 'more');
 *
 * const second = continueAttack({ ...facts, revealed: [{ value: -1 }, { value: 1 }] });
 * assert(second._tag === 'Right' && second.right.type === 'done');
 * assert.equal(second.right.attack.damage, 3);
 */
export const continueAttack = (
  query: RevealedAttackQuery,
): Either<NonEmptyArray<AttackError>, AttackStep> => {
  const faults: Faults = [];
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'tableAttack', query)]);
  const attack = readAttack(query, faults);
  const cards = readCards(query.revealed, ['revealed'], faults);
  const exhausted = readSwitch(query.exhausted, false, ROOT, 'exhausted', faults);
  noteTooLarge(attack, cards, ROOT, faults);
  if (faults.length > 0) return refuse(faults);
  const { report, judging } = attack;
  const draw = continueDraw(report.mode, cards, judging, exhausted);
  if (draw.type === 'more') return right({ type: 'more', mode: report });
  const fault = surplus(report.mode, cards, draw);
  return fault === null
    ? right({ type: 'done', mode: report, draw, attack: resolve(attack, draw.used) })
    : left([fault]);
};

/** An attack and the deck that its cards are drawn from. */
export interface RollQuery extends AttackFacts {
  /** The deck; that after the draw is in the answer. */
  readonly deck: ModifierDeck;
}

/** An attack whose cards were drawn from a deck. */
export interface RolledAttack {
  /** How the attack draws, and why. */
  readonly mode: ModeReport;
  /** The draw, with the deck after it. */
  readonly draw: DrawnModifiers;
  /** What came of the attack with the cards that count. */
  readonly attack: AttackResult;
}

interface Roll {
  readonly attack: Attack;
  readonly deck: ModifierDeck;
}

const readDeck = (value: unknown, faults: Faults): ModifierDeck => {
  const given = isRecord(value) ? value : { pile: [], discard: [] };
  if (!isRecord(value)) faults.push(invalidValue(['deck'], 'deck', value));
  return {
    pile: readCards(given['pile'], ['deck', 'pile'], faults),
    discard: readCards(given['discard'], ['deck', 'discard'], faults),
    mustShuffle: readSwitch(given['mustShuffle'], false, ['deck'], 'mustShuffle', faults),
  };
};

const readRoll = (query: unknown): Either<NonEmptyArray<AttackError>, Roll> => {
  const faults: Faults = [];
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'deckAttack', query)]);
  const attack = readAttack(query, faults);
  const deck = readDeck(query['deck'], faults);
  return faults.length > 0 ? refuse(faults) : right({ attack, deck });
};

/**
 * Makes one attack with the cards of a deck: {@link modeOf}, `drawModifiers` and {@link resolveAttack} in
 * one go.
 *
 * Shape: a fp-ts `State`; the deck after the attack is `draw.deck` of the answer.
 * Draws: those of `drawModifiers`: none, or one less than there are discards if they are shuffled; none
 * where the query has a fault.
 *
 * Errors: those of {@link resolveAttack}.
 *
 * @example
 * import { rollAttack } from 'gloomhaven-rules/attack';
 * import { newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck, rng] = newDeck(standardDeck)(fromSeed('friday'));
 * const [rolled] = rollAttack({ attack: 3, deck, target: { hitPoints: 5, shield: 1 } })(rng);
 * assert(rolled._tag === 'Right');
 * assert.equal(rolled.right.draw.deck.pile.length, 19);
 * assert.equal(rolled.right.attack.damage, 1);
 */
export const rollAttack =
  (query: RollQuery): State<Rng, Either<NonEmptyArray<AttackError>, RolledAttack>> =>
  (rng) => {
    const read = readRoll(query);
    if (isLeft(read)) return [read, rng];
    const { attack, deck } = read.right;
    const { report, judging } = attack;
    const { attack: value, changes, rules } = judging;
    const options = { mode: report.mode, attack: value, changes, rules };
    const [draw, next] = drawModifiers(deck, options)(rng);
    const { used } = draw.outcome;
    const faults: Faults = [];
    noteTooLarge(attack, used, ROOT, faults);
    if (faults.length > 0) return [refuse(faults), rng];
    return [right({ mode: report, draw, attack: resolve(attack, used) }), next];
  };
