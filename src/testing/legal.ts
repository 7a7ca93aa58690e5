/** Legal commands are exactly those that are accepted: dear, since it applies all of them. */

import type { Engine, GameState, SeatCommand } from '../round/index.js';
import { attempt } from './attempt.js';
import { frozenCopy } from './frozen.js';
import type { GamePoint, Invariant } from './invariant.js';
import { differences, repeated } from './list.js';
import { mutantsOf } from './mutant.js';

/** So many legal commands are bent into illegal ones, evenly over the list. */
const BENT = 12;

const evenly = <A>(things: readonly A[], count: number): readonly A[] => {
  const every = Math.max(1, Math.ceil(things.length / count));
  return things.filter((_, index) => index % every === 0);
};

const textOf = (value: unknown): string => JSON.stringify(value);

/** Whether a command is accepted; `null` where it makes the engine throw. */
const isAccepted = (engine: Engine, state: GameState, command: unknown): boolean | null => {
  const outcome = attempt(() => engine.apply(state, command as SeatCommand));
  return outcome === null ? null : outcome._tag === 'Right';
};

/** Once a scenario is over nothing is legal: what could be done before is tried all the same. */
const tooLate = ({ seats, characters, seq }: GameState): readonly SeatCommand[] =>
  seats.flatMap((seat) =>
    characters.map(({ id }): SeatCommand => ({ type: 'endTurn', character: id, seat, seq })),
  );

/** Each command is listed once, and the lists of the seats together are the whole list. */
const faultsOfLists = (
  engine: Engine,
  state: GameState,
  legal: readonly SeatCommand[],
): readonly string[] => {
  const ofSeats = state.seats.flatMap((seat) => engine.legalCommands(state, seat));
  return [
    ...repeated(legal.map(textOf)).map((command) => `listed twice: ${command}`),
    ...differences(legal.map(textOf), ofSeats.map(textOf), 'for the seats'),
  ];
};

/** Every legal command is accepted, and none that is like one and not legal. */
export const legalIsAccepted: Invariant<GamePoint> = {
  name: 'exactly the legal commands are accepted',
  violations: ({ engine, state: given }) => {
    const state = frozenCopy(given);
    const legal = attempt(() => engine.legalCommands(state));
    if (legal === null) return ['the legal commands cannot be found'];
    const texts = new Set(legal.map(textOf));
    const mutants = evenly(legal.length > 0 ? legal : tooLate(state), BENT)
      .flatMap((command) => [
        ...mutantsOf(command),
        ...state.seats.map((seat) => ({ ...command, seat })),
      ])
      // A word more or less, a card for another one: what is legal all the same is no mutant.
      .filter((mutant) => !texts.has(textOf(mutant)));
    return [
      ...faultsOfLists(engine, state, legal),
      ...legal
        .filter((command) => isAccepted(engine, state, command) !== true)
        .map((command) => `refused: ${textOf(command)}`),
      ...mutants
        .filter((mutant) => isAccepted(engine, state, mutant) !== false)
        .map((mutant) => `accepted, or thrown at: ${textOf(mutant)}`),
    ];
  },
};
