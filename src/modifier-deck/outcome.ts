import type { ModifierCard, ModifierEffect } from '../vocabulary/index.js';
import { valueInUse, type Judging } from './compare.js';

/**
 * What the used cards do to the number of an attack. The controller orders what happens within one
 * step (R-ATK-4); {@link modifiedAttack} takes the order that is best for the attacker.
 */
export interface ModifierSum {
  /** Whether there is a null among them, which nothing outweighs (R-ATK-5). */
  readonly noDamage: boolean;
  /** What the attack is multiplied by: 1, or 2 for one 2x, 4 for two. */
  readonly multiplier: number;
  /** The sum of the numbers above 0. */
  readonly bonus: number;
  /** The sum of the numbers below 0, itself at most 0. */
  readonly penalty: number;
}

/** The sum of the used cards of a draw. */
export const sumOf = (used: readonly ModifierCard[], judging: Judging): ModifierSum => {
  let noDamage = false;
  let multiplier = 1;
  let bonus = 0;
  let penalty = 0;
  for (const card of used) {
    const value = valueInUse(card, judging);
    if (value === 'null') noDamage = true;
    else if (value === 'double') multiplier *= 2;
    else if (value > 0) bonus += value;
    else penalty += value;
  }
  return { noDamage, multiplier, bonus, penalty };
};

/** The effects of the used cards, repeats kept, in drawing order (R-MOD-10: a null does not stop them). */
export const effectsOf = (used: readonly ModifierCard[]): readonly ModifierEffect[] =>
  used.flatMap(({ effects }) => effects);

/**
 * The attack after its modifier cards: before shield, and below 0 if it came to that (R-ATK-8).
 *
 * Numbers above 0 are added before it is doubled and those below 0 after (R-ATK-4), which is best for
 * the attacker; a null makes it 0 (R-ATK-5). It is total on well-typed values only.
 *
 * @example
 * import { modifiedAttack, nextDraw } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const draw = nextDraw('none', [{ value: 1, rolling: true }, { value: 'double' }]);
 * assert(draw.type === 'done');
 * assert.equal(modifiedAttack(draw, 3), 8);
 */
export const modifiedAttack = (
  { noDamage, multiplier, bonus, penalty }: ModifierSum,
  attack: number,
): number => (noDamage ? 0 : (attack + bonus) * multiplier + penalty + 0);
