/** All kinds of vectors, by the name of their folder. */

import { attackDamage } from './attack-damage.js';
import { attackOddsKind } from './attack-odds.js';
import { conditions } from './conditions.js';
import { elements } from './elements.js';
import { formulas } from './formulas.js';
import { initiative } from './initiative.js';
import type { Kind } from './kind.js';
import { lineOfSight } from './line-of-sight.js';
import { modifierDraw } from './modifier-draw.js';
import { monsterTurns } from './monster-turn.js';
import { pushPull } from './push-pull.js';
import { restExhaustion } from './rest-exhaustion.js';

const later = (step: number): Kind => ({ type: 'later', step });

/** The kinds that this library knows, and the step of the project that brings each of the others. */
export const ownKinds: ReadonlyMap<string, Kind> = new Map([
  ['monster-turn', monsterTurns],
  ['line-of-sight', lineOfSight],
  ['push-pull', pushPull],
  ['modifier-draw', modifierDraw],
  ['attack-odds', attackOddsKind],
  ['attack-damage', attackDamage],
  ['conditions', conditions],
  ['elements', elements],
  ['formulas', formulas],
  ['initiative', initiative],
  ['rest-exhaustion', restExhaustion],
  ['campaign-numbers', later(6)],
]);
