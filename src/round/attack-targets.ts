/** Whom an attack ability of a character's card reaches (R-ATK-16 to R-ATK-23). */

import { isLeft } from '../core/index.js';
import { isVisible } from '../line-of-sight/index.js';
import { areaPlacements, targetsFrom } from '../targeting/index.js';
import { areEnemies } from '../targeting/internal.js';
import { reachOf, type Reach } from './aim.js';
import { areasOver, laidOverAll, speaksOfArea } from './area.js';
import { amountOf, symbolsOf } from './amount.js';
import { settledAttack } from './settled.js';
import { planOf, profileOf, type AttackPlan } from './attack-plan.js';
import { figureOf, happened, push, still } from './change.js';
import { overlaysOf, type Env } from './env.js';
import type { DeedOf, Doing, Performer } from './performer.js';
import type { Figure, GameState } from './state.js';
import type { LaidAttack, Task } from './task.js';
import { targetsOf } from './trait.js';

type AttackAbility = DeedOf<'attack'>;
type Attacking = Pick<Doing<'attack'>, 'env' | 'state' | 'reading' | 'figure' | 'task'>;

const aimQuery = (env: Env, state: GameState, figure: Figure) => ({
  from: figure.at,
  side: figure.side,
  figures: targetsOf(env, state),
  overlays: overlaysOf(state),
  rules: env.flags.sight,
});

/** The sets of enemies that an area can cover, each once. */
const coveredSets = (
  { env, state, figure }: Attacking,
  ability: AttackAbility,
  plan: AttackPlan,
): readonly (readonly string[])[] => {
  const attack = profileOf(ability, plan, symbolsOf(state), 1);
  const placements = areaPlacements(env.boardOf(state), {
    ...aimQuery(env, state, figure),
    attack,
  });
  if (isLeft(placements)) return [];
  const sets = placements.right.map(({ targets }) => targets).filter(({ length }) => length > 0);
  return [...new Map(sets.map((one) => [one.join(' '), one])).values()];
};

const isSeen = (env: Env, state: GameState, { at }: Figure, id: string): boolean => {
  const other = figureOf(state, id);
  return other !== null && isVisible(env.boardOf(state), at, other.at, env.flags.sight);
};

/** Enemies in range and sight; with `to`, those that it selects. */
const plainTargets = (
  { env, state, reading, figure, task }: Attacking,
  ability: AttackAbility,
  plan: AttackPlan,
): Reach => {
  if (ability.to !== undefined) {
    const { candidates, count } = reachOf(reading, figure, ability);
    // An attack needs sight even where it states no range (R-LOS-4).
    // Nor is anybody attacked once more besides.
    const others = candidates.filter((id) => !task.done.targets.includes(id));
    return { candidates: others.filter((id) => isSeen(env, state, figure, id)), count };
  }
  const attack = { ...profileOf(ability, plan, symbolsOf(state), 1), area: null };
  const targets = targetsFrom(env.boardOf(state), { ...aimQuery(env, state, figure), attack });
  return {
    candidates: isLeft(targets) ? [] : targets.right.map(({ id }) => id),
    count: attack.targets ?? 1,
  };
};

/** Every way to leave somebody out of a set. */
const partsOf = (set: readonly string[]): readonly (readonly string[])[] =>
  set.reduce<readonly (readonly string[])[]>(
    (parts, id) => [...parts, ...parts.map((part) => [...part, id])],
    [[]],
  );

/** What an area attacks: everybody in it, by an option also fewer (R-ATK-22). */
const areaSets = (env: Env, sets: readonly (readonly string[])[]) => {
  if (!env.flags.play.areaTargetsOptional) return sets;
  const parts = sets.flatMap(partsOf).filter(({ length }) => length > 0);
  return [...new Map(parts.map((one) => [one.join(' '), one])).values()];
};

/** An area of which more is spoken: its hexes are chosen, not its targets alone. */
const laidTask = (
  { env, state, figure, task }: Attacking,
  ability: AttackAbility,
  attack: LaidAttack,
): Task => {
  const range = attack.plan.range ?? 1;
  const laid =
    ability.area === undefined
      ? []
      : laidOverAll(env, state, figure, { area: ability.area, range });
  const seen = targetsOf(env, state);
  const isTarget = (id: string): boolean =>
    seen.some(
      (one) => one.id === id && one.invisible !== true && areEnemies(one.side, figure.side),
    );
  const areas = areasOver(laid, isTarget, true);
  return { type: 'layArea', figure: figure.id, scope: task.scope, ability, areas, attack };
};

/** An area, with as many further targets as the attack has besides it (R-MON-31). */
const areaTask = (doing: Attacking, ability: AttackAbility, plan: AttackPlan): Task | null => {
  const { env, figure } = doing;
  const { id } = figure;
  const sets = areaSets(env, coveredSets(doing, ability, plan));
  // Cards may add whoever is in range and sight, pattern or not (R-ATK-23).
  const { candidates: extra, count } = plainTargets(doing, ability, plan);
  const further = Math.min(count === 'all' ? extra.length : count - 1, extra.length);
  if (sets.length > 0 && speaksOfArea(doing.task))
    return laidTask(doing, ability, { plan, extra, further });
  if (sets.length > 0) {
    // With further targets the area may be laid over nobody, and they alone are attacked.
    const all = further > 0 ? [...sets, []] : sets;
    return { type: 'targetSets', figure: id, plan, sets: all, extra, further, optional: true };
  }
  return further > 0
    ? { type: 'targets', figure: id, plan, candidates: extra, left: further }
    : null;
};

const attackTask = (doing: Attacking, ability: AttackAbility): Task | null => {
  const { state, figure } = doing;
  const symbols = symbolsOf(state);
  const plan = planOf(ability, symbols, null);
  const { id } = figure;
  const whole = (sets: readonly (readonly string[])[], extra: readonly string[]): Task | null =>
    sets.length === 0
      ? null
      : { type: 'targetSets', figure: id, plan, sets, extra, further: 0, optional: true };
  if (ability.area !== undefined) return areaTask(doing, ability, plan);
  const { candidates, count } = plainTargets(doing, ability, plan);
  if (candidates.length === 0) return null;
  if (ability.allAtOne === true) {
    const times = amountOf(ability.targets ?? 1, symbols, 1);
    return whole(
      candidates.map((one) => Array.from({ length: times }, () => one)),
      candidates,
    );
  }
  return count === 'all'
    ? whole([candidates], [])
    : { type: 'targets', figure: id, plan, candidates, left: count };
};

/** An attack: its targets are chosen one after the other, or all of a set are attacked. */
export const performAttack: Performer<'attack'> = (doing) => {
  const { state, figure, reading, ability } = doing;
  const task = attackTask(doing, settledAttack(reading, ability));
  return task === null
    ? happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'attack' })
    : still(push(state, task));
};
