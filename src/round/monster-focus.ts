/** A monster finds its focus at the start of its turn, or anew (R-FOCUS-1, R-FOCUS-15). */

import { isLeft } from '../core/index.js';
import { findFocus } from '../focus/index.js';
import { figureOf, happened, push, still } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { abilitiesOf, deedFrom, queryOf } from './monster-query.js';
import { ownerOf } from './owner.js';
import type { Figure, GameState } from './state.js';
import { hasTrait } from './trait.js';

/** Whether nobody focuses on a figure, though it may be attacked. */
const isNeverFocused = (env: Env, state: GameState, id: string): boolean => {
  const figure = figureOf(state, id);
  return figure !== null && hasTrait(env, state, figure, 'notFocused');
};

/** Whom a monster focuses on with the abilities that are left (R-FOCUS-1, R-FOCUS-2, R-FOCUS-15). */
export const focusesOf = (
  env: Env,
  state: GameState,
  figure: Figure,
  { next, attacked }: TaskOf<'monsterTurn'>,
): readonly string[] => {
  const action = deedFrom(env, state, figure, abilitiesOf(env, state, figure).slice(next));
  const query = queryOf(env, state, figure, action, attacked);
  const found = findFocus({
    ...query,
    figures: query.figures.map((piece) =>
      isNeverFocused(env, state, piece.id) ? { ...piece, invisible: true } : piece,
    ),
    rules: env.flags.focus,
  });
  return isLeft(found) ? [] : found.right.focus;
};

const withFocus = (
  state: GameState,
  { figure, next, attacked }: TaskOf<'monsterTurn'>,
  focus: string | null,
) =>
  happened(push(state, { type: 'monsterAction', figure, next, focus, attacked }), {
    type: 'focusFound',
    figure,
    focus: focus === null ? [] : [focus],
  });

/** A monster finds its focus; of several that are as good the players choose, for a summon its owner (R-FOCUS-7, R-FOCUS-16). */
export const monsterTurnHandler: Handler<'monsterTurn'> = {
  asks: (env, state, task) => {
    const { figure: id } = task;
    const figure = figureOf(state, id);
    const focuses = figure === null ? [] : focusesOf(env, state, figure, task);
    const commands = focuses.map((focus): Command => ({ type: 'chooseFocus', figure: id, focus }));
    return commands.length === 0 ? [] : [{ seat: ownerOf(state, id), figure: id, commands }];
  },
  answer: (_, state, task, command) =>
    command.type === 'chooseFocus' ? withFocus(state, task, command.focus) : still(state),
  // Nobody asked: there is no focus, or the monster is gone.
  go: (_, state, task) =>
    figureOf(state, task.figure) === null ? still(state) : withFocus(state, task, null),
};
