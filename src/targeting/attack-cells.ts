import { FAR, type CompiledBoard, type Scene } from '../board/internal.js';
import type { SightRule } from '../line-of-sight/index.js';
import { sightRow } from '../line-of-sight/internal.js';
import type { Side } from '../vocabulary/index.js';
import { cellsCovering } from './area.js';
import type { Attack } from './attack.js';
import { foesOf, isSeenFrom, type Foe } from './foe.js';

/** An attack against everybody it could be made on. */
export interface Aim {
  readonly compiled: CompiledBoard;
  readonly rule: SightRule;
  readonly attack: Attack;
  readonly foes: readonly Foe[];
}

/** Aims an attack of a side at its visible enemies. */
export const aimOf = (
  compiled: CompiledBoard,
  scene: Scene,
  side: Side,
  attack: Attack,
  rule: SightRule,
): Aim => ({ compiled, rule, attack, foes: foesOf(compiled, scene, side) });

/** Whether one target in range and sight can be attacked without the area. */
export const hasPlainTarget = ({ area, targets }: Attack): boolean => area === null || targets > 1;

/**
 * The cells from which a foe can be attacked, 1 for each: within range and sight (R-LOS-5), or by an
 * area with sight (R-ATK-20, R-ATK-21). An area with further targets can reach it either way
 * (R-MON-31).
 */
export const attackCells = ({ compiled, rule, attack }: Aim, foe: Foe): Uint8Array => {
  const { area, range } = attack;
  const cells =
    area === null ? new Uint8Array(compiled.count) : cellsCovering(compiled, area, foe, range);
  if (area !== null) keepSeen(compiled, foe, rule, cells);
  if (hasPlainTarget(attack)) addWithin(compiled, foe, range, rule, cells);
  return cells;
};

const keepSeen = (
  compiled: CompiledBoard,
  foe: Foe,
  rule: SightRule,
  outCells: Uint8Array,
): void => {
  for (let cell = 0; cell < outCells.length; cell++)
    if (outCells[cell] === 1 && !isSeenFrom(compiled, foe, cell, rule)) outCells[cell] = 0;
};

/** Adds the cells within range and sight of one of the foe's hexes. */
const addWithin = (
  compiled: CompiledBoard,
  { cells, ranges }: Foe,
  range: number,
  rule: SightRule,
  outCells: Uint8Array,
): void => {
  for (let index = 0; index < cells.length; index++) {
    const row = ranges[index]!;
    // A neighbour without a wall between is always seen (R-LOS-2), so melee needs no sight.
    const sight = range > 1 ? sightRow(compiled, cells[index]!, rule) : null;
    for (let cell = 0; cell < row.length; cell++) {
      const distance = row[cell]!;
      if (distance > range || distance === FAR) continue;
      if (distance <= 1 || (sight !== null && sight[cell] === 1)) outCells[cell] = 1;
    }
  }
};
