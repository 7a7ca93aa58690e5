import {
  closed,
  oneOf,
  optional,
  type Leaf,
  type LeavesOf,
  type MembersOf,
} from '../../core/codec.js';
import { byKind } from '../../core/definition.js';
import { SIDES } from '../../vocabulary/index.js';
import {
  TRAITS,
  type ControlAbility,
  type FocusAbility,
  type GrantAbility,
  type InitiativeAbility,
  type MarkAbility,
  type SetSideAbility,
  type SpawnAbility,
  type SpawnNumber,
  type SummonAbility,
  type SwapSidesAbility,
  type TakeTurnAbility,
  type TraitAbility,
} from '../language/ability-figures.js';
import type { Amount } from '../language/amount.js';
import { DURATIONS } from '../language/bonus.js';
import type { FightingTraits, SummonStats } from '../language/summon.js';
import { aimed, base, spotLeaf } from './base.js';
import type { Language } from './language.js';
import {
  elementIcon,
  exactly,
  gainedCondition,
  id,
  idOf,
  listOr,
  number,
  some,
  word,
  words,
} from './leaf.js';

/** Abilities of and about other figures. */
export type FiguresAbility =
  | SummonAbility
  | SpawnAbility
  | GrantAbility
  | ControlAbility
  | SwapSidesAbility
  | TakeTurnAbility
  | TraitAbility
  | MarkAbility
  | InitiativeAbility
  | SetSideAbility
  | FocusAbility;

/** What stands on the card of a figure that fights by itself. */
export const fightingTraits = ({ amount, bonus }: Language): LeavesOf<FightingTraits> => ({
  range: optional(amount),
  shield: optional(amount),
  retaliate: optional(amount),
  retaliateReach: optional(amount),
  pierce: optional(amount),
  push: optional(amount),
  pull: optional(amount),
  targets: optional(amount),
  conditions: optional(some(gainedCondition)),
  infuse: optional(some(elementIcon)),
  immunities: optional(some(gainedCondition)),
  traits: optional(some(oneOf(TRAITS))),
  bonuses: optional(some(bonus)),
});

/** A figure that a character summons. */
export const summonLeaf = (language: Language): Leaf<SummonStats> =>
  closed<SummonStats>('a summon { id, hitPoints, move, attack }', {
    ...fightingTraits(language),
    id,
    name: optional(words),
    hitPoints: language.amount,
    move: optional(language.amount),
    attack: optional(language.amount),
    spots: optional(some(spotLeaf)),
  });

/** Two, three and four characters. */
const PARTY_SIZES = 3;

/** One amount, or one for each size of the party from two to four. */
export const byPartySize = ({ amount }: Language): Leaf<NonNullable<SpawnNumber['count']>> =>
  listOr(
    'an amount, or a list of three: for two, three and four characters',
    exactly(amount, PARTY_SIZES) as unknown as Leaf<readonly [Amount, Amount, Amount]>,
    amount,
  );

const spawnNumber = (language: Language): Leaf<SpawnNumber> =>
  closed<SpawnNumber>('a number of monsters { rank, count }', {
    rank: oneOf(['normal', 'elite', 'boss']),
    count: optional(byPartySize(language)),
  });

const newFigures = (language: Language): Pick<MembersOf<FiguresAbility>, 'summon' | 'spawn'> => ({
  summon: closed<SummonAbility>('a summoning', {
    ...base(),
    type: word('summon'),
    summon: summonLeaf(language),
    place: optional(language.hexes),
  }),
  spawn: closed<SpawnAbility>('new monsters', {
    ...base(),
    type: word('spawn'),
    monster: idOf('spawnable'),
    numbers: some(spawnNumber(language)),
    place: optional(language.hexes),
    hitPoints: optional(language.amount),
    side: optional(oneOf(SIDES)),
  }),
});

const turns = ({
  figures,
  ability,
}: Language): Pick<MembersOf<FiguresAbility>, 'grant' | 'control' | 'swapSides' | 'takeTurn'> => ({
  grant: closed<GrantAbility>('abilities of another figure', {
    ...base(),
    type: word('grant'),
    to: figures,
    steeredBy: optional(oneOf(['owner', 'performer', 'rules'])),
    abilities: some(ability),
  }),
  control: closed<ControlAbility>('abilities of an enemy', {
    ...base(),
    type: word('control'),
    to: figures,
    abilities: some(ability),
  }),
  swapSides: closed<SwapSidesAbility>('a turn on the other side', {
    ...base(),
    type: word('swapSides'),
    to: figures,
    steeredBy: oneOf(['owner', 'rules']),
  }),
  takeTurn: closed<TakeTurnAbility>('a further turn', {
    ...base(),
    type: word('takeTurn'),
    to: figures,
  }),
});

/** To mark gives a mark its name; to unmark speaks of one. */
const mark = (language: Language, type: MarkAbility['type'], of: Leaf<string>) =>
  closed<MarkAbility>('a mark', {
    ...base(),
    ...aimed(language),
    type: word(type),
    mark: of,
    ends: optional(oneOf(['stays', 'discarded'])),
  });

const changes = (language: Language): Pick<MembersOf<FiguresAbility>, 'trait' | 'initiative'> => ({
  trait: closed<TraitAbility>('traits', {
    ...base(),
    type: word('trait'),
    traits: optional(some(oneOf(TRAITS))),
    without: optional(some(oneOf(TRAITS))),
    immunities: optional(some(gainedCondition)),
    to: optional(language.figures),
    lasts: optional(oneOf(DURATIONS)),
  }),
  initiative: closed<InitiativeAbility>('another initiative', {
    ...base(),
    type: word('initiative'),
    changes: some(number),
    to: optional(language.figures),
  }),
});

const loyalties = (language: Language): Pick<MembersOf<FiguresAbility>, 'setSide' | 'focus'> => ({
  setSide: closed<SetSideAbility>('another side', {
    ...base(),
    type: word('setSide'),
    to: language.figures,
    side: oneOf(SIDES),
  }),
  focus: closed<FocusAbility>('another focus', {
    ...base(),
    type: word('focus'),
    on: byKind<FocusAbility['on']>('"farthest" or a selection of figures', {
      string: word('farthest'),
      object: language.figureSelection,
    }),
  }),
});

/** The codecs of abilities of and about other figures. */
export const figuresAbilities = (language: Language): MembersOf<FiguresAbility> => ({
  ...newFigures(language),
  ...turns(language),
  mark: mark(language, 'mark', id),
  unmark: mark(language, 'unmark', idOf('mark')),
  ...changes(language),
  ...loyalties(language),
});
