import {
  EDGE_Q,
  EDGE_R,
  FAR,
  hexOf,
  NONE,
  rangeRow,
  type CompiledBoard,
} from '../board/internal.js';
import type { SightRule } from '../line-of-sight/index.js';
import type { Hex } from '../vocabulary/index.js';
import type { Area } from './attack.js';
import { isSeenFrom, type Foe } from './foe.js';

/** An area laid on the map: where, and which of the foes lie in it, sight apart. */
export interface Placement {
  /** The area in one of its turns, as offsets from `q`, `r`. */
  readonly turn: readonly Hex[];
  readonly q: number;
  readonly r: number;
  /** The places of the covered foes in the list of foes, ascending. */
  readonly foes: readonly number[];
}

/** The covered hexes of a placement; some may be wall or off the board. */
export const hexesOfPlacement = ({ turn, q, r }: Placement): readonly Hex[] =>
  turn.map((offset) => ({ q: q + offset.q, r: r + offset.r }));

/** Places of the foes by cell: which of them stands there, or -1. */
export type FoesByCell = Int16Array;

/** Notes for each cell which of the foes stands on it. */
export const foesByCell = (compiled: CompiledBoard, foes: readonly Foe[]): FoesByCell => {
  const standing = new Int16Array(compiled.count).fill(NONE);
  foes.forEach(({ cells }, place) => {
    for (const cell of cells) standing[cell] = place;
  });
  return standing;
};

const lay = (
  compiled: CompiledBoard,
  standing: FoesByCell,
  turn: readonly Hex[],
  q: number,
  r: number,
): Placement => {
  const foes: number[] = [];
  for (const offset of turn) {
    const cell = compiled.find(q + offset.q, r + offset.r);
    const foe = cell === NONE ? NONE : standing[cell]!;
    if (foe !== NONE && !foes.includes(foe)) foes.push(foe);
  }
  return { turn, q, r, foes: foes.length < 2 ? foes : foes.sort((a, b) => a - b) };
};

/** A melee area in every turn around a cell (R-ATK-19, R-ATK-21), those that cover a foe. */
export const placementsAround = (
  compiled: CompiledBoard,
  { turns }: Area,
  standing: FoesByCell,
  cell: number,
): readonly Placement[] => {
  const { q, r } = hexOf(compiled, cell);
  return turns
    .map((turn) => lay(compiled, standing, turn, q, r))
    .filter(({ foes }) => foes.length > 0);
};

/** Coordinates and offsets lie within 2^20, so this keeps hexes apart as numbers. */
const STRIDE = 2 ** 23;

/** A ranged area in every place and turn that covers a foe, wherever the attacker stands. */
export const placementsOnFoes = (
  compiled: CompiledBoard,
  { turns }: Area,
  standing: FoesByCell,
  foes: readonly Foe[],
): readonly Placement[] => {
  const found: Placement[] = [];
  for (const turn of turns) {
    const seen = new Set<number>();
    for (const { cells } of foes)
      for (const cell of cells)
        for (const offset of turn) {
          const q = compiled.q[cell]! - offset.q;
          const r = compiled.r[cell]! - offset.r;
          if (seen.has(q * STRIDE + r)) continue;
          seen.add(q * STRIDE + r);
          found.push(lay(compiled, standing, turn, q, r));
        }
  }
  return found;
};

/** The ways to lay an area that cover a foe and that an attacker on a cell may choose, sight apart. */
export const placementsFrom = (
  compiled: CompiledBoard,
  area: Area,
  foes: readonly Foe[],
  range: number,
  from: number,
): readonly Placement[] => {
  const standing = foesByCell(compiled, foes);
  return area.isMelee
    ? placementsAround(compiled, area, standing, from)
    : placementsOnFoes(compiled, area, standing, foes).filter((placement) =>
        isInRange(compiled, placement, from, range),
      );
};

