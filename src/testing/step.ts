/** What holds of every command that was applied. */

import { attempt } from './attempt.js';
import { frozenCopy } from './frozen.js';
import { itemsTurn } from './items.js';
import type { Invariant, StepTaken } from './invariant.js';

const textOf = (value: unknown): string => JSON.stringify(value);

const copyOf = <A>(value: A): A => JSON.parse(textOf(value)) as A;

/** To apply a command changes neither the state nor the command; with a frozen state it has shown so. */
export const neverMutates: Invariant<StepTaken> = {
  name: 'apply never throws and never mutates',
  violations: ({ engine, before, command }) => {
    if (Object.isFrozen(before)) return [];
    const [state, given] = [frozenCopy(before), frozenCopy(command)];
    return attempt(() => engine.apply(state, given)) === null
      ? ['a frozen state and command make it throw']
      : [];
  },
};

/** What is revealed stays revealed, and open doors stay open. */
export const staysRevealed: Invariant<StepTaken> = {
  name: 'a revealed room never hides again',
  violations: ({ before, after: { state } }) => [
    ...before.rooms.filter((room) => !state.rooms.includes(room)).map((room) => `room ${room}`),
    ...before.doors.filter((door) => !state.doors.includes(door)).map((door) => `door ${door}`),
  ],
};

/** Each command has the next number, and no round comes again. */
export const countsOn: Invariant<StepTaken> = {
  name: 'commands and rounds are counted on',
  violations: ({ before, after: { state } }) => [
    ...(state.seq === before.seq + 1
      ? []
      : [`command ${String(before.seq)} leads to ${String(state.seq)}`]),
    ...(state.round < before.round
      ? [`round ${String(before.round)} leads to ${String(state.round)}`]
      : []),
  ],
};

/** An equal state and command give an equal state and equal events, byte by byte. */
export const sameAgain: Invariant<StepTaken> = {
  name: 'equal inputs give equal outputs',
  violations: ({ engine, before, command, after }) => {
    const again = attempt(() => engine.apply(copyOf(before), copyOf(command)));
    if (again?._tag !== 'Right') return ['applied again, the command leads elsewhere'];
    const { state, events } = again.right;
    const isSame = textOf([state, events]) === textOf([after.state, after.events]);
    return isSame ? [] : ['applied again, the command leads elsewhere'];
  },
};

/**
 * What holds of every command that was applied. All together cost about as much as to apply the command
 * again, or twice where the state before was not frozen by `frozenCopy`.
 */
export const stepInvariants: readonly Invariant<StepTaken>[] = [
  neverMutates,
  staysRevealed,
  countsOn,
  itemsTurn,
  sameAgain,
];
