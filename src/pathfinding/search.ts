import { NONE, type CompiledBoard } from '../board/internal.js';
import { NEGATIVE_HEX, UNREACHED } from './cost.js';
import type { Slides } from './slide.js';

/**
 * Cells waiting to be visited, by movement points, in two sets: those of the level of negative hexes
 * that is being searched and those one negative hex further. Every search leaves it empty, so that a
 * board keeps one for all of them.
 */
interface Waiting {
  /** First entry for each number of movement points, or {@link NONE}. */
  readonly now: Int16Array;
  readonly later: Int16Array;
  /** The cell of each entry. */
  readonly cell: Int16Array;
  /** The next entry with equal movement points, or {@link NONE}. */
  readonly next: Int16Array;
}

/** A step costs at most 2 movement points, and one entry is put in for each step that is an improvement. */
const waitingFor = (count: number): Waiting => ({
  now: new Int16Array(2 * count + 4).fill(NONE),
  later: new Int16Array(2 * count + 4).fill(NONE),
  cell: new Int16Array(6 * count + 1),
  next: new Int16Array(6 * count + 1),
});

const waitings = /*#__PURE__*/ new WeakMap<CompiledBoard, Waiting>();

const waitingOn = (compiled: CompiledBoard): Waiting => {
  const kept = waitings.get(compiled);
  if (kept !== undefined) return kept;
  const waiting = waitingFor(compiled.count);
  waitings.set(compiled, waiting);
  return waiting;
};

/**
 * Dijkstra's search with buckets. Steps cost 1 or 2 movement points and perhaps a negative hex, so a
 * bucket for each number of points is a complete priority queue, and all ways with fewer negative
 * hexes are finished before those with one more begin.
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
  const waiting = waitingOn(compiled);
  const { cell: cells, next } = waiting;
  let { now, later } = waiting;
  let entries = 1;
  let highest = 0;
  let highestLater = -1;
  costs[source] = 0;
  now[0] = 0;
  cells[0] = source;
  next[0] = NONE;
  for (let level = 0; ; level += NEGATIVE_HEX) {
    for (let movement = 0; movement <= highest; movement++) {
      let at = now[movement]!;
      now[movement] = NONE;
      for (; at !== NONE; at = next[at]!) {
        const cell = cells[at]!;
        const cost = level + movement;
        if (costs[cell] !== cost) continue;
        const leaving = isBackward ? entry[cell]! : 0;
        if (isBackward && cell !== source && leaving === 0) continue;
        for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
          const target = targets[slot]!;
          if (target === NONE) continue;
          const step = isBackward ? leaving : slides === null ? entry[target]! : slides.cost[slot]!;
          if (step === 0 || cost + step >= costs[target]!) continue;
          costs[target] = cost + step;
          cells[entries] = target;
          if (step < NEGATIVE_HEX) {
            const points = movement + step;
            next[entries] = now[points]!;
            now[points] = entries++;
            if (points > highest) highest = points;
          } else {
            const points = movement + step - NEGATIVE_HEX;
            next[entries] = later[points]!;
            later[points] = entries++;
            if (points > highestLater) highestLater = points;
          }
        }
      }
    }
    if (highestLater < 0) return costs;
    [now, later] = [later, now];
    highest = highestLater;
    highestLater = -1;
  }
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
