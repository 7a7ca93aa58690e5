/** Tasks of what abilities do to the board, in a save. */

import {
  closed,
  flag,
  leaf,
  natural,
  nullable,
  refined,
  text,
  type Leaf,
} from '../../core/codec.js';
import type { Deed } from '../../content/index.js';
import type {
  ChooseHexTask,
  SwapTask,
  TeleportTask,
  CreateTask,
  MoveOverlayTask,
  RemoveOverlaysTask,
} from '../task.js';
import { deed } from './language-task.js';
import { hex, path, textOrNull } from './leaf.js';
import { scope } from './scope.js';
import { word, type Among } from './task-leaf.js';

/** An ability of some types. */
const deedOf = <const Type extends Deed['type']>(
  ...types: readonly Type[]
): Leaf<Extract<Deed, { readonly type: Type }>> =>
  refined(deed, 'an ability of its type', (one) =>
    types.some((type) => type === one.type),
  ) as unknown as Leaf<Extract<Deed, { readonly type: Type }>>;

/** How many are left, or all of them. */
const countLeft: Leaf<number | 'all'> = /*#__PURE__*/ leaf(
  'a whole number of at least 0 or the word all',
  (value): value is number | 'all' =>
    value === 'all' || (Number.isInteger(value) && Number(value) >= 0),
  {},
);

/** What abilities do to the board, one choice after the other. */
export const boardTasks = (): Among<
  'swap' | 'chooseHex' | 'teleport' | 'create' | 'moveOverlay' | 'removeOverlays'
> => ({
  teleport: closed<TeleportTask>('a figure that is put elsewhere', {
    type: word('teleport'),
    figure: text,
    target: text,
    scope: scope,
    ability: deedOf('teleport'),
  }),
  swap: closed<SwapTask>('two figures that trade hexes', {
    type: word('swap'),
    figure: text,
    scope: scope,
    ability: deedOf('swap'),
    first: textOrNull,
    must: flag,
  }),
  chooseHex: closed<ChooseHexTask>('hexes that are chosen', {
    type: word('chooseHex'),
    figure: text,
    scope: scope,
    ability: deedOf('chooseHex'),
    left: natural,
    must: flag,
  }),
  moveOverlay: closed<MoveOverlayTask>('an overlay that is moved', {
    type: word('moveOverlay'),
    figure: text,
    scope,
    ability: deedOf('moveOverlay'),
    hex: nullable(hex),
    fills: path,
    must: flag,
  }),
  create: closed<CreateTask>('overlays that are made', {
    type: word('create'),
    figure: text,
    scope,
    ability: deedOf('create'),
    left: natural,
    fills: path,
    must: flag,
  }),
  removeOverlays: closed<RemoveOverlaysTask>('overlays that leave', {
    type: word('removeOverlays'),
    figure: text,
    scope,
    ability: deedOf('destroy', 'disarm'),
    left: countLeft,
    must: flag,
  }),
});
