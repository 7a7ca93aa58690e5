import type { Either } from 'fp-ts/lib/Either.js';
import { isLeft, left, mapRight, right } from '../core/index.js';
import { initiativeOf } from '../focus/internal.js';
import {
  costsTo,
  movementOf,
  NEGATIVE_HEX,
  negativesOf,
  UNREACHED,
  type Cost,
} from '../pathfinding/internal.js';
import { attackCells, isAdjacentTo, proximity, type Aim, type Foe } from '../targeting/internal.js';
import type { MonsterTurnError } from './error.js';
import { groupOf } from './group.js';
import {
  keepLeast,
  planAssaults,
  standsToConsider,
  type Assault,
  type Plan,
  type Stand,
} from './plan.js';
import type { TurnSituation } from './rules.js';
import { FOE_LIMIT, OPTION_LIMIT, setWhere, type TargetSet } from './target-set.js';

/** The foes that one attack could hit along with the focus; mostly simply all of them. */
const companions = (aim: Aim, focus: Foe): readonly Foe[] => {
  const { attack, foes } = aim;
  if (foes.length <= FOE_LIMIT) return foes;
  if (attack.area === null && attack.targets === 1) return [focus];
  const cells = attackCells(aim, focus);
  return foes.filter((foe) =>
    attackCells(aim, foe).some((isWell, cell) => isWell === 1 && cells[cell] === 1),
  );
};

/** The foes by rank: proximity, then initiative; equal ones share a rank (R-MON-13). */
const ranksOf = (
  { rules, from, scene }: TurnSituation,
  foes: readonly Foe[],
): readonly TargetSet[] => {
  if (!rules.rankTargets) return [-1];
  const ranked = foes.map((foe, place) => ({
    set: 1 << place,
    near: rules.focusByProximity ? proximity(foe, from) : 0,
    initiative: initiativeOf(scene, foe),
  }));
  ranked.sort((a, b) => a.near - b.near || a.initiative - b.initiative);
  const ranks = new Map<string, TargetSet>();
  for (const { set, near, initiative } of ranked) {
    const rank = [near, initiative].join();
    ranks.set(rank, (ranks.get(rank) ?? 0) | set);
  }
  return [...ranks.values()];
};

/** Prepares the choice of targets around a focus. */
const planFor = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
  attacks: boolean,
): Either<MonsterTurnError, Plan> => {
  const foes = companions(aim, focus);
  return foes.length > FOE_LIMIT
    ? left({
        type: 'tooManyFoes',
        path: ['figures'],
        ruling: null,
        foes: foes.length,
        limit: FOE_LIMIT,
      })
    : right({
        situation,
        group: groupOf(aim, foes, foes.indexOf(focus)),
        focusOnly: !attacks,
        ranks: ranksOf(situation, foes),
      });
};

const standAt = ({ situation, group }: Plan, cell: number, cost: Cost): Stand => {
  const { aim, foes } = group;
  const isMinded = aim.attack.isRanged && !situation.conditions.has('muddle');
  return {
    cell,
    cost,
    adjacent: isMinded ? setWhere(foes, (foe) => isAdjacentTo(foe, cell)) : 0,
  };
};

/** Where the figure may end and attack the focus from (R-FOCUS-4). */
const standsAgainst = (
  { ground, costs }: TurnSituation,
  plan: Plan,
  focus: Foe,
): readonly Stand[] => {
  const stands: Stand[] = [];
  attackCells(plan.group.aim, focus).forEach((isWell, cell) => {
    const cost = costs[cell]!;
    if (isWell === 1 && ground.mayEnd[cell] === 1 && cost < UNREACHED)
      stands.push(standAt(plan, cell, cost));
  });
  return stands;
};

const TOO_MANY: MonsterTurnError = {
  type: 'tooManyOptions',
  path: ['figures'],
  ruling: 'R-MON-13',
  limit: OPTION_LIMIT,
};

/** The answer if it is short enough to be listed. */
export const unlessTooMany = <A>(
  answer: readonly A[] | null,
): Either<MonsterTurnError, readonly A[]> =>
  answer === null || answer.length > OPTION_LIMIT ? left(TOO_MANY) : right(answer);

/** A plan and what it comes to. */
export interface Pursuit {
  readonly plan: Plan;
  /** Whether the hexes can be reached this turn. */
  readonly arrives: boolean;
  readonly assaults: readonly Assault[];
}

const pursueFrom = (
  plan: Plan,
  stands: readonly Stand[],
  arrives: boolean,
): Either<MonsterTurnError, Pursuit> =>
  mapRight((assaults: readonly Assault[]) => ({ plan, arrives, assaults }))(
    unlessTooMany(planAssaults(plan, stands)),
  );

/** Chooses the targets of an attack from where the figure stands or will stand. */
export const pursueAt = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
  cell: number,
): Either<MonsterTurnError, Pursuit> => {
  const prepared = planFor(situation, aim, focus, true);
  if (isLeft(prepared)) return prepared;
  const plan = prepared.right;
  return pursueFrom(plan, [standAt(plan, cell, 0)], true);
};

/** Fixes the best hexes and targets against a focus, as if movement were unlimited (R-MON-8, R-MON-11). */
export const pursue = (
  situation: TurnSituation,
  aim: Aim,
  focus: Foe,
): Either<MonsterTurnError, Pursuit> => {
  const { deed, rules } = situation;
  const prepared = planFor(situation, aim, focus, deed.attack !== null);
  if (isLeft(prepared)) return prepared;
  const plan = prepared.right;
  const stands = standsToConsider(plan, standsAgainst(situation, plan, focus));
  const arrives = stands.some(({ cost }) => movementOf(cost) <= deed.move);
  const focusOnly = plan.focusOnly || !(arrives || rules.futureMultiattack);
  return pursueFrom({ ...plan, focusOnly }, stands, arrives);
};

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
  costs.forEach((cost, cell) => {
    if (ground.mayEnd[cell] === 1 && cost < UNREACHED && movementOf(cost) <= deed.move)
      within.push(cell);
  });
  const left = costsTo(ground, goal, within);
  return keepLeast(within, (cell) => {
    const now = costs[cell]!;
    const later = left[cell]!;
    const negatives = negativesOf(now) + negativesOf(later);
    // Movement points stay below this factor, which keeps the three numbers apart.
    return (negatives * NEGATIVE_HEX + movementOf(later)) * NEGATIVE_HEX + movementOf(now);
  });
};
