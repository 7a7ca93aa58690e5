/** Attack modifier decks in play: whose they are, and the cards that come and go (R-MOD-8, R-MOD-13 to R-MOD-19). */

import { isImmune } from '../condition/index.js';
import {
  addBlesses,
  addCurses,
  putAway,
  returnCards,
  turnCard,
  type ModifierDeck,
  type ReturnedCard,
} from '../modifier-deck/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { drawFrom } from './chance.js';
import { characterOf, figureOf, still, withCharacter, type Outcome } from './change.js';
import type { Env } from './env.js';
import type { GameState } from './state.js';

/** Whose deck a figure draws from, and which stream shuffles it: all monsters share one (R-MOD-19). */
export const deckNameOf = (state: GameState, figure: string): string =>
  characterOf(state, figure) === null ? 'monsters' : figure;

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

/** The next card of a figure's deck. */
export const nextCard = (
  state: GameState,
  figure: string,
): {
  readonly state: GameState;
  readonly card: ModifierCard | null;
  readonly shuffled: boolean;
} => {
  const name = deckNameOf(state, figure);
  const [turned, drawn] = drawFrom(state, streamOf(name), turnCard(deckOf(state, name)));
  return {
    state: withDeck(drawn, name, turned.deck),
    card: turned.card,
    shuffled: turned.reshuffled,
  };
};

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
  ({ flags }: Env, id: string, card: 'bless' | 'curse') =>
  (state: GameState): Outcome => {
    const figure = figureOf(state, id);
    if (figure === null || isImmune(figure.conditions, card)) return still(state);
    const name = deckNameOf(state, id);
    const deck = deckOf(state, name);
    const add =
      card === 'bless'
        ? addBlesses(deck, state.supplies)
        : addCurses(deck, state.supplies, { side: sideOf(name), rules: flags.draw });
    const [supplied, next] = drawFrom(state, streamOf(name), add);
    return still({ ...withDeck(next, name, supplied.deck), supplies: supplied.supplies });
  };
