/** The figures that words and selections mean. */

import { range } from '../../board/index.js';
import type { FigureSelection, Place, Reference, WithinPlace } from '../../content/index.js';
import { equals } from '../../hex/index.js';
import { isVisible } from '../../line-of-sight/index.js';
import type { Hex } from '../../vocabulary/index.js';
import type { Figure, GameState } from '../state.js';
import type { Reading } from './reading.js';
import { relationsOf } from './relation.js';

/** A figure of an id; one that died in this turn as it stood last. */
const standing = (state: GameState, id: string | null): readonly Figure[] => {
  const found =
    state.figures.find((figure) => figure.id === id) ??
    state.fallen.find((figure) => figure.id === id);
  return found === undefined ? [] : [found];
};

/** The figures that a word means. */
export const namedIn = (reading: Reading, reference: Reference): readonly Figure[] => {
  const { state, scope } = reading;
  if (typeof reference === 'string') return standing(state, scope[reference]);
  const found = reading.result(reference.name)[reference.list ?? 'targets'];
  return typeof found === 'number'
    ? []
    : found.flatMap((one) => (typeof one === 'string' ? standing(state, one) : []));
};

/** Whether a hex is so many hexes away, and seen where more than adjacent is asked for (R-LOS-4). */
const isAway = (
  reading: Reading,
  from: Hex,
  to: Hex,
  fits: (hexes: number) => boolean,
): boolean => {
  if (equals(from, to)) return fits(0);
  const board = reading.env.boardOf(reading.state);
  const between = range(board, from, to);
  return between !== null && fits(between) && isVisible(board, from, to, reading.env.flags.sight);
};

/** The least distance from several hexes, `null` where none of them is seen. */
const isNear = (
  reading: Reading,
  { type, range: hexes, of = 'self' }: Extract<Place, { readonly type: 'within' | 'at' }>,
  at: Hex,
): boolean => {
  const wanted = reading.value(hexes);
  const anchors = reading.anchors(of);
  if (type === 'within')
    return anchors.some((from) => isAway(reading, from, at, (between) => between <= wanted));
  return (
    anchors.some((from) => isAway(reading, from, at, (between) => between === wanted)) &&
    !anchors.some((from) => isAway(reading, from, at, (between) => between < wanted))
  );
};

/** Whether a hex lies in a place. */
export const isIn = (reading: Reading, place: Place, at: Hex): boolean =>
  place.type === 'within' || place.type === 'at'
    ? isNear(reading, place, at)
    : reading.place(place).some((hex) => equals(hex, at));

/** The figures that distances are counted from are not meant themselves. */
const isAnchor = (
  reading: Reading,
  { of = 'self' }: Pick<WithinPlace, 'of'>,
  { id }: Figure,
): boolean => {
  if (typeof of === 'object' && of.type === 'marker') return false;
  return reading.named(of).some((one) => one.id === id);
};

const isPlaced = (reading: Reading, { who, place }: FigureSelection, figure: Figure): boolean => {
  if (place === undefined) return true;
  if (place.type !== 'within' && place.type !== 'at') return isIn(reading, place, figure.at);
  const isSelf = figure.id === reading.scope.self;
  if (isAnchor(reading, place, figure) && !(isSelf && who.includes('self'))) return false;
  // Who performs it need not be in its own range.
  return (isSelf && place.of === undefined) || isIn(reading, place, figure.at);
};

/** All figures that fit a selection, in the order in which they came. */
export const fittingIn = (reading: Reading, selection: FigureSelection): readonly Figure[] => {
  const { who, from = 'self', kinds, if: clauses = [] } = selection;
  const [self = null] = reading.named(from);
  return reading.state.figures.filter((figure) => {
    const relations = relationsOf(self, figure);
    return (
      who.some((one) => relations.includes(one)) &&
      (kinds === undefined || kinds.includes(figure.kind)) &&
      isPlaced(reading, selection, figure) &&
      clauses.every((clause) => reading.with({ target: figure.id }).holds(clause))
    );
  });
};
