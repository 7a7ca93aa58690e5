/** Adapter of the `rest-exhaustion` vectors to selection and rests. */

import * as E from 'fp-ts/lib/Either.js';

import { listConditions, trackerOf } from '../../src/condition/index.js';
import { closed, flag, natural, oneOf, positive, text } from '../../src/core/codec.js';
import type { Vitals } from '../../src/damage/index.js';
import {
  cardsToLose,
  mayRest,
  selectionChoices,
  type RestCounts,
  type RestPiles,
  type SelectionChoices,
} from '../../src/round/rest-cards.js';
import { longRestOutcome, shortRestOutcome, type ItemState } from '../../src/round/rest.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { anyOf, isSame, listOf, read } from './shape.js';

/** Numbers of cards; those that are lost play no part before a rest. */
interface CountsRow extends RestCounts {
  readonly lost: number;
  readonly activeLost: number;
}

interface PilesRow {
  readonly hand: number;
  readonly discard: number;
  readonly lost: number;
}

interface SelectionCase {
  readonly fn: 'selection';
  readonly args: CountsRow;
  readonly expected: SelectionChoices;
}

interface AllowedCase {
  readonly fn: 'shortRestAllowed';
  readonly args: CountsRow;
  readonly expected: { readonly canShortRest: boolean };
}

interface ShortResult extends PilesRow {
  readonly exhausted: boolean;
  readonly hp: number;
}

interface ShortCase {
  readonly fn: 'shortRest';
  readonly args: PilesRow & { readonly hp: number; readonly reroll: boolean };
  readonly expected: ShortResult;
}

const WOUNDS = ['poison', 'wound'] as const;

interface LongArgs extends PilesRow {
  readonly hp: number;
  readonly maxHp: number;
  readonly conditions: readonly (typeof WOUNDS)[number][];
  readonly heal: boolean;
  readonly spent: number;
  readonly consumed: number;
}

interface LongResult extends ShortResult {
  readonly conditions: readonly string[];
  readonly spent: number;
  readonly consumed: number;
}

interface LongCase {
  readonly fn: 'longRest';
  readonly args: LongArgs;
  readonly expected: LongResult;
}

type Question = SelectionCase | AllowedCase | ShortCase | LongCase;

const counts = closed<CountsRow>('counts of cards', {
  hand: natural,
  discard: natural,
  activeDiscard: natural,
  lost: natural,
  activeLost: natural,
});
const piles = { hand: natural, discard: natural, lost: natural };
const result = { ...piles, exhausted: flag, hp: natural };
const head = { id: text, rulings: listOf(text) };
const conditions = listOf(oneOf(WOUNDS));

interface Head {
  readonly id: string;
  readonly rulings: readonly string[];
}

const restCase = anyOf<Head & Question>('a rest-exhaustion case', [
  closed<Head & SelectionCase>('a selection', {
    ...head,
    fn: oneOf(['selection']),
    args: counts,
    expected: closed<SelectionChoices>('choices', {
      canPlayTwoCards: flag,
      canLongRest: flag,
      mustLongRest: flag,
      exhausted: flag,
    }),
  }),
  closed<Head & AllowedCase>('whether a short rest is allowed', {
    ...head,
    fn: oneOf(['shortRestAllowed']),
    args: counts,
    expected: closed<AllowedCase['expected']>('{ canShortRest }', { canShortRest: flag }),
  }),
  closed<Head & ShortCase>('a short rest', {
    ...head,
    fn: oneOf(['shortRest']),
    args: closed<ShortCase['args']>('its start', { ...piles, hp: positive, reroll: flag }),
    expected: closed<ShortResult>('its end', result),
  }),
  closed<Head & LongCase>('a long rest', {
    ...head,
    fn: oneOf(['longRest']),
    args: closed<LongArgs>('its start', {
      ...piles,
      hp: positive,
      maxHp: positive,
      conditions,
      heal: flag,
      spent: natural,
      consumed: natural,
    }),
    expected: closed<LongResult>('its end', {
      ...result,
      conditions: listOf(text),
      spent: natural,
      consumed: natural,
    }),
  }),
]);

const named = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index)}`);

const pilesOf = ({ hand, discard, lost }: PilesRow): RestPiles => ({
  hand: named('hand', hand),
  discard: named('discard', discard),
  activeDiscard: [],
  lost: named('lost', lost),
});

const endOf = (
  exhausted: boolean,
  after: { readonly vitals: Vitals; readonly piles: RestPiles },
): ShortResult => ({
  exhausted,
  hp: after.vitals.hitPoints,
  hand: after.piles.hand.length,
  discard: after.piles.discard.length,
  lost: after.piles.lost.length,
});

/** A short rest that loses the first card, or with a second draw the next one. */
const shortRest = ({ hp, reroll, ...row }: ShortCase['args']): ShortResult => {
  const before = pilesOf(row);
  const [first = ''] = cardsToLose(before);
  const [second = null] = cardsToLose(before, first);
  const { exhausted, after } = shortRestOutcome({
    vitals: { hitPoints: hp, maxHitPoints: hp, conditions: trackerOf() },
    piles: before,
    card: first,
    again: reroll ? { card: second } : null,
  });
  return endOf(exhausted, after);
};

const longRest = (args: LongArgs): LongResult => {
  const before = pilesOf(args);
  const inState = (count: number, state: ItemState) =>
    named(state, count).map((id) => ({ id, state }));
  const { exhausted, after, items } = longRestOutcome({
    vitals: {
      hitPoints: args.hp,
      maxHitPoints: args.maxHp,
      conditions: trackerOf(args.conditions),
    },
    piles: before,
    items: [...inState(args.spent, 'spent'), ...inState(args.consumed, 'consumed')],
    card: cardsToLose(before)[0] ?? null,
    heal: args.heal,
  });
  const countIn = (wanted: ItemState): number =>
    items.filter(({ state }) => state === wanted).length;
  return {
    ...endOf(exhausted, after),
    conditions: [...listConditions(after.vitals.conditions)].sort(),
    spent: countIn('spent'),
    consumed: countIn('consumed'),
  };
};

const answer = (one: Question): Question['expected'] => {
  switch (one.fn) {
    case 'selection':
      return selectionChoices(one.args);
    case 'shortRestAllowed':
      return { canShortRest: mayRest(one.args) };
    case 'shortRest':
      return shortRest(one.args);
    case 'longRest':
      return longRest(one.args);
  }
};

/** An answer as text, whatever the order of its fields. */
const show = (one: Question['expected']): string =>
  Object.entries(one)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .sort()
    .join('\n');

const compare = (vector: Question): Difference | null => {
  const expected = show(vector.expected);
  const got = show(answer(vector));
  if (isSame(expected, got)) return null;
  return {
    why: `the answer of ${vector.fn} differs`,
    input: JSON.stringify(vector.args),
    expected,
    got,
  };
};

const readHead = (file: FileHead): Reading | string =>
  file['kind'] === 'rest-exhaustion' && file['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(restCase, one)) }
    : `expected "kind": "rest-exhaustion", "format": 1`;

/** The `rest-exhaustion` vectors. */
export const restExhaustion: Kind = { type: 'runs', readHead };
