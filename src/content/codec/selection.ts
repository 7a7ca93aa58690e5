import { byKind } from '../../core/definition.js';
import {
  closed,
  flag,
  oneOf,
  optional,
  tagged,
  type Leaf,
  type OptionalLeaf,
} from '../../core/codec.js';
import { FIGURE_KINDS, OVERLAY_TYPES } from '../../vocabulary/index.js';
import { REFERENCES, type Bound, type MarkerReference } from '../language/reference.js';
import {
  RELATIONS,
  VACANCIES,
  type AreaPlace,
  type AtPlace,
  type BetweenPlace,
  type Figures,
  type FigureSelection,
  type HexSelection,
  type MovedThroughPlace,
  type OnPlace,
  type Overlays,
  type OverlaySelection,
  type Place,
  type RoomPlace,
  type WithinPlace,
} from '../language/selection.js';
import type { Language } from './language.js';
import { id, count, some, word } from './leaf.js';
import { anchorLeaf, boundLeaf, markerLeaf, referenceLeaf } from './reference.js';

const anchor = /*#__PURE__*/ (() => optional(anchorLeaf))();

/** Where figures, hexes and overlays are looked for. */
export const placeLeaf = ({ amount }: Language): Leaf<Place> =>
  tagged<Place>('a place { type, … }', {
    within: closed<WithinPlace>('a place within a range', {
      type: word('within'),
      range: amount,
      of: anchor,
    }),
    at: closed<AtPlace>('a place at a distance', { type: word('at'), range: amount, of: anchor }),
    room: closed<RoomPlace>('a room', { type: word('room'), of: anchor }),
    area: closed<AreaPlace>('an area', { type: word('area'), of: optional(id) }),
    movedThrough: closed<MovedThroughPlace>('hexes moved through', {
      type: word('movedThrough'),
      of: optional(id),
      beside: optional(flag),
    }),
    between: closed<BetweenPlace>('hexes between', {
      type: word('between'),
      from: anchor,
      to: anchorLeaf,
    }),
    on: closed<OnPlace>('hexes', { type: word('on'), of: anchorLeaf }),
  });

/** Figures, chosen or all that fit. */
export const figureSelectionLeaf = ({
  selectionCount,
  place,
  clause,
}: Language): Leaf<FigureSelection> =>
  closed<FigureSelection>('a selection of figures { type, who, count, place }', {
    type: word('select'),
    who: some(oneOf(RELATIONS)),
    count: optional(selectionCount),
    place: optional(place),
    kinds: optional(some(oneOf(FIGURE_KINDS))),
    if: optional(some(clause)),
    from: optional(referenceLeaf),
  });

/** Figures that are chosen now, or that an earlier ability named. */
export const figureSelectionOrBound = ({
  figureSelection,
}: Language): Leaf<FigureSelection | Bound> =>
  tagged<FigureSelection | Bound>('a selection of figures or a result', {
    select: figureSelection,
    bound: boundLeaf,
  });

/** Whom an ability is aimed at. */
export const figuresLeaf = (language: Language): Leaf<Figures> =>
  byKind<Figures>('"self", "owner", "target", "actor", a selection of figures or a result', {
    string: oneOf(REFERENCES),
    object: figureSelectionOrBound(language),
  });

const nearest = (language: Language): OptionalLeaf<FigureSelection | MarkerReference> =>
  optional(
    tagged<FigureSelection | MarkerReference>('a selection of figures or a marker', {
      select: language.figureSelection,
      marker: markerLeaf,
    }),
  );

/** Hexes, chosen or all that fit. */
export const hexSelectionLeaf = (language: Language): Leaf<HexSelection> =>
  closed<HexSelection>('a selection of hexes { type, count, place }', {
    type: word('hexes'),
    count: optional(language.selectionCount),
    place: language.place,
    vacancy: optional(oneOf(VACANCIES)),
    nearestTo: nearest(language),
  });

/** Overlays, chosen or all that fit. */
export const overlaySelectionLeaf = ({ selectionCount, place }: Language): Leaf<OverlaySelection> =>
  closed<OverlaySelection>('a selection of overlays { type, overlays, count, place }', {
    type: word('overlays'),
    overlays: some(oneOf(OVERLAY_TYPES)),
    count: optional(selectionCount),
    place: optional(place),
    size: optional(count),
    byHex: optional(flag),
  });

/** Overlays that are chosen now, or that an earlier ability named. */
export const overlaysLeaf = ({ overlays }: Language): Leaf<Overlays> =>
  tagged<Overlays>('a selection of overlays or a result', { overlays, bound: boundLeaf });
