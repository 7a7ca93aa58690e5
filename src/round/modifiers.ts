/** Attack modifier decks in play: whose they are, and the cards that come and go (R-MOD-8, R-MOD-13 to R-MOD-19). */

import { isImmune } from '../condition/index.js';
import { compareTexts } from '../core/index.js';
import {
  addBlesses,
  addCurses,
  addStars,
  BLESS,
  CURSE,
  putAway,
  removeCards,
  returnCards,
  STAR,
  type ModifierDeck,
  type ReturnedCard,
} from '../modifier-deck/index.js';
import { shuffle } from '../rng/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { drawFrom } from './chance.js';
import {
  characterOf,
  figureOf,
  forEach,
  happened,
  push,
  still,
  withCharacter,
  type Outcome,
} from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import { canonical } from './fingerprint.js';
import type { Handler } from './handler.js';
import { summonerOf } from './owner.js';
import { playing } from './selection.js';
import type { GameState } from './state.js';
import { guardedConditions } from './trait.js';
import type { Task } from './task.js';

/**
 * Whose deck a figure draws from, and which stream shuffles it: all monsters share one (R-MOD-19), summons have
 * that of their summoner (R-MOD-15).
 */
export const deckNameOf = (state: GameState, figure: string): string => {
  const owner = summonerOf(state, figure) ?? figure;
  return characterOf(state, owner) === null ? 'monsters' : owner;
};

/** The deck of a name. */
export const deckOf = (state: GameState, name: string): ModifierDeck =>
  characterOf(state, name)?.modifiers ?? state.modifiers;

const withDeck = (state: GameState, name: string, deck: ModifierDeck): GameState =>
  name === 'monsters'
    ? { ...state, modifiers: deck }
    : withCharacter(state, name, () => ({ modifiers: deck }));

const streamOf = (name: string): string => `modifiers:${name}`;

const sideOf = (name: string): 'monsters' | 'characters' =>
  name === 'monsters' ? 'monsters' : 'characters';

/** Whether there is no card to turn over, neither in the pile nor among the discards (R-MOD-11). */
export const isUsedUp = (state: GameState, figure: string): boolean => {
  const { pile, discard } = deckOf(state, deckNameOf(state, figure));
  return pile.length + discard.length === 0;
};

/** All these cards are shuffled into a new draw pile. */
const shuffled =
  (name: string, cards: readonly ModifierCard[]) =>
  (state: GameState): Outcome => {
    const [pile, next] = drawFrom(state, streamOf(name), shuffle(cards));
    return happened(withDeck(next, name, { ...deckOf(state, name), pile, discard: [] }), {
      type: 'deckShuffled',
      cards: 'modifiers',
      deck: name,
    });
  };

/** One more card is turned over for an attack; an empty draw pile is made of the discards first (R-MOD-11). */
export const drawModifier =
  (figure: string) =>
  (state: GameState): Outcome => {
    const name = deckNameOf(state, figure);
    const { pile, discard } = deckOf(state, name);
    const ready = pile.length > 0 ? still(state) : shuffled(name, discard)(state);
    return { ...ready, state: push(ready.state, { type: 'revealModifier', figure }) };
  };

/** A card leaves the pile and joins those that the attack beneath knows. */
const turned = (state: GameState, figure: string, card: ModifierCard | undefined): Outcome => {
  const name = deckNameOf(state, figure);
  const deck = deckOf(state, name);
  const [attack, ...others] = [...state.agenda].reverse();
  if (card === undefined || attack?.type !== 'attack') return still(state);
  const at = deck.pile.findIndex((one) => canonical(one) === canonical(card));
  const pile = deck.pile.filter((_, index) => index !== at);
  const known: Task = { ...attack, revealed: [...attack.revealed, card] };
  return still({
    ...withDeck(state, name, { ...deck, pile }),
    agenda: [...others.reverse(), known],
  });
};

/** The top card, or the one that came up on the table. */
export const revealModifierHandler: Handler<'revealModifier'> = {
  asks: ({ chance }, state, { figure }) => {
    if (chance === 'rng') return [];
    const { pile } = deckOf(state, deckNameOf(state, figure));
    // In an order that tells nothing of how they lie.
    const commands = [...new Map(pile.map((card) => [canonical(card), card]))]
      .sort(([one], [other]) => compareTexts(one, other))
      .map(([, card]): Command => ({ type: 'revealModifier', figure, card }));
    return [{ seat: null, figure, commands }];
  },
  answer: (_, state, { figure }, command) =>
    command.type === 'revealModifier' ? turned(state, figure, command.card) : still(state),
  go: (_, state, { figure }) =>
    turned(state, figure, deckOf(state, deckNameOf(state, figure)).pile[0]),
};

