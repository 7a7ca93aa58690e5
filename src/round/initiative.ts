import * as B from 'fp-ts/lib/boolean.js';
import { concatAll } from 'fp-ts/lib/Monoid.js';
import * as N from 'fp-ts/lib/number.js';
import * as O from 'fp-ts/lib/Ord.js';
import { group, map, sort } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import * as S from 'fp-ts/lib/string.js';

import {
  defaultInitiativeRules,
  type InitiativeQuery,
  type OrderedMonster,
  type OrderedSummon,
  type OrderedType,
  type PlayingCharacter,
  type RestingCharacter,
} from './initiative-query.js';

/** Ids of figures that act one after the other: a character after its summons, or a type of monsters. */
export type InitiativeBlock = readonly string[];

/** Blocks whose turn has come; with more than one of them the players order whole blocks. */
export type InitiativeGroup = readonly InitiativeBlock[];

/** What has a place in the order of a round, with what decides where. */
interface Contender {
  /** The names by which the players can agree on its place: a character, or types of monsters. */
  readonly names: ReadonlyNonEmptyArray<string>;
  /** Above 0 for what comes after the others whatever its initiative. */
  readonly lateness: number;
  readonly initiative: number;
  readonly isMonster: boolean;
  readonly second: number;
  readonly block: InitiativeBlock;
}

const LAST_INITIATIVE = 99;
/** Later than any second card: a played 99 goes before a long rest (R-INIT-4). */
const NO_SECOND = Infinity;

const allOf = <A>(...orders: readonly O.Ord<A>[]): O.Ord<A> => concatAll(O.getMonoid<A>())(orders);
const by = <A>(numberOf: (one: A) => number): O.Ord<A> => O.contramap(numberOf)(N.Ord);

/** Contenders that are equal by this are a tie for the players (R-INIT-2, R-INIT-3). */
const turnOrder: O.Ord<Contender> = /*#__PURE__*/ allOf(
  by(({ lateness }) => lateness),
  by(({ initiative }) => initiative),
  O.contramap(({ isMonster }: Contender) => isMonster)(B.Ord),
  by(({ second }) => second),
);
/** The blocks of a tie stand in an order that says nothing, the same however the query is written. */
const writtenOrder: O.Ord<Contender> = /*#__PURE__*/ allOf(
  turnOrder,
  O.contramap(({ names }: Contender) => names[0])(S.Ord),
);

const summoningOrder: O.Ord<OrderedSummon> = /*#__PURE__*/ allOf(
  by(({ summonOrder }) => summonOrder),
  O.contramap(({ id }: OrderedSummon) => id)(S.Ord),
);

interface Mixed {
  readonly figure: OrderedMonster;
  /** Which of the types that act as one. */
  readonly nth: number;
}

/** Inside a type, or several that act as one (R-MON-1, R-MON-2). */
const monsterOrder: O.Ord<Mixed> = /*#__PURE__*/ allOf(
  O.contramap(({ figure }: Mixed) => figure.rank !== 'elite')(B.Ord),
  by(({ nth }) => nth),
  by(({ figure }) => figure.standee),
);

/** Who is asked for: those that act this round, or all that can be focused. */
type Scope = 'acting' | 'focusable';

const characterIn =
  ({ summons = [], rules = {} }: InitiativeQuery, scope: Scope) =>
  (character: PlayingCharacter | RestingCharacter): Contender => {
    const { longRestTiesNormally } = { ...defaultInitiativeRules, ...rules };
    const isResting = character.longRest === true;
    const own = summons.filter(
      ({ owner, summonedThisRound }) =>
        owner === character.id && (scope === 'focusable' || !summonedThisRound),
    );
    return {
      names: [character.id],
      lateness: isResting && !longRestTiesNormally ? 1 : 0,
      initiative: isResting ? LAST_INITIATIVE : character.lead,
      isMonster: false,
      second: isResting ? NO_SECOND : character.second,
      block: [...[...own].sort(summoningOrder.compare).map(({ id }) => id), character.id],
    };
  };

/** The types that act as one with a type, itself among them, in the order that the players chose. */
const actingWith = (one: OrderedType, { monsters = [], mixed = [] }: InitiativeQuery) => {
  const types = mixed.find((mix) => mix.includes(one.type)) ?? [one.type];
  const sharesCard = ({ deck, initiative }: OrderedType): boolean =>
    deck !== undefined && deck === one.deck && initiative === one.initiative;
  return types.flatMap((type) =>
    monsters.filter((other) => other.type === type && (other === one || sharesCard(other))),
  );
};

