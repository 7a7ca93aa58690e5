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
        "random 0: lost, round 5, 50 commands, eab64e9bb93ddba2",
        "random 1: lost, round 6, 66 commands, 55c7e114ba355687",
        "random 2: lost, round 6, 66 commands, cd93f1c7da6e6122",
        "random 3: lost, round 5, 63 commands, 8e9a358b5692052d",
        "random 4: lost, round 5, 59 commands, e19649aa3db3ec4c",
        "random 5: lost, round 4, 50 commands, 4bf055be57551d1e",
        "random 6: lost, round 5, 53 commands, 81631650c50cc2b7",
        "random 7: lost, round 4, 54 commands, ee35db04ab78a26e",
        "first 3: lost, round 6, 76 commands, 4e5a96d7bfc82179",
        "first 6: lost, round 4, 55 commands, 6e989bdfbc32d6d3",
        "one seat 1: lost, round 6, 56 commands, cea95a2f047dfc14",
        "one seat 5: lost, round 6, 64 commands, 25935d3945336b5f",
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
