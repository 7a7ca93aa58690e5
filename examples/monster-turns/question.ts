/** What a vector asks, in the library's words. */

import type { BoardMap } from 'gloomhaven-rules/board';
import type { MonsterAction, MonsterTurnQuery } from 'gloomhaven-rules/monster-turn';
import type { AttackProfile, Candidate, Hex, OverlayType } from 'gloomhaven-rules/vocabulary';
import {
  EDITIONS,
  type Pair,
  type Vector,
  type VectorAction,
  type VectorEdition,
} from './vector.js';

/** The hex of a pair. */
export const toHex = ([q, r]: Pair): Hex => ({ q, r });

const OVERLAYS = [
  ['obstacles', 'obstacle'],
  ['traps', 'trap'],
  ['hazardous', 'hazardous'],
  ['difficult', 'difficult'],
  ['icy', 'icy'],
] as const satisfies readonly (readonly [keyof Vector['board'], OverlayType])[];

/** The map of a vector, with what lies on it. */
export const mapOf = ({ board }: Vector): BoardMap => ({
  hexes: board.hexes.map(toHex),
  wallHexes: board.wallHexes.map(toHex),
  wallEdges: board.wallEdges.map(([a, b]) => [toHex(a), toHex(b)] as const),
  overlays: OVERLAYS.flatMap(([list, type]) => board[list].map((at) => ({ type, at: toHex(at) }))),
});

const figuresOf = ({ figures }: Vector): readonly Candidate[] =>
  figures.map(({ id, at, side, initiative = 0 }) => ({ id, at: toHex(at), side, initiative }));

const attackOf = ({ attack }: VectorAction): AttackProfile | null => {
  if (attack === null) return null;
  const { range, targets, aoe } = attack;
  // A melee pattern holds offsets from the attacker, who stands at its origin.
  const origin = aoe?.melee === true ? { q: 0, r: 0 } : null;
  return {
    range: range === 0 ? null : range,
    targets,
    area: aoe === null ? null : { hexes: aoe.hexes.map(toHex), origin },
  };
};

const actionOf = (action: VectorAction): MonsterAction => ({
  move: action.move,
  mode: action.teleport ? 'teleport' : action.jump ? 'jump' : 'walk',
  flying: action.flying,
  attack: attackOf(action),
});

/** The question of a vector, its board apart. */
export const questionOf = (
  vector: Vector,
  edition: VectorEdition,
): Omit<MonsterTurnQuery, 'board'> => ({
  figures: figuresOf(vector),
  actor: vector.figures.find(({ active }) => active === true)?.id ?? '',
  action: actionOf(vector.action),
  conditions: vector.action.muddled ? ['muddle'] : [],
  edition: EDITIONS[edition],
});
