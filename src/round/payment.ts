import type { Ability } from '../content/index.js';
import { characterOf } from './change.js';
import type { Reading } from './reading/index.js';
import { itemsFor } from './take-items.js';

/** How many cards or items a figure has to give. */
const isEnough = (has: number, wanted: number | 'all'): boolean =>
  wanted === 'all' ? has > 0 : has >= wanted;

/** Whether a price can be paid whole: a payment is offered only where all of it can be done. */
export const canPay = (reading: Reading, price: Ability): boolean => {
  const { state, scope } = reading;
  const payer = characterOf(state, scope.self);
  switch (price.type) {
    case 'loseCards':
    case 'discardCards': {
      const { from, count } = price.cards;
      const pile = from === 'discarded' ? 'discard' : from;
      return payer !== null && isEnough(payer[pile].length, reading.count(count));
    }
    case 'spendItems':
    case 'consumeItems':
    case 'loseItems': {
      const open = itemsFor(reading.env, state, scope.self, price);
      return isEnough(open.length, reading.count(price.count));
    }
    case 'destroy':
    case 'disarm':
      return price.overlays.type === 'bound' || reading.overlays(price.overlays).length > 0;
    case 'money':
      return (payer?.money ?? 0) + reading.value(price.amount, -Infinity) >= 0;
    case 'attack':
    case 'heal':
    case 'condition':
    case 'suffer':
    case 'kill':
      return price.to === undefined || reading.figures(price.to).length > 0;
    default:
      return true;
  }
};
