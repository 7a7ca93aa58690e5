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

type Part = readonly [FocusKeyPart, Ord<FocusKey>];

const by = (part: FocusKeyPart): Part => {
  const compare: Ord<FocusKey>['compare'] = (a, b) => {
    const [first, second] = [a[part] ?? Infinity, b[part] ?? Infinity];
    return first < second ? -1 : first > second ? 1 : 0;
  };
  return [part, { compare, equals: (a, b) => compare(a, b) === 0 }];
};

/**
 * The monoid of orders, as fp-ts has it: a later part decides where the earlier ones are equal. It is
 * written out since fp-ts's own brings a kilobyte along into every bundle.
 */
const inTurn = (parts: readonly Part[]): Ord<FocusKey> => {
  const compare: Ord<FocusKey>['compare'] = (a, b) => {
    for (const [, part] of parts) {
      const order = part.compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
  return { compare, equals: (a, b) => compare(a, b) === 0 };
};

/** How candidates are compared: by which parts, one after the other. */
interface Comparison {
  readonly parts: readonly Part[];
  readonly order: Ord<FocusKey>;
}

const comparisonBy = (names: readonly FocusKeyPart[]): Comparison => {
  const parts = names.map(by);
  return { parts, order: inTurn(parts) };
};

const WITH_PROXIMITY = /*#__PURE__*/ comparisonBy(FOCUS_KEYS);
const WITHOUT_PROXIMITY = /*#__PURE__*/ comparisonBy(['negativeHexes', 'movement', 'initiative']);

const comparisonOf = ({ focusByProximity }: FocusRules): Comparison =>
  focusByProximity ? WITH_PROXIMITY : WITHOUT_PROXIMITY;

/**
 * The order of candidates (R-FOCUS-7); equal ones are for the players to decide. Jaws of the Lion
 * leaves proximity out.
 */
export const focusOrd = (rules: FocusRules): Ord<FocusKey> => comparisonOf(rules).order;

/** The first part in which two keys differ, or `null` where they tie. */
export const decidingPart = (rules: FocusRules, a: FocusKey, b: FocusKey): FocusKeyPart | null =>
  comparisonOf(rules).parts.find(([, ord]) => ord.compare(a, b) !== 0)?.[0] ?? null;
