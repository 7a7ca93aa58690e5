/** The level that a scenario is played at (R-SCEN-3, R-VAR-1). */

import type { Scenario } from '../content/index.js';
import { invalidValue, isLeft, readWord } from '../core/index.js';
import {
  checkLevel,
  DIFFICULTIES,
  levelNumbers,
  recommendedLevel,
  type LevelOptions,
} from '../scenario/index.js';
import type { Faults } from './field.js';

/** What a set-up says of the level. */
interface GivenLevel {
  readonly level: unknown;
  readonly difficulty: unknown;
}

/** The level that the players choose: the one that they name, or the recommended one of their difficulty. */
const chosenLevel = (
  { level, difficulty }: GivenLevel,
  levels: readonly number[],
  options: LevelOptions,
  faults: Faults,
): number => {
  if (level === undefined) {
    const word = readWord(DIFFICULTIES, difficulty ?? 'normal', ['difficulty'], faults);
    return recommendedLevel(levels, word, options);
  }
  // It would mean nothing, and somebody meant something by it.
  if (difficulty !== undefined)
    faults.push(invalidValue(['difficulty'], 'noDifficulty', difficulty));
  const checked = checkLevel(level, options);
  if (!isLeft(checked)) return checked.right;
  for (const fault of checked.left)
    if (fault.type === 'invalidValue' || fault.type === 'levelOutOfRange') faults.push(fault);
  return 0;
};

/**
 * Reads the level of a scenario for characters of some levels. What the scenario itself adds to the level
 * that is chosen leads no further than its bounds.
 */
export const readLevel = (
  given: GivenLevel,
  scenario: Scenario | null,
  levels: readonly number[],
  options: LevelOptions,
  faults: Faults,
): number => {
  const chosen = chosenLevel(given, levels, options, faults);
  return levelNumbers(chosen + (scenario?.levelAdjustment ?? 0), options).level;
};
