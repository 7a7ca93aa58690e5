/** Cards are revealed and the order of the round is set (R-ROUND-1, R-INIT, R-MON-1, R-MON-2). */

import { forEach, happened, push, still, followedBy } from './change.js';
import type { Command } from './command.js';
import { cardOf, drawnCardOf, monsterTypeOf, type Env } from './env.js';
import type { Event } from './event.js';
import type { Handler } from './handler.js';
import { initiativeOrder } from './initiative.js';
import { drawCard } from './monster-deck.js';
import { playing } from './selection.js';
import type { Block, Character, GameState } from './state.js';

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

const decksOf = (env: Env, state: GameState): readonly string[] => [
  ...new Set(typesOf(env, state).map((type) => monsterTypeOf(env, type)?.deck ?? '')),
];

const characterEntry = (env: Env, { id, choice }: Character) =>
  choice?.type === 'cards'
    ? {
        id,
        lead: initiativeOf(env, id, choice.leading),
        second: initiativeOf(env, id, choice.second),
      }
    : { id, longRest: true as const };

const monsterEntry = (env: Env, state: GameState, type: string) => ({
  type,
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
  const groups = initiativeOrder({ characters, monsters, rules: env.flags.play });
  return groups.map((blocks) =>
    blocks.map((figures) => ({
      initiative: places.get(figures.at(-1) ?? '') ?? LAST,
      figures,
    })),
  );
};

/** Everything is turned over, and monsters draw for their types (R-INIT-7). */
export const revealCardsHandler: Handler<'revealCards'> = {
  go: (env, state) =>
    followedBy(
      happened(
        push(state, { type: 'setOrder' }, { type: 'nextTurn' }),
        ...playing(state).map(revealed(env)),
      ),
      // What is pushed last comes first.
      forEach([...decksOf(env, state)].reverse(), drawCard),
    ),
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

/** Ties are settled by the players, block by block (R-INIT-2, R-INIT-3). */
export const orderHandler: Handler<'order'> = {
  asks: (_, __, task) => {
    const [tie] = settle(task.groups, task.settled).groups;
    if (tie === undefined) return [];
    const commands = tie.map(({ figures }): Command => ({ type: 'actFirst', figures }));
    return [{ seat: null, figure: null, commands }];
  },
  answer: (_, state, task, command) => {
    const { groups, settled } = settle(task.groups, task.settled);
    const [tie = [], ...rest] = groups;
    const first = tie.find(
      ({ figures }) =>
        command.type === 'actFirst' && figures.join(' ') === command.figures.join(' '),
    );
    if (first === undefined) return still(state);
    const left = tie.filter((block) => block !== first);
    return still(
      push(state, { type: 'order', groups: [left, ...rest], settled: [...settled, first] }),
    );
  },
  go: (_, state, task) => {
    const order = settle(task.groups, task.settled).settled;
    return happened({ ...state, order }, { type: 'orderSet', order });
  },
};
