/** What says a bonus: half of a card, an item, or the card of a figure. */

import type { Bonus, CheckedPack, Moment } from '../content/index.js';
import { isRecord } from '../core/index.js';
import { cardOf, type Env } from './env.js';
import { canonical } from './fingerprint.js';
import type { Origin } from './reading/scope.js';
import type { BonusState } from './state.js';

/** Bonuses inside abilities and effects, in reading order; those inside of a bonus come after it. */
const within = (value: unknown): readonly Bonus[] => {
  if (Array.isArray(value)) return value.flatMap(within);
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap(within);
  return value['type'] === 'bonus' ? [value as unknown as Bonus, ...inside] : inside;
};

/** What says something: an action of a card, or an item; a figure says what its own card says. */
export const sayerOf = (content: CheckedPack, origin: Origin): unknown => {
  switch (origin.type) {
    case 'card':
      return cardOf({ content }, origin.owner, origin.card)?.[origin.half] ?? null;
    case 'item':
      return content.items.find(({ id }) => id === origin.item) ?? null;
    case 'figure':
      return null;
  }
};

const keyOf = (origin: Origin): string =>
  origin.type === 'card' ? `${origin.owner}/${origin.card}/${origin.half}` : nameOf(origin);

/** The bonuses that cards and items of a pack say, in reading order, each found once. */
export const bonusesIn = (content: CheckedPack): ((origin: Origin) => readonly Bonus[]) => {
  const known = new Map<string, readonly Bonus[]>();
  return (origin) => {
    const key = keyOf(origin);
    const found = known.get(key) ?? within(sayerOf(content, origin));
    known.set(key, found);
    return found;
  };
};

/** Which of them a bonus is; -1 for none. */
export const indexOfBonus = (env: Env, origin: Origin, bonus: Bonus): number => {
  const all = env.bonusesOf(origin);
  const at = all.indexOf(bonus);
  if (at >= 0) return at;
  // What a task carried came out of a save, maybe.
  const key = canonical(bonus);
  return all.findIndex((one) => canonical(one) === key);
};

/** What an origin is called: the id of its card or item, or of the figure. */
export const nameOf = (origin: Origin): string => {
  switch (origin.type) {
    case 'card':
      return origin.card;
    case 'item':
      return origin.item;
    case 'figure':
      return origin.figure;
  }
};

/** The moments that bonuses in play answer to, found once for the same bonuses: they stay from state to state. */
export const heardIn = (
  bonusesOf: (origin: Origin) => readonly Bonus[],
): ((bonuses: readonly BonusState[]) => ReadonlySet<Moment>) => {
  const known = new WeakMap<readonly BonusState[], ReadonlySet<Moment>>();
  return (bonuses) => {
    const found =
      known.get(bonuses) ??
      new Set(bonuses.flatMap(({ origin, index }) => bonusesOf(origin)[index]?.on ?? []));
    known.set(bonuses, found);
    return found;
  };
};
