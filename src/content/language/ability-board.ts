import type { Condition, OverlayType } from '../../vocabulary/index.js';
import type { AbilityBase } from './ability-base.js';
import type { Ability } from './ability.js';
import type { Amount } from './amount.js';
import type { Effect } from './effect.js';
import type { Figures, HexSelection, Overlays } from './selection.js';

/** Loot (R-LOOT). */
export interface LootAbility extends AbilityBase {
  /** Loot. */
  readonly type: 'loot';
  /** Range in hexes; 0 is the own hex. */
  readonly amount: Amount;
  /** At most so many tokens. Default all. */
  readonly most?: Amount;
  /** What changes it, and what happens besides. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** Money tokens from the supply; a negative amount goes back to it. */
export interface MoneyAbility extends AbilityBase {
  /** Money tokens. */
  readonly type: 'money';
  /** How many. */
  readonly amount: Amount;
  /** For whom. Default `owner`. */
  readonly to?: Figures;
}

/** An overlay that an ability makes. */
export interface NewOverlay {
  /** Which kind. */
  readonly type: OverlayType;
  /** How many hexes it fills: three lie in a triangle. Default 1. */
  readonly size?: number;
  /** The damage of a trap or of hazardous terrain. Default: none of a trap, the usual of terrain. */
  readonly damage?: Amount;
  /** The conditions of a trap. Default none. */
  readonly conditions?: readonly Condition[];
  /** Its hit points, for an obstacle that can be destroyed. Default none. */
  readonly hitPoints?: Amount;
  /** What else happens when a trap is sprung; `target` is who sprung it, `self` who made it. Default nothing. */
  readonly sprung?: readonly Ability[];
}

/** Overlays are put onto the board. */
export interface CreateAbility extends AbilityBase {
  /** New overlays. */
  readonly type: 'create';
  /** What each of them is. */
  readonly overlay: NewOverlay;
  /** Where; the selection's count is how many, and every hex that an overlay fills must fit. */
  readonly place: HexSelection;
}

/** Overlays are taken off the board: traps are disarmed, obstacles destroyed. */
export interface RemoveOverlaysAbility extends AbilityBase {
  /** Overlays leave. */
  readonly type: 'destroy' | 'disarm';
  /** Which ones. */
  readonly overlays: Overlays;
  /** What changes it: `range` is that of its place. Default nothing. */
  readonly effects?: readonly Effect[];
}

/** An overlay moves to another place. */
export interface MoveOverlayAbility extends AbilityBase {
  /** An overlay is moved. */
  readonly type: 'moveOverlay';
  /** Which one. */
  readonly overlays: Overlays;
  /** To where. */
  readonly place: HexSelection;
}

/** A figure suffers what a trap does that it did not enter. */
export interface SpringTrapAbility extends AbilityBase {
  /** A trap acts on somebody. */
  readonly type: 'springTrap';
  /** Which one, also one that was disarmed just now. */
  readonly overlays: Overlays;
  /** Who suffers it. */
  readonly to: Figures;
}

/** A figure is put somewhere else at once; nothing between is entered. */
export interface TeleportAbility extends AbilityBase {
  /** A figure changes its hex. */
  readonly type: 'teleport';
  /** Who. Default `self`. */
  readonly to?: Figures;
  /** To where. */
  readonly place: HexSelection;
}

/** Two figures change places at once. */
export interface SwapAbility extends AbilityBase {
  /** Two figures trade hexes. */
  readonly type: 'swap';
  /** The first. Default `self`. */
  readonly first?: Figures;
  /** The second. */
  readonly second: Figures;
}

/** A hex, or more, is chosen for what follows. */
export interface ChooseHexAbility extends AbilityBase {
  /** A chosen hex. */
  readonly type: 'chooseHex';
  /** Which ones can be. */
  readonly place: HexSelection;
}
