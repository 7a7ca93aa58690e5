/** Choosing targets: of attacks, and of all other abilities. */

import { mayAttack } from '../condition/index.js';
import { foremost, neediest } from './aim.js';
import { isThere } from './attack.js';
import { attackOn } from './attack-facts.js';
import { figureOf, push, still } from './change.js';
import type { Deed } from '../content/index.js';
import { doToTask } from './do-to.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { aimedAt, performed } from './performed.js';
import type { Figure, GameState } from './state.js';
import { hasTrait } from './trait.js';
import type { Task } from './task.js';

const canAttack = (env: Env, state: GameState, figure: string): boolean => {
  const attacker = figureOf(state, figure);
  return (
    attacker !== null &&
    mayAttack(attacker.conditions) &&
    !hasTrait(env, state, attacker, 'noAttack')
  );
};

/** One more target, or no further one (R-ATK-18). */
export const targetsHandler: Handler<'targets'> = {
  asks: (env, state, { figure, candidates, left }) => {
    const open = candidates.filter((id) => isThere(env, state, id));
    if (left === 0 || open.length === 0 || !canAttack(env, state, figure)) return [];
    const attacks = open.map((target): Command => ({ type: 'attack', figure, target }));
    return [
      {
        seat: ownerOf(state, figure),
        figure,
        commands: [...attacks, { type: 'skip', character: figure }],
      },
    ];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'attack') return still(state);
    const { target } = command;
    const candidates = task.candidates.filter((id) => id !== target);
    const rest: Task = { ...task, candidates, left: task.left - 1 };
    const next = aimedAt(performed(task.figure)(state), task.figure, target);
    return still(push(next, attackOn(task.figure, target, task.plan), rest));
  },
  go: (_, state) => still(state),
};

/** One of several sets of targets (R-ATK-22, R-MON-13). */
export const targetSetsHandler: Handler<'targetSets'> = {
  asks: (env, state, { figure, sets, optional }) => {
    if (!canAttack(env, state, figure) || (sets.length < 2 && !optional)) return [];
    const attacks = sets.map((targets): Command => ({ type: 'attackAll', figure, targets }));
    const skip: readonly Command[] = optional ? [{ type: 'skip', character: figure }] : [];
    return [{ seat: ownerOf(state, figure), figure, commands: [...attacks, ...skip] }];
  },
  answer: (_, state, task, command) =>
    still(command.type === 'attackAll' ? attackSet(state, task, command.targets) : state),
  go: (env, state, task) =>
    still(canAttack(env, state, task.figure) ? attackSet(state, task, task.sets[0] ?? []) : state),
};

/** The whole set, and whom the attack or cards may add to it (R-ATK-23, R-MON-31). */
const attackSet = (
  state: GameState,
  { figure, plan, extra, further }: TaskOf<'targetSets'>,
  targets: readonly string[],
): GameState => {
  const candidates = extra.filter((id) => !targets.includes(id));
  return push(
    targets.length > 0 ? performed(figure)(state) : state,
    { type: 'queue', figure, plan, targets },
    { type: 'targets', figure, plan, candidates, left: further },
  );
};

/** All of some targets, in the order that the attacker's controller likes (R-ATK-16). */
export const queueHandler: Handler<'queue'> = {
  asks: (env, state, { figure, targets }) => {
    const open = [...new Set(targets)].filter((id) => isThere(env, state, id));
    if (open.length < 2 || !canAttack(env, state, figure)) return [];
    const commands = open.map((target): Command => ({ type: 'attack', figure, target }));
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (_, state, task, command) =>
    command.type === 'attack' ? still(nextOf(state, task, command.target)) : still(state),
  go: (env, state, task) => {
    const target = task.targets.find((id) => isThere(env, state, id));
    return still(
      target === undefined || !canAttack(env, state, task.figure)
        ? state
        : nextOf(state, task, target),
    );
  },
};

const nextOf = (state: GameState, task: TaskOf<'queue'>, target: string): GameState => {
  const at = task.targets.indexOf(target);
  const targets = task.targets.filter((_, index) => index !== at);
  const next = aimedAt(remembered(state, task.figure, target), task.figure, target);
  return push(next, attackOn(task.figure, target, task.plan), {
    ...task,
    targets,
  });
};

/** Whom a monster attacked, for the rest of its turn (R-MON-15). */
const remembered = (state: GameState, figure: string, target: string): GameState => ({
  ...state,
  agenda: state.agenda.map((task) =>
    task.type === 'monsterAction' && task.figure === figure
      ? { ...task, attacked: [...new Set([...task.attacked, target])] }
      : task,
  ),
});

/** Whom a monster chooses: those who need a heal most, of its enemies the foremost (R-MON-13, R-MON-18). */
const chosenBy = (
  env: Env,
  state: GameState,
  monster: Figure,
  ability: Deed,
  there: readonly Figure[],
): readonly Figure[] => {
  if (ability.type === 'heal') return neediest(there);
  const enemies = there.filter(({ side }) => side !== monster.side);
  return enemies.length > 0 ? foremost(env, state, monster, enemies) : there;
};

/** Who can still be chosen, one after the other. */
const openTo = (
  env: Env,
  state: GameState,
  { figure, candidates, ability }: TaskOf<'chooseFigure'>,
): readonly string[] => {
  const there = state.figures.filter(({ id }) => candidates.includes(id));
  const monster = ownerOf(state, figure) === null ? figureOf(state, figure) : null;
  return (monster === null ? there : chosenBy(env, state, monster, ability, there)).map(
    ({ id }) => id,
  );
};

/** One more figure, or no further one where nobody must be chosen (R-CARD-4, R-CARD-13). */
export const chooseFigureHandler: Handler<'chooseFigure'> = {
  asks: (env, state, task) => {
    const { figure, left, must } = task;
    const open = openTo(env, state, task);
    if (left === 0 || open.length === 0) return [];
    const choices = open.map((target): Command => ({ type: 'chooseFigure', figure, target }));
    const skip: readonly Command[] = must ? [] : [{ type: 'skip', character: figure }];
    return [{ seat: ownerOf(state, figure), figure, commands: [...choices, ...skip] }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'chooseFigure') return still(state);
    const { target } = command;
    const candidates = task.candidates.filter((id) => id !== target);
    const next = aimedAt(performed(task.figure)(state), task.figure, target);
    return still(push(next, doToTask(task, target), { ...task, candidates, left: task.left - 1 }));
  },
  go: (_, state) => still(state),
};

/** Everyone who fits, at once. */
export const doAllHandler: Handler<'doAll'> = {
  asks: (_, state, { figure, must }) =>
    must
      ? []
      : [
          {
            seat: ownerOf(state, figure),
            figure,
            commands: [
              { type: 'perform', figure },
              { type: 'skip', character: figure },
            ],
          },
        ],
  answer: (_, state, task, command) =>
    still(command.type === 'perform' ? doAll(state, task) : state),
  go: (_, state, task) => still(doAll(state, task)),
};

const doAll = (state: GameState, task: TaskOf<'doAll'>): GameState =>
  push(
    task.targets.reduce(
      (known, target) => aimedAt(known, task.figure, target),
      performed(task.figure)(state),
    ),
    ...task.targets.map((target) => doToTask(task, target)),
  );
