/** Spawns of special rules in our language: for tests only. */

import type { Json, RawByParty, RawRule, RawScenario, RawSpawned } from './goals-data.js';
import { clauseOf, given, lettersOf, on, PARTIES } from './goals-words.js';

const RANKS = ['normal', 'elite', 'boss'] as const;

/** So many of each rank, from all ranks for each size of the party. */
export const numbersOf = (ranks: readonly (readonly string[])[]): readonly Json[] =>
  RANKS.flatMap((rank): readonly Json[] => {
    const counts = ranks.map((list) => list.filter((one) => one === rank).length);
    const [two] = counts;
    if (counts.every((count) => count === 0)) return [];
    if (counts.some((count) => count !== two)) return [{ rank, count: counts }];
    return [two === 1 ? { rank } : { rank, count: two }];
  });

/** One rank for each size of the party, so many times. */
export const ranksOf = (
  rank: RawByParty<unknown>,
  count: number | RawByParty<number> = 1,
): readonly (readonly string[])[] =>
  PARTIES.map((party) => {
    const one = rank[party];
    const times = typeof count === 'number' ? count : (count[party] ?? 0);
    return typeof one === 'string' ? Array.from({ length: times }, () => one) : [];
  });

/** Monsters that come to the hexes of a letter, or of several where all of these are meant. */
export const spawn = (
  monster: string,
  letter: string,
  ranks: readonly (readonly string[])[],
  everyHex = false,
): Json => ({
  type: 'spawn',
  monster,
  numbers: numbersOf(ranks),
  place: { type: 'hexes', ...(everyHex ? { count: 'all' } : {}), place: on(letter) },
});

const ROUNDS: Readonly<Record<string, readonly Json[]>> = {
  odd: [{ type: 'round', every: 2 }],
  even: [{ type: 'round', from: 2, every: 2 }],
  all: [],
};

const MOMENTS: Readonly<Record<string, string>> = {
  startOfRound: 'roundStarts',
  endOfRound: 'roundEnds',
};

const momentOf = ({ when, trigger }: RawRule): string | undefined =>
  when === undefined && trigger?.doorOpened !== undefined ? 'doorOpened' : MOMENTS[String(when)];

/** A rule that brings monsters at a moment; nothing where it says in words when or where. */
export const spawnRule = (entry: RawScenario, rule: RawRule): readonly Json[] | null => {
  const { monster, rank, count, rounds, players, once, trigger, after, until } = rule;
  const [letter] = lettersOf(rule.at);
  const on_ = momentOf(rule);
  const isInWords = 'condition' in rule || trigger?.looted !== undefined;
  if (monster === undefined || rank === undefined || letter === undefined) return null;
  if (on_ === undefined || isInWords) return null;
  const clauses = [
    ...(once === true ? clauseOf(entry, trigger ?? {}) : (ROUNDS[String(rounds)] ?? [])),
    ...(players === undefined ? [] : [{ type: 'characters', counts: players }]),
    ...clauseOf(entry, after ?? {}),
  ];
  return [
    {
      type: 'when',
      on: on_,
      ...given('if', clauses),
      ...given('until', clauseOf(entry, until ?? {})),
      ...(once === true ? { limit: { times: 1, per: 'scenario' } } : {}),
      effects: [spawn(monster, letter, ranksOf(rank, count))],
    },
  ];
};

/** The ranks of a schedule, where some types have another rank. */
const scheduled = (rank: RawByParty<unknown>, monster: string): readonly (readonly string[])[] =>
  PARTIES.map((party) => {
    const ranks = rank[party] as Readonly<Record<string, unknown>>;
    const other = RANKS.find((one) => {
      const these = ranks[one];
      return Array.isArray(these) && these.includes(monster);
    });
    return [other ?? String(ranks['default'])];
  });

/** A rule for each round of a schedule. */
export const scheduleRules = ({ rank = {}, rounds }: RawRule): readonly Json[] =>
  Object.entries(rounds as Readonly<Record<string, readonly (readonly [string, string])[]>>).map(
    ([round, spawns]) => ({
      type: 'when',
      on: 'roundEnds',
      if: [{ type: 'round', from: Number(round), to: Number(round) }],
      effects: spawns.map(([monster, letter]) => spawn(monster, letter, scheduled(rank, monster))),
    }),
  );

const step = ({ monster, at, rank }: RawSpawned): readonly Json[] =>
  lettersOf(at).map((letter) => spawn(monster, letter, ranksOf(rank)));

/** A rule that goes through a cycle, one step each round. */
export const cycleRules = ({ order = [] }: RawRule): readonly Json[] => [
  {
    type: 'when',
    on: 'roundEnds',
    effects: [{ type: 'cycle', cycle: 'spawns', steps: order.map(step) }],
  },
];
