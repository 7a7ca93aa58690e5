import { NONE, type CompiledBoard } from '../board/internal.js';
import { follow } from './follow.js';
import { latticeOf } from './lattice.js';
import { markKnown, settleRow, UNKNOWN } from './row.js';
import { turnsOf, type CornerRule } from './turns.js';

/**
 * The sectors of the corner `to` whose cells corner `k` of a cell is joined to, as bits: by a segment
 * that touches no wall (R-LOS-1), or by one that crosses none (option of R-LOS-7).
 */
export const sectorsReached = (
  compiled: CompiledBoard,
  rule: CornerRule,
  cell: number,
  k: number,
  to: number,
): number => {
  const lattice = latticeOf(compiled);
  const turns = turnsOf(compiled, rule);
  const from = lattice.cornerOf[6 * cell + k]!;
  return follow(lattice, compiled.neighbours, turns, from, turns[6 * from + ((k + 3) % 6)]!, to);
};

/** What a cell sees from corner to corner (R-LOS-1, R-LOS-2, R-LOS-7). */
export const cornerRow = (compiled: CompiledBoard, cell: number, rule: CornerRule): Uint8Array => {
  const lattice = latticeOf(compiled);
  const { corners, free, cornerOf, cellAt } = lattice;
  const turns = turnsOf(compiled, rule);
  const row = markKnown(compiled, cell, compiled.rows[rule]);
  // Strictly it does not matter from which of its hexes a corner looks, so that pairs are remembered.
  const isStrict = rule === 'cornersStrict';
  const segments = isStrict ? lattice.segments : null;
  for (let k = 0; k < 6; k++) {
    const from = cornerOf[6 * cell + k]!;
    const start = turns[6 * from + ((k + 3) % 6)]!;
    for (let to = 0; start !== 0 && to < (isStrict ? free : corners); to++) {
      let isOpen = false;
      for (let slot = 6 * to; slot < 6 * to + 6; slot += 2)
        if (cellAt[slot] !== NONE && row[cellAt[slot]!] === UNKNOWN) isOpen = true;
      if (!isOpen) continue;
      let known = segments?.[free * from + to] ?? 0;
      if (known === 0) {
        known = 1 + follow(lattice, compiled.neighbours, turns, from, start, to);
        if (segments !== null) segments[free * from + to] = segments[free * to + from] = known;
      }
      for (let sector = 0; sector < 6; sector += 2)
        if (((known - 1) & (1 << sector)) !== 0) row[cellAt[6 * to + sector]!] = 1;
    }
  }
  return settleRow(row);
};
