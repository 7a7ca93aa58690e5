/**
 * The cost of a way: the pair (negative hexes entered, movement points), compared in this order
 * (R-FOCUS-4). Inside, a pair is one whole number, so that adding and comparing numbers adds and
 * compares pairs: a board has at most 4,096 hexes, so movement stays below {@link NEGATIVE_HEX}.
 */
export type Cost = number;

/** One negative hex, as a cost. */
export const NEGATIVE_HEX = 2 ** 14;

/** More than any way costs: no way exists. */
export const UNREACHED = 2 ** 30;

/** The negative hexes of a cost. */
export const negativesOf = (cost: Cost): number => Math.floor(cost / NEGATIVE_HEX);

/** The movement points of a cost. */
export const movementOf = (cost: Cost): number => cost % NEGATIVE_HEX;
