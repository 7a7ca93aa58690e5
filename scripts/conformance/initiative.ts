/** Adapter of the `initiative` vectors to the order of a round. */

import * as E from 'fp-ts/lib/Either.js';

import { closed, leaf, oneOf, optional, positive, text, flag } from '../../src/core/codec.js';
import { initiativeOrder } from '../../src/round/initiative.js';
import type {
  InitiativeQuery,
  PlayingCharacter,
  RestingCharacter,
} from '../../src/round/initiative-query.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { anyOf, isSame, listOf, read } from './shape.js';

interface SummonRow {
  readonly id: string;
  readonly owner: string;
  readonly summonOrder: number;
  readonly summonedThisRound: boolean;
}

interface MonsterRow {
  readonly standee: number;
  readonly rank: 'elite' | 'normal' | 'boss';
}

interface TypeRow {
  readonly type: string;
  readonly initiative: number;
  readonly figures: readonly MonsterRow[];
}

/** Groups of blocks of figures. */
type Order = readonly (readonly (readonly string[])[])[];

interface InitiativeCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly characters: readonly (PlayingCharacter | RestingCharacter)[];
  readonly summons: readonly SummonRow[];
  readonly monsters: readonly TypeRow[];
  readonly expected: { readonly order: Order };
}

const yes = leaf('true', (value): value is true => value === true, {});
const no = leaf('false', (value): value is false => value === false, {});

const character = anyOf<PlayingCharacter | RestingCharacter>('a character', [
  closed<RestingCharacter>('a resting character', { id: text, longRest: yes }),
  closed<PlayingCharacter>('a playing character', {
    id: text,
    lead: positive,
    second: positive,
    longRest: optional(no),
  }),
]);

const initiativeCase = closed<InitiativeCase>('an initiative case', {
  id: text,
  rulings: listOf(text),
  characters: listOf(character),
  summons: listOf(
    closed<SummonRow>('a summon', {
      id: text,
      owner: text,
      summonOrder: positive,
      summonedThisRound: flag,
    }),
  ),
  monsters: listOf(
    closed<TypeRow>('a type of monsters', {
      type: text,
      initiative: positive,
      figures: listOf(
        closed<MonsterRow>('a monster', {
          standee: positive,
          rank: oneOf(['elite', 'normal', 'boss']),
        }),
      ),
    }),
  ),
  expected: closed<InitiativeCase['expected']>('{ order }', {
    order: listOf(listOf(listOf(text))),
  }),
});

const queryOf = ({ characters, summons, monsters }: InitiativeCase): InitiativeQuery => ({
  characters,
  summons,
  monsters: monsters.map(({ type, initiative, figures }) => ({
    type,
    initiative,
    figures: figures.map((one) => ({ ...one, id: `${type}#${String(one.standee)}` })),
  })),
});

/** One line for each group; its blocks are a set, and stand sorted. */
const show = (order: Order): readonly string[] =>
  order.map((blocks) => [...blocks.map((block) => JSON.stringify(block))].sort().join(' or '));

const compare = (vector: InitiativeCase): Difference | null => {
  const { characters, summons, monsters } = vector;
  const expected = show(vector.expected.order);
  const got = show(initiativeOrder(queryOf(vector)));
  if (isSame(expected, got)) return null;
  return {
    why: 'the order differs',
    input: [...characters, ...summons, ...monsters].map((one) => JSON.stringify(one)).join('\n'),
    expected: expected.join('\n'),
    got: got.join('\n'),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'initiative' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(initiativeCase, one)) }
    : `expected "kind": "initiative", "format": 1`;

/** The `initiative` vectors. */
export const initiative: Kind = { type: 'runs', readHead };
