import type { Engine, GameState, SeatCommand, Step } from '../round/index.js';

/** Something that holds at every point of every game. */
export interface Invariant<Facts> {
  /** Its name. */
  readonly name: string;
  /** What breaks it: a sentence for each; none where it holds. */
  readonly violations: (facts: Facts) => readonly string[];
}

/** An invariant that does not hold. */
export interface Violation {
  /** The name of the invariant. */
  readonly invariant: string;
  /** What breaks it. */
  readonly detail: string;
}

/** A point of a game. */
export interface GamePoint {
  /** The engine that plays it. */
  readonly engine: Engine;
  /** The state in which the game began, as `start` gave it. */
  readonly begun: GameState;
  /** The state now. */
  readonly state: GameState;
}

/** A command, and what came of it. */
export interface StepTaken {
  /** The engine that applied it. */
  readonly engine: Engine;
  /** The state before. */
  readonly before: GameState;
  /** The command. */
  readonly command: SeatCommand;
  /** What came of it. */
  readonly after: Pick<Step, 'state' | 'events'>;
}

/**
 * What does not hold of a point of a game, of a step, or of whatever else invariants are about.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { checkPack } from 'gloomhaven-rules/content';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { createEngine } from 'gloomhaven-rules/round';
 * import { stateInvariants, violationsOf } from 'gloomhaven-rules/testing';
 *
 * const pack = checkPack(hollowmere);
 * assert(pack._tag === 'Right');
 * const made = createEngine({ content: pack.right });
 * assert(made._tag === 'Right');
 * const engine = made.right;
 * const started = engine.start({
 *   scenario: 'training',
 *   seats: [{ seat: 'ann', characters: [{ class: 'warden' }, { class: 'kindler' }] }],
 *   seed: 'friday',
 * });
 * assert(started._tag === 'Right');
 * const begun = started.right;
 *
 * assert.deepEqual(violationsOf(stateInvariants, { engine, begun, state: begun }), []);
 * const tampered = { ...begun, supplies: { ...begun.supplies, bless: 9 } };
 * assert.deepEqual(violationsOf(stateInvariants, { engine, begun, state: tampered }), [
 *   { invariant: 'blesses and curses are conserved', detail: 'bless: 10 at the start, now 9' },
 * ]);
 */
export const violationsOf = <Facts>(
  invariants: readonly Invariant<Facts>[],
  facts: Facts,
): readonly Violation[] =>
  invariants.flatMap(({ name, violations }) =>
    violations(facts).map((detail) => ({ invariant: name, detail })),
  );
