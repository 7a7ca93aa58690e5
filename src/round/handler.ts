import type { Command, Question } from './command.js';
import type { Outcome } from './change.js';
import type { Env } from './env.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

/** A task of one type. */
export type TaskOf<Type extends Task['type']> = Extract<Task, { readonly type: Type }>;

/** How the tasks of one type are done. The task itself is off the agenda of the states that it is given. */
export interface Handler<Type extends Task['type']> {
  /** What it waits for: nothing, a question, or one for each of several seats. Default nothing. */
  readonly asks?: (env: Env, state: GameState, task: TaskOf<Type>) => readonly Question[];
  /** What an answer brings about: one of the commands that it asked for. */
  readonly answer?: (env: Env, state: GameState, task: TaskOf<Type>, command: Command) => Outcome;
  /** What it brings about when it waits for nothing. */
  readonly go: (env: Env, state: GameState, task: TaskOf<Type>) => Outcome;
}
