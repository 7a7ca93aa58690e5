/** Money and treasure (R-LOOT-2, R-LOOT-3). */

import { range } from '../board/index.js';
import { compare, equals } from '../hex/index.js';
import { isVisible } from '../line-of-sight/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf, happened, push, still, withCharacter, type Outcome } from './change.js';
import type { Command } from './command.js';
import type { Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { did, performed } from './performed.js';
import type { Performer } from './performer.js';
import type { Figure, GameState, OverlayState } from './state.js';

const isLoot = ({ type }: OverlayState): boolean => type === 'coin' || type === 'treasure';

/** A character takes all money and treasure that lies where it can reach. */
export const loot =
  (id: string, isInReach: (overlay: OverlayState) => boolean) =>
  (state: GameState): Outcome => {
    const taken = state.overlays.filter((one) => isLoot(one) && isInReach(one));
    if (taken.length === 0) return still(state);
    const money = taken.filter(({ type }) => type === 'coin').length;
    const treasures = taken.flatMap(({ treasure }) => treasure ?? []);
    const rest = { ...state, overlays: state.overlays.filter((one) => !taken.includes(one)) };
    const next = withCharacter(rest, id, (character) => ({
      money: character.money + money,
      treasures: [...character.treasures, ...treasures],
    }));
    return happened(next, { type: 'looted', character: id, money, treasures });
  };

/** What a loot ability took and emptied: later abilities of its action can speak of it. */
const noted = (state: GameState, id: string, taken: readonly OverlayState[]): GameState =>
  did(state, id, (done) => ({
    amount: done.amount + taken.length,
    hexes: [...done.hexes, ...taken.map(({ at }) => at)].filter(
      (hex, index, all) => all.findIndex((one) => equals(one, hex)) === index,
    ),
  }));

/** Whether something lies within a range and is seen, whoever stands there (R-LOOT-3). */
const isAround =
  (env: Env, state: GameState, { at: from }: Figure, hexes: number) =>
  ({ at }: OverlayState): boolean => {
    const board = env.boardOf(state);
    const between = range(board, from, at);
    return between !== null && between <= hexes && isVisible(board, from, at, env.flags.sight);
  };

const lootAround = (env: Env, state: GameState, id: string, hexes: number): Outcome => {
  const figure = figureOf(state, id);
  if (figure === null) return still(state);
  const isInReach = isAround(env, state, figure, hexes);
  const taken = state.overlays.filter((one) => isLoot(one) && isInReach(one));
  return loot(id, isInReach)(noted(performed(id)(state), id, taken));
};

/** The money that a monster can take: it leaves treasure (R-MON-23). */
export const moneyAround = (
  env: Env,
  state: GameState,
  figure: Figure,
  hexes: number,
): readonly OverlayState[] =>
  state.overlays.filter(({ type }) => type === 'coin').filter(isAround(env, state, figure, hexes));

/** A monster takes money, which is gone for good (R-MON-23). */
const takeMoney = (env: Env, state: GameState, id: string, hexes: number): Outcome => {
  const figure = figureOf(state, id);
  const taken = figure === null ? [] : moneyAround(env, state, figure, hexes);
  if (taken.length === 0) return still(state);
  const overlays = state.overlays.filter((one) => !taken.includes(one));
  const { money } = state;
  const gone = { ...money, lost: money.lost + taken.length };
  return happened(performed(id)({ ...state, overlays, money: gone }), {
    type: 'moneyTaken',
    figure: id,
    money: taken.length,
  });
};

/** The hexes with tokens in reach, where a loot ability takes fewer than there are; `null` where it takes all. */
const tokensFor = (
  env: Env,
  state: GameState,
  { figure: id, range: hexes, most }: TaskOf<'loot'>,
): readonly Hex[] | null => {
  const figure = figureOf(state, id);
  if (figure === null || most === undefined) return null;
  const there = state.overlays.filter(
    (one) => isLoot(one) && isAround(env, state, figure, hexes)(one),
  );
  if (there.length <= most) return null;
  const at = there.map((one) => one.at).sort(compare);
  return at.filter((hex, index) => at.findIndex((one) => equals(one, hex)) === index);
};

/** One token of a hex is taken, and then another one. */
const lootOne = (state: GameState, task: TaskOf<'loot'>, hex: Hex): Outcome => {
  const { figure, most = 0 } = task;
  const taken = state.overlays.find((one) => isLoot(one) && equals(one.at, hex));
  if (taken === undefined) return still(state);
  const next = most > 1 ? push(state, { ...task, most: most - 1 }) : state;
  return loot(figure, (one) => one === taken)(noted(performed(figure)(next), figure, [taken]));
};

/** A loot ability takes everything, or is skipped (R-LOOT-3, R-CARD-4); a monster's is never skipped. */
export const lootHandler: Handler<'loot'> = {
  asks: (env, state, task) => {
    const { figure } = task;
    const seat = ownerOf(state, figure);
    const tokens = tokensFor(env, state, task);
    const ways: readonly Command[] =
      tokens === null
        ? [{ type: 'perform', figure }]
        : tokens.map((hex) => ({ type: 'chooseHex', figure, hex }));
    const commands: readonly Command[] = [...ways, { type: 'skip', character: figure }];
    return seat === null ? [] : [{ seat, figure, commands }];
  },
  answer: (env, state, task, command) => {
    if (command.type === 'chooseHex') return lootOne(state, task, command.hex);
    return command.type === 'perform'
      ? lootAround(env, state, task.figure, task.range)
      : still(state);
  },
  go: (env, state, { figure, range: hexes }) => takeMoney(env, state, figure, hexes),
};

/** A loot ability (R-LOOT-3); some take only so many tokens, of which the looter chooses. Summons do not loot (R-SUM-7). */
export const performLoot: Performer<'loot'> = ({ state, reading, figure, ability }) => {
  const most = ability.most === undefined ? null : reading.value(ability.most);
  const hexes = reading.value(ability.amount);
  return most === 0 || figure.kind === 'summon'
    ? happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'loot' })
    : still(
        push(state, {
          type: 'loot',
          figure: figure.id,
          range: hexes,
          ...(most !== null && { most }),
        }),
      );
};
