/** Decks of monster ability cards in play (R-MON-1, R-MON-5, R-MON-6). */

import { shuffle } from '../rng/index.js';
import { drawFrom } from './chance.js';
import { forEach, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { monsterCardOf, type Env } from './env.js';
import type { Handler } from './handler.js';
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
  (id: string, cards: readonly string[]) =>
  (state: GameState): Outcome => {
    const [pile, next] = drawFrom(state, `monsterDeck:${id}`, shuffle(cards));
    return happened(withDeck(next, { id, pile, discard: [], drawn: null }), {
      type: 'deckShuffled',
      cards: 'abilities',
      deck: id,
    });
  };

/** A deck without a card for this round draws one; an empty draw pile is made of the discards first (R-MON-6). */
export const drawCard =
  (id: string) =>
  (state: GameState): Outcome => {
    const deck = deckOf(state, id);
    if (deck?.drawn !== null) return still(state);
    const ready = deck.pile.length > 0 ? still(state) : shuffled(id, deck.discard)(state);
    return { ...ready, state: push(ready.state, { type: 'revealMonsterCard', deck: id }) };
  };

const turned = (env: Env, state: GameState, id: string, card: string | undefined): Outcome => {
  const deck = deckOf(state, id);
  if (deck === null || card === undefined) return still(state);
  const pile = deck.pile.filter((one) => one !== card);
  return happened(withDeck(state, { ...deck, pile, drawn: card }), {
    type: 'monsterCardDrawn',
    deck: id,
    card,
    initiative: monsterCardOf(env, id, card)?.initiative ?? LAST,
  });
};

/** The top card, or the one that came up on the table. */
export const revealMonsterCardHandler: Handler<'revealMonsterCard'> = {
  asks: ({ chance }, state, { deck: id }) => {
    const pile = deckOf(state, id)?.pile ?? [];
    if (chance === 'rng' || pile.length === 0) return [];
    const commands = pile.map((card): Command => ({ type: 'revealMonsterCard', deck: id, card }));
    return [{ seat: null, figure: null, commands }];
  },
  answer: (env, state, { deck }, command) =>
    command.type === 'revealMonsterCard' ? turned(env, state, deck, command.card) : still(state),
  go: (env, state, { deck }) => turned(env, state, deck, deckOf(state, deck)?.pile[0]),
};

/** The cards of the round are discarded; a shuffle sign shuffles the deck (R-MON-5). */
export const discardMonsterCards =
  (env: Env) =>
  (state: GameState): Outcome =>
    forEach(state.monsterDecks, ({ id, pile, discard, drawn }) => {
      if (drawn === null) return still;
      if (monsterCardOf(env, id, drawn)?.shuffle === true)
        return shuffled(id, [...pile, ...discard, drawn]);
      return (next) =>
        still(withDeck(next, { id, pile, discard: [...discard, drawn], drawn: null }));
    })(state);
