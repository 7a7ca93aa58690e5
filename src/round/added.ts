/** What an attack adds besides damage (R-ATK-9, R-ATK-23, R-MOD-17). */

import { isNegative } from '../condition/index.js';
import { infuse } from '../element/index.js';
import { ELEMENTS, type Element, type ModifierEffect } from '../vocabulary/index.js';
import { push, still, withFigure, happened, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { afflict, mend } from './harm.js';
import { giveCard } from './modifiers.js';
import { actsByRules, ownerOf } from './owner.js';
import type { GameState } from './state.js';

type AddedTask = TaskOf<'added'>;

const withInfusion = (state: GameState, element: Element): Outcome =>
  still({ ...state, elements: infuse(state.elements, [element]) });

/** The attack ability that is under way may have so many targets more, chosen by its controller (R-ATK-23). */
const addTargets = (state: GameState, figure: string, count: number): GameState => {
  const at = state.agenda.findLastIndex(
    (task) => task.type === 'targets' && task.figure === figure,
  );
  return {
    ...state,
    agenda: state.agenda.map((task, index) =>
      index === at && task.type === 'targets' ? { ...task, left: task.left + count } : task,
    ),
  };
};

const shielded = (state: GameState, figure: string, amount: number): Outcome =>
  happened(
    withFigure(state, figure, ({ wards }) => ({
      wards: [...wards, { type: 'shield', amount, reach: 0, origin: null, stays: false }],
    })),
    { type: 'warded', figure, ward: 'shield', amount },
  );

/** One spent item of whoever drew the card, as it likes (R-MOD-17). */
const refreshing = (figure: string): TaskOf<'takeItems'> => ({
  type: 'takeItems',
  figure,
  character: figure,
  to: 'ready',
  only: 'spent',
  slots: null,
  left: 1,
  must: false,
});

const apply = (env: Env, state: GameState, { figure, target, effect }: AddedTask): Outcome => {
  switch (effect.type) {
    case 'condition':
      return afflict(env, target, effect.condition)(state);
    case 'bless':
    case 'curse':
      return giveCard(env, target, effect.type)(state);
    case 'infuse':
      return effect.element === 'any' ? still(state) : withInfusion(state, effect.element);
    case 'heal':
      return mend(env, figure, effect.amount)(state);
    case 'shield':
      return shielded(state, figure, effect.amount);
    case 'conditionSelf':
      return afflict(env, figure, effect.condition)(state);
    case 'addTarget':
      return still(addTargets(state, figure, effect.count));
    case 'push':
    case 'pull':
      return still(
        push(state, {
          type: 'forcedMove',
          figure,
          target,
          kind: effect.type,
          left: effect.distance,
          source: null,
          from: null,
        }),
      );
    case 'refreshItem':
      return still(push(state, refreshing(figure)));
    case 'pierce':
      // It counts in the attack itself.
      return still(state);
  }
};

/** Whether nobody is asked: what harms oneself must be done, and some ask themselves (R-CARD-4, R-BONUS-9). */
const goesByItself = (effect: ModifierEffect): boolean =>
  ['addTarget', 'push', 'pull', 'refreshItem'].includes(effect.type) ||
  (effect.type === 'conditionSelf' && isNegative(effect.condition));

const commandsFor = ({ figure, effect }: AddedTask, isMonster: boolean): readonly Command[] => {
  const skip: readonly Command[] = isMonster ? [] : [{ type: 'skip', character: figure }];
  if (effect.type === 'infuse' && effect.element === 'any')
    return [...ELEMENTS.map((element): Command => ({ type: 'infuse', figure, element })), ...skip];
  return isMonster ? [] : [{ type: 'perform', figure }, ...skip];
};

/** One thing that an attack adds: its attacker may do without it, a monster never does (R-ATK-9). */
export const addedHandler: Handler<'added'> = {
  asks: (_, state, task) => {
    const { figure, effect } = task;
    const seat = ownerOf(state, figure);
    const commands = goesByItself(effect) ? [] : commandsFor(task, actsByRules(state, figure));
    return commands.length === 0 ? [] : [{ seat, figure, commands }];
  },
  answer: (env, state, task, command) => {
    if (command.type === 'infuse') return withInfusion(state, command.element);
    return command.type === 'perform' ? apply(env, state, task) : still(state);
  },
  go: (env, state, task) => apply(env, state, task),
};
