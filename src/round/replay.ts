import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import { invalidValue, isLeft, isRecord, left, right } from '../core/index.js';
import type { SeatCommand } from './command.js';
import type { CommandError, ReplayError, SetUpError } from './error.js';
import type { Event } from './event.js';
import { plainOf } from './plain.js';
import type { SetUp } from './set-up.js';
import type { GameState } from './state.js';

/** The version of the rules: another one may play the same commands otherwise. */
export const RULES_VERSION = 1;

/** A game as its set-up and its commands: plain JSON, from which it can be played again. */
export interface Replay {
  /** The version of the rules that it was played with. */
  readonly rules: number;
  /** The fingerprint of the content. */
  readonly content: string;
  /** How it began. */
  readonly setUp: SetUp;
  /** What was done, in order. */
  readonly commands: readonly SeatCommand[];
}

/** A game that was played again. */
export interface Replayed {
  /** The state at its end. */
  readonly state: GameState;
  /** Everything that happened. */
  readonly events: readonly Event[];
}

/** What a replay needs of an engine. */
interface Player {
  readonly start: (setUp: SetUp) => Either<NonEmptyArray<SetUpError>, GameState>;
  readonly apply: (
    state: GameState,
    command: SeatCommand,
  ) => Either<CommandError, { readonly state: GameState; readonly events: readonly Event[] }>;
}

type Verdict = Either<NonEmptyArray<ReplayError>, Replayed>;

const checked = (value: unknown, content: string): ReplayError | null => {
  if (!isRecord(value) || !Array.isArray(value['commands']))
    return invalidValue([], 'replay', value);
  if (value['rules'] !== RULES_VERSION)
    return {
      type: 'otherRules',
      path: ['rules'],
      ruling: null,
      version: RULES_VERSION,
    };
  return value['content'] === content
    ? null
    : { type: 'otherContent', path: ['content'], ruling: null, content };
};

/** Plays a game again, up to its last command; the first that cannot be applied is said with its place. */
export const replayWith = (player: Player, content: string, given: Replay): Verdict => {
  const plain = plainOf(given);
  if (isLeft(plain)) return left([plain.left]);
  // What is read of it is looked at next, and its commands one by one.
  const replay = plain.right as Replay;
  const fault = checked(replay, content);
  if (fault !== null) return left([fault]);
  const started = player.start(replay.setUp);
  if (isLeft(started)) {
    const [first, ...others] = started.left;
    const at = (error: SetUpError): ReplayError => ({ ...error, path: ['setUp', ...error.path] });
    return left([at(first), ...others.map(at)]);
  }
  let state = started.right;
  const events: Event[] = [];
  for (const [index, command] of replay.commands.entries()) {
    const step = player.apply(state, command);
    if (isLeft(step)) return left([{ ...step.left, path: ['commands', index, ...step.left.path] }]);
    state = step.right.state;
    events.push(...step.right.events);
  }
  return right({ state, events });
};
