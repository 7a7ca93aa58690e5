import type { MonsterTurnQuery } from '../src/monster-turn/index.js';
import type { AttackProfile, Hex, Overlay } from '../src/vocabulary/index.js';
import { compiled } from './boards.js';

type Pair = readonly [number, number];
const KINDS = {
  obstacles: 'obstacle',
  traps: 'trap',
  hazardous: 'hazardous',
  difficult: 'difficult',
  icy: 'icy',
} as const;
type Kind = keyof typeof KINDS;

interface Case {
  readonly id: string;
  readonly board: Readonly<Record<'hexes' | 'wallHexes' | Kind, readonly Pair[]>> & {
    readonly wallEdges: readonly (readonly [Pair, Pair])[];
  };
  readonly figures: readonly {
    readonly id: string;
    readonly at: Pair;
    readonly side: 'monsters' | 'characters';
    readonly initiative?: number;
  }[];
  readonly action: {
    readonly move: number;
    readonly attack: {
      readonly range: number;
      readonly targets: number | 'all';
      readonly aoe: { readonly melee: boolean; readonly hexes: readonly Pair[] } | null;
    } | null;
    readonly jump: boolean;
    readonly flying: boolean;
    readonly teleport: boolean;
    readonly muddled: boolean;
  };
}

/** A vector as a query. */
export interface Vector {
  readonly id: string;
  readonly query: MonsterTurnQuery;
}

const hex = ([q, r]: Pair): Hex => ({ q, r });

const attackOf = (attack: Case['action']['attack']): AttackProfile | null =>
  attack === null
    ? null
    : {
        range: attack.range === 0 ? null : attack.range,
        targets: attack.targets,
        area:
          attack.aoe === null
            ? null
            : {
                hexes: attack.aoe.hexes.map(hex),
                origin: attack.aoe.melee ? { q: 0, r: 0 } : null,
              },
      };

const queryOf = ({ board, figures, action }: Case): MonsterTurnQuery => ({
  board: compiled({
    hexes: board.hexes.map(hex),
    wallHexes: board.wallHexes.map(hex),
    wallEdges: board.wallEdges.map(([a, b]) => [hex(a), hex(b)] as const),
  }),
  figures: figures.map(({ id, at, side, initiative = 0 }) => ({
    id,
    at: hex(at),
    side,
    initiative,
  })),
  actor: 'A',
  overlays: (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    board[kind].map((at): Overlay => ({ type: KINDS[kind], at: hex(at) })),
  ),
  conditions: action.muddled ? ['muddle'] : [],
  action: {
    move: action.move,
    mode: action.teleport ? 'teleport' : action.jump ? 'jump' : 'walk',
    flying: action.flying,
    attack: attackOf(action.attack),
  },
});

/** The cases of vector files as queries on compiled boards. */
export const readVectors = (files: readonly string[]): readonly Vector[] =>
  files
    .flatMap((text) => (JSON.parse(text) as { cases: readonly Case[] }).cases)
    .map((one) => ({ id: one.id, query: queryOf(one) }));
