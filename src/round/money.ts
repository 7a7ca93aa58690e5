import { characterOf, happened, still, withCharacter } from './change.js';
import type { DoerTo } from './performer.js';

/** Money tokens from the supply, or back to it: nobody has less than none. */
export const doMoney: DoerTo<'money'> =
  ({ reading, target, ability }) =>
  (state) => {
    const character = characterOf(state, target);
    if (character === null) return still(state);
    const change = Math.max(reading.value(ability.amount, -Infinity), -character.money);
    const { money } = state;
    const moved = withCharacter(state, target, () => ({ money: character.money + change }));
    return happened(
      {
        ...moved,
        money: {
          dropped: money.dropped + Math.max(0, change),
          lost: money.lost + Math.max(0, -change),
        },
      },
      { type: 'moneyGained', character: target, money: change },
    );
  };
