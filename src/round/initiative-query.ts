import type { Rank } from '../content/index.js';

/** The rule flags that the order of a round reads. */
export interface InitiativeRules {
  /**
   * Whether a long rest is an initiative of 99 like any other, so that it goes before monsters at 99.
   * Without it long resters come after everybody else (R-REST-6). Default `false`.
   */
  readonly longRestTiesNormally: boolean;
}

/**
 * The flags where a question names no others. No edition sets them.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { defaultInitiativeRules } from 'gloomhaven-rules/round';
 *
 * assert.equal(defaultInitiativeRules.longRestTiesNormally, false);
 */
export const defaultInitiativeRules: InitiativeRules = { longRestTiesNormally: false };

/** A character that plays two cards. */
export interface PlayingCharacter {
  /** Its id. */
  readonly id: string;
  /** Initiative of the leading card. */
  readonly lead: number;
  /** Initiative of the other card, which only decides ties between characters (R-INIT-3). */
  readonly second: number;
  /** It does not rest. */
  readonly longRest?: false;
}

/** A character that takes a long rest: initiative 99 and no second card (R-INIT-4). */
export interface RestingCharacter {
  /** Its id. */
  readonly id: string;
  /** It rests. */
  readonly longRest: true;
}

/** A summon of a character; it is nowhere in the order if its owner is not (R-SUM-2). */
export interface OrderedSummon {
  /** Its id. */
  readonly id: string;
  /** The id of the character that summoned it. */
  readonly owner: string;
  /** Of its owner's summons the lowest number acts first; only the order of the numbers counts. */
  readonly summonOrder: number;
  /** Whether it came in this round: it does not act (R-SUM-3), but can be focused (R-SUM-11). */
  readonly summonedThisRound: boolean;
}

/** A monster in the order of its type. */
export interface OrderedMonster {
  /** Its id. */
  readonly id: string;
  /** The number of its standee. */
  readonly standee: number;
  /** Elites act before the others of their type (R-MON-1). */
  readonly rank: Rank;
  /** Whether it was summoned in this round, so that it does not act (R-MON-20). Default `false`. */
  readonly summonedThisRound?: boolean;
}

/** The monsters of one type. */
export interface OrderedType {
  /** The type. */
  readonly type: string;
  /** Initiative of its card; `null` where no card is drawn for it, which is last (R-MON-21). */
  readonly initiative: number | null;
  /** Those on the board; without any the type is nowhere in the order (R-INIT-7). */
  readonly figures: readonly OrderedMonster[];
  /** The deck that its card comes from; only of importance with `mixed`. Default its own. */
  readonly deck?: string;
}

/** All that the order of a round depends on. */
export interface InitiativeQuery {
  /** The characters that act. */
  readonly characters: readonly (PlayingCharacter | RestingCharacter)[];
  /** Default none. */
  readonly summons?: readonly OrderedSummon[];
  /** Each type once. Default none. */
  readonly monsters?: readonly OrderedType[];
  /** Ids of destructible obstacles: they never act, and can be focused at 99 (R-FOCUS-9). Default none. */
  readonly obstacles?: readonly string[];
  /**
   * How the players settled ties, for this round (R-INIT-3) or for good (R-MON-2): ids of characters and
   * types of monsters, the earlier first. A tie is settled where every block of it is named here; nobody
   * else is moved by it. Default nothing.
   */
  readonly agreed?: readonly string[];
  /**
   * Types that share one card and act as one, as the players chose: the elites of the first type, those
   * of the second, then the others in the same way (R-MON-2). Types of different decks or initiatives
   * stay apart. Default none: one type fully, then the other.
   */
  readonly mixed?: readonly (readonly string[])[];
  /** Flags laid over {@link defaultInitiativeRules}. */
  readonly rules?: Partial<InitiativeRules>;
}
