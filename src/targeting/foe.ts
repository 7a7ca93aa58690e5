import { FAR, rangeRow, type CompiledBoard, type Scene } from '../board/internal.js';
import { sightRow } from '../line-of-sight/internal.js';
import type { SightRule } from '../line-of-sight/index.js';
import type { Side } from '../vocabulary/index.js';
import type { Attack } from './attack.js';

/** An enemy that can be targeted, with what is counted from its hexes. */
export interface Foe {
  /** Its index among the figures of the scene. */
  readonly figure: number;
  /** The cells it stands on; one but for figures of several hexes. */
  readonly cells: readonly number[];
  /** Range distance from each of them to every cell (R-HEX-4). */
  readonly ranges: readonly Int16Array[];
}

/** Whether figures of the two sides are enemies; neutral ones are nobody's. */
export const areEnemies = (a: Side, b: Side): boolean =>
  a !== b && a !== 'neutral' && b !== 'neutral';

/** The enemies of a side that are not invisible (R-FOCUS-3, R-COND-16), in the order of the scene. */
export const foesOf = (compiled: CompiledBoard, scene: Scene, side: Side): readonly Foe[] => {
  const foes: Foe[] = [];
  for (let figure = 0; figure < scene.figures.length; figure++) {
    const piece = scene.figures[figure]!;
    if (piece.invisible === true || !areEnemies(side, piece.side)) continue;
    const further = (piece.alsoAt ?? []).map(({ q, r }) => compiled.find(q + 0, r + 0));
    const cells = [scene.cells[figure]!, ...further];
    foes.push({ figure, cells, ranges: cells.map((cell) => rangeRow(compiled, cell)) });
  }
  return foes;
};

/** An attack against everybody it could be made on. */
export interface Aim {
  readonly compiled: CompiledBoard;
  readonly rule: SightRule;
  readonly attack: Attack;
  readonly foes: readonly Foe[];
  /** From which cells each foe can be attacked, by the index of its figure, once somebody has asked. */
  readonly reach: Uint8Array[];
}

/** Aims an attack of a side at its visible enemies. */
export const aimOf = (
  compiled: CompiledBoard,
  scene: Scene,
  side: Side,
  attack: Attack,
  rule: SightRule,
): Aim => ({ compiled, rule, attack, foes: foesOf(compiled, scene, side), reach: [] });

/** Whether a figure is seen from a cell: sight to one of its hexes is enough. */
export const isSeenFrom = ({ compiled, rule }: Aim, { cells }: Foe, from: number): boolean =>
  cells.some((cell) => sightRow(compiled, cell, rule)[from] === 1);

/** Whether a figure is within range and sight of a cell, by one and the same of its hexes. */
export const isWithin = ({ compiled, rule, attack }: Aim, foe: Foe, from: number): boolean => {
  for (let index = 0; index < foe.cells.length; index++) {
    const distance = foe.ranges[index]![from]!;
    if (distance === FAR || distance > attack.range) continue;
    // A neighbour without a wall between is always seen (R-LOS-2).
    if (distance <= 1 || sightRow(compiled, foe.cells[index]!, rule)[from] === 1) return true;
  }
  return false;
};

/** Whether a figure is adjacent to a cell (R-HEX-2). */
export const isAdjacentTo = ({ ranges }: Foe, from: number): boolean => {
  for (const row of ranges) if (row[from] === 1) return true;
  return false;
};

/** The smallest range distance from a cell to a figure, `FAR` where no way leads. */
export const proximity = ({ ranges }: Foe, from: number): number => {
  let least: number = FAR;
  for (const row of ranges) least = Math.min(least, row[from]!);
  return least;
};
