/** The abilities of characters' cards, each turned into what has to be done for it. */

import { isLeft } from '../core/index.js';
import { isNegative, mayAttack, mayMove } from '../condition/index.js';
import type { Ability, Bonus } from '../content/index.js';
import { isVisible } from '../line-of-sight/index.js';
import { areaPlacements, targetsFrom } from '../targeting/index.js';
import type { MoveMode } from '../vocabulary/index.js';
import { reachOf, type AimedAbility } from './aim.js';
import { amountOf, symbolsOf } from './amount.js';
import { planOf, profileOf, type AttackPlan } from './attack-plan.js';
import { harmsBearer } from './bonus.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import { deedOf } from './aimed-deed.js';
import { actionUnderWay, activeCardOf } from './performed.js';
import type { Figure, GameState } from './state.js';
import type { Task } from './task.js';

type AttackAbility = Extract<Ability, { readonly type: 'attack' }>;

const skipped = (state: GameState, figure: Figure, { type }: Ability): Outcome =>
  happened(state, { type: 'abilitySkipped', figure: figure.id, ability: type });

const aimQuery = (env: Env, state: GameState, figure: Figure) => ({
  from: figure.at,
  side: figure.side,
  figures: piecesOf(state),
  overlays: overlaysOf(state),
  rules: env.flags.sight,
});

/** The sets of enemies that an area can cover, each once. */
const coveredSets = (
  env: Env,
  state: GameState,
  figure: Figure,
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
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
  plan: AttackPlan,
): { readonly candidates: readonly string[]; readonly count: number | 'all' } => {
  const symbols = symbolsOf(state);
  if (ability.to !== undefined) {
    const { candidates, count } = reachOf(env, state, figure, ability, true, symbols);
    // An attack needs sight even where it states no range (R-LOS-4).
    return { candidates: candidates.filter((id) => isSeen(env, state, figure, id)), count };
  }
  const attack = { ...profileOf(ability, plan, symbols, 1), area: null };
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

/** An area, with as many further targets as the attack has besides it (R-MON-31). */
const areaTask = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
  plan: AttackPlan,
): Task | null => {
  const { id } = figure;
  const sets = areaSets(env, coveredSets(env, state, figure, ability, plan));
  // Cards may add whoever is in range and sight, pattern or not (R-ATK-23).
  const { candidates: extra, count } = plainTargets(env, state, figure, ability, plan);
  const further = Math.min(count === 'all' ? extra.length : count - 1, extra.length);
  if (sets.length > 0) {
    // With further targets the area may be laid over nobody, and they alone are attacked.
    const all = further > 0 ? [...sets, []] : sets;
    return { type: 'targetSets', figure: id, plan, sets: all, extra, further, optional: true };
  }
  return further > 0
    ? { type: 'targets', figure: id, plan, candidates: extra, left: further }
    : null;
};

const attackTask = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
): Task | null => {
  const symbols = symbolsOf(state);
  const plan = planOf(ability, symbols, null);
  const { id } = figure;
  const whole = (sets: readonly (readonly string[])[], extra: readonly string[]): Task | null =>
    sets.length === 0
      ? null
      : { type: 'targetSets', figure: id, plan, sets, extra, further: 0, optional: true };
  if (ability.area !== undefined) return areaTask(env, state, figure, ability, plan);
  const { candidates, count } = plainTargets(env, state, figure, ability, plan);
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

/** Whether an ability harms those that it reaches. */
const harms = (ability: AimedAbility): boolean =>
  ability.type === 'condition' && ability.conditions.some(isNegative);

/** Harm to the performer or its allies must be done; all else may be left out (R-CARD-4, R-CARD-13). */
const mustBeDone = (
  ability: AimedAbility,
  { side }: Figure,
  state: GameState,
  ids: readonly string[],
) =>
  harms(ability) &&
  ids.some((id) => state.figures.some((figure) => figure.id === id && figure.side === side));

const aimed = (env: Env, state: GameState, figure: Figure, ability: AimedAbility): Outcome => {
  const symbols = symbolsOf(state);
  const deed = deedOf(ability, symbols, activeCardOf(state, figure.id));
  const reach = reachOf(env, state, figure, ability, harms(ability), symbols);
  if (deed === null || reach.candidates.length === 0) return skipped(state, figure, ability);
  const { candidates, count } = reach;
  const must = mustBeDone(ability, figure, state, candidates);
  const task: Task =
    count === 'all'
      ? { type: 'doAll', figure: figure.id, deed, targets: candidates, must }
      : { type: 'chooseFigure', figure: figure.id, deed, candidates, left: count, must };
  return still(push(state, task));
};

const moveTask = (figure: string, points: number, mode: MoveMode): Task => ({
  type: 'move',
  figure,
  points,
  mode,
  begun: false,
  back: null,
});

/** A bonus of the card that is played comes into play, if its player likes or it is harm (R-CARD-4, R-CARD-13). */
const bonusTask = (state: GameState, { id: figure }: Figure, bonus: Bonus): GameState => {
  const action = actionUnderWay(state, figure);
  if (action === null) return state;
  const { card, half, next } = action;
  return push(state, {
    type: 'doAll',
    figure,
    deed: { type: 'bonus', owner: figure, card, half, ability: next - 1 },
    targets: [figure],
    must: harmsBearer(bonus, symbolsOf(state)),
  });
};

/** An ability of a character's card begins. */
export const begin = (env: Env, state: GameState, figure: Figure, ability: Ability): Outcome => {
  switch (ability.type) {
    case 'move': {
      const points = amountOf(ability.amount, symbolsOf(state));
      return mayMove(figure.conditions)
        ? still(push(state, moveTask(figure.id, points, ability.mode ?? 'walk')))
        : skipped(state, figure, ability);
    }
    case 'attack': {
      const task = mayAttack(figure.conditions) ? attackTask(env, state, figure, ability) : null;
      return task === null ? skipped(state, figure, ability) : still(push(state, task));
    }
    case 'heal':
    case 'condition':
    case 'shield':
    case 'retaliate':
      return aimed(env, state, figure, ability);
    case 'bonus':
      return still(bonusTask(state, figure, ability));
    case 'loot':
      return still(
        push(state, {
          type: 'loot',
          figure: figure.id,
          range: amountOf(ability.amount, symbolsOf(state)),
        }),
      );
    default:
      return skipped(state, figure, ability);
  }
};
