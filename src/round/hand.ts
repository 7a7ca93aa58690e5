/** The hand that a character takes into a scenario (R-CARD-15). */

import type { AbilityCard, CharacterClass } from '../content/index.js';
import { levelOf } from '../content/internal.js';
import { invalidValue, type Path } from '../core/index.js';
import { isTexts, type Faults } from './field.js';
import { actionNeeds } from './supported.js';

/**
 * Whether a character of a level can have all of some cards: those of level 1 and X are there from the
 * start, and each level-up gave one card of the new level or a lower one (R-CAMP-7). So of the cards from
 * some level on there are no more than level-ups that could give them.
 */
const canHave = (cards: readonly AbilityCard[], level: number): boolean =>
  Array.from({ length: level }, (_, index) => index + 2).every(
    (least) => cards.filter((card) => levelOf(card) >= least).length <= level + 1 - least,
  );

const isPlayed = ({ top, bottom }: AbilityCard): boolean =>
  actionNeeds(top, []).length === 0 && actionNeeds(bottom, []).length === 0;

/** The first cards of the class that are played, where a set-up names none. */
const defaultHand = ({ cards, handSize }: CharacterClass, level: number): readonly string[] =>
  cards
    .filter(isPlayed)
    .reduce<readonly AbilityCard[]>(
      (hand, card) =>
        hand.length < handSize && canHave([...hand, card], level) ? [...hand, card] : hand,
      [],
    )
    .map(({ id }) => id);

/** Whether too few cards of a class are played to make a hand of them. */
export const lacksCards = (one: CharacterClass, level: number): boolean =>
  defaultHand(one, level).length < one.handSize;

const noteNeeds = (cards: readonly AbilityCard[], path: Path, faults: Faults): void => {
  cards.forEach((card, index) => {
    const needs = (['top', 'bottom'] as const).flatMap((half) => actionNeeds(card[half], [half]));
    const [first] = needs;
    if (first !== undefined) faults.push({ ...first, path: [...path, index] });
  });
};

/** Reads a hand: as many different cards as the class takes, all of which it can have, and that are played. */
export const readHand = (
  one: CharacterClass,
  level: number,
  value: unknown,
  path: Path,
  faults: Faults,
): readonly string[] => {
  if (value === undefined) return defaultHand(one, level);
  if (!isTexts(value)) {
    faults.push(invalidValue(path, 'cardIds', value));
    return [];
  }
  const { handSize } = one;
  const cards = value.flatMap((id) => one.cards.find((card) => card.id === id) ?? []);
  const isWhole =
    value.length === handSize &&
    cards.length === handSize &&
    new Set(value).size === handSize &&
    canHave(cards, level);
  if (!isWhole) faults.push({ type: 'wrongHand', path, ruling: 'R-CARD-15', handSize });
  noteNeeds(cards, path, faults);
  return value;
};
