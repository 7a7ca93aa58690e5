/**
 * All cheapest ways as slow and plain as can be: every way of a few points is gone, the dearer ones
 * are thrown away.
 *
 * @module
 */
import type { Hex } from '../../src/vocabulary/index.js';
import { keyOf } from '../board/slow-board.js';
import {
  canEnd,
  isLess,
  landing,
  measuresWithin,
  stepsFrom,
  sum,
  type Measure,
  type SlowMover,
} from './slow-paths.js';

const compareHexes = (a: readonly Hex[], b: readonly Hex[]): number => {
  const at = a.findIndex((hex, index) => keyOf(hex) !== keyOf(b[index]!));
  return at < 0 ? 0 : a[at]!.q - b[at]!.q || a[at]!.r - b[at]!.r;
};

/** For every hex where a move of so many points may end, the cheapest ways there, lowest hexes first. */
export const cheapestPaths = (
  mover: SlowMover,
  points: number,
): ReadonlyMap<string, readonly (readonly Hex[])[]> => {
  const least = measuresWithin(mover, points);
  if (mover.mode === 'teleport')
    return new Map(
      [...mover.board.floor]
        .filter(([id]) => least.has(id))
        .map(([id, hex]) => [id, [id === keyOf(mover.from) ? [] : [hex]]]),
    );
  const found = new Map<string, (readonly Hex[])[]>();
  const go = (at: Hex, path: readonly Hex[], spent: Measure): void => {
    const whole = sum(spent, landing(mover, at));
    const known = least.get(keyOf(at));
    if (canEnd(mover, at) && known !== undefined && !isLess(known, whole))
      found.set(keyOf(at), [...(found.get(keyOf(at)) ?? []), path]);
    for (const step of stepsFrom(mover, at))
      if (spent.movement + step.movement <= points)
        go(step.to, [...path, ...step.entered], sum(spent, step));
  };
  go(mover.from, [], { negativeHexes: 0, movement: 0 });
  return new Map([...found].map(([id, paths]) => [id, paths.sort(compareHexes)]));
};
