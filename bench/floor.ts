/** Six neighbours a cell in one table, or -1: what a search cannot do without. */
export const neighbourTable = (hexes: readonly { q: number; r: number }[]): Int16Array => {
  const place = new Map(hexes.map(({ q, r }, cell) => [`${String(q)},${String(r)}`, cell]));
  const steps = [
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 0],
  ] as const;
  return Int16Array.from(
    hexes.flatMap(({ q, r }) =>
      steps.map(([dq, dr]) => place.get(`${String(q + dq)},${String(r + dr)}`) ?? -1),
    ),
  );
};

/**
 * The floor of every search: a breadth-first search over the same cells, with nothing but an Int16
 * table of neighbours and one queue.
 */
export const breadthFirst = (neighbours: Int16Array, source: number): Int16Array => {
  const count = neighbours.length / 6;
  const distance = new Int16Array(count).fill(-1);
  const queue = new Int16Array(count);
  let tail = 1;
  queue[0] = source;
  distance[source] = 0;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!;
    for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
      const neighbour = neighbours[slot]!;
      if (neighbour < 0 || distance[neighbour]! >= 0) continue;
      distance[neighbour] = distance[cell]! + 1;
      queue[tail++] = neighbour;
    }
  }
  return distance;
};
