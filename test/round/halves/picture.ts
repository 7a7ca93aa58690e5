/** A game as expectations speak of it. */

import { key } from '../../../src/hex/index.js';
import type { GameState } from '../../../src/round/index.js';
import { WARDEN } from '../table.js';
import type { Game } from './player.js';

/** What became of a game since a half was begun; figures go by their ids. */
export interface Picture {
  /** Hit points that were lost, less than none where more were healed; `dead` for a figure that is gone. */
  readonly lost: Readonly<Record<string, number | 'dead'>>;
  readonly conditions: Readonly<Record<string, readonly string[]>>;
  readonly at: Readonly<Record<string, string>>;
  /** Experience and money of the warden. */
  readonly experience: number;
  readonly money: number;
  /** Where the card of the half is. */
  readonly card: 'hand' | 'discard' | 'lost' | 'active' | 'elsewhere';
  /** The cards in each hand, sorted; those that are chosen for the round are not. */
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly strong: readonly string[];
  readonly inert: readonly string[];
  /** What lies on the board: `trap 4,3`. */
  readonly overlays: readonly string[];
  /** How many of each kind there are of what lies on the board. */
  readonly lying: Readonly<Record<string, number>>;
  /** Blesses and curses in the decks of characters, and in that of the monsters. */
  readonly curses: Readonly<Record<string, number>>;
  /** The maximum hit points of the figures that are neither characters nor monsters. */
  readonly summons: readonly number[];
}

type Deck = GameState['modifiers'];

const cursesIn = ({ pile, discard }: Deck): number =>
  [...pile, ...discard].filter((card) => JSON.stringify(card).includes('curse')).length;

const byId = <A, B>(
  all: readonly A[],
  idOf: (one: A) => string,
  valueOf: (one: A) => B,
): Readonly<Record<string, B>> =>
  Object.fromEntries(all.map((one) => [idOf(one), valueOf(one)] as const));

const lostSince = (begun: GameState, now: GameState): Picture['lost'] =>
  byId(
    begun.figures,
    ({ id }) => id,
    ({ id, hitPoints }) => {
      const figure = now.figures.find((one) => one.id === id);
      return figure === undefined ? 'dead' : hitPoints - figure.hitPoints;
    },
  );

/** Where a card of the warden is. */
export const pileOf = ({ characters }: GameState, card: string): Picture['card'] => {
  const warden = characters.find(({ id }) => id === WARDEN);
  if (warden === undefined) return 'elsewhere';
  if (warden.active.some((one) => one.card === card)) return 'active';
  const piles = ['hand', 'discard', 'lost'] as const;
  return piles.find((pile) => warden[pile].includes(card)) ?? 'elsewhere';
};

const elementsOf = ({ elements: { strengths } }: GameState, strength: string) =>
  Object.entries(strengths)
    .filter(([, one]) => one === strength)
    .map(([element]) => element)
    .sort();

/** How often each word is there. */
const tally = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map((word) => [word, words.filter((one) => one === word).length]));

/** The game as it is now, beside its beginning. */
export const pictureOf = ({ table: { state }, begun, card }: Game): Picture => {
  const [before, after] = [begun, state].map((one) =>
    one.characters.find(({ id }) => id === WARDEN),
  );
  const { figures, characters, overlays } = state;
  const idOf = ({ id }: { readonly id: string }): string => id;
  return {
    lost: lostSince(begun, state),
    conditions: byId(figures, idOf, (one) => one.conditions.held.map((h) => h.condition).sort()),
    at: byId(figures, idOf, ({ at }) => key(at)),
    experience: (after?.experience ?? 0) - (before?.experience ?? 0),
    money: (after?.money ?? 0) - (before?.money ?? 0),
    card: pileOf(state, card),
    hands: byId(characters, idOf, ({ hand }) => [...hand].sort()),
    strong: elementsOf(state, 'strong'),
    inert: elementsOf(state, 'inert'),
    overlays: overlays.map(({ type, at }) => `${type} ${key(at)}`).sort(),
    lying: tally(overlays.map(({ type }) => type)),
    curses: {
      ...byId(characters, idOf, ({ modifiers }) => cursesIn(modifiers)),
      monsters: cursesIn(state.modifiers),
    },
    summons: figures
      .filter(({ kind }) => !['character', 'monster'].includes(kind))
      .map(({ maxHitPoints }) => maxHitPoints),
  };
};
