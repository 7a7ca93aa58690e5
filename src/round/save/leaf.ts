/** The smallest codecs of saves. */

import type { Type } from 'io-ts';

import {
  closed,
  list,
  nullable,
  oneOf,
  optional,
  natural,
  integer,
  text,
  type Leaf,
} from '../../core/codec.js';
import { CONDITIONS, MOVE_MODES, type Condition, type Hex } from '../../vocabulary/index.js';
import { ConditionTrackerCodec } from '../../condition/index.js';
import { ElementTrackCodec } from '../../element/index.js';
import {
  CardSuppliesCodec,
  ModifierCardCodec,
  ModifierDeckCodec,
} from '../../modifier-deck/index.js';
import { RngCodec } from '../../rng/index.js';
import type { Group } from '../../content/index.js';
import type { Half } from '../play.js';
import type { Block } from '../block.js';

/** Texts, none of them longer than a save can have. */
export const texts: Leaf<readonly string[]> = /*#__PURE__*/ (() => list(text))();

/** A text or nothing. */
export const textOrNull: Leaf<string | null> = /*#__PURE__*/ (() => nullable(text))();

/** A hex. */
export const hex: Leaf<Hex> = /*#__PURE__*/ (() =>
  closed<Hex>('a hex { q, r }', { q: integer, r: integer }))();

/** A way over hexes. */
export const path: Leaf<readonly Hex[]> = /*#__PURE__*/ (() => list(hex))();

/** A condition. */
export const condition: Leaf<Condition> = /*#__PURE__*/ (() => oneOf(CONDITIONS))();

/** A condition, or a card that counts as one. */
export const affliction: Leaf<Condition | 'bless' | 'curse'> = /*#__PURE__*/ (() =>
  oneOf([...CONDITIONS, 'bless', 'curse']))();

/** How a figure moves. */
export const mode = /*#__PURE__*/ (() => oneOf(MOVE_MODES))();

/** Half of a card. */
export const half: Leaf<Half> = /*#__PURE__*/ (() => oneOf(['top', 'bottom']))();

/** What a card counts as. */
export const goes: Leaf<'discard' | 'lost'> = /*#__PURE__*/ (() => oneOf(['discard', 'lost']))();

/** How long a card stays active. */
export const lasts: Leaf<'round' | 'persistent'> = /*#__PURE__*/ (() =>
  oneOf(['round', 'persistent']))();

/** A group of cards of which only so many may be active. */
export const group: Leaf<Group> = /*#__PURE__*/ (() =>
  closed<Group>('a group { name, limit }', { name: text, limit: optional(natural) }))();

/** A place of the order. */
export const block: Leaf<Block> = /*#__PURE__*/ (() =>
  closed<Block>('a place of the order { initiative, figures }', {
    initiative: natural,
    figures: texts,
  }))();

/** What other modules save, by the codecs that they give: no JSON Schema is made of saves. */
const saved = <A>(codec: Type<A>): Leaf<A> => ({ codec, schema: {} });

/** Conditions. */
export const conditionTracker = /*#__PURE__*/ (() => saved(ConditionTrackerCodec))();
/** The elements. */
export const elements = /*#__PURE__*/ (() => saved(ElementTrackCodec))();
/** A modifier card. */
export const modifierCard = /*#__PURE__*/ (() => saved(ModifierCardCodec))();
/** A modifier deck. */
export const modifierDeck = /*#__PURE__*/ (() => saved(ModifierDeckCodec))();
/** Blesses and curses that are in no deck. */
export const supplies = /*#__PURE__*/ (() => saved(CardSuppliesCodec))();
/** A stream of chance. */
export const stream = /*#__PURE__*/ (() => saved(RngCodec))();
