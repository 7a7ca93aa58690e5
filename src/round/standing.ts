/** Shields and retaliate that figures have as long as something is equipped, without anybody using it. */

import type { Effect } from '../content/index.js';
import type { Retaliate } from '../vocabulary/index.js';
import type { Env } from './env.js';
import { isHeard, listenersAt } from './listeners.js';
import { readingOf, type Reading } from './reading/index.js';
import type { GameState } from './state.js';

/** What a figure has just now besides its own card and its bonuses of the round. */
export interface Standing {
  /** Shield. */
  readonly shield: number;
  /** Each source of retaliate. */
  readonly retaliate: readonly Retaliate[];
}

const NOTHING_STANDS: Standing = { shield: 0, retaliate: [] };

const withEffect = (known: Standing, effect: Effect, reading: Reading): Standing => {
  if (effect.type === 'shield')
    return { ...known, shield: known.shield + reading.value(effect.amount) };
  if (effect.type !== 'retaliate') return known;
  const damage = reading.value(effect.amount);
  const source = { damage, range: reading.value(effect.reach ?? 1, 1) };
  return { ...known, retaliate: [...known.retaliate, source] };
};

/** What holds for a figure in a state. */
export const standingOf = (env: Env, state: GameState, figure: string): Standing => {
  if (!isHeard(env, state, 'always')) return NOTHING_STANDS;
  const occasion = {
    moment: 'always',
    actor: figure,
    target: figure,
    amount: 1,
    about: null,
  } as const;
  return listenersAt(env, state, occasion).reduce((known, { said, scope }) => {
    const reading = readingOf(env, state, scope);
    return said.effects.reduce((sum, effect) => withEffect(sum, effect, reading), known);
  }, NOTHING_STANDS);
};
