import type { Deed } from '../content/index.js';
import type { Outcome } from './change.js';
import type { Env } from './env.js';
import type { Reading } from './reading/index.js';
import type { Figure, GameState } from './state.js';
import type { AbilityTask } from './task.js';

/** The types of abilities that are performed. */
export type DeedType = Deed['type'];

/** An ability of a type. */
export type DeedOf<Type extends DeedType> = Extract<Deed, { readonly type: Type }>;

/** An ability that is performed now: its task waits on the agenda of the state for what comes after it. */
export interface Doing<Type extends DeedType> {
  /** What the engine knows. */
  readonly env: Env;
  /** The state. */
  readonly state: GameState;
  /** The state, read in the words of the ability. */
  readonly reading: Reading;
  /** Who performs it. */
  readonly figure: Figure;
  /** What it says, with all that changed it. */
  readonly ability: DeedOf<Type>;
  /** Its task. */
  readonly task: AbilityTask;
}

/** How abilities of a type are performed: at once, or by tasks that ask. */
export type Performer<Type extends DeedType> = (doing: Doing<Type>) => Outcome;

/** What an aimed ability does to one figure. */
export interface DoingTo<Type extends DeedType> {
  /** What the engine knows. */
  readonly env: Env;
  /** The state, read in the words of the ability; `target` is whom it is done to. */
  readonly reading: Reading;
  /** The id of whoever performs it. */
  readonly figure: string;
  /** The id of whom it is done to. */
  readonly target: string;
  /** What it says, with all that changed it. */
  readonly ability: DeedOf<Type>;
}

/** How abilities of a type are done to one figure, in a state. */
export type DoerTo<Type extends DeedType> = (doing: DoingTo<Type>) => (state: GameState) => Outcome;
