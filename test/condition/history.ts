import type { ConditionTracker } from '../../src/condition/index.js';
import {
  endTurn,
  gainCondition,
  healConditions,
  loseAllConditions,
  removeNegative,
  startTurn,
} from '../../src/condition/index.js';
import type { Condition } from '../../src/vocabulary/index.js';

/** What can happen to a figure. */
export type Happening =
  | { readonly type: 'startTurn' | 'endTurn' | 'heal' | 'cure' | 'die' }
  | { readonly type: 'gain'; readonly condition: Condition };

/** One step of the module under test. */
export const happen = (tracker: ConditionTracker, happening: Happening): ConditionTracker => {
  switch (happening.type) {
    case 'startTurn':
      return startTurn(tracker).conditions;
    case 'endTurn':
      return endTurn(tracker).conditions;
    case 'heal':
      return healConditions(tracker).conditions;
    case 'cure':
      return removeNegative(tracker).conditions;
    case 'die':
      return loseAllConditions(tracker).conditions;
    case 'gain':
      return gainCondition(tracker, happening.condition).conditions;
  }
};

/** Turns that have begun and ended before a place in a history; starts and ends that say nothing new do not count. */
const turnsBefore = (history: readonly Happening[], place: number) => {
  let started = 0;
  let ended = 0;
  for (const { type } of history.slice(0, place)) {
    if (type === 'startTurn' && started === ended) started += 1;
    if ((type === 'endTurn' || type === 'die') && started > ended) ended += 1;
  }
  return { started, ended };
};

const POSITIVE = ['invisible', 'strengthen'];

const isTakenAway = (condition: Condition, { type }: Happening): boolean => {
  if (type === 'die') return true;
  if (type === 'heal') return condition === 'poison' || condition === 'wound';
  return type === 'cure' && !POSITIVE.includes(condition);
};

/**
 * A second answer to what lies on a figure, from all that ever happened to it: a gain has the number
 * of the last turn that it affects, and lasts until that many turns have ended or it is taken away.
 */
export const heldAfter = (
  history: readonly Happening[],
  condition: Condition,
  immune: boolean,
): boolean => {
  const { ended } = turnsBefore(history, history.length);
  return history.some((happening, place) => {
    if (happening.type !== 'gain' || happening.condition !== condition || immune) return false;
    const then = turnsBefore(history, place);
    const isRunning = then.started > then.ended;
    const lastTurn = isRunning ? then.started + 1 : then.ended + 1;
    const isTimed = condition !== 'poison' && condition !== 'wound';
    const isOver = isTimed && ended >= lastTurn;
    return !isOver && !history.slice(place + 1).some((later) => isTakenAway(condition, later));
  });
};

/** Whether the figure's turn is running. */
export const isOnTurn = (history: readonly Happening[]): boolean => {
  const { started, ended } = turnsBefore(history, history.length);
  return started > ended;
};