/** Range distance to a hex; a wall hex lies one further than its nearest neighbour on the board (R-ATK-20). */
const rangeTo = (compiled: CompiledBoard, row: Int16Array, q: number, r: number): number => {
  const cell = compiled.find(q, r);
  if (cell !== NONE) return row[cell]!;
  let least: number = FAR;
  for (let edge = 0; edge < 6; edge++) {
    const beside = compiled.find(q + EDGE_Q[edge]!, r + EDGE_R[edge]!);
    if (beside !== NONE && row[beside]! < least) least = row[beside]!;
  }
  return least === FAR ? FAR : least + 1;
};

/** Whether at least one hex of a placement lies within range of a cell (R-ATK-20). */
const isInRange = (
  compiled: CompiledBoard,
  { turn, q, r }: Placement,
  from: number,
  range: number,
): boolean => {
  const row = rangeRow(compiled, from);
  for (const offset of turn) {
    const distance = rangeTo(compiled, row, q + offset.q, r + offset.r);
    if (distance <= range && distance !== FAR) return true;
  }
  return false;
};

/** Cells that wait to be spread from, nearest first, and those whose turn comes one step later. */
interface Spreading {
  readonly near: Uint8Array;
  readonly queue: Int16Array;
  tail: number;
}

const reach = (outSpreading: Spreading, cell: number): void => {
  if (cell === NONE || outSpreading.near[cell] === 1) return;
  outSpreading.near[cell] = 1;
  outSpreading.queue[outSpreading.tail++] = cell;
};

/**
 * The cells from which at least one of the hexes `from + offset` is within range (R-ATK-20): 1 for
 * each. It is counted from the hexes outwards; a hex of wall passes on to its neighbours.
 */
export const cellsInRangeOf = (
  compiled: CompiledBoard,
  areas: readonly Pick<Placement, 'turn' | 'q' | 'r'>[],
  range: number,
): Uint8Array => {
  const { count, neighbours } = compiled;
  const spreading: Spreading = {
    near: new Uint8Array(count),
    queue: new Int16Array(count),
    tail: 0,
  };
  const besideWall: number[] = [];
  for (const { turn, q, r } of areas)
    for (const offset of turn) {
      const cell = compiled.find(q + offset.q, r + offset.r);
      if (cell !== NONE) reach(spreading, cell);
      else
        for (let edge = 0; edge < 6; edge++)
          besideWall.push(
            compiled.find(q + offset.q + EDGE_Q[edge]!, r + offset.r + EDGE_R[edge]!),
          );
    }
  let head = 0;
  for (let distance = 1; distance <= range && distance <= count; distance++) {
    const end = spreading.tail;
    for (; head < end; head++) {
      const slot = 6 * spreading.queue[head]!;
      for (let edge = 0; edge < 6; edge++) reach(spreading, neighbours[slot + edge]!);
    }
    if (distance === 1) for (const cell of besideWall) reach(spreading, cell);
  }
  return spreading.near;
};

/** Which of the covered foes are seen from a cell: the area's targets there (R-ATK-20, R-ATK-22, R-ATK-25). */
export const seenIn = (
  compiled: CompiledBoard,
  foes: readonly Foe[],
  covered: readonly number[],
  from: number,
  rule: SightRule,
): readonly number[] =>
  covered.filter((at) => {
    const foe = foes[at];
    return foe !== undefined && isSeenFrom(compiled, foe, from, rule);
  });

/** The cells from which some placement of the area would cover a foe, sight apart: 1 for each. */
export const cellsCovering = (
  compiled: CompiledBoard,
  { isMelee, span }: Area,
  foe: Foe,
  range: number,
): Uint8Array => {
  const spans = foe.cells.map((cell) => ({
    turn: span,
    q: compiled.q[cell]!,
    r: compiled.r[cell]!,
  }));
  if (!isMelee) return cellsInRangeOf(compiled, spans, range);
  const cells = new Uint8Array(compiled.count);
  for (const { turn, q, r } of spans)
    for (const offset of turn) {
      const from = compiled.find(q - offset.q, r - offset.r);
      if (from !== NONE) cells[from] = 1;
    }
  return cells;
};
