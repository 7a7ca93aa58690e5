import type { Action } from '../language/action.js';
import type { ClassPerk } from './class-perk.js';
import type { SummonStats } from '../language/summon.js';

/** The level of an ability card: a number, `X` for a card that is there from the start, `M` for one that is handed out. */
export type CardLevel = number | 'X' | 'M';

/** An ability card of a class (R-CARD). */
export interface AbilityCard {
  /** Its id, not to be found twice in a class. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** From which level it may be had: 1 to 9, `X` (R-CARD-15) or `M` for a card that others are given. */
  readonly level: CardLevel;
  /** Its initiative, from 1 to 99. */
  readonly initiative: number;
  /** What its top half says. */
  readonly top: Action;
  /** What its bottom half says. */
  readonly bottom: Action;
}

/** A class that can be played. */
export interface CharacterClass {
  /** Its id. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** How many cards are taken into a scenario (R-CARD-15). */
  readonly handSize: number;
  /** The hit points of levels 1 to 9. */
  readonly hitPoints: readonly number[];
  /** Its ability cards. */
  readonly cards: readonly AbilityCard[];
  /** Its perks. */
  readonly perks: readonly ClassPerk[];
  /** A summon that is there from the start and stays for good. Default none. */
  readonly companion?: SummonStats;
}
