/** Ability cards that come back to a hand, or leave it (R-CARD-6, R-CARD-7, R-CARD-14). */

import type { CardPile } from '../content/index.js';
import { characterOf, forEach, push, still } from './change.js';
import type { Command } from './command.js';
import { cardOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { did } from './performed.js';
import type { DoerTo } from './performer.js';
import { moveCard } from './piles.js';
import type { Character, GameState } from './state.js';

type CardsAbility = 'recoverCards' | 'discardCards' | 'loseCards';

const TO = { recoverCards: 'hand', discardCards: 'discard', loseCards: 'lost' } as const;

/** The cards that count as being in a pile: those in the active area count as discarded or lost (R-CARD-6). */
const cardsIn = ({ hand, discard, lost, active }: Character, pile: CardPile): readonly string[] => {
  const activeAs = (goes: 'discard' | 'lost'): readonly string[] =>
    active.filter((one) => one.goes === goes).map(({ card }) => card);
  switch (pile) {
    case 'hand':
      return hand;
    case 'discarded':
      return [...discard, ...activeAs('discard')];
    case 'lost':
      return [...lost, ...activeAs('lost')];
    case 'active':
      return active.map(({ card }) => card);
  }
};

/** Whether a card never returns: it is lost, or counts as that in the active area, however it was lost (R-CARD-7). */
const isGone = (env: Env, character: Character, card: string): boolean => {
  const printed = cardOf(env, character.id, card);
  const isMarked =
    printed?.top.goes === 'unrecoverable' || printed?.bottom.goes === 'unrecoverable';
  return isMarked && cardsIn(character, 'lost').includes(card);
};

const hasTag = (env: Env, owner: string, card: string, tag: string | null): boolean => {
  const printed = cardOf(env, owner, card);
  return (
    tag === null ||
    printed?.top.tags?.includes(tag) === true ||
    printed?.bottom.tags?.includes(tag) === true
  );
};

/** The cards that can be taken. */
const openOf = (
  env: Env,
  state: GameState,
  { character: id, from, to, tag }: Pick<TaskOf<'takeCards'>, 'character' | 'from' | 'to' | 'tag'>,
): readonly string[] => {
  const character = characterOf(state, id);
  if (character === null) return [];
  return cardsIn(character, from).filter(
    (card) => hasTag(env, id, card, tag) && !(to === 'hand' && isGone(env, character, card)),
  );
};

/** Cards of a character are recovered, discarded or lost: all of them, or so many by choice. */
export const doTakeCards: DoerTo<CardsAbility> =
  ({ env, reading, figure, target, ability }) =>
  (state) => {
    const { from, count, tag = null } = ability.cards;
    const to = TO[ability.type];
    const wanted = reading.count(count);
    const task: TaskOf<'takeCards'> = {
      type: 'takeCards',
      figure,
      character: target,
      from,
      to,
      tag,
      left: wanted === 'all' ? 0 : wanted,
      // What is lost or discarded is exactly so many, what is recovered at most.
      must: to !== 'hand',
    };
    if (wanted !== 'all') return still(push(state, task));
    const cards = openOf(env, state, task);
    const noted = did(state, figure, ({ amount }) => ({ amount: amount + cards.length }));
    return forEach(cards, (card) => moveCard(target, card, to))(noted);
  };

/** One card after the other, by whoever has them. */
export const takeCardsHandler: Handler<'takeCards'> = {
  asks: (env, state, task) => {
    const { character, left, must } = task;
    const open = left === 0 ? [] : openOf(env, state, task);
    if (open.length === 0) return [];
    const commands: readonly Command[] = [
      ...open.map((card): Command => ({ type: 'takeCard', character, card })),
      ...(must ? [] : [{ type: 'skip', character } as const]),
    ];
    return [{ seat: ownerOf(state, character), figure: character, commands }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'takeCard') return still(state);
    const noted = did(state, task.figure, ({ amount }) => ({ amount: amount + 1 }));
    const rest = push(noted, { ...task, left: task.left - 1 });
    return moveCard(task.character, command.card, task.to)(rest);
  },
  go: (_, state) => still(state),
};
