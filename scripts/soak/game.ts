/** One game of a soak: played command by command, with the invariants looked at after each. */

import { fork, fromSeed, int } from '../../src/rng/index.js';
import type { Engine, Event, GameState, SeatCommand, SetUp } from '../../src/round/index.js';
import { playOut, type Policy } from '../../src/simulate/index.js';
import {
  dearInvariants,
  frozenCopy,
  stateInvariants,
  stepInvariants,
  violationsOf,
  type Violation,
} from '../../src/testing/index.js';

/** What is too dear for every command is looked at once in so many. */
const DEAR_EVERY = 50;

/** Nobody needs as many commands; a game that does is stuck. */
export const LIMIT = 5000;

/** Somebody who watches a game. */
export interface Watcher {
  readonly onState?: (state: GameState) => void;
  readonly onStep?: (command: SeatCommand, events: readonly Event[]) => void;
}

/** A game with what was found in it. */
export interface CheckedGame {
  readonly state: GameState;
  readonly commands: readonly SeatCommand[];
  readonly events: readonly Event[];
  /** What did not hold first; the game ends there. */
  readonly violations: readonly Violation[];
}

const sentenceOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

/** What does not hold; an invariant or engine that throws is a violation too. */
const safely = (look: () => readonly Violation[]): readonly Violation[] => {
  try {
    return look();
  } catch (thrown) {
    return [{ invariant: 'nothing throws', detail: sentenceOf(thrown) }];
  }
};

/** What does not hold of a state, and of all its commands if it is to be looked at closely. */
const faultsOf = (
  engine: Engine,
  begun: GameState,
  state: GameState,
  closely: boolean,
): readonly Violation[] =>
  safely(() =>
    violationsOf(closely ? [...stateInvariants, ...dearInvariants] : stateInvariants, {
      engine,
      begun,
      state,
    }),
  );

const NOTHING: Watcher = {};

/** Plays a game to its end, or until something does not hold. */
export const playChecked = (
  engine: Engine,
  begun: GameState,
  policy: Policy,
  { seed, watcher = NOTHING }: { readonly seed: string; readonly watcher?: Watcher },
): CheckedGame => {
  const root = fromSeed(seed);
  let chance = fork(root, 'policy');
  let dice = fork(root, 'closely');
  let state = begun;
  const commands: SeatCommand[] = [];
  const events: Event[] = [];
  const isDue = (): boolean => {
    const [drawn, next] = int(1, DEAR_EVERY)(dice);
    dice = next;
    return drawn === 1;
  };
  watcher.onState?.(state);
  let violations = faultsOf(engine, begun, state, isDue());
  while (violations.length === 0 && !state.over) {
    if (commands.length >= LIMIT)
      violations = [{ invariant: 'a game ends', detail: `not after ${String(LIMIT)} commands` }];
    else
      violations = safely(() => {
        const before = frozenCopy(state);
        const step = playOut(engine, before, policy, { rng: chance, limit: 1 });
        const [command] = step.commands;
        if (command === undefined)
          return [{ invariant: 'a game goes on', detail: 'a legal command is refused' }];
        const after = { state: step.state, events: step.events };
        commands.push(command);
        events.push(...step.events);
        chance = step.rng;
        state = step.state;
        watcher.onStep?.(command, step.events);
        watcher.onState?.(state);
        return [
          ...violationsOf(stepInvariants, { engine, before, command, after }),
          // The end is looked at closely in every game: nothing is legal there, which costs little.
          ...faultsOf(engine, begun, state, isDue() || state.over),
        ];
      });
  }
  return { state, commands, events, violations };
};

/** What a replay file holds: enough to see the violation again. */
export interface Replay {
  readonly setUp: SetUp;
  readonly commands: readonly SeatCommand[];
  readonly violations: readonly Violation[];
}

/**
 * Applies commands one after the other, each with the number that is due; what is refused is left out.
 * Ends where the first thing does not hold, and gives the commands up to there.
 */
export const replay = (
  engine: Engine,
  setUp: SetUp,
  given: readonly SeatCommand[],
  closely = true,
): Replay | null => {
  const started = engine.start(setUp);
  if (started._tag === 'Left') return null;
  const begun = started.right;
  let state = begun;
  const commands: SeatCommand[] = [];
  let violations = faultsOf(engine, begun, state, false);
  for (const one of given) {
    if (violations.length > 0) break;
    violations = safely(() => {
      const before = frozenCopy(state);
      const command = { ...one, seq: state.seq };
      const step = engine.apply(before, command);
      if (step._tag === 'Left') return [];
      commands.push(command);
      state = step.right.state;
      return [
        ...violationsOf(stepInvariants, { engine, before, command, after: step.right }),
        ...faultsOf(engine, begun, state, false),
      ];
    });
  }
  // What is dear is looked at where the commands end.
  if (violations.length === 0 && closely) violations = faultsOf(engine, begun, state, true);
  return { setUp, commands, violations };
};

const isDear = ({ invariant }: Violation): boolean =>
  dearInvariants.some(({ name }) => name === invariant);

/** At most so many replays to shorten one. */
const TRIES = 400;

/** Drops commands that are not needed to break the same invariant, in ever smaller runs. */
export const shorten = (engine: Engine, found: Replay): Replay => {
  const { setUp, commands, violations } = found;
  const [first] = violations;
  let best: Replay = { setUp, commands, violations };
  let run = Math.ceil(commands.length / 2);
  let tries = 0;
  while (run >= 1 && tries < TRIES) {
    let at = 0;
    while (at < best.commands.length && tries < TRIES) {
      const kept = best.commands.filter((_, index) => index < at || index >= at + run);
      const shorter = replay(engine, setUp, kept, violations.some(isDear));
      tries += 1;
      const isSame = shorter?.violations.some(({ invariant }) => invariant === first?.invariant);
      if (shorter !== null && isSame === true && shorter.commands.length < best.commands.length)
        best = shorter;
      else at += run;
    }
    run = run === 1 ? 0 : Math.ceil(run / 2);
  }
  return best;
};
