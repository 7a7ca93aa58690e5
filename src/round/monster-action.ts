/** What a monster does on its turn (R-MON-1 to R-MON-19, R-FOCUS-1). */

import { isLeft } from '../core/index.js';
import { mayAttack, mayMove } from '../condition/index.js';
import type { Ability } from '../content/index.js';
import { monsterMoves, monsterTargets } from '../monster-turn/index.js';
import { neediest, reachOf, type AimedDeed } from './aim.js';
import { amountOf } from './amount.js';
import { isThere } from './attack.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import { moneyAround } from './looting.js';
import type { Env } from './env.js';
import {
  abilitiesOf,
  attackOf,
  avoidedIn,
  deedFrom,
  queryOf,
  type AttackAbility,
} from './monster-query.js';
import { symbolsOf } from './monster-symbols.js';
import type { Handler, TaskOf } from './handler.js';
import { harmsTarget } from './harmful.js';
import { readingOf, scopeOf } from './reading/index.js';
import type { Figure, GameState } from './state.js';
import { infusedByAttack } from './summon-turn.js';
import type { Task } from './task.js';
import { hasTrait } from './trait.js';

const skipped = (state: GameState, { id }: Figure, { type }: Ability): Outcome =>
  happened(state, { type: 'abilitySkipped', figure: id, ability: type });

/** Where it goes for its focus, with the attack in mind that follows (R-MON-7 to R-MON-12). */
const move = (
  env: Env,
  state: GameState,
  figure: Figure,
  { next, focus, attacked }: Aim,
): Task | null => {
  const action = deedFrom(env, state, figure, abilitiesOf(env, state, figure).slice(next - 1));
  const moves = monsterMoves({
    ...queryOf(env, state, figure, action, attacked),
    focus: [focus],
    rules: env.flags.monsterTurn,
  });
  if (isLeft(moves)) return null;
  const paths = moves.right.map(({ path }) => path);
  const mode = action.flying === true ? 'fly' : (action.mode ?? 'walk');
  return paths.every(({ length }) => length === 0)
    ? null
    : { type: 'monsterMove', figure: figure.id, paths, mode };
};

/** Whom it attacks from where it stands (R-MON-13 to R-MON-16). */
const attack = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
  { focus, attacked }: Aim,
): Task | null => {
  const { plan, profile } = attackOf(env, state, figure, ability);
  const found = monsterTargets({
    ...queryOf(env, state, figure, { attack: profile }, attacked),
    focus: [focus],
    rules: env.flags.monsterTurn,
  });
  if (isLeft(found)) return null;
  const sets = setsOf(found.right.map(({ attacks }) => attacks.map(({ on }) => on)));
  if (sets.length === 0) return null;
  const times = amountOf(ability.targets ?? 1, symbolsOf(env, state, figure), 1);
  return {
    type: 'targetSets',
    figure: figure.id,
    plan,
    sets: ability.allAtOne === true ? [Array.from({ length: times }, () => focus)] : sets,
    extra: [],
    further: 0,
    optional: false,
  };
};

/** Each set of targets once, in whatever order its members were found. */
const setsOf = (found: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(
    found.filter(({ length }) => length > 0).map((one) => [[...one].sort().join(' '), one]),
  ).values(),
];

/** Heals, shields and conditions: nothing that it does is left out (R-MON-3). */
const aimed = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AimedDeed,
  focus: string | null,
): readonly Task[] => {
  const scope = scopeOf(figure.id);
  const reading = readingOf(env, state, scope);
  const harms = harmsTarget(reading, ability);
  const { candidates, count } = reachOf(reading, figure, ability);
  const reached = state.figures.filter(({ id }) => candidates.includes(id));
  const isIdle = ability.type === 'heal' && neediest(reached).length === 0;
  if (candidates.length === 0 || isIdle) return [];
  const common = { figure: figure.id, scope, ability, must: true };
  if (count === 'all') return [{ type: 'doAll', ...common, targets: candidates }];
  const choose = (from: readonly string[], left: number): Task => ({
    type: 'chooseFigure',
    ...common,
    candidates: from,
    left,
  });
  // Whatever it does to enemies, it does to its focus first (R-MON-13).
  return harms && focus !== null && candidates.includes(focus)
    ? [
        choose([focus], 1),
        choose(
          candidates.filter((id) => id !== focus),
          count - 1,
        ),
      ]
    : [choose(candidates, count)];
};

/** The index of the next ability, whom it is meant for, and whom it attacked before. */
interface Aim {
  readonly next: number;
  readonly focus: string;
  readonly attacked: readonly string[];
}

const one = (task: Task | null): readonly Task[] => (task === null ? [] : [task]);

/** What has to be done for one ability of a monster; nothing for one that it cannot perform. */
export const tasksFor = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: Ability,
  { next, focus, attacked }: TaskOf<'monsterAction'>,
): readonly Task[] => {
  switch (ability.type) {
    case 'move':
      return focus === null || !mayMove(figure.conditions) || hasTrait(env, state, figure, 'noMove')
        ? []
        : one(move(env, state, figure, { next, focus, attacked }));
    case 'attack':
      return focus === null ||
        !mayAttack(figure.conditions) ||
        hasTrait(env, state, figure, 'noAttack')
        ? []
        : one(attack(env, state, figure, ability, { next, focus, attacked }));
    case 'heal':
    case 'condition':
    case 'shield':
    case 'retaliate':
      return aimed(env, state, figure, ability, focus);
    case 'loot': {
      const hexes = amountOf(ability.amount, symbolsOf(env, state, figure));
      return moneyAround(env, state, figure, hexes).length === 0
        ? []
        : [{ type: 'loot', figure: figure.id, range: hexes }];
    }
    default:
      return [];
  }
};

/** Whether a monster has to find another focus before an ability (R-FOCUS-15, R-MON-15). */
const needsFocus = (
  env: Env,
  state: GameState,
  { type }: Ability,
  { focus, attacked }: TaskOf<'monsterAction'>,
): boolean =>
  (type === 'move' || type === 'attack') &&
  focus !== null &&
  (!isThere(env, state, focus) || avoidedIn(env, attacked).includes(focus));

/** The abilities of the card from top to bottom, each as far as possible (R-MON-3). */
export const monsterActionHandler: Handler<'monsterAction'> = {
  go: (env, state, task) => {
    const { figure: id, next, attacked } = task;
    const figure = figureOf(state, id);
    const ability = figure === null ? undefined : abilitiesOf(env, state, figure)[next];
    if (figure === null || ability === undefined) return still(state);
    if (needsFocus(env, state, ability, task))
      return still(push(state, { type: 'monsterTurn', figure: id, next, attacked }));
    const rest = { ...task, next: next + 1 };
    const tasks = tasksFor(env, state, figure, ability, rest);
    const onward = push(state, rest);
    return tasks.length === 0
      ? skipped(onward, figure, ability)
      : still(infusedByAttack(env, push(onward, ...tasks), figure, ability));
  },
};
