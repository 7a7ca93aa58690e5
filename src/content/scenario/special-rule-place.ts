import type { Amount } from '../language/amount.js';
import type { RuleBase } from './special-rule-base.js';

/**
 * Monsters are not placed with their rooms. They are in play all the same: their hit points are set, effects
 * of rules that name their type reach them, and they have turns, in which rules can put them on the map
 * (`teleport`); but who counts figures counts those on the map. One that `remove` takes off the map is
 * again not placed. When `until` holds they are placed, as spawned monsters are (R-MON-22).
 */
export interface NotPlacedRule extends RuleBase {
  /** Monsters off the map. */
  readonly type: 'notPlaced';
  /** The ids of their types, families, or their names on the map. */
  readonly monsters: readonly string[];
  /** The id of the only room that it is about. Default all rooms. */
  readonly room?: string;
  /** The letter or name of the hexes where they are placed. Default those of the map. */
  readonly marker?: string;
}

/** Monsters are placed at the start although their rooms are not revealed. */
export interface PlacedAtStartRule extends RuleBase {
  /** Monsters on the map from the start. */
  readonly type: 'placedAtStart';
  /** The ids of their types, families, or their names on the map. */
  readonly monsters: readonly string[];
  /** The letters or names of the hexes on which they stand. Default all hexes of the map where they do. */
  readonly markers?: readonly string[];
}

/** Rooms can be seen but nothing is placed in them; when `until` holds they are set up (R-ROUND-9). */
export interface NotSetUpRule extends RuleBase {
  /** Rooms that stay empty. */
  readonly type: 'notSetUp';
  /** The ids of the rooms. */
  readonly rooms: readonly string[];
}

/** The characters start in several rooms that are apart. */
export interface StartingRoomsRule extends RuleBase {
  /** Rooms to start in. */
  readonly type: 'startingRooms';
  /** The ids of the rooms. */
  readonly rooms: readonly string[];
  /** At most so many characters in each of them. Default any number. */
  readonly most?: Amount;
}

/** Doors are locked; when `until` holds they are not any more. */
export interface LockedDoorsRule extends RuleBase {
  /** Locked doors. */
  readonly type: 'lockedDoors';
  /** The ids of the doors. */
  readonly doors: readonly string[];
  /** Whether they open by themselves when they are unlocked. Default `true`: otherwise a character has to open them. */
  readonly opens?: boolean;
}

/** Monsters fill several hexes: they can be targeted in any of them and measure from any of them. */
export interface SizeRule extends RuleBase {
  /** Large figures. */
  readonly type: 'size';
  /** The ids of their types, families, or their names on the map. */
  readonly monsters: readonly string[];
  /** How many hexes each of them fills. */
  readonly hexes: number;
}

/** Figures that nothing but a rule of the scenario moves: no ability, no forced movement, no change of places. */
export interface ImmovableRule extends RuleBase {
  /** Figures that stay. */
  readonly type: 'immovable';
  /** The ids of their types, families, the ids of objectives, or names on the map. */
  readonly names: readonly string[];
}

/** Overlays that no ability destroys or moves. */
export interface IndestructibleRule extends RuleBase {
  /** Overlays that stay. */
  readonly type: 'indestructible';
  /** The names of the overlays on the map, or letters. */
  readonly overlays: readonly string[];
}

/** Rules of what stands where. */
export type PlacementRule =
  | NotPlacedRule
  | PlacedAtStartRule
  | NotSetUpRule
  | StartingRoomsRule
  | LockedDoorsRule
  | SizeRule
  | ImmovableRule
  | IndestructibleRule;
