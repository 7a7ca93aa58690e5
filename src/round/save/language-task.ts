/** Tasks of the ability language, in a save. */

import {
  closed,
  flag,
  list,
  nullable,
  oneOf,
  positive,
  refined,
  text,
  type Leaf,
} from '../../core/codec.js';
import { language } from '../../content/internal.js';
import type { Deed, Effect } from '../../content/index.js';
import { isDeed } from '../subject.js';
import {
  ABILITY_STAGES,
  type AbilityTask,
  type DoToTask,
  type FrameTask,
  type PerformTask,
} from '../task.js';
import { path } from './leaf.js';
import { laterSteps } from './later.js';
import { namedResult, result } from './result.js';
import { origin, scope } from './scope.js';
import { word, type Among } from './task-leaf.js';

const SUBJECTS = ['ability', 'attack', 'doTo', 'hurt'] as const;

/** What effects change. */
export const subject = /*#__PURE__*/ (() => nullable(oneOf(SUBJECTS)))();

/** An ability that is no word of control. */
export const deed: Leaf<Deed> = /*#__PURE__*/ (() =>
  refined(language.effect as Leaf<Effect>, 'an ability', isDeed) as Leaf<Deed>)();

/** Abilities and effects on the agenda. */
export const languageTasks = (): Among<'frame' | 'perform' | 'ability' | 'doTo'> => ({
  frame: closed<FrameTask>('a frame', {
    type: word('frame'),
    id: positive,
    actor: text,
    origin: nullable(origin),
    isAction: flag,
    results: list(namedResult),
    way: path,
  }),
  perform: closed<PerformTask>('abilities and effects', {
    type: word('perform'),
    figure: text,
    scope,
    steps: list(language.effect),
    on: subject,
    must: flag,
  }),
  ability: closed<AbilityTask>('an ability', {
    type: word('ability'),
    figure: text,
    id: positive,
    scope,
    ability: deed,
    stage: oneOf(ABILITY_STAGES),
    must: flag,
    performed: flag,
    eachTarget: laterSteps,
    also: laterSteps,
    after: laterSteps,
    instead: nullable(laterSteps),
    done: result,
  }),
  doTo: closed<DoToTask>('what is done to a figure', {
    type: word('doTo'),
    figure: text,
    target: text,
    scope,
    ability: deed,
    settled: flag,
    after: laterSteps,
  }),
});
