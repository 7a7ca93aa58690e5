/** The players of a soak: one that does anything, one that does what is rare, one that fights. */

import { isNonEmpty } from 'fp-ts/lib/ReadonlyArray.js';

import type { SeatCommand } from '../../src/round/index.js';
import { random, type Policy } from '../../src/simulate/index.js';

/** Of the types of commands that are legal, one that came least so far in other games. */
const seeking =
  (counts: ReadonlyMap<string, number>): Policy =>
  ({ state, commands }) => {
    const often = ({ type }: SeatCommand): number => counts.get(type) ?? 0;
    const least = Math.min(...commands.map(often));
    const rare = commands.filter((command) => often(command) === least);
    return random({ state, commands: isNonEmpty(rare) ? rare : commands });
  };

const isTimid = (command: SeatCommand): boolean =>
  ['skip', 'endTurn', 'endMove', 'stop', 'suffer', 'moveActiveCard', 'resign'].includes(
    command.type,
  ) ||
  (command.type === 'play' && command.basic);

/** Leaves nothing out that it may do. */
const eager: Policy = ({ state, commands }) => {
  const bold = commands.filter((command) => !isTimid(command));
  return random({ state, commands: isNonEmpty(bold) ? bold : commands });
};

/** They take turns. `counts` says how often each type of command came before the game. */
export const policyFor = (game: number, counts: ReadonlyMap<string, number>): Policy =>
  [random, seeking(counts), eager][game % 3] ?? random;
