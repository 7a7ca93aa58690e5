/** Whoever loses flying over an obstacle falls (R-MOVE-10). */

import { nearestEmptyHexes } from '../board/index.js';
import { equals } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf, happened, push, still, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import { overlaysOf, piecesOf, type Env } from './env.js';
import type { Handler } from './handler.js';
import { hurtTask } from './harm.js';
import { ownerOf } from './owner.js';
import type { Figure, GameState } from './state.js';
import type { Task } from './task.js';
import { hasTrait } from './trait.js';

const isOverObstacle = ({ overlays }: GameState, { at }: Figure): boolean =>
  overlays.some((one) => one.type === 'obstacle' && equals(one.at, at));

/** Those that flew over an obstacle before, stand there still, and do not fly any more. */
const fallenIn = (env: Env, before: GameState, state: GameState): readonly string[] =>
  state.figures
    .filter((figure) => isOverObstacle(state, figure) && !hasTrait(env, state, figure, 'flying'))
    .map(({ id }) => id)
    .filter((id) => {
      const known = figureOf(before, id);
      return known !== null && hasTrait(env, before, known, 'flying');
    });

/** The trap damage of the level comes first, then the way to firm ground. */
const fallOf = (env: Env, state: GameState, figure: string): readonly Task[] => [
  hurtTask(figure, { source: 'trap', amount: env.numbersOf(state).trapDamage }, null),
  { type: 'fall', figure },
];

/** Whoever lost flying over an obstacle falls next. */
export const withFalls = (env: Env, before: GameState, { state, events }: Outcome): Outcome => {
  if (before.traits === state.traits && before.bonuses === state.bonuses) return { state, events };
  const tasks = fallenIn(env, before, state).flatMap((id) => fallOf(env, state, id));
  return tasks.length === 0 ? { state, events } : { state: push(state, ...tasks), events };
};

const nearestTo = (env: Env, state: GameState, { at }: Figure): readonly Hex[] =>
  nearestEmptyHexes(
    env.boardOf(state),
    { figures: piecesOf(state), overlays: overlaysOf(state) },
    at,
  );

/** The nearest empty hex; among several whoever decides for the figure chooses. */
export const fallHandler: Handler<'fall'> = {
  asks: (env, state, { figure: id }) => {
    const figure = figureOf(state, id);
    const hexes = figure === null ? [] : nearestTo(env, state, figure);
    const commands = hexes.map((hex): Command => ({ type: 'moveTo', figure: id, hex }));
    return commands.length === 0 ? [] : [{ seat: ownerOf(state, id), figure: id, commands }];
  },
  answer: (_, state, { figure }, command) => {
    if (command.type !== 'moveTo') return still(state);
    const { hex } = command;
    return happened(
      withFigure(state, figure, () => ({ at: hex })),
      { type: 'moved', figure, path: [hex], forced: true, by: null },
    );
  },
  go: (_, state) => still(state),
};
