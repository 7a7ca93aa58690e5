import { readSwitch, type Path } from '../core/index.js';
import type { DrawMode } from '../vocabulary/index.js';
import type { Faults } from './error.js';
import { optional, optionalRecord, readNames, type Keyed } from './field.js';

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

const EXPECTED = 'sources';

/** Reads named sources, if there are any. */
export const optionalSources = (given: Keyed, path: Path, faults: Faults): Sources => {
  const listed = optionalRecord(given['sources'], 'sources', path, EXPECTED, faults);
  const at = [...path, 'sources'];
  return {
    advantage: optional(listed['advantage'], 'advantage', at, readNames, [], faults),
    disadvantage: optional(listed['disadvantage'], 'disadvantage', at, readNames, [], faults),
  };
};

/** Reads the sources that lie in a target: its adjacency to a ranged attacker (R-ATK-13), and those named. */
export const targetSources = (given: Keyed, path: Path, faults: Faults): Sources => {
  const isAdjacent = readSwitch(given['disadvantage'], false, path, 'disadvantage', faults);
  const { advantage, disadvantage } = optionalSources(given, path, faults);
  return {
    advantage,
    disadvantage: isAdjacent ? ['adjacentTarget', ...disadvantage] : disadvantage,
  };
};

/** Sources of both kinds in any number cancel to a plain draw; they never stack (R-MOD-9). */
export const reportOf = (a: Sources, b: Sources): ModeReport => {
  const advantage = [...a.advantage, ...b.advantage];
  const disadvantage = [...a.disadvantage, ...b.disadvantage];
  const isBetter = advantage.length > 0;
  if (isBetter === disadvantage.length > 0) return { mode: 'none', advantage, disadvantage };
  return { mode: isBetter ? 'advantage' : 'disadvantage', advantage, disadvantage };
};
