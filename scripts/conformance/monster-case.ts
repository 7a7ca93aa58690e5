/** The `monster-turn` vectors: their form, and the same in the library's words. */

import {
  closed,
  flag,
  leaf,
  natural,
  nullable,
  oneOf,
  text,
  type Leaf,
  optional,
} from '../../src/core/codec.js';
import type { BoardMap } from '../../src/board/index.js';
import type {
  AttackProfile,
  Candidate,
  Hex,
  MoveMode,
  OverlayType,
} from '../../src/vocabulary/index.js';
import { listOf, pair, toHex, type Pair } from './shape.js';

/** A board with what lies on it. */
export interface TurnBoard {
  readonly hexes: readonly Pair[];
  readonly wallHexes: readonly Pair[];
  readonly wallEdges: readonly (readonly Pair[])[];
  readonly obstacles: readonly Pair[];
  readonly traps: readonly Pair[];
  readonly hazardous: readonly Pair[];
  readonly difficult: readonly Pair[];
  readonly icy: readonly Pair[];
}

/** A figure; `A` is the one that acts. */
export interface TurnFigure {
  readonly id: string;
  readonly at: Pair;
  readonly side: 'monsters' | 'characters';
  readonly initiative: number | undefined;
  readonly active: boolean | undefined;
}

/** The attack: `range` 0 is melee. */
export interface TurnAttack {
  readonly range: number;
  readonly targets: number | 'all';
  readonly aoe: { readonly melee: boolean; readonly hexes: readonly Pair[] } | null;
}

/** What the acting figure does. */
export interface TurnAction {
  readonly move: number;
  readonly attack: TurnAttack | null;
  readonly jump: boolean;
  readonly flying: boolean;
  readonly teleport: boolean;
  readonly muddled: boolean;
}

/** One end result. */
export interface TurnOption {
  readonly move: Pair;
  readonly attacks: readonly Pair[];
  readonly focuses: readonly Pair[];
  readonly destinations: readonly Pair[];
  readonly aoe: readonly Pair[] | undefined;
}

/** A case of the `monster-turn` vectors. */
export interface TurnCase {
  readonly id: string;
  readonly source: string;
  readonly tags: readonly string[];
  readonly sensitiveTo: readonly string[];
  readonly board: TurnBoard;
  readonly figures: readonly TurnFigure[];
  readonly action: TurnAction;
  readonly expected: {
    readonly options: readonly TurnOption[];
    readonly focuses: readonly Pair[];
  };
}

const pairs = listOf(pair);
const texts = listOf(text);

const targets = leaf(
  'a whole number or "all"',
  (value): value is number | 'all' => value === 'all' || natural.codec.is(value),
  {},
);

const attack = closed<TurnAttack>('an attack { range, targets, aoe }', {
  range: natural,
  targets,
  aoe: nullable(
    closed<NonNullable<TurnAttack['aoe']>>('an area { melee, hexes }', {
      melee: flag,
      hexes: pairs,
    }),
  ),
});

/** The codec of a case. */
export const turnCase: Leaf<TurnCase> = closed<TurnCase>('a monster-turn case', {
  id: text,
  source: text,
  tags: texts,
  sensitiveTo: texts,
  board: closed<TurnBoard>('a board', {
    hexes: pairs,
    wallHexes: pairs,
    wallEdges: listOf(pairs),
    obstacles: pairs,
    traps: pairs,
    hazardous: pairs,
    difficult: pairs,
    icy: pairs,
  }),
  figures: listOf(
    closed<TurnFigure>('a figure', {
      id: text,
      at: pair,
      side: oneOf(['monsters', 'characters']),
      initiative: optional(natural),
      active: optional(flag),
    }),
  ),
  action: closed<TurnAction>('an action', {
    move: natural,
    attack: nullable(attack),
    jump: flag,
    flying: flag,
    teleport: flag,
    muddled: flag,
  }),
  expected: closed<TurnCase['expected']>('{ options, focuses }', {
    options: listOf(
      closed<TurnOption>('an option', {
        move: pair,
        attacks: pairs,
        focuses: pairs,
        destinations: pairs,
        aoe: optional(pairs),
      }),
    ),
    focuses: pairs,
  }),
});

const TERRAIN = [
  ['obstacles', 'obstacle'],
  ['traps', 'trap'],
  ['hazardous', 'hazardous'],
  ['difficult', 'difficult'],
  ['icy', 'icy'],
] as const satisfies readonly (readonly [keyof TurnBoard, OverlayType])[];

/** The map of a case. */
export const mapOf = ({ board }: TurnCase): BoardMap => ({
  hexes: board.hexes.map(toHex),
  wallHexes: board.wallHexes.map(toHex),
  wallEdges: board.wallEdges.map((edge) => edge.map(toHex) as [Hex, Hex]),
  overlays: TERRAIN.flatMap(([list, type]) => board[list].map((at) => ({ type, at: toHex(at) }))),
});

/** The figures of a case. */
export const figuresOf = ({ figures }: TurnCase): readonly Candidate[] =>
  figures.map(({ id, at, side, initiative }) => ({
    id,
    at: toHex(at),
    side,
    ...(initiative === undefined ? {} : { initiative }),
  }));

/** The way of moving that the flags of an action ask for. */
export const modeOf = ({ teleport, flying, jump }: TurnAction): MoveMode =>
  teleport ? 'teleport' : flying ? 'fly' : jump ? 'jump' : 'walk';

/** The attack of an action as a profile, a melee pattern's origin being the attacker's own hex. */
export const attackOf = ({ attack: given }: TurnAction): AttackProfile | null => {
  if (given === null) return null;
  const { range, targets, aoe } = given;
  const origin = { q: 0, r: 0 };
  return {
    range: range === 0 ? null : range,
    targets,
    area: aoe === null ? null : { hexes: aoe.hexes.map(toHex), ...(aoe.melee ? { origin } : {}) },
  };
};
