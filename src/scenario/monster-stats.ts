import type { Path } from '../core/index.js';
import type {
  Amount,
  GainedCondition,
  MonsterStats,
  MonsterType,
  Rank,
  SummonStats,
  Trait,
} from '../content/index.js';
import type { StatNotPlain } from './error.js';
import { pathsNotPlain, statValue, type ScenarioNumbers } from './stat.js';

/** What the numbers of a stat card depend on. */
export interface StatNumbers extends ScenarioNumbers {
  /** The row of the stat card (R-SCEN-5, R-VAR-1). Default `level`. */
  readonly monsterLevel?: number;
}

/** The stats of a monster with every number evaluated and every default filled in. */
export interface PlainMonsterStats {
  /** Hit points at full health, at least 1. */
  readonly hitPoints: number;
  /** Move; 0 where the card has a dash. */
  readonly move: number;
  /** Attack; 0 where the card has a dash. */
  readonly attack: number;
  /** Range of its attacks in hexes, or `null` for melee. */
  readonly range: number | null;
  /** Shield it always has. */
  readonly shield: number;
  /** Retaliate it always has. */
  readonly retaliate: number;
  /** How far its retaliate reaches, in hexes. */
  readonly retaliateReach: number;
  /** Shield that its attacks ignore. */
  readonly pierce: number;
  /** Hexes that its attacks push. */
  readonly push: number;
  /** Hexes that its attacks pull. */
  readonly pull: number;
  /** Targets of each of its attacks. */
  readonly targets: number;
  /** Conditions that its attacks give. */
  readonly conditions: readonly GainedCondition[];
  /** Conditions that it cannot gain. */
  readonly immunities: readonly GainedCondition[];
  /** Traits such as flying. */
  readonly traits: readonly Trait[];
}

const LAST_ROW = 7;

/** The rows of a rank. A boss has one rank, and nobody else has that one: `checkPack` sees to it. */
const rowsOf = ({ stats }: MonsterType, rank: Rank): readonly MonsterStats[] => {
  if (stats.type === 'boss') return stats.boss;
  return rank === 'elite' ? stats.elite : stats.normal;
};

const plainStats = (
  stats: MonsterStats | SummonStats,
  numbers: ScenarioNumbers,
): PlainMonsterStats => {
  const value = (amount: Amount | undefined, otherwise: number, least = 0): number =>
    Math.max(least, amount === undefined ? otherwise : (statValue(amount, numbers) ?? otherwise));
  return {
    hitPoints: value(stats.hitPoints, 1, 1),
    move: value(stats.move, 0),
    attack: value(stats.attack, 0),
    range: stats.range === undefined ? null : value(stats.range, 1, 1),
    shield: value(stats.shield, 0),
    retaliate: value(stats.retaliate, 0),
    retaliateReach: value(stats.retaliateReach, 1, 1),
    pierce: value(stats.pierce, 0),
    push: value(stats.push, 0),
    pull: value(stats.pull, 0),
    targets: value(stats.targets, 1, 1),
    conditions: stats.conditions ?? [],
    immunities: stats.immunities ?? [],
    traits: stats.traits ?? [],
  };
};

/**
 * The stats of a monster for a party and a level (R-MON-27, R-SCEN-5): a row of its stat card, complete and in
 * plain numbers. `C` and `L` of formulas are the party at the start and the level of the scenario; the row is
 * that of `monsterLevel`, which open information raises (R-VAR-1).
 *
 * `type` is one that `checkPack` accepts, `rank` one that it has, levels are 0 to 7. What is only known in
 * play counts as the default of its field: {@link monsterNeeds} lists such numbers, and an engine refuses them.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { monsterStatsOf } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const rat = hollowmere.monsters!.find(({ id }) => id === 'fen-rat')!;
 * const { hitPoints, range, targets } = monsterStatsOf(rat, 'elite', { level: 2, characters: 3 });
 * assert.deepEqual({ hitPoints, range, targets }, { hitPoints: 6, range: null, targets: 1 });
 */
export const monsterStatsOf = (
  type: MonsterType,
  rank: Rank,
  { characters, level, monsterLevel = level }: StatNumbers,
): PlainMonsterStats => {
  const rows = rowsOf(type, rank);
  const row = rows[Math.min(Math.max(monsterLevel, 0), LAST_ROW)]!;
  return plainStats(row, { characters, level });
};

/**
 * The numbers of a character's summon for a party and a level, complete and plain: a move or attack that its
 * card leaves out is 0 here, and its card says that it has none (R-SUM-10). What is only known in play counts as
 * the default of its field: {@link summonNeeds} lists such numbers.
 *
 * @example
 * import { summonNumbers } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * const otter = { id: 'otter', hitPoints: '3+L', move: 3, attack: 1 };
 * assert.equal(summonNumbers(otter, { level: 2, characters: 3 }).hitPoints, 5);
 */
export const summonNumbers = (stats: SummonStats, numbers: ScenarioNumbers): PlainMonsterStats =>
  plainStats(stats, numbers);

const notPlainIn = (stats: MonsterStats | SummonStats, path: Path): readonly Path[] => {
  const { hitPoints, move, attack, range, shield, retaliate, retaliateReach } = stats;
  const { pierce, push, pull, targets } = stats;
  return [
    ...pathsNotPlain({ hitPoints, move, attack, range, shield, retaliate, retaliateReach }, path),
    ...pathsNotPlain({ pierce, push, pull, targets }, path),
  ];
};

/**
 * The numbers of a stat card that are only known in play, as an attack that grows with the hexes moved: what
 * {@link monsterStatsOf} cannot tell. Empty where it tells everything.
 *
 * @example
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { monsterNeeds } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(hollowmere.monsters!.flatMap(monsterNeeds), []);
 */
export const monsterNeeds = ({ stats }: MonsterType): readonly StatNotPlain[] => {
  const ranks =
    stats.type === 'boss' ? { boss: stats.boss } : { normal: stats.normal, elite: stats.elite };
  return Object.entries(ranks).flatMap(([rank, rows]) =>
    rows.flatMap((row, level) =>
      notPlainIn(row, ['stats', rank, level]).map((path): StatNotPlain => ({
        type: 'statNotPlain',
        path,
        ruling: 'R-SCEN-15',
      })),
    ),
  );
};

/**
 * The numbers of a summon that are only known in play: what {@link summonNumbers} cannot tell. Empty where it
 * tells everything.
 *
 * @example
 * import { summonNeeds } from 'gloomhaven-rules/scenario';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(summonNeeds({ id: 'otter', hitPoints: '3+L', move: 3, attack: 1 }), []);
 */
export const summonNeeds = (stats: SummonStats): readonly StatNotPlain[] =>
  notPlainIn(stats, []).map((path): StatNotPlain => ({
    type: 'statNotPlain',
    path,
    ruling: 'R-SCEN-15',
  }));
