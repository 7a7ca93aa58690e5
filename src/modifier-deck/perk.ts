import { compareTexts } from '../core/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { completeCard, type WrittenCard } from './card.js';
import { countKeys, faceKey, takeKey } from './multiset.js';

/** Some equal cards that a perk adds or removes. */
export interface PerkCards extends Omit<WrittenCard, 'origin'> {
  /** How many. Default 1. */
  readonly count?: number | null;
}

/**
 * A perk as data, one box of it: list it as often as boxes are ticked. One that replaces cards removes
 * some and adds others.
 *
 * @example
 * import type { Perk } from 'gloomhaven-rules/modifier-deck';
 *
 * const removeTwo: Perk = { remove: [{ value: -1, count: 2 }] };
 * const replace: Perk = { remove: [{ value: -1 }], add: [{ value: 1 }] };
 * const push = { type: 'push', distance: 1 } as const;
 * const addThree: Perk = { add: [{ value: 0, rolling: true, effects: [push], count: 3 }] };
 * const armour: Perk = { add: [{ value: 1 }], ignoreNegativeItemEffects: true };
 */
export interface Perk {
  /** Cards that leave the deck, whether they are standard cards or another perk's. Default none. */
  readonly remove?: readonly PerkCards[] | null;
  /** Cards that join the deck. Default none. */
  readonly add?: readonly PerkCards[] | null;
  /** Whether items put no -1 into the deck (R-ITEM-8). Default `false`. */
  readonly ignoreNegativeItemEffects?: boolean | null;
  /** Whether scenario effects put no -1 into the deck (R-SCEN-2). Default `false`. */
  readonly ignoreNegativeScenarioEffects?: boolean | null;
}

/** The single cards of groups. */
export const spread = (groups: readonly PerkCards[] | null | undefined): readonly ModifierCard[] =>
  (groups ?? []).flatMap(({ count, ...card }) =>
    Array.from({ length: count ?? 1 }, () => completeCard({ ...card, origin: 'perk' })),
  );

const byFace = (a: ModifierCard, b: ModifierCard): number => compareTexts(faceKey(a), faceKey(b));

/** Perks change the cards a character owns; what a scenario put into the deck is not theirs to remove. */
export const isOwned = ({ origin }: ModifierCard): boolean =>
  origin === 'standard' || origin === 'perk';

/**
 * The cards of a deck after its owner's perks: first all that they add, then without all that they
 * remove, so that the order of the perks means nothing and one may remove what another adds. What is to
 * be removed and is not there is passed over.
 *
 * It is total on well-typed values only; `checkPerks` reads any value and refuses a removal of cards that
 * are not there. The cards that were in the deck keep their order; added ones follow in an order of their
 * own.
 *
 * @example
 * import { applyPerks, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const cards = applyPerks(standardDeck, [
 *   { remove: [{ value: -1, count: 2 }] },
 *   { remove: [{ value: -1 }], add: [{ value: 1 }] },
 * ]);
 * assert.equal(cards.length, 18);
 */
export const applyPerks = (
  cards: readonly WrittenCard[],
  perks: readonly Perk[],
): readonly ModifierCard[] => {
  const added = perks.flatMap(({ add }) => spread(add)).sort(byFace);
  const unwanted = countKeys(perks.flatMap(({ remove }) => spread(remove)).map(faceKey));
  return [...cards.map(completeCard), ...added].filter(
    (card) => !isOwned(card) || !takeKey(unwanted, faceKey(card)),
  );
};
