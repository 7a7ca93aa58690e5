import type { Hit } from '../damage/index.js';
import { figureOf, followedBy, forEach, push, still } from './change.js';
import type { Env } from './env.js';
import type { Handler } from './handler.js';
import { answersToDamage, cardsOf, strike } from './harm.js';
import { raise } from './moment.js';
import { ownerOf } from './owner.js';
import { moveCard } from './piles.js';
import type { GameState } from './state.js';
import { hasTrait } from './trait.js';

/** By an option a trap that stuns does not end the move in which it is sprung (R-MOVE-3). */
const leavesMove = ({ flags }: Env, { source }: Hit): boolean =>
  source === 'trap' && !flags.play.stopMoveWhenImmobilized;

/** Whoever suffers no damage has nothing to answer to. */
const isSpared = (env: Env, state: GameState, id: string): boolean => {
  const figure = figureOf(state, id);
  return figure !== null && hasTrait(env, state, figure, 'noDamage');
};

/** Damage that comes from anything but an attack: a character may cancel it first (R-DMG-2, R-DMG-3). */
export const hurtHandler: Handler<'hurt'> = {
  asks: (env, state, { victim, hit, raised }) => {
    const seat = ownerOf(state, victim);
    if (seat === null || hit.amount === 0 || !raised) return [];
    if (isSpared(env, state, victim)) return [];
    const commands = answersToDamage(state, victim, hit.amount);
    const { source, amount } = hit;
    const about = { type: 'damage', source, amount } as const;
    return commands.length < 2 ? [] : [{ seat, figure: victim, about, commands }];
  },
  answer: (env, state, { victim, hit, by }, command) => {
    const blow = { victim, hit, by, goesOn: leavesMove(env, hit) };
    if (command.type !== 'negate') return strike(env, blow)(state);
    const paid = forEach(cardsOf(command.by), (card) => moveCard(victim, card, 'lost'))(state);
    return followedBy(paid, strike(env, { ...blow, hit: { ...hit, negated: true } }));
  },
  go: (env, state, task) => {
    const { victim, hit, by, raised } = task;
    // Bonuses answer to any damage before it is suffered or cancelled by cards (R-BONUS-6).
    if (!raised && hit.amount > 0 && !isSpared(env, state, victim))
      return still(
        raise(env, push(state, { ...task, raised: true }), [
          {
            moment: 'damage',
            actor: task.by,
            target: victim,
            amount: task.hit.amount,
            about: null,
            on: 'hurt',
          },
        ]),
      );
    return strike(env, { victim, hit, by, goesOn: leavesMove(env, hit) })(state);
  },
};
