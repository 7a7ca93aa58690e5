/** Tasks of what abilities do besides attacks and moves, in a save. */

import { closed, flag, list, natural, nullable, oneOf, text } from '../../core/codec.js';
import { CARD_PILES } from '../../content/index.js';
import { language } from '../../content/internal.js';
import { ITEM_SLOTS, SIDES } from '../../vocabulary/index.js';
import type {
  FallTask,
  FullGroupTask,
  PlaceSummonTask,
  SteeredTask,
  WildInfusionTask,
  TakeCardsTask,
  TakeItemsTask,
  CureTask,
} from '../task.js';
import { ITEM_STATES } from '../rest.js';
import { condition, textOrNull } from './leaf.js';
import { scope } from './scope.js';
import { word, type Among } from './task-leaf.js';

/** What abilities do, one choice after the other. */
export const deedTasks = (): Among<
  | 'fall'
  | 'fullGroup'
  | 'wildInfusion'
  | 'takeCards'
  | 'takeItems'
  | 'cure'
  | 'steered'
  | 'placeSummon'
> => ({
  cure: closed<CureTask>('conditions of which some leave', {
    type: word('cure'),
    target: text,
    conditions: nullable(list(condition)),
    left: natural,
  }),
  takeCards: closed<TakeCardsTask>('cards that move', {
    type: word('takeCards'),
    figure: text,
    character: text,
    from: oneOf(CARD_PILES),
    to: oneOf(['hand', 'discard', 'lost']),
    tag: textOrNull,
    left: natural,
    must: flag,
  }),
  wildInfusion: closed<WildInfusionTask>('a wild element', {
    type: word('wildInfusion'),
    figure: text,
  }),
  steered: closed<SteeredTask>('a figure that is steered', {
    type: word('steered'),
    who: text,
    seat: textOrNull,
    side: nullable(oneOf(SIDES)),
  }),
  fullGroup: closed<FullGroupTask>('a group with too many active cards', {
    type: word('fullGroup'),
    character: text,
    group: text,
    newest: textOrNull,
  }),
  takeItems: closed<TakeItemsTask>('items that turn', {
    type: word('takeItems'),
    figure: text,
    character: text,
    to: oneOf(ITEM_STATES),
    only: nullable(oneOf(['spent', 'consumed'])),
    slots: nullable(list(oneOf(ITEM_SLOTS))),
    left: natural,
    must: flag,
  }),
  fall: closed<FallTask>('a figure that falls', {
    type: word('fall'),
    figure: text,
  }),
  placeSummon: closed<PlaceSummonTask>('a summon that comes', {
    type: word('placeSummon'),
    figure: text,
    scope,
    summon: text,
    place: nullable(language.hexes),
    must: flag,
  }),
  // end of tasks
});
