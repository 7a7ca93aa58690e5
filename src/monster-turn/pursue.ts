import type { Either } from 'fp-ts/lib/Either.js';
import { isLeft, left, right } from '../core/index.js';
import { hexOf } from '../board/internal.js';
import type { Situation } from '../focus/internal.js';
import { distance } from '../hex/index.js';
import { costsTo, movementOf, negativesOf, UNREACHED, type Cost } from '../pathfinding/internal.js';
import { attackCells, proximity, type Aim, type Attack, type Foe } from '../targeting/internal.js';
import type { MonsterTurnError } from './error.js';
import { choicesAt, groupOf } from './group.js';
import { planAssaults, standsToConsider, type Assault, type Plan, type Stand } from './plan.js';
import type { MonsterTurnRules } from './rules.js';
import { countBestSets, FOE_LIMIT, type TargetSet } from './target-set.js';

/** A monster's situation with the flags of its turn. */
export type TurnSituation = Situation<MonsterTurnRules>;

/** More equally good sets of targets for one hex than this are refused. */
export const OPTION_LIMIT = 10_000;

/** How far an area reaches from its own first hex or from the attacker. */
const extentOf = ({ area }: Attack): number =>
  Math.max(0, ...(area?.turns ?? []).flat().map((offset) => distance({ q: 0, r: 0 }, offset)));

/** The foes that one attack could hit along with the focus; mostly simply all of them. */
const companions = ({ compiled, attack, foes }: Aim, focus: Foe): readonly Foe[] => {
  if (foes.length <= FOE_LIMIT) return foes;
  if (attack.area === null && attack.targets === 1) return [focus];
  const reach = 2 * (attack.range + 2 * extentOf(attack));
  const hexesOf = ({ cells }: Foe) => cells.map((cell) => hexOf(compiled, cell));
  const around = hexesOf(focus);
  return foes.filter((foe) =>
    hexesOf(foe).some((hex) => around.some((at) => distance(hex, at) <= reach)),
  );
};

/** The foes by rank: proximity, then initiative; equal ones share a rank (R-MON-13). */
const ranksOf = (
  situation: TurnSituation,
  aim: Aim,
  foes: readonly Foe[],
): readonly TargetSet[] => {
  const { rules, from, initiatives } = situation;
  if (!rules.rankTargets) return [-1];
  const ranked = foes.map((foe, place) => ({
    set: 1 << place,
    near: rules.focusByProximity ? proximity(foe, from) : 0,
    initiative: initiatives[aim.foes.indexOf(foe)] ?? 0,
  }));
  ranked.sort((a, b) => a.near - b.near || a.initiative - b.initiative);
  const ranks: TargetSet[] = [];
  ranked.forEach(({ set, near, initiative }, index) => {
    const before = ranked[index - 1];
    const isTie = before?.near === near && before.initiative === initiative;
    if (isTie) ranks.push((ranks.pop() ?? 0) | set);
    else ranks.push(set);
  });
  return ranks;
};

/** Prepares the choice of targets around a focus. */
export const planFor = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
  attacks: boolean,
): Either<MonsterTurnError, Plan> => {
  const foes = companions(aim, focus);
  if (foes.length > FOE_LIMIT)
    return left({
      type: 'tooManyFoes',
      path: ['figures'],
      ruling: null,
      foes: foes.length,
      limit: FOE_LIMIT,
    });
  const { rules, deed, conditions } = situation;
  return right({
    group: groupOf(aim, foes, foes.indexOf(focus)),
    rules,
    move: deed.move,
    mindsDisadvantage: aim.attack.isRanged && !conditions.has('muddle'),
    focusOnly: !attacks,
    ranks: ranksOf(situation, aim, foes),
  });
};

