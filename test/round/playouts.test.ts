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
        "random 0: lost, round 5, 50 commands, f6e389a21145e3df",
        "random 1: lost, round 5, 66 commands, fbfc87dd728ce646",
        "random 2: lost, round 6, 66 commands, af56583585434a40",
        "random 3: lost, round 5, 65 commands, acba6bfc1c9c1fec",
        "random 4: lost, round 4, 53 commands, 53fabbb9f42d207d",
        "random 5: lost, round 5, 51 commands, d45ec560c4328fe6",
        "random 6: lost, round 5, 53 commands, 09bb2ec0b5985e81",
        "random 7: lost, round 4, 54 commands, 7e766690ad7c4e0d",
        "first 3: lost, round 6, 76 commands, 7c68d35eb489df99",
        "first 6: lost, round 4, 55 commands, 97b44967c503c089",
        "one seat 1: lost, round 7, 70 commands, 0f9726c492aa96e3",
        "one seat 5: lost, round 5, 57 commands, 921ce698a0e5ce97",
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
