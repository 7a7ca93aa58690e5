import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { playChecked } from '../../scripts/soak/game.js';
import { fromSeed } from '../../src/rng/index.js';
import type { SetUp } from '../../src/round/index.js';
import { first, playOut, random, type Policy } from '../../src/simulate/index.js';
import { engine, setUpOf, startOf } from '../testing/games.js';

const LIMIT = 5000;

/** Games of every level, by seats of one character and by a seat of two. */
const GAMES: readonly (readonly [string, SetUp, Policy])[] = [
  ...Array.from(
    { length: 8 },
    (_, level) =>
      [`random ${String(level)}`, setUpOf(`playouts ${String(level)}`, level), random] as const,
  ),
  ...[3, 6].map(
    (level) =>
      [`first ${String(level)}`, setUpOf(`playouts ${String(level)}`, level), first] as const,
  ),
  ...[1, 5].map(
    (level) =>
      [
        `one seat ${String(level)}`,
        {
          ...setUpOf(`one seat ${String(level)}`, level),
          seats: [
            {
              seat: 'ann',
              characters: [
                { class: 'kindler', level: 9 },
                { class: 'warden', level: 5 },
              ],
            },
          ],
        },
        random,
      ] as const,
  ),
];

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('playouts', () => {
  // A change here means that rules, chance or the encoding of states changed: the changelog says which.
  it('of a dozen games: all invariants hold after every command, and they end as they did', () => {
    const ends = GAMES.map(([name, setUp, policy]) => {
      const game = playChecked(engine, startOf(setUp), policy, { seed: name });
      expect(game.violations, name).toEqual([]);
      const { verdict, round, seq } = game.state;
      return `${name}: ${verdict ?? 'open'}, round ${String(round)}, ${String(seq)} commands, ${digestOf(game.state)}`;
    });
    expect(ends).toMatchInlineSnapshot(`
      [
        "random 0: lost, round 5, 50 commands, 61ea25a87f70c1a2",
        "random 1: lost, round 6, 66 commands, b4c24220f69f5a78",
        "random 2: lost, round 6, 66 commands, 1dee3f3b44cb339b",
        "random 3: lost, round 5, 63 commands, 68b11976948b121c",
        "random 4: lost, round 5, 59 commands, 6ca23a5f5b863598",
        "random 5: lost, round 4, 50 commands, 81f7ead250b106a0",
        "random 6: lost, round 5, 53 commands, 1b966fa56396d2b0",
        "random 7: lost, round 4, 54 commands, 676a38d372e5d802",
        "first 3: lost, round 6, 76 commands, 996a11598ce6cbb3",
        "first 6: lost, round 4, 55 commands, ab7dc1510716f48a",
        "one seat 1: lost, round 6, 56 commands, 356cabbcb6670800",
        "one seat 5: lost, round 6, 64 commands, 8f9aba21ad293b7f",
      ]
    `);
  });

  it('with the same seeds are the same, byte by byte; with others they differ', () => {
    const play = (seed: string) => {
      const game = playOut(engine, startOf(setUpOf(seed, 2)), random, {
        rng: fromSeed(`${seed} bot`),
        limit: LIMIT,
      });
      return JSON.stringify(game);
    };
    const game = play('twice');
    expect(play('twice')).toBe(game);
    expect(play('once')).not.toBe(game);
  });
});
