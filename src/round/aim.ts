/** Whom abilities other than moves reach. */

import type { Ability, FigureSelection } from '../content/index.js';
import { isVisible } from '../line-of-sight/index.js';
import { range } from '../board/index.js';
import { canBeAfflicted, hasCondition } from '../condition/index.js';
import { amountOf, type Symbols } from './amount.js';
import { piecesOf, type Env } from './env.js';
import type { Figure, GameState } from './state.js';

/** The figures that an ability can be aimed at, and how many of them. */
export interface Reach {
  readonly candidates: readonly string[];
  /** How many at most; `all` is everyone. */
  readonly count: number | 'all';
}

type Relation = 'self' | 'ally' | 'enemy';

const relationOf = (self: Figure, other: Figure): Relation | 'other' => {
  if (self.id === other.id) return 'self';
  if (self.side === other.side) return 'ally';
  return other.side === 'neutral' || self.side === 'neutral' ? 'other' : 'enemy';
};

/** Whether a figure is within so many hexes, and seen where a range is stated (R-LOS-4). */
const isWithin = (
  env: Env,
  state: GameState,
  self: Figure,
  other: Figure,
  hexes: number,
): boolean => {
  if (self.id === other.id) return true;
  const board = env.boardOf(state);
  const between = range(board, self.at, other.at);
  return (
    between !== null && between <= hexes && isVisible(board, self.at, other.at, env.flags.sight)
  );
};

/** Enemies cannot target the invisible (R-COND-16). */
const canBeTargeted = (relation: Relation | 'other', { conditions }: Figure): boolean =>
  relation !== 'enemy' || !hasCondition(conditions, 'invisible');

const among = (
  env: Env,
  state: GameState,
  self: Figure,
  relations: readonly string[],
  hexes: number | null,
): readonly string[] =>
  state.figures
    .filter((other) => {
      const relation = relationOf(self, other);
      return (
        relations.includes(relation) &&
        canBeTargeted(relation, other) &&
        (hexes === null || isWithin(env, state, self, other, hexes))
      );
    })
    .map(({ id }) => id);

const countOf = (amount: FigureSelection['count'], symbols: Symbols): number | 'all' =>
  amount === 'all' ? 'all' : amountOf(amount ?? 1, symbols);

const selected = (
  env: Env,
  state: GameState,
  self: Figure,
  { who, count, place }: FigureSelection,
  symbols: Symbols,
): Reach => {
  const hexes = place?.type === 'within' ? amountOf(place.range, symbols) : null;
  return {
    candidates: among(env, state, self, who, hexes),
    count: countOf(count, symbols),
  };
};

/** An ability that is aimed as attacks are: by range and targets, or with `to`. */
export type AimedAbility = Extract<
  Ability,
  { readonly type: 'attack' | 'heal' | 'condition' | 'shield' | 'retaliate' }
>;

const missing = ({ hitPoints, maxHitPoints }: Figure): number => maxHitPoints - hitPoints;

const isAiling = ({ conditions }: Figure): boolean =>
  hasCondition(conditions, 'poison') || hasCondition(conditions, 'wound');

/** Whom a monster heals: whoever lost most, else the poisoned and wounded (R-MON-18). */
export const neediest = (figures: readonly Figure[]): readonly Figure[] => {
  const most = Math.max(0, ...figures.map(missing));
  return most > 0 ? figures.filter((one) => missing(one) === most) : figures.filter(isAiling);
};

/** Of enemies that a monster may choose between the nearest, then the first in the order (R-MON-13). */
export const foremost = (
  env: Env,
  state: GameState,
  self: Figure,
  figures: readonly Figure[],
): readonly Figure[] => {
  const board = env.boardOf(state);
  const places = new Map(piecesOf(state).map(({ id, initiative }) => [id, initiative ?? 0]));
  const best = <A>(among: readonly A[], numberOf: (one: A) => number): readonly A[] => {
    const least = Math.min(...among.map(numberOf));
    return among.filter((one) => numberOf(one) === least);
  };
  const nearest = best(figures, ({ at }) => range(board, self.at, at) ?? Number.MAX_SAFE_INTEGER);
  return best(nearest, ({ id }) => places.get(id) ?? 0);
};

/** Nobody is aimed at by conditions alone who is immune to all of them (R-COND-20). */
const susceptible = (
  state: GameState,
  ability: AimedAbility,
  ids: readonly string[],
): readonly string[] =>
  ability.type === 'condition'
    ? ids.filter((id) =>
        state.figures.some(
          (one) => one.id === id && canBeAfflicted(one.conditions, ability.conditions),
        ),
      )
    : ids;

const unfiltered = (
  env: Env,
  state: GameState,
  self: Figure,
  ability: AimedAbility,
  harms: boolean,
  symbols: Symbols,
): Reach => {
  const { to, range: hexes, targets } = ability;
  if (to === 'self') return { candidates: [self.id], count: 1 };
  if (typeof to === 'object' && to.type === 'select')
    return selected(env, state, self, to, symbols);
  if (hexes === undefined && targets === undefined) return { candidates: [self.id], count: 1 };
  const relations = harms ? ['enemy'] : ['self', 'ally'];
  return {
    candidates: among(env, state, self, relations, amountOf(hexes ?? 1, symbols)),
    count: countOf(targets, symbols),
  };
};

/**
 * Whom an ability can be aimed at. What says nothing is for its performer; with a range, what harms is for
 * enemies and what helps for its performer or allies.
 */
export const reachOf = (
  env: Env,
  state: GameState,
  self: Figure,
  ability: AimedAbility,
  harms: boolean,
  symbols: Symbols,
): Reach => {
  const { candidates, count } = unfiltered(env, state, self, ability, harms, symbols);
  return { candidates: susceptible(state, ability, candidates), count };
};
