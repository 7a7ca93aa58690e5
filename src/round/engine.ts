import type { Either } from 'fp-ts/lib/Either.js';
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js';

import type { OddsQuery } from '../attack/index.js';
import { compileBoard, type Board } from '../board/index.js';
import type { CheckedPack } from '../content/index.js';
import {
  compareTexts,
  invalidValue,
  isLeft,
  isRecord,
  left,
  refuse,
  right,
} from '../core/index.js';
import type { MonsterTurnQuery } from '../monster-turn/index.js';
import {
  boardMapOf,
  levelNumbers,
  monsterStatsOf,
  openedOf,
  scenarioFlags,
  startingFacts,
  type ScenarioError,
  type ScenarioFlags,
  type ScenarioOptions,
} from '../scenario/index.js';
import { anyTimeCommands } from './any-time.js';
import { attackQueryFor } from './attack-query.js';
import { still } from './change.js';
import type { Command, Decision, SeatCommand } from './command.js';
import { CHANCES, monsterTypeOf, scenarioOf, type Chance, type Env } from './env.js';
import type { CommandError, NotSupported, ReplayError, SaveError, SetUpError } from './error.js';
import type { Event } from './event.js';
import { decisionsOf, proceed, run } from './machine.js';
import { canonical, fingerprint } from './fingerprint.js';
import { replayWith, RULES_VERSION, type Replay, type Replayed } from './replay.js';
import { isSameJson, plainOf } from './plain.js';
import { decodeSave } from './save/index.js';
import { resultOf, type ScenarioResult } from './result.js';
import { readSetUp, type SetUp } from './set-up.js';
import { startOf } from './start.js';
import { optionNeeds } from './supported-options.js';
import { turnQueryFor } from './turn-query.js';
import type { GameState } from './state.js';
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

/**
 * Finds out once what is the same in all states that agree in some parts. The parts of one state after
 * another are mostly the same values: then they need not be written out.
 */
const onceFor = <A>(
  partsOf: (state: GameState) => readonly unknown[],
  find: (state: GameState) => A,
) => {
  const known = new Map<string, A>();
  let last: { readonly parts: readonly unknown[]; readonly found: A } | null = null;
  return (state: GameState): A => {
    const parts = partsOf(state);
    if (last?.parts.every((part, at) => part === parts[at]) === true) return last.found;
    const key = JSON.stringify(parts);
    const found = known.get(key) ?? find(state);
    known.set(key, found);
    last = { parts, found };
    return found;
  };
};

/** The board of each state of doors and rooms. */
const boardsFor = (content: CheckedPack) =>
  onceFor(
    ({ scenario, rooms, doors }) => [scenario, rooms, doors],
    ({ scenario, rooms, doors }) => compileScenario(content, scenario, rooms, doors),
  );

/** The facts at the start of each scenario, by the size of the party and the level. */
const factsFor = (content: CheckedPack) =>
  onceFor(
    ({ scenario, party, level }) => [scenario, party, level],
    (state) =>
      startingFacts(scenarioOf({ content }, state), {
        characters: state.party,
        level: state.level,
      }),
  );

/**
 * A checked map always compiles, with the rooms and doors that a state of it can have: nothing else comes out
 * of `start`, `apply` and `decodeState`. Questions about no board would have empty answers.
 */
const compileScenario = (
  content: CheckedPack,
  id: string,
  rooms: readonly string[],
  doors: readonly string[],
): Board => {
  const scenario = content.scenarios.find((one) => one.id === id);
  const compiled =
    scenario === undefined
      ? compileBoard({ hexes: [{ q: 0, r: 0 }] })
      : compileBoard(boardMapOf(scenario), openedOf(rooms, doors));
  return isLeft(compiled) ? (undefined as never) : compiled.right;
};

const envOf = (content: CheckedPack, flags: ScenarioFlags, chance: Chance): Env => {
  const options = { openInformation: flags.play.openInformation };
  const env: Env = {
    content,
    fingerprint: fingerprint(content),
    flags,
    chance,
    boardOf: boardsFor(content),
    factsOf: factsFor(content),
    numbersOf: ({ level }) => levelNumbers(level, options),
    statsOf: ({ level, party }, { type, rank }) => {
      const { monsterLevel } = levelNumbers(level, options);
      // Only monsters have stat cards, and each is of a type and rank of the pack.
      const monster = monsterTypeOf(env, type) ?? content.monsters[0]!;
      return monsterStatsOf(monster, rank ?? 'normal', { characters: party, level, monsterLevel });
    },
  };
  return env;
};

const mayAnswer = ({ seat }: Decision, who: string): boolean => seat === null || seat === who;

/** The questions that a seat can answer: those who only look on have none, not even those of the party. */
const askedOf = (
  { seats }: GameState,
  decisions: readonly Decision[],
  who: string,
): readonly Decision[] =>
  seats.includes(who) ? decisions.filter((decision) => mayAnswer(decision, who)) : [];

const sorted = (commands: readonly Command[]): readonly Command[] =>
  commands
    .map((command) => ({ command, key: canonical(command) }))
    .sort((a, b) => compareTexts(a.key, b.key))
    .map(({ command }) => command);

/** What a seat can do: the answers to what it is asked, then what it may do whenever it is asked (R-CARD-6). */
const openTo = (
  decisions: readonly Decision[],
  state: GameState,
  seat: string,
): readonly Command[] => {
  const asked = askedOf(state, decisions, seat);
  return asked.length === 0
    ? []
    : [
        ...sorted(asked.flatMap(({ commands }) => commands)),
        ...sorted(anyTimeCommands(state, seat)),
      ];
};

const commandsFor = (
  decisions: readonly Decision[],
  state: GameState,
  seats: readonly string[],
): readonly SeatCommand[] =>
  seats.flatMap((seat) =>
    openTo(decisions, state, seat).map((command): SeatCommand => ({
      ...command,
      seat,
      seq: state.seq,
    })),
  );

const illegal = (
  decisions: readonly Decision[],
  state: GameState,
  { type, seat }: Pick<SeatCommand, 'type' | 'seat'>,
): CommandError => {
  const open = commandsFor(decisions, state, state.seats).filter((one) => one.type === type);
  const isOthers = open.length > 0 && open.every((one) => one.seat !== seat);
  return isOthers
    ? { type: 'notYourDecision', path: ['seat'], ruling: null, seat }
    : { type: 'illegalCommand', path: [], ruling: null, command: type };
};

/** The command without seat and number, if it answers something that was asked. */
const readCommand = (env: Env, state: GameState, value: unknown): Either<CommandError, Command> => {
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
  const command = openTo(decisions, state, seat).find((one) => isSameJson(one, asked));
  return command === undefined
    ? left(illegal(decisions, state, plain.right as unknown as SeatCommand))
    : right(command);
};

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
      commandsFor(decisions, state, [seat]),
    );
  };

const engineOf = (env: Env): Engine => {
  const [start, apply] = [startWith(env), applyTo(env)];
  return {
    start,
    apply,
    decisions: (state) => decisionsOf(env, state),
    legalCommands: (state, seat) =>
      commandsFor(decisionsOf(env, state), state, seat === undefined ? state.seats : [seat]),
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
