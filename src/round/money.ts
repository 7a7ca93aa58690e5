import { characterOf, happened, still, withCharacter } from './change.js';
import { moneyLeft } from './harm.js';
import type { DoerTo } from './performer.js';

/** Money tokens from the supply, as far as there are any (R-LOOT-8), or back to it: nobody has less than none. */
export const doMoney: DoerTo<'money'> =
  ({ env, reading, target, ability }) =>
  (state) => {
    const character = characterOf(state, target);
    if (character === null) return still(state);
    const wanted = reading.value(ability.amount, -Infinity);
    const change = Math.min(Math.max(wanted, -character.money), moneyLeft(env, state));
    if (change === 0) return still(state);
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
