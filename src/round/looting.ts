import { happened, still, withCharacter, type Outcome } from './change.js';
import type { GameState, OverlayState } from './state.js';

const isLoot = ({ type }: OverlayState): boolean => type === 'coin' || type === 'treasure';

/** A character takes all money and treasure that lies where it can reach (R-LOOT-2, R-LOOT-3). */
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
