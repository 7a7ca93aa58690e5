/** Small changes of a state, each giving the next one and what happened. */

import type { Event } from './event.js';
import type { Character, Figure, GameState } from './state.js';
import type { Task } from './task.js';

/** A state, and what happened on the way to it. */
export interface Outcome {
  /** The state now. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly Event[];
}

/** Nothing happened. */
export const still = (state: GameState): Outcome => ({ state, events: [] });

/** A change and what happened. */
export const happened = (state: GameState, ...events: readonly Event[]): Outcome => ({
  state,
  events,
});

/** One thing after the other. */
export const followedBy = (
  first: Outcome,
  ...next: readonly ((state: GameState) => Outcome)[]
): Outcome =>
  next.reduce<Outcome>((known, step) => {
    const { state, events } = step(known.state);
    return { state, events: [...known.events, ...events] };
  }, first);

/** The same for each of some things, in order. */
export const forEach =
  <A>(things: readonly A[], step: (thing: A) => (state: GameState) => Outcome) =>
  (state: GameState): Outcome =>
    followedBy(still(state), ...things.map(step));

/** Puts tasks on the agenda: the first of them comes next. */
export const push = (state: GameState, ...tasks: readonly Task[]): GameState => ({
  ...state,
  agenda: [...state.agenda, ...[...tasks].reverse()],
});

/** The figure of an id, if it is on the board. */
export const figureOf = (state: GameState, id: string): Figure | null =>
  state.figures.find((figure) => figure.id === id) ?? null;

/** The character of an id. */
export const characterOf = (state: GameState, id: string): Character | null =>
  state.characters.find((character) => character.id === id) ?? null;

/** Changes a figure. */
export const withFigure = (
  state: GameState,
  id: string,
  change: (figure: Figure) => Partial<Figure>,
): GameState => ({
  ...state,
  figures: state.figures.map((figure) =>
    figure.id === id ? { ...figure, ...change(figure) } : figure,
  ),
});

/** Changes a character. */
export const withCharacter = (
  state: GameState,
  id: string,
  change: (character: Character) => Partial<Character>,
): GameState => ({
  ...state,
  characters: state.characters.map((character) =>
    character.id === id ? { ...character, ...change(character) } : character,
  ),
});

/** Whoever does a task, `null` where nobody does. */
const doerOf = (task: Task): string | null => ('figure' in task ? task.figure : null);

/**
 * Takes off the agenda what a figure was about to do: its death, exhaustion or stun ends its abilities and
 * actions at once, but its turn still has an end (R-DMG-6, R-COND-4, R-ROUND-14). `kept` are the types of
 * tasks that it does nevertheless.
 */
export const cancel = (
  state: GameState,
  figure: string,
  kept: readonly Task['type'][] = [],
): GameState => ({
  ...state,
  agenda: state.agenda.filter(
    (task) => task.type === 'endTurn' || doerOf(task) !== figure || kept.includes(task.type),
  ),
});
