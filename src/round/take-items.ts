/** Abilities that turn items: refreshed, spent, consumed or lost (R-ITEM-3, R-ITEM-6). */

import { characterOf, forEach, push, still } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import { itemOf } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { turnItem } from './item-state.js';
import { ownerOf } from './owner.js';
import { did } from './performed.js';
import type { DeedOf, DoerTo } from './performer.js';
import type { GameState } from './state.js';

type ItemsAbility = 'refreshItems' | 'spendItems' | 'consumeItems' | 'loseItems';
type ItemsAbilityOf = DeedOf<ItemsAbility>;

const TO = {
  refreshItems: 'ready',
  spendItems: 'spent',
  consumeItems: 'consumed',
  loseItems: 'lost',
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
      const isRight =
        to === 'ready'
          ? ['spent', 'consumed'].includes(one.state)
          : one.state === (only ?? 'ready');
      const isFixed = item?.use === 'unrefreshable' && one.state === 'consumed';
      return (
        isRight &&
        !isFixed &&
        (only === null || one.state === only) &&
        (slots === null || slots.some((slot) => slot === item?.slot))
      );
    })
    .map(({ id }) => id);

const choiceOf = ({ type, state, slots }: ItemsAbilityOf) => ({
  to: TO[type],
  only: state ?? null,
  slots: slots ?? null,
});

/** The items of a character that an ability can turn. */
export const itemsFor = (
  env: Env,
  state: GameState,
  character: string,
  ability: ItemsAbilityOf,
): readonly string[] => openOf(env, state, { character, ...choiceOf(ability) });

/** Items of a character are turned: all of them, or so many by choice. */
export const doTakeItems: DoerTo<ItemsAbility> =
  ({ env, reading, figure, target, ability }) =>
  (state) => {
    const choice = choiceOf(ability);
    const wanted = reading.count(ability.count);
    const task: TaskOf<'takeItems'> = {
      type: 'takeItems',
      figure,
      character: target,
      ...choice,
      left: wanted === 'all' ? 0 : wanted,
      must: choice.to !== 'ready',
    };
    if (wanted !== 'all') return still(push(state, task));
    const items = openOf(env, state, task);
    const noted = did(state, figure, ({ amount }) => ({ amount: amount + items.length }));
    return forEach(items, (item) => turnItem(env, target, item, choice.to))(noted);
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
