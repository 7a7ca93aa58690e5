import { isLeft } from '../core/index.js';
import { hexOf, type Doorway } from '../board/internal.js';
import type { Board } from '../board/index.js';
import type { Hex } from '../vocabulary/index.js';
import { movementOf, NEGATIVE_HEX, negativesOf, UNREACHED, type Cost } from './cost.js';
import { costsFrom, groundOf, type Ground } from './ground.js';
import { layersFrom, type Layers } from './layer.js';
import { readMover, type MovementQuery, type Mover } from './query.js';

/** A hex where a move can end. */
export interface ReachableHex {
  /** The hex. */
  readonly hex: Hex;
  /** Movement points that the way there takes, 0 for the mover's own hex. */
  readonly movement: number;
  /** Traps and hazardous hexes that it enters, its end included. */
  readonly negativeHexes: number;
  /** The id of the closed door that is opened by moving in, or `null`. */
  readonly opens: string | null;
}

/** The ground under a mover. */
export const groundUnder = (mover: Mover): Ground =>
  groundOf({ ...mover, jumpDifficultLast: mover.rules.jumpDifficultLast });

/** What it costs to come to a cell within the mover's points, {@link UNREACHED} if that is impossible. */
export type Reach = (cell: number) => Cost;

/** The cost of a cell in layers: its first layer has the fewest negative hexes. */
export const costInLayers = (layers: Layers, cell: number): Cost => {
  const level = layers.findIndex((layer) => (layer[cell] ?? UNREACHED) !== UNREACHED);
  return level < 0 ? UNREACHED : level * NEGATIVE_HEX + (layers[level]?.[cell] ?? 0);
};

const reachOver = (ground: Ground, { from, points, mode }: Mover): Reach => {
  if (mode === 'walk') {
    const layers = layersFrom(ground, from, points);
    return (cell) => costInLayers(layers, cell);
  }
  const costs = costsFrom(ground, from);
  return (cell) => {
    const cost = costs[cell] ?? UNREACHED;
    return movementOf(cost) <= points ? cost : UNREACHED;
  };
};

/** The closed doors that a mover opens: the step into one takes a point. */
export const doorsFor = ({ opensDoors, points, compiled }: Mover): readonly Doorway[] =>
  opensDoors && points >= 1 ? compiled.doorways : [];

/** A move up to a door: it touches down in the door and not beside it, and keeps a point for the step in. */
export const moveBeside = (
  ground: Ground,
  mover: Mover,
): { readonly ground: Ground; readonly mover: Mover } => ({
  ground: { ...ground, landing: new Int32Array(ground.compiled.count) },
  mover: { ...mover, points: mover.points - 1 },
});

const entryOf = (hex: Hex, cost: Cost, opens: string | null): ReachableHex => ({
  hex,
  movement: movementOf(cost),
  negativeHexes: negativesOf(cost),
  opens,
});

const reachableOf = (mover: Mover): readonly ReachableHex[] => {
  const ground = groundUnder(mover);
  const reach = reachOver(ground, mover);
  const found: ReachableHex[] = [];
  for (let cell = 0; cell < mover.compiled.count; cell++) {
    if (ground.mayEnd[cell] !== 1) continue;
    const cost = reach(cell);
    if (cost < UNREACHED) found.push(entryOf(hexOf(mover.compiled, cell), cost, null));
  }
  const doors = doorsFor(mover);
  if (doors.length > 0) {
    const beside = moveBeside(ground, mover);
    const reachBeside = reachOver(beside.ground, beside.mover);
    for (const { id, at, from } of doors) {
      const cost = Math.min(...from.map(reachBeside));
      if (cost < UNREACHED) found.push(entryOf(at, cost + 1, id));
    }
  }
  return found.sort((a, b) => a.hex.q - b.hex.q || a.hex.r - b.hex.r);
};

/**
 * Every hex where a move can end, ascending, the mover's own among them: R-MOVE-1, 2, 5, 8, 9, 11.
 *
 * A hex comes with the fewest negative hexes that a way within the points must enter, and with the
 * least movement among the ways with that few: the mover may choose to walk through a trap where the
 * way round is too long. A faulty query gives an empty list; {@link checkMovement} says why.
 *
 * @example
 * import { compileBoard } from 'gloomhaven-rules/board';
 * import { reachable } from 'gloomhaven-rules/pathfinding';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. ~ .', '. % .'] });
 * assert(board._tag === 'Right');
 * const hexes = reachable(board.right, { from: { q: 0, r: 0 }, points: 2, side: 'characters' });
 * assert.deepEqual(hexes.map(({ hex, movement }) => [hex.q, hex.r, movement]), [[0, 0, 0], [0, 1, 1], [1, -1, 2]]);
 */
export const reachable = (board: Board, query: MovementQuery): readonly ReachableHex[] => {
  const mover = readMover(board, query);
  return isLeft(mover) ? [] : reachableOf(mover.right);
};
