import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { isLeft, refuse, right } from '../core/index.js';
import type { Element, ElementIcon } from '../vocabulary/index.js';
import { consume, consumptionOptions } from './consumption.js';
import type { ElementError } from './error.js';
import type { MonsterPayment, MonsterRound, MonsterTurnQuery } from './monster-round.js';
import { readMonsterTurn } from './read.js';
import { endTurn, infuse, inOrder, type ElementTrack } from './track.js';

/** The elements and a type of monster, as they stand now. */
export interface MonsterElements {
  /** The elements. */
  readonly track: ElementTrack;
  /** What the type has done this round. */
  readonly round: MonsterRound;
}

interface Partly {
  readonly track: ElementTrack;
  readonly payment: MonsterPayment;
}

/** All ways to pay for some of the consumptions, each to be paid or not. */
const allPayments = (
  track: ElementTrack,
  consumptions: readonly (readonly ElementIcon[])[],
): readonly Partly[] =>
  consumptions.reduce<readonly Partly[]>(
    (known, icons) =>
      known.flatMap(({ track: left, payment }) => [
        ...consumptionOptions(left, icons).map((elements) => ({
          track: consume(left, elements).track,
          payment: [...payment, elements],
        })),
        { track: left, payment: [...payment, null] },
      ]),
    [{ track, payment: [] }],
  );

/** Monsters consume whatever they can (R-ELEM-6): nothing that is left unpaid could still be paid. */
const openPayments = ({
  track,
  round,
  consumptions,
  canAct,
}: MonsterTurnQuery): readonly MonsterPayment[] => {
  if (!canAct || round.paid !== null) return [];
  return allPayments(track, consumptions)
    .filter(({ track: left, payment }) =>
      consumptions.every(
        (icons, index) => payment[index] !== null || consumptionOptions(left, icons).length === 0,
      ),
    )
    .map(({ payment }) => payment);
};

/**
 * The ways in which a type of monster pays for the consumptions of its ability card, asked when a
 * monster starts its turn. The first one that can act pays, once for all of its type in this round
 * (R-ELEM-7); it must pay what it can, and where a wild icon or a want of elements leaves a choice the
 * players pick (R-ELEM-6). A single way of nothing but `null` means that nothing can be paid. Empty where
 * nothing is to be settled: the monster cannot act, or it was settled already.
 *
 * Errors: `invalidValue`; all at once.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { elementTrack, monsterPayments, newMonsterRound } from 'gloomhaven-rules/element';
 *
 * const payments = monsterPayments({
 *   track: elementTrack({ fire: 'strong', air: 'waning' }),
 *   round: newMonsterRound,
 *   consumptions: [['any']],
 *   canAct: true,
 * });
 * assert(payments._tag === 'Right');
 * assert.deepEqual(payments.right, [[['fire']], [['air']]]);
 */
export const monsterPayments = (
  query: MonsterTurnQuery,
): Either<NonEmptyArray<ElementError>, readonly MonsterPayment[]> => {
  const read = readMonsterTurn(query);
  return isLeft(read) ? read : right(openPayments(read.right));
};

const isSameEntry = (open: readonly Element[] | null, given: unknown): boolean =>
  open === null
    ? given === null
    : Array.isArray(given) &&
      given.length === open.length &&
      open.every((element) => given.includes(element));

const isSamePayment = (open: MonsterPayment, given: unknown): boolean =>
  Array.isArray(given) &&
  given.length === open.length &&
  open.every((entry, index) => isSameEntry(entry, given[index]));

const choose = (
  open: readonly MonsterPayment[],
  given: unknown,
): Either<NonEmptyArray<ElementError>, MonsterPayment | null> => {
  if (given === undefined || given === null)
    return open.length > 1
      ? refuse([
          { type: 'paymentNeeded', path: ['payment'], ruling: 'R-ELEM-6', options: open.length },
        ])
      : right(open[0] ?? null);
  const chosen = open.find((payment) => isSamePayment(payment, given));
  return chosen === undefined
    ? refuse([{ type: 'noSuchPayment', path: ['payment'], ruling: 'R-ELEM-7' }])
    : right(chosen);
};

/**
 * Starts a monster's turn, as far as elements are concerned: pays one of the {@link monsterPayments}.
 * Where there is only one, or nothing to settle, none need be named.
 *
 * Errors: those of {@link monsterPayments}; `paymentNeeded` where the players have a choice,
 * `noSuchPayment`.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { elementTrack, newMonsterRound, startMonsterTurn } from 'gloomhaven-rules/element';
 *
 * const track = elementTrack({ fire: 'strong' });
 * const started = startMonsterTurn({
 *   track,
 *   round: newMonsterRound,
 *   consumptions: [['fire']],
 *   canAct: true,
 * });
 * assert(started._tag === 'Right');
 * assert.deepEqual(started.right.round.paid, [['fire']]);
 * assert.equal(started.right.track.strengths.fire, 'inert');
 */
export const startMonsterTurn = (
  query: MonsterTurnQuery,
  payment: MonsterPayment | null = null,
): Either<NonEmptyArray<ElementError>, MonsterElements> => {
  const read = readMonsterTurn(query);
  if (isLeft(read)) return read;
  const { track, round } = read.right;
  const chosen = choose(openPayments(read.right), payment);
  if (isLeft(chosen)) return chosen;
  const paid = chosen.right;
  if (paid === null) return right({ track, round });
  const elements = paid.flatMap((entry) => entry ?? []);
  return right({ track: consume(track, elements).track, round: { ...round, paid } });
};

/** A monster that ends its turn. */
export interface MonsterTurnEnd extends MonsterElements {
  /** The elements that its ability card infuses; those of wild icons are for the players to pick. */
  readonly infusions: readonly Element[];
  /** Whether it performed any ability of the card. */
  readonly performed: boolean;
}

/**
 * Ends a monster's turn, as far as elements are concerned: the first monster of its type that performed
 * any ability of the card makes its infusions strong (R-ELEM-8), if any did (R-ELEM-9), together with
 * what modifier cards infused in the turn.
 *
 * Shape: typed values, from the other functions of this module.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { elementTrack, endMonsterTurn, newMonsterRound } from 'gloomhaven-rules/element';
 *
 * const idle = { track: elementTrack(), round: newMonsterRound, infusions: ['ice'], performed: false } as const;
 * assert.equal(endMonsterTurn(idle).track.strengths.ice, 'inert');
 * assert.equal(endMonsterTurn({ ...idle, performed: true }).track.strengths.ice, 'strong');
 */
export const endMonsterTurn = ({
  track,
  round,
  infusions,
  performed,
}: MonsterTurnEnd): MonsterElements => {
  const isFirst = performed && !round.infused;
  return {
    track: endTurn(isFirst ? infuse(track, inOrder(infusions)) : track).track,
    round: isFirst ? { ...round, infused: true } : round,
  };
};
