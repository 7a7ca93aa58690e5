import { NONE, type CompiledBoard } from '../board/internal.js';
import { UNREACHED } from './cost.js';
import type { Slides } from './slide.js';

/**
 * The least cost of walking from a cell to every cell, or, backwards, from every cell to it; steps on
 * ice are not reversible, so that there are no slides then.
 *
 * It looks at cells in the order in which they were reached, and again at those to which a cheaper way
 * turns up. Most steps cost 1, so that few are; a queue by cost would cost more than it saves.
 */
export const search = (
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
