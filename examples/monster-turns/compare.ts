/** Compares an answer of the library with the one that a vector expects. */

import type { MonsterOption, MonsterTurn } from 'gloomhaven-rules/monster-turn';
import type { Hex } from 'gloomhaven-rules/vocabulary';
import type { Pair, Vector, VectorOption } from './vector.js';

const sorted = (pairs: readonly Pair[]): readonly Pair[] =>
  [...pairs].sort((a, b) => a[0] - b[0] || a[1] - b[1]);

const toPair = ({ q, r }: Hex): Pair => [q, r];

const show = ({ move, attacks, focuses, destinations }: VectorOption): string =>
  [
    `to ${JSON.stringify(move)}`,
    `attacks ${JSON.stringify(sorted(attacks))}`,
    `focus ${JSON.stringify(sorted(focuses))}`,
    `heading for ${JSON.stringify(sorted(destinations))}`,
  ].join(', ');

const showAll = (focuses: readonly Pair[], options: readonly VectorOption[]): readonly string[] => [
  `focus ${JSON.stringify(sorted(focuses))}`,
  ...options.map(show).sort(),
];

const placesOf = (vector: Vector, ids: readonly string[]): readonly Pair[] =>
  vector.figures.filter(({ id }) => ids.includes(id)).map(({ at }) => at);

const plainly = (
  vector: Vector,
  { to, attacks, focus, destinations }: MonsterOption,
): VectorOption => ({
  move: toPair(to),
  attacks: placesOf(
    vector,
    attacks.map(({ on }) => on),
  ),
  focuses: placesOf(vector, focus),
  destinations: destinations.map(toPair),
});

/** What was expected and does not come, or comes and was not expected; nothing if they agree. */
export const differences = (vector: Vector, { focus, options }: MonsterTurn): readonly string[] => {
  const { expected } = vector;
  const wanted = showAll(expected.focuses, expected.options);
  const found = showAll(
    placesOf(vector, focus),
    options.map((option) => plainly(vector, option)),
  );
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `missing: ${one}`),
    ...found.filter((one) => !wanted.includes(one)).map((one) => `unexpected: ${one}`),
  ];
};
