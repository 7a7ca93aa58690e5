/** Cards counted by what they are: a deck has no order but the one it is shuffled into. */

import type { ModifierCard } from '../vocabulary/index.js';
import { effectKeys } from './card.js';

/** A text that two cards share exactly when they are alike, wherever they come from. */
export const faceKey = (card: ModifierCard): string =>
  JSON.stringify([card.value, card.rolling, ...effectKeys(card)]);

/** The same for two cards that also come from the same place. */
export const cardKey = (card: ModifierCard): string => `${card.origin} ${faceKey(card)}`;

/** How many there are of each text. */
export const countKeys = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Takes one off the count, even below 0; whether there was one. */
export const takeKey = (intoCounts: Map<string, number>, key: string): boolean => {
  const count = intoCounts.get(key) ?? 0;
  intoCounts.set(key, count - 1);
  return count > 0;
};