const typeIn =
  (query: InitiativeQuery, scope: Scope) =>
  (one: OrderedType): readonly Contender[] => {
    const { initiative } = one;
    const together = actingWith(one, query);
    const isActing = ({ summonedThisRound = false }: OrderedMonster): boolean =>
      initiative !== null && !summonedThisRound;
    const figures = together
      .flatMap((type, nth) => type.figures.map((figure) => ({ figure, nth })))
      .filter(({ figure }) => scope === 'focusable' || isActing(figure))
      .sort(monsterOrder.compare);
    // Several types that act as one are one contender, not one for each.
    if (figures.length === 0 || together[0] !== one) return [];
    return [
      {
        names: [one.type, ...together.slice(1).map(({ type }) => type)],
        lateness: initiative === null ? 2 : 0,
        initiative: initiative ?? LAST_INITIATIVE,
        isMonster: true,
        second: NO_SECOND,
        block: figures.map(({ figure }) => figure.id),
      },
    ];
  };

const obstacle = (id: string): Contender => ({
  names: [id],
  lateness: 0,
  initiative: LAST_INITIATIVE,
  isMonster: true,
  second: NO_SECOND,
  block: [id],
});

/** A tie as one group, or as the players settled it, each block a group of its own. */
const settledBy =
  (agreed: readonly string[]) =>
  (tie: ReadonlyNonEmptyArray<Contender>): readonly InitiativeGroup[] => {
    const placeOf = ({ names }: Contender): number =>
      agreed.findIndex((name) => names.includes(name));
    const isSettled = tie.every((one) => placeOf(one) >= 0);
    const blocks = map(({ block }: Contender) => block);
    return isSettled ? blocks(sort(by(placeOf))(tie)).map((block) => [block]) : [blocks(tie)];
  };

const orderOf = (query: InitiativeQuery, scope: Scope): readonly InitiativeGroup[] => {
  const { characters, monsters = [], obstacles = [], agreed = [] } = query;
  const contenders = [
    ...characters.map(characterIn(query, scope)),
    ...monsters.flatMap(typeIn(query, scope)),
    ...(scope === 'focusable' ? obstacles.map(obstacle) : []),
  ].sort(writtenOrder.compare);
  return group(turnOrder)(contenders).flatMap(settledBy(agreed));
};

/**
 * The order in which figures act in a round: ascending by leading cards and monster cards, long resters
 * last (R-INIT-1, R-REST-6), characters before monsters (R-INIT-2), the lower second card between
 * characters (R-INIT-3); summons directly before their owner (R-SUM-3, R-INIT-5), the monsters of a type
 * together, elites first (R-MON-1).
 *
 * Shape: typed values; ids are different from each other. A group of several blocks is a tie that the
 * players settle: ask again with `agreed`. Blocks of a tie are sorted by the id of the character or the
 * type. Types without a figure or a card do not appear, nor do summons of this round.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { initiativeOrder } from 'gloomhaven-rules/round';
 *
 * const query = {
 *   characters: [
 *     { id: 'brute', lead: 15, second: 30 },
 *     { id: 'tinkerer', lead: 15, second: 30 },
 *   ],
 *   summons: [{ id: 'decoy', owner: 'tinkerer', summonOrder: 1, summonedThisRound: false }],
 *   monsters: [{ type: 'ooze', initiative: 15, figures: [{ id: 'o3', standee: 3, rank: 'elite' }] }],
 * } as const;
 * assert.deepEqual(initiativeOrder(query), [[['brute'], ['decoy', 'tinkerer']], [['o3']]]);
 * assert.deepEqual(initiativeOrder({ ...query, agreed: ['tinkerer', 'brute'] }), [
 *   [['decoy', 'tinkerer']],
 *   [['brute']],
 *   [['o3']],
 * ]);
 */
export const initiativeOrder = (query: InitiativeQuery): readonly InitiativeGroup[] =>
  orderOf(query, 'acting');

/**
 * The place in the order of every figure that can be focused, by its id, from 0 on: what focus compares
 * by as `initiative` (R-FOCUS-9, R-FOCUS-10, R-FOCUS-16). As {@link initiativeOrder}, with the summons of
 * this round at their places (R-SUM-11), obstacles at 99, and types without a card last (R-MON-21).
 *
 * Laws: figures of a tie that is not settled have one place, all of them: whether a summon comes before
 * the character that ties with its owner, nobody can tell. So settle ties first.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { initiativePlaces } from 'gloomhaven-rules/round';
 *
 * const places = initiativePlaces({
 *   characters: [{ id: 'brute', longRest: true }],
 *   summons: [{ id: 'rat', owner: 'brute', summonOrder: 1, summonedThisRound: true }],
 *   obstacles: ['altar'],
 * });
 * assert.deepEqual(places, { altar: 0, rat: 1, brute: 2 });
 */
export const initiativePlaces = (query: InitiativeQuery): Readonly<Record<string, number>> => {
  const placed: (readonly [string, number])[] = [];
  for (const blocks of orderOf(query, 'focusable')) {
    const start = placed.length;
    const isTie = blocks.length > 1;
    const ids = blocks.flat();
    placed.push(...ids.map((id, index) => [id, isTie ? start : start + index] as const));
  }
  return Object.fromEntries(placed);
};
