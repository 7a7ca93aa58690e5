/** The abilities of characters' cards, each turned into what has to be done for it. */

import { isLeft } from '../core/index.js';
import { isNegative, mayAttack, mayMove } from '../condition/index.js';
import type { Ability } from '../content/index.js';
import { isVisible } from '../line-of-sight/index.js';
import { range } from '../board/index.js';
import { areaPlacements, targetsFrom } from '../targeting/index.js';
import { reachOf, type AimedAbility } from './aim.js';
import { amountOf, type Symbols } from './amount.js';
import { planOf, profileOf } from './attack-plan.js';
import { happened, push, still, type Outcome } from './change.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import { deedOf } from './deed.js';
import { loot } from './looting.js';
import { performed } from './performed.js';
import type { Figure, GameState } from './state.js';
import type { AttackPlan, Task } from './task.js';

type AttackAbility = Extract<Ability, { readonly type: 'attack' }>;

/** Level and party, as formulas know them. */
const symbolsOf = ({ level, party }: GameState): Symbols => ({ L: level, C: party });

const skipped = (state: GameState, figure: Figure, { type }: Ability): Outcome =>
  happened(state, { type: 'abilitySkipped', figure: figure.id, ability: type });

const aimQuery = (env: Env, state: GameState, figure: Figure) => ({
  from: figure.at,
  side: figure.side,
  figures: piecesOf(state),
  overlays: overlaysOf(state),
  edition: env.flags.edition,
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

/** Enemies in range and sight; with `to`, those that it selects. */
const plainTargets = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
  plan: AttackPlan,
): { readonly candidates: readonly string[]; readonly count: number | 'all' } => {
  const symbols = symbolsOf(state);
  if (ability.to !== undefined) return reachOf(env, state, figure, ability, true, symbols);
  const attack = profileOf(ability, plan, symbols, 1);
  const targets = targetsFrom(env.boardOf(state), { ...aimQuery(env, state, figure), attack });
  return {
    candidates: isLeft(targets) ? [] : targets.right.map(({ id }) => id),
    count: attack.targets ?? 1,
  };
};

const attackTask = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
): Task | null => {
  const plan = planOf(ability, symbolsOf(state), null);
  const { id } = figure;
  if (ability.area !== undefined) {
    const sets = coveredSets(env, state, figure, ability, plan);
    return sets.length === 0
      ? null
      : { type: 'targetSets', figure: id, plan, sets, optional: true };
  }
  const { candidates, count } = plainTargets(env, state, figure, ability, plan);
  if (candidates.length === 0) return null;
  return count === 'all'
    ? { type: 'targetSets', figure: id, plan, sets: [candidates], optional: true }
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
  const deed = deedOf(ability, symbols);
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

/** The hexes of money and treasure within a range, seen (R-LOOT-3). */
const lootAround = (env: Env, state: GameState, figure: Figure, hexes: number): Outcome => {
  const board = env.boardOf(state);
  const isNear = ({ at }: GameState['overlays'][number]): boolean => {
    const between = range(board, figure.at, at);
    return between !== null && between <= hexes && isVisible(board, figure.at, at, env.flags.sight);
  };
  return loot(figure.id, isNear)(performed(figure.id)(state));
};

/** An ability of a character's card begins. */
export const begin = (env: Env, state: GameState, figure: Figure, ability: Ability): Outcome => {
  switch (ability.type) {
    case 'move': {
      const points = amountOf(ability.amount, symbolsOf(state));
      return mayMove(figure.conditions)
        ? still(
            push(state, { type: 'move', figure: figure.id, points, mode: ability.mode ?? 'walk' }),
          )
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
    case 'loot':
      return lootAround(env, state, figure, amountOf(ability.amount, symbolsOf(state)));
    default:
      return skipped(state, figure, ability);
  }
};
