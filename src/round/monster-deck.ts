/** Decks of monster ability cards in play (R-MON-1, R-MON-5, R-MON-6). */

import { compareTexts } from '../core/index.js';
import { shuffle } from '../rng/index.js';
import { drawFrom } from './chance.js';
import { forEach, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { monsterCardOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import type { GameState, MonsterDeckState } from './state.js';

/** A card without an initiative acts last. */
const LAST = 99;

const deckOf = ({ monsterDecks }: GameState, id: string): MonsterDeckState | null =>
  monsterDecks.find((one) => one.id === id) ?? null;

const withDeck = (state: GameState, deck: MonsterDeckState): GameState => ({
  ...state,
  monsterDecks: state.monsterDecks.map((one) => (one.id === deck.id ? deck : one)),
});

/** All these cards are shuffled into a new draw pile. */
const shuffled =
  (deck: MonsterDeckState, cards: readonly string[]) =>
  (state: GameState): Outcome => {
    const { id } = deck;
    const [pile, next] = drawFrom(state, `monsterDeck:${id}`, shuffle(cards));
    return happened(withDeck(next, { ...deck, pile, discard: [] }), {
      type: 'deckShuffled',
      cards: 'abilities',
      deck: id,
    });
  };

/** A card is turned over for all types of the deck, or for the one that draws for itself (R-MON-2). */
const turned = (env: Env, state: GameState, task: TaskOf<'revealMonsterCard'>, card: string) => {
  const { deck: id, of } = task;
  const deck = deckOf(state, id);
  if (deck === null) return still(state);
  const pile = deck.pile.filter((one) => one !== card);
  const next = withDeck(
    state,
    of === null
      ? { ...deck, pile, drawn: card }
      : { ...deck, pile, own: [...deck.own, { type: of, card }] },
  );
  return happened(next, {
    type: 'monsterCardDrawn',
    deck: id,
    card,
    initiative: monsterCardOf(env, id, card)?.initiative ?? LAST,
  });
};

/** Whether a deck has shown the card of the round already. */
const isKnown = ({ drawn, own }: MonsterDeckState, of: string | null): boolean =>
  of === null ? drawn !== null : own.some(({ type }) => type === of);

/** The top card, or the one that came up on the table; an empty draw pile is made of the discards first (R-MON-6). */
export const revealMonsterCardHandler: Handler<'revealMonsterCard'> = {
  asks: ({ chance }, state, { deck: id, of }) => {
    const deck = deckOf(state, id);
    if (chance === 'rng' || deck === null || isKnown(deck, of)) return [];
    // In an order that tells nothing of how they lie.
    const commands = [...deck.pile]
      .sort(compareTexts)
      .map((card): Command => ({ type: 'revealMonsterCard', deck: id, card }));
    return commands.length === 0 ? [] : [{ seat: null, figure: null, commands }];
  },
  answer: (env, state, task, command) =>
    command.type === 'revealMonsterCard' ? turned(env, state, task, command.card) : still(state),
  go: (env, state, task) => {
    const deck = deckOf(state, task.deck);
    if (deck === null || isKnown(deck, task.of)) return still(state);
    const [card] = deck.pile;
    if (card !== undefined) return turned(env, state, task, card);
    return deck.discard.length === 0
      ? still(state)
      : shuffled(deck, deck.discard)(push(state, task));
  },
};

/** The cards of the round are discarded; a shuffle sign shuffles the deck (R-MON-5). */
export const discardMonsterCards =
  (env: Env) =>
  (state: GameState): Outcome =>
    forEach(state.monsterDecks, (deck) => {
      const { id, pile, discard, drawn, own } = deck;
      const shown = [...own.map(({ card }) => card), ...(drawn === null ? [] : [drawn])];
      const empty = { ...deck, drawn: null, own: [] };
      if (shown.some((card) => monsterCardOf(env, id, card)?.shuffle === true))
        return shuffled(empty, [...pile, ...discard, ...shown]);
      return (next) => still(withDeck(next, { ...empty, discard: [...discard, ...shown] }));
    })(state);
