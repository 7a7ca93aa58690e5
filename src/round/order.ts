/** Cards are revealed and the order of the round is set (R-ROUND-1, R-INIT, R-MON-1, R-MON-2). */

import { happened, push, still } from './change.js';
import type { Command } from './command.js';
import { cardOf, drawnCardOf, monsterTypeOf, type Env } from './env.js';
import type { Event } from './event.js';
import type { Handler } from './handler.js';
import { initiativeOrder } from './initiative.js';
import { playing } from './selection.js';
import { drawsFor, firstOf, mixesOf, withTypeOrder } from './shared-deck.js';
import type { Block } from './block.js';
import type { Character, GameState } from './state.js';
import type { Task } from './task.js';

const LAST = 99;

/** The initiative of a card. */
const initiativeOf = (env: Env, character: string, card: string): number =>
  cardOf(env, character, card)?.initiative ?? LAST;

/** The initiative of a character's choice. */
const leadOf = (env: Env, { id, choice }: Character): number =>
  choice?.type === 'cards' ? initiativeOf(env, id, choice.leading) : LAST;

const revealed =
  (env: Env) =>
  (character: Character): Event => ({
    type: 'choiceRevealed',
    character: character.id,
    cards: character.waiting,
    initiative: leadOf(env, character),
  });

/** The types of monsters on the board, in the order of the pack. */
const typesOf = ({ content }: Env, { figures }: GameState): readonly string[] =>
  content.monsters
    .map(({ id }) => id)
    .filter((id) => figures.some(({ kind, type }) => kind === 'monster' && type === id));

const characterEntry = (env: Env, { id, choice }: Character) =>
  choice?.type === 'cards'
    ? {
        id,
        lead: initiativeOf(env, id, choice.leading),
        second: initiativeOf(env, id, choice.second),
      }
    : { id, longRest: true as const };

/** Summons come directly before their owners, in the order in which they came into play (R-SUM-3, R-INIT-5). */
const summonEntries = ({ figures }: GameState) =>
  figures.flatMap(({ id, summon }, summonOrder) =>
    // One of this round has its place in the order too: it can be focused (R-SUM-11).
    summon === null ? [] : [{ id, owner: summon.owner, summonOrder, summonedThisRound: false }],
  );

/** A type of monsters with its card of the round. */
export const monsterEntry = (env: Env, state: GameState, type: string) => ({
  type,
  deck: monsterTypeOf(env, type)?.deck ?? type,
  initiative: drawnCardOf(env, state, type)?.initiative ?? null,
  figures: state.figures
    .filter((figure) => figure.kind === 'monster' && figure.type === type)
    .map(({ id, standee, rank }) => ({ id, standee: standee ?? 0, rank: rank ?? 'normal' })),
});

/** The order of the round, ties and all. */
const groupsOf = (env: Env, state: GameState): readonly (readonly Block[])[] => {
  const characters = playing(state).map((one) => characterEntry(env, one));
  const monsters = typesOf(env, state).map((type) => monsterEntry(env, state, type));
  const places = new Map<string, number>([
    ...playing(state).map((one) => [one.id, leadOf(env, one)] as const),
    ...monsters.flatMap(({ initiative, figures }) =>
      figures.map(({ id }) => [id, initiative ?? LAST] as const),
    ),
  ]);
  const mixed = env.flags.play.sharedDeckSingleDraw ? state.mixedTypes : [];
  const summons = summonEntries(state);
  const groups = initiativeOrder({ characters, summons, monsters, mixed, rules: env.flags.play });
  return groups.map((blocks) =>
    blocks.map((figures) => ({
      initiative: places.get(figures.at(-1) ?? '') ?? LAST,
      figures,
    })),
  );
};

/** Everything is turned over, and monsters draw for their types (R-INIT-7). */
export const revealCardsHandler: Handler<'revealCards'> = {
  go: (env, state) => {
    const draws = drawsFor(env, typesOf(env, state)).map((draw): Task => ({
      type: 'revealMonsterCard',
      ...draw,
    }));
    return happened(
      push(state, ...draws, { type: 'setOrder' }, { type: 'nextTurn' }),
      ...playing(state).map(revealed(env)),
    );
  },
};

/** All cards of the round are known. */
export const setOrderHandler: Handler<'setOrder'> = {
  go: (env, state) =>
    still(push(state, { type: 'order', groups: groupsOf(env, state), settled: [] })),
};

/** Takes what is settled off the front of the groups. */
const settle = (
  groups: readonly (readonly Block[])[],
  settled: readonly Block[],
): { readonly groups: readonly (readonly Block[])[]; readonly settled: readonly Block[] } => {
  const at = groups.findIndex(({ length }) => length > 1);
  const clear = at < 0 ? groups : groups.slice(0, at);
  return { groups: at < 0 ? [] : groups.slice(at), settled: [...settled, ...clear.flat()] };
};

/** What can come next of a tie: a block, or two types of monsters as one (R-MON-2). */
const nextOf = (env: Env, state: GameState, tie: readonly Block[]): readonly Block[] => [
  ...firstOf(env, state, tie),
  ...mixesOf(env, state, tie).map(({ block }) => block),
];

const isBlock =
  (command: Command) =>
  ({ figures }: Block): boolean =>
    command.type === 'actFirst' && figures.join(' ') === command.figures.join(' ');

/** Ties are settled by the players, block by block (R-INIT-2, R-INIT-3). */
export const orderHandler: Handler<'order'> = {
  asks: (env, state, task) => {
    const [tie] = settle(task.groups, task.settled).groups;
    if (tie === undefined) return [];
    const commands = nextOf(env, state, tie).map(({ figures }): Command => ({
      type: 'actFirst',
      figures,
    }));
    return [{ seat: null, figure: null, commands }];
  },
  answer: (env, state, task, command) => {
    const { groups, settled } = settle(task.groups, task.settled);
    const [tie = [], ...rest] = groups;
    const first = nextOf(env, state, tie).find(isBlock(command));
    if (first === undefined) return still(state);
    const left = tie.filter(({ figures }) => !figures.every((id) => first.figures.includes(id)));
    const mix = mixesOf(env, state, tie).find(({ block }) => isBlock(command)(block));
    const next =
      mix === undefined ? state : { ...state, mixedTypes: [...state.mixedTypes, mix.types] };
    return still(
      push(next, { type: 'order', groups: [left, ...rest], settled: [...settled, first] }),
    );
  },
  go: (env, state, task) => {
    const order = settle(task.groups, task.settled).settled;
    return happened({ ...withTypeOrder(env, state, order), order }, { type: 'orderSet', order });
  },
};
