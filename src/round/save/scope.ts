/** Whom words mean, and what is remembered, in a save. */

import {
  closed,
  finite,
  flag,
  integer,
  list,
  natural,
  nullable,
  oneOf,
  tagged,
  text,
  type Leaf,
} from '../../core/codec.js';
import { MOMENTS } from '../../content/index.js';
import type {
  About,
  CardOrigin,
  FigureOrigin,
  ItemOrigin,
  Origin,
  Remembered,
  Scope,
} from '../reading/scope.js';
import { half, hex, textOrNull, texts } from './leaf.js';
import { word } from './task-leaf.js';

const card: Leaf<CardOrigin> = /*#__PURE__*/ (() =>
  closed<CardOrigin>('half of a card', {
    type: word('card'),
    owner: text,
    card: text,
    half,
    basic: flag,
  }))();

const item: Leaf<ItemOrigin> = /*#__PURE__*/ (() =>
  closed<ItemOrigin>('an item', { type: word('item'), owner: text, item: text }))();

/** What keeps a summon on the board. */
export const keepsSummon: Leaf<CardOrigin | ItemOrigin> = /*#__PURE__*/ (() =>
  tagged<CardOrigin | ItemOrigin>('a card or item { type, … }', { card, item }))();

/** What says that something is done. */
export const origin: Leaf<Origin> = /*#__PURE__*/ (() =>
  tagged<Origin>('an origin { type, … }', {
    card,
    item,
    figure: closed<FigureOrigin>('a figure', { type: word('figure'), owner: text, figure: text }),
  }))();

const about: Leaf<About> = /*#__PURE__*/ (() =>
  closed<About>('what a moment is about', {
    attack: nullable(oneOf(['melee', 'ranged'])),
    source: textOrNull,
    lethal: flag,
    forced: flag,
    ability: textOrNull,
    single: flag,
    with: texts,
    hex: nullable(hex),
  }))();

/** What a moment is about, or nothing. */
export const aboutOrNull: Leaf<About | null> = /*#__PURE__*/ (() => nullable(about))();

/** Whom the words of an ability mean. */
export const scope: Leaf<Scope> = /*#__PURE__*/ (() =>
  closed<Scope>('whom words mean', {
    self: text,
    owner: text,
    target: textOrNull,
    actor: textOrNull,
    frame: natural,
    origin: nullable(origin),
    amount: finite,
    about: aboutOrNull,
  }))();

/** A moment. */
export const moment = /*#__PURE__*/ (() => oneOf(MOMENTS))();

/** Something that happened. */
export const remembered: Leaf<Remembered> = /*#__PURE__*/ (() =>
  closed<Remembered>('something that happened', {
    moment,
    actor: textOrNull,
    target: textOrNull,
    amount: integer,
    about: aboutOrNull,
    turn: textOrNull,
    round: natural,
    frames: list(natural),
    abilities: list(natural),
  }))();
