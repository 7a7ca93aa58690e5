/** Monsters consume and infuse elements, once for all of their type (R-ELEM-6 to R-ELEM-9). */

import { mayAttack, mayMove } from '../condition/index.js';
import { isLeft } from '../core/index.js';
import {
  infuse,
  monsterPayments,
  newMonsterRound,
  startMonsterTurn,
  type MonsterPayment,
  type MonsterRound,
} from '../element/index.js';
import { ELEMENTS, type Element } from '../vocabulary/index.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { drawnCardOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { tasksFor } from './monster-action.js';
import { focusesOf } from './monster-focus.js';
import { abilitiesOf, cardConsumptions } from './monster-query.js';
import type { Figure, GameState } from './state.js';

/**
 * Whether a monster will perform anything: not without a focus and anything else to do, nor if conditions
 * forbid all of it (R-ELEM-7, R-ELEM-9).
 */
const canPerform = (env: Env, state: GameState, figure: Figure): boolean => {
  const turn = { figure: figure.id, next: 0, attacked: [] };
  const [focus = null] = focusesOf(env, state, figure, { type: 'monsterTurn', ...turn });
  return abilitiesOf(env, state, figure).some((ability) => {
    if (ability.type === 'move') return focus !== null && mayMove(figure.conditions);
    if (ability.type === 'attack') return focus !== null && mayAttack(figure.conditions);
    return (
      tasksFor(env, state, figure, ability, { type: 'monsterAction', ...turn, focus }).length > 0
    );
  });
};

const roundOf = ({ monsterRounds }: GameState, type: string): MonsterRound =>
  Object.hasOwn(monsterRounds, type) ? monsterRounds[type]! : newMonsterRound;

const withRound = (state: GameState, type: string, round: MonsterRound): GameState => ({
  ...state,
  monsterRounds: { ...state.monsterRounds, [type]: round },
});

/** The question of what a type pays, `null` where its card has nothing to pay for, or it is settled. */
const queryOf = (env: Env, state: GameState, figure: Figure) => {
  const consumptions = cardConsumptions(env, state, figure.type).map(({ elements }) => elements);
  const round = roundOf(state, figure.type);
  if (consumptions.length === 0 || round.paid !== null) return null;
  const canAct = canPerform(env, state, figure);
  return { track: state.elements, round, consumptions, canAct };
};

const isSame = (one: readonly Element[] | null, other: readonly Element[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The ways to pay that fit with what is settled. */
const openPayments = (
  env: Env,
  state: GameState,
  { figure: id, picked }: TaskOf<'monsterConsumption'>,
): readonly MonsterPayment[] => {
  const figure = figureOf(state, id);
  const query = figure === null ? null : queryOf(env, state, figure);
  const payments = query === null ? null : monsterPayments(query);
  return payments === null || isLeft(payments)
    ? []
    : payments.right.filter((payment) =>
        picked.every((entry, index) => isSame(entry, payment[index] ?? null)),
      );
};

/** All is settled: the elements go inert, and the effects hold for every monster of the type (R-ELEM-7). */
const pay = (env: Env, state: GameState, figure: Figure, payment: MonsterPayment): Outcome => {
  const query = queryOf(env, state, figure);
  const started = query === null ? null : startMonsterTurn(query, payment);
  if (started === null || isLeft(started)) return still(state);
  const { track, round } = started.right;
  const next = withRound({ ...state, elements: track }, figure.type, round);
  const elements = payment.flatMap((entry) => entry ?? []);
  return elements.length === 0
    ? still(next)
    : happened(next, { type: 'elementsConsumed', figure: figure.id, elements });
};

/** What a type pays, consumption by consumption; a choice between elements is the players' (R-ELEM-6). */
export const monsterConsumptionHandler: Handler<'monsterConsumption'> = {
  asks: (env, state, task) => {
    const { figure, picked } = task;
    const entries = openPayments(env, state, task).flatMap((payment) =>
      picked.length < payment.length ? [payment[picked.length] ?? []] : [],
    );
    const different = [...new Map(entries.map((entry) => [entry.join(' '), entry])).values()];
    // Paying nothing for one leaves the element to another.
    const commands = different.map((elements): Command => ({ type: 'consume', figure, elements }));
    return commands.length === 0 ? [] : [{ seat: null, figure, commands }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'consume') return still(state);
    const entry = command.elements.length > 0 ? command.elements : null;
    return still(push(state, { ...task, picked: [...task.picked, entry] }));
  },
  go: (env, state, task) => {
    const figure = figureOf(state, task.figure);
    const [payment] = openPayments(env, state, task);
    return figure === null || payment === undefined
      ? still(state)
      : pay(env, state, figure, payment);
  },
};

/** The next element that a card infuses, `null` where its type has infused or none of it was performed. */
const nextIcon = (env: Env, state: GameState, task: TaskOf<'monsterInfusion'>) =>
  task.performed && !roundOf(state, task.of).infused
    ? (drawnCardOf(env, state, task.of)?.infuse?.[task.next] ?? null)
    : null;

const withElement = (
  state: GameState,
  task: TaskOf<'monsterInfusion'>,
  element: Element,
): Outcome =>
  still(
    push(
      { ...state, elements: infuse(state.elements, [element]) },
      { ...task, next: task.next + 1 },
    ),
  );

/** The first monster of a type that performs anything infuses; an element of one's choice is the players' (R-ELEM-8). */
export const monsterInfusionHandler: Handler<'monsterInfusion'> = {
  asks: (env, state, task) => {
    const figure = task.monster;
    return nextIcon(env, state, task) === 'any'
      ? [
          {
            seat: null,
            figure,
            commands: ELEMENTS.map((element): Command => ({ type: 'infuse', figure, element })),
          },
        ]
      : [];
  },
  answer: (_, state, task, command) =>
    command.type === 'infuse' ? withElement(state, task, command.element) : still(state),
  go: (env, state, task) => {
    const icon = nextIcon(env, state, task);
    if (icon !== null && icon !== 'any') return withElement(state, task, icon);
    return still(
      task.next > 0
        ? withRound(state, task.of, { ...roundOf(state, task.of), infused: true })
        : state,
    );
  },
};
