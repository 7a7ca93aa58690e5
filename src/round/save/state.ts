/** The codec of a whole state. */

import {
  closed,
  flag,
  integer,
  list,
  natural,
  nullable,
  oneOf,
  optional,
  positive,
  tagged,
  text,
  type Leaf,
} from '../../core/codec.js';
import { keyed } from '../../core/definition.js';
import { DURATIONS, TRAITS } from '../../content/index.js';
import type { MonsterRound } from '../../element/index.js';
import { ELEMENTS, SIDES } from '../../vocabulary/index.js';
import type {
  ActiveCard,
  BonusState,
  MarkState,
  TraitState,
  Character,
  Choice,
  EquippedItem,
  Figure,
  GameState,
  GroupLimitState,
  MonsterDeckState,
  OwnCard,
  Summoned,
  Ward,
} from '../state.js';
import { ITEM_STATES } from '../rest.js';
import { SCHEMA } from '../state.js';
import {
  affliction,
  block,
  conditionTracker,
  elements,
  goes,
  group,
  hex,
  lasts,
  modifierDeck,
  stream,
  supplies,
  textOrNull,
  texts,
} from './leaf.js';
import { overlay } from './result.js';
import { keepsSummon, origin, remembered } from './scope.js';
import { taskLeaf } from './task.js';

const ward: Leaf<Ward> = /*#__PURE__*/ (() =>
  closed<Ward>('a bonus for the round', {
    type: oneOf(['shield', 'retaliate']),
    amount: natural,
    reach: natural,
    origin: nullable(origin),
    stays: flag,
  }))();

const summoned: Leaf<Summoned> = /*#__PURE__*/ (() =>
  closed<Summoned>('whose summon it is', {
    owner: text,
    origin: nullable(keepsSummon),
    round: natural,
  }))();

const figureWith = (hitPoints: Leaf<number>): Leaf<Figure> =>
  closed<Figure>('a figure', {
    id: text,
    kind: oneOf(['character', 'monster', 'summon']),
    type: text,
    rank: nullable(oneOf(['normal', 'elite', 'boss'])),
    standee: nullable(positive),
    side: oneOf(SIDES),
    at: hex,
    hitPoints,
    maxHitPoints: positive,
    conditions: conditionTracker,
    wards: list(ward),
    dropsMoney: flag,
    summon: nullable(summoned),
  });

const figure: Leaf<Figure> = /*#__PURE__*/ (() => figureWith(positive))();

/** One that died: no hit points are left. */
const fallen: Leaf<Figure> = /*#__PURE__*/ (() => figureWith(natural))();

const choice: Leaf<Choice> = /*#__PURE__*/ (() =>
  tagged<Choice>('a choice { type, … }', {
    cards: closed<Extract<Choice, { readonly type: 'cards' }>>('two cards', {
      type: oneOf(['cards']),
      leading: text,
      second: text,
    }),
    longRest: closed<Extract<Choice, { readonly type: 'longRest' }>>('a long rest', {
      type: oneOf(['longRest']),
    }),
  }))();

const character: Leaf<Character> = /*#__PURE__*/ (() =>
  closed<Character>('a character', {
    id: text,
    seat: text,
    level: positive,
    perks: list(natural),
    items: list(
      closed<EquippedItem>('an item { id, state }', { id: text, state: oneOf(ITEM_STATES) }),
    ),
    hand: texts,
    discard: texts,
    lost: texts,
    active: list(
      closed<ActiveCard>('an active card', { card: text, goes, lasts, group: optional(group) }),
    ),
    choice: nullable(choice),
    waiting: texts,
    modifiers: modifierDeck,
    experience: natural,
    money: natural,
    treasures: texts,
    battleGoals: closed<Character['battleGoals']>('battle goals', {
      dealt: texts,
      kept: textOrNull,
    }),
    exhausted: flag,
  }))();

const bonus: Leaf<BonusState> = /*#__PURE__*/ (() =>
  closed<BonusState>('an active bonus', {
    bearer: text,
    origin,
    index: natural,
    charges: natural,
    uses: natural,
    waits: flag,
    within: nullable(natural),
  }))();

const monsterDeck: Leaf<MonsterDeckState> = /*#__PURE__*/ (() =>
  closed<MonsterDeckState>('a deck of monster ability cards', {
    id: text,
    pile: texts,
    discard: texts,
    drawn: textOrNull,
    own: list(closed<OwnCard>('the card of a type', { type: text, card: text })),
  }))();

const monsterRound: Leaf<MonsterRound> = /*#__PURE__*/ (() =>
  closed<MonsterRound>('what a type did with its elements', {
    paid: nullable(list(nullable(list(oneOf(ELEMENTS))))),
    infused: flag,
  }))();

const NAME = /^[^]*$/;
/** How many entries a table of a save may have. */
const TABLE = 1_000;

/** What lies and stands on the board. */
const onBoard = () => ({
  rooms: texts,
  doors: texts,
  overlays: list(overlay),
  figures: list(figure),
});

/** What is in piles, decks and supplies. */
const inPiles = () => ({
  characters: list(character),
  battleGoals: texts,
  bonuses: list(bonus),
  marks: list(
    closed<MarkState>('a mark', {
      mark: text,
      figure: text,
      origin: nullable(origin),
      ends: oneOf(['stays', 'discarded']),
    }),
  ),
  groupLimits: list(
    closed<GroupLimitState>('a limit of a group', {
      character: text,
      group: text,
      limit: natural,
      origin,
      stays: flag,
    }),
  ),
  traits: list(
    closed<TraitState>('traits for a while', {
      figure: text,
      traits: list(oneOf(TRAITS)),
      without: list(oneOf(TRAITS)),
      immunities: list(affliction),
      origin: nullable(origin),
      lasts: oneOf(DURATIONS),
      within: nullable(natural),
    }),
  ),
  fallen: list(fallen),
  remembered: list(remembered),
  monsterDecks: list(monsterDeck),
  modifiers: modifierDeck,
  supplies,
  elements,
  streams: keyed('streams of chance by their names', NAME, stream, TABLE),
});

/** A state: its form, not yet whether it can come about. */
export const stateLeaf: Leaf<GameState> = /*#__PURE__*/ (() =>
  closed<GameState>('a state', {
    ...onBoard(),
    ...inPiles(),
    schema: {
      codec: integer.codec,
      schema: { const: SCHEMA },
    } as Leaf<number> as unknown as Leaf<typeof SCHEMA>,
    rules: natural,
    content: text,
    scenario: text,
    level: natural,
    party: positive,
    seats: texts,
    seq: natural,
    round: natural,
    monsterRounds: keyed('elements by type', NAME, monsterRound, TABLE),
    order: list(block),
    typeOrder: texts,
    mixedTypes: list(texts),
    acted: texts,
    money: closed<GameState['money']>('money tokens that came and went', {
      dropped: natural,
      lost: natural,
    }),
    summoned: natural,
    kills: keyed('kills by type', NAME, natural, TABLE),
    resigned: texts,
    verdict: nullable(oneOf(['won', 'lost'])),
    over: flag,
    agenda: list(taskLeaf),
  }))();
