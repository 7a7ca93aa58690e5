/** What a monster will do before it does it: the question about its turn. */

import type { MonsterTurnQuery } from '../monster-turn/index.js';
import { figureOf } from './change.js';
import { drawnCardOf, type Env } from './env.js';
import { abilitiesOf, deedFrom, queryOf } from './monster-query.js';
import type { GameState } from './state.js';

/** Where a turn stands: the index of its next ability, and whom it has attacked. */
interface Progress {
  readonly next: number;
  readonly attacked: readonly string[];
}

/** A turn that has not begun has all of it before it; an ability that waits for a choice is still to come. */
const progressOf = ({ agenda }: GameState, id: string): Progress => {
  const own = agenda.filter((task) => 'figure' in task && task.figure === id);
  const turn = own.findLast((task) => task.type === 'monsterTurn' || task.type === 'monsterAction');
  if (turn?.type !== 'monsterTurn' && turn?.type !== 'monsterAction')
    return { next: 0, attacked: [] };
  const waits = own.some(({ type }) => type === 'monsterMove' || type === 'targetSets');
  return { next: turn.next - Number(waits), attacked: turn.attacked };
};

/** The question about the turn of a monster or summon as the state stands; `null` for all others, and without a card. */
export const turnQueryFor = (env: Env, state: GameState, id: string): MonsterTurnQuery | null => {
  const figure = figureOf(state, id);
  if (figure === null || figure.kind === 'character') return null;
  if (figure.kind === 'monster' && drawnCardOf(env, state, figure.type) === null) return null;
  const { next, attacked } = progressOf(state, id);
  const action = deedFrom(env, state, figure, abilitiesOf(env, state, figure).slice(next));
  return { ...queryOf(env, state, figure, action, attacked), rules: env.flags.monsterTurn };
};
