import { definition, type Definition } from '../../core/definition.js';
import type { Ability } from '../language/ability.js';
import type { Amount } from '../language/amount.js';
import type { Bonus } from '../language/bonus.js';
import type { Clause } from '../language/clause.js';
import type { Effect } from '../language/effect.js';
import type { Anchor } from '../language/reference.js';
import type {
  Figures,
  FigureSelection,
  HexSelection,
  OverlaySelection,
  Place,
  SelectionCount,
} from '../language/selection.js';
import { abilityLeaf, effectLeaf } from './ability.js';
import { amountLeaf, selectionCountLeaf } from './amount.js';
import { anchorLeaf } from './reference.js';
import { bonusLeaf } from './bonus.js';
import { clauseLeaf } from './clause.js';
import {
  figuresLeaf,
  figureSelectionLeaf,
  hexSelectionLeaf,
  overlaySelectionLeaf,
  placeLeaf,
} from './selection.js';

/** The codecs that hold each other. */
export interface Language {
  readonly amount: Definition<Amount>;
  readonly selectionCount: Definition<SelectionCount>;
  readonly anchor: Definition<Anchor>;
  readonly place: Definition<Place>;
  readonly figureSelection: Definition<FigureSelection>;
  readonly figures: Definition<Figures>;
  readonly hexes: Definition<HexSelection>;
  readonly overlays: Definition<OverlaySelection>;
  readonly clause: Definition<Clause>;
  readonly effect: Definition<Effect>;
  readonly ability: Definition<Ability>;
  readonly bonus: Definition<Bonus>;
}

/**
 * The ability language as codecs, tied to a knot here: each part is made when it is first asked for, and
 * is given the others.
 */
export const language: Language = /*#__PURE__*/ (() => {
  const all: Language = {
    amount: definition('Amount', 'an amount', () => amountLeaf(all)),
    selectionCount: definition('SelectionCount', 'an amount or "all"', () =>
      selectionCountLeaf(all),
    ),
    anchor: definition(
      'Anchor',
      '"self", "owner", "target", "actor", a result or a marker',
      () => anchorLeaf,
    ),
    place: definition('Place', 'a place { type, … }', () => placeLeaf(all)),
    figureSelection: definition('FigureSelection', 'a selection of figures', () =>
      figureSelectionLeaf(all),
    ),
    figures: definition('Figures', 'figures', () => figuresLeaf(all)),
    hexes: definition('HexSelection', 'a selection of hexes', () => hexSelectionLeaf(all)),
    overlays: definition('OverlaySelection', 'a selection of overlays', () =>
      overlaySelectionLeaf(all),
    ),
    clause: definition('Clause', 'a clause { type, … }', () => clauseLeaf(all)),
    effect: definition('Effect', 'an effect { type, … }', () => effectLeaf(all)),
    ability: definition('Ability', 'an ability { type, … }', () => abilityLeaf(all)),
    bonus: definition('Bonus', 'a bonus', () => bonusLeaf(all)),
  };
  return all;
})();
