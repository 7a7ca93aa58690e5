import type { FigureNumber } from '../../content/index.js';
import { characterOf } from '../change.js';
import { wardsOf } from '../defence.js';
import type { Env } from '../env.js';
import type { Figure, GameState } from '../state.js';

const initiativeOf = ({ order }: GameState, id: string): number =>
  order.find(({ figures }) => figures.includes(id))?.initiative ?? 0;

/** A number of a figure, with everything that counts just now. */
export const numberOf = (
  env: Env,
  state: GameState,
  figure: Figure,
  stat: FigureNumber,
): number => {
  const printed = figure.kind === 'character' ? null : env.statsOf(state, figure);
  switch (stat) {
    case 'hitPoints':
      return figure.hitPoints;
    case 'move':
      return printed?.move ?? 0;
    case 'attack':
      return printed?.attack ?? 0;
    case 'range':
      return printed?.range ?? 0;
    case 'shield':
      return wardsOf(env, state, figure).shield;
    case 'retaliate':
      return wardsOf(env, state, figure).retaliate.reduce((sum, { damage }) => sum + damage, 0);
    case 'level':
      return characterOf(state, figure.id)?.level ?? state.level;
    case 'gold':
      return characterOf(state, figure.id)?.money ?? 0;
    case 'initiative':
      return initiativeOf(state, figure.id);
  }
};
