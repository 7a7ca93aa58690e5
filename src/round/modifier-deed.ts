/** Abilities that change modifier decks (R-MOD-8, R-MOD-13). */

import { forEach, still } from './change.js';
import {
  addMinusOnes,
  giveCard,
  removeModifiers,
  shuffleDeckOf,
  countOfOrigin,
} from './modifiers.js';
import type { DoerTo } from './performer.js';

/** Cards are added or removed: blesses, curses, and the -1 of items and scenarios. */
export const doModifierDeck: DoerTo<'modifierDeck'> =
  ({ env, reading, target, ability }) =>
  (state) => {
    const { change, card, count } = ability;
    const wanted = reading.count(count);
    if (change === 'remove') {
      const there = countOfOrigin(state, target, card);
      return removeModifiers(
        env,
        target,
        card,
        wanted === 'all' ? there : Math.min(wanted, there),
      )(state);
    }
    const times = wanted === 'all' ? 1 : wanted;
    if (card === 'minusOne') return addMinusOnes(target, times)(state);
    const cards = Array.from({ length: times }, () => card);
    return times === 0 ? still(state) : forEach(cards, (one) => giveCard(env, target, one))(state);
  };

/** A deck is shuffled with its discards. */
export const doShuffle: DoerTo<'shuffleModifiers'> = ({ target }) => shuffleDeckOf(target);
