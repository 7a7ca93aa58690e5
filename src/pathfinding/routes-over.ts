import type { Cost } from './cost.js';
import type { Walker } from './canonical.js';
import { stepsFrom, type Ground } from './ground.js';
import { plainSteps, routesBetween, type Routes, type Terrain } from './route.js';
import { slideOver } from './slide.js';

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
