import {
  NEGATIVE,
  NOBODY,
  NONE,
  TERRAIN,
  type CompiledBoard,
  type Scene,
} from '../board/internal.js';
import { NEGATIVE_HEX } from './cost.js';

/** Steps on a board with ice: where each leads and what it costs. */
export interface Slides {
  /** For each cell and edge the cell where the step ends, or {@link NONE}. */
  readonly landing: Int16Array;
  /** What the step costs, 0 where it is impossible. */
  readonly cost: Int32Array;
}

/**
 * The cells entered by one step, in order: onto the neighbour, and on over ice until a cell is not
 * icy or the next one is wall, an obstacle or holds a figure. Empty where the step is impossible.
 */
export const slideOver = (
  { neighbours }: CompiledBoard,
  { terrain, occupant }: Pick<Scene, 'terrain' | 'occupant'>,
  entry: Int32Array,
  self: number,
  slot: number,
): readonly number[] => {
  const edge = slot % 6;
  const entered: number[] = [];
  let cell = neighbours[slot]!;
  if (cell === NONE || entry[cell] === 0) return entered;
  entered.push(cell);
  while ((terrain[cell]! & TERRAIN.icy) !== 0) {
    const beyond = neighbours[6 * cell + edge]!;
    if (beyond === NONE || entry[beyond] === 0) break;
    const who = occupant[beyond]!;
    if (who !== NOBODY && who !== self) break;
    entered.push(beyond);
    cell = beyond;
  }
  return entered;
};

/** All steps of a board with ice: a slide is one step of cost 1, and only its last hex counts. */
export const slidesOver = (
  compiled: CompiledBoard,
  scene: Scene,
  entry: Int32Array,
  self: number,
): Slides => {
  const landing = new Int16Array(6 * compiled.count).fill(NONE);
  const cost = new Int32Array(6 * compiled.count);
  for (let slot = 0; slot < landing.length; slot++) {
    const first = compiled.neighbours[slot]!;
    if (first === NONE || entry[first] === 0) continue;
    const isPlain = (scene.terrain[first]! & TERRAIN.icy) === 0;
    const last = isPlain ? first : (slideOver(compiled, scene, entry, self, slot).at(-1) ?? first);
    const isNegative = (scene.terrain[last]! & NEGATIVE) !== 0;
    landing[slot] = last;
    cost[slot] = isPlain ? entry[first]! : 1 + (isNegative ? NEGATIVE_HEX : 0);
  }
  return { landing, cost };
};
