import type { ModifierDeck } from '../modifier-deck/index.js';
import type { ModifierCard } from '../vocabulary/index.js';
import type { Decision, SeatCommand } from './command.js';
import type { Event } from './event.js';
import type {
  ActiveCard,
  BattleGoals,
  Character,
  Choice,
  EquippedItem,
  GameState,
  OwnCard,
} from './state.js';

/** A modifier deck as everybody sees it: how many cards are left, and what was drawn. */
export interface ModifierDeckView {
  /** How many cards the draw pile has. */
  readonly pile: number;
  /** The discards, the oldest first. */
  readonly discard: readonly ModifierCard[];
  /** Whether it is shuffled at the end of the round. */
  readonly mustShuffle: boolean;
}

/** A deck of monster ability cards as everybody sees it. */
export interface MonsterDeckView {
  /** Its id. */
  readonly id: string;
  /** How many cards the draw pile has. */
  readonly pile: number;
  /** The discards. */
  readonly discard: readonly string[];
  /** The card of this round, `null` before it is drawn. */
  readonly drawn: string | null;
  /** The cards of this round where types that share the deck draw for themselves (R-MON-2). */
  readonly own: readonly OwnCard[];
}

/** What only its own seat knows of a character. */
export interface CharacterSecrets {
  /** The cards in hand. */
  readonly hand: readonly string[];
  /** The battle goals that it was dealt, and the one it kept. */
  readonly battleGoals: BattleGoals;
}

/** A character as a seat sees it. */
export interface CharacterView {
  /** The id of its class. */
  readonly id: string;
  /** Whose character it is. */
  readonly seat: string;
  /** Its level. */
  readonly level: number;
  /** Its perks: for each ticked box the line of the class's perks, from 0. */
  readonly perks: readonly number[];
  /** The items that it has equipped. */
  readonly items: readonly EquippedItem[];
  /** How many cards it has in hand. */
  readonly hand: number;
  /** The discards. */
  readonly discard: readonly string[];
  /** The lost cards. */
  readonly lost: readonly string[];
  /** The active area. */
  readonly active: readonly ActiveCard[];
  /** Whether it has chosen for this round. */
  readonly hasChosen: boolean;
  /** What it chose, once all choices are revealed, and to its own seat before; `null` otherwise (R-CARD-9). */
  readonly choice: Choice | null;
  /** How many of the chosen cards have not been played yet. */
  readonly waiting: number;
  /** Its modifier deck. */
  readonly modifiers: ModifierDeckView;
  /** Experience gained in this scenario. */
  readonly experience: number;
  /** Money tokens taken. */
  readonly money: number;
  /** Treasures taken. */
  readonly treasures: readonly string[];
  /** Whether it is out. */
  readonly exhausted: boolean;
  /** What only its seat knows; `null` to all others. */
  readonly secrets: CharacterSecrets | null;
}

/** What of a state is for everybody, as it is: all else is hidden, or shown in a shape of its own. */
export const PUBLIC_FIELDS = [
  'scenario',
  'level',
  'seq',
  'round',
  'rooms',
  'doors',
  'overlays',
  'figures',
  'bonuses',
  'marks',
  'groupLimits',
  'traits',
  'supplies',
  'elements',
  'monsterRounds',
  'order',
  'acted',
  'resigned',
  'verdict',
  'over',
] as const satisfies readonly (keyof GameState)[];
/** One of {@link PUBLIC_FIELDS}. */
export type PublicField = (typeof PUBLIC_FIELDS)[number];

/** A state as one seat sees it: no hidden card, no chance, nobody else's secrets; and what that seat can do. */
export interface View extends Pick<GameState, PublicField> {
  /** The seat. */
  readonly seat: string;
  /** The party. */
  readonly characters: readonly CharacterView[];
  /** The decks of monster ability cards. */
  readonly monsterDecks: readonly MonsterDeckView[];
  /** The modifier deck of the monsters. */
  readonly modifiers: ModifierDeckView;
  /** The seats that have something to decide just now. */
  readonly waitingFor: readonly string[];
  /** The questions that this seat can answer. */
  readonly decisions: readonly Decision[];
  /** Everything that this seat can do. */
  readonly commands: readonly SeatCommand[];
}

