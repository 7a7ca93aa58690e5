/** What amounts come to in play. */

import type { Amount, Bound, Calculation, Fact, Reference, Span } from '../../content/index.js';
import { range } from '../../board/index.js';
import { CONDITIONS } from '../../vocabulary/index.js';
import { hasCondition, isNegative } from '../../condition/index.js';
import { amountOf, symbolsOf as levelSymbols, type Symbols } from '../amount.js';
import { characterOf, figureOf } from '../change.js';
import { symbolsOf } from '../monster-symbols.js';
import { summonerOf } from '../owner.js';
import type { GameState } from '../state.js';
import { numberOf } from './figure-number.js';
import type { Reading } from './reading.js';
import type { Remembered } from './scope.js';

/** The numbers that formulas know: level and party, and those on the card of a monster. */
const symbolsIn = ({ env, state, scope }: Reading): Symbols => {
  const self = figureOf(state, scope.self);
  return self === null || self.kind === 'character'
    ? levelSymbols(state)
    : symbolsOf(env, state, self);
};

/** Whether something that is remembered lies within a span that reaches back from now. */
const isWithin = (
  { state, scope }: Reading,
  { turn, round, frames, abilities }: Remembered,
  during: Span,
): boolean => {
  switch (during) {
    case 'ability':
      return abilities.includes(abilityNow(state));
    case 'action':
      return frames.includes(scope.frame);
    case 'turn':
      return turn !== null && turn === turnNow(state);
    case 'round':
      return round === state.round;
    default:
      return true;
  }
};

/** Whose turn it is, `null` between turns. */
export const turnNow = ({ agenda }: GameState): string | null => {
  const end = agenda.findLast((task) => task.type === 'endTurn');
  return end?.type === 'endTurn' ? end.figure : null;
};

