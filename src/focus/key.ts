import { concatAll } from 'fp-ts/lib/Monoid.js';
import * as N from 'fp-ts/lib/number.js';
import * as O from 'fp-ts/lib/Ord.js';
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

const by = (part: FocusKeyPart): O.Ord<FocusKey> =>
  O.contramap((key: FocusKey) => key[part] ?? Infinity)(N.Ord);

/** How candidates are compared: by which parts, one after the other. */
interface Comparison {
  readonly parts: readonly (readonly [FocusKeyPart, O.Ord<FocusKey>])[];
  readonly order: O.Ord<FocusKey>;
}

const comparisonBy = (names: readonly FocusKeyPart[]): Comparison => {
  const parts = names.map((name) => [name, by(name)] as const);
  return { parts, order: concatAll(O.getMonoid<FocusKey>())(parts.map(([, ord]) => ord)) };
};

const WITH_PROXIMITY = /*#__PURE__*/ comparisonBy(FOCUS_KEYS);
const WITHOUT_PROXIMITY = /*#__PURE__*/ comparisonBy(['negativeHexes', 'movement', 'initiative']);

const comparisonOf = ({ focusByProximity }: FocusRules): Comparison =>
  focusByProximity ? WITH_PROXIMITY : WITHOUT_PROXIMITY;

/**
 * The order of candidates (R-FOCUS-7); equal ones are for the players to decide. Jaws of the Lion
 * leaves proximity out.
 */
export const focusOrd = (rules: FocusRules): O.Ord<FocusKey> => comparisonOf(rules).order;

/** The first part in which two keys differ, or `null` where they tie. */
export const decidingPart = (rules: FocusRules, a: FocusKey, b: FocusKey): FocusKeyPart | null =>
  comparisonOf(rules).parts.find(([, ord]) => ord.compare(a, b) !== 0)?.[0] ?? null;
