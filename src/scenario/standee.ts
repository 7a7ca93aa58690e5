import type { MonsterType } from '../content/index.js';

/** A monster that wants a standee. */
export interface WantsStandee {
  /** Its range distance (R-HEX-4) to the revealing character; `null` where none revealed it, or none leads there. */
  readonly distance: number | null;
}

/** Who gets a standee. */
export interface StandeePlacement<Wanted> {
  /** Those that get one, nearest first; equally near ones in the order that they came in. */
  readonly placed: readonly Wanted[];
  /** Equally near ones of which not all get one: the players choose. Empty where nothing is left to choose. */
  readonly tied: readonly Wanted[];
  /** How many of the tied ones get one; 0 where there are none. */
  readonly open: number;
  /** Those that go without. */
  readonly without: readonly Wanted[];
}

/**
 * Whose standees a type of monster uses: its own id, or that of the type it shares them with. Types with the
 * same answer draw from the same numbers (R-MON-24).
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { standeesOf } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(standeesOf(hollowmere.monsters!.find(({ id }) => id === 'fen-rat')!), 'fen-rat');
 */
export const standeesOf = ({ id, sharesStandeesWith }: MonsterType): string =>
  sharesStandeesWith ?? id;

/**
 * The numbers of standees that are free, from 1 on in their order (R-MON-25): each monster that is placed gets
 * one of them at random. `standees` is how many there are, `taken` the numbers on the board.
 *
 * @example
 * import { freeStandees } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(freeStandees(6, [2, 5]), [1, 3, 4, 6]);
 */
export const freeStandees = (standees: number, taken: readonly number[]): readonly number[] =>
  Array.from({ length: standees }, (_, index) => index + 1).filter(
    (number) => !taken.includes(number),
  );

/** What is out of reach comes last. */
const near = ({ distance }: WantsStandee): number => distance ?? Number.POSITIVE_INFINITY;

/**
 * Which of the monsters that are wanted get a standee where there are too few (R-MON-24): the nearest to the
 * revealing character first, whatever their rank. Where equally near ones compete the players choose
 * (R-MON-17).
 *
 * Shape: `wanted` all use the same standees, `free` are the numbers of those that are left
 * ({@link freeStandees}). Which number a placed monster gets is chance of the caller (R-MON-25).
 *
 * @example
 * import { placeStandees } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const rats = [5, 2, 4, 4].map((distance) => ({ distance }));
 * assert.deepEqual(placeStandees(rats, [3, 7]), {
 *   placed: [{ distance: 2 }],
 *   tied: [{ distance: 4 }, { distance: 4 }],
 *   open: 1,
 *   without: [{ distance: 5 }],
 * });
 */
export const placeStandees = <Wanted extends WantsStandee>(
  wanted: readonly Wanted[],
  free: readonly number[],
): StandeePlacement<Wanted> => {
  const ordered = [...wanted].sort((a, b) => (near(a) === near(b) ? 0 : near(a) - near(b)));
  const count = free.length;
  const [last, next] = [ordered[count - 1], ordered[count]];
  // Without a tie across the last standee the order alone decides.
  if (last === undefined || next === undefined || near(last) !== near(next))
    return { placed: ordered.slice(0, count), tied: [], open: 0, without: ordered.slice(count) };
  const placed = ordered.filter((one) => near(one) < near(last));
  return {
    placed,
    tied: ordered.filter((one) => near(one) === near(last)),
    open: count - placed.length,
    without: ordered.filter((one) => near(one) > near(last)),
  };
};
