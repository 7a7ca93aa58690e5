import { forEach, followedBy } from './change.js';
import type { Handler } from './handler.js';
import { answersToDamage, cardsOf, strike } from './harm.js';
import { ownerOf } from './owner.js';
import { moveCard } from './piles.js';

/** Damage that comes from anything but an attack: a character may cancel it first (R-DMG-2, R-DMG-3). */
export const hurtHandler: Handler<'hurt'> = {
  asks: (_, state, { victim, hit }) => {
    const seat = ownerOf(state, victim);
    if (seat === null || hit.amount === 0) return [];
    const commands = answersToDamage(state, victim, hit.amount);
    return commands.length < 2 ? [] : [{ seat, figure: victim, commands }];
  },
  answer: (_, state, { victim, hit, by }, command) => {
    if (command.type !== 'negate') return strike(victim, hit, by)(state);
    const paid = forEach(cardsOf(command.by), (card) => moveCard(victim, card, 'lost'))(state);
    return followedBy(paid, strike(victim, { ...hit, negated: true }, by));
  },
  go: (_, state, { victim, hit, by }) => strike(victim, hit, by)(state),
};
