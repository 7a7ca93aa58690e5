import { NONE } from '../board/internal.js';
import { movementOf, negativesOf, UNREACHED } from './cost.js';
import type { Ground } from './ground.js';

/**
 * Least movement to every cell by number of negative hexes entered: layer `k` has the cells that can
 * be reached with `k` negative hexes at less movement than with fewer, {@link UNREACHED} elsewhere.
 * Unlike the monsters' measure this keeps the short way through a trap beside the long way round it,
 * since a player may choose either.
 */
export type Layers = readonly Int32Array[];

interface Arrival {
  readonly cell: number;
  readonly movement: number;
}

interface Exploring {
  readonly ground: Ground;
  readonly points: number;
  /** Least movement to each cell with the negative hexes of this layer or fewer. */
  readonly least: Int32Array;
}

const stepCost = ({ entry, slides }: Ground, slot: number, target: number): number =>
  slides === null ? (entry[target] ?? 0) : (slides.cost[slot] ?? 0);

/** Explores one layer from where its ways begin; the arrivals one negative hex further come back. */
const exploreLayer = (
  { ground, points, least }: Exploring,
  begin: readonly Arrival[],
  layer: Int32Array,
): readonly Arrival[] => {
  const targets = ground.slides === null ? ground.compiled.neighbours : ground.slides.landing;
  const later: Arrival[] = [];
  const buckets: number[][] = [];
  const wait = (cell: number, movement: number): unknown => (buckets[movement] ??= []).push(cell);
  begin.forEach(({ cell, movement }) => wait(cell, movement));
  for (let movement = 0; movement < buckets.length; movement++)
    for (const cell of buckets[movement] ?? []) {
      if ((least[cell] ?? 0) <= movement) continue;
      least[cell] = movement;
      layer[cell] = movement;
      for (let slot = 6 * cell; slot < 6 * cell + 6; slot++) {
        const target = targets[slot] ?? NONE;
        const cost = target === NONE ? 0 : stepCost(ground, slot, target);
        const total = movement + movementOf(cost);
        if (cost === 0 || total > points || (least[target] ?? 0) <= total) continue;
        if (negativesOf(cost) === 0) wait(target, total);
        else later.push({ cell: target, movement: total });
      }
    }
  return later;
};

/** Explores all ways of walking from a cell within a number of movement points. */
export const layersFrom = (ground: Ground, from: number, points: number): Layers => {
  const { count } = ground.compiled;
  const exploring: Exploring = { ground, points, least: new Int32Array(count).fill(UNREACHED) };
  const layers: Int32Array[] = [];
  for (let begin: readonly Arrival[] = [{ cell: from, movement: 0 }]; begin.length > 0;) {
    const layer = new Int32Array(count).fill(UNREACHED);
    begin = exploreLayer(exploring, begin, layer);
    layers.push(layer);
  }
  return layers;
};
