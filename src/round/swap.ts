/** Two figures that trade hexes at once. */

import type { Figures } from '../content/index.js';
import { canBeTargeted } from './aim.js';
import { figureOf, followedBy, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { aimedAt, performed } from './performed.js';
import type { Performer } from './performer.js';
import { readingOf, type Reading } from './reading/index.js';
import type { Figure, GameState } from './state.js';
import { canStandOn, putOnto } from './teleport.js';

type SwapTask = TaskOf<'swap'>;

/** The figures on the board that are meant and can be targeted. */
const meant = (reading: Reading, self: Figure, figures: Figures): readonly Figure[] =>
  reading
    .figures(figures)
    .flatMap(({ id }) => figureOf(reading.state, id) ?? [])
    .filter((other) => canBeTargeted(reading, self, other));

/** Those that can trade hexes with a figure: each can stand where the other does. */
const partnersOf = (reading: Reading, self: Figure, task: SwapTask, first: Figure) => {
  const { env, state } = reading;
  return meant(reading, self, task.ability.second).filter(
    (second) =>
      second.id !== first.id &&
      canStandOn(env, state, first, second.at) &&
      canStandOn(env, state, second, first.at),
  );
};

/** Who can be chosen next: the first who has somebody to trade with, then the second. */
const openTo = (env: Env, state: GameState, task: SwapTask): readonly Figure[] => {
  const self = figureOf(state, task.figure);
  if (self === null) return [];
  const reading = readingOf(env, state, task.scope);
  if (task.first === null)
    return meant(reading, self, task.ability.first ?? 'self').filter(
      (first) => partnersOf(reading, self, task, first).length > 0,
    );
  const first = figureOf(state, task.first);
  return first === null ? [] : partnersOf(reading, self, task, first);
};

/** The two stand where the other stood. */
const traded = (state: GameState, { figure, first }: SwapTask, second: string): Outcome => {
  const one = figureOf(state, first ?? '');
  const other = figureOf(state, second);
  if (one === null || other === null) return still(state);
  const aimed = aimedAt(aimedAt(performed(figure)(state), figure, one.id), figure, other.id);
  return followedBy(putOnto(one.id, other.at, figure)(aimed), putOnto(other.id, one.at, figure));
};

/** Who trades with whom; as long as nobody is chosen it may be left out (R-CARD-4). */
export const swapHandler: Handler<'swap'> = {
  asks: (env, state, task) => {
    const { figure, must } = task;
    const choices = openTo(env, state, task).map(({ id }): Command => ({
      type: 'chooseFigure',
      figure,
      target: id,
    }));
    if (choices.length === 0) return [];
    const skip: readonly Command[] = must ? [] : [{ type: 'skip', character: figure }];
    return [{ seat: ownerOf(state, figure), figure, commands: [...choices, ...skip] }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'chooseFigure') return still(state);
    return task.first === null
      ? still(push(state, { ...task, first: command.target, must: true }))
      : traded(state, task, command.target);
  },
  go: (_, state) => still(state),
};

/** Two figures change places; the first needs no choice where a word names it. */
export const performSwap: Performer<'swap'> = ({ env, state, figure, ability, task }) => {
  const begun: SwapTask = {
    type: 'swap',
    figure: figure.id,
    scope: task.scope,
    ability,
    first: null,
    must: task.must || ability.optional === false,
  };
  const open = openTo(env, state, begun);
  const [only] = open;
  if (only === undefined)
    return happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'swap' });
  return still(push(state, open.length === 1 ? { ...begun, first: only.id } : begun));
};
