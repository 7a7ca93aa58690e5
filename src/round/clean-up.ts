/** The end of a round (R-ROUND-5), and the short rests in it (R-REST-2, R-REST-3). */

import { endRound as endElements } from '../element/index.js';
import { endRound as shuffleIfDue } from '../modifier-deck/index.js';
import { shuffle } from '../rng/index.js';
import { drawFrom, pickOne } from './chance.js';
import {
  characterOf,
  figureOf,
  forEach,
  happened,
  push,
  still,
  followedBy,
  withCharacter,
  type Outcome,
} from './change.js';
import type { Command } from './command.js';
import { monsterCardOf, type Env } from './env.js';
import type { Handler } from './handler.js';
import { endRoundBonuses, moveCard } from './piles.js';
import { mayRest } from './rest-cards.js';
import { SECOND_DRAW_DAMAGE } from './rest.js';
import { activeDiscards, playing } from './selection.js';
import type { Character, GameState, MonsterDeckState } from './state.js';
import { verdictOf } from './verdict.js';

/** Modifier decks that showed a null or 2x are shuffled (R-MOD-12). */
const shuffleModifiers = (state: GameState): Outcome => {
  const isDue = state.modifiers.mustShuffle;
  const [modifiers, first] = drawFrom(state, 'modifiers:monsters', shuffleIfDue(state.modifiers));
  const monsters = { ...first, modifiers };
  const begun = isDue
    ? happened(monsters, { type: 'deckShuffled', deck: 'monsters' })
    : still(monsters);
  return followedBy(
    begun,
    forEach(playing(state), ({ id, modifiers: own }) => (next) => {
      const [deck, drawn] = drawFrom(next, `modifiers:${id}`, shuffleIfDue(own));
      const done = withCharacter(drawn, id, () => ({ modifiers: deck }));
      return own.mustShuffle ? happened(done, { type: 'deckShuffled', deck: id }) : still(done);
    }),
  );
};

const setDeck = (state: GameState, deck: MonsterDeckState): GameState => ({
  ...state,
  monsterDecks: state.monsterDecks.map((one) => (one.id === deck.id ? deck : one)),
});

/** The cards of the round are discarded; a shuffle sign shuffles the deck (R-MON-5). */
const discardMonsterCards =
  (env: Env) =>
  (state: GameState): Outcome =>
    forEach(state.monsterDecks, ({ id, pile, discard, drawn, own }) => (next) => {
      const shown = [...own.map(({ card }) => card), ...(drawn === null ? [] : [drawn])];
      const empty = { id, drawn: null, own: [] };
      if (shown.every((card) => monsterCardOf(env, id, card)?.shuffle !== true))
        return still(setDeck(next, { ...empty, pile, discard: [...discard, ...shown] }));
      const cards = [...pile, ...discard, ...shown];
      const [shuffled, after] = drawFrom(next, `monsterDeck:${id}`, shuffle(cards));
      return happened(setDeck(after, { ...empty, pile: shuffled, discard: [] }), {
        type: 'deckShuffled',
        deck: id,
      });
    })(state);

/** Decks, elements and bonuses first, then rests (R-ROUND-5, R-REST-9). */
export const cleanUpHandler: Handler<'cleanUp'> = {
  go: (env, state) =>
    followedBy(
      shuffleModifiers(push(state, { type: 'shortRests', answered: [] }, { type: 'endRound' })),
      discardMonsterCards(env),
      (next) =>
        endRoundBonuses({
          ...next,
          elements: endElements(next.elements).track,
          monsterRounds: {},
        }),
    ),
};

const canRest = (character: Character): boolean =>
  mayRest({
    discard: character.discard.length,
    activeDiscard: activeDiscards(character).length,
  });

/** The active cards that have to be discarded first, so that there are two (R-REST-1). */
const toDiscard = (character: Character): readonly string[] =>
  activeDiscards(character).slice(0, Math.max(0, 2 - character.discard.length));

/** One random card of the discards is lost, the first time (R-REST-2). */
const drawLost =
  (id: string) =>
  (state: GameState): Outcome => {
    const character = characterOf(state, id);
    if (character === null) return still(state);
    const ready = forEach(toDiscard(character), (card) => moveCard(id, card, 'discard'))(state);
    const cards = characterOf(ready.state, id)?.discard ?? [];
    const [card, next] = pickOne(ready.state, 'rests', cards);
    return {
      state: push(next, { type: 'redraw', character: id, card, paid: false }),
      events: ready.events,
    };
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
    return rest ? drawLost(character)(onward) : still(onward);
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

/** Another card by chance, once the damage is suffered or cancelled; the second loss stands (R-REST-3). */
const drawAgain =
  (id: string, kept: string) =>
  (state: GameState): Outcome => {
    const cards = (characterOf(state, id)?.discard ?? []).filter((card) => card !== kept);
    // The damage may have cost all others, and the kept one with them.
    if (cards.length === 0) return endRest(id, null)(state);
    const [card, next] = pickOne(state, 'rests', cards);
    return endRest(id, card)(next);
  };

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
    return still(push(state, { type: 'hurt', victim: id, hit, by: null }, { ...task, paid: true }));
  },
  go: (_, state, { character: id, card, paid }) => {
    if (figureOf(state, id) === null) return still(state);
    return paid ? drawAgain(id, card)(state) : endRest(id, card)(state);
  },
};

/** A round is over: the next one, or the end of a scenario that is decided, maybe by this round (R-SCEN-6). */
export const endRoundHandler: Handler<'endRound'> = {
  go: (env, state) => {
    const ended = happened(state, { type: 'roundEnded', round: state.round });
    const verdict = state.verdict ?? verdictOf(env, state, state.round);
    if (verdict === null) return { ...ended, state: push(state, { type: 'startRound' }) };
    const next = push({ ...state, verdict }, { type: 'endScenario' });
    return state.verdict === null
      ? followedBy({ ...ended, state: next }, (known) =>
          happened(known, { type: 'verdictReached', verdict }),
        )
      : { ...ended, state: next };
  },
};

/** The scenario is over (R-SCEN-8, R-SCEN-9). */
export const endScenarioHandler: Handler<'endScenario'> = {
  go: (_, state) => {
    const verdict = state.verdict ?? 'lost';
    return happened({ ...state, over: true, agenda: [] }, { type: 'scenarioEnded', verdict });
  },
};
