import type { Condition } from '../../vocabulary/index.js';
import type { Anchor, Bound, Reference } from './reference.js';
import type { FigureSelection, OverlaySelection } from './selection.js';
import type { Clause } from './clause.js';
import type { Moment } from './moment.js';

/** How far back a count goes. */
export const SPANS = ['ability', 'action', 'turn', 'round', 'scenario', 'campaign'] as const;
/** One of {@link SPANS}; a count starts again with each new one. */
export type Span = (typeof SPANS)[number];

/** Hexes that a figure entered by moving; forced moves and teleports do not count. */
export interface HexesMovedFact {
  /** Hexes moved. */
  readonly type: 'hexesMoved';
  /** How far back. */
  readonly during: Span;
  /** Whose. Default `self`. */
  readonly of?: Reference;
}

/** Hit points really lost by damage; that of retaliate and of traps is dealt by nobody. */
export interface DamageFact {
  /** Damage. */
  readonly type: 'damage';
  /** Whether the figure dealt it or suffered it. */
  readonly done: 'dealt' | 'suffered';
  /** How far back. */
  readonly during: Span;
  /** Whose. Default `self`. */
  readonly of?: Reference;
}

/** How many figures there are. */
export interface FiguresFact {
  /** A number of figures. */
  readonly type: 'figures';
  /** Which ones are counted. */
  readonly of: FigureSelection;
}

/** How many overlays there are, or hexes that they fill. */
export interface OverlaysFact {
  /** A number of overlays. */
  readonly type: 'overlays';
  /** Which ones are counted. */
  readonly of: OverlaySelection;
}

/** Hit points. */
export interface HitPointsFact {
  /** Hit points. */
  readonly type: 'hitPoints';
  /** Those it has, those it can have at most, or the difference. */
  readonly which: 'current' | 'maximum' | 'missing';
  /** Whose. Default `self`. */
  readonly of?: Reference;
}

/** How many conditions a figure has. */
export interface ConditionsFact {
  /** A number of conditions. */
  readonly type: 'conditions';
  /** Whose. */
  readonly of: Reference;
  /** Which ones count. Default the negative ones. */
  readonly conditions?: readonly Condition[];
}

/** The numbers that stand on a figure. */
export const FIGURE_NUMBERS = [
  'hitPoints',
  'move',
  'attack',
  'range',
  'shield',
  'retaliate',
  'level',
  'gold',
  'initiative',
] as const;
/** One of {@link FIGURE_NUMBERS}; move, attack and range are those of a monster or summon. */
export type FigureNumber = (typeof FIGURE_NUMBERS)[number];

/** A number of a figure, with everything that counts just now. */
export interface StatFact {
  /** A number of a figure. */
  readonly type: 'stat';
  /** Which number. */
  readonly stat: FigureNumber;
  /** Whose. Default `self`. */
  readonly of?: Reference;
}

/** The distance between two figures or hexes, walls in the way counted. */
export interface DistanceFact {
  /** A distance. */
  readonly type: 'distance';
  /** From here. Default `self`. */
  readonly from?: Anchor;
  /** To there. */
  readonly to: Anchor;
}

/** Where the cards of a character are. */
export const CARD_PILES = ['hand', 'discarded', 'lost', 'active'] as const;
/** One of {@link CARD_PILES}. */
export type CardPile = (typeof CARD_PILES)[number];

/** How many ability cards a character has somewhere. */
export interface CardsFact {
  /** A number of ability cards. */
  readonly type: 'cards';
  /** Which piles are counted. */
  readonly piles: readonly CardPile[];
  /** Whose. Default `self`. */
  readonly of?: Reference;
}

/** How often something happened. */
export interface TimesFact {
  /** A number of times. */
  readonly type: 'times';
  /** What. */
  readonly moment: Moment;
  /** How far back. */
  readonly during: Span;
  /** Only when this held. Default always. */
  readonly if?: readonly Clause[];
  /** Whether only different types of figures, scenarios or items count. Default `false`. */
  readonly different?: boolean;
}

/** A sum over something that happened: experience gained, gold, hit points healed. */
export interface SumFact {
  /** A sum of amounts. */
  readonly type: 'sum';
  /** What. */
  readonly moment: Moment;
  /** How far back. */
  readonly during: Span;
  /** Only when this held. Default always. */
  readonly if?: readonly Clause[];
}

/** The number of the round. */
export interface RoundFact {
  /** The round, from 1. */
  readonly type: 'round';
}

/** The amount of the moment that a bonus answers: the damage to be suffered, the hit points healed. */
export interface MomentAmountFact {
  /** The amount of the moment. */
  readonly type: 'momentAmount';
}

/** A number that is only known in play. */
export type Fact =
  | HexesMovedFact
  | DamageFact
  | FiguresFact
  | OverlaysFact
  | HitPointsFact
  | ConditionsFact
  | StatFact
  | DistanceFact
  | CardsFact
  | TimesFact
  | SumFact
  | RoundFact
  | MomentAmountFact
  | Bound;

/**
 * Arithmetic over facts, as cards write it: "2xX, where X is …". The names are single capital letters,
 * other than the ones that a formula knows already.
 */
export interface Calculation {
  /** Arithmetic over facts. */
  readonly type: 'calculation';
  /** The formula, with the names of `where` and the usual symbols. */
  readonly formula: string;
  /** What its names stand for. */
  readonly where: Readonly<Record<string, Amount>>;
  /** It is never less than this. */
  readonly min?: Amount;
  /** It is never more than this. */
  readonly max?: Amount;
}

/** The symbols of a formula in an ability: see {@link Amount}. */
export const ABILITY_SYMBOLS = ['C', 'L', 'M', 'A', 'R', 'H'] as const;

/**
 * How much: a number; a formula; something counted in play; or arithmetic over such. It is evaluated when
 * it is needed, once for each target where it speaks of the target.
 *
 * A formula knows `C` characters, `L` the level of the scenario, and of whoever performs the ability, if
 * it is a monster or a summon, `M` its move, `A` its attack, `R` its range and `H` its maximum hit points:
 * "Attack +1" of a monster is `A+1`. A range of `R` leaves the attack of a melee figure a melee attack. Fractions are rounded up unless the formula says otherwise
 * (R-SCEN-15).
 *
 * @example
 * import type { Amount } from 'gloomhaven-rules/content';
 *
 * const three: Amount = 3;
 * const attackPlusOne: Amount = 'A+1';
 * const perHex: Amount = { type: 'hexesMoved', during: 'turn' };
 * const halfOfTheirs: Amount = {
 *   type: 'calculation',
 *   formula: '[X/2{$math.floor}]',
 *   where: { X: { type: 'hitPoints', which: 'maximum', of: 'target' } },
 * };
 */
export type Amount = number | string | Fact | Calculation;
