import type { ElementIcon } from '../../vocabulary/index.js';
import type { Ability } from '../language/ability.js';
import type { Amount } from '../language/amount.js';
import type { FightingTraits } from '../language/summon.js';

/**
 * What the stat card of a monster says for one level and rank. Numbers are no less than 0, and texts are
 * formulas of `C` and `L` alone: there is no other stat that they could be counted from. What is only known
 * in play is a fact, as for an attack that grows with the hexes moved.
 *
 * @example
 * import type { MonsterStats } from 'gloomhaven-rules/content';
 *
 * const guard: MonsterStats = { hitPoints: 5, move: 2, attack: 2, shield: 1 };
 * const boss: MonsterStats = { hitPoints: '8xC', move: 2, attack: '1+C', immunities: ['stun'] };
 * const rider: MonsterStats = {
 *   hitPoints: '9xC',
 *   move: 3,
 *   attack: {
 *     type: 'calculation',
 *     formula: '3+X',
 *     where: { X: { type: 'hexesMoved', during: 'turn' } },
 *   },
 * };
 */
export interface MonsterStats extends FightingTraits {
  /** Hit points at full health, at least 1. */
  readonly hitPoints: Amount;
  /** Move; 0 where the card has a dash. */
  readonly move: Amount;
  /** Attack; 0 where the card has a dash. */
  readonly attack: Amount;
}

/** How many levels the stat card of a monster has: 0 to 7 (R-SCEN-3). */
export const MONSTER_LEVELS = 8;

/** One for each level of the scenario, from 0 to 7. */
export type ByMonsterLevel<A> = readonly [A, A, A, A, A, A, A, A];

/** What a monster does on its turn: abilities in order, and elements. */
export interface MonsterAction {
  /** What is performed, in this order. */
  readonly abilities: readonly Ability[];
  /** Elements that become strong at the end of the turn (R-ELEM-8). Default none. */
  readonly infuse?: readonly ElementIcon[];
}

/** The stats of a type that has normal and elite monsters. */
export interface RankedStats {
  /** Two ranks. */
  readonly type: 'ranks';
  /** The stats of normal monsters, by level. */
  readonly normal: ByMonsterLevel<MonsterStats>;
  /** The stats of elite monsters, by level. */
  readonly elite: ByMonsterLevel<MonsterStats>;
}

/** The stats of a boss or a named monster: neither normal nor elite (R-MON-27, R-MON-29). */
export interface BossStats {
  /** One rank, that of a boss. */
  readonly type: 'boss';
  /** The stats, by level. */
  readonly boss: ByMonsterLevel<MonsterStats>;
  /** What the cards of the boss deck point to: special 1 first (R-MON-27). Default none. */
  readonly specials?: readonly MonsterAction[];
}

/**
 * A type of monster (R-MON).
 *
 * Its traits belong to its stats, `flying` among them: they can differ between levels and ranks.
 */
export interface MonsterType {
  /** Its id. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** The id of the deck of monster ability cards that it draws from; types can share one (R-MON-2). */
  readonly deck: string;
  /** How many standees there are of it, at most so many are on the board (R-MON-24). */
  readonly standees: number;
  /** The id of another type whose standees it uses. Default its own. */
  readonly sharesStandeesWith?: string;
  /** Words that goals and special rules know it by, beside its id: "bandits". Default none. */
  readonly families?: readonly string[];
  /** Its stats. */
  readonly stats: RankedStats | BossStats;
}

/**
 * A monster ability card (R-MON-1).
 *
 * Its numbers are mostly relative to the stats of whoever acts: "Move +0" is `M`, "Attack -1" is `A-1`,
 * "Range +1" is `R+1`. What an attack leaves out is the monster's own: without `range`, `to` or an area with
 * an origin it has the range of the stat card, 1 and melee where that has none; without `targets`, its
 * targets; and pierce, push, pull and conditions of the stat card come on top of those of the card
 * (R-MON-16). "All attacks on one enemy" is `allAtOne`. Whatever else has a range states it: `R` is the
 * monster's own. Clauses and consumptions around an attack are judged for the focus as things are when the
 * turn begins (R-MON-7, R-ELEM-7), and again when the attack is performed.
 *
 * @example
 * import type { MonsterCard } from 'gloomhaven-rules/content';
 *
 * const card: MonsterCard = {
 *   id: '46',
 *   initiative: 46,
 *   shuffle: true,
 *   abilities: [
 *     { type: 'move', amount: 'M-1' },
 *     {
 *       type: 'attack',
 *       amount: 'A+1',
 *       effects: [{ type: 'consume', elements: ['fire'], then: [{ type: 'add', amount: 2 }] }],
 *     },
 *   ],
 *   infuse: ['dark'],
 * };
 */
export interface MonsterCard extends MonsterAction {
  /** Its id, not to be found twice in its deck. */
  readonly id: string;
  /** Its name in English. Default none. */
  readonly name?: string;
  /** Its initiative, from 1 to 99 (R-INIT-1). */
  readonly initiative: number;
  /** Whether its deck is shuffled at the end of the round in which it was drawn (R-MON-5). Default `false`. */
  readonly shuffle?: boolean;
}

/** A deck of monster ability cards. */
export interface MonsterDeck {
  /** Its id. */
  readonly id: string;
  /** Its cards. */
  readonly cards: readonly MonsterCard[];
}