/** Where the figure may end and attack the focus from (R-FOCUS-4). */
const standsAgainst = (
  { ground, costs }: TurnSituation,
  aim: Aim,
  focus: Foe,
): readonly Stand[] => {
  const cells = attackCells(aim, focus);
  const stands: Stand[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const cost = costs[cell] ?? UNREACHED;
    if (cells[cell] === 1 && ground.mayEnd[cell] === 1 && cost < UNREACHED)
      stands.push({ cell, cost });
  }
  return stands;
};

/** The fault of a query with so many options, or `null` if they can be listed. */
export const refuseOptions = (options: number): MonsterTurnError | null =>
  options <= OPTION_LIMIT
    ? null
    : {
        type: 'tooManyOptions',
        path: ['figures'],
        ruling: 'R-MON-13',
        options,
        limit: OPTION_LIMIT,
      };

/** Refuses an attack that could be made on too many equally good sets of targets from one hex. */
export const refuseTooMany = (plan: Plan, stands: readonly Stand[]): MonsterTurnError | null => {
  if (plan.focusOnly || plan.group.foes.length < 16) return null;
  let options = 0;
  for (const { cell } of stands)
    for (const choice of choicesAt(plan.group, cell))
      options = Math.max(options, countBestSets(choice, plan.ranks));
  return refuseOptions(options);
};

/** Where a focus is attacked from, this turn or later. */
export interface Pursuit {
  readonly plan: Plan;
  /** Whether the hexes can be reached this turn. */
  readonly arrives: boolean;
  readonly assaults: readonly Assault[];
}

/** Fixes the best hexes and targets against a focus, as if movement were unlimited (R-MON-8, R-MON-11). */
export const pursue = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
  attacks: boolean,
): Either<MonsterTurnError, Pursuit> => {
  const prepared = planFor(situation, aim, focus, attacks);
  if (isLeft(prepared)) return prepared;
  const stands = standsToConsider(prepared.right, standsAgainst(situation, aim, focus));
  const arrives = stands.some(({ cost }) => movementOf(cost) <= situation.deed.move);
  const { futureMultiattack } = situation.rules;
  const plan =
    arrives || futureMultiattack ? prepared.right : { ...prepared.right, focusOnly: true };
  const refusal = refuseTooMany(plan, stands);
  return refusal === null
    ? right({ plan, arrives, assaults: planAssaults(plan, stands) })
    : left(refusal);
};

/** How near a hex is to a goal: R-MON-11 compares these in order. */
interface Approach {
  readonly negativeHexes: number;
  readonly remaining: number;
  readonly movement: number;
}

const approachFrom = (cost: Cost, left: Cost): Approach => ({
  negativeHexes: negativesOf(cost) + negativesOf(left),
  remaining: movementOf(left),
  movement: movementOf(cost),
});

const compareApproaches = (a: Approach, b: Approach): number =>
  a.negativeHexes - b.negativeHexes || a.remaining - b.remaining || a.movement - b.movement;

/**
 * The cells within this turn's movement that leave the least of the way to a goal: fewest negative
 * hexes in all, least movement left, least movement now (R-MON-11). The own cell is one of them, so
 * a figure that gets no nearer stays.
 */
export const approachTo = (
  { ground, costs, deed }: TurnSituation,
  goal: number,
): readonly number[] => {
  const within: number[] = [];
  for (let cell = 0; cell < costs.length; cell++) {
    const cost: Cost = costs[cell] ?? UNREACHED;
    if (ground.mayEnd[cell] === 1 && cost < UNREACHED && movementOf(cost) <= deed.move)
      within.push(cell);
  }
  const left = costsTo(ground, goal, within);
  let best: Approach | null = null;
  let nearest: number[] = [];
  for (const cell of within) {
    const approach = approachFrom(costs[cell] ?? UNREACHED, left[cell] ?? UNREACHED);
    const order = best === null ? -1 : compareApproaches(approach, best);
    if (order > 0) continue;
    if (order < 0) nearest = [];
    best = approach;
    nearest.push(cell);
  }
  return nearest;
};
