/** Short rests (R-REST-2, R-REST-3). */

import { passOver, pickOne } from './chance.js';
import {
  characterOf,
  figureOf,
  followedBy,
  forEach,
  happened,
  push,
  still,
  type Outcome,
} from './change.js';
import type { Command, Question } from './command.js';
import type { Handler, TaskOf } from './handler.js';
import { hurtTask } from './harm.js';
import { moveCard } from './piles.js';
import { discardsFor } from './rest-active.js';
import { mayRest } from './rest-cards.js';
import { SECOND_DRAW_DAMAGE } from './rest.js';
import { activeDiscards, playing } from './selection.js';
import type { Character, GameState } from './state.js';

const canRest = (character: Character): boolean =>
  mayRest({
    discard: character.discard.length,
    activeDiscard: activeDiscards(character).length,
  });

/** The active cards that have to be discarded before the first draw, so that there are two (R-REST-1). */
const toDiscard = (
  state: GameState,
  { character: id, kept }: TaskOf<'randomCard'>,
): readonly Question[] => {
  const character = kept === null ? characterOf(state, id) : null;
  const commands = character === null ? [] : discardsFor(character);
  return character === null || commands.length === 0
    ? []
    : [{ seat: character.seat, figure: id, commands }];
};

/** The cards of which one is drawn: the second time without the one that was kept (R-REST-3). */
const drawnFrom = (state: GameState, { character, kept }: TaskOf<'randomCard'>) =>
  (characterOf(state, character)?.discard ?? []).filter((card) => card !== kept);

/** The first card can be kept for 1 damage, the second one is lost (R-REST-3). */
const drawn = (state: GameState, { character, kept }: TaskOf<'randomCard'>, card: string) =>
  followedBy(happened(state, { type: 'restCardDrawn', character, card }), (next) =>
    kept === null
      ? still(push(next, { type: 'redraw', character, card, paid: false }))
      : endRest(character, card)(next),
  );

/**
 * A card by chance, once two are discarded; the damage of keeping one may have cost all others, and the kept
 * one with them.
 */
export const randomCardHandler: Handler<'randomCard'> = {
  asks: ({ chance }, state, task) => {
    const first = toDiscard(state, task);
    if (first.length > 0) return first;
    const cards = drawnFrom(state, task);
    const { character } = task;
    if (chance === 'rng' || cards.length === 0) return [];
    const commands = cards.map((card): Command => ({ type: 'randomCard', character, card }));
    return [{ seat: null, figure: character, commands }];
  },
  answer: (_, state, task, command) => {
    if (command.type === 'discardCard')
      return moveCard(task.character, command.card, 'discard')(push(state, task));
    return command.type === 'randomCard'
      ? drawn(passOver(state, 'rests', drawnFrom(state, task)), task, command.card)
      : still(state);
  },
  go: (_, state, task) => {
    const cards = drawnFrom(state, task);
    if (cards.length === 0) return endRest(task.character, null)(state);
    const [card, next] = pickOne(state, 'rests', cards);
    return drawn(next, task, card);
  },
};

/** Who can, rests or does not, in any order. */
export const shortRestsHandler: Handler<'shortRests'> = {
  asks: (_, state, { answered }) =>
    playing(state)
      .filter((character) => canRest(character) && !answered.includes(character.id))
      .map(({ id, seat }) => ({
        seat,
        figure: id,
        commands: [true, false].map((rest): Command => ({
          type: 'shortRest',
          character: id,
          rest,
        })),
      })),
  answer: (_, state, task, command) => {
    if (command.type !== 'shortRest') return still(state);
    const { character, rest } = command;
    const onward = push(state, { ...task, answered: [...task.answered, character] });
    return still(rest ? push(onward, { type: 'randomCard', character, kept: null }) : onward);
  },
  go: (_, state) => still(state),
};

/** The rest ends: a card is lost, if there is one to lose, and all others return (R-REST-2, R-REST-3). */
const endRest =
  (id: string, card: string | null) =>
  (state: GameState): Outcome =>
    followedBy(
      card === null ? still(state) : moveCard(id, card, 'lost')(state),
      (next) =>
        forEach(characterOf(next, id)?.discard ?? [], (one) => moveCard(id, one, 'hand'))(next),
      (next) =>
        happened(next, {
          type: 'rested',
          character: id,
          rest: 'short',
          lost: card === null ? [] : [card],
        }),
    );

/** The card that was drawn is lost, or kept for 1 damage. */
export const redrawHandler: Handler<'redraw'> = {
  asks: (_, state, { character: id, card, paid }) => {
    const character = characterOf(state, id);
    if (paid || character === null || character.discard.length < 2) return [];
    return [
      {
        seat: character.seat,
        figure: id,
        about: { type: 'card', card },
        commands: [false, true].map((redraw): Command => ({
          type: 'redraw',
          character: id,
          redraw,
        })),
      },
    ];
  },
  answer: (_, state, task, command) => {
    const { character: id, card } = task;
    if (command.type !== 'redraw' || !command.redraw) return endRest(id, card)(state);
    const hit = { source: 'rest' as const, amount: SECOND_DRAW_DAMAGE };
    return still(push(state, hurtTask(id, hit, null), { ...task, paid: true }));
  },
  go: (_, state, { character: id, card, paid }) => {
    if (figureOf(state, id) === null) return still(state);
    return paid
      ? still(push(state, { type: 'randomCard', character: id, kept: card }))
      : endRest(id, card)(state);
  },
};
