/** Kills outright, and hit points that are set (R-DMG-6). */

import { figureOf, happened, still, withFigure } from './change.js';
import { die } from './harm.js';
import type { DoerTo } from './performer.js';

/** A figure dies at once; whoever performs it is credited. */
export const doKill: DoerTo<'kill'> = ({ env, figure, target }) => die(env, target, figure);

/** Hit points become a number, at most the maximum: neither damage nor a heal; at 0 the figure is gone. */
export const doSetHitPoints: DoerTo<'setHitPoints'> =
  ({ env, reading, figure, target, ability }) =>
  (state) => {
    const one = figureOf(state, target);
    if (one === null) return still(state);
    const hitPoints = Math.min(reading.value(ability.amount), one.maxHitPoints);
    return hitPoints === 0
      ? die(env, target, figure)(state)
      : happened(
          withFigure(state, target, () => ({ hitPoints })),
          { type: 'hitPointsSet', figure: target, hitPoints },
        );
  };
