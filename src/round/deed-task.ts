/** What abilities do besides moves and attacks, choice by choice: tasks of the agenda. */

import type { CardPile, Deed as Ability, HexSelection } from '../content/index.js';

import type { Condition, ItemSlot, Hex, Side } from '../vocabulary/index.js';
import type { ItemState } from './rest.js';
import type { Scope } from './reading/scope.js';
import type { AttackPlan } from './attack-plan.js';

/** Of several conditions so many leave a figure. */
export interface CureTask {
  /** Which one it is. */
  readonly type: 'cure';
  /** The id of the figure. */
  readonly target: string;
  /** Those of which some leave, `null` for all negative ones. */
  readonly conditions: readonly Condition[] | null;
  /** How many are left. */
  readonly left: number;
}

/** A figure acts by the card of somebody else, until this comes off the agenda. */
export interface SteeredTask {
  /** Which one it is. */
  readonly type: 'steered';
  /** The id of the figure. */
  readonly who: string;
  /** The seat that decides for it meanwhile, `null` for the party. */
  readonly seat: string | null;
  /** The side that it goes back to, `null` where it never left it. */
  readonly side: Side | null;
}

/** A summon comes onto the board, on a hex that is chosen (R-SUM-1). */
export interface PlaceSummonTask {
  /** Which one it is. */
  readonly type: 'placeSummon';
  /** Who summons. */
  readonly figure: string;
  /** Whom its words mean: the owner of the summon, and what says it, `null` for a companion. */
  readonly scope: Scope;
  /** The id of what is summoned. */
  readonly summon: string;
  /** Where, `null` for an adjacent empty hex. */
  readonly place: HexSelection | null;
  /** Whether it may not be left out. */
  readonly must: boolean;
}

/** Ability cards are recovered, discarded or lost, one after the other (R-CARD-14). */
export interface TakeCardsTask {
  /** Which one it is. */
  readonly type: 'takeCards';
  /** Who performs the ability. */
  readonly figure: string;
  /** Whose cards they are. */
  readonly character: string;
  /** From where. */
  readonly from: CardPile;
  /** To where. */
  readonly to: 'hand' | 'discard' | 'lost';
  /** Only cards with this tag, `null` for any. */
  readonly tag: string | null;
  /** How many are left. */
  readonly left: number;
  /** Whether exactly so many must be taken. */
  readonly must: boolean;
}

/** A wild element is named for an infusion (R-ELEM-6). */
export interface WildInfusionTask {
  /** Which one it is. */
  readonly type: 'wildInfusion';
  /** The id of the figure. */
  readonly figure: string;
}

/** A group with more active cards than may be: its player puts others away until there are as many. */
export interface FullGroupTask {
  /** Which one it is. */
  readonly type: 'fullGroup';
  /** The id of the character: the task is no deed of it. */
  readonly character: string;
  /** The name of the group. */
  readonly group: string;
  /** The card that stays, `null` where any of them may go. */
  readonly newest: string | null;
}

/** Items are refreshed, spent, consumed or lost, one after the other (R-ITEM-3). */
export interface TakeItemsTask {
  /** Which one it is. */
  readonly type: 'takeItems';
  /** Who performs the ability. */
  readonly figure: string;
  /** Whose items they are. */
  readonly character: string;
  /** What they become. */
  readonly to: ItemState;
  /** Only those in this state, `null` for any. */
  readonly only: 'spent' | 'consumed' | null;
  /** Only those of these slots, `null` for any. */
  readonly slots: readonly ItemSlot[] | null;
  /** How many are left. */
  readonly left: number;
  /** Whether exactly so many must be taken. */
  readonly must: boolean;
}

/** Overlays are put onto the board, hex by hex (R-HEX-8). */
export interface CreateTask {
  /** Which one it is. */
  readonly type: 'create';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Extract<Ability, { readonly type: 'create' }>;
  /** How many are left. */
  readonly left: number;
  /** The hexes that the next one fills, as far as they are chosen. */
  readonly fills: readonly Hex[];
  /** Whether it may not be left out. */
  readonly must: boolean;
}

/** Of several overlays so many leave the board. */
export interface RemoveOverlaysTask {
  /** Which one it is. */
  readonly type: 'removeOverlays';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Extract<Ability, { readonly type: 'destroy' | 'disarm' }>;
  /** How many are left, or all of them. */
  readonly left: number | 'all';
  /** Whether it may not be left out. */
  readonly must: boolean;
}

/** A hex is chosen onto which a figure is put at once. */
export interface TeleportTask {
  /** Which one it is. */
  readonly type: 'teleport';
  /** Who performs it. */
  readonly figure: string;
  /** The id of the target. */
  readonly target: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Extract<Ability, { readonly type: 'teleport' }>;
}

/** Two figures trade hexes: the first of them is chosen, then the second. */
export interface SwapTask {
  /** Which one it is. */
  readonly type: 'swap';
  /** Who performs it. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Extract<Ability, { readonly type: 'swap' }>;
  /** The first, `null` before it is chosen. */
  readonly first: string | null;
  /** Whether it may not be left out. */
  readonly must: boolean;
}

/** Hexes are chosen for what follows. */
export interface ChooseHexTask {
  /** Which one it is. */
  readonly type: 'chooseHex';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says. */
  readonly ability: Extract<Ability, { readonly type: 'chooseHex' }>;
  /** How many are left. */
  readonly left: number;
  /** Whether it may not be left out. */
  readonly must: boolean;
}

/** An overlay is moved: which one, then the hexes that it fills from then on. */
export interface MoveOverlayTask {
  /** Which one it is. */
  readonly type: 'moveOverlay';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What it says, as far as it was changed. */
  readonly ability: Extract<Ability, { readonly type: 'moveOverlay' }>;
  /** A hex of the overlay that is moved, `null` before it is chosen. */
  readonly hex: Hex | null;
  /** The hexes that it will fill, as far as they are chosen. */
  readonly fills: readonly Hex[];
  /** Whether it may not be left out. */
  readonly must: boolean;
}

/** A way to lay an area. */
export interface LaidArea {
  /** The hexes that it covers. */
  readonly hexes: readonly Hex[];
  /** The ids of its targets. */
  readonly targets: readonly string[];
}

/** What an attack with an area goes on with once it is laid. */
export interface LaidAttack {
  /** What the attack says. */
  readonly plan: AttackPlan;
  /** Whom the attack or a card can add as a target. */
  readonly extra: readonly string[];
  /** How many of them the attack itself may add. */
  readonly further: number;
}

/** An area of an ability is laid, or not (R-ATK-19 to R-ATK-22). */
export interface LayAreaTask {
  /** Which one it is. */
  readonly type: 'layArea';
  /** The id of the figure. */
  readonly figure: string;
  /** Whom its words mean. */
  readonly scope: Scope;
  /** What is done. */
  readonly ability: Ability;
  /** The ways to lay it. */
  readonly areas: readonly LaidArea[];
  /** What an attack goes on with, `null` for all else. */
  readonly attack: LaidAttack | null;
}

/** A figure that lost flying over an obstacle comes down on the nearest empty hex (R-MOVE-10). */
export interface FallTask {
  /** Which one it is. */
  readonly type: 'fall';
  /** The id of the figure. */
  readonly figure: string;
}
