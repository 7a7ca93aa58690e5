import { EDGES, hexOf, NONE, type Scene } from '../board/internal.js';
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

/** A walker with the least cost from where it stands to every cell. */
interface Walked extends Walker {
  readonly ground: Ground;
  readonly costs: Int32Array;
}

/** The steps of cheapest ways from one cell: where each leads, and whether it is on such a way. */
interface Steps {
  readonly landing: Int16Array;
  readonly isCheapest: (slot: number) => boolean;
}

const cellOf = (slot: number): number => Math.floor(slot / 6);

const stepsOver = (ground: Ground, costs: Int32Array, from: number): Steps => {
  const { compiled, mode, slides, entry } = ground;
  const isWalk = mode === 'walk';
  const row: ArrayLike<Cost> = isWalk ? costs : stepsFrom(ground, from);
  const landing = slides === null ? compiled.neighbours : slides.landing;
  const costOf = (slot: number): Cost =>
    slides !== null ? slides.cost[slot]! : isWalk ? entry[landing[slot]!]! : 1;
  return {
    landing,
    isCheapest: (slot) =>
      landing[slot] !== NONE && row[landing[slot]!] === row[cellOf(slot)]! + costOf(slot),
  };
};

/** The cells from which cheapest steps lead on to a goal, 1 for each, found from the goal backwards. */
const cellsTowards = (
  { compiled: { count, neighbours }, slides }: Ground,
  { landing, isCheapest }: Steps,
  to: number,
): Uint8Array => {
  const towards = new Uint8Array(count);
  const queue = [to];
  towards[to] = 1;
  const reach = (slot: number): void => {
    const before = cellOf(slot);
    if (towards[before] === 1 || !isCheapest(slot)) return;
    towards[before] = 1;
    queue.push(before);
  };
  for (const cell of queue)
    // A slide may end far from where it began, so that with ice every step is looked at.
    if (slides !== null)
      for (let slot = 0; slot < landing.length; slot++) {
        if (landing[slot] === cell) reach(slot);
      }
    else
      for (let edge = 0; edge < 6; edge++) {
        const before = neighbours[6 * cell + edge]!;
        if (before !== NONE) reach(6 * before + ((edge + 3) % 6));
      }
  return towards;
};

/**
 * Cheapest ways to a cell by the monsters' measure, at most `limit`, in ascending order of their hexes
 * from the start. All grow by one step at a time, and only over cells that lead on to the goal, so that
 * none is given up.
 */
export const cheapestPaths = (
  { ground, costs, scene, self, from }: Walked,
  to: number,
  limit: number,
): readonly (readonly Hex[])[] => {
  const { compiled, mode, slides, entry } = ground;
  if (from === to) return [[]];
  if (mode === 'teleport') return [[hexOf(compiled, to)]];
  const steps = stepsOver(ground, costs, from);
  const towards = cellsTowards(ground, steps, to);
  const enteredBy = (slot: number): readonly number[] =>
    slides === null ? [steps.landing[slot]!] : slideOver(compiled, scene, entry, self, slot);
  let ways: readonly (readonly number[])[] = [[from]];
  const grow = (way: readonly number[]): readonly (readonly number[])[] =>
    way.at(-1) === to
      ? [way]
      : EDGES.map((edge) => 6 * way.at(-1)! + edge)
          .filter((slot) => steps.isCheapest(slot) && towards[steps.landing[slot]!] === 1)
          .sort((a, b) => compiled.neighbours[a]! - compiled.neighbours[b]!)
          .map((slot) => [...way, ...enteredBy(slot)]);
  while (ways.some((way) => way.at(-1) !== to)) ways = ways.flatMap(grow).slice(0, limit);
  return ways.map((way) => way.slice(1).map((cell) => hexOf(compiled, cell)));
};
