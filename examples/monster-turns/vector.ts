/** The form of monster-turn vectors: boards as JSON with the answer that is expected. */

/** A hex as `[q, r]`, axial, flat-top, r growing downwards. */
export type Pair = readonly [number, number];

/** A board and what lies on it. */
export interface VectorBoard {
  /** All hexes that are not wall. */
  readonly hexes: readonly Pair[];
  readonly wallHexes: readonly Pair[];
  /** Thin walls, each between two neighbours. */
  readonly wallEdges: readonly (readonly [Pair, Pair])[];
  readonly obstacles: readonly Pair[];
  readonly traps: readonly Pair[];
  readonly hazardous: readonly Pair[];
  readonly difficult: readonly Pair[];
  readonly icy: readonly Pair[];
}

/** A figure; the active one takes its turn. */
export interface VectorFigure {
  readonly id: string;
  readonly at: Pair;
  readonly side: 'monsters' | 'characters';
  readonly initiative?: number;
  readonly active?: boolean;
}

/** An attack; a range of 0 is melee. */
export interface VectorAttack {
  readonly range: number;
  readonly targets: number | 'all';
  readonly aoe: { readonly melee: boolean; readonly hexes: readonly Pair[] } | null;
}

/** What the active figure does. */
export interface VectorAction {
  readonly move: number;
  readonly attack: VectorAttack | null;
  readonly jump: boolean;
  readonly flying: boolean;
  readonly teleport: boolean;
  readonly muddled: boolean;
}

/** One end of the turn that the players may choose. */
export interface VectorOption {
  readonly move: Pair;
  /** Where the attacked figures stand. */
  readonly attacks: readonly Pair[];
  /** Where the focuses stand for which this end arises. */
  readonly focuses: readonly Pair[];
  /** The hexes the figure is heading for. */
  readonly destinations: readonly Pair[];
}

/** One board with its question and answer. */
export interface Vector {
  readonly id: string;
  /** What the board shows. */
  readonly title?: string;
  readonly board: VectorBoard;
  readonly figures: readonly VectorFigure[];
  readonly action: VectorAction;
  readonly expected: {
    readonly options: readonly VectorOption[];
    readonly focuses: readonly Pair[];
  };
}

/** The editions as vectors spell them, and as the library does. */
export const EDITIONS = {
  gloomhaven: 'gloomhaven',
  'jaws-of-the-lion': 'jawsOfTheLion',
  frosthaven: 'frosthaven',
} as const;
/** An edition as vectors spell it. */
export type VectorEdition = keyof typeof EDITIONS;

/** A file of vectors. */
export interface VectorFile {
  readonly edition: VectorEdition;
  readonly cases: readonly Vector[];
}
