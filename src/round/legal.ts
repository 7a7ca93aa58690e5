/** What each seat can do in a state, and whether a command is among it. */

import type { Either } from 'fp-ts/lib/Either.js';

import { compareTexts, invalidValue, isLeft, isRecord, left, right } from '../core/index.js';
import { anyTimeCommands } from './any-time.js';
import type { Command, Decision, SeatCommand } from './command.js';
import type { Env } from './env.js';
import type { CommandError } from './error.js';
import { canonical } from './fingerprint.js';
import { decisionsOf } from './machine.js';
import { isSameJson, plainOf } from './plain.js';
import type { GameState } from './state.js';

const mayAnswer = ({ seat }: Decision, who: string): boolean => seat === null || seat === who;

/** The questions that a seat can answer: those who only look on have none, not even those of the party. */
export const askedOf = (
  { seats }: GameState,
  decisions: readonly Decision[],
  who: string,
): readonly Decision[] =>
  seats.includes(who) ? decisions.filter((decision) => mayAnswer(decision, who)) : [];

const sorted = (commands: readonly Command[]): readonly Command[] =>
  commands.length < 2
    ? commands
    : commands
        .map((command) => ({ command, key: canonical(command) }))
        .sort((a, b) => compareTexts(a.key, b.key))
        .map(({ command }) => command);

/** What a seat can do: the answers to what it is asked, and what it may do whenever it is asked (R-CARD-6). */
const openTo = (env: Env, decisions: readonly Decision[], state: GameState, seat: string) => {
  const asked = askedOf(state, decisions, seat);
  const answers = asked.flatMap(({ commands }) => commands);
  const others = asked.length === 0 ? [] : anyTimeCommands(env, state, seat);
  // Where nothing else is left, what can be used in a turn is among the answers.
  const isAnswer = (one: Command): boolean => answers.some((answer) => isSameJson(answer, one));
  return { answers, others: others.filter((one) => !isAnswer(one)) };
};

/** Everything that seats can do, seat by seat: the answers first, both parts sorted. */
export const commandsFor = (
  env: Env,
  decisions: readonly Decision[],
  state: GameState,
  seats: readonly string[],
): readonly SeatCommand[] =>
  seats.flatMap((seat) => {
    const { answers, others } = openTo(env, decisions, state, seat);
    return [...sorted(answers), ...sorted(others)].map((command): SeatCommand => ({
      ...command,
      seat,
      seq: state.seq,
    }));
  });

const illegal = (
  env: Env,
  decisions: readonly Decision[],
  state: GameState,
  { type, seat }: Pick<SeatCommand, 'type' | 'seat'>,
): CommandError => {
  const open = commandsFor(env, decisions, state, state.seats).filter((one) => one.type === type);
  const isOthers = open.length > 0 && open.every((one) => one.seat !== seat);
  return isOthers
    ? { type: 'notYourDecision', path: ['seat'], ruling: null, seat }
    : { type: 'illegalCommand', path: [], ruling: null, command: type };
};

/** The command without seat and number, if it answers something that was asked. */
export const readCommand = (
  env: Env,
  state: GameState,
  value: unknown,
): Either<CommandError, Command> => {
  const plain = plainOf(value);
  if (isLeft(plain)) return plain;
  if (!isRecord(plain.right) || typeof plain.right['type'] !== 'string')
    return left(invalidValue([], 'seatCommand', plain.right));
  const { seat, seq, ...asked } = plain.right;
  if (typeof seat !== 'string') return left(invalidValue(['seat'], 'text', seat));
  if (!state.seats.includes(seat))
    return left({ type: 'notYourDecision', path: ['seat'], ruling: null, seat });
  if (state.over) return left({ type: 'gameOver', path: [], ruling: 'R-SCEN-6' });
  if (seq !== state.seq)
    return left({ type: 'staleCommand', path: ['seq'], ruling: null, seq: state.seq });
  const decisions = decisionsOf(env, state);
  const { answers, others } = openTo(env, decisions, state, seat);
  const command = [...answers, ...others].find((one) => isSameJson(one, asked));
  return command === undefined
    ? left(illegal(env, decisions, state, plain.right as unknown as SeatCommand))
    : right(command);
};
