import type { FigureKind, OverlayType } from '../../vocabulary/index.js';
import type { Amount } from './amount.js';
import type { Clause } from './clause.js';
import type { Anchor, Bound, MarkerReference, Reference } from './reference.js';

/** What a figure is to `self`: the performer of an ability, the bearer of a bonus, the maker of a trap. */
export const RELATIONS = ['self', 'ally', 'enemy', 'ownSummon'] as const;
/** One of {@link RELATIONS}; `ownSummon` is one that it summoned itself, which is an ally too. */
export type Relation = (typeof RELATIONS)[number];

/**
 * Within so many hexes of something, with a line of sight where rules ask for one. A figure that distances
 * are counted from is not itself meant, unless `self` is asked for by its relation; who stands on a hex
 * that they are counted from is.
 */
export interface WithinPlace {
  /** Within a range. */
  readonly type: 'within';
  /** In hexes; 1 is adjacent, 0 the very hex. */
  readonly range: Amount;
  /** Counted from here. Default `self`; of several the nearest counts. */
  readonly of?: Anchor;
}

/** At exactly so many hexes from something; of several the nearest counts. */
export interface AtPlace {
  /** At a distance. */
  readonly type: 'at';
  /** In hexes. */
  readonly range: Amount;
  /** Counted from here. Default `self`. */
  readonly of?: Anchor;
}

/** In the same room as something; the hex of a door belongs to both rooms. */
export interface RoomPlace {
  /** In a room. */
  readonly type: 'room';
  /** Whose room. Default `self`. */
  readonly of?: Anchor;
}

/** In the area of an ability, whoever stands there. */
export interface AreaPlace {
  /** In an area. */
  readonly type: 'area';
  /** The name of the ability whose area it is. Default the one that this is an effect of. */
  readonly of?: string;
}

/** On the hexes that a move went over, its start left out. */
export interface MovedThroughPlace {
  /** Moved through. */
  readonly type: 'movedThrough';
  /** The name of the move. Default the last move of this action. */
  readonly of?: string;
  /** Next to one of those hexes, on another of them or not, instead of on one. Default `false`. */
  readonly beside?: boolean;
}

/**
 * On the hexes of a way to something that the performer chooses, no longer than the range of the ability and
 * over no wall; both ends left out.
 */
export interface BetweenPlace {
  /** Between two figures. */
  readonly type: 'between';
  /** From here. Default `self`. */
  readonly from?: Anchor;
  /** To there. */
  readonly to: Anchor;
}

/** On one of some hexes: those of an earlier ability, of a marker, or of a figure. */
export interface OnPlace {
  /** On hexes. */
  readonly type: 'on';
  /** Which hexes. */
  readonly of: Anchor;
}

/** Where figures, hexes and overlays are looked for. */
export type Place =
  WithinPlace | AtPlace | RoomPlace | AreaPlace | MovedThroughPlace | BetweenPlace | OnPlace;

/**
 * How many of those that fit: a choice of up to so many, or the word `all` for every one. What is lost,
 * discarded or paid is exactly so many, or all that there are.
 */
export type SelectionCount = Amount;

/**
 * Figures, chosen or all that fit.
 *
 * @example
 * import type { FigureSelection } from 'gloomhaven-rules/content';
 *
 * const allAdjacentEnemies: FigureSelection = {
 *   type: 'select',
 *   who: ['enemy'],
 *   count: 'all',
 *   place: { type: 'within', range: 1 },
 * };
 */
export interface FigureSelection {
  /** Figures. */
  readonly type: 'select';
  /** What they are to `self`. */
  readonly who: readonly Relation[];
  /** How many. Default 1: one of them, by choice; all of them where they are only counted. */
  readonly count?: SelectionCount;
  /** Where they stand. Default anywhere on the map. */
  readonly place?: Place;
  /** What they are. Default anything. */
  readonly kinds?: readonly FigureKind[];
  /** What must hold of each; a clause calls it `target`. Default nothing. */
  readonly if?: readonly Clause[];
  /** Whose relation `who` is. Default `self`. */
  readonly from?: Reference;
}

/** Whom an ability is aimed at: figures it need not choose, those of an earlier ability, or a selection. */
export type Figures = Reference | FigureSelection;

/** What may lie on a hex that is looked for (R-HEX-8). */
export const VACANCIES = ['empty', 'unoccupied', 'any'] as const;
/** One of {@link VACANCIES}: nothing at all, no figure, or whatever lies there. */
export type Vacancy = (typeof VACANCIES)[number];

/** Hexes, chosen or all that fit. */
export interface HexSelection {
  /** Hexes. */
  readonly type: 'hexes';
  /** How many. Default 1: one of them, by choice. */
  readonly count?: SelectionCount;
  /** Where they are. */
  readonly place: Place;
  /** What may lie there. Default `empty`. */
  readonly vacancy?: Vacancy;
  /** Only those among them that are nearest to one of these figures. Default any. */
  readonly nearestTo?: FigureSelection | MarkerReference;
}

/** Overlays, chosen or all that fit. */
export interface OverlaySelection {
  /** Overlays. */
  readonly type: 'overlays';
  /** Which kinds. */
  readonly overlays: readonly OverlayType[];
  /** How many. Default 1: one of them, by choice; all of them where they are only counted. */
  readonly count?: SelectionCount;
  /** Where one of their hexes is. */
  readonly place?: Place;
  /** How many hexes they fill. Default any number. */
  readonly size?: number;
  /** Whether hexes are counted instead of overlays, where they are counted. Default `false`. */
  readonly byHex?: boolean;
}

/** Overlays that were chosen now or by an earlier ability. */
export type Overlays = Bound | OverlaySelection;
