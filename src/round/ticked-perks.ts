/** The perks that a character has (R-CAMP-9). */

import type { CharacterClass, PerkEdit } from '../content/index.js';
import { invalidValue, isLeft, type Path } from '../core/index.js';
import { checkPerks, standardDeck } from '../modifier-deck/index.js';
import { isWithin, notInPack, type Faults } from './field.js';

/** A perk that counts, and which of the ticked boxes makes it do so. */
interface CountingPerk {
  readonly perk: PerkEdit;
  readonly box: number;
}

/** The perks that count: a line for each of its boxes, or once when all of its boxes are ticked. */
const countingPerks = (
  { perks }: CharacterClass,
  ticked: readonly number[],
): readonly CountingPerk[] =>
  ticked.flatMap((line, box) => {
    const found = perks[line];
    if (found === undefined) return [];
    const soFar = ticked.slice(0, box + 1).filter((other) => other === line).length;
    return found.together === true && soFar < found.boxes ? [] : [{ perk: found.perk, box }];
  });

/** What the ticked boxes of a class do to a modifier deck. */
export const perksOf = (one: CharacterClass, ticked: readonly number[]): readonly PerkEdit[] =>
  countingPerks(one, ticked).map(({ perk }) => perk);

const noteBoxes = (
  { perks }: CharacterClass,
  ticked: readonly number[],
  path: Path,
  faults: Faults,
): void => {
  ticked.forEach((line, index) => {
    const boxes = perks[line]?.boxes;
    const soFar = ticked.slice(0, index + 1).filter((other) => other === line).length;
    if (boxes === undefined) faults.push(notInPack([...path, index], 'perk', line));
    else if (soFar > boxes)
      faults.push({ type: 'tooManyBoxes', path: [...path, index], ruling: 'R-CAMP-9', boxes });
  });
};

/** Cards to be removed that are not there. */
const noteCards = (counting: readonly CountingPerk[], path: Path, faults: Faults): void => {
  const placeOf = (perk: unknown): Path => [...path, counting[Number(perk)]?.box ?? 0];
  const checked = checkPerks(
    standardDeck,
    counting.map(({ perk }) => perk),
  );
  if (!isLeft(checked)) return;
  for (const fault of checked.left)
    if (fault.type === 'cardsNotInDeck') faults.push({ ...fault, path: placeOf(fault.path[1]) });
    else if (fault.type === 'tooManyCards') faults.push({ ...fault, path });
};

/** Reads the ticked boxes: the line of each, no line more often than it has boxes. */
export const readPerks = (
  one: CharacterClass,
  value: unknown,
  path: Path,
  faults: Faults,
): readonly number[] => {
  const most = one.perks.reduce((sum, { boxes }) => sum + boxes, 0);
  const isList =
    Array.isArray(value) && value.every((line) => isWithin(line, 0, Number.MAX_SAFE_INTEGER));
  if (!isList) {
    faults.push(invalidValue(path, 'perkLines', value));
    return [];
  }
  const before = faults.length;
  // One fault says as much as a million.
  const ticked = (value as readonly number[]).slice(0, most + 1).map((line) => line + 0);
  noteBoxes(one, ticked, path, faults);
  if (faults.length === before) noteCards(countingPerks(one, ticked), path, faults);
  return ticked;
};
