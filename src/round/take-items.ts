/** Abilities that turn items: refreshed, spent, consumed or lost (R-ITEM-3, R-ITEM-6). */

import { characterOf, forEach, push, still } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import { itemOf } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { turnItem } from './item-state.js';
import { ownerOf } from './owner.js';
import { did } from './performed.js';
import type { DoerTo } from './performer.js';
import type { GameState } from './state.js';

type ItemsAbility = 'refreshItems' | 'spendItems' | 'consumeItems' | 'loseItems';

const TO = {
  refreshItems: 'ready',
  spendItems: 'spent',
  consumeItems: 'consumed',
  loseItems: 'consumed',
} as const;

/** The items that can be turned. */
const openOf = (
  env: Env,
  state: GameState,
  { character, to, only, slots }: Pick<TaskOf<'takeItems'>, 'character' | 'to' | 'only' | 'slots'>,
): readonly string[] =>
  (characterOf(state, character)?.items ?? [])
    .filter((one) => {
      const item = itemOf(env, one.id);
      const isRight = to === 'ready' ? one.state !== 'ready' : one.state === 'ready';
      const isFixed = item?.use === 'unrefreshable' && one.state === 'consumed';
      return (
        isRight &&
        !isFixed &&
        (only === null || one.state === only) &&
        (slots === null || slots.some((slot) => slot === item?.slot))
      );
    })
    .map(({ id }) => id);

/** Items of a character are turned: all of them, or so many by choice. */
export const doTakeItems: DoerTo<ItemsAbility> =
  ({ env, reading, figure, target, ability }) =>
  (state) => {
    const to = TO[ability.type];
    const wanted = reading.count(ability.count);
    const task: TaskOf<'takeItems'> = {
      type: 'takeItems',
      figure,
      character: target,
      to,
      only: ability.state ?? null,
      slots: ability.slots ?? null,
      left: wanted === 'all' ? 0 : wanted,
      must: to !== 'ready',
    };
    if (wanted !== 'all') return still(push(state, task));
    const items = openOf(env, state, task);
    const noted = did(state, figure, ({ amount }) => ({ amount: amount + items.length }));
    return forEach(items, (item) => turnItem(env, target, item, to))(noted);
  };

/** One item after the other, by whoever has them. */
export const takeItemsHandler: Handler<'takeItems'> = {
  asks: (env, state, task) => {
    const { character, left, must } = task;
    const open = left === 0 ? [] : openOf(env, state, task);
    if (open.length === 0) return [];
    const commands: readonly Command[] = [
      ...open.map((item): Command => ({ type: 'takeItem', character, item })),
      ...(must ? [] : [{ type: 'skip', character } as const]),
    ];
    return [{ seat: ownerOf(state, character), figure: character, commands }];
  },
  answer: (env, state, task, command) => {
    if (command.type !== 'takeItem') return still(state);
    const noted = did(state, task.figure, ({ amount }) => ({ amount: amount + 1 }));
    const rest = push(noted, { ...task, left: task.left - 1 });
    return turnItem(env, task.character, command.item, task.to)(rest);
  },
  go: (_, state) => still(state),
};
