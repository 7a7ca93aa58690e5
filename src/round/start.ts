import { elementTrack } from '../element/index.js';
import { fullSupplies, newDeck, standardDeck } from '../modifier-deck/index.js';
import { fork, fromSeed, shuffle, type Rng } from '../rng/index.js';
import { startingRooms } from '../scenario/index.js';
import { drawFrom } from './chance.js';
import { push } from './change.js';
import { monsterTypeOf, scenarioOf, type Env } from './env.js';
import { placeRoom } from './place-room.js';
import { RULES_VERSION } from './replay.js';
import type { PartyMember, ReadSetUp } from './set-up.js';
import { SCHEMA, type Character, type GameState } from './state.js';

/** How many battle goals each character is dealt. */
const GOALS = 2;

/** The decks of the monsters that can appear. */
const decksOf = (env: Env, state: GameState): readonly string[] => [
  ...new Set(scenarioOf(env, state).monsters.flatMap((id) => monsterTypeOf(env, id)?.deck ?? [])),
];

const EMPTY_DECK = { pile: [], discard: [], mustShuffle: false };

const characterOf = ({ id, seat, level, hand }: PartyMember): Character => ({
  id,
  seat,
  level,
  hand,
  discard: [],
  lost: [],
  active: [],
  choice: null,
  waiting: [],
  modifiers: EMPTY_DECK,
  experience: 0,
  money: 0,
  treasures: [],
  battleGoals: { dealt: [], kept: null },
  exhausted: false,
});

/** One stream of chance for each purpose, so that a draw more in one shifts nothing in the others. */
const streamsFor = (env: Env, state: GameState, seed: string): Readonly<Record<string, Rng>> => {
  const names = [
    'goals',
    'standees',
    'rests',
    'modifiers:monsters',
    ...state.characters.map(({ id }) => `modifiers:${id}`),
    ...decksOf(env, state).map((id) => `monsterDeck:${id}`),
  ];
  const root = fromSeed(seed);
  return Object.fromEntries(names.map((name) => [name, fork(root, name)]));
};

/** Two battle goals for each, as far as there are any (R-SCEN-1). */
const dealGoals = (env: Env, state: GameState): GameState => {
  const ids = env.content.battleGoals.map(({ id }) => id);
  const [pile, next] = drawFrom(state, 'goals', shuffle(ids));
  return {
    ...next,
    characters: next.characters.map((character, index) => ({
      ...character,
      battleGoals: { dealt: pile.slice(GOALS * index, GOALS * (index + 1)), kept: null },
    })),
  };
};

/** Every deck is shuffled. */
const shuffleDecks = (env: Env, state: GameState): GameState => {
  const [modifiers, first] = drawFrom(state, 'modifiers:monsters', newDeck(standardDeck));
  const monsters = decksOf(env, state).reduce<GameState>(
    (known, id) => {
      const cards = env.content.monsterDecks.find((deck) => deck.id === id)?.cards ?? [];
      const [pile, next] = drawFrom(
        known,
        `monsterDeck:${id}`,
        shuffle(cards.map((card) => card.id)),
      );
      const deck = { id, pile, discard: [], drawn: null, own: [] };
      return { ...next, monsterDecks: [...next.monsterDecks, deck] };
    },
    { ...first, modifiers },
  );
  return state.characters.reduce<GameState>((known, { id }) => {
    const [deck, next] = drawFrom(known, `modifiers:${id}`, newDeck(standardDeck));
    return {
      ...next,
      characters: next.characters.map((one) => (one.id === id ? { ...one, modifiers: deck } : one)),
    };
  }, monsters);
};

const blank = (env: Env, { scenario, level, seats, party }: ReadSetUp): GameState => ({
  schema: SCHEMA,
  rules: RULES_VERSION,
  content: env.fingerprint,
  scenario,
  level,
  party: party.length,
  seats,
  seq: 0,
  round: 0,
  rooms: [],
  doors: [],
  overlays: [],
  figures: [],
  characters: party.map(characterOf),
  monsterDecks: [],
  modifiers: EMPTY_DECK,
  supplies: fullSupplies,
  elements: elementTrack(),
  monsterRounds: {},
  order: [],
  typeOrder: [],
  mixedTypes: [],
  acted: [],
  kills: {},
  verdict: null,
  over: false,
  agenda: [],
  streams: {},
});

/** The state in which a scenario begins (R-SCEN-1): the first room stands, all decks are shuffled. */
export const startOf = (env: Env, setUp: ReadSetUp): GameState => {
  const empty = blank(env, setUp);
  const seeded = { ...empty, streams: streamsFor(env, empty, setUp.seed) };
  const rooms = startingRooms(scenarioOf(env, seeded));
  const placed = rooms.reduce((known, room) => placeRoom(env, room)(known), seeded);
  const ready = shuffleDecks(env, dealGoals(env, placed));
  return push(ready, { type: 'keepGoals' }, { type: 'chooseStarts' }, { type: 'startRound' });
};