/** The number of the ability that is under way, 0 where there is none. */
const abilityNow = ({ agenda }: GameState): number => {
  const ability = agenda.findLast((task) => task.type === 'ability');
  return ability?.type === 'ability' ? ability.id : 0;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const idsOf = (reading: Reading, of: Reference): readonly string[] =>
  reading.named(of).map(({ id }) => id);

const boundValue = (reading: Reading, { name, list = 'targets' }: Bound): number => {
  const found = reading.result(name)[list];
  return typeof found === 'number' ? found : found.length;
};

/** Whether something is the doing of a figure, or happened to it; kills of its summon are its own (R-SUM-7). */
const isAbout = (
  { state, scope: { self } }: Reading,
  { moment, actor, target }: Remembered,
): boolean =>
  actor === self ||
  target === self ||
  (moment === 'killed' && actor !== null && summonerOf(state, actor) === self);

/** What happened within a span, as far as clauses about it hold. */
const happened = (
  reading: Reading,
  { moment, during, if: clauses = [] }: Extract<Fact, { readonly type: 'times' | 'sum' }>,
): readonly Remembered[] =>
  reading.state.remembered.filter(
    (one) =>
      one.moment === moment &&
      isWithin(reading, one, during) &&
      isAbout(reading, one) &&
      clauses.every((clause) =>
        reading
          .with({ actor: one.actor, target: one.target, amount: one.amount, about: one.about })
          .holds(clause),
      ),
  );

/** Different types of figures, or different things, are counted once. */
const typeOf = ({ state }: Reading, { target, about }: Remembered): string =>
  about?.with[0] ?? [...state.figures, ...state.fallen].find(({ id }) => id === target)?.type ?? '';

const conditionsOf = (
  reading: Reading,
  { of, conditions }: Extract<Fact, { readonly type: 'conditions' }>,
): number => {
  const counted = conditions ?? CONDITIONS.filter(isNegative);
  return sumOf(
    reading
      .named(of)
      .map((figure) => counted.filter((one) => hasCondition(figure.conditions, one)).length),
  );
};

const distanceOf = (
  reading: Reading,
  { from = 'self', to }: Extract<Fact, { readonly type: 'distance' }>,
): number => {
  const board = reading.env.boardOf(reading.state);
  const between = reading
    .anchors(from)
    .flatMap((a) => reading.anchors(to).map((b) => range(board, a, b) ?? Number.MAX_SAFE_INTEGER));
  return between.length === 0 ? 0 : Math.min(...between);
};

const cardsOf = (
  reading: Reading,
  { piles, of = 'self' }: Extract<Fact, { readonly type: 'cards' }>,
): number =>
  sumOf(
    idsOf(reading, of).flatMap((id) => {
      const character = characterOf(reading.state, id);
      if (character === null) return [];
      const { hand, discard, lost, active } = character;
      const lengths = {
        hand: hand.length,
        discarded: discard.length,
        lost: lost.length,
        active: active.length,
      };
      return piles.map((pile) => lengths[pile]);
    }),
  );

/** What a fact comes to. */
const factValue = (reading: Reading, fact: Fact): number => {
  switch (fact.type) {
    case 'bound':
      return boundValue(reading, fact);
    case 'hexesMoved': {
      const ids = idsOf(reading, fact.of ?? 'self');
      return reading.state.remembered.filter(
        (one) =>
          one.moment === 'hexEntered' &&
          one.about?.forced !== true &&
          ids.includes(one.actor ?? '') &&
          isWithin(reading, one, fact.during),
      ).length;
    }
    case 'damage': {
      const ids = idsOf(reading, fact.of ?? 'self');
      const whose = fact.done === 'dealt' ? 'actor' : 'target';
      return sumOf(
        reading.state.remembered
          .filter(
            (one) =>
              one.moment === 'damaged' &&
              ids.includes(one[whose] ?? '') &&
              isWithin(reading, one, fact.during),
          )
          .map(({ amount }) => amount),
      );
    }
    case 'figures':
      return reading.fitting(fact.of).length;
    case 'overlays':
      return reading.overlays(fact.of).length;
    case 'hitPoints':
      return sumOf(
        reading.named(fact.of ?? 'self').map(({ hitPoints, maxHitPoints }) => {
          if (fact.which === 'current') return hitPoints;
          return fact.which === 'maximum' ? maxHitPoints : maxHitPoints - hitPoints;
        }),
      );
    case 'conditions':
      return conditionsOf(reading, fact);
    case 'stat':
      return sumOf(
        reading
          .named(fact.of ?? 'self')
          .map((figure) => numberOf(reading.env, reading.state, figure, fact.stat)),
      );
    case 'distance':
      return distanceOf(reading, fact);
    case 'cards':
      return cardsOf(reading, fact);
    case 'times': {
      const found = happened(reading, fact);
      return fact.different === true
        ? new Set(found.map((one) => typeOf(reading, one))).size
        : found.length;
    }
    case 'sum':
      return sumOf(happened(reading, fact).map(({ amount }) => amount));
    case 'round':
      return reading.state.round;
    case 'momentAmount':
      return reading.scope.amount;
  }
};

const calculated = (reading: Reading, { formula, where, min, max }: Calculation): number => {
  const names = Object.fromEntries(
    Object.entries(where).map(([name, amount]) => [name, reading.value(amount, -Infinity)]),
  );
  const value = amountOf(formula, { ...symbolsIn(reading), ...names }, -Infinity);
  const least = min === undefined ? value : Math.max(value, reading.value(min, -Infinity));
  return max === undefined ? least : Math.min(least, reading.value(max, -Infinity));
};

/** What an amount comes to, at least `min`. */
export const valueIn = (reading: Reading, amount: Amount, min = 0): number => {
  if (typeof amount === 'number') return Math.max(min, amount);
  if (typeof amount === 'string') return amountOf(amount, symbolsIn(reading), min);
  const value =
    amount.type === 'calculation' ? calculated(reading, amount) : factValue(reading, amount);
  return Math.max(min, value);
};
