/** The players of a soak: one that does anything, one that does what is rare, one that fights, one that would win. */

import { isNonEmpty } from 'fp-ts/lib/ReadonlyArray.js';

import type { CheckedPack } from '../../src/content/index.js';
import type { Engine, SeatCommand } from '../../src/round/index.js';
import { greedy, random, type Policy } from '../../src/simulate/index.js';

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

/** Who can play alone. */
export const POLICIES = ['greedy', 'random'] as const;

/** One of {@link POLICIES}. */
export type PolicyName = (typeof POLICIES)[number];

/** Gives the player of each game. `counts` says how often each type of command came before it. */
export type Players = (game: number, counts: ReadonlyMap<string, number>) => Policy;

/** Players who take turns, or one of them alone. */
export const playersOf = (
  content: CheckedPack,
  engine: Engine,
  alone: PolicyName | null = null,
): Players => {
  const decent = greedy(content, engine);
  if (alone !== null) return () => (alone === 'greedy' ? decent : random);
  return (game, counts) => [random, seeking(counts), eager, decent][game % 4] ?? random;
};
