import type { Hex, Overlay, Piece } from '../vocabulary/index.js';
import { NONE } from './cells.js';
import { cellAt, compiledBehind, hexOf, type Board, type CompiledBoard } from './compiled.js';
import { FAR, partsOf, rangeRow } from './range.js';
import { NOBODY, readScene } from './scene.js';
import { LEAVES_EMPTY, TERRAIN } from './terrain.js';

/** What keeps a hex from being empty (R-HEX-5): all but corridors and pressure plates. */
const NOT_EMPTY = ~LEAVES_EMPTY;

/** A hex of a board. */
interface Place {
  readonly compiled: CompiledBoard;
  readonly cell: number;
}

/** Where a hex lies on a board; `null` where there is no board, no hex, or neither on the other. */
const placeOf = (board: Board, hex: Hex): Place | null => {
  const compiled = compiledBehind(board);
  if (compiled === null) return null;
  const cell = cellAt(compiled, hex);
  return cell === NONE ? null : { compiled, cell };
};

const hexesBehind = (compiled: CompiledBoard): readonly Hex[] =>
  Array.from({ length: compiled.count }, (_, cell) => hexOf(compiled, cell));

/**
 * All hexes of a board in ascending order of `q`, then `r`; none where the value is no board.
 *
 * @example
 * import { compileBoard, hexesOf } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. .'] });
 * assert(board._tag === 'Right');
 * assert.deepEqual(hexesOf(board.right), [{ q: 0, r: 0 }, { q: 1, r: -1 }]);
 */
export const hexesOf = (board: Board): readonly Hex[] => {
  const compiled = compiledBehind(board);
  return compiled === null ? [] : hexesBehind(compiled);
};

/**
 * Whether a hex is on the board: neither wall nor closed door nor unrevealed (R-HEX-3, R-HEX-7).
 * `false` too where a value is no board or no hex.
 *
 * @example
 * import { compileBoard, hasHex } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. #'] });
 * assert(board._tag === 'Right');
 * assert.equal(hasHex(board.right, { q: 0, r: 0 }), true);
 * assert.equal(hasHex(board.right, { q: 1, r: -1 }), false);
 */
export const hasHex = (board: Board, hex: Hex): boolean => placeOf(board, hex) !== null;

/**
 * The hexes adjacent to a hex, ascending: neighbours on the board without a wall between
 * (R-HEX-2). A hex that is not on the board has none, nor has what is no hex or no board.
 *
 * @example
 * import { adjacentHexes, compileBoard } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. .', '. .'] });
 * assert(board._tag === 'Right');
 * assert.equal(adjacentHexes(board.right, { q: 1, r: 0 }).length, 3);
 */
export const adjacentHexes = (board: Board, hex: Hex): readonly Hex[] => {
  const place = placeOf(board, hex);
  if (place === null) return [];
  const { compiled, cell } = place;
  return [...compiled.neighbours.subarray(6 * cell, 6 * cell + 6)]
    .filter((neighbour) => neighbour !== NONE)
    .sort((a, b) => a - b)
    .map((neighbour) => hexOf(compiled, neighbour));
};

/**
 * The range distance between two hexes: steps of the shortest way that crosses no wall; figures,
 * obstacles and terrain do not lengthen it (R-HEX-4). `null` where no way exists, a hex is not on the
 * board, or a value is no hex or no board.
 *
 * @example
 * import { compileBoard, range } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. # .', '. # .', '. . .'] });
 * assert(board._tag === 'Right');
 * assert.equal(range(board.right, { q: 0, r: 0 }, { q: 2, r: -1 }), 4);
 */
export const range = (board: Board, from: Hex, to: Hex): number | null => {
  const compiled = compiledBehind(board);
  if (compiled === null) return null;
  const origin = cellAt(compiled, from);
  const target = cellAt(compiled, to);
  if (origin === NONE || target === NONE) return null;
  const distance = rangeRow(compiled, origin)[target] ?? FAR;
  return distance === FAR ? null : distance;
};

/**
 * Whether two hexes are adjacent: at range distance 1 (R-HEX-2). `false` too where a value is no hex or
 * no board.
 *
 * @example
 * import { areAdjacent, compileBoard } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const hexes = [{ q: 0, r: 0 }, { q: 0, r: 1 }] as const;
 * const board = compileBoard({ hexes, wallEdges: [hexes] });
 * assert(board._tag === 'Right');
 * assert.equal(areAdjacent(board.right, hexes[0], hexes[1]), false);
 */
export const areAdjacent = (board: Board, a: Hex, b: Hex): boolean => range(board, a, b) === 1;

/**
 * The hexes within a range distance, the origin included, ascending (R-HEX-4). None where the origin
 * is not on the board, or a value is no board, no hex or no number.
 *
 * @example
 * import { compileBoard, hexesWithin } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . . .'] });
 * assert(board._tag === 'Right');
 * assert.deepEqual(hexesWithin(board.right, { q: 0, r: 0 }, 1), [{ q: 0, r: 0 }, { q: 1, r: -1 }]);
 */
