import { invalidValue, isCount, isHex, isRecord, type Path } from '../core/index.js';
import { equals, orientations } from '../hex/index.js';
import type { AreaPattern, Hex } from '../vocabulary/index.js';
import type { TargetingError } from './error.js';

/** An area in all the ways it can be laid. */
export interface Area {
  /** Whether it lies fixed to the attacker (R-ATK-21) or anywhere in range (R-ATK-20). */
  readonly isMelee: boolean;
  /** Its distinct turns and mirror images: offsets from the attacker, or from any of its own hexes. */
  readonly turns: readonly (readonly Hex[])[];
}

/** An attack profile with its defaults filled in. */
export interface Attack {
  /** Whether it is a ranged attack, so that adjacent targets are at disadvantage (R-ATK-13). */
  readonly isRanged: boolean;
  /** Range in hexes; 1 for a melee attack. */
  readonly range: number;
  /** Number of targets, `Infinity` for all in range. */
  readonly targets: number;
  readonly area: Area | null;
}

/** A melee attack on one target: the profile of whoever has no attack (R-FOCUS-2). */
export const MELEE: Attack = { isRanged: false, range: 1, targets: 1, area: null };

/** More hexes than any area on a card. */
export const AREA_LIMIT = 64;

/** Where faults of an attack are noted. */
export interface AttackFaults {
  push: (fault: TargetingError) => unknown;
}

const readPositive = <Default>(
  value: unknown,
  initial: Default,
  path: Path,
  expected: string,
  faults: AttackFaults,
): number | Default => {
  if (value === undefined || value === null) return initial;
  if (isCount(value) && value > 0) return value;
  faults.push(invalidValue(path, expected, value));
  return initial;
};

const readHexes = (value: unknown, path: Path, faults: AttackFaults): readonly Hex[] => {
  if (!Array.isArray(value)) {
    faults.push(invalidValue(path, 'hexes', value));
    return [];
  }
  const list: readonly unknown[] = value;
  const hexes = list.length;
  if (hexes === 0) faults.push({ type: 'areaEmpty', path, ruling: 'R-ATK-19' });
  if (hexes > AREA_LIMIT) {
    faults.push({ type: 'areaTooLarge', path, ruling: null, hexes, limit: AREA_LIMIT });
    return [];
  }
  list.forEach((hex, index) => {
    const at = [...path, index];
    if (!isHex(hex)) faults.push(invalidValue(at, 'hex', hex));
    else if (list.findIndex((one) => isHex(one) && equals(one, hex)) < index)
      faults.push({
        type: 'areaHexTwice',
        path: at,
        ruling: 'R-ATK-19',
        hex: { q: hex.q + 0, r: hex.r + 0 },
      });
  });
  return list.filter(isHex);
};

const readArea = (value: unknown, path: Path, faults: AttackFaults): Area | null => {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'area', value));
    return null;
  }
  const hexes = readHexes(value['hexes'], [...path, 'hexes'], faults);
  const origin = value['origin'] ?? null;
  const isMelee = isHex(origin);
  if (!isMelee && origin !== null) faults.push(invalidValue([...path, 'origin'], 'origin', origin));
  const pattern: AreaPattern = { hexes, origin: isMelee ? origin : null };
  return { isMelee, turns: orientations(pattern).map((turned) => turned.hexes) };
};

/** Reads an attack profile; faults are noted with their path. */
export const readAttack = (value: unknown, path: Path, faults: AttackFaults): Attack => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'attack', value));
    return MELEE;
  }
  const range = readPositive(value['range'], null, [...path, 'range'], 'range', faults);
  const targets =
    value['targets'] === 'all'
      ? Infinity
      : readPositive(value['targets'], 1, [...path, 'targets'], 'targets', faults);
  const area = readArea(value['area'], [...path, 'area'], faults);
  // A grey hex makes the attack melee, whatever range the stat card has (R-ATK-19, R-MON-4).
  const isRanged = range !== null && area?.isMelee !== true;
  return { isRanged, range: isRanged ? range : 1, targets, area };
};
