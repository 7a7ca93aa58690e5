import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';
import {
  invalidValue,
  isPositive,
  isRecord,
  readSwitch,
  refuse,
  right,
  type Path,
} from '../core/index.js';
import type { Hit } from '../damage/index.js';
import { lossOf } from '../damage/internal.js';
import { readItems } from '../modifier-deck/internal.js';
import type { Retaliate } from '../vocabulary/index.js';
import type { AttackError, Faults } from './error.js';
import { optionalRecord, readHitPoints } from './field.js';
import { ROOT } from './read.js';

/** One source of retaliate as a person writes it. */
export interface WrittenRetaliate {
  /** Damage that it deals. */
  readonly damage: number;
  /** How near the attacker must be, in hexes. Default 1, adjacent. */
  readonly range?: number | null;
}

/** Who suffers retaliate. */
export interface RetaliateVictim {
  /** Hit points left, at least 1. Default, and `null`: not known, and the attacker is taken to live. */
  readonly hitPoints?: number | null;
  /** Whether a character lost cards so that it suffers no damage (R-DMG-2). Default `false`. */
  readonly negated?: boolean | null;
}

/** How far two figures are from each other, in hexes; `none` where no way leads. */
export type Distance = number | 'none';

/** A defender that was attacked, after everything else that the attack did (R-ATK-26). */
export interface RetaliateQuery {
  /** Its sources of retaliate; its conditions change none of them (R-ATK-29). */
  readonly retaliate: readonly WrittenRetaliate[];
  /** Range distance between both now, in hexes; `none`, or `null` as `range` answers, where no way leads. */
  readonly distance: Distance | null;
  /** Whether the defender lives, `mayRetaliate` of the attack (R-ATK-27). Default `true`. */
  readonly mayRetaliate?: boolean | null;
  /** Who attacked. Default somebody of unknown hit points. */
  readonly attacker?: RetaliateVictim | null;
}

/** A source of retaliate, and whether it counts. */
export interface RetaliateSource extends Retaliate {
  /** Whether the attacker is within its range and the defender lives (R-ATK-28). */
  readonly counts: boolean;
}

/** What retaliate does to the attacker, with the numbers that led to it. */
export interface RetaliateResult {
  /** Each source, in the given order. */
  readonly sources: readonly RetaliateSource[];
  /** The damage of all that count, together one source of damage; a character may negate 1 or more. */
  readonly damage: number;
  /** Whether it was negated. */
  readonly negated: boolean;
  /** Damage that takes hit points: 0 if negated. */
  readonly suffered: number;
  /** Whether the attacker dies; `null` where its hit points are not known. */
  readonly dies: boolean | null;
  /** Whose the kill is, if there is one: that of the figure that retaliated (R-ATK-30). */
  readonly killer: 'defender' | null;
  /** The damage as `sufferDamage` takes it; `null` if there is none. */
  readonly hit: Hit | null;
}

/** What is read of one that suffers retaliate. */
export interface Victim {
  readonly hitPoints: number | null;
  readonly negated: boolean;
}

const readSource = (value: unknown, path: Path, faults: Faults): Retaliate | null => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'retaliateSource', value));
    return null;
  }
  const { damage } = value;
  const range = value['range'] ?? 1;
  if (!isPositive(damage)) faults.push(invalidValue([...path, 'damage'], 'positive', damage));
  if (!isPositive(range)) faults.push(invalidValue([...path, 'range'], 'positive', range));
  return isPositive(damage) && isPositive(range) ? { damage, range } : null;
};

/** Reads sources of retaliate. */
export const readRetaliate = (value: unknown, path: Path, faults: Faults): readonly Retaliate[] =>
  readItems(value, path, 'retaliateSources', readSource, faults);

/** {@link resolveRetaliate} for a question that was read. */
export const retaliateOn = (
  { hitPoints, negated: isCancelled }: Victim,
  retaliate: readonly Retaliate[],
  distance: Distance,
  mayRetaliate: boolean,
): RetaliateResult => {
  const sources = retaliate.map((source) => ({
    ...source,
    counts: mayRetaliate && distance !== 'none' && distance <= source.range,
  }));
  const damage = sources.reduce((sum, one) => sum + (one.counts ? one.damage : 0), 0);
  const { negated, suffered, dies } = lossOf(damage, isCancelled, hitPoints);
  return {
    sources,
    damage,
    negated,
    suffered,
    dies,
    killer: dies === true ? 'defender' : null,
    hit: damage > 0 ? { source: 'retaliate', amount: damage, conditions: [], negated } : null,
  };
};

/** Reads a distance; a fault reads as no way. */
export const readDistance = (value: unknown, path: Path, faults: Faults): Distance => {
  if (value === 'none' || isPositive(value)) return value;
  faults.push(invalidValue(path, 'distanceOrNone', value));
  return 'none';
};

/**
 * What retaliate does to an attacker: the last step of an attack, after added effects and forced movement
 * (R-ATK-26). The distance is that of this moment, so that pushing the defender away avoids it and
 * pulling it near brings it on (R-ATK-27). Sources add up, each within its own range (R-ATK-28).
 *
 * It comes once for each attack, also at 0 damage and on a null, from a stunned or disarmed defender too
 * (R-ATK-29). It is no attack: shield and sight do not matter, no card is drawn, an invisible attacker
 * is hit (R-ATK-28), and it never brings on retaliate itself (R-ATK-30).
 *
 * Errors: `invalidValue`, `tooManyCards` above 500 sources; all at once.
 *
 * @example
 * import { resolveRetaliate } from 'gloomhaven-rules/attack';
 * import assert from 'node:assert/strict';
 *
 * const retaliate = [{ damage: 2 }, { damage: 1, range: 3 }];
 * const near = resolveRetaliate({ retaliate, distance: 1, attacker: { hitPoints: 3 } });
 * assert(near._tag === 'Right');
 * assert.deepEqual([near.right.damage, near.right.dies], [3, true]);
 *
 * const far = resolveRetaliate({ retaliate, distance: 2 });
 * assert(far._tag === 'Right');
 * assert.equal(far.right.damage, 1);
 */
export const resolveRetaliate = (
  query: RetaliateQuery,
): Either<NonEmptyArray<AttackError>, RetaliateResult> => {
  const faults: Faults = [];
  if (!isRecord(query)) return refuse<AttackError>([invalidValue([], 'retaliation', query)]);
  const retaliate = readRetaliate(query.retaliate, ['retaliate'], faults);
  const distance =
    query.distance === null ? 'none' : readDistance(query.distance, ['distance'], faults);
  const mayRetaliate = readSwitch(query.mayRetaliate, true, ROOT, 'mayRetaliate', faults);
  const attacker = optionalRecord(query.attacker, 'attacker', ROOT, 'attacker', faults);
  const victim: Victim = {
    hitPoints: readHitPoints(attacker, ['attacker'], faults),
    negated: readSwitch(attacker['negated'], false, ['attacker'], 'negated', faults),
  };
  return faults.length > 0
    ? refuse(faults)
    : right(retaliateOn(victim, retaliate, distance, mayRetaliate));
};
