import type { Condition, Hex, OverlayType } from '../../vocabulary/index.js';
import type { DoorState, WallEdge } from '../../board/index.js';
import type { Amount } from '../language/amount.js';

/** What a monster of a room is, by the number of characters; `none` is that it is not there. */
export const PLACED_RANKS = ['none', 'normal', 'elite', 'boss'] as const;
/** One of {@link PLACED_RANKS}. */
export type PlacedRank = (typeof PLACED_RANKS)[number];

/** One for each size of the party: two, three and four characters. A single one counts as two (R-SCEN-15). */
export type ByParty<A> = readonly [A, A, A];

/** What is there only for parties of some sizes. */
export interface ForParties {
  /** The sizes of the party for which it is there. Default all. */
  readonly characters?: readonly number[];
}

/** A tile or token that lies in a room from the start. */
export interface PlacedOverlay extends ForParties {
  /** Its name in the scenario: what rules speak of it by. Several of a kind may share one. Default none. */
  readonly id?: string;
  /** Which kind. */
  readonly type: OverlayType;
  /** The hexes that it fills. */
  readonly hexes: readonly Hex[];
  /** The damage of a trap or of hazardous terrain. Default: none of a trap (`2+L` is the usual), the usual of terrain (R-MOVE-13, R-MOVE-14). */
  readonly damage?: Amount;
  /** The conditions of a trap. Default none. */
  readonly conditions?: readonly Condition[];
  /** Its hit points, for an obstacle that can be destroyed and about which there is nothing else to say (R-MON-29). Default none. */
  readonly hitPoints?: Amount;
  /** The id of the treasure that a treasure tile is: its number, or that of a goal treasure in this scenario. Default none. */
  readonly treasure?: string;
  /** Whether it is a treasure that the goal of the scenario asks for. Default `false`. */
  readonly goal?: boolean;
}

/** A monster that a room has from the start. */
export interface PlacedMonster {
  /** Its name in the scenario: what rules speak of it by. Default none. */
  readonly id?: string;
  /** The id of its type. */
  readonly monster: string;
  /** The hex it stands on. */
  readonly at: Hex;
  /** Further hexes that it fills. Default none. */
  readonly alsoAt?: readonly Hex[];
  /** Its rank for two, three and four characters (R-ROUND-9). */
  readonly ranks: ByParty<PlacedRank>;
}

/** An objective that stands in a room from the start. */
export interface PlacedObjective extends ForParties {
  /** Its name in the scenario, where there are several of a kind. Default that of the objective. */
  readonly id?: string;
  /** The id of the objective. */
  readonly objective: string;
  /** The hex it stands on. */
  readonly at: Hex;
}

/** Hexes that are revealed together, with what lies and stands on them (R-ROUND-9). */
export interface ScenarioRoom {
  /** Its id. */
  readonly id: string;
  /** Its hexes. A hex belongs to one room. */
  readonly hexes: readonly Hex[];
  /** The tiles and tokens that lie there. Default none. */
  readonly overlays?: readonly PlacedOverlay[];
  /** The monsters that stand there. Default none. */
  readonly monsters?: readonly PlacedMonster[];
  /** The objectives that stand there. Default none. */
  readonly objectives?: readonly PlacedObjective[];
}

/** A door (R-MOVE-6, R-MOVE-7). */
export interface ScenarioDoor {
  /** Its id. */
  readonly id: string;
  /** Its hex. It need not be one of a room. */
  readonly at: Hex;
  /** The ids of the two rooms that it joins. */
  readonly between: readonly [string, string];
  /** Whether it is open, closed or locked. Default `closed`. */
  readonly state?: DoorState;
}

/** A letter of the map, or a name that the scenario gives to some of its hexes. */
export interface Marker {
  /** The letter or name. */
  readonly id: string;
  /** Its hexes. */
  readonly hexes: readonly Hex[];
}

/**
 * The map of a scenario. Letters, rooms, doors, overlays, placed monsters and objectives share one set of
 * names: a marker of the ability language (`MarkerReference`) may be any of them, and then stands for
 * the hexes of all things that have the name and are still there. The name of an objective stands for all
 * of its kind. Where a room is asked for, a letter stands for the room that its hexes are in.
 *
 * @example
 * import type { ScenarioMap } from 'gloomhaven-rules/content';
 *
 * const map: ScenarioMap = {
 *   rooms: [
 *     { id: 'hall', hexes: [-2, -1, 0, 1].map((q) => ({ q, r: 0 })) },
 *     {
 *       id: 'crypt',
 *       hexes: [{ q: 3, r: 0 }, { q: 4, r: 0 }],
 *       monsters: [
 *         { monster: 'living-bones', at: { q: 4, r: 0 }, ranks: ['none', 'normal', 'elite'] },
 *       ],
 *     },
 *   ],
 *   doors: [{ id: '1', at: { q: 2, r: 0 }, between: ['hall', 'crypt'] }],
 *   start: [-2, -1, 0, 1].map((q) => ({ q, r: 0 })),
 * };
 */
export interface ScenarioMap {
  /** Its rooms. Those with a starting hex are revealed at the start. */
  readonly rooms: readonly ScenarioRoom[];
  /** Its doors. Default none. */
  readonly doors?: readonly ScenarioDoor[];
  /** Hexes of solid wall: only teleporting over them makes a difference to leaving them out. Default none. */
  readonly wallHexes?: readonly Hex[];
  /** Thin walls between neighbouring hexes (R-HEX-3). Default none. */
  readonly wallEdges?: readonly WallEdge[];
  /** Its letters, and other hexes that rules have a name for. Default none. */
  readonly markers?: readonly Marker[];
  /** The hexes of which the characters choose theirs at the start (R-SCEN-4). */
  readonly start: readonly Hex[];
}
