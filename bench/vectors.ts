import {
  attackOf,
  figuresOf,
  mapOf,
  modeOf,
  type TurnCase,
} from '../scripts/conformance/monster-case.js';
import type { MonsterTurnQuery } from '../src/monster-turn/index.js';
import { compiled } from './boards.js';

/** A vector as a query. */
export interface Vector {
  readonly id: string;
  readonly query: MonsterTurnQuery;
}

/** Overlays stand in the query, as in a game where they change, so that reading them is timed as well. */
const queryOf = (one: TurnCase): MonsterTurnQuery => {
  const { overlays = [], ...map } = mapOf(one);
  const { action } = one;
  return {
    board: compiled(map),
    figures: figuresOf(one),
    actor: 'A',
    overlays,
    conditions: action.muddled ? ['muddle'] : [],
    action: {
      move: action.move,
      mode: modeOf(action),
      flying: action.flying,
      attack: attackOf(action),
    },
  };
};

/** The cases of vector files as queries on compiled boards. */
export const readVectors = (files: readonly string[]): readonly Vector[] =>
  files
    .flatMap((text) => (JSON.parse(text) as { cases: readonly TurnCase[] }).cases)
    .map((one) => ({ id: one.id, query: queryOf(one) }));
