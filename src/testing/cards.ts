/** What becomes of cards and money: nothing is lost, nothing comes from nowhere. */

import type { Character, GameState, MonsterDeckState } from '../round/index.js';
import type { ModifierCard, ModifierOrigin } from '../vocabulary/index.js';
import type { GamePoint, Invariant } from './invariant.js';
import { changed, differences } from './list.js';

const cardsOf = ({ hand, discard, lost, active, waiting }: Character): readonly string[] => [
  ...hand,
  ...discard,
  ...lost,
  ...active.map(({ card }) => card),
  ...waiting,
];

/** The cards of a character are in one pile each, or chosen and not yet played (R-CARD-8). */
export const characterCards: Invariant<GamePoint> = {
  name: 'cards of a character are conserved',
  violations: ({ begun, state }) =>
    begun.characters.flatMap((before) => {
      const now = state.characters.find(({ id }) => id === before.id);
      return differences(cardsOf(before), now === undefined ? [] : cardsOf(now), before.id);
    }),
};

const cardsIn = ({ pile, discard, drawn, own }: MonsterDeckState): readonly string[] => [
  ...pile,
  ...discard,
  ...(drawn === null ? [] : [drawn]),
  ...own.map(({ card }) => card),
];

/** The ability cards of monsters are in the draw pile, in the discards, or drawn. */
export const monsterCards: Invariant<GamePoint> = {
  name: 'cards of a monster deck are conserved',
  violations: ({ begun, state }) =>
    begun.monsterDecks.flatMap((before) => {
      const now = state.monsterDecks.find(({ id }) => id === before.id);
      return differences(cardsIn(before), now === undefined ? [] : cardsIn(now), before.id);
    }),
};

const MONSTERS = 'monsters';

/** The cards that an attack in the middle has turned over: they are in no pile. */
const revealedFrom = ({ agenda, characters }: GameState, owner: string): readonly ModifierCard[] =>
  agenda.flatMap((task) => {
    if (task.type !== 'attack') return [];
    // A summon draws from the deck of its owner (R-SUM-4).
    const name = characters.find(
      ({ id }) => id === task.figure || task.figure.startsWith(`${id}/`),
    )?.id;
    return (name ?? MONSTERS) === owner ? task.revealed : [];
  });

/** All modifier cards of a character, or of the monsters. */
const modifiersOf = (state: GameState, owner: string): readonly ModifierCard[] => {
  const deck =
    owner === MONSTERS
      ? state.modifiers
      : state.characters.find(({ id }) => id === owner)?.modifiers;
  return [...(deck?.pile ?? []), ...(deck?.discard ?? []), ...revealedFrom(state, owner)];
};

const ownersIn = ({ characters }: GameState): readonly string[] => [
  MONSTERS,
  ...characters.map(({ id }) => id),
];

const isLent = ({ origin }: ModifierCard): boolean => origin === 'bless' || origin === 'curse';

const ownCards = (state: GameState, owner: string): readonly string[] =>
  modifiersOf(state, owner)
    .filter((card) => !isLent(card))
    .map((card) => JSON.stringify(card));

/** A modifier deck changes by blesses and curses only. */
export const modifierCards: Invariant<GamePoint> = {
  name: 'a modifier deck changes only by blesses and curses',
  violations: ({ begun, state }) =>
    ownersIn(begun).flatMap((owner) =>
      differences(ownCards(begun, owner), ownCards(state, owner), owner),
    ),
};

const lentTo = (
  state: GameState,
  owners: readonly string[],
  lent: Extract<ModifierOrigin, 'bless' | 'curse'>,
): number =>
  owners.flatMap((owner) => modifiersOf(state, owner)).filter(({ origin }) => origin === lent)
    .length;

const partyOf = ({ characters }: GameState): readonly string[] => characters.map(({ id }) => id);

/** Those in decks and those in the supplies together stay as many as they are (R-MOD-13). */
export const blessesAndCurses: Invariant<GamePoint> = {
  name: 'blesses and curses are conserved',
  violations: ({ begun, state }) => {
    const blesses = (at: GameState) => at.supplies.bless + lentTo(at, ownersIn(at), 'bless');
    const ofMonsters = (at: GameState) =>
      at.supplies.curseMonsters + lentTo(at, [MONSTERS], 'curse');
    const ofParty = (at: GameState) =>
      at.supplies.curseCharacters + lentTo(at, partyOf(at), 'curse');
    return [
      ...changed(blesses(begun), blesses(state), 'bless'),
      ...changed(ofMonsters(begun), ofMonsters(state), 'curses of the monsters'),
      ...changed(ofParty(begun), ofParty(state), 'curses of the characters'),
    ];
  },
};

/** Tokens on the board and with characters, those that monsters took and without those that the dead left. */
const tokensOf = ({ overlays, characters, money: { dropped, lost } }: GameState): number =>
  overlays.filter(({ type }) => type === 'coin').length +
  characters.reduce((sum, { money }) => sum + money, 0) +
  lost -
  dropped;

/** Money lies on the board or was taken, by characters or for good, and the dead left some (R-MON-23, R-MON-26, R-LOOT-7). */
export const money: Invariant<GamePoint> = {
  name: 'money is conserved',
  violations: ({ begun, state }) =>
    changed(tokensOf(begun), tokensOf(state), 'money tokens, those of the dead left out'),
};
