import { hexOf, NONE, type Scene } from '../board/internal.js';
import type { Hex } from '../vocabulary/index.js';
import { UNREACHED, type Cost } from './cost.js';
import { stepsFrom, type Ground } from './ground.js';
import { firstRoute, plainSteps, routesBetween, type Routes, type Terrain } from './route.js';
import { slideOver } from './slide.js';

/** Who walks: what its steps over ice depend on. */
export interface Walker {
  readonly scene: Scene;
  readonly self: number;
  readonly from: number;
}

const slidingSteps = (ground: Ground, { scene, self }: Walker): Terrain['stepsInto'] => {
  const { compiled, slides, entry } = ground;
  return (cell) =>
    Array.from(slides?.landing ?? [], (landing, slot) => ({ landing, slot }))
      .filter(({ landing }) => landing === cell)
      .map(({ slot }) => ({
        from: Math.floor(slot / 6),
        cost: slides?.cost[slot] ?? 0,
        entered: slideOver(compiled, scene, entry, self, slot),
      }));
};

/** All cheapest ways of walking to a cell, given which cells are cheapest at which cost. */
export const walkingRoutes = (
  ground: Ground,
  walker: Walker,
  to: number,
  cost: Cost,
  isCheapest: Terrain['isCheapest'],
): Routes => {
  const stepsInto =
    ground.slides === null
      ? plainSteps(ground.compiled, (cell) => ground.entry[cell] ?? 0)
      : slidingSteps(ground, walker);
  return routesBetween({ stepsInto, isCheapest }, walker.from, to, cost);
};

/** All shortest ways to a cell for moves that ignore what lies between; a teleport has one. */
export const straightRoutes = (ground: Ground, from: number, to: number): Routes => {
  const row = stepsFrom(ground, from);
  const steps = row[to] ?? 0;
  const stepsInto: Terrain['stepsInto'] =
    ground.mode === 'teleport'
      ? () => [{ from, cost: steps, entered: [to] }]
      : plainSteps(ground.compiled, () => 1);
  const isCheapest: Terrain['isCheapest'] = (cell, spent) => row[cell] === spent;
  return routesBetween({ stepsInto, isCheapest }, from, to, steps);
};

/** All cheapest ways to a cell by the monsters' measure: fewest negative hexes, then least movement. */
export const cheapestRoutes = (
  ground: Ground,
  walker: Walker,
  costs: Int32Array,
  to: number,
): Routes =>
  ground.mode === 'walk'
    ? walkingRoutes(ground, walker, to, costs[to] ?? UNREACHED, (cell, spent) => costs[cell] === spent)
    : straightRoutes(ground, walker.from, to);

/** Marks the cells on cheapest ways from the walker to a cell, walking back from there. */
const markWays = (
  neighbours: Int16Array,
  costs: Int32Array,
  costOf: (cell: number) => Cost,
  to: number,
): Uint8Array => {
  const marked = new Uint8Array(costs.length);
  const open = [to];
  marked[to] = 1;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const before = (costs[cell] ?? 0) - costOf(cell);
    for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
      const from = neighbours[slot] ?? NONE;
      if (from === NONE || marked[from] === 1 || costs[from] !== before) continue;
      marked[from] = 1;
      open.push(from);
    }
  }
  return marked;
};

/** The lowest marked way: at every cell on to the lowest neighbour that lies on a cheapest way. */
const followMarks = (
  { compiled }: Ground,
  costs: Int32Array,
  costOf: (cell: number) => Cost,
  marked: Uint8Array,
  from: number,
  to: number,
): readonly Hex[] => {
  const path: Hex[] = [];
  for (let cell = from; cell !== to; ) {
    const at = costs[cell] ?? 0;
    let lowest = NONE;
    for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
      const next = compiled.neighbours[slot] ?? NONE;
      if (next === NONE || marked[next] !== 1 || costs[next] !== at + costOf(next)) continue;
      if (lowest === NONE || next < lowest) lowest = next;
    }
    if (lowest === NONE) return path;
    path.push(hexOf(compiled, lowest));
    cell = lowest;
  }
  return path;
};

const widen = (row: Int16Array): Int32Array => Int32Array.from(row);

/** The first of {@link cheapestRoutes}, found without listing the others. */
export const canonicalPath = (
  ground: Ground,
  walker: Walker,
  costs: Int32Array,
  to: number,
): readonly Hex[] => {
  const { compiled, mode, slides, entry } = ground;
  const { from } = walker;
  if (from === to) return [];
  if (mode === 'teleport') return [hexOf(compiled, to)];
  if (slides !== null) return firstRoute(compiled, cheapestRoutes(ground, walker, costs, to));
  const steps = mode === 'walk' ? costs : widen(stepsFrom(ground, from));
  const costOf = mode === 'walk' ? (cell: number): Cost => entry[cell] ?? 0 : (): Cost => 1;
  return followMarks(ground, steps, costOf, markWays(compiled.neighbours, steps, costOf, to), from, to);
};
