import { closed, flag, oneOf, optional, tagged, type Leaf } from '../../core/codec.js';
import { SPANS } from '../language/amount.js';
import { DURATIONS, type Bonus, type Limit } from '../language/bonus.js';
import { MOMENTS } from '../language/moment.js';
import type { Bound, MarkerReference } from '../language/reference.js';
import type { FigureSelection } from '../language/selection.js';
import type { Language } from './language.js';
import { count, countOrNone, some, word } from './leaf.js';
import { boundLeaf, markerLeaf } from './reference.js';

/** How often something may happen. */
export const limitLeaf: Leaf<Limit> = /*#__PURE__*/ (() =>
  closed<Limit>('a limit { times, per }', { times: count, per: oneOf(SPANS) }))();

/** How many spaces a card may have for charges. */
const CHARGE_LIMIT = 20;

/** An active bonus. */
export const bonusLeaf = ({ figures, figureSelection, clause, effect }: Language): Leaf<Bonus> =>
  closed<Bonus>('a bonus { type, on, effects }', {
    type: word('bonus'),
    bearers: optional(figures),
    live: optional(flag),
    on: oneOf(MOMENTS),
    of: optional(
      tagged<FigureSelection | Bound | MarkerReference>(
        'a selection of figures, a result or a marker',
        {
          select: figureSelection,
          bound: boundLeaf,
          marker: markerLeaf,
        },
      ),
    ),
    if: optional(some(clause)),
    begins: optional(oneOf(['now', 'nextTurn'])),
    lasts: optional(oneOf(DURATIONS)),
    charges: optional(some(countOrNone, CHARGE_LIMIT)),
    limit: optional(limitLeaf),
    optional: optional(flag),
    effects: some(effect),
  });
