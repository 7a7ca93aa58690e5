import type { Foe } from '../targeting/internal.js';

/**
 * A set of targets as bits: bit `i` is the foe in place `i`. One attack reaches at most
 * {@link FOE_LIMIT} foes.
 */
export type TargetSet = number;

/** Foes that one attack may have to choose between. */
export const FOE_LIMIT = 31;

/** The number of targets in a set. */
export const sizeOf = (set: TargetSet): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

/** The foes of a list for which something holds, as a set. */
export const setWhere = (foes: readonly Foe[], holds: (foe: Foe) => boolean): TargetSet =>
  foes.reduce((set, foe, place) => (holds(foe) ? set | (1 << place) : set), 0);

/**
 * A way to choose targets from one hex: all of `fixed`, and exactly `take` of `pool` (R-MON-13,
 * R-MON-31). The pool has no place of the fixed ones and at least `take` places.
 */
export interface TargetChoice {
  readonly fixed: TargetSet;
  readonly pool: TargetSet;
  readonly take: number;
}

/** How many targets a choice gives. */
export const targetsOf = ({ fixed, take }: TargetChoice): number => sizeOf(fixed) + take;

/** Whether a set is one of those that a choice gives. */
export const gives = ({ fixed, pool, take }: TargetChoice, set: TargetSet): boolean =>
  (set & fixed) === fixed && (set & ~(fixed | pool)) === 0 && sizeOf(set & ~fixed) === take;

/** More equally good sets of targets than this are refused. */
export const OPTION_LIMIT = 10_000;

/** Adds all sets with `fixed` and exactly `take` places of `pool`; stops beyond the limit. */
const addCombinations = (
  fixed: TargetSet,
  pool: TargetSet,
  take: number,
  outSets: Set<TargetSet>,
): void => {
  if (outSets.size > OPTION_LIMIT) return;
  if (take === 0) outSets.add(fixed);
  else
    for (let rest = pool; sizeOf(rest) >= take;) {
      const lowest = rest & -rest;
      rest ^= lowest;
      addCombinations(fixed | lowest, rest, take - 1, outSets);
    }
};

/**
 * The sets that a choice gives and that rank best: as many as possible of the first rank, then of the
 * second (R-MON-13). `ranks` lists all foes by rank; with a single rank all sets are as good.
 */
export const bestSets = (
  { fixed, pool, take }: TargetChoice,
  ranks: readonly TargetSet[],
): ReadonlySet<TargetSet> => {
  const sets = new Set<TargetSet>();
  let set = fixed;
  let left = take;
  for (const rank of ranks) {
    const offered = pool & rank & ~set;
    const size = sizeOf(offered);
    if (left <= size) {
      addCombinations(set, offered, left, sets);
      break;
    }
    set |= offered;
    left -= size;
  }
  return sets;
};

/** Compares two sets by rank; negative where the first has more targets of a better rank. */
export const compareRanks = (a: TargetSet, b: TargetSet, ranks: readonly TargetSet[]): number => {
  for (const rank of ranks) {
    const more = sizeOf(b & rank) - sizeOf(a & rank);
    if (more !== 0) return more;
  }
  return 0;
};