export const hexesWithin = (board: Board, hex: Hex, distance: number): readonly Hex[] => {
  const place = placeOf(board, hex);
  if (place === null || typeof distance !== 'number') return [];
  const row = rangeRow(place.compiled, place.cell);
  // No distance is far enough for what cannot be reached.
  const reach = Math.min(distance, FAR - 1);
  return hexesBehind(place.compiled).filter((_, other) => (row[other] ?? FAR) <= reach);
};

/** What stands and lies on a board. */
export interface Contents {
  /** The figures on it. Default none. */
  readonly figures?: readonly Piece[];
  /** What lies on it. Default: the overlays of its map. */
  readonly overlays?: readonly Overlay[];
}

/** What a hex holds: a figure, no figure but a tile or token, or nothing that counts (R-HEX-5). */
export type Occupancy = 'occupied' | 'unoccupied' | 'empty';

const occupancies = (compiled: CompiledBoard, contents: Contents): readonly Occupancy[] => {
  const { occupant, terrain } = readScene(compiled, { ...contents }, { push: () => 0 });
  return Array.from(occupant, (figure, cell) =>
    figure !== NOBODY
      ? 'occupied'
      : ((terrain[cell] ?? 0) & NOT_EMPTY) === 0
        ? 'empty'
        : 'unoccupied',
  );
};

/**
 * What a hex holds (R-HEX-5): `occupied` by a figure; `unoccupied` where no figure stands but an
 * overlay or a coin lies; `empty` otherwise, corridors, open doors and pressure plates included.
 * `null` for a hex that is not on the board, and where a value is no hex or no board. Contents that are
 * off the board or malformed are passed over.
 *
 * @example
 * import { compileBoard, occupancy } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. $ _'] });
 * assert(board._tag === 'Right');
 * assert.equal(occupancy(board.right, {}, { q: 1, r: -1 }), 'unoccupied');
 * assert.equal(occupancy(board.right, {}, { q: 2, r: -1 }), 'empty');
 */
export const occupancy = (board: Board, contents: Contents, hex: Hex): Occupancy | null => {
  const place = placeOf(board, hex);
  return place === null ? null : (occupancies(place.compiled, contents)[place.cell] ?? null);
};

/**
 * The empty hexes nearest to a hex by range distance, all of them on a tie, ascending: where a
 * spawned figure or one that leaves an obstacle goes (R-HEX-6). The hex itself counts if it is
 * empty; none if no empty hex can be reached, or a value is no hex or no board. Contents are read as for
 * {@link occupancy}.
 *
 * @example
 * import { compileBoard, nearestEmptyHexes } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. % . .'] });
 * assert(board._tag === 'Right');
 * assert.deepEqual(nearestEmptyHexes(board.right, {}, { q: 1, r: -1 }), [{ q: 0, r: 0 }, { q: 2, r: -1 }]);
 */
export const nearestEmptyHexes = (board: Board, contents: Contents, hex: Hex): readonly Hex[] => {
  const place = placeOf(board, hex);
  if (place === null) return [];
  const { compiled, cell } = place;
  const row = rangeRow(compiled, cell);
  const empty = occupancies(compiled, contents).flatMap((held, at) =>
    held === 'empty' && (row[at] ?? FAR) !== FAR ? [at] : [],
  );
  const nearest = empty.reduce((least, at) => Math.min(least, row[at] ?? FAR), FAR);
  return empty.filter((at) => row[at] === nearest).map((at) => hexOf(compiled, at));
};

/**
 * Whether the obstacles among these overlays part the board (R-HEX-8): hexes that could reach each
 * other over the bare board and can no longer without crossing an obstacle. Figures and traps do
 * not count; closed doors do, as exits that lead to each other. Ask it of the overlays as they would
 * lie after an ability has made or moved obstacles. `false` where the value is no board; what is no
 * overlay is passed over.
 *
 * @example
 * import { compileBoard, sealsOff } from 'gloomhaven-rules/board';
 * import assert from 'node:assert/strict';
 *
 * const board = compileBoard({ rows: ['. . .'] });
 * assert(board._tag === 'Right');
 * assert.equal(sealsOff(board.right, [{ type: 'obstacle', at: { q: 1, r: -1 } }]), true);
 * assert.equal(sealsOff(board.right, [{ type: 'obstacle', at: { q: 0, r: 0 } }]), false);
 */
export const sealsOff = (board: Board, overlays: readonly Overlay[]): boolean => {
  const compiled = compiledBehind(board);
  if (compiled === null) return false;
  const { terrain } = readScene(compiled, { overlays }, { push: () => 0 });
  const isFree = (cell: number): boolean => ((terrain[cell] ?? 0) & TERRAIN.obstacle) === 0;
  const open = compiled.neighbours.map((neighbour, slot) =>
    neighbour !== NONE && isFree(neighbour) && isFree(Math.floor(slot / 6)) ? neighbour : NONE,
  );
  const exits = compiled.doorways.flatMap(({ from }) => from);
  const before = partsOf(compiled.neighbours, exits);
  const after = partsOf(open, exits.filter(isFree));
  const pieces = new Map<number, number>();
  return before.some((part, cell) => {
    if (!isFree(cell)) return false;
    const piece = pieces.get(part) ?? after[cell] ?? NONE;
    pieces.set(part, piece);
    return piece !== after[cell];
  });
};
