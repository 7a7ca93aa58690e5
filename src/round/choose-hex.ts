/** Hexes that are chosen for what follows. */

import { equals } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { happened, push, still } from './change.js';
import type { Command } from './command.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { abilityOf, did, performed } from './performed.js';
import type { Performer } from './performer.js';
import { readingOf, type Reading } from './reading/index.js';

/** The hexes that can be chosen: none of them twice. */
const openTo = (reading: Reading, { figure, ability }: TaskOf<'chooseHex'>): readonly Hex[] => {
  const chosen = abilityOf(reading.state, figure)?.done.hexes ?? [];
  return reading.hexes(ability.place).filter((hex) => !chosen.some((one) => equals(one, hex)));
};

/** One hex more, or no further one. */
export const chooseHexHandler: Handler<'chooseHex'> = {
  asks: (env, state, task) => {
    const { figure, left, must } = task;
    const open = left === 0 ? [] : openTo(readingOf(env, state, task.scope), task);
    if (open.length === 0) return [];
    const skip: readonly Command[] = must ? [] : [{ type: 'skip', character: figure }];
    const commands = [...open.map((hex): Command => ({ type: 'chooseHex', figure, hex })), ...skip];
    return [{ seat: ownerOf(state, figure), figure, commands }];
  },
  answer: (_, state, task, command) => {
    if (command.type !== 'chooseHex') return still(state);
    const next = did(performed(task.figure)(state), task.figure, ({ hexes }) => ({
      hexes: [...hexes, command.hex],
    }));
    return still(push(next, { ...task, left: task.left - 1 }));
  },
  go: (_, state) => still(state),
};

/** Hexes that later abilities speak of: chosen one after the other, or all that fit. */
export const performChooseHex: Performer<'chooseHex'> = ({
  state,
  reading,
  figure,
  ability,
  task,
}) => {
  const count = reading.count(ability.place.count);
  const hexes = reading.hexes(ability.place);
  if (hexes.length === 0)
    return happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'chooseHex' });
  if (count === 'all') return still(did(performed(figure.id)(state), figure.id, () => ({ hexes })));
  return still(
    push(state, {
      type: 'chooseHex',
      figure: figure.id,
      scope: task.scope,
      ability,
      left: count,
      must: task.must || ability.optional === false,
    }),
  );
};
