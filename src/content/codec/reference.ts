import { byKind } from '../../core/definition.js';
import { closed, oneOf, optional, tagged, type Leaf } from '../../core/codec.js';
import {
  REFERENCES,
  RESULTS,
  type Anchor,
  type Bound,
  type MarkerReference,
  type Reference,
} from '../language/reference.js';
import { id, idOf, word } from './leaf.js';

/** A result of an earlier ability. */
export const boundLeaf: Leaf<Bound> = /*#__PURE__*/ (() =>
  closed<Bound>('a result { type, name, list }', {
    type: word('bound'),
    name: id,
    list: optional(oneOf(RESULTS)),
  }))();

/** A place of the scenario by its letter. */
export const markerLeaf: Leaf<MarkerReference> = /*#__PURE__*/ (() =>
  closed<MarkerReference>('a marker { type, marker }', {
    type: word('marker'),
    marker: idOf('marker'),
  }))();

/** Figures that need not be chosen. */
export const referenceLeaf: Leaf<Reference> = /*#__PURE__*/ (() =>
  byKind<Reference>('"self", "owner", "target", "actor" or a result', {
    string: oneOf(REFERENCES),
    object: boundLeaf,
  }))();

/** What distances are counted from. */
export const anchorLeaf: Leaf<Anchor> = /*#__PURE__*/ (() =>
  byKind<Anchor>('"self", "owner", "target", "actor", a result or a marker', {
    string: oneOf(REFERENCES),
    object: tagged<Bound | MarkerReference>('a result or a marker { type, … }', {
      bound: boundLeaf,
      marker: markerLeaf,
    }),
  }))();
