/** Money and treasure (R-LOOT-2, R-LOOT-3). */

import { range } from '../board/index.js';
import { isVisible } from '../line-of-sight/index.js';
import { figureOf, happened, still, withCharacter, type Outcome } from './change.js';
import type { Env } from './env.js';
import type { Handler } from './handler.js';
import { ownerOf } from './owner.js';
import { performed } from './performed.js';
import type { GameState, OverlayState } from './state.js';

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

/** Everything within a range that is seen, whoever stands there (R-LOOT-3). */
const lootAround = (env: Env, state: GameState, id: string, hexes: number): Outcome => {
  const figure = figureOf(state, id);
  if (figure === null) return still(state);
  const board = env.boardOf(state);
  const isNear = ({ at }: OverlayState): boolean => {
    const between = range(board, figure.at, at);
    return between !== null && between <= hexes && isVisible(board, figure.at, at, env.flags.sight);
  };
  return loot(id, isNear)(performed(id)(state));
};

/** A loot ability takes everything, or is skipped (R-LOOT-3, R-CARD-4). */
export const lootHandler: Handler<'loot'> = {
  asks: (_, state, { figure }) => [
    {
      seat: ownerOf(state, figure),
      figure,
      commands: [
        { type: 'perform', figure },
        { type: 'skip', character: figure },
      ],
    },
  ],
  answer: (env, state, { figure, range: hexes }, command) =>
    command.type === 'perform' ? lootAround(env, state, figure, hexes) : still(state),
  go: (_, state) => still(state),
};
