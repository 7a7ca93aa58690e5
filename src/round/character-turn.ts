/** The turn of a character: two actions in either order, or a long rest (R-CARD-1, R-REST-4). */

import { mayPerformAbilities } from '../condition/index.js';
import { actionTasks } from './action.js';
import { useInTurn, usesInTurn } from './any-time.js';
import {
  characterOf,
  figureOf,
  forEach,
  happened,
  push,
  still,
  followedBy,
  type Outcome,
} from './change.js';
import type { Command } from './command.js';
import type { Handler, TaskOf } from './handler.js';
import { mend } from './harm.js';
import { useBonus } from './moment.js';
import { refreshAtRest } from './item-state.js';
import { moveCard } from './piles.js';
import { discardsFor } from './rest-active.js';
import type { Character, GameState } from './state.js';

const HEAL = 2;

/** Cards that were chosen and not played are discarded (R-CARD-4, R-COND-12). */
export const discardWaiting =
  (id: string) =>
  (state: GameState): Outcome =>
    forEach(characterOf(state, id)?.waiting ?? [], (card) => moveCard(id, card, 'discard'))(state);

const playsOf = (
  state: GameState,
  { figure, halves }: TaskOf<'characterTurn'>,
): readonly Command[] =>
  (characterOf(state, figure)?.waiting ?? []).flatMap((card) =>
    halves.flatMap((half) =>
      [false, true].map((basic): Command => ({
        type: 'play',
        character: figure,
        card,
        half,
        basic,
      })),
    ),
  );

/** An action of one of the cards, or the end of the turn; after the last one, what can still be used (R-ITEM-5). */
export const characterTurnHandler: Handler<'characterTurn'> = {
  asks: (env, state, task) => {
    const { figure } = task;
    const character = characterOf(state, figure);
    if (character === null) return [];
    const { seat } = character;
    const isAble = mayPerformAbilities(figureOf(state, figure)?.conditions ?? []);
    const plays = isAble ? playsOf(state, task) : [];
    const answers = plays.length > 0 ? plays : usesInTurn(env, state, seat);
    return answers.length === 0
      ? []
      : [{ seat, figure, commands: [...answers, { type: 'endTurn', character: figure }] }];
  },
  answer: (env, state, task, command) => {
    const seat = characterOf(state, task.figure)?.seat ?? '';
    const use = useInTurn(env, state, seat, command);
    if (use !== null) return useBonus(env, use, null)(push(state, task));
    if (command.type !== 'play') return discardWaiting(task.figure)(state);
    const { card, half, basic } = command;
    const halves = task.halves.filter((one) => one !== half);
    const tasks = actionTasks(env, state, task.figure, command);
    return happened(push(state, ...tasks, { ...task, halves }), {
      type: 'actionStarted',
      figure: task.figure,
      card,
      half,
      basic,
    });
  },
  go: (_, state, { figure }) => discardWaiting(figure)(state),
};

/** What is left of a long rest once a card is lost: the others return (R-REST-4). */
const takeBack =
  (id: string) =>
  (state: GameState): Outcome =>
    forEach(characterOf(state, id)?.discard ?? [], (card) => moveCard(id, card, 'hand'))(state);

/** One discarded card is lost, by choice; the rest come back (R-REST-4, R-REST-7). */
const loseOne =
  (id: string, card: string | null) =>
  (state: GameState): Outcome => {
    const lost = card === null ? still(state) : moveCard(id, card, 'lost')(state);
    const onward = followedBy(lost, takeBack(id), (next) =>
      happened(next, {
        type: 'rested',
        character: id,
        rest: 'long',
        lost: card === null ? [] : [card],
      }),
    );
    return { ...onward, state: push(onward.state, { type: 'longRest', figure: id, part: 'heal' }) };
  };

/** The active cards that have to be discarded first (R-REST-1), then the discards of which one is lost. */
const cardsOf = (character: Character): readonly Command[] => {
  const first = discardsFor(character);
  const { id, discard } = character;
  return first.length > 0
    ? first
    : discard.map((card) => ({ type: 'loseCard', character: id, card }));
};

/** A long rest, part by part. */
export const longRestHandler: Handler<'longRest'> = {
  asks: (_, state, { figure, part }) => {
    const character = characterOf(state, figure);
    if (character === null) return [];
    const commands =
      part === 'loseCard'
        ? cardsOf(character)
        : [true, false].map((heal): Command => ({ type: 'restHeal', character: figure, heal }));
    return commands.length === 0 ? [] : [{ seat: character.seat, figure, commands }];
  },
  answer: (env, state, task, command) => {
    const { figure } = task;
    if (command.type === 'discardCard')
      return moveCard(figure, command.card, 'discard')(push(state, task));
    if (command.type === 'loseCard') return loseOne(figure, command.card)(state);
    const healed =
      command.type === 'restHeal' && command.heal ? mend(env, figure, HEAL)(state) : still(state);
    return followedBy(healed, refreshAtRest(env, figure));
  },
  go: (_, state, { figure, part }) =>
    part === 'loseCard' ? loseOne(figure, null)(state) : still(state),
};
