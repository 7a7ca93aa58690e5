/** What says a bonus: half of a card, an item, or the card of a figure. */

import type { Action, Bonus } from '../content/index.js';
import { isRecord } from '../core/index.js';
import { cardOf, type Env } from './env.js';
import { canonical } from './fingerprint.js';
import type { Origin } from './reading/scope.js';

/** Bonuses inside abilities and effects, in reading order; those inside of a bonus come after it. */
const bonusesIn = (value: unknown): readonly Bonus[] => {
  if (Array.isArray(value)) return value.flatMap(bonusesIn);
  if (!isRecord(value)) return [];
  const inside = Object.values(value).flatMap(bonusesIn);
  return value['type'] === 'bonus' ? [value as unknown as Bonus, ...inside] : inside;
};

/** What was found once in an action or an item: content never changes. */
const known = new WeakMap<object, readonly Bonus[]>();

const bonusesOnce = (of: object): readonly Bonus[] => {
  const found = known.get(of) ?? bonusesIn(of);
  known.set(of, found);
  return found;
};

const saidBy = (
  env: Env,
  origin: Origin,
): Action | { readonly bonuses: readonly Bonus[] } | null => {
  switch (origin.type) {
    case 'card':
      return cardOf(env, origin.owner, origin.card)?.[origin.half] ?? null;
    case 'item':
      return env.content.items.find(({ id }) => id === origin.item) ?? null;
    case 'figure':
      return null;
  }
};

/** The bonuses that a card, item or figure says, in reading order. */
export const bonusesSaidBy = (env: Env, origin: Origin): readonly Bonus[] => {
  const said = saidBy(env, origin);
  return said === null ? [] : bonusesOnce(said);
};

/** Which of them a bonus is; -1 for none. */
export const indexOfBonus = (env: Env, origin: Origin, bonus: Bonus): number => {
  const all = bonusesSaidBy(env, origin);
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
