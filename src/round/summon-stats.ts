/** What the cards of their summoners say of summons (R-SUM). */

import type { CheckedPack, SummonStats } from '../content/index.js';
import { isRecord } from '../core/index.js';
import { classOf, type Env } from './env.js';
import { nameOf, sayerOf } from './origin.js';
import type { Figure, GameState, Summoned } from './state.js';

/** What a summon is called: its number makes it different from one that the same card brought before. */
export const summonId = (owner: string, type: string, number: number): string =>
  `${owner}/${type}#${String(number)}`;

/** The summons inside actions and items, however deep. */
export const summonsWithin = (value: unknown): readonly SummonStats[] => {
  if (Array.isArray(value)) return value.flatMap(summonsWithin);
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap(summonsWithin);
  return value['type'] === 'summon' && isRecord(value['summon'])
    ? [value['summon'] as unknown as SummonStats, ...inside]
    : inside;
};

/** What is summoned by whoever says something, or is there from the start where nothing does. */
const saidBy = (content: CheckedPack, { owner, origin }: Summoned): readonly SummonStats[] => {
  if (origin !== null) return summonsWithin(sayerOf(content, origin));
  const { companion } = classOf({ content }, owner) ?? {};
  return companion === undefined ? [] : [companion];
};

/** The summons of a pack by whoever says them, each found once. */
export const summonsIn = (content: CheckedPack): Env['summonOf'] => {
  const known = new Map<string, SummonStats | null>();
  return ({ type, summon }) => {
    if (summon === null) return null;
    const { owner, origin } = summon;
    const half = origin?.type === 'card' ? origin.half : '';
    const key = JSON.stringify([owner, origin?.type, origin && nameOf(origin), half, type]);
    const found = known.get(key) ?? saidBy(content, summon).find(({ id }) => id === type) ?? null;
    if (found !== null) known.set(key, found);
    return found;
  };
};

/**
 * What the card of its summoner says of a summon, its own rules among it; `null` for all other figures. The
 * numbers are those of `env.statsOf`.
 */
export const summonStatsOf = (env: Env, _: GameState, figure: Figure): SummonStats | null =>
  env.summonOf(figure);
