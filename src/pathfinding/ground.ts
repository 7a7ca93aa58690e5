import {
  FAR,
  NEGATIVE,
  NOBODY,
  TERRAIN,
  rangeRow,
  type CompiledBoard,
  type Scene,
} from '../board/internal.js';
import type { MoveMode, Side } from '../vocabulary/index.js';
import { NEGATIVE_HEX, UNREACHED, type Cost } from './cost.js';
import { passageRow } from './passage.js';
import { search } from './search.js';
import { slidesOver, type Slides } from './slide.js';

/** How one figure moves over a board: what each step costs and where it may end. */
export interface Ground {
  readonly compiled: CompiledBoard;
  readonly mode: MoveMode;
  /** Cost of walking onto each cell, 0 where that is impossible. */
  readonly entry: Int32Array;
  /** Further cost of ending on each cell, for moves that only touch down at the end. */
  readonly landing: Int32Array;
  /** 1 where the move may end (R-MOVE-2). */
  readonly mayEnd: Uint8Array;
  /** Steps that slide over ice, or `null` where no icy cell is walked on. */
  readonly slides: Slides | null;
}

/** What {@link groundOf} needs to know about the mover. */
export interface Footing {
  readonly compiled: CompiledBoard;
  readonly scene: Scene;
  readonly mode: MoveMode;
  readonly side: Side;
  /** Index of the mover among the figures, or -1. */
  readonly self: number;
  /** The cell where it stands. */
  readonly from: number;
  readonly jumpDifficultLast: boolean;
  /** Whether it flies: it may end on obstacles and no terrain touches it, however it moves (R-MOVE-9). */
  readonly flying: boolean;
}

const TROUBLE = NEGATIVE | TERRAIN.difficult;

/** Cost of walking onto terrain: difficult terrain 2, and a negative hex is counted (R-MOVE-1, R-FOCUS-4). */
const entryCost = (terrain: number): Cost =>
  (terrain & TROUBLE) === 0
    ? 1
    : ((terrain & TERRAIN.difficult) !== 0 ? 2 : 1) +
      ((terrain & NEGATIVE) !== 0 ? NEGATIVE_HEX : 0);

/**
 * What ending on terrain adds where nothing in between counts: for a jump the last hex obeys the
 * normal rules (R-MOVE-8); a flyer ignores terrain altogether (R-MOVE-9).
 */
const landingCost = (terrain: number, { mode, jumpDifficultLast }: Footing): Cost => {
  const paysDifficult = mode === 'jump' && jumpDifficultLast && (terrain & TERRAIN.difficult) !== 0;
  return (paysDifficult ? 1 : 0) + ((terrain & NEGATIVE) !== 0 ? NEGATIVE_HEX : 0);
};

/** Compiles how a figure moves: R-MOVE-1, 2, 5, 8, 9. */
export const groundOf = (footing: Footing): Ground => {
  const { compiled, scene, mode, flying, side, self, from } = footing;
  const { terrain, occupant, figures } = scene;
  const touchesDown = !flying && (mode === 'jump' || mode === 'teleport');
  const entry = new Int32Array(compiled.count);
  const landing = new Int32Array(compiled.count);
  const mayEnd = new Uint8Array(compiled.count);
  let isIcy = false;
  for (let cell = 0; cell < compiled.count; cell++) {
    const lies = terrain[cell]!;
    const who = occupant[cell]!;
    const isFree = who === NOBODY || who === self;
    const isObstacle = (lies & TERRAIN.obstacle) !== 0;
    const isPassable =
      !isObstacle && (isFree || (side !== 'neutral' && figures[who]?.side === side));
    entry[cell] = isPassable ? entryCost(lies) : 0;
    if (touchesDown && cell !== from) landing[cell] = landingCost(lies, footing);
    mayEnd[cell] = isFree && (!isObstacle || flying || cell === from) ? 1 : 0;
    if ((lies & TERRAIN.icy) !== 0) isIcy = true;
  }
  return {
    compiled,
    mode,
    entry,
    landing,
    mayEnd,
    slides: isIcy && mode === 'walk' ? slidesOver(compiled, scene, entry, self) : null,
  };
};

/** Costs of moves that touch the ground only at their end; `landingOf` says what that adds. */
const touchdown = (row: Int16Array, landingOf: (cell: number) => Cost): Int32Array => {
  const costs = new Int32Array(row.length).fill(UNREACHED);
  for (let cell = 0; cell < row.length; cell++) {
    const steps = row[cell]!;
    if (steps !== FAR) costs[cell] = steps === 0 ? 0 : steps + landingOf(cell);
  }
  return costs;
};

/** Steps from a cell to every cell for moves that ignore what lies between. */
export const stepsFrom = ({ compiled, mode }: Ground, from: number): Int16Array =>
  mode === 'teleport' ? passageRow(compiled, from) : rangeRow(compiled, from);

/** The least cost from a cell to every cell, {@link UNREACHED} where no way leads. */
export const costsFrom = (ground: Ground, from: number): Int32Array =>
  ground.mode === 'walk'
    ? search(ground.compiled, ground.entry, ground.slides, from, false)
    : touchdown(stepsFrom(ground, from), (cell) => ground.landing[cell]!);

/** The least cost from each of the given cells to one cell; entries of other cells mean nothing. */
export const costsTo = (ground: Ground, to: number, starts: readonly number[]): Int32Array => {
  const { compiled, mode, entry, landing, slides } = ground;
  if (mode !== 'walk') return touchdown(stepsFrom(ground, to), () => landing[to]!);
  if (slides === null) return search(compiled, entry, null, to, true);
  const costs = new Int32Array(compiled.count);
  for (const start of starts) costs[start] = search(compiled, entry, slides, start, false)[to]!;
  return costs;
};
