/** Adapter of the `elements` vectors to the element track. */

import * as E from 'fp-ts/lib/Either.js';

import { closed, flag, leaf, oneOf, optional, text } from '../../src/core/codec.js';
import { isRecord } from '../../src/core/index.js';
import {
  consume,
  elementTrack,
  endRound,
  endTurn,
  infuse,
  infusionDuty,
  type ElementTrack,
} from '../../src/element/index.js';
import { ELEMENTS, type Element } from '../../src/vocabulary/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import { anyOf, isSame, listOf, read } from './shape.js';

type State = Readonly<Partial<Record<Element, 'waning' | 'strong'>>>;

/** The state after a step; a consumption also says whether it was paid. */
interface After {
  readonly state: State;
  readonly paid?: boolean | undefined;
}

interface TurnStep {
  readonly op: 'startTurn' | 'endTurn';
  readonly figure: string;
}

interface InfuseStep {
  readonly op: 'infuse';
  readonly element: Element;
}

interface ActionStep {
  readonly op: 'action';
  readonly infusions: readonly Element[];
  readonly abilityPerformed: boolean;
}

interface ConsumeStep {
  readonly op: 'consume';
  readonly elements: readonly Element[];
}

interface RoundStep {
  readonly op: 'endRound';
}

type Step = TurnStep | InfuseStep | ActionStep | ConsumeStep | RoundStep;

interface ElementCase {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly start: State;
  readonly steps: readonly Step[];
  readonly expected: { readonly after: readonly After[] };
}

const isState = (value: unknown): value is State =>
  isRecord(value) &&
  Object.entries(value).every(
    ([name, strength]) =>
      ELEMENTS.some((element) => element === name) &&
      (strength === 'waning' || strength === 'strong'),
  );
const state = leaf('the elements that are not inert', isState, {});
const element = oneOf(ELEMENTS);

const step = anyOf<Step>('a step', [
  closed<TurnStep>('a turn', { op: oneOf(['startTurn', 'endTurn']), figure: text }),
  closed<InfuseStep>('an infusion', { op: oneOf(['infuse']), element }),
  closed<ActionStep>('an action', {
    op: oneOf(['action']),
    infusions: listOf(element),
    abilityPerformed: flag,
  }),
  closed<ConsumeStep>('a consumption', { op: oneOf(['consume']), elements: listOf(element) }),
  closed<RoundStep>('the end of a round', { op: oneOf(['endRound']) }),
]);

const elementCase = closed<ElementCase>('an elements case', {
  id: text,
  rulings: listOf(text),
  start: state,
  steps: listOf(step),
  expected: closed<ElementCase['expected']>('{ after }', {
    after: listOf(closed<After>('{ state, paid }', { state, paid: optional(flag) })),
  }),
});

/** A track after a step. */
interface Played {
  readonly track: ElementTrack;
  readonly paid?: boolean;
}

const play = (track: ElementTrack, one: Step): Played => {
  switch (one.op) {
    case 'startTurn':
      return { track };
    case 'endTurn':
      return { track: endTurn(track).track };
    case 'infuse':
      return { track: infuse(track, [one.element]) };
    case 'action':
      return {
        track:
          infusionDuty('action', one.abilityPerformed) === 'mandatory'
            ? infuse(track, one.infusions)
            : track,
      };
    case 'consume':
      return consume(track, one.elements);
    case 'endRound':
      return { track: endRound(track).track };
  }
};

/** One step in words, always in the same order. */
const show = (strengths: Readonly<Partial<Record<Element, string>>>, paid?: boolean): string => {
  const named = ELEMENTS.flatMap((name) => {
    const strength = strengths[name] ?? 'inert';
    return strength === 'inert' ? [] : [`${name} ${strength}`];
  });
  const state = named.length === 0 ? 'all inert' : named.join(', ');
  return paid === undefined ? state : `${state}; ${paid ? 'paid' : 'not paid'}`;
};

const playAll = ({ start, steps }: ElementCase): readonly string[] => {
  const shown: string[] = [];
  let track = elementTrack(start);
  for (const one of steps) {
    const played = play(track, one);
    track = played.track;
    shown.push(show(track.strengths, played.paid));
  }
  return shown;
};

const compare = (vector: ElementCase): Difference | null => {
  const { steps, expected: wanted } = vector;
  if (wanted.after.length !== steps.length) return malformed('not one state for each step');
  const got = playAll(vector);
  const expected = wanted.after.map((after) => show(after.state, after.paid));
  if (isSame(got, expected)) return null;
  const at = expected.findIndex((line, index) => line !== got[index]);
  return {
    why: `step ${String(at)} differs`,
    input: [show(vector.start), ...vector.steps.map((one) => JSON.stringify(one))].join('\n'),
    expected: expected.join('\n'),
    got: got.join('\n'),
  };
};

const readHead = (head: FileHead): Reading | string =>
  head['kind'] === 'elements' && head['format'] === 1
    ? { edition: '', check: (one) => E.match(malformed, compare)(read(elementCase, one)) }
    : `expected "kind": "elements", "format": 1`;

/** The `elements` vectors. */
export const elements: Kind = { type: 'runs', readHead };
