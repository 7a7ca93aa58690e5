import type { State } from 'fp-ts/lib/State.js';

import type { Rng } from '../rng/index.js';
import { BLESS, CURSE } from './card.js';
import type { ModifierDeck } from './deck.js';
import type { ReturnedCard } from './draw.js';
import { addCards, copies, roomFor } from './edit.js';
import { withDefaults, type DrawRules } from './rules.js';

/** The blesses and curses that are in no deck (R-MOD-13). */
export interface CardSupplies {
  /** Blesses, shared by everybody, monsters included. */
  readonly bless: number;
  /** Curses for the monsters' deck. */
  readonly curseMonsters: number;
  /** Curses for the characters' decks, shared by all of them. */
  readonly curseCharacters: number;
}

/** Whose curses a deck takes: a summon's deck is its summoner's, so a character's (R-MOD-15). */
export type CurseSide = 'monsters' | 'characters';

/** Which supply curses go to and come from. */
export interface SupplyOptions {
  /** Whose deck it is. */
  readonly side: CurseSide;
  /** Rule flags that differ from the default ones; `unlimitedCurses` is read. */
  readonly rules?: Partial<DrawRules> | null;
}

/** Which cards go into a deck. */
export interface CurseOptions extends SupplyOptions {
  /** How many, one for each of several monsters that are cursed at once (R-MOD-15). Default 1. */
  readonly count?: number | null;
}

/** A deck and the supplies after cards moved between them. */
export interface Supplied {
  /** The deck. */
  readonly deck: ModifierDeck;
  /** What is left. */
  readonly supplies: CardSupplies;
  /** How many cards went into the deck; fewer than asked for where the supply ran out. */
  readonly added: number;
}

/** So many cards each supply has at most (R-MOD-13). */
export const SUPPLY = 10;

/**
 * The supplies before the first bless or curse (R-MOD-13).
 *
 * @example
 * import { fullSupplies } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(fullSupplies, { bless: 10, curseMonsters: 10, curseCharacters: 10 });
 */
export const fullSupplies: CardSupplies = {
  bless: SUPPLY,
  curseMonsters: SUPPLY,
  curseCharacters: SUPPLY,
};

const SUPPLY_OF_SIDE = {
  monsters: 'curseMonsters',
  characters: 'curseCharacters',
} as const satisfies Record<CurseSide, keyof CardSupplies>;

const moreIn = (
  supplies: CardSupplies,
  supply: keyof CardSupplies,
  more: number,
): CardSupplies => ({ ...supplies, [supply]: Math.min(SUPPLY, supplies[supply] + more) });

/** How many of some cards a supply gives, and what is left of the supplies (R-MOD-13). */
export interface Allotment {
  /** How many it gives; fewer than asked for where it runs out. */
  readonly added: number;
  /** What is left. */
  readonly supplies: CardSupplies;
}

/** So many blesses leave the supply, as many as it has. */
export const takeBlesses = (supplies: CardSupplies, wanted: number): Allotment => {
  const added = Math.min(wanted, supplies.bless);
  return { added, supplies: moreIn(supplies, 'bless', -added) };
};

/** So many curses leave the supply of a side, as many as it has; unlimited ones leave none. */
export const takeCurses = (
  supplies: CardSupplies,
  wanted: number,
  { side, rules }: SupplyOptions,
): Allotment => {
  if (withDefaults(rules).unlimitedCurses) return { added: wanted, supplies };
  const supply = SUPPLY_OF_SIDE[side];
  const added = Math.min(wanted, supplies[supply]);
  return { added, supplies: moreIn(supplies, supply, -added) };
};

/**
 * Shuffles blesses into the draw pile of a deck, as many as there are in the supply (R-MOD-13, R-MOD-14).
 * A count that is no whole number above 0 adds none.
 *
 * Draws: those of `addCards`; none if the supply is empty.
 *
 * @example
 * import { addBlesses, fullSupplies, newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck, rng] = newDeck(standardDeck)(fromSeed('friday'));
 * const [blessed] = addBlesses(deck, { ...fullSupplies, bless: 1 }, 2)(rng);
 * assert.equal(blessed.added, 1);
 * assert.equal(blessed.deck.pile.length, 21);
 */
export const addBlesses =
  (deck: ModifierDeck, supplies: CardSupplies, count = 1): State<Rng, Supplied> =>
  (rng) => {
    const taken = takeBlesses(supplies, roomFor(deck, count));
    const [next, stream] = addCards(deck, copies(BLESS, taken.added))(rng);
    return [{ deck: next, ...taken }, stream];
  };

/**
 * Shuffles curses into the draw pile of a deck, as many as its side's supply has (R-MOD-13, R-MOD-14), or
 * as many as asked for where curses are unlimited. A summon's curse goes into its summoner's deck, and
 * several cursed monsters put one each into theirs (R-MOD-15): hand in that deck and the count.
 *
 * Draws: those of `addCards`; none if the supply is empty.
 *
 * @example
 * import { addCurses, fullSupplies, newDeck, standardDeck } from 'gloomhaven-rules/modifier-deck';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import assert from 'node:assert/strict';
 *
 * const [deck, rng] = newDeck(standardDeck)(fromSeed('friday'));
 * const [cursed] = addCurses(deck, fullSupplies, { side: 'monsters', count: 3 })(rng);
 * assert.equal(cursed.supplies.curseMonsters, 7);
 */
export const addCurses =
  (
    deck: ModifierDeck,
    supplies: CardSupplies,
    { side, count, rules }: CurseOptions,
  ): State<Rng, Supplied> =>
  (rng) => {
    const taken = takeCurses(supplies, roomFor(deck, count ?? 1), { side, rules: rules ?? null });
    const [next, stream] = addCards(deck, copies(CURSE, taken.added))(rng);
    return [{ deck: next, ...taken }, stream];
  };

/**
 * Puts blesses and curses that left a deck back into their supplies (R-MOD-13), after a draw or at the
 * end of a scenario. Unlimited curses have no supply to go back to.
 *
 * @example
 * import { fullSupplies, returnCards } from 'gloomhaven-rules/modifier-deck';
 * import assert from 'node:assert/strict';
 *
 * const supplies = { ...fullSupplies, bless: 8 };
 * assert.equal(returnCards(supplies, ['bless'], { side: 'characters' }).bless, 9);
 */
export const returnCards = (
  supplies: CardSupplies,
  returned: readonly ReturnedCard[],
  { side, rules }: SupplyOptions,
): CardSupplies => {
  const { unlimitedCurses } = withDefaults(rules);
  return returned
    .filter((card) => card === 'bless' || !unlimitedCurses)
    .reduce(
      (all, card) => moreIn(all, card === 'bless' ? 'bless' : SUPPLY_OF_SIDE[side], 1),
      supplies,
    );
};
