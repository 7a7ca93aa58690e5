import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  checkLevel,
  explain,
  levelNumbers,
  recommendedLevel,
  type Difficulty,
} from '../../src/scenario/index.js';

interface Case {
  readonly id: string;
  readonly fn: string;
  readonly args: {
    readonly levels: readonly number[];
    readonly level: number;
    readonly difficulty: Difficulty;
    readonly solo: boolean;
  };
  readonly expected: number;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../conformance/campaign-numbers/cases.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[] };

type Answer = (args: Case['args']) => number;

const numbersOf = ({ level, solo }: Case['args']) => levelNumbers(level, { openInformation: solo });

const ANSWERS: Readonly<Record<string, Answer>> = {
  recommendedLevel: ({ levels }) => recommendedLevel(levels),
  scenarioLevel: ({ levels, difficulty, solo }) =>
    recommendedLevel(levels, difficulty, { openInformation: solo }),
  monsterLevel: (args) => numbersOf(args).monsterLevel,
  trapDamage: (args) => numbersOf(args).trapDamage,
  hazardousDamage: (args) => numbersOf(args).hazardousDamage,
  goldPerToken: (args) => numbersOf(args).goldPerToken,
  bonusExperience: (args) => numbersOf(args).bonusExperience,
};

describe('R-SCEN-3, R-SCEN-5, R-SCEN-9, R-MOVE-13, R-MOVE-14, R-LOOT-1, R-VAR-1 numbers of a level', () => {
  it.each(Object.entries(ANSWERS))('%s as in the vectors', (fn, answer) => {
    const own = cases.filter((one) => one.fn === fn);
    expect(own.length).toBeGreaterThan(2);
    for (const { id, args, expected } of own) expect([id, answer(args)]).toEqual([id, expected]);
  });
});

/** By level: monsters, trap, hazardous terrain, gold, experience; printed, not computed. */
const PRINTED: readonly (readonly number[])[] = [
  [0, 2, 1, 2, 4],
  [1, 3, 1, 2, 6],
  [2, 4, 2, 3, 8],
  [3, 5, 2, 3, 10],
  [4, 6, 3, 4, 12],
  [5, 7, 3, 4, 14],
  [6, 8, 4, 5, 16],
  [7, 9, 4, 6, 18],
];
const PRINTED_OPEN: readonly (readonly number[])[] = [
  [1, 3, 1, 2, 4],
  [2, 4, 2, 2, 6],
  [3, 5, 2, 3, 8],
  [4, 6, 3, 3, 10],
  [5, 7, 3, 4, 12],
  [6, 8, 4, 4, 14],
  [7, 9, 4, 5, 16],
];

describe('the table of levels', () => {
  it.each([
    ['R-SCEN-5 as printed', PRINTED, false],
    ['R-VAR-1 with open information', PRINTED_OPEN, true],
  ])('%s', (_, rows, openInformation) => {
    const answers = rows.map((_row, level) => {
      const numbers = levelNumbers(level, { openInformation });
      const { monsterLevel, trapDamage, hazardousDamage, goldPerToken, bonusExperience } = numbers;
      expect(numbers.level).toBe(level);
      return [monsterLevel, trapDamage, hazardousDamage, goldPerToken, bonusExperience];
    });
    expect(answers).toEqual(rows);
  });
});

describe('the level of a scenario', () => {
  it('R-SCEN-3 stays within its bounds after the difficulty', () => {
    expect(recommendedLevel([1], 'easy')).toBe(0);
    expect(recommendedLevel([], 'easy')).toBe(0);
    expect(recommendedLevel([9, 9, 9], 'veryHard')).toBe(7);
    expect(recommendedLevel([9, 9, 9], 'veryHard', { openInformation: true })).toBe(6);
  });

  it('R-SCEN-3 rounds once: 4, 4, 4, 5 are 17 / 8 and so 3, not half of 5', () => {
    expect(recommendedLevel([4, 4, 4, 5])).toBe(3);
    expect(recommendedLevel([2, 2, 2, 1])).toBe(1);
  });

  it('R-SCEN-3 any level from 0 to 7 may be chosen', () => {
    const chosen = [0, 1, 2, 3, 4, 5, 6, 7].map((level) => checkLevel(level));
    expect(chosen.map(({ _tag }) => _tag)).toEqual(Array(8).fill('Right'));
    expect(checkLevel(-0)).toEqual({ _tag: 'Right', right: 0 });
  });

  it.each([
    [8, {}, 'level: level 8 is not from 0 to 7 (R-SCEN-3)'],
    [7, { openInformation: true }, 'level: level 7 is not from 0 to 6 (R-SCEN-3)'],
    [-1, {}, 'level: expected a whole number of at least 0, got -1'],
    [2.5, {}, 'level: expected a whole number of at least 0, got 2.5'],
    ['3', {}, 'level: expected a whole number of at least 0, got "3"'],
    [undefined, {}, 'level: expected a whole number of at least 0, got nothing'],
  ])('R-SCEN-3 refuses %j with %j', (level, options, sentence) => {
    const answer = checkLevel(level, options);
    expect(answer._tag === 'Left' && answer.left.map(explain)).toEqual([sentence]);
  });

  it('levels out of bounds count as the nearest', () => {
    expect(levelNumbers(9)).toEqual(levelNumbers(7));
    expect(levelNumbers(-3)).toEqual(levelNumbers(0));
    expect(levelNumbers(7, { openInformation: true }).monsterLevel).toBe(7);
  });
});
