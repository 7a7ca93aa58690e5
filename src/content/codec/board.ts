import { closed, oneOf, optional, type Leaf, type MembersOf } from '../../core/codec.js';
import { OVERLAY_TYPES } from '../../vocabulary/index.js';
import type {
  ChooseHexAbility,
  CreateAbility,
  LootAbility,
  MoneyAbility,
  MoveOverlayAbility,
  NewOverlay,
  RemoveOverlaysAbility,
  SpringTrapAbility,
  SwapAbility,
  TeleportAbility,
} from '../language/ability-board.js';
import { base, effects } from './base.js';
import type { Language } from './language.js';
import { each, condition, count, some, word } from './leaf.js';
import { overlaysLeaf } from './selection.js';

/** Abilities about hexes and what lies on them. */
export type BoardAbility =
  | LootAbility
  | MoneyAbility
  | CreateAbility
  | RemoveOverlaysAbility
  | MoveOverlayAbility
  | SpringTrapAbility
  | TeleportAbility
  | SwapAbility
  | ChooseHexAbility;

const newOverlay = ({ amount, ability }: Language): Leaf<NewOverlay> =>
  closed<NewOverlay>('an overlay { type, size, damage, conditions }', {
    type: oneOf(OVERLAY_TYPES),
    size: optional(count),
    damage: optional(amount),
    conditions: optional(some(condition)),
    hitPoints: optional(amount),
    sprung: optional(some(ability)),
  });

const removal = (language: Language) =>
  closed<RemoveOverlaysAbility>('overlays that leave', {
    ...base(),
    ...effects(language),
    type: oneOf(['destroy', 'disarm']),
    overlays: overlaysLeaf(language),
  });

const overlays = (
  language: Language,
): Pick<
  MembersOf<BoardAbility>,
  'create' | 'destroy' | 'disarm' | 'moveOverlay' | 'springTrap'
> => ({
  create: closed<CreateAbility>('new overlays', {
    ...base(),
    type: word('create'),
    overlay: newOverlay(language),
    place: language.hexes,
  }),
  ...each(['destroy', 'disarm'], removal(language)),
  moveOverlay: closed<MoveOverlayAbility>('an overlay that moves', {
    ...base(),
    type: word('moveOverlay'),
    overlays: overlaysLeaf(language),
    place: language.hexes,
  }),
  springTrap: closed<SpringTrapAbility>('a trap that acts', {
    ...base(),
    type: word('springTrap'),
    overlays: overlaysLeaf(language),
    to: language.figures,
  }),
});

const takings = (language: Language): Pick<MembersOf<BoardAbility>, 'loot' | 'money'> => ({
  loot: closed<LootAbility>('loot', {
    ...base(),
    ...effects(language),
    type: word('loot'),
    amount: language.amount,
    most: optional(language.amount),
  }),
  money: closed<MoneyAbility>('money tokens', {
    ...base(),
    type: word('money'),
    amount: language.amount,
    to: optional(language.figures),
  }),
});

const places = (
  language: Language,
): Pick<MembersOf<BoardAbility>, 'teleport' | 'swap' | 'chooseHex'> => ({
  teleport: closed<TeleportAbility>('a teleport', {
    ...base(),
    type: word('teleport'),
    to: optional(language.figures),
    place: language.hexes,
  }),
  swap: closed<SwapAbility>('a swap', {
    ...base(),
    type: word('swap'),
    first: optional(language.figures),
    second: language.figures,
  }),
  chooseHex: closed<ChooseHexAbility>('a chosen hex', {
    ...base(),
    type: word('chooseHex'),
    place: language.hexes,
  }),
});

/** The codecs of abilities about hexes and what lies on them. */
export const board = (language: Language): MembersOf<BoardAbility> => ({
  ...overlays(language),
  ...takings(language),
  ...places(language),
});
