/**
 * A whole number that is exact at any size: a number up to 2^53 - 1, above that its decimal digits as
 * text. Decks of a game never come near; twenty rolling cards among sixty do.
 */
export type Weight = number | string;

/** How likely something is, as an exact fraction and as a number. */
export interface Chance {
  /** In how many of the equally likely cases it happens. */
  readonly weight: Weight;
  /** How many cases there are; a text exactly where `weight` is one. */
  readonly of: Weight;
  /** The same as a number from 0 to 1. */
  readonly probability: number;
}

/** The greatest common divisor of two whole numbers from 0. */
export const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b);

const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
/** Numbers of more bits than this are cut before they become floating-point numbers. */
const FLOAT_BITS = 900;

/** A fraction as a number; exact to the last bit or two at any size. */
export const ratio = (part: bigint, whole: bigint): number => {
  const bits = BigInt(Math.max(0, 4 * whole.toString(16).length - FLOAT_BITS));
  return Number(part >> bits) / Number(whole >> bits);
};

/** A whole number as text above 2^53 - 1 cases. */
const shownOf = (value: bigint, of: bigint): Weight =>
  of > LARGEST_EXACT ? String(value) : Number(value);

/** A chance with the given weight and number of cases, not reduced. */
export const chanceOf = (weight: bigint, of: bigint): Chance => ({
  weight: shownOf(weight, of),
  of: shownOf(of, of),
  probability: ratio(weight, of),
});

/** A chance in lowest terms. */
export const reducedChance = (weight: bigint, of: bigint): Chance => {
  const divisor = greatestCommonDivisor(weight, of);
  return chanceOf(weight / divisor, of / divisor);
};
