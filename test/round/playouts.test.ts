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
        "random 0: lost, round 5, 64 commands, df39c4a0c5a9e8a1",
        "random 1: lost, round 5, 63 commands, 384ffcf3d3cf3083",
        "random 2: lost, round 5, 62 commands, d854814a263d14fd",
        "random 3: lost, round 4, 75 commands, bd2d391a3abd6897",
        "random 4: lost, round 5, 58 commands, 3eeb332137517003",
        "random 5: lost, round 4, 50 commands, 1866c16df388ba2d",
        "random 6: lost, round 4, 53 commands, fb74f0958bf01176",
        "random 7: lost, round 4, 46 commands, 61e42edd18755fbe",
        "first 3: lost, round 6, 70 commands, adff89aa1671498b",
        "first 6: lost, round 4, 60 commands, ee047433fd8dba1e",
        "one seat 1: lost, round 6, 53 commands, 073f1780209a0fa5",
        "one seat 5: lost, round 5, 62 commands, c95b20308f587e28",
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
