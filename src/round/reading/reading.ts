import type {
  Amount,
  Anchor,
  Clause,
  FigureSelection,
  Figures,
  HexSelection,
  OverlaySelection,
  Place,
  Reference,
} from '../../content/index.js';
import type { Hex } from '../../vocabulary/index.js';
import type { Env } from '../env.js';
import type { Figure, GameState, OverlayState } from '../state.js';
import type { Result, Scope } from './scope.js';

/** How many of what fits: a number, or all. */
export type Count = number | 'all';

/** What a card says, read in a state: whom its words mean, what its amounts come to, and whether its clauses hold. */
export interface Reading {
  /** What the engine knows. */
  readonly env: Env;
  /** The state. */
  readonly state: GameState;
  /** Whom the words mean. */
  readonly scope: Scope;
  /** What an amount comes to, at least `min`. Default 0. */
  readonly value: (amount: Amount, min?: number) => number;
  /** How many: a number, or the word `all`. */
  readonly count: (count: Amount | undefined) => Count;
  /** Whether a clause holds. */
  readonly holds: (clause: Clause) => boolean;
  /** The figures that a word means, those that died in this turn as they stood last. */
  readonly named: (reference: Reference) => readonly Figure[];
  /** All figures that fit a selection, however many of them are asked for. */
  readonly fitting: (selection: FigureSelection) => readonly Figure[];
  /** All figures that are meant: those of a word, or those that fit. */
  readonly figures: (figures: Figures) => readonly Figure[];
  /** The hexes that something stands on or is. */
  readonly anchors: (anchor: Anchor) => readonly Hex[];
  /** All hexes of a place. */
  readonly place: (place: Place) => readonly Hex[];
  /** All hexes that fit a selection, ascending. */
  readonly hexes: (selection: HexSelection) => readonly Hex[];
  /** All overlays that fit a selection. */
  readonly overlays: (selection: OverlaySelection) => readonly OverlayState[];
  /** What an earlier ability of the frame left under a name. */
  readonly result: (name: string) => Result;
  /** The same with other words. */
  readonly with: (scope: Partial<Scope>) => Reading;
}
