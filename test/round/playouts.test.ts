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
        "random 0: lost, round 5, 60 commands, 04366fa555e83c16",
        "random 1: lost, round 5, 61 commands, ca03e92dccd0ef7a",
        "random 2: lost, round 5, 65 commands, 2e2c5d3e5c5ed0f4",
        "random 3: lost, round 4, 55 commands, 923f5b552264b104",
        "random 4: lost, round 4, 45 commands, c3c0428d22dafec0",
        "random 5: lost, round 4, 45 commands, b3cb396fdd47f22c",
        "random 6: lost, round 4, 55 commands, c8522fcab9886298",
        "random 7: lost, round 4, 57 commands, cd4c71b9cee16bab",
        "first 3: lost, round 3, 34 commands, fb5a72369cd31c43",
        "first 6: lost, round 2, 30 commands, 31322a09d3689e18",
        "one seat 1: lost, round 5, 55 commands, b7d8d4ab67dcd3cf",
        "one seat 5: lost, round 6, 64 commands, 5989de18bd82fe5c",
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
