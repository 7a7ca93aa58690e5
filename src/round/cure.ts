import { removeNegative } from '../condition/index.js';
import { figureOf, happened, push, still, withFigure, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Handler } from './handler.js';
import { ownerOf } from './owner.js';
import type { DoerTo } from './performer.js';
import type { GameState } from './state.js';
import type { Condition } from '../vocabulary/index.js';

/** The conditions of a figure that can be taken off it (R-COND-19). */
const curable = (
  state: GameState,
  id: string,
  named: readonly Condition[] | null,
): readonly Condition[] => {
  const figure = figureOf(state, id);
  return figure === null ? [] : removeNegative(figure.conditions, named).removed;
};

const take = (state: GameState, id: string, named: readonly Condition[] | null): Outcome => {
  const figure = figureOf(state, id);
  if (figure === null) return still(state);
  const { removed, conditions } = removeNegative(figure.conditions, named);
  return removed.length === 0
    ? still(state)
    : happened(
        withFigure(state, id, () => ({ conditions })),
        { type: 'conditionsRemoved', figure: id, conditions: removed },
      );
};

/** Negative conditions leave: all, those that are named, or some by choice (R-COND-19). */
export const doCure: DoerTo<'removeConditions'> =
  ({ reading, target, ability }) =>
  (state) => {
    const named = ability.conditions ?? null;
    const count = reading.count(ability.count ?? 'all');
    const there = curable(state, target, named);
    return count === 'all' || count >= there.length
      ? take(state, target, named)
      : still(push(state, { type: 'cure', target, conditions: named, left: count }));
  };

/** Of several conditions so many leave, as whoever has them likes. */
export const cureHandler: Handler<'cure'> = {
  asks: (_, state, { target, conditions, left }) => {
    const open = left === 0 ? [] : curable(state, target, conditions);
    const commands = open.map((condition): Command => ({
      type: 'cure',
      figure: target,
      condition,
    }));
    return commands.length === 0
      ? []
      : [{ seat: ownerOf(state, target), figure: target, commands }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'cure') return still(state);
    const rest = { ...task, left: task.left - 1 };
    return take(push(state, rest), task.target, [command.condition]);
  },
  go: (_, state) => still(state),
};
