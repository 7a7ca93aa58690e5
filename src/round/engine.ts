import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import type { OddsQuery } from '../attack/index.js';
import type { Board } from '../board/index.js';
import type { CheckedPack } from '../content/index.js';
import { invalidValue, isLeft, isRecord, left, refuse, right } from '../core/index.js';
import type { MonsterTurnQuery } from '../monster-turn/index.js';
import { scenarioFlags, type ScenarioError, type ScenarioOptions } from '../scenario/index.js';
import { attackQueryFor } from './attack-query.js';
import { still } from './change.js';
import type { Command, Decision, SeatCommand } from './command.js';
import { envOf } from './engine-env.js';
import { CHANCES, type Chance, type Env } from './env.js';
import type { CommandError, NotSupported, ReplayError, SaveError, SetUpError } from './error.js';
import type { Event } from './event.js';
import { askedOf, commandsFor, readCommand } from './legal.js';
import { decisionsOf, proceed, run } from './machine.js';
import { plainOf } from './plain.js';
import { replayWith, RULES_VERSION, type Replay, type Replayed } from './replay.js';
import { resultOf, type ScenarioResult } from './result.js';
import { decodeSave } from './save/index.js';
import { readSetUp, type SetUp } from './set-up.js';
import { startOf } from './start.js';
import type { GameState } from './state.js';
import { optionNeeds } from './supported-options.js';
import { turnQueryFor } from './turn-query.js';
import { eventsFor, hasRevealed, viewFor, type View } from './view.js';

/** What can be wrong with what an engine is made of. */
export type EngineError = ScenarioError | NotSupported;

/** What an engine is made of. */
export interface EngineOptions {
  /** The content, as `checkPack` gives it. */
  readonly content: CheckedPack;
  /** The rules. Default those of the first edition. */
  readonly options?: ScenarioOptions;
  /**
   * Who says what chance decides. By default `rng`, the streams of the state; with `table` the host, who is
   * asked what came up: each draw is a decision with all that it can be. Both play the same states.
   */
  readonly chance?: Chance;
}

/** What a command brought about. */
export interface Step {
  /** The state now. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly Event[];
  /** Whether undoing it would let the players know what they should not: cards, chance, the hand or choice of another. */
  readonly revealedHidden: boolean;
}

/** A game of a pack, as pure functions: a state and a command give the next state. */
export interface Engine {
  /** The state in which a scenario begins; everything that is wrong with the set-up is said at once. */
  readonly start: (setUp: SetUp) => Either<NonEmptyArray<SetUpError>, GameState>;
  /** What the game waits for: one question, or one for each of several seats; none once it is over. */
  readonly decisions: (state: GameState) => readonly Decision[];
  /**
   * Everything that can be done now, by one seat or by all: seat by seat, sorted, finite, each once. What
   * answers a question comes first, then what is allowed whenever the seat has something to decide (R-CARD-6).
   */
  readonly legalCommands: (state: GameState, seat?: string) => readonly SeatCommand[];
  /** Answers a question, or does what is allowed at any time; the first thing that is wrong with the command is said. */
  readonly apply: (state: GameState, command: SeatCommand) => Either<CommandError, Step>;
  /** Whether a command can be applied. */
  readonly isLegal: (state: GameState, command: SeatCommand) => boolean;
  /** A state as one seat sees it, with all that it can do; a seat that is not at the table only looks on. */
  readonly viewOf: (state: GameState, seat: string) => View;
  /** What a seat is told of what happened. */
  readonly viewEvents: (events: readonly Event[], seat: string) => readonly Event[];
  /** A game as plain JSON, from which {@link replay} plays it again. */
  readonly record: (setUp: SetUp, commands: readonly SeatCommand[]) => Replay;
  /** Plays a game again: the first command that cannot be applied is said with its place. */
  readonly replay: (replay: Replay) => Either<NonEmptyArray<ReplayError>, Replayed>;
  /** Reads a save: what is none, of another version, or cannot have come about is said with its place. */
  readonly decodeState: (value: unknown) => Either<NonEmptyArray<SaveError>, GameState>;
  /** The board of a state, as far as it is revealed. */
  readonly boardOf: (state: GameState) => Board;
  /** How a scenario came out, and what everybody brings home; `null` as long as it is not over. */
  readonly resultOf: (state: GameState) => ScenarioResult | null;
  /**
   * The question for `monsterTurn` about a monster's turn as the state stands: what it would do if it acted
   * now by the card that it drew, or, in the middle of its turn, with the abilities that are left of it.
   * `null` for everybody but monsters on the board, and as long as their card is not drawn.
   */
  readonly turnQueryOf: (state: GameState, figure: string) => MonsterTurnQuery | null;
  /**
   * The question for `attackOdds` about an attack that is legal now, so that its odds can be shown before
   * anybody clicks: an `attack`, or an `attackAll` as it will go for `target`, by default its first one, if
   * that is attacked first. With the cards that were turned over it is one for `continueAttack` as well. The
   * draw pile comes in no order of its own. `null` for all other commands, and for those that are not legal.
   */
  readonly attackQueryOf: (state: GameState, command: Command, target?: string) => OddsQuery | null;
}

