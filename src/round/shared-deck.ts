/** Types of monsters that draw from one deck: one card for all, in an order that the players keep (R-MON-2). */

import { initiativeOrder } from './initiative.js';
import { monsterTypeOf, type Env } from './env.js';
import { figureOf } from './change.js';
import type { OrderedType } from './initiative-query.js';
import type { Block } from './block.js';
import type { GameState } from './state.js';

/** A draw of a round: for all types of a deck, or by an option for one of them. */
export interface MonsterDraw {
  /** The id of the deck. */
  readonly deck: string;
  /** The type that the card is for, `null` where it is for all of the deck. */
  readonly of: string | null;
}

const deckOf = (env: Env, type: string): string => monsterTypeOf(env, type)?.deck ?? '';

/** The draws for some types: one for each deck; where types draw for themselves, one for each type. */
export const drawsFor = (env: Env, types: readonly string[]): readonly MonsterDraw[] =>
  env.flags.play.sharedDeckSingleDraw
    ? [...new Set(types.map((type) => deckOf(env, type)))].map((deck) => ({ deck, of: null }))
    : types.map((type) => ({ deck: deckOf(env, type), of: type }));

/** The types of the monsters in a block, as they come; none for a character. */
const typesIn = (state: GameState, { figures }: Block): readonly string[] => [
  ...new Set(
    figures.flatMap((id) => {
      const figure = figureOf(state, id);
      return figure?.kind === 'monster' ? [figure.type] : [];
    }),
  ),
];

const shareCard = (env: Env, one: string, other: string): boolean =>
  env.flags.play.sharedDeckSingleDraw && deckOf(env, one) === deckOf(env, other);

/** Whether the players settled before that one type comes before another. */
const comesBefore = ({ typeOrder }: GameState, one: string, other: string): boolean => {
  const [place, otherPlace] = [typeOrder.indexOf(one), typeOrder.indexOf(other)];
  return place >= 0 && otherPlace >= 0 && place < otherPlace;
};

/** The blocks of a tie that can come next: the order of types with one card stays as it was chosen. */
export const firstOf = (env: Env, state: GameState, tie: readonly Block[]): readonly Block[] => {
  const types = tie.flatMap((block) => typesIn(state, block));
  return tie.filter((block) =>
    typesIn(state, block).every(
      (type) =>
        !types.some((other) => shareCard(env, type, other) && comesBefore(state, other, type)),
    ),
  );
};

/** Two types that act as one, and the block that they make. */
export interface Mix {
  /** The types, in the order in which those of one rank act. */
  readonly types: readonly [string, string];
  /** The block. */
  readonly block: Block;
}

const orderedType = (
  env: Env,
  state: GameState,
  type: string,
  initiative: number,
): OrderedType => ({
  type,
  initiative,
  deck: deckOf(env, type),
  figures: state.figures
    .filter((figure) => figure.kind === 'monster' && figure.type === type)
    .map(({ id, standee, rank }) => ({ id, standee: standee ?? 0, rank: rank ?? 'normal' })),
});

const mixOf = (env: Env, state: GameState, one: Block, other: Block): readonly Mix[] => {
  const [types, others] = [typesIn(state, one), typesIn(state, other)];
  const [type, second] = [types[0], others[0]];
  if (type === undefined || second === undefined || types.length + others.length > 2) return [];
  const isOpen = ![type, second].some((known) => state.typeOrder.includes(known));
  if (!isOpen || !shareCard(env, type, second)) return [];
  const monsters = [type, second].map((id) => orderedType(env, state, id, one.initiative));
  const [figures = []] =
    initiativeOrder({ characters: [], monsters, mixed: [[type, second]] })[0] ?? [];
  // Without elites behind others there is nothing to mix.
  const plain = [one, other].map((block) => block.figures);
  const isPlain = [plain, plain.toReversed()].some(
    (blocks) => blocks.flat().join(' ') === figures.join(' '),
  );
  return isPlain ? [] : [{ types: [type, second], block: { ...one, figures } }];
};

/** The ways to mix two types of a tie by rank, elites first, as long as the players have not chosen. */
export const mixesOf = (env: Env, state: GameState, tie: readonly Block[]): readonly Mix[] =>
  tie.flatMap((one) =>
    tie.flatMap((other) => (one === other ? [] : mixOf(env, state, one, other))),
  );

/** Puts new types behind those that they came after, so that nothing that was chosen changes. */
const merged = (order: readonly string[], types: readonly string[]): readonly string[] =>
  types.reduce<readonly string[]>((known, type, index) => {
    if (known.includes(type)) return known;
    const behind = known.indexOf(types[index - 1] ?? '') + 1;
    return [...known.slice(0, behind), type, ...known.slice(behind)];
  }, order);

/** The order of a round, kept for those of its types that share a card. */
export const withTypeOrder = (env: Env, state: GameState, order: readonly Block[]): GameState => {
  const types = order.flatMap((block) => typesIn(state, block));
  const sharing = types.filter((type) =>
    types.some((other) => other !== type && shareCard(env, type, other)),
  );
  return { ...state, typeOrder: merged(state.typeOrder, sharing) };
};
