/** Where the cards of characters go (R-CARD-3 to R-CARD-8). */

import type { Action } from '../content/index.js';
import { characterOf, happened, still, withCharacter, type Outcome } from './change.js';
import type { Character, GameState } from './state.js';

/** The piles that a card can go to. */
export type Pile = 'hand' | 'discard' | 'lost' | 'active';

const without = (cards: readonly string[], card: string): readonly string[] =>
  cards.filter((one) => one !== card);

/** A character without a card, wherever it was. */
const parted = (character: Character, card: string): Character => ({
  ...character,
  hand: without(character.hand, card),
  discard: without(character.discard, card),
  lost: without(character.lost, card),
  active: character.active.filter((one) => one.card !== card),
  waiting: without(character.waiting, card),
});

/** The bonuses of some cards end, whomever they were given to (R-CARD-6, R-BONUS-7). */
export const withoutWards = (state: GameState, cards: readonly string[]): GameState => ({
  ...state,
  figures: state.figures.map((figure) => ({
    ...figure,
    wards: figure.wards.filter(({ card }) => card === null || !cards.includes(card)),
  })),
});

/** Moves a card to a pile; in the active area it counts as what `goes` says. */
export const moveCard =
  (id: string, card: string, to: Pile, goes: 'discard' | 'lost' = 'discard') =>
  (state: GameState): Outcome => {
    const active = characterOf(state, id)?.active.filter((one) => one.card === card) ?? [];
    const ended = active.length > 0 ? withoutWards(state, [card]) : state;
    const next = withCharacter(ended, id, (character) => {
      const rest = parted(character, card);
      if (to === 'active') return { ...rest, active: [...rest.active, { card, goes }] };
      return { ...rest, [to]: [...rest[to], card] };
    });
    return happened(next, { type: 'cardMoved', character: id, card, to });
  };

/** Where a card goes after an action of it: nothing performed leaves it discarded (R-CARD-4). */
export const pileAfter = (
  { goes = 'discarded', active }: Action,
  { basic, performed }: { readonly basic: boolean; readonly performed: boolean },
): { readonly to: Pile; readonly goes: 'discard' | 'lost' } => {
  if (basic || !performed) return { to: 'discard', goes: 'discard' };
  const counts = goes === 'discarded' ? 'discard' : 'lost';
  return active === undefined ? { to: counts, goes: counts } : { to: 'active', goes: counts };
};

/** What was active for the round leaves the active area (R-CARD-12). */
export const endRoundBonuses = (state: GameState): Outcome =>
  state.characters.reduce<Outcome>(
    (known, { id, active }) =>
      active.reduce<Outcome>((outcome, { card, goes }) => {
        const { state: next, events } = moveCard(id, card, goes)(outcome.state);
        return { state: next, events: [...outcome.events, ...events] };
      }, known),
    still({ ...state, figures: state.figures.map((figure) => ({ ...figure, wards: [] })) }),
  );