/** A command is applied: its answer, and all that follows without anybody deciding. */
const applyTo =
  (env: Env) =>
  (state: GameState, command: SeatCommand): Either<CommandError, Step> => {
    const read = readCommand(env, state, command);
    if (isLeft(read)) return read;
    const { state: after, events } = proceed(env, state, read.right);
    const next = { ...after, seq: state.seq + 1 };
    return right({ state: next, events, revealedHidden: hasRevealed(state, next, events) });
  };

const startWith =
  (env: Env) =>
  (setUp: SetUp): Either<NonEmptyArray<SetUpError>, GameState> => {
    const plain = plainOf(setUp);
    if (isLeft(plain)) return left([plain.left]);
    const read = readSetUp(env, plain.right);
    return isLeft(read) ? read : right(run(env, still(startOf(env, read.right))).state);
  };

const viewOf =
  (env: Env) =>
  (state: GameState, seat: string): View => {
    const decisions = decisionsOf(env, state);
    return viewFor(
      state,
      seat,
      state.seats.filter((one) => askedOf(state, decisions, one).length > 0),
      askedOf(state, decisions, seat),
      commandsFor(env, decisions, state, [seat]),
    );
  };

const engineOf = (env: Env): Engine => {
  const [start, apply] = [startWith(env), applyTo(env)];
  return {
    start,
    apply,
    decisions: (state) => decisionsOf(env, state),
    legalCommands: (state, seat) =>
      commandsFor(env, decisionsOf(env, state), state, seat === undefined ? state.seats : [seat]),
    isLegal: (state, command) => !isLeft(readCommand(env, state, command)),
    viewOf: viewOf(env),
    viewEvents: (events) => eventsFor(events),
    record: (setUp, commands) => ({
      rules: RULES_VERSION,
      content: env.fingerprint,
      setUp,
      commands,
    }),
    replay: (replay) => replayWith({ start, apply }, env.fingerprint, replay),
    decodeState: (value) => decodeSave(env, value),
    boardOf: env.boardOf,
    resultOf: (state) =>
      state.over && state.verdict !== null ? resultOf(env, state, state.verdict) : null,
    turnQueryOf: (state, figure) => turnQueryFor(env, state, figure),
    attackQueryOf: (state, command, target) => attackQueryFor(env, state, command, target),
  };
};

/** Whether content is a pack as `checkPack` gives it: it has all its lists. */
const isPack = (content: unknown): boolean =>
  isRecord(content) &&
  ['scenarios', 'classes', 'monsters', 'monsterDecks', 'items', 'battleGoals'].every((list) =>
    Array.isArray(content[list]),
  );

/**
 * An engine for the scenarios of a pack. What it does not play yet is refused when a scenario is started,
 * with the places in the pack and in the hands: it is never played wrong.
 *
 * Errors: those of `scenarioFlags`; `invalidValue` for content that is no checked pack and for a chance that is
 * none; `notSupported` for options that change the play in a way that it does not know yet.
 *
 * @example
 * import { checkPack } from 'gloomhaven-rules/content';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { createEngine } from 'gloomhaven-rules/round';
 * import assert from 'node:assert/strict';
 *
 * const pack = checkPack(hollowmere);
 * assert(pack._tag === 'Right');
 * const engine = createEngine({ content: pack.right });
 * assert(engine._tag === 'Right');
 *
 * const state = engine.right.start({
 *   scenario: 'training',
 *   seats: [
 *     { seat: 'ann', characters: [{ class: 'warden' }] },
 *     { seat: 'bo', characters: [{ class: 'kindler' }] },
 *   ],
 *   seed: 'friday',
 * });
 * assert(state._tag === 'Right');
 * const [command] = engine.right.legalCommands(state.right, 'ann');
 * assert.equal(command?.type, 'keepGoal');
 */
export const createEngine = (given: EngineOptions): Either<NonEmptyArray<EngineError>, Engine> => {
  if (!isRecord(given)) return refuse([invalidValue([], 'engineOptions', given)]);
  if (!isPack(given.content))
    return refuse([invalidValue(['content'], 'checkedPack', given.content)]);
  const { content, options, chance = 'rng', ...others } = given;
  const flags = scenarioFlags(options);
  const strange = [
    ...(CHANCES.includes(chance) ? [] : [invalidValue(['chance'], CHANCES, chance)]),
    ...Object.entries(others).map(([key, value]) => invalidValue([key], 'knownField', value)),
  ];
  if (isLeft(flags)) return left([...flags.left, ...strange] as NonEmptyArray<ScenarioError>);
  const faults = [...strange, ...optionNeeds(flags.right)];
  return faults.length > 0 ? refuse(faults) : right(engineOf(envOf(content, flags.right, chance)));
};
