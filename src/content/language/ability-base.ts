import type { AreaPattern } from '../../vocabulary/index.js';
import type { Amount } from './amount.js';
import type { Figures, SelectionCount } from './selection.js';
import type { Spot } from './spot.js';

/** What every ability may say of itself. */
export interface AbilityBase {
  /** A name, by which later abilities of the action can speak of what this one did. Default none. */
  readonly as?: string;
  /**
   * Whether it may be left out, as its performer decides, or the character that it is for. Default by what
   * it does (R-CARD-4): harm to its performer or allies is forced, and so are numbers, experience and
   * infusions; harm to enemies, heals and moves may be left out.
   */
  readonly optional?: boolean;
  /** Where stickers of enhancements go (R-ENH-5). Default nowhere. */
  readonly spots?: readonly Spot[];
}

/**
 * Whom an ability is aimed at: a range, with a number of targets or an area, as attacks are; or `to`, for
 * anything else that cards say. Where all four fields are left out, an attack, kill, push or pull is for
 * one adjacent enemy, and anything else for `self`. With a range or an area, what harms is for enemies, and what helps
 * for `self` or an ally; `self` counts there unless `to` leaves it out. Monsters and summons use their own
 * range and targets where an attack says nothing. What harms is attacks, kills, pushes, pulls, negative
 * conditions and curses; what helps is all else.
 */
export interface Aimed {
  /** Range in hexes. Default adjacent. */
  readonly range?: Amount;
  /** How many targets within range. Default 1. */
  readonly targets?: SelectionCount;
  /** The area it covers. Default none. */
  readonly area?: AreaPattern;
  /** Figures chosen in another way, instead of the three fields before. */
  readonly to?: Figures;
}
