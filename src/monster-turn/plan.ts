import { movementOf, negativesOf, type Cost } from '../pathfinding/internal.js';
import { adjacentOf, choicesAt, type Group } from './group.js';
import type { MonsterTurnRules } from './rules.js';
import {
  bestSets,
  compareRanks,
  gives,
  sizeOf,
  targetsOf,
  type TargetChoice,
  type TargetSet,
} from './target-set.js';

/** A hex from which the focus can be attacked, with what it costs to come there. */
export interface Stand {
  readonly cell: number;
  readonly cost: Cost;
}

/** A hex to attack from and whom to attack there. */
export interface Assault {
  readonly stand: Stand;
  readonly targets: TargetSet;
}

/** What a choice of assault depends on. */
export interface Plan {
  readonly group: Group;
  readonly rules: MonsterTurnRules;
  /** Movement points of this turn. */
  readonly move: number;
  /** Whether adjacent targets are at a disadvantage that moving away could lift (R-MON-9). */
  readonly mindsDisadvantage: boolean;
  /** Whether only the focus is attacked or planned for. */
  readonly focusOnly: boolean;
  /** The foes by rank, the best first (R-MON-13); one rank with all where the players choose. */
  readonly ranks: readonly TargetSet[];
}

/** Keeps what has the smallest value; every rule of the choice is one such sieve. */
const keepLeast = <A>(all: readonly A[], value: (a: A) => number): readonly A[] => {
  if (all.length < 2) return all;
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

const isOutOfReach =
  ({ move }: Plan) =>
  ({ cost }: Stand): number =>
    movementOf(cost) <= move ? 0 : 1;

const disadvantaged = ({ group, mindsDisadvantage }: Plan, set: TargetSet, cell: number): number =>
  mindsDisadvantage ? sizeOf(adjacentOf(group, set, cell)) : 0;

/** A stand with the ways to choose the most targets there. */
interface Offer {
  readonly stand: Stand;
  readonly most: number;
  readonly choices: readonly TargetChoice[];
}

const offerOf = ({ group, focusOnly }: Plan, stand: Stand): Offer => {
  if (focusOnly) return { stand, most: 1, choices: [{ fixed: group.focus, pool: 0, take: 0 }] };
  const choices = choicesAt(group, stand.cell);
  const most = choices.reduce((size, choice) => Math.max(size, targetsOf(choice)), 0);
  return { stand, most, choices: choices.filter((choice) => targetsOf(choice) === most) };
};

const setsOf = (offer: Offer, ranks: readonly TargetSet[]): readonly Assault[] =>
  [...new Set(offer.choices.flatMap((choice) => bestSets(choice, ranks)))].map((targets) => ({
    stand: offer.stand,
    targets,
  }));

/** Keeps the assaults on the better ranks; where the players choose there is one rank, and all are kept. */
const keepBestRanks = ({ ranks }: Plan, assaults: readonly Assault[]): readonly Assault[] => {
  const best = assaults.reduce((a, b) => (compareRanks(b.targets, a.targets, ranks) < 0 ? b : a));
  return assaults.filter(({ targets }) => compareRanks(targets, best.targets, ranks) === 0);
};

/** Stage 1 for sets of equal size (R-MON-8 e, f): least movement, then the better ranks. */
const bestByRank = (plan: Plan, offers: readonly Offer[]): readonly Assault[] => {
  const nearest = keepLeast(offers, ({ stand }) => stand.cost);
  return keepBestRanks(
    plan,
    nearest.flatMap((offer) => setsOf(offer, plan.ranks)),
  );
};

/** Stage 1 of the later editions: fewest targets at disadvantage, then least movement. */
const bestByDisadvantage = (plan: Plan, offers: readonly Offer[]): readonly Assault[] => {
  const assaults = offers.flatMap((offer) => setsOf(offer, plan.ranks));
  const calmest = keepLeast(assaults, ({ stand, targets }) =>
    disadvantaged(plan, targets, stand.cell),
  );
  return keepBestRanks(
    plan,
    keepLeast(calmest, ({ stand }) => stand.cost),
  );
};

/** Stage 2 (R-MON-8): all hexes that allow one of the kept sets; fewest at disadvantage, least movement. */
const chooseHex = (
  plan: Plan,
  offers: readonly Offer[],
  kept: readonly TargetSet[],
): readonly Assault[] =>
  keepLeast(
    keepLeast(
      offers.flatMap(({ stand, choices }) =>
        kept
          .filter((targets) => choices.some((choice) => gives(choice, targets)))
          .map((targets) => ({ stand, targets })),
      ),
      ({ stand, targets }) => disadvantaged(plan, targets, stand.cell),
    ),
    ({ stand }) => stand.cost,
  );

/** The hexes that R-MON-8 (a) to (c) leave: fewest negative hexes, in reach, no disadvantage. */
export const standsToConsider = (plan: Plan, stands: readonly Stand[]): readonly Stand[] => {
  const fewest = keepLeast(stands, ({ cost }) => negativesOf(cost));
  const reachable = keepLeast(fewest, isOutOfReach(plan));
  return plan.rules.focusDisadvantageFirst
    ? keepLeast(reachable, ({ cell }) => disadvantaged(plan, plan.group.focus, cell))
    : reachable;
};

/**
 * Chooses where to attack the focus from and whom besides, in the two stages of R-MON-8, which must
 * not be folded into one. `stands` are those of {@link standsToConsider}; all ties come back.
 */
export const planAssaults = (plan: Plan, stands: readonly Stand[]): readonly Assault[] => {
  const offers = stands.map((stand) => offerOf(plan, stand));
  const best = keepLeast(offers, ({ most }) => -most).filter(({ most }) => most > 0);
  if (best.length === 0) return [];
  const kept = (plan.rules.focusDisadvantageFirst ? bestByRank : bestByDisadvantage)(plan, best);
  return chooseHex(plan, best, [...new Set(kept.map(({ targets }) => targets))]);
};
