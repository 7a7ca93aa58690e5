import type { Path } from '../../core/index.js';
import { applyPerks, standardDeck } from '../../modifier-deck/index.js';
import { checkLanguage } from './language.js';
import type { CharacterClass } from '../box/class.js';
import type { PerkEdit } from '../box/class-perk.js';
import type { LanguageError } from '../error.js';
import type { PerkWithoutCards, TooFewCards } from '../pack-error.js';

const halves = ({ cards }: CharacterClass, path: Path): readonly LanguageError[] =>
  cards.flatMap(({ top, bottom }, index) => [
    ...checkLanguage(top, [...path, 'cards', index, 'top']),
    ...checkLanguage(bottom, [...path, 'cards', index, 'bottom']),
  ]);

/** From which level on a card may be had: those that are handed out never are (R-CARD-15). */
export const levelOf = ({ level }: CharacterClass['cards'][number]): number =>
  typeof level === 'number' ? level : level === 'X' ? 1 : Infinity;

/** A new character needs a hand; each level adds one card of that level or below (R-CAMP-7). */
const enoughCards = ({ cards, handSize }: CharacterClass, path: Path): readonly TooFewCards[] => {
  const upTo = (level: number): number => cards.filter((card) => levelOf(card) <= level).length;
  const levels = [2, 3, 4, 5, 6, 7, 8, 9];
  const first: readonly TooFewCards[] =
    upTo(1) < handSize
      ? [
          {
            type: 'tooFewCards',
            path: [...path, 'cards'],
            ruling: 'R-CARD-15',
            level: 1,
            count: upTo(1),
            needed: handSize,
          },
        ]
      : [];
  const later = levels
    .map((level) => ({ level, count: upTo(level) - upTo(1), needed: level - 1 }))
    .filter(({ count, needed }) => count < needed)
    .map((lack): TooFewCards => ({
      type: 'tooFewCards',
      path: [...path, 'cards'],
      ruling: 'R-CAMP-7',
      ...lack,
    }));
  return [...first, ...later];
};

/** Each box of a perk by itself, or the whole of it where the boxes count together. */
const boxesOf = (perks: CharacterClass['perks']): readonly (readonly [number, PerkEdit])[] =>
  perks.flatMap(({ boxes, together, perk }, index) =>
    Array.from({ length: together === true ? 1 : boxes }, () => [index, perk] as const),
  );

const removals = (perks: readonly PerkEdit[]): number =>
  perks.flatMap(({ remove = [] }) => remove).reduce((sum, { count = 1 }) => sum + count, 0);

/**
 * Cards that perks remove and that are not there with all boxes ticked, by the first perk that lacks them:
 * a perk may remove what any other adds.
 */
const perksWithCards = ({ perks }: CharacterClass, path: Path): readonly PerkWithoutCards[] => {
  const boxes = boxesOf(perks);
  const whole = applyPerks(
    standardDeck,
    boxes.map(([, { add = [] }]) => ({ add })),
  );
  const missingUpTo = (count: number): number => {
    const first = boxes.slice(0, count).map(([, { remove = [] }]) => ({ remove }));
    return removals(first) - (whole.length - applyPerks(whole, first).length);
  };
  return perks.flatMap((_, index): readonly PerkWithoutCards[] => {
    const before = boxes.findIndex(([perk]) => perk === index);
    const after = before + boxes.filter(([perk]) => perk === index).length;
    const missing = missingUpTo(after) - missingUpTo(before);
    if (missing <= 0) return [];
    const at = [...path, 'perks', index, 'perk', 'remove'];
    return [{ type: 'perkWithoutCards', path: at, ruling: 'R-CAMP-9', missing }];
  });
};

/** What is wrong with a class beyond its form. */
export const checkClass = (
  one: CharacterClass,
  path: Path,
): readonly (LanguageError | PerkWithoutCards | TooFewCards)[] => [
  ...halves(one, path),
  ...(one.companion === undefined ? [] : checkLanguage(one.companion, [...path, 'companion'])),
  ...enoughCards(one, path),
  ...perksWithCards(one, path),
];
