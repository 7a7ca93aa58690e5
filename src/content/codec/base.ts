import { closed, flag, oneOf, optional, type Leaf, type LeavesOf } from '../../core/codec.js';
import type { AbilityBase, Aimed } from '../language/ability-base.js';
import { SPOT_LINES, SPOT_SHAPES, type Spot } from '../language/spot.js';
import type { Language } from './language.js';
import { area, id, some } from './leaf.js';

/** A spot for a sticker. */
export const spotLeaf: Leaf<Spot> = /*#__PURE__*/ (() =>
  closed<Spot>('a spot { on, shape }', { on: oneOf(SPOT_LINES), shape: oneOf(SPOT_SHAPES) }))();

/** What every ability may say of itself. */
export const base = (): LeavesOf<AbilityBase> => ({
  as: optional(id),
  optional: optional(flag),
  spots: optional(some(spotLeaf)),
});

/** Whom an ability is aimed at. */
export const aimed = ({ amount, selectionCount, figures }: Language): LeavesOf<Aimed> => ({
  range: optional(amount),
  targets: optional(selectionCount),
  area: optional(area),
  to: optional(figures),
});

/** What changes an ability. */
export const effects = ({ effect }: Language) => ({ effects: optional(some(effect)) });
