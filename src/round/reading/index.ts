/** What cards say, read in a state. */

import type { Env } from '../env.js';
import type { GameState } from '../state.js';
import { holdsIn } from './clause.js';
import { fittingIn, namedIn } from './figures.js';
import { anchorsIn, hexesIn, overlaysIn, placeIn, resultIn } from './places.js';
import type { Reading } from './reading.js';
import type { Scope } from './scope.js';
import { valueIn } from './value.js';

export type { Count, Reading } from './reading.js';
export {
  NO_RESULT,
  NOTHING,
  type About,
  type Happening,
  type Origin,
  type Remembered,
  type Scope,
} from './scope.js';
export { relationsOf } from './relation.js';
export { turnNow } from './value.js';

/** What cards say, read in a state with the words of a scope. */
export const readingOf = (env: Env, state: GameState, scope: Scope): Reading => {
  const reading: Reading = {
    env,
    state,
    scope,
    value: (amount, min) => valueIn(reading, amount, min),
    count: (count = 1) => (count === 'all' ? 'all' : valueIn(reading, count)),
    holds: (clause) => holdsIn(reading, clause),
    named: (reference) => namedIn(reading, reference),
    fitting: (selection) => fittingIn(reading, selection),
    figures: (figures) =>
      typeof figures === 'object' && figures.type === 'select'
        ? fittingIn(reading, figures)
        : namedIn(reading, figures),
    anchors: (anchor) => anchorsIn(reading, anchor),
    place: (place) => placeIn(reading, place),
    hexes: (selection) => hexesIn(reading, selection),
    overlays: (selection) => overlaysIn(reading, selection),
    result: (name) => resultIn(reading, name),
    with: (changes) => readingOf(env, state, { ...scope, ...changes }),
  };
  return reading;
};

/** The words of something that a figure does by itself. */
export const scopeOf = (self: string): Scope => ({
  self,
  owner: self,
  target: null,
  actor: null,
  frame: 0,
  origin: null,
  amount: 1,
  about: null,
});
