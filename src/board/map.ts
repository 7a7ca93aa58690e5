import type { Hex, Overlay } from '../vocabulary/index.js';

/** What a door lets through: an open door is a hex like any other, the other two are wall (R-MOVE-7). */
export const DOOR_STATES = ['open', 'closed', 'locked'] as const;
/** One of {@link DOOR_STATES}. */
export type DoorState = (typeof DOOR_STATES)[number];

/** A door: a hex between rooms that is wall until it is opened. */
export interface Door {
  /** Names the door; unique on the map. Default: its coordinates, `"q,r"`. */
  readonly id?: string;
  /** The hex of the door. It need not be listed among the hexes of a room. */
  readonly at: Hex;
  /** Whether it is open, closed (characters open it by moving in) or locked. Default `closed`. */
  readonly state?: DoorState;
}

/**
 * A set of hexes that are revealed together.
 *
 * It says nothing about walls: neighbouring hexes are adjacent, in one room or two. Where two map tiles
 * are laid edge to edge without a corridor their border is a wall (R-HEX-3), whether it parts two rooms
 * or runs through one that is made of several tiles; every pair of hexes along it needs an entry in
 * `wallEdges`.
 */
export interface Room {
  /** Names the room; unique on the map. */
  readonly id: string;
  /** Its hexes. A hex belongs to one room. */
  readonly hexes: readonly Hex[];
}

/** A thin wall on the edge between two neighbouring hexes (R-HEX-2, R-HEX-3). */
export type WallEdge = readonly [Hex, Hex];

/**
 * A map to compile. Its hexes come from exactly one of `hexes`, `rooms`, `rows` and `drawing`.
 * Whatever is not on the map is wall (R-HEX-3).
 */
export interface BoardMap {
  /** All hexes that are not wall, with or without something on them. */
  readonly hexes?: readonly Hex[];
  /** The same by room; borders of map tiles come in `wallEdges`, as {@link Room} explains. */
  readonly rooms?: readonly Room[];
  /**
   * The same as one text row for each row of hexes, one glyph a hex, glyphs parted by spaces. Column
   * and row are even-q offset coordinates: odd columns lie half a hex higher. `.` is a plain hex,
   * `#` wall; {@link GLYPHS} has the others.
   */
  readonly rows?: readonly string[];
  /** The same as a picture that keeps every neighbour in place: what `renderText` prints. */
  readonly drawing?: string;
  /** Hexes of solid wall. Only teleporting over them makes a difference to leaving them out. Default none. */
  readonly wallHexes?: readonly Hex[];
  /** Thin walls between neighbouring hexes, such as borders of map tiles (R-HEX-3). Default none. */
  readonly wallEdges?: readonly WallEdge[];
  /** Doors of the map. Default none. */
  readonly doors?: readonly Door[];
  /** What lies on the map; queries that name no overlays use these. Default none. */
  readonly overlays?: readonly Overlay[];
}

/** How far the players have come: which rooms are revealed and which doors have been opened. */
export interface Opened {
  /** Ids of the revealed rooms. Default: all rooms of the map. */
  readonly rooms?: readonly string[];
  /** Ids of doors that are open by now, whatever state the map gives them. Default none. */
  readonly doors?: readonly string[];
}

/** Maps above this many hexes are refused. */
export const HEX_LIMIT = 4096;
