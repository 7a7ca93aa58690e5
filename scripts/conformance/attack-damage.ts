/** Adapter of the `attack-damage` vectors to `resolveAttack`. */

import * as E from 'fp-ts/lib/Either.js';

import { explain, resolveAttack, type AttackResult, type Bonus } from '../../src/attack/index.js';
import {
  closed,
  flag,
  integer,
  leaf,
  natural,
  positive,
  optional,
  text,
} from '../../src/core/codec.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import {
  effectLabel,
  effectOfLabel,
  labelledCard,
  sortedLabels,
  toCard,
  type LabelledCard,
} from './modifier-card.js';
import { isSame, listOf, read } from './shape.js';

interface Expected {
  readonly damage: number;
  readonly targetDies: boolean | undefined;
  readonly effects: readonly string[] | undefined;
}

interface DamageCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly attack: number;
  readonly bonuses: readonly Bonus[];
  readonly poisoned: boolean;
  readonly cards: readonly LabelledCard[];
  readonly shield: number;
  readonly pierce: number;
  readonly reducedRandomness: boolean | undefined;
  readonly effects: readonly string[] | undefined;
  readonly targetHp: number | undefined;
  readonly expected: Expected;
}

const bonus = leaf(
  'a whole number or "double"',
  (value): value is Bonus => value === 'double' || Number.isInteger(value),
  {},
);

const damageCase = closed<DamageCase>('an attack-damage case', {
  id: text,
  rulings: listOf(text),
  attack: integer,
  bonuses: listOf(bonus),
  poisoned: flag,
  cards: listOf(labelledCard),
  shield: natural,
  pierce: natural,
  reducedRandomness: optional(flag),
  effects: optional(listOf(effectLabel)),
  targetHp: optional(positive),
  expected: closed<Expected>('what is expected of an attack', {
    damage: natural,
    targetDies: optional(flag),
    effects: optional(listOf(text)),
  }),
});

/** The fields that a case with hit points asks about, besides the damage. */
const inVectorsWords = (result: AttackResult, isFull: boolean): Expected => ({
  damage: result.damage,
  targetDies: isFull ? (result.dies ?? undefined) : undefined,
  effects: isFull
    ? sortedLabels(
        result.effects.filter(({ verdict }) => verdict === 'takesHold').map(({ effect }) => effect),
      )
    : undefined,
});

const compare = (vector: DamageCase): Difference | null => {
  const { expected, targetHp, effects = [], ...input } = vector;
  const attack = resolveAttack({
    attack: vector.attack,
    bonuses: vector.bonuses,
    effects: effects.map(effectOfLabel).filter((effect) => effect !== null),
    pierce: vector.pierce,
    target: {
      hitPoints: targetHp ?? null,
      shield: vector.shield,
      conditions: vector.poisoned ? ['poison'] : [],
    },
    cards: vector.cards.map(toCard),
    rules: { reducedRandomness: vector.reducedRandomness ?? false },
  });
  if (E.isLeft(attack)) return malformed(attack.left.map(explain).join('; '));
  const got = inVectorsWords(attack.right, targetHp !== undefined);
  const asListed = ({ damage, targetDies, effects: held }: Expected) => [damage, targetDies, held];
  if (isSame(asListed(expected), asListed(got))) return null;
  return {
    why: 'the attack differs',
    input: JSON.stringify({ ...input, effects, targetHp }),
    expected: JSON.stringify(expected),
    got: JSON.stringify({ ...got, stages: attack.right.stages }),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'attack-damage' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(damageCase, one)) }
    : `expected "kind": "attack-damage", "format": 1`;

/** The `attack-damage` vectors. */
export const attackDamage: Kind = { type: 'runs', readHead };
