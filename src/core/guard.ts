/**
 * Coordinates lie within this bound either way, so that products of two scaled corner
 * coordinates stay exact integers.
 */
export const COORDINATE_LIMIT = 2 ** 20;

/** A keyed object: no list, no null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number of at least 0; -0 counts as 0. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value <= COORDINATE_LIMIT &&
  value >= -COORDINATE_LIMIT;

/** An axial hex with whole coordinates within {@link COORDINATE_LIMIT}. */
export const isHex = (value: unknown): value is { readonly q: number; readonly r: number } =>
  isRecord(value) && isCoordinate(value['q']) && isCoordinate(value['r']);

/** Hit points, damage, heals and shields lie within this bound, so that sums of them stay exact. */
export const AMOUNT_LIMIT = 1_000_000;

/** A whole number from 0 to {@link AMOUNT_LIMIT}; -0 counts as 0. */
export const isAmount = (value: unknown): value is number =>
  isCount(value) && value <= AMOUNT_LIMIT;

/** A whole number from 1 to {@link AMOUNT_LIMIT}. */
export const isPositive = (value: unknown): value is number => isAmount(value) && value > 0;

/** The order of ids and other texts, by code unit. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
