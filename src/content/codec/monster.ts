import {
  closed,
  flag,
  list,
  optional,
  tagged,
  type Leaf,
  type LeavesOf,
} from '../../core/codec.js';
import { byKind, definition, type Definition } from '../../core/definition.js';
import type { Amount } from '../language/amount.js';
import {
  MONSTER_LEVELS,
  type BossStats,
  type ByMonsterLevel,
  type MonsterAction,
  type MonsterCard,
  type MonsterDeck,
  type MonsterStats,
  type MonsterType,
  type RankedStats,
} from '../box/monster.js';
import { SCENARIO_SYMBOLS } from '../formula/parse-formula.js';
import { fightingTraits } from './figures.js';
import { language } from './language.js';
import {
  between,
  count,
  countOrNone,
  elementIcon,
  exactly,
  formula,
  id,
  idOf,
  some,
  word,
  words,
} from './leaf.js';

/** The last place in the order of initiative. */
const LAST_INITIATIVE = 99;
/** How many abilities a card or a special may have. */
const ABILITY_LIMIT = 50;
/** How many cards a deck may have. */
const CARD_LIMIT = 100;
/** How many specials a stat card may have. */
const SPECIAL_LIMIT = 10;

/** An amount on a stat card, where no stat can be spoken of. */
const statAmount = (expected: string, number: Leaf<number>): Leaf<Amount> =>
  byKind<Amount>(expected, {
    number,
    string: formula(SCENARIO_SYMBOLS),
    // Numbers and texts do not come here.
    object: language.amount as unknown as Leaf<Extract<Amount, object>>,
  });

/** A number of a stat card. */
export const statNumber: Definition<Amount> = /*#__PURE__*/ (() =>
  definition('StatNumber', 'a number of a stat card', () =>
    statAmount('a number of a stat card', countOrNone),
  ))();

/** What the stat card says for one level and rank. */
export const monsterStatsLeaf: Definition<MonsterStats> = /*#__PURE__*/ (() =>
  definition('MonsterStats', 'stats of a monster { hitPoints, move, attack }', () =>
    closed<MonsterStats>('stats of a monster { hitPoints, move, attack }', {
      ...fightingTraits({ ...language, amount: statNumber }),
      hitPoints: statAmount('hit points of a stat card', count),
      move: statNumber,
      attack: statNumber,
    }),
  ))();

const byLevel: Leaf<ByMonsterLevel<MonsterStats>> = /*#__PURE__*/ (() =>
  exactly(monsterStatsLeaf, MONSTER_LEVELS) as unknown as Leaf<ByMonsterLevel<MonsterStats>>)();

const monsterAction = (): LeavesOf<MonsterAction> => ({
  abilities: list(language.ability, ABILITY_LIMIT),
  infuse: optional(some(elementIcon)),
});

/** What a special of a boss says. */
export const monsterActionLeaf: Definition<MonsterAction> = /*#__PURE__*/ (() =>
  definition('MonsterAction', 'an action of a monster { abilities }', () =>
    closed<MonsterAction>('an action of a monster { abilities }', monsterAction()),
  ))();

const stats: Leaf<MonsterType['stats']> = /*#__PURE__*/ (() =>
  tagged<MonsterType['stats']>('stats by level { type, … }', {
    ranks: closed<RankedStats>('stats of two ranks { type, normal, elite }', {
      type: word('ranks'),
      normal: byLevel,
      elite: byLevel,
    }),
    boss: closed<BossStats>('stats of a boss { type, boss, specials }', {
      type: word('boss'),
      boss: byLevel,
      specials: optional(some(monsterActionLeaf, SPECIAL_LIMIT)),
    }),
  }))();

/** A type of monster. */
export const monsterTypeLeaf: Definition<MonsterType> = /*#__PURE__*/ (() =>
  definition('MonsterType', 'a type of monster { id, name, deck, standees, stats }', () =>
    closed<MonsterType>('a type of monster { id, name, deck, standees, stats }', {
      id,
      name: words,
      deck: idOf('monsterDeck'),
      standees: count,
      sharesStandeesWith: optional(idOf('monster')),
      families: optional(some(id)),
      stats,
    }),
  ))();

/** A monster ability card. */
export const monsterCardLeaf: Definition<MonsterCard> = /*#__PURE__*/ (() =>
  definition('MonsterCard', 'a monster ability card { id, initiative, abilities }', () =>
    closed<MonsterCard>('a monster ability card { id, initiative, abilities }', {
      ...monsterAction(),
      id,
      name: optional(words),
      initiative: between(1, LAST_INITIATIVE),
      shuffle: optional(flag),
    }),
  ))();

/** A deck of monster ability cards. */
export const monsterDeckLeaf: Definition<MonsterDeck> = /*#__PURE__*/ (() =>
  definition('MonsterDeck', 'a deck of monster ability cards { id, cards }', () =>
    closed<MonsterDeck>('a deck of monster ability cards { id, cards }', {
      id,
      cards: some(monsterCardLeaf, CARD_LIMIT),
    }),
  ))();
