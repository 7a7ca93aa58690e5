import { invalidValue, isHex, isRecord, type Path } from '../core/index.js';
import { orientations, subtract } from '../hex/index.js';
import type { AreaPattern, Hex } from '../vocabulary/index.js';
import type { TargetingError } from './error.js';

/** An area in all the ways it can be laid. */
export interface Area {
  /** Whether it lies fixed to the attacker (R-ATK-21) or anywhere in range (R-ATK-20). */
  readonly isMelee: boolean;
  /** Its distinct turns and mirror images: offsets from the attacker, or from any of its own hexes. */
  readonly turns: readonly (readonly Hex[])[];
  /**
   * All offsets that it may cover. For a melee area those from the attacker; for a ranged one those
   * from any hex that it covers, so that they reach over every placement on that hex.
   */
  readonly span: readonly Hex[];
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

const isAtLeastOne = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;

const readRange = (value: unknown, path: Path, faults: AttackFaults): number | null => {
  if (value === undefined || value === null) return null;
  if (isAtLeastOne(value)) return value;
  faults.push(invalidValue([...path, 'range'], 'range', value));
  return null;
};

const readTargets = (value: unknown, path: Path, faults: AttackFaults): number => {
  if (value === undefined || value === null) return 1;
  if (value === 'all') return Infinity;
  if (isAtLeastOne(value)) return value;
  faults.push(invalidValue([...path, 'targets'], 'targets', value));
  return 1;
};

const noteTwice = (hexes: readonly Hex[], path: Path, faults: AttackFaults): void => {
  const seen = new Set<string>();
  hexes.forEach(({ q, r }, index) => {
    const key = `${String(q + 0)},${String(r + 0)}`;
    if (seen.has(key))
      faults.push({
        type: 'areaHexTwice',
        path: [...path, index],
        ruling: 'R-ATK-19',
        hex: { q: q + 0, r: r + 0 },
      });
    seen.add(key);
  });
};

const readHexes = (value: unknown, path: Path, faults: AttackFaults): readonly Hex[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value)) faults.push(invalidValue(path, 'hexes', value));
  else if (list.length === 0) faults.push({ type: 'areaEmpty', path, ruling: 'R-ATK-19' });
  else if (list.length > AREA_LIMIT)
    faults.push({
      type: 'areaTooLarge',
      path,
      ruling: null,
      hexes: list.length,
      limit: AREA_LIMIT,
    });
  if (list.length > AREA_LIMIT) return [];
  list.forEach((hex, index) => {
    if (!isHex(hex)) faults.push(invalidValue([...path, index], 'hex', hex));
  });
  const hexes = list.filter(isHex);
  noteTwice(hexes, path, faults);
  return hexes;
};

const distinct = (hexes: readonly Hex[]): readonly Hex[] => [
  ...new Map(hexes.map((hex) => [hex.q * 2 ** 23 + hex.r, hex])).values(),
];

const areaOf = (pattern: AreaPattern): Area => {
  const turns = orientations(pattern).map(({ hexes }) => hexes);
  const isMelee = pattern.origin !== null;
  const span = isMelee
    ? turns.flat()
    : turns.flatMap((turn) => turn.flatMap((from) => turn.map((to) => subtract(to, from))));
  return { isMelee, turns, span: distinct(span) };
};

const readArea = (value: unknown, path: Path, faults: AttackFaults): Area | null => {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'area', value));
    return null;
  }
  const hexes = readHexes(value['hexes'], [...path, 'hexes'], faults);
  const given = value['origin'] ?? null;
  const origin = given === null ? null : isHex(given) ? given : undefined;
  if (origin === undefined) {
    faults.push(invalidValue([...path, 'origin'], 'origin', given));
    return null;
  }
  return areaOf({ hexes, origin });
};

/** Reads an attack profile; faults are noted with their path. */
export const readAttack = (value: unknown, path: Path, faults: AttackFaults): Attack => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'attack', value));
    return MELEE;
  }
  const given = readRange(value['range'], path, faults);
  const targets = readTargets(value['targets'], path, faults);
  const area = readArea(value['area'], [...path, 'area'], faults);
  // A grey hex makes the attack melee, whatever range the stat card has (R-ATK-19, R-MON-4).
  const range = area?.isMelee === true ? null : given;
  return {
    isRanged: range !== null,
    range: range ?? 1,
    targets,
    area,
  };
};
