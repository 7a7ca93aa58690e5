import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import { invalidValue, isCount, left, right } from '../core/index.js';
import type { ScenarioError } from './error.js';

/** How hard the players want it, easiest first. */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'veryHard'] as const;
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What the level of a scenario depends on besides the characters. */
export interface LevelOptions {
  /** Solo play or open information (R-VAR-1): monsters and traps are one level higher. Default `false`. */
  readonly openInformation?: boolean;
}

/** The numbers of a scenario level. */
export interface LevelNumbers {
  /** The level of the scenario, `L` in formulas: 0 to 7, with open information 0 to 6. */
  readonly level: number;
  /** The level of its monsters: which row of a stat card counts. */
  readonly monsterLevel: number;
  /** Damage of a usual trap (R-MOVE-13). */
  readonly trapDamage: number;
  /** Damage of each hex of hazardous terrain (R-MOVE-14). */
  readonly hazardousDamage: number;
  /** Gold that a money token is worth (R-LOOT-1). */
  readonly goldPerToken: number;
  /** Experience of a success (R-SCEN-9). */
  readonly bonusExperience: number;
}

const OFFSETS: Readonly<Record<Difficulty, number>> = { easy: -1, normal: 0, hard: 1, veryHard: 2 };

/** Gold of a money token, by the level of the scenario. */
const GOLD = [2, 2, 3, 3, 4, 4, 5, 6] as const;

/** Open information needs a row of the stat cards above the level, so that the last is out of reach. */
const highestLevel = ({ openInformation }: LevelOptions): number =>
  openInformation === true ? GOLD.length - 2 : GOLD.length - 1;

const within = (level: number, options: LevelOptions): number =>
  Math.min(Math.max(level, 0), highestLevel(options));

/**
 * The recommended level of a scenario (R-SCEN-3): half of the average level of the characters, rounded up,
 * shifted by the difficulty (easy −1, hard +1, very hard +2), within 0 to 7, with open information 0 to 6.
 *
 * `levels` are whole numbers from 1 to 9, one for each character; of nobody the average counts as 0.
 *
 * @example
 * import { recommendedLevel } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(recommendedLevel([6, 4, 4, 3]), 3);
 * assert.equal(recommendedLevel([9, 9], 'veryHard', { openInformation: true }), 6);
 */
export const recommendedLevel = (
  levels: readonly number[],
  difficulty: Difficulty = 'normal',
  options: LevelOptions = {},
): number => {
  const sum = levels.reduce((total, level) => total + level, 0);
  // One division: the half of a rounded average would be rounded twice.
  const half = levels.length === 0 ? 0 : Math.ceil(sum / (2 * levels.length));
  return within(half + OFFSETS[difficulty], options);
};

/**
 * Reads the level that players choose (R-SCEN-3): a whole number from 0 to 7, with open information from
 * 0 to 6 (R-VAR-1).
 *
 * Errors: `invalidValue` for what is no whole number of at least 0, `levelOutOfRange` for one too high.
 *
 * @example
 * import { checkLevel } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(checkLevel(7), { _tag: 'Right', right: 7 });
 * assert.equal(checkLevel(7, { openInformation: true })._tag, 'Left');
 */
export const checkLevel = (
  level: unknown,
  options: LevelOptions = {},
): Either<NonEmptyArray<ScenarioError>, number> => {
  const path = ['level'];
  if (!isCount(level)) return left([invalidValue(path, 'count', level)]);
  const highest = highestLevel(options);
  return level > highest
    ? left([{ type: 'levelOutOfRange', path, ruling: 'R-SCEN-3', level, highest }])
    : // Adding 0 makes 0 of -0.
      right(level + 0);
};

/**
 * The numbers of a scenario level (R-SCEN-5). With open information monsters, traps and hazardous terrain are
 * those of one level more; gold and experience stay (R-VAR-1).
 *
 * `level` is one that {@link checkLevel} accepts; others count as the nearest that it does.
 *
 * @example
 * import { levelNumbers } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const { monsterLevel, trapDamage, goldPerToken } = levelNumbers(3, { openInformation: true });
 * assert.deepEqual([monsterLevel, trapDamage, goldPerToken], [4, 6, 3]);
 */
export const levelNumbers = (level: number, options: LevelOptions = {}): LevelNumbers => {
  const chosen = within(level, options);
  const monsterLevel = options.openInformation === true ? chosen + 1 : chosen;
  const trapDamage = 2 + monsterLevel;
  return {
    level: chosen,
    monsterLevel,
    trapDamage,
    hazardousDamage: Math.floor(trapDamage / 2),
    goldPerToken: GOLD[chosen] ?? 0,
    bonusExperience: 4 + 2 * chosen,
  };
};
