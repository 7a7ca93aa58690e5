import { hexOf, NONE, type CompiledBoard } from '../board/internal.js';
import type { Hex } from '../vocabulary/index.js';

/**
 * A step of a way: the cells it enters in order and the state it leads to. A state is a cell with
 * the cost of having come there.
 */
export interface Step {
  readonly cost: number;
  readonly entered: readonly number[];
}

/** All cheapest ways from one cell to another, as a graph of states without cycles. */
export interface Routes {
  readonly start: string;
  readonly goal: string;
  /** Steps out of every state that lies on a cheapest way, lowest hexes first. */
  readonly steps: ReadonlyMap<string, readonly (Step & { readonly to: string })[]>;
}

/** How {@link routesBetween} walks back from the goal. */
export interface Terrain {
  /** Steps that enter a cell: from which cell, at what cost, over which cells. */
  readonly stepsInto: (cell: number) => readonly (Step & { readonly from: number })[];
  /** Whether a cell is reached at this cost on some cheapest way. */
  readonly isCheapest: (cell: number, cost: number) => boolean;
}

const stateOf = (cell: number, cost: number): string => `${String(cell)}:${String(cost)}`;

const costOfState = (state: string): number => Number(state.slice(state.indexOf(':') + 1));

const compareCells = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < Math.min(a.length, b.length); index++)
    if (a[index] !== b[index]) return (a[index] ?? 0) - (b[index] ?? 0);
  return a.length - b.length;
};

/** Collects the cheapest ways from `source` to `target`, whose cost is known, from the end backwards. */
export const routesBetween = (
  { stepsInto, isCheapest }: Terrain,
  source: number,
  target: number,
  cost: number,
): Routes => {
  const steps = new Map<string, (Step & { readonly to: string })[]>();
  const start = stateOf(source, 0);
  const goal = stateOf(target, cost);
  const open: (readonly [number, number])[] = [[target, cost]];
  const seen = new Set([goal]);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const [cell, at] = state;
    const to = stateOf(cell, at);
    if (to === start) continue;
    for (const step of stepsInto(cell)) {
      const before = at - step.cost;
      if (before < 0 || !isCheapest(step.from, before)) continue;
      const from = stateOf(step.from, before);
      steps.set(from, [...(steps.get(from) ?? []), { cost: step.cost, entered: step.entered, to }]);
      if (!seen.has(from)) open.push([step.from, before]);
      seen.add(from);
    }
  }
  for (const leaving of steps.values()) leaving.sort((a, b) => compareCells(a.entered, b.entered));
  return { start, goal, steps };
};

const hexesOfSteps = (compiled: CompiledBoard, cells: readonly number[]): readonly Hex[] =>
  cells.map((cell) => hexOf(compiled, cell));

/** The canonical way: among the cheapest the one with the lowest hexes, compared from the start. */
export const firstRoute = (
  compiled: CompiledBoard,
  { start, goal, steps }: Routes,
): readonly Hex[] => {
  const cells: number[] = [];
  for (let state = start; state !== goal;) {
    const step = steps.get(state)?.[0];
    if (step === undefined) break;
    cells.push(...step.entered);
    state = step.to;
  }
  return hexesOfSteps(compiled, cells);
};

/** Up to `limit` cheapest ways, canonical order. */
export const listRoutes = (
  compiled: CompiledBoard,
  { start, goal, steps }: Routes,
  limit: number,
): readonly (readonly Hex[])[] => {
  const found: (readonly Hex[])[] = [];
  // A stack of its own, since a way may be longer than calls can be nested.
  const trail: { state: string; entered: readonly number[]; next: number }[] = [
    { state: start, entered: [], next: 0 },
  ];
  for (let end = trail.at(-1); end !== undefined && found.length < limit; end = trail.at(-1)) {
    const step = steps.get(end.state)?.[end.next++];
    if (end.state === goal)
      found.push(
        hexesOfSteps(
          compiled,
          trail.flatMap(({ entered }) => entered),
        ),
      );
    if (step === undefined) trail.pop();
    else trail.push({ state: step.to, entered: step.entered, next: 0 });
  }
  return found;
};

/** How many cheapest ways there are, at most the largest whole number that is exact. */
export const countRoutes = ({ start, goal, steps }: Routes): number => {
  const ways = new Map([[start, 1]]);
  const ascending = [...steps].sort(([a], [b]) => costOfState(a) - costOfState(b));
  for (const [state, leaving] of ascending)
    for (const { to } of leaving) {
      const sum = (ways.get(to) ?? 0) + (ways.get(state) ?? 0);
      ways.set(to, Math.min(sum, Number.MAX_SAFE_INTEGER));
    }
  return ways.get(goal) ?? 0;
};

/** Steps into a cell where every step enters just the neighbour, at the cost of entering it. */
export const plainSteps =
  ({ neighbours }: CompiledBoard, costOf: (cell: number) => number): Terrain['stepsInto'] =>
  (cell) => {
    const cost = costOf(cell);
    const steps: (Step & { from: number })[] = [];
    for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
      const from = neighbours[slot] ?? NONE;
      if (from !== NONE) steps.push({ from, cost, entered: [cell] });
    }
    return steps;
  };
