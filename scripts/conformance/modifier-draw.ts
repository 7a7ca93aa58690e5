/** Adapter of the `modifier-draw` vectors to `drawModifiers`. */

import * as E from 'fp-ts/lib/Either.js';

import { closed, flag, integer, oneOf, optional, text } from '../../src/core/codec.js';
import {
  addCards,
  drawModifiers,
  modifiedAttack,
  type ReturnedCard,
} from '../../src/modifier-deck/index.js';
import { fromSeed } from '../../src/rng/index.js';
import { DRAW_MODES, type DrawMode } from '../../src/vocabulary/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import {
  effectLabel,
  labelledCard,
  sortedLabels,
  toCard,
  toLabelled,
  type LabelledCard,
} from './modifier-card.js';
import { isSame, listOf, read } from './shape.js';

interface Expected {
  readonly drawn: readonly LabelledCard[];
  readonly used: readonly LabelledCard[];
  readonly value: number;
  readonly effects: readonly string[];
  readonly returned: readonly ReturnedCard[];
  readonly discardAfter: readonly LabelledCard[];
  readonly pileAfter: readonly LabelledCard[];
  readonly shuffleAtEndOfRound: boolean;
  readonly undecided: boolean;
}

interface DrawCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly attack: number;
  readonly mode: DrawMode;
  readonly pile: readonly LabelledCard[];
  readonly discard: readonly LabelledCard[];
  readonly shuffleIn: readonly LabelledCard[] | undefined;
  readonly reducedRandomness: boolean;
  readonly options: { readonly compare_x2_by_value: boolean } | undefined;
  readonly expected: Expected;
}

const cards = listOf(labelledCard);

const drawCase = closed<DrawCase>('a modifier-draw case', {
  id: text,
  rulings: listOf(text),
  attack: integer,
  mode: oneOf(DRAW_MODES),
  pile: cards,
  discard: cards,
  shuffleIn: optional(cards),
  reducedRandomness: flag,
  options: optional(
    closed<{ readonly compare_x2_by_value: boolean }>('options', { compare_x2_by_value: flag }),
  ),
  expected: closed<Expected>('what is expected of a draw', {
    drawn: cards,
    used: cards,
    value: integer,
    effects: listOf(effectLabel),
    returned: listOf(oneOf(['bless', 'curse'])),
    discardAfter: cards,
    pileAfter: cards,
    shuffleAtEndOfRound: flag,
    undecided: flag,
  }),
});

/** Chance cannot matter in a case, so that any stream does. */
const ANY_STREAM = fromSeed('modifier-draw');

const solve = (vector: DrawCase): Expected => {
  const { attack, mode, reducedRandomness, options } = vector;
  const given = {
    pile: vector.pile.map(toCard),
    discard: vector.discard.map(toCard),
    mustShuffle: false,
  };
  const [before] = addCards(given, (vector.shuffleIn ?? []).map(toCard))(ANY_STREAM);
  const rules = { reducedRandomness, compareDoubleByValue: options?.compare_x2_by_value ?? true };
  const [{ outcome, drawn, deck }] = drawModifiers(before, { attack, mode, rules })(ANY_STREAM);
  return {
    drawn: drawn.map(toLabelled),
    used: outcome.used.map(toLabelled),
    value: modifiedAttack(outcome, attack),
    effects: sortedLabels(outcome.effects),
    returned: outcome.returned,
    discardAfter: deck.discard.map(toLabelled),
    pileAfter: deck.pile.map(toLabelled),
    shuffleAtEndOfRound: deck.mustShuffle,
    undecided: outcome.undecided,
  };
};

const FIELDS = [
  'drawn',
  'used',
  'value',
  'effects',
  'returned',
  'discardAfter',
  'pileAfter',
  'shuffleAtEndOfRound',
  'undecided',
] as const satisfies readonly (keyof Expected)[];

const showFields = (answer: Expected, fields: readonly (keyof Expected)[]): string =>
  fields.map((field) => `${field} ${JSON.stringify(answer[field])}`).join('\n');

const compare = (vector: DrawCase): Difference | null => {
  const { expected, ...input } = vector;
  const got = solve(vector);
  const unlike = FIELDS.filter((field) => !isSame(expected[field], got[field]));
  if (unlike.length === 0) return null;
  return {
    why: `${unlike.join(', ')} differ`,
    input: JSON.stringify(input),
    expected: showFields(expected, unlike),
    got: showFields(got, unlike),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'modifier-draw' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(drawCase, one)) }
    : `expected "kind": "modifier-draw", "format": 1`;

/** The `modifier-draw` vectors. */
export const modifierDraw: Kind = { type: 'runs', readHead };
