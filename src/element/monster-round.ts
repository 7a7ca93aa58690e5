import type { Element, ElementIcon } from '../vocabulary/index.js';
import type { ElementTrack } from './track.js';

/**
 * What is paid for each consumption of a monster ability card, in their order: the elements, or `null`
 * where it cannot be paid.
 */
export type MonsterPayment = readonly (readonly Element[] | null)[];

/**
 * What one type of monster has done with the elements of its ability card in one round, as plain JSON.
 * Start every round with {@link newMonsterRound}.
 */
export interface MonsterRound {
  /**
   * What was paid, for all monsters of the type (R-ELEM-7); `null` until the first of them that can
   * act starts its turn. The effect of a consumption that was paid holds for every one of them.
   */
  readonly paid: MonsterPayment | null;
  /** Whether the infusions of the card were made (R-ELEM-8). */
  readonly infused: boolean;
}

/**
 * A type of monster before any of it has acted in a round.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { newMonsterRound } from 'gloomhaven-rules/element';
 *
 * assert.deepEqual(newMonsterRound, { paid: null, infused: false });
 */
export const newMonsterRound: MonsterRound = { paid: null, infused: false };

/** A monster that starts its turn. */
export interface MonsterTurnQuery {
  /** The elements. */
  readonly track: ElementTrack;
  /** What its type has done this round. */
  readonly round: MonsterRound;
  /** The consumptions of its ability card, each with its icons. */
  readonly consumptions: readonly (readonly ElementIcon[])[];
  /**
   * Whether it will perform anything: not if it is stunned, nor without a focus and anything else to
   * do (R-ELEM-7, R-ELEM-9).
   */
  readonly canAct: boolean;
}
