import { elementTrack } from '../element/index.js';
import { fullSupplies, newDeck, standardDeck } from '../modifier-deck/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import { fork, fromSeed, shuffle, type Rng } from '../rng/index.js';
import { startingRooms } from '../scenario/index.js';
import { drawFrom } from './chance.js';
import { push } from './change.js';
import { itemBonuses } from './item-state.js';
import { monsterTypeOf, scenarioOf, type Env } from './env.js';
import { RULES_VERSION } from './replay.js';
import { openingsFor } from './opening-effects.js';
import { openingTasks } from './opening.js';
import type { PartyMember } from './party-member.js';
import type { ReadSetUp } from './set-up.js';
import { SCHEMA, type Character, type GameState } from './state.js';
import type { Task } from './task.js';

/** How many battle goals each character is dealt. */
const GOALS = 2;

/** The decks of the monsters that can appear. */
const decksOf = (env: Env, state: GameState): readonly string[] => [
  ...new Set(scenarioOf(env, state).monsters.flatMap((id) => monsterTypeOf(env, id)?.deck ?? [])),
];

const EMPTY_DECK = { pile: [], discard: [], mustShuffle: false };

const characterOf = ({ id, seat, level, hand, items, perks }: PartyMember): Character => ({
  id,
  seat,
  level,
  perks,
  items: items.map((item) => ({ id: item, state: 'ready' })),
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

/** The purposes of chance in a game. */
export const streamNames = (env: Env, state: GameState): readonly string[] => [
  'goals',
  'standees',
  'rests',
  'modifiers:monsters',
  ...state.characters.map(({ id }) => `modifiers:${id}`),
  ...decksOf(env, state).map((id) => `monsterDeck:${id}`),
];

/** One stream of chance for each purpose, so that a draw more in one shifts nothing in the others. */
const streamsFor = (env: Env, state: GameState, seed: string): Readonly<Record<string, Rng>> => {
  const root = fromSeed(seed);
  return Object.fromEntries(streamNames(env, state).map((name) => [name, fork(root, name)]));
};

/** The battle goals are shuffled (R-SCEN-1). */
const shuffleGoals = (env: Env, state: GameState): GameState => {
  const ids = env.content.battleGoals.map(({ id }) => id);
  const [battleGoals, next] = drawFrom(state, 'goals', shuffle(ids));
  return { ...next, battleGoals };
};

/** Every deck is shuffled, those of the characters with these cards. */
const shuffleDecks = (
  env: Env,
  state: GameState,
  decks: readonly (readonly ModifierCard[])[],
): GameState => {
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
  return state.characters.reduce<GameState>((known, { id }, index) => {
    const [deck, next] = drawFrom(known, `modifiers:${id}`, newDeck(decks[index] ?? []));
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
  battleGoals: [],
  bonuses: [],
  marks: [],
  groupLimits: [],
  traits: [],
  fallen: [],
  remembered: [],
  monsterDecks: [],
  modifiers: EMPTY_DECK,
  supplies: fullSupplies,
  elements: elementTrack(),
  monsterRounds: {},
  order: [],
  typeOrder: [],
  mixedTypes: [],
  acted: [],
  money: { dropped: 0, lost: 0 },
  summoned: 0,
  kills: {},
  resigned: [],
  verdict: null,
  over: false,
  agenda: [],
  streams: {},
});

/** Two battle goals for each, as far as there are any (R-SCEN-1). */
const deals = ({ characters }: GameState): readonly Task[] =>
  characters.flatMap(({ id }) =>
    Array.from({ length: GOALS }, (): Task => ({ type: 'dealGoal', character: id })),
  );

/** A scenario begins: all decks are shuffled, and what is done before its first round is on the agenda (R-SCEN-1). */
export const startOf = (env: Env, setUp: ReadSetUp): GameState => {
  const empty = blank(env, setUp);
  const seeded = { ...empty, streams: streamsFor(env, empty, setUp.seed) };
  const rooms = startingRooms(scenarioOf(env, seeded));
  const { decks, supplies, openings } = openingsFor(env, setUp);
  const equipped = { ...seeded, supplies, bonuses: itemBonuses(env, seeded) };
  return push(
    shuffleDecks(env, shuffleGoals(env, equipped), decks),
    ...rooms.map((room): Task => ({ type: 'revealRoom', room, opener: null })),
    ...deals(seeded),
    { type: 'keepGoals' },
    { type: 'chooseStarts' },
    ...setUp.party.flatMap(({ id }, index) => openingTasks(id, openings[index] ?? [])),
    { type: 'startRound' },
  );
};
