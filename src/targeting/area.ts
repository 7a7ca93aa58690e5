import { EDGE_Q, EDGE_R, hexOf, NONE, type CompiledBoard } from '../board/internal.js';
import type { Hex } from '../vocabulary/index.js';
import type { Area } from './attack.js';
import { isSeenFrom, type Aim, type Foe } from './foe.js';

/** An area laid on the map: in one of its turns, as offsets from `q`, `r`. */
interface Laid {
  readonly turn: readonly Hex[];
  readonly q: number;
  readonly r: number;
}

/** An area laid on the map, and which of the foes lie in it, sight apart. */
export interface Placement extends Laid {
  /** The places of the covered foes in the list of foes, ascending. */
  readonly foes: readonly number[];
}

/** The covered hexes of a placement; some may be wall or off the board. */
export const hexesOfPlacement = ({ turn, q, r }: Placement): readonly Hex[] =>
  turn.map((offset) => ({ q: q + offset.q, r: r + offset.r }));

/** Notes for each cell which of the foes stands on it, or -1. */
const foesByCell = (compiled: CompiledBoard, foes: readonly Foe[]): Int16Array => {
  const standing = new Int16Array(compiled.count).fill(NONE);
  foes.forEach(({ cells }, place) => {
    for (const cell of cells) standing[cell] = place;
  });
  return standing;
};

const lay = ({ find }: CompiledBoard, standing: Int16Array, { turn, q, r }: Laid): Placement => {
  const foes: number[] = [];
  for (const offset of turn) {
    const foe = standing[find(q + offset.q, r + offset.r)] ?? NONE;
    if (foe !== NONE && !foes.includes(foe)) foes.push(foe);
  }
  return { turn, q, r, foes: foes.sort((a, b) => a - b) };
};

/** Where an area can lie so that it covers a foe, in every turn. */
const laidOver = (compiled: CompiledBoard, { turns }: Area, { cells }: Foe): readonly Laid[] => {
  const laid: Laid[] = [];
  for (const cell of cells)
    for (const turn of turns)
      for (const { q, r } of turn)
        laid.push({ turn, q: compiled.q[cell]! - q, r: compiled.r[cell]! - r });
  return laid;
};

/**
 * The ways to lay an area that cover a foe, sight apart: a melee one in every turn around the cell
 * `from` (R-ATK-19, R-ATK-21), a ranged one in every place and turn, in range or not (R-ATK-20).
 */
export const placementsOf = (
  compiled: CompiledBoard,
  area: Area,
  foes: readonly Foe[],
  from: number,
): readonly Placement[] => {
  const standing = foesByCell(compiled, foes);
  if (area.isMelee)
    return area.turns
      .map((turn) => lay(compiled, standing, { turn, ...hexOf(compiled, from) }))
      .filter((placement) => placement.foes.length > 0);
  // What covers several foes is found over each of them, and counts for the first.
  return foes.flatMap((foe, place) =>
    laidOver(compiled, area, foe)
      .map((laid) => lay(compiled, standing, laid))
      .filter((placement) => placement.foes[0] === place),
  );
};

/** Whether an attacker on a cell may lay an area so: a ranged one has a hex within range (R-ATK-20). */
export const mayLay = (
  { compiled, attack: { area, range } }: Aim,
  placement: Placement,
  from: number,
): boolean => area?.isMelee === true || cellsInRangeOf(compiled, [placement], range)[from] === 1;

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
  areas: readonly Laid[],
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
  aim: Aim,
  foes: readonly Foe[],
  covered: readonly number[],
  from: number,
): readonly Foe[] =>
  covered.flatMap((at) => foes[at] ?? []).filter((foe) => isSeenFrom(aim, foe, from));

/** The cells from which some placement of the area would cover a foe, sight apart: 1 for each. */
export const cellsCovering = (
  compiled: CompiledBoard,
  area: Area,
  foe: Foe,
  range: number,
): Uint8Array => {
  const laid = laidOver(compiled, area, foe);
  if (!area.isMelee) return cellsInRangeOf(compiled, laid, range);
  const cells = new Uint8Array(compiled.count);
  for (const { q, r } of laid) {
    const cell = compiled.find(q, r);
    if (cell !== NONE) cells[cell] = 1;
  }
  return cells;
};
