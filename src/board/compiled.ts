import type { Hex, Overlay, Piece } from '../vocabulary/index.js';
import { NONE } from './cells.js';
import type { WallEdge } from './map.js';
import type { Lattice } from './lattice.js';
import type { Passage } from './passage.js';
import type { SceneError } from './error.js';

/** A closed door as moves see it: wall, but a character may open it from the cells beside it. */
export interface Doorway {
  readonly id: string;
  readonly at: Hex;
  /** Cells from which it can be entered. */
  readonly from: readonly number[];
}

/** Rows of answers by origin cell, filled when they are first asked for. */
export interface Rows {
  /** Range distance to every cell (R-HEX-4). */
  readonly range: (Int16Array | undefined)[];
  /** The same for teleporting: over wall hexes, not through thin walls. */
  readonly passage: (Int16Array | undefined)[];
  /** Sight to every cell, 1 or 0, by rule. */
  readonly cornersStrict: (Uint8Array | undefined)[];
  readonly cornersLenient: (Uint8Array | undefined)[];
  readonly hexToHex: (Uint8Array | undefined)[];
}

/** Space that searches use again and again; nothing in it outlives a call. */
export interface Scratch {
  readonly terrain: Uint16Array;
  readonly occupant: Int16Array;
}

/** Where faults of a scene are noted; wider error lists fit as well. */
export interface SceneFaults {
  push: (fault: SceneError) => unknown;
}

/** The figures and overlays of a query, placed on the cells of its board. It is valid for one call. */
export interface Scene {
  readonly figures: readonly Piece[];
  /** The cell of each figure's `at`. */
  readonly cells: readonly number[];
  /** Index of the figure on each cell, or -1. */
  readonly occupant: Int16Array;
  /** `TERRAIN` bits of each cell. */
  readonly terrain: Uint16Array;
}

/** A compiled board: cells 0 to `count - 1` are its hexes in ascending order. */
export interface CompiledBoard {
  readonly count: number;
  readonly q: Int32Array;
  readonly r: Int32Array;
  readonly find: (q: number, r: number) => number;
  /** Six entries a cell, by edge number; -1 where wall, a thin wall or nothing is. */
  readonly neighbours: Int16Array;
  /** Bit `edge` is set where a thin wall stands on that edge. */
  readonly walled: Uint8Array;
  /** Solid wall hexes of the map, closed doors among them, ascending. */
  readonly wallHexes: readonly Hex[];
  /** Thin walls with a hex of the board on either side, lower hex first, ascending. */
  readonly wallEdges: readonly WallEdge[];
  /** Doors that stand open on a hex of the board, ascending by hex. */
  readonly openDoors: readonly { readonly id: string; readonly at: Hex }[];
  /** Closed doors that a character could open. */
  readonly doorways: readonly Doorway[];
  /** Locked doors beside the board. */
  readonly lockedDoors: readonly { readonly id: string; readonly at: Hex }[];
  /** The overlays of the map that lie on the board, in the order of the map. */
  readonly overlays: readonly Overlay[];
  /** Their terrain bits by cell. */
  readonly terrain: Uint16Array;
  /**
   * Places the figures and overlays of a query on the cells; overlays left out are those of the map.
   * It comes with the board, which every user has anyway, so that a question alone stays small.
   */
  readonly readScene: (query: Readonly<Record<string, unknown>>, faults: SceneFaults) => Scene;
  /** What a teleport passes over, joined when it is first asked for. */
  readonly passage: () => Passage;
  /** The corners of its hexes, laid when they are first asked for. */
  readonly lattice: () => Lattice;
  readonly rows: Rows;
  readonly scratch: Scratch;
}

/**
 * The handle's key. It is shared by all copies of the library in a program, so that a board of one
 * entry or module format fits another; its number goes up when {@link CompiledBoard} changes, so that
 * no copy mistakes what an older or newer one compiled for its own.
 */
const COMPILED: unique symbol = /*#__PURE__*/ Symbol.for('gloomhaven-rules/board@1') as never;

/**
 * A compiled board, made by `compileBoard` and passed to every question about it. It is an opaque
 * handle: keep the map and the opened doors as data, and compile again after loading.
 */
export interface Board {
  /** Tells the handle from plain data. */
  readonly type: 'board';
}

interface Handle extends Board {
  readonly [COMPILED]: CompiledBoard;
}

/** Wraps what was compiled; the property is hidden from keys, copies and JSON. */
export const toHandle = (compiled: CompiledBoard): Board =>
  Object.freeze(Object.defineProperty({ type: 'board' as const }, COMPILED, { value: compiled }));

/** What stands behind a handle that is known to be one. */
export const compiledOf = (board: Board): CompiledBoard => (board as Handle)[COMPILED];

/** What stands behind a value, or `null` where this version of `compileBoard` did not make it. */
export const compiledBehind = (value: unknown): CompiledBoard | null =>
  typeof value === 'object' && value !== null
    ? ((value as Partial<Handle>)[COMPILED] ?? null)
    : null;

/** The cell of a value that should be a hex, or -1 where it is none of the board's. */
export const cellAt = (compiled: CompiledBoard, hex: Hex | null | undefined): number => {
  if (hex === null || hex === undefined) return NONE;
  // Taken out first: this is asked of every pair of hexes, and each check would look again.
  const { q, r } = hex;
  return typeof q === 'number' && typeof r === 'number' ? compiled.find(q, r) : NONE;
};

/** The hex of a cell. */
export const hexOf = (compiled: CompiledBoard, cell: number): Hex => ({
  q: compiled.q[cell]!,
  r: compiled.r[cell]!,
});