const deckView = ({ pile, discard, mustShuffle }: ModifierDeck): ModifierDeckView => ({
  pile: pile.length,
  discard,
  mustShuffle,
});

/** Choices are secret until the cards are revealed (R-CARD-9). */
const areSecret = ({ agenda }: GameState): boolean =>
  agenda.some(({ type }) => type === 'selectCards');

const characterView = (state: GameState, seat: string, character: Character): CharacterView => {
  const isOwn = character.seat === seat;
  const { id, level, perks, items, discard, lost, active, choice } = character;
  const { experience, money, treasures } = character;
  return {
    id,
    seat: character.seat,
    level,
    perks,
    items,
    // What is chosen in secret still counts as in hand: the number alone would tell a rest from two cards.
    hand: character.hand.length + (areSecret(state) ? character.waiting.length : 0),
    discard,
    lost,
    active,
    hasChosen: choice !== null,
    choice: isOwn || !areSecret(state) ? choice : null,
    waiting: areSecret(state) ? 0 : character.waiting.length,
    modifiers: deckView(character.modifiers),
    experience,
    money,
    treasures,
    exhausted: character.exhausted,
    secrets: isOwn ? { hand: character.hand, battleGoals: character.battleGoals } : null,
  };
};

const publicPart = (state: GameState): Pick<GameState, PublicField> =>
  Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, state[field]])) as unknown as Pick<
    GameState,
    PublicField
  >;

/** A state as a seat sees it. Every public field is named, so that nothing new in a state shows by itself. */
export const viewFor = (
  state: GameState,
  seat: string,
  waitingFor: readonly string[],
  decisions: readonly Decision[],
  commands: readonly SeatCommand[],
): View => ({
  ...publicPart(state),
  seat,
  characters: state.characters.map((character) => characterView(state, seat, character)),
  monsterDecks: state.monsterDecks.map(({ id, pile, discard, drawn, own }) => ({
    id,
    pile: pile.length,
    discard,
    drawn,
    own,
  })),
  modifiers: deckView(state.modifiers),
  waitingFor,
  decisions,
  commands,
});

/**
 * What a seat is told of what happened. Events name no hidden card: whoever chooses, keeps a goal or is dealt
 * something does it without saying what; so all of them are for everybody.
 */
export const eventsFor = (events: readonly Event[]): readonly Event[] => events;

/** What the players do not know of a state: piles, chance, and rooms behind doors. */
const hiddenIn = ({
  streams,
  modifiers,
  characters,
  monsterDecks,
  battleGoals,
  rooms,
}: GameState): readonly unknown[] => [
  streams,
  battleGoals,
  modifiers.pile,
  ...characters.map((character) => character.modifiers.pile),
  ...monsterDecks.map(({ pile }) => pile),
  rooms,
];

/** What a command leaves alone is the same value before and after: only the rest has to be written out. */
const isSame = (before: unknown, after: unknown): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);

/**
 * Whether cards of a hand came to lie where all see them: by a loss, or with whoever is exhausted. A party of
 * one seat has no secrets of its own.
 */
const showsHand = ({ seats, characters }: GameState, after: GameState): boolean =>
  seats.length > 1 &&
  characters.some(({ id, hand }) =>
    after.characters.some(
      (one) =>
        one.id === id &&
        hand.some((card) => !one.hand.includes(card) && !one.waiting.includes(card)),
    ),
  );

/** What shows secrets: goals to their own seat, choices, and at the end the goals of all. */
const TELLING: readonly Event['type'][] = ['goalDealt', 'choiceRevealed', 'scenarioEnded'];

/** Whether undoing what happened would let the players know what they should not (R-CARD-9). */
export const hasRevealed = (
  before: GameState,
  after: GameState,
  events: readonly Event[],
): boolean => {
  if (events.some(({ type }) => TELLING.includes(type)) || showsHand(before, after)) return true;
  const now = hiddenIn(after);
  return hiddenIn(before).some((hidden, index) => !isSame(hidden, now[index]));
};
