import { NONE } from './cells.js';
import type { CompiledBoard } from './compiled.js';

/** The range to a cell that cannot be reached around walls. */
export const FAR = 0x7fff;

/**
 * Range distances over a table of neighbours by breadth-first search: `sources` lie at distance 0,
 * {@link FAR} marks what cannot be reached.
 */
export const spread = (neighbours: Int16Array, sources: readonly number[]): Int16Array => {
  const count = neighbours.length / 6;
  const distance = new Int16Array(count).fill(FAR);
  const queue = new Int16Array(count);
  let tail = 0;
  for (const source of sources) {
    if (distance[source] !== FAR) continue;
    distance[source] = 0;
    queue[tail++] = source;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!;
    const next = distance[cell]! + 1;
    for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
      const neighbour = neighbours[slot]!;
      if (neighbour === NONE || distance[neighbour] !== FAR) continue;
      distance[neighbour] = next;
      queue[tail++] = neighbour;
    }
  }
  return distance;
};

/** Range distance from one cell to every cell (R-HEX-4), computed once for each origin. */
export const rangeRow = (compiled: CompiledBoard, origin: number): Int16Array =>
  (compiled.rows.range[origin] ??= spread(compiled.neighbours, [origin]));

/**
 * Numbers the parts of a table of neighbours, so that two cells have one number if a way leads from
 * one to the other. The cells of `together` count as one part.
 */
export const partsOf = (neighbours: Int16Array, together: readonly number[]): Int16Array => {
  const part = new Int16Array(neighbours.length / 6).fill(NONE);
  const fill = (seeds: readonly number[], number: number): void => {
    const pending = [...seeds];
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      if (part[cell] !== NONE) continue;
      part[cell] = number;
      for (const neighbour of neighbours.subarray(6 * cell, 6 * cell + 6))
        if (neighbour !== NONE) pending.push(neighbour);
    }
  };
  fill(together, 0);
  part.forEach((number, cell) => {
    if (number === NONE && part[cell] === NONE) fill([cell], cell + 1);
  });
  return part;
};
