/** Words that the expectations share. */

import type { Ability } from '../../../../src/content/index.js';
import type { Figure } from '../../../../src/round/index.js';
import { character, figure, GUARD, hex, KINDLER, WARDEN, type Wanted } from '../../table.js';
import type { Arrangement } from '../stage.js';

export { strong } from '../arrange.js';
export { guardAt } from '../stage.js';

/** Further guards, by the standees that {@link guardAt} gives them. */
export const G2 = 'mire-guard#2';
export const G3 = 'mire-guard#3';
export const G4 = 'mire-guard#4';

/** The guards attack whoever stands next to them. */
export const strikes = (amount: number): readonly Ability[] => [{ type: 'attack', amount }];

/** The first guard with other facts. */
export const guard = (facts: Partial<Figure>): Arrangement => figure(GUARD, facts);

/** The guard somewhere else. */
export const guardTo = (q: number, r: number): Arrangement => guard({ at: hex(q, r) });

/** The kindler somewhere else. */
export const ally = (q: number, r: number, facts: Partial<Figure> = {}): Arrangement =>
  figure(KINDLER, { at: hex(q, r), ...facts });

/** Hit points that are left. */
export const hurt = (id: string, hitPoints: number): Arrangement => figure(id, { hitPoints });

/** A move or a leg of one. */
export const to = (q: number, r: number, id = WARDEN): Wanted => ({
  type: 'moveTo',
  figure: id,
  hex: hex(q, r),
});

/** A step of a push or pull. */
export const shoved = (target: string, q: number, r: number): Wanted => ({
  type: 'pushStep',
  target,
  hex: hex(q, r),
});

/** Whom an ability or an attack is for. */
export const choosing = (target: string): Wanted => ({ type: 'chooseFigure', target });
export const attacking = (target: string): Wanted => ({ type: 'attack', target });

/** Cards of a character go from its hand to its discards or its lost cards. */
export const cardsIn =
  (id: string, pile: 'discard' | 'lost', cards: readonly string[]): Arrangement =>
  (state) => {
    const one = state.characters.find((each) => each.id === id);
    const hand = (one?.hand ?? []).filter((card) => !cards.includes(card));
    return character(id, { hand, [pile]: cards })(state);
  };
