import { movementOf, negativesOf, type Cost } from '../pathfinding/internal.js';
import { choicesAt, type Group } from './group.js';
import type { TurnSituation } from './rules.js';
import {
  bestSets,
  compareRanks,
  gives,
  OPTION_LIMIT,
  sizeOf,
  targetsOf,
  type TargetChoice,
  type TargetSet,
} from './target-set.js';

/** A hex from which the focus can be attacked. */
export interface Stand {
  readonly cell: number;
  /** What it costs to come there. */
  readonly cost: Cost;
  /** The foes that would be attacked at a disadvantage that moving away could lift (R-MON-9). */
  readonly adjacent: TargetSet;
}

/** A hex to attack from and whom to attack there. */
export interface Assault {
  readonly stand: Stand;
  readonly targets: TargetSet;
}

/** What a choice of assault depends on. */
export interface Plan {
  readonly situation: TurnSituation;
  readonly group: Group;
  /** Whether only the focus is attacked or planned for. */
  readonly focusOnly: boolean;
  /** The foes by rank, the best first (R-MON-13); one rank with all where the players choose. */
  readonly ranks: readonly TargetSet[];
}

/** Keeps what has the smallest value; every rule of the choice is one such sieve. */
export const keepLeast = <A>(all: readonly A[], value: (a: A) => number): readonly A[] => {
  let least = Infinity;
  let kept: A[] = [];
  for (const a of all) {
    const is = value(a);
    if (is > least) continue;
    if (is < least) kept = [];
    least = is;
    kept.push(a);
  }
  return kept;
};

/** A stand with one of the ways to choose targets there. */
interface Offer {
  readonly stand: Stand;
  readonly choice: TargetChoice;
}

const costOf = ({ stand }: Offer): Cost => stand.cost;

/** The fewest targets at disadvantage that an offer can be taken with. */
const fewestAdjacent = ({ stand: { adjacent }, choice: { fixed, pool, take } }: Offer): number =>
  sizeOf(fixed & adjacent) + Math.max(0, take - sizeOf(pool & ~adjacent));

/**
 * Stage 1 of R-MON-8, which sets of targets: in the first edition least movement, then the better
 * ranks; in the later ones the fewest at disadvantage before that.
 */
const setsToKeep = ({ situation, ranks }: Plan, offers: readonly Offer[]): readonly TargetSet[] => {
  const isFirst = situation.rules.focusDisadvantageFirst;
  const calmest = isFirst ? offers : keepLeast(offers, fewestAdjacent);
  let kept: readonly TargetSet[] = [];
  for (const { stand, choice } of keepLeast(calmest, costOf)) {
    const last = isFirst ? 0 : stand.adjacent;
    const sets = [...bestSets(choice, [...ranks.map((rank) => rank & ~last), ...ranks])];
    // The sets of one offer rank alike; only those that rank best count for the limit.
    const order = compareRanks(sets[0]!, kept[0] ?? 0, ranks);
    if (order < 0) kept = sets;
    else if (order === 0 && kept.length <= OPTION_LIMIT) kept = [...new Set([...kept, ...sets])];
  }
  return kept;
};

/** More than any cost, so that numbers of targets come first. */
const ABOVE_COSTS = 2 ** 31;

/** Stage 2 (R-MON-8): all hexes that allow one of the kept sets; fewest at disadvantage, least movement. */
const assaultsWith = (kept: readonly TargetSet[], offers: readonly Offer[]): readonly Assault[] => {
  const valued = offers.map((offer) => ({
    offer,
    atBest: fewestAdjacent(offer) * ABOVE_COSTS + costOf(offer),
  }));
  let least = Infinity;
  let best = new Map<number, Assault>();
  for (const { offer, atBest } of valued.sort((a, b) => a.atBest - b.atBest)) {
    if (atBest > least) break;
    const { stand, choice } = offer;
    for (const targets of kept) {
      const value = sizeOf(targets & stand.adjacent) * ABOVE_COSTS + stand.cost;
      if (value > least || !gives(choice, targets)) continue;
      if (value < least) best = new Map();
      least = value;
      if (best.size <= OPTION_LIMIT)
        best.set(stand.cell * ABOVE_COSTS + targets, { stand, targets });
    }
  }
  return [...best.values()];
};

/** The hexes that R-MON-8 (a) to (c) leave: fewest negative hexes, in reach, no disadvantage. */
export const standsToConsider = (
  { group, situation: { deed, rules } }: Plan,
  stands: readonly Stand[],
): readonly Stand[] => {
  const fewest = keepLeast(stands, ({ cost }) => negativesOf(cost));
  const reachable = keepLeast(fewest, ({ cost }) => (movementOf(cost) > deed.move ? 1 : 0));
  return rules.focusDisadvantageFirst
    ? keepLeast(reachable, ({ adjacent }) => adjacent & group.focus)
    : reachable;
};

/**
 * Chooses where to attack the focus from and whom besides, in the two stages of R-MON-8, which must
 * not be folded into one. `stands` are those of {@link standsToConsider}; all ties come back, or
 * `null` where more than `OPTION_LIMIT` sets of targets are as good.
 */
export const planAssaults = (plan: Plan, stands: readonly Stand[]): readonly Assault[] | null => {
  const { group, focusOnly } = plan;
  const focusAlone: TargetChoice = { fixed: group.focus, pool: 0, take: 0 };
  const offers = stands.flatMap((stand) =>
    (focusOnly ? [focusAlone] : choicesAt(group, stand.cell)).map((choice) => ({ stand, choice })),
  );
  const largest = keepLeast(offers, ({ choice }) => 0 - targetsOf(choice));
  const kept = setsToKeep(plan, largest);
  return kept.length > OPTION_LIMIT ? null : assaultsWith(kept, largest);
};
