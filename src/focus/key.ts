import type { Ord } from 'fp-ts/lib/Ord.js';
import type { FocusRules } from './rules.js';

/** What candidates are compared by, in this order (R-FOCUS-7). */
export interface FocusKey {
  /** Traps and hazardous hexes on the cheapest way to a hex from which it can be attacked. */
  readonly negativeHexes: number;
  /** Movement points of that way. */
  readonly movement: number;
  /** Range distance from where the acting figure stands; `null` where walls leave no way. */
  readonly proximity: number | null;
  /** Its place in the initiative order. */
  readonly initiative: number;
}

/** The parts of a key, in the order in which they decide. */
export const FOCUS_KEYS = ['negativeHexes', 'movement', 'proximity', 'initiative'] as const;
/** One of {@link FOCUS_KEYS}. */
export type FocusKeyPart = (typeof FOCUS_KEYS)[number];

const WITHOUT_PROXIMITY = /*#__PURE__*/ FOCUS_KEYS.filter((part) => part !== 'proximity');

/** Jaws of the Lion leaves proximity out. */
const partsOf = ({ focusByProximity }: FocusRules): readonly FocusKeyPart[] =>
  focusByProximity ? FOCUS_KEYS : WITHOUT_PROXIMITY;

/** The first part in which two keys differ, or `null` where they tie. */
export const decidingPart = (rules: FocusRules, a: FocusKey, b: FocusKey): FocusKeyPart | null => {
  for (const part of partsOf(rules)) if (a[part] !== b[part]) return part;
  return null;
};

/**
 * The order of candidates (R-FOCUS-7): a later part decides where the earlier ones are equal; equal
 * keys are for the players to decide. It is an fp-ts `Ord`, written out since the monoid of fp-ts
 * brings a kilobyte along into every bundle.
 */
export const focusOrd = (rules: FocusRules): Ord<FocusKey> => ({
  equals: (a, b) => decidingPart(rules, a, b) === null,
  compare: (a, b) => {
    const part = decidingPart(rules, a, b);
    return part === null ? 0 : (a[part] ?? Infinity) < (b[part] ?? Infinity) ? -1 : 1;
  },
});
