import { still } from './change.js';
import type { DoerTo } from './performer.js';
import { isSameJson } from './plain.js';

/** A mark lies on a figure from now on: the same one of the same card lies on it once. */
export const doMark: DoerTo<'mark' | 'unmark'> =
  ({ reading, target, ability }) =>
  (state) => {
    const { origin } = reading.scope;
    const { mark, ends = 'stays' } = ability;
    const others = state.marks.filter(
      (one) =>
        one.figure !== target ||
        one.mark !== mark ||
        (ability.type === 'mark' && !isSameJson(one.origin, origin)),
    );
    const one = { mark, figure: target, origin, ends };
    return still({ ...state, marks: ability.type === 'mark' ? [...others, one] : others });
  };
