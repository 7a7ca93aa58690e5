/** Effects that come later, in a save. */

import { closed, list, type Leaf } from '../../core/codec.js';
import { language } from '../../content/internal.js';
import type { LaterStep } from '../task.js';
import { scope } from './scope.js';

const later: Leaf<LaterStep> = /*#__PURE__*/ (() =>
  closed<LaterStep>('an effect that comes later', { scope, effect: language.effect }))();

/** Effects that come later. */
export const laterSteps: Leaf<readonly LaterStep[]> = /*#__PURE__*/ (() => list(later))();
