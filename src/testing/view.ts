/** A view tells nothing that its seat may not know: whatever is hidden can be otherwise, and it looks the same. */

import { fromSeed } from '../rng/index.js';
import type { Character, Choice, GameState, Task } from '../round/index.js';
import { attempt } from './attempt.js';
import type { GamePoint, Invariant } from './invariant.js';

/** Something hidden, made otherwise. */
type Change = (state: GameState, seat: string) => GameState;

const others =
  (change: (character: Character) => Character): Change =>
  (state, seat) => ({
    ...state,
    characters: state.characters.map((one) => (one.seat === seat ? one : change(one))),
  });

const turned = <A>(cards: readonly A[]): readonly A[] => [...cards].reverse();

const otherStreams: Change = (state) => ({
  ...state,
  streams: Object.fromEntries(
    Object.keys(state.streams).map((name) => [name, fromSeed(`otherwise ${name}`)]),
  ),
});

const otherPiles: Change = (state) => ({
  ...state,
  battleGoals: turned(state.battleGoals),
  modifiers: { ...state.modifiers, pile: turned(state.modifiers.pile) },
  monsterDecks: state.monsterDecks.map((deck) => ({ ...deck, pile: turned(deck.pile) })),
  characters: state.characters.map((one) => ({
    ...one,
    modifiers: { ...one.modifiers, pile: turned(one.modifiers.pile) },
  })),
});

const otherHands = others((one) => ({
  ...one,
  hand: one.hand.map((_, index) => `hidden-${String(index)}`),
}));

const otherGoals = others((one) => ({
  ...one,
  battleGoals: {
    dealt: one.battleGoals.dealt.map((_, index) => `hidden-${String(index)}`),
    kept: one.battleGoals.kept === null ? null : 'hidden-0',
  },
}));

/** The last two cards of a character instead of those it chose, or instead of its rest. */
const otherCards = (one: Character): Character => {
  const cards = [...one.waiting, ...one.hand];
  const [second, leading] = turned(cards);
  if (leading === undefined || second === undefined) return one;
  const choice: Choice = { type: 'cards', leading, second };
  return { ...one, choice, waiting: [leading, second], hand: cards.slice(0, -2) };
};

const resting = (one: Character): Character => ({
  ...one,
  choice: { type: 'longRest' },
  waiting: [],
  hand: [...one.waiting, ...one.hand],
});

/** Choices are hidden as long as somebody has yet to choose (R-CARD-9). */
const isChoosing = ({ agenda }: GameState): boolean => agenda.at(-1)?.type === 'selectCards';

const otherChoices =
  (change: (character: Character) => Character): Change =>
  (state, seat) =>
    isChoosing(state)
      ? others((one) => (one.choice === null ? one : change(one)))(state, seat)
      : state;

/** What bonuses look at, whoever is asked: whose turn and action it is, what they change, and who acts for whom. */
const SEEN: readonly Task['type'][] = [
  'endTurn',
  'frame',
  'ability',
  'attack',
  'doTo',
  'hurt',
  'steered',
];

/** What is on top of the agenda asks; what comes after all that is under way does not matter to it. */
const otherAgenda: Change = (state) => ({
  ...state,
  agenda: state.agenda.filter(
    ({ type }, index, { length }) => index === length - 1 || SEEN.includes(type),
  ),
});

const CHANGES: Readonly<Record<string, Change>> = {
  'the streams of chance': otherStreams,
  'the order of piles': otherPiles,
  'the hands of others': otherHands,
  'the battle goals of others': otherGoals,
  'the cards that others chose': otherChoices(otherCards),
  'whether others rest': otherChoices(resting),
  'what is still to be done': otherAgenda,
};

/** The same state with all that a seat does not know made otherwise, each thing by itself, by its name. */
export const hiddenOtherwise = (
  state: GameState,
  seat: string,
): readonly (readonly [string, GameState])[] =>
  Object.entries(CHANGES).map(([name, change]) => [name, change(state, seat)] as const);

/** What a seat sees depends on nothing that is hidden from it. */
export const viewsHideSecrets: Invariant<GamePoint> = {
  name: 'a view reveals nothing hidden',
  violations: ({ engine, state }) =>
    state.seats.flatMap((seat) => {
      const viewIn = (one: GameState): string | null =>
        attempt(() => JSON.stringify(engine.viewOf(one, seat)));
      const seen = viewIn(state);
      if (seen === null) return [`${seat} has no view`];
      return hiddenOtherwise(state, seat)
        .filter(([, other]) => viewIn(other) !== seen)
        .map(([name]) => `${seat} sees ${name}`);
    }),
};
