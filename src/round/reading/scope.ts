import type { Moment } from '../../content/index.js';
import type { Hex } from '../../vocabulary/index.js';
import type { Half } from '../play.js';
import type { OverlayState } from '../state.js';

/** Half of a card of a character, or the basic action of that half. */
export interface CardOrigin {
  /** A card. */
  readonly type: 'card';
  /** The character whose card it is. */
  readonly owner: string;
  /** The id of the card. */
  readonly card: string;
  /** Which half of it. */
  readonly half: Half;
  /** Whether it is the basic action of that half (R-CARD-2). */
  readonly basic: boolean;
}

/** An item that a character has equipped. */
export interface ItemOrigin {
  /** An item. */
  readonly type: 'item';
  /** The character whose item it is. */
  readonly owner: string;
  /** The id of the item. */
  readonly item: string;
}

/** What a figure has on its own card: a summon's rules, or a monster's. */
export interface FigureOrigin {
  /** A figure. */
  readonly type: 'figure';
  /** The character that summoned it, or the figure itself. */
  readonly owner: string;
  /** The id of the figure. */
  readonly figure: string;
}

/** What says that something is done. */
export type Origin = CardOrigin | ItemOrigin | FigureOrigin;

/** What an ability did, by the word that later ones ask for (`bound`). */
export interface Result {
  /** The figures that it was aimed at. */
  readonly targets: readonly string[];
  /** Those of them that lost hit points. */
  readonly damaged: readonly string[];
  /** Those of them that died. */
  readonly killed: readonly string[];
  /** The hexes that were chosen, entered, created on or emptied. */
  readonly hexes: readonly Hex[];
  /** How much was paid, suffered, dealt, looted or moved. */
  readonly amount: number;
  /** How many hexes a push or pull could not do because of a wall or an obstacle. */
  readonly blocked: number;
  /** The traps that were disarmed, as they lay. Default none. */
  readonly traps?: readonly OverlayState[];
}

/** What an ability with a name did. */
export interface NamedResult {
  /** Its name. */
  readonly name: string;
  /** What it did. */
  readonly result: Result;
}

/** Nothing was done. */
export const NO_RESULT: Result = {
  targets: [],
  damaged: [],
  killed: [],
  hexes: [],
  amount: 0,
  blocked: 0,
};

/** What a moment is about, besides who and how much: what clauses ask about. */
export interface About {
  /** Whether it is about a melee or a ranged attack, `null` for all else. */
  readonly attack: 'melee' | 'ranged' | null;
  /** Where damage comes from, `null` for all else. */
  readonly source: string | null;
  /** Whether the damage would kill or exhaust. */
  readonly lethal: boolean;
  /** Whether a move is forced. */
  readonly forced: boolean;
  /** The type of the ability that it is about, `null` for none. */
  readonly ability: string | null;
  /** Whether that ability has one target and no area. */
  readonly single: boolean;
  /** The item, card, slot, condition, element or kind of rest that it is about, each by its id. */
  readonly with: readonly string[];
  /** The hex that it is about, `null` for none. */
  readonly hex: Hex | null;
}

/** Nothing in particular. */
export const NOTHING: About = {
  attack: null,
  source: null,
  lethal: false,
  forced: false,
  ability: null,
  single: false,
  with: [],
  hex: null,
};

/** Whom the words of an ability or bonus mean, and where it comes from: plain data that tasks carry. */
export interface Scope {
  /** Who performs it or carries the bonus. */
  readonly self: string;
  /** The character whose card, item, trap or summon it is; of a monster the monster. */
  readonly owner: string;
  /** Whom the ability or attack is aimed at just now. */
  readonly target: string | null;
  /** Whose doing made the moment. */
  readonly actor: string | null;
  /** The number of the frame in which results of abilities are kept by their names. */
  readonly frame: number;
  /** What says so, `null` for the rules themselves. */
  readonly origin: Origin | null;
  /** The amount of the moment. */
  readonly amount: number;
  /** What the moment is about, `null` outside of moments. */
  readonly about: About | null;
}

/** Something that happened, for those who count: see {@link Moment}. */
export interface Happening {
  /** What. */
  readonly moment: Moment;
  /** Whose doing. */
  readonly actor: string | null;
  /** To whom. */
  readonly target: string | null;
  /** How much; 1 where nothing is measured. */
  readonly amount: number;
  /** What it is about, `null` where nothing more is to be said. */
  readonly about: About | null;
}

/** A happening that is remembered. */
export interface Remembered extends Happening {
  /** The figure whose turn it was in, `null` between turns. */
  readonly turn: string | null;
  /** The round it was in. */
  readonly round: number;
  /** The frames that were open, the action among them. */
  readonly frames: readonly number[];
  /** The numbers of the abilities that were under way. */
  readonly abilities: readonly number[];
}
