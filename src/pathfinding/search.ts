import { NONE, type CompiledBoard } from '../board/internal.js';
import { UNREACHED } from './cost.js';
import type { Slides } from './slide.js';

/**
 * Looks at cells in the order in which they were reached, and again at those to which a cheaper way
 * turns up. Most steps cost 1, so that few are; a queue by cost would cost more than it saves.
 */
const explore = (
  compiled: CompiledBoard,
  entry: Int32Array,
  slides: Slides | null,
  source: number,
  isBackward: boolean,
): Int32Array => {
  const targets = slides === null ? compiled.neighbours : slides.landing;
  const costs = new Int32Array(compiled.count).fill(UNREACHED);
  const queue = [source];
  costs[source] = 0;
  for (const cell of queue) {
    const leaving = isBackward ? entry[cell]! : 0;
    if (isBackward && cell !== source && leaving === 0) continue;
    for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
      const target = targets[slot]!;
      if (target === NONE) continue;
      const step = isBackward ? leaving : slides === null ? entry[target]! : slides.cost[slot]!;
      const cost = costs[cell]! + step;
      if (step === 0 || cost >= costs[target]!) continue;
      costs[target] = cost;
      queue.push(target);
    }
  }
  return costs;
};

/** The least cost of walking from a cell to every cell. */
export const search = (
  compiled: CompiledBoard,
  entry: Int32Array,
  slides: Slides | null,
  from: number,
): Int32Array => explore(compiled, entry, slides, from, false);

/** The least cost of walking to a cell from every cell; steps on ice are not reversible, so without slides. */
export const searchBack = (compiled: CompiledBoard, entry: Int32Array, to: number): Int32Array =>
  explore(compiled, entry, null, to, true);
