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

/** The places in a set, ascending. */
export const placesOf = (set: TargetSet): readonly number[] => {
  const places: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
};

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

/** All sets with `fixed` and exactly `take` places of `pool`. */
const combinations = (fixed: TargetSet, pool: TargetSet, take: number): readonly TargetSet[] => {
  if (take === 0) return [fixed];
  const sets: TargetSet[] = [];
  let rest = pool;
  while (sizeOf(rest) >= take) {
    const lowest = rest & -rest;
    rest &= ~lowest;
    sets.push(...combinations(fixed | lowest, rest, take - 1));
  }
  return sets;
};

/**
 * The sets that a choice gives and that rank best: as many as possible of the first rank, then of the
 * second (R-MON-13). `ranks` lists the foes by rank; with a single rank all sets are as good.
 */
export const bestSets = (
  { fixed, pool, take }: TargetChoice,
  ranks: readonly TargetSet[],
): readonly TargetSet[] => {
  let set = fixed;
  let left = take;
  for (const rank of ranks) {
    const offered = pool & rank;
    const size = sizeOf(offered);
    if (left <= size) return combinations(set, offered, left);
    set |= offered;
    left -= size;
  }
  return [set];
};

/** How many sets {@link bestSets} would list. */
export const countBestSets = (
  { pool, take }: TargetChoice,
  ranks: readonly TargetSet[],
): number => {
  let left = take;
  for (const rank of ranks) {
    const size = sizeOf(pool & rank);
    if (left <= size) {
      let count = 1;
      for (let drawn = 1; drawn <= left; drawn++) count = (count * (size - drawn + 1)) / drawn;
      return count;
    }
    left -= size;
  }
  return 1;
};

/** Compares two sets by rank; negative where the first has more targets of a better rank. */
export const compareRanks = (a: TargetSet, b: TargetSet, ranks: readonly TargetSet[]): number => {
  for (const rank of ranks) {
    const more = sizeOf(b & rank) - sizeOf(a & rank);
    if (more !== 0) return more;
  }
  return 0;
};
