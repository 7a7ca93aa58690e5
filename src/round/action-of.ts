import type { Action } from '../content/index.js';
import { cardOf, type Env } from './env.js';
import type { Half } from './play.js';

/** Any card may be used for these instead (R-CARD-2). */
const BASIC: Readonly<Record<Half, Action>> = {
  top: { abilities: [{ type: 'attack', amount: 2 }] },
  bottom: { abilities: [{ type: 'move', amount: 2 }] },
};

/** What half of a card says, or its basic action. */
export const actionOf = (
  env: Env,
  character: string,
  { card, half, basic }: { readonly card: string; readonly half: Half; readonly basic: boolean },
): Action => {
  const printed = cardOf(env, character, card);
  return basic || printed === null ? BASIC[half] : printed[half];
};
