import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  AMOUNT_LIMIT,
  invalidValue,
  isRecord,
  readAmount,
  readList,
  readSwitch,
  readWord,
  refuse,
  right,
} from '../core/index.js';
import type { DamageError } from './error.js';
import { DAMAGE_SOURCES, type DamageSource } from './vitals.js';

/** How many sources of shield a figure may have; none comes near. */
const SHIELD_LIMIT = 100;

/** One source of shield. */
export interface ShieldSource {
  /** Names it: an item, an active bonus, the stat card. */
  readonly id: string;
  /** How much shield it gives. */
  readonly amount: number;
  /** Whether it is an item with use circles, which are marked (R-BONUS-2). Default `false`. */
  readonly circles?: boolean;
}

/** An amount that meets the shields of a figure. */
export interface ShieldQuery {
  /** Where the damage comes from: shield counts against `attack` only (R-BONUS-1). */
  readonly source: DamageSource;
  /** The amount after the modifier cards; one below 0 is kept until here (R-ATK-8). */
  readonly amount: number;
  /** The sources of shield; items with circles are used in this order. Default none. */
  readonly shields?: readonly ShieldSource[];
  /** How much shield the attack ignores. Default 0. */
  readonly pierce?: number;
}

/** What the shields of a figure left of an amount, with the numbers that led to it. */
export interface ShieldReduction {
  /** The amount that came. */
  readonly amountBefore: number;
  /** All shields together (R-BONUS-1); 0 where they do not count. */
  readonly shield: number;
  /** How much of it was pierced. */
  readonly pierced: number;
  /** The damage: never below 0 (R-ATK-6). */
  readonly amount: number;
  /** Ids of the items with circles that made the damage smaller, so that one is marked (R-BONUS-2). */
  readonly marked: readonly string[];
}

/** An amount less the shield that pierce leaves, at least 0 (R-ATK-6). */
export const lessShield = (amount: number, shield: number, pierce: number): number =>
  Math.max(0, amount - Math.max(0, shield - pierce));

const sumOf = (shields: readonly ShieldSource[]): number =>
  shields.reduce((sum, { amount }) => sum + amount, 0);

/** Items with circles come after all other shields, one by one; each that changes the damage is marked. */
const markedOf = (
  amount: number,
  shields: readonly ShieldSource[],
  pierce: number,
): readonly ShieldSource[] =>
  shields.filter(({ circles = false }, index) => {
    if (!circles) return false;
    const before = shields.filter((one, at) => one.circles !== true || at < index);
    const shield = sumOf(before);
    const own = shields[index]?.amount ?? 0;
    return lessShield(amount, shield + own, pierce) < lessShield(amount, shield, pierce);
  });

const reduce = ({ source, amount, shields = [], pierce = 0 }: ShieldQuery): ShieldReduction => {
  const counting = source === 'attack' ? shields : [];
  const shield = sumOf(counting);
  return {
    amountBefore: amount,
    shield,
    pierced: Math.min(shield, pierce),
    amount: lessShield(amount, shield, pierce),
    marked: markedOf(amount, counting, pierce).map(({ id }) => id),
  };
};

const readShield = (value: unknown, index: number, faults: DamageError[]): ShieldSource[] => {
  const path = ['shields', index];
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'shieldSource', value));
    return [];
  }
  const { id } = value;
  if (typeof id !== 'string') faults.push(invalidValue([...path, 'id'], 'text', id));
  return [
    {
      id: typeof id === 'string' ? id : '',
      amount: readAmount(value['amount'], [...path, 'amount'], faults),
      circles: readSwitch(value['circles'], false, path, 'circles', faults),
    },
  ];
};

const isSigned = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= AMOUNT_LIMIT;

const readQuery = (query: unknown, faults: DamageError[]): ShieldQuery => {
  const given = isRecord(query) ? query : {};
  if (!isRecord(query)) faults.push(invalidValue([], 'shieldQuery', query));
  const { amount, pierce = 0 } = given;
  if (!isSigned(amount)) faults.push(invalidValue(['amount'], 'number', amount));
  const shields = readList(given['shields'], ['shields'], 'shields', faults);
  if (shields.length > SHIELD_LIMIT)
    faults.push(invalidValue(['shields'], `shields, at most ${String(SHIELD_LIMIT)}`, shields));
  return {
    source: readWord(DAMAGE_SOURCES, given['source'], ['source'], faults) ?? 'attack',
    // Adding 0 makes 0 of -0.
    amount: isSigned(amount) ? amount + 0 : 0,
    shields: shields.slice(0, SHIELD_LIMIT).flatMap((one, at) => readShield(one, at, faults)),
    pierce: pierce === null ? 0 : readAmount(pierce, ['pierce'], faults),
  };
};

/**
 * What the shields of a figure leave of an amount. Shields of all sources add up and reduce each
 * attack separately (R-BONUS-1), less what pierce ignores, and never below 0 (R-ATK-6). They do
 * nothing against damage that is no attack. An item with circles counts in any case and is marked
 * only if it made the damage smaller (R-BONUS-2); lasting shields come first, then the items in
 * their order.
 *
 * Errors: `invalidValue`; all at once.
 *
 * @example
 * import { reduceByShield } from 'gloomhaven-rules/damage';
 * import assert from 'node:assert/strict';
 *
 * const shields = [
 *   { id: 'ring', amount: 1, circles: true },
 *   { id: 'armour', amount: 1 },
 * ];
 * const hit = reduceByShield({ source: 'attack', amount: 3, shields });
 * assert(hit._tag === 'Right');
 * assert.deepEqual([hit.right.amount, hit.right.marked], [1, ['ring']]);
 *
 * const weak = reduceByShield({ source: 'attack', amount: 1, shields });
 * assert(weak._tag === 'Right');
 * assert.deepEqual([weak.right.amount, weak.right.marked], [0, []]);
 */
export const reduceByShield = (
  query: ShieldQuery,
): Either<NonEmptyArray<DamageError>, ShieldReduction> => {
  const faults: DamageError[] = [];
  const checked = readQuery(query, faults);
  return faults.length > 0 ? refuse(faults) : right(reduce(checked));
};
