/** Adapter of the `attack-odds` vectors to `attackOdds`. */

import * as E from 'fp-ts/lib/Either.js';

import { attackOdds, explain, type AttackOdds, type Chance } from '../../src/attack/index.js';
import { closed, flag, integer, natural, oneOf, positive, text } from '../../src/core/codec.js';
import { DRAW_MODES, type DrawMode } from '../../src/vocabulary/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { labelledCard, labelOfEffect, toCard, type LabelledCard } from './modifier-card.js';
import { isSame, listOf, read, recordOf } from './shape.js';

/** What is expected: whole numbers and fractions `p/q` in lowest terms. */
interface Expected {
  readonly total: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly mean: string;
  readonly effects: Readonly<Record<string, string>>;
}

interface OddsCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly attack: number;
  readonly mode: DrawMode;
  readonly deck: readonly LabelledCard[];
  readonly shield: number;
  readonly pierce: number;
  readonly poisoned: boolean;
  readonly reducedRandomness: boolean;
  readonly expected: Expected;
}

const oddsCase = closed<OddsCase>('an attack-odds case', {
  id: text,
  rulings: listOf(text),
  attack: integer,
  mode: oneOf(DRAW_MODES),
  deck: listOf(labelledCard),
  shield: natural,
  pierce: natural,
  poisoned: flag,
  reducedRandomness: flag,
  expected: closed<Expected>('what is expected of odds', {
    total: positive,
    weights: recordOf(positive),
    mean: text,
    effects: recordOf(text),
  }),
});

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

const fraction = (part: bigint, whole: bigint): string => {
  const divisor = divisorOf(part, whole);
  return `${String(part / divisor)}/${String(whole / divisor)}`;
};

const showChance = ({ weight, of }: Chance): string => `${String(weight)}/${String(of)}`;

const inVectorsWords = ({ damage, effects }: AttackOdds): Expected => {
  const whole = BigInt(damage[0]?.of ?? 1);
  const sum = damage.reduce(
    (known, { value, weight }) => known + BigInt(value) * BigInt(weight),
    0n,
  );
  const labelled = Object.values(effects).map(
    (one) => [labelOfEffect(one.effect), showChance(one)] as const,
  );
  return {
    total: Number(whole),
    weights: Object.fromEntries(damage.map(({ value, weight }) => [value, Number(weight)])),
    mean: fraction(sum, whole),
    effects: Object.fromEntries(labelled),
  };
};

/** Objects are compared whatever the order of their keys. */
const sortedKeys = (record: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

const inOrder = ({ total, weights, mean, effects }: Expected): readonly unknown[] => [
  total,
  sortedKeys(weights),
  mean,
  sortedKeys(effects),
];

const compare = (vector: OddsCase): Difference | null => {
  const { expected, ...input } = vector;
  const odds = attackOdds({
    attack: vector.attack,
    mode: vector.mode,
    deck: vector.deck.map(toCard),
    pierce: vector.pierce,
    target: { shield: vector.shield, conditions: vector.poisoned ? ['poison'] : [] },
    rules: { reducedRandomness: vector.reducedRandomness },
  });
  if (E.isLeft(odds)) return malformed(odds.left.map(explain).join('; '));
  const got = inVectorsWords(odds.right);
  if (isSame(inOrder(expected), inOrder(got))) return null;
  return {
    why: 'the odds differ',
    input: JSON.stringify(input),
    expected: JSON.stringify(expected),
    got: JSON.stringify(got),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'attack-odds' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(oddsCase, one)) }
    : `expected "kind": "attack-odds", "format": 1`;

/** The `attack-odds` vectors. */
export const attackOddsKind: Kind = { type: 'runs', readHead };
