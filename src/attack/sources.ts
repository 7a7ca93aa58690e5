import { invalidValue, isRecord, readList, type Path } from '../core/index.js';
import { readSwitch } from '../modifier-deck/internal.js';
import type { DrawMode } from '../vocabulary/index.js';
import type { Faults } from './error.js';

/** How an attack draws, and why. */
export interface ModeReport {
  /** Plainly, or two cards for the better or the worse. */
  readonly mode: DrawMode;
  /** Every source of advantage: `strengthen`, then those that are named. */
  readonly advantage: readonly string[];
  /** Every source of disadvantage: `muddle`, `adjacentTarget`, then those that are named. */
  readonly disadvantage: readonly string[];
}

/** Sources of advantage and of disadvantage. */
export type Sources = Omit<ModeReport, 'mode'>;

type Keyed = Readonly<Record<string, unknown>>;

/** Reads what may be left out and is an object otherwise. */
export const readRecord = (value: unknown, path: Path, expected: string, faults: Faults): Keyed => {
  if (isRecord(value)) return value;
  if (value !== undefined && value !== null) faults.push(invalidValue(path, expected, value));
  return {};
};

const readNames = (value: unknown, path: Path, faults: Faults): readonly string[] =>
  readList(value, path, 'a list of names', faults).flatMap((name, index) => {
    if (typeof name === 'string') return name;
    faults.push(invalidValue([...path, index], 'a name', name));
    return [];
  });

/** Reads named sources. */
export const readSources = (value: unknown, path: Path, faults: Faults): Sources => {
  const given = readRecord(value, path, 'sources { advantage, disadvantage }', faults);
  return {
    advantage: readNames(given['advantage'], [...path, 'advantage'], faults),
    disadvantage: readNames(given['disadvantage'], [...path, 'disadvantage'], faults),
  };
};

/** Reads the sources that lie in a target: its adjacency to a ranged attacker (R-ATK-13), and those named. */
export const readTargetSources = (given: Keyed, path: Path, faults: Faults): Sources => {
  const isAdjacent = readSwitch(given['disadvantage'], false, [...path, 'disadvantage'], faults);
  const named = readSources(given['sources'], [...path, 'sources'], faults);
  return {
    advantage: named.advantage,
    disadvantage: isAdjacent ? ['adjacentTarget', ...named.disadvantage] : named.disadvantage,
  };
};

/** Any number of sources of both kinds cancel to a plain draw; they never stack (R-MOD-9). */
export const reportOf = (...all: readonly Sources[]): ModeReport => {
  const advantage = all.flatMap((sources) => sources.advantage);
  const disadvantage = all.flatMap((sources) => sources.disadvantage);
  const isBetter = advantage.length > 0;
  if (isBetter === disadvantage.length > 0) return { mode: 'none', advantage, disadvantage };
  return { mode: isBetter ? 'advantage' : 'disadvantage', advantage, disadvantage };
};
