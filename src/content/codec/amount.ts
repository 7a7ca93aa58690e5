import { byKind, keyed } from '../../core/definition.js';
import {
  closed,
  flag,
  oneOf,
  optional,
  tagged,
  type Leaf,
  type MembersOf,
} from '../../core/codec.js';
import {
  ABILITY_SYMBOLS,
  CARD_PILES,
  FIGURE_NUMBERS,
  SPANS,
  type Amount,
  type Calculation,
  type CardsFact,
  type ConditionsFact,
  type DamageFact,
  type DistanceFact,
  type Fact,
  type FiguresFact,
  type HexesMovedFact,
  type HitPointsFact,
  type MomentAmountFact,
  type OverlaysFact,
  type RoundFact,
  type StatFact,
  type SumFact,
  type TimesFact,
} from '../language/amount.js';
import { MOMENTS } from '../language/moment.js';
import type { SelectionCount } from '../language/selection.js';
import type { Language } from './language.js';
import { condition, formula, number, some, word } from './leaf.js';
import { anchorLeaf, boundLeaf, referenceLeaf } from './reference.js';

const whose = /*#__PURE__*/ (() => optional(referenceLeaf))();
const span = /*#__PURE__*/ oneOf(SPANS);

const figuresFact = (language: Language): Leaf<FiguresFact> =>
  closed<FiguresFact>('a number of figures', {
    type: word('figures'),
    of: language.figureSelection,
  });

/** The names of a calculation: capital letters that no formula has already. */
export const CALCULATION_NAMES = 'BDEFGIJKNOPQSTUVWXYZ'.split('');

const NAME = /^[BD-GIJKN-QS-Z]$/;

const calculationLeaf = ({ amount }: Language): Leaf<Calculation> =>
  closed<Calculation>('a calculation { type, formula, where }', {
    type: word('calculation'),
    formula: formula([...ABILITY_SYMBOLS, ...CALCULATION_NAMES]),
    where: keyed('amounts by single capital letters', NAME, amount, CALCULATION_NAMES.length),
    min: optional(amount),
    max: optional(amount),
  });

type Among<Facts extends Fact> = Pick<MembersOf<Fact>, Facts['type']>;

const ofDeeds = (): Among<HexesMovedFact | DamageFact> => ({
  hexesMoved: closed<HexesMovedFact>('hexes moved', {
    type: word('hexesMoved'),
    during: span,
    of: whose,
  }),
  damage: closed<DamageFact>('damage', {
    type: word('damage'),
    done: oneOf(['dealt', 'suffered']),
    during: span,
    of: whose,
  }),
});

const ofTheBoard = (language: Language): Among<FiguresFact | OverlaysFact> => ({
  figures: figuresFact(language),
  overlays: closed<OverlaysFact>('a number of overlays', {
    type: word('overlays'),
    of: language.overlays,
  }),
});

const ofAFigure = (): Among<
  HitPointsFact | ConditionsFact | StatFact | DistanceFact | CardsFact
> => ({
  hitPoints: closed<HitPointsFact>('hit points', {
    type: word('hitPoints'),
    which: oneOf(['current', 'maximum', 'missing']),
    of: whose,
  }),
  conditions: closed<ConditionsFact>('a number of conditions', {
    type: word('conditions'),
    of: referenceLeaf,
    conditions: optional(some(condition)),
  }),
  stat: closed<StatFact>('a number of a figure', {
    type: word('stat'),
    stat: oneOf(FIGURE_NUMBERS),
    of: whose,
  }),
  distance: closed<DistanceFact>('a distance', {
    type: word('distance'),
    from: optional(anchorLeaf),
    to: anchorLeaf,
  }),
  cards: closed<CardsFact>('a number of ability cards', {
    type: word('cards'),
    piles: some(oneOf(CARD_PILES)),
    of: whose,
  }),
});

const ofMoments = (
  language: Language,
): Among<TimesFact | SumFact | RoundFact | MomentAmountFact> => ({
  times: closed<TimesFact>('a number of times', {
    type: word('times'),
    moment: oneOf(MOMENTS),
    during: span,
    if: optional(some(language.clause)),
    different: optional(flag),
  }),
  sum: closed<SumFact>('a sum', {
    type: word('sum'),
    moment: oneOf(MOMENTS),
    during: span,
    if: optional(some(language.clause)),
  }),
  round: closed<RoundFact>('the round', { type: word('round') }),
  momentAmount: closed<MomentAmountFact>('the amount of the moment', {
    type: word('momentAmount'),
  }),
});

const factLeaves = (language: Language): MembersOf<Fact> => ({
  ...ofDeeds(),
  ...ofTheBoard(language),
  ...ofAFigure(),
  ...ofMoments(language),
  bound: boundLeaf,
});

const factsAndCalculations = (language: Language): Leaf<Fact | Calculation> =>
  tagged<Fact | Calculation>('a fact or a calculation { type, … }', {
    ...factLeaves(language),
    calculation: calculationLeaf(language),
  });

/** How much of something. */
export const amountLeaf = (language: Language): Leaf<Amount> =>
  byKind<Amount>('an amount', {
    number,
    string: formula(ABILITY_SYMBOLS),
    object: factsAndCalculations(language),
  });

/** How many of those that there are. */
export const selectionCountLeaf = (language: Language): Leaf<SelectionCount> =>
  byKind<SelectionCount>('an amount or "all"', {
    number,
    string: formula(ABILITY_SYMBOLS, ['all']),
    object: factsAndCalculations(language),
  });