/** Decks that showed a null or 2x are shuffled at the end of the round (R-MOD-12). */
export const shuffleModifiers = (state: GameState): Outcome =>
  forEach(['monsters', ...playing(state).map(({ id }) => id)], (name) => (next) => {
    const deck = deckOf(next, name);
    if (!deck.mustShuffle) return still(next);
    const ready = withDeck(next, name, { ...deck, mustShuffle: false });
    return shuffled(name, [...deck.pile, ...deck.discard])(ready);
  })(state);

/** The cards of a draw leave for the discards, blesses and curses for their supplies (R-MOD-8). */
export const putCardsAway = (
  { flags }: Env,
  state: GameState,
  figure: string,
  cards: readonly ModifierCard[],
): GameState => {
  const name = deckNameOf(state, figure);
  const returned = cards.flatMap(({ origin }): readonly ReturnedCard[] =>
    origin === 'bless' || origin === 'curse' ? [origin] : [],
  );
  return {
    ...withDeck(state, name, putAway(deckOf(state, name), cards)),
    supplies: returnCards(state.supplies, returned, {
      side: sideOf(name),
      rules: flags.draw,
    }),
  };
};

/** A bless or curse is shuffled into the deck of whoever gains it (R-MOD-13 to R-MOD-15, R-COND-20). */
export const giveCard =
  (env: Env, id: string, card: 'bless' | 'curse') =>
  (state: GameState): Outcome => {
    const { flags } = env;
    const figure = figureOf(state, id);
    if (figure === null || isImmune(guardedConditions(env, state, figure), card))
      return still(state);
    const name = deckNameOf(state, id);
    const deck = deckOf(state, name);
    const add =
      card === 'bless'
        ? addBlesses(deck, state.supplies)
        : addCurses(deck, state.supplies, { side: sideOf(name), rules: flags.draw });
    const [supplied, next] = drawFrom(state, streamOf(name), add);
    const given = { ...withDeck(next, name, supplied.deck), supplies: supplied.supplies };
    return supplied.added === 0
      ? still(given)
      : happened(given, { type: 'modifierCardAdded', figure: id, card, deck: name });
  };

const ORIGINS = { bless: 'bless', curse: 'curse', minusOne: 'star' } as const;

/** What a card that is added or removed is called among the cards of a deck. */
type Added = keyof typeof ORIGINS;

/** How many such cards lie in the deck of a figure, in its pile or among the discards. */
export const countOfOrigin = (state: GameState, figure: string, card: Added): number => {
  const { pile, discard } = deckOf(state, deckNameOf(state, figure));
  return [...pile, ...discard].filter(({ origin }) => origin === ORIGINS[card]).length;
};

/** -1 cards that leave at the end of the scenario (R-MOD-16). */
export const addMinusOnes =
  (figure: string, count: number) =>
  (state: GameState): Outcome => {
    const name = deckNameOf(state, figure);
    const added = addStars(deckOf(state, name), { source: 'scenario', count });
    const [deck, next] = drawFrom(state, streamOf(name), added);
    return still(withDeck(next, name, deck));
  };

/** So many cards leave a deck; blesses and curses go back to their supplies. */
export const removeModifiers =
  ({ flags }: Env, figure: string, card: Added, count: number) =>
  (state: GameState): Outcome => {
    const name = deckNameOf(state, figure);
    const kinds = { bless: BLESS, curse: CURSE, minusOne: STAR };
    const cards = Array.from({ length: count }, () => kinds[card]);
    const [removed, next] = drawFrom(
      state,
      streamOf(name),
      removeCards(deckOf(state, name), cards),
    );
    const returned: readonly ReturnedCard[] =
      card === 'minusOne' ? [] : removed.removed.map(() => card);
    return still({
      ...withDeck(next, name, removed.deck),
      supplies: returnCards(next.supplies, returned, { side: sideOf(name), rules: flags.draw }),
    });
  };

/** A deck is shuffled with its discards (R-MOD-8). */
export const shuffleDeckOf =
  (figure: string) =>
  (state: GameState): Outcome => {
    const name = deckNameOf(state, figure);
    const { pile, discard } = deckOf(state, name);
    return shuffled(name, [...pile, ...discard])(state);
  };
