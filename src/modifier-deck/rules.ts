/** The rule flags that modifier decks read. */
export interface DrawRules {
  /**
   * Whether a comparison counts a 2x as what it adds to this attack (R-MOD-7). Without it a 2x is
   * better than every number. Default `true`.
   */
  readonly compareDoubleByValue: boolean;
  /** The variant in which 2x and bless are +2, null and curse -2 (R-VAR-2). Default `false`. */
  readonly reducedRandomness: boolean;
  /** Whether curses never run out (R-MOD-13). Default `false`. */
  readonly unlimitedCurses: boolean;
  /**
   * Whether what changes an attacker's modifier card does so before the better or worse of two is
   * chosen (R-MOD-18). Default `false`.
   */
  readonly modifyBeforeChoice: boolean;
}

/**
 * The flags where a question names no others.
 *
 * @example
 * import { defaultDrawRules } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(defaultDrawRules.compareDoubleByValue, true);
 */
export const defaultDrawRules: DrawRules = {
  compareDoubleByValue: true,
  reducedRandomness: false,
  unlimitedCurses: false,
  modifyBeforeChoice: false,
};

/** Lays given flags over the default ones; `null` counts as left out. */
export const withDefaults = (rules: Partial<DrawRules> | null | undefined): DrawRules => {
  if (!rules) return defaultDrawRules;
  const base = defaultDrawRules;
  return {
    compareDoubleByValue: rules.compareDoubleByValue ?? base.compareDoubleByValue,
    reducedRandomness: rules.reducedRandomness ?? base.reducedRandomness,
    unlimitedCurses: rules.unlimitedCurses ?? base.unlimitedCurses,
    modifyBeforeChoice: rules.modifyBeforeChoice ?? base.modifyBeforeChoice,
  };
};
