import { FAR } from '../board/internal.js';
import { sightRow } from '../line-of-sight/internal.js';
import { cellsCovering } from './area.js';
import type { Attack } from './attack.js';
import { isSeenFrom, type Aim, type Foe } from './foe.js';

/** Whether one target in range and sight can be attacked without the area. */
export const hasPlainTarget = ({ area, targets }: Attack): boolean => area === null || targets > 1;

/**
 * The cells from which a foe can be attacked, 1 for each: within range and sight (R-LOS-5), or by an
 * area with sight (R-ATK-20, R-ATK-21). An area with further targets can reach it either way
 * (R-MON-31).
 */
export const attackCells = (aim: Aim, foe: Foe): Uint8Array =>
  (aim.reach[foe.figure] ??= reachOf(aim, foe));

const reachOf = (aim: Aim, foe: Foe): Uint8Array => {
  const { compiled, attack } = aim;
  const { area, range } = attack;
  const cells =
    area === null ? new Uint8Array(compiled.count) : cellsCovering(compiled, area, foe, range);
  for (let cell = 0; area !== null && cell < cells.length; cell++)
    if (cells[cell] === 1 && !isSeenFrom(aim, foe, cell)) cells[cell] = 0;
  if (hasPlainTarget(attack)) addWithin(aim, foe, cells);
  return cells;
};

/** Adds the cells within range and sight of one of the foe's hexes. */
const addWithin = (
  { compiled, rule, attack: { range } }: Aim,
  { cells, ranges }: Foe,
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
