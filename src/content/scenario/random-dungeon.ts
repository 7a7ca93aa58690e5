import type { Condition, Hex, OverlayType } from '../../vocabulary/index.js';
import type { WallEdge } from '../../board/index.js';
import type { Ability } from '../language/ability.js';
import type { ByParty, PlacedOverlay, PlacedRank } from './scenario-map.js';
import type { SpecialRule } from './special-rule.js';

/** The kinds of entrances and exits (R-VAR-7). */
export const PASSAGES = ['A', 'B'] as const;
/** One of {@link PASSAGES}: an exit leads to an entrance of its own kind. */
export type Passage = (typeof PASSAGES)[number];

/** How many numbered hexes a room card has (R-VAR-8). */
export const SPOTS_OF_A_ROOM = 12;

/** An entrance or exit of a room card. */
export interface RoomPassage {
  /** Its kind. */
  readonly kind: Passage;
  /** The hex of the door. It need not be one of the room. */
  readonly at: Hex;
}

/** A card of the room deck (R-VAR-5). Its hexes are its own: the dungeon moves and turns it to the exit it is laid at. */
export interface RoomCard {
  /** Its id. */
  readonly id: string;
  /** Its name in English. Default none. */
  readonly name?: string;
  /** Its hexes. */
  readonly hexes: readonly Hex[];
  /** Thin walls between neighbouring hexes. Default none. */
  readonly wallEdges?: readonly WallEdge[];
  /** What lies there, whatever the monster card says. Default nothing. */
  readonly overlays?: readonly PlacedOverlay[];
  /** Its numbered hexes, in the order of their numbers (R-VAR-8). */
  readonly spots: readonly Hex[];
  /** Where it is entered: one, or two of which the players choose (R-VAR-6). */
  readonly entrances: readonly RoomPassage[];
  /** Where it leads on; of two the one that is not used is closed (R-VAR-7). Default none. */
  readonly exits?: readonly RoomPassage[];
  /** The minor penalty (R-VAR-9). Default none. */
  readonly minor?: readonly SpecialRule[];
  /** The major penalty (R-VAR-9). Default none. */
  readonly major?: readonly SpecialRule[];
}

/** A monster on a numbered hex. */
export interface SpotMonster {
  /** The number of the hex, from 1. */
  readonly spot: number;
  /** The id of its type. */
  readonly monster: string;
  /** Its rank for two, three and four characters. */
  readonly ranks: ByParty<PlacedRank>;
}

/** An overlay on a numbered hex: a coin, a trap, terrain, a treasure. */
export interface SpotOverlay {
  /** The number of the hex, from 1. */
  readonly spot: number;
  /** Which kind. */
  readonly type: OverlayType;
  /** Whether a trap does the usual damage (R-VAR-11). Default `false`. */
  readonly damage?: boolean;
  /** The conditions of a trap. Default none. */
  readonly conditions?: readonly Condition[];
  /** What a treasure does; `self` is who looted it. Default nothing. */
  readonly looted?: readonly Ability[];
}

/**
 * A card of the monster deck (R-VAR-8).
 *
 * @example
 * import type { MonsterRoomCard } from 'gloomhaven-rules/content';
 *
 * const card: MonsterRoomCard = {
 *   id: 'kennel',
 *   monsters: [{ spot: 1, monster: 'hound', ranks: ['normal', 'elite', 'elite'] }],
 *   overlays: [
 *     { spot: 4, type: 'trap', damage: true, conditions: ['poison'] },
 *     { spot: 12, type: 'treasure', looted: [{ type: 'money', amount: 5, to: 'self' }] },
 *   ],
 * };
 */
export interface MonsterRoomCard {
  /** Its id. */
  readonly id: string;
  /** Its name in English. Default none. */
  readonly name?: string;
  /** Its monsters. */
  readonly monsters: readonly SpotMonster[];
  /** What else it lays. Default nothing. */
  readonly overlays?: readonly SpotOverlay[];
}

/** The severities of penalties (R-VAR-9). */
export const PENALTIES = ['none', 'minor', 'major'] as const;
/** One of {@link PENALTIES}. */
export type Penalty = (typeof PENALTIES)[number];

/** A dungeon of rooms that are drawn as it is played (R-VAR-5): all monsters of all its rooms must be killed. */
export interface RandomDungeon {
  /** Its id. */
  readonly id: string;
  /** Its name in English. Default none. */
  readonly name?: string;
  /** The room deck. */
  readonly rooms: readonly RoomCard[];
  /** The monster deck. */
  readonly monsters: readonly MonsterRoomCard[];
  /** The penalties of its rooms, as many as it has rooms. Default none, minor, major (R-VAR-9). */
  readonly penalties?: readonly Penalty[];
}
