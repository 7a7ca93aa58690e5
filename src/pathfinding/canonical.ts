import { hexOf, NONE, type CompiledBoard, type Scene } from '../board/internal.js';
import { distance } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { Cost } from './cost.js';
import { stepsFrom, type Ground } from './ground.js';
import { slideOver } from './slide.js';

/** Who walks: what its steps over ice depend on. */
export interface Walker {
  readonly scene: Scene;
  readonly self: number;
  readonly from: number;
}

/** Where the steps out of a cell lead, at what cost, and what cheapest ways to the goal cost. */
interface Steps {
  readonly compiled: CompiledBoard;
  readonly costs: ArrayLike<Cost>;
  readonly landing: Int16Array;
  readonly costOf: (slot: number) => Cost;
  readonly to: number;
  /** Whether every step is as long as it is dear, so that straight distance tells dead ends. */
  readonly isStepwise: boolean;
}

/** A cell on the way that is being followed, with the steps that still have to be tried from it. */
interface Stop {
  readonly cell: number;
  readonly entered: readonly number[];
  readonly slots: readonly number[];
  next: number;
  leads: boolean;
}

/** The steps out of a cell that cheapest ways to the goal may take, the lowest hex first. */
const promising = (
  { compiled, costs, landing, costOf, to, isStepwise }: Steps,
  dead: Uint8Array,
  cell: number,
): readonly number[] => {
  const slots: number[] = [];
  const goal = hexOf(compiled, to);
  for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
    const target = landing[slot]!;
    if (target === NONE || dead[target] === 1) continue;
    const cost = costs[target]!;
    if (cost !== costs[cell]! + costOf(slot)) continue;
    const least = isStepwise ? distance(hexOf(compiled, target), goal) : target === to ? 0 : 1;
    if (cost + least <= costs[to]!) slots.push(slot);
  }
  return slots.sort((a, b) => compiled.neighbours[a]! - compiled.neighbours[b]!);
};

const stepsOver = (ground: Ground, costs: Int32Array, from: number, to: number): Steps => {
  const { compiled, mode, slides, entry } = ground;
  const { neighbours } = compiled;
  if (mode !== 'walk') {
    const row = stepsFrom(ground, from);
    return { compiled, costs: row, landing: neighbours, costOf: () => 1, to, isStepwise: true };
  }
  return slides === null
    ? {
        compiled,
        costs,
        landing: neighbours,
        costOf: (slot) => entry[neighbours[slot]!]!,
        to,
        isStepwise: true,
      }
    : {
        compiled,
        costs,
        landing: slides.landing,
        costOf: (slot) => slides.cost[slot]!,
        to,
        isStepwise: false,
      };
};

/**
 * Cheapest ways to a cell by the monsters' measure, at most `limit`, in ascending order of their hexes
 * from the start: depth first, lowest hex first, and never again where no way led to the goal.
 */
export const cheapestPaths = (
  ground: Ground,
  { scene, self, from }: Walker,
  costs: Int32Array,
  to: number,
  limit: number,
): readonly (readonly Hex[])[] => {
  const { compiled } = ground;
  if (from === to) return [[]];
  if (ground.mode === 'teleport') return [[hexOf(compiled, to)]];
  const steps = stepsOver(ground, costs, from, to);
  const dead = new Uint8Array(compiled.count);
  const found: (readonly Hex[])[] = [];
  const stopAt = (cell: number, entered: readonly number[]): Stop => ({
    cell,
    entered,
    slots: promising(steps, dead, cell),
    next: 0,
    leads: false,
  });
  const trail: Stop[] = [stopAt(from, [])];
  for (let end = trail.at(-1); end !== undefined && found.length < limit; end = trail.at(-1)) {
    const slot = end.slots[end.next++];
    if (end.cell === to) {
      found.push(trail.flatMap(({ entered }) => entered.map((cell) => hexOf(compiled, cell))));
      for (const stop of trail) stop.leads = true;
    }
    if (slot === undefined || end.cell === to) {
      if (!end.leads) dead[end.cell] = 1;
      trail.pop();
      continue;
    }
    const target = steps.landing[slot]!;
    if (dead[target] === 1) continue;
    const slid = ground.slides !== null && ground.mode === 'walk';
    trail.push(
      stopAt(target, slid ? slideOver(compiled, scene, ground.entry, self, slot) : [target]),
    );
  }
  return found;
};
