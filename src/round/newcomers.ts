/** Monsters that come onto the board in the middle of a round take their places in the order (R-ROUND-6, R-ROUND-10 to R-ROUND-14). */

import { push, still } from './change.js';
import { drawnCardOf, type Env } from './env.js';
import type { Handler } from './handler.js';
import { initiativeOrder } from './initiative.js';
import { monsterEntry } from './order.js';
import { drawsFor } from './shared-deck.js';
import type { Block } from './block.js';
import type { Figure, GameState } from './state.js';
import type { Task } from './task.js';

const LAST = 99;

const isMonster = ({ kind }: Figure): boolean => kind === 'monster';

/** Who stands on the board and has no place in the order yet. */
const newcomersIn = ({ figures, order }: GameState): readonly Figure[] => {
  const placed = new Set(order.flatMap((block) => block.figures));
  return figures.filter((figure) => isMonster(figure) && !placed.has(figure.id));
};

const initiativeOf = (env: Env, state: GameState, type: string): number =>
  drawnCardOf(env, state, type)?.initiative ?? LAST;

/** Types that have no card in this round draw one now; then all take their places (R-ROUND-6). */
export const newcomersHandler: Handler<'newcomers'> = {
  go: (env, state) => {
    const types = [...new Set(newcomersIn(state).map(({ type }) => type))];
    const draws = drawsFor(env, types).map((draw): Task => ({
      type: 'revealMonsterCard',
      ...draw,
    }));
    return still(types.length === 0 ? state : push(state, ...draws, { type: 'joinOrder' }));
  },
};

/** The newcomers of each type, and those of it that have not acted: they act together (R-ROUND-11). */
const joiningOf = (env: Env, state: GameState): readonly (readonly Block[])[] => {
  const newcomers = newcomersIn(state);
  const types = [...new Set(newcomers.map(({ type }) => type))];
  const isOpen = (id: string): boolean => !state.acted.includes(id);
  const monsters = types.map((type) => {
    const entry = monsterEntry(env, state, type);
    return { ...entry, figures: entry.figures.filter(({ id }) => isOpen(id)) };
  });
  const groups = initiativeOrder({
    characters: [],
    monsters,
    mixed: env.flags.play.sharedDeckSingleDraw ? state.mixedTypes : [],
    rules: env.flags.play,
  });
  return groups.map((blocks) =>
    blocks.map((figures) => ({
      initiative: initiativeOf(
        env,
        state,
        state.figures.find(({ id }) => id === figures.at(-1))?.type ?? '',
      ),
      figures,
    })),
  );
};

/** Whether a block is of monsters that have not acted: the players settle what ties with it (R-INIT-2). */
const isOpenMonsters = ({ figures, acted }: GameState, block: Block): boolean =>
  block.figures.some((id) => !acted.includes(id) && monsterTypeIn(figures, id));

const monsterTypeIn = (figures: readonly Figure[], id: string): boolean =>
  figures.some((figure) => figure.id === id && isMonster(figure));

/** The order with more blocks in it: behind characters of the same initiative, tied with monsters of it (R-ROUND-10). */
const merged = (
  state: GameState,
  order: readonly Block[],
  joining: readonly (readonly Block[])[],
): readonly (readonly Block[])[] =>
  joining.reduce<readonly (readonly Block[])[]>(
    (groups, group) => {
      const initiative = group[0]?.initiative ?? LAST;
      const tied = groups.findIndex(
        ([block]) => block?.initiative === initiative && isOpenMonsters(state, block),
      );
      if (tied >= 0)
        return groups.map((known, index) => (index === tied ? [...known, ...group] : known));
      const after = groups.findIndex(([block]) => (block?.initiative ?? LAST) > initiative);
      const at = after < 0 ? groups.length : after;
      return [...groups.slice(0, at), group, ...groups.slice(at)];
    },
    order.map((block) => [block]),
  );

/**
 * Newcomers take their places. Whoever has a lower initiative than the opener is next once its turn is over,
 * type by type; nobody acts twice (R-ROUND-10, R-ROUND-11).
 */
export const joinOrderHandler: Handler<'joinOrder'> = {
  go: (env, state) => {
    const joining = joiningOf(env, state);
    const ids = new Set(joining.flat().flatMap(({ figures }) => figures));
    const left = state.order
      .map((block) => ({ ...block, figures: block.figures.filter((id) => !ids.has(id)) }))
      .filter(({ figures }) => figures.length > 0);
    return still(push(state, { type: 'order', groups: merged(state, left, joining), settled: [] }));
  },
};
