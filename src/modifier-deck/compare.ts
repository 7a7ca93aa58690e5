import type { ModifierCard } from '../vocabulary/index.js';
import { effectKeys, type ModifierValue } from './card.js';
import type { DrawRules } from './rules.js';

/** A card of a certain value is used as if it had another (R-MOD-18). */
export interface CardChange {
  /** Which cards, by their printed value; a bless is a `double`, a curse a `null`. */
  readonly value: ModifierValue;
  /** The value that counts instead. */
  readonly as: ModifierValue;
}

/** What the value of a card depends on besides the card. */
export interface Judging {
  /** The attack before the card, `null` where it is not known: then a 2x is better than every number. */
  readonly attack: number | null;
  /** The rule flags. */
  readonly rules: DrawRules;
  /** What changes the attacker's card; the first one that names its value counts. */
  readonly changes: readonly CardChange[];
}

/** How one card compares to another; `undecided` where the rules give no answer (R-MOD-6). */
export type Verdict = 'better' | 'worse' | 'equal' | 'undecided';

/** R-VAR-2 makes null and 2x plain numbers. */
const reduced = (value: ModifierValue): number => {
  if (value === 'double') return 2;
  return value === 'null' ? -2 : value;
};

/** The value that a used card has in the end, after changes and in the variant that is played. */
export const valueInUse = (card: ModifierCard, { rules, changes }: Judging): ModifierValue => {
  const value = changes.find((change) => change.value === card.value)?.as ?? card.value;
  return rules.reducedRandomness ? reduced(value) : value;
};

/** The value by which a card is compared: changes come after the choice unless a flag says before (R-MOD-18). */
const valueCompared = (card: ModifierCard, judging: Judging): ModifierValue => {
  if (judging.rules.modifyBeforeChoice) return valueInUse(card, judging);
  return judging.rules.reducedRandomness ? reduced(card.value) : card.value;
};

/** R-MOD-7: a null is worse than every other card; a 2x is worth the attack it doubles. */
const worth = (card: ModifierCard, judging: Judging): number => {
  const value = valueCompared(card, judging);
  if (value === 'null') return -Infinity;
  if (value !== 'double') return value;
  return judging.rules.compareDoubleByValue ? (judging.attack ?? Infinity) : Infinity;
};

/** Whether the sorted list `whole` holds all of the sorted list `part`, repeats included. */
const holds = (whole: readonly string[], part: readonly string[]): boolean => {
  let found = 0;
  for (const key of whole) if (key === part[found]) found += 1;
  return found === part.length;
};

const byWorth = (a: number, b: number): Verdict => {
  if (a === b) return 'equal';
  return a > b ? 'better' : 'worse';
};

/** How card `a` compares to card `b`, neither of them rolling (R-MOD-5 to R-MOD-7). */
export const compareCards = (a: ModifierCard, b: ModifierCard, judging: Judging): Verdict => {
  const worthA = worth(a, judging);
  const worthB = worth(b, judging);
  const effectsA = effectKeys(a);
  const effectsB = effectKeys(b);
  const aHoldsB = holds(effectsA, effectsB);
  const bHoldsA = holds(effectsB, effectsA);
  if (aHoldsB && bHoldsA) return byWorth(worthA, worthB);
  if (aHoldsB && worthA >= worthB) return 'better';
  if (bHoldsA && worthB >= worthA) return 'worse';
  return 'undecided';
};
