import { closed, oneOf, optional, type Leaf, type MembersOf } from '../../core/codec.js';
import { ITEM_SLOTS } from '../../vocabulary/index.js';
import type {
  CardChoice,
  CardsAbility,
  ExperienceAbility,
  GiveCardAbility,
  GroupLimitAbility,
  InfuseAbility,
  ItemsAbility,
  ModifierDeckAbility,
  PlayCardAbility,
  SetElementsAbility,
  ShuffleAbility,
} from '../language/ability-cards.js';
import { CARD_PILES } from '../language/amount.js';
import { DURATIONS } from '../language/bonus.js';
import { base, effects } from './base.js';
import type { Language } from './language.js';
import { count, each, elementIcon, idOf, some, word } from './leaf.js';

/** Abilities about cards, items, elements and experience. */
export type CardsAndItemsAbility =
  | CardsAbility
  | PlayCardAbility
  | ItemsAbility
  | InfuseAbility
  | SetElementsAbility
  | ExperienceAbility
  | ModifierDeckAbility
  | ShuffleAbility
  | GroupLimitAbility
  | GiveCardAbility;

type Among<Abilities extends CardsAndItemsAbility> = Pick<
  MembersOf<CardsAndItemsAbility>,
  Abilities['type']
>;

const choice = ({ selectionCount }: Language): Leaf<CardChoice> =>
  closed<CardChoice>('a choice of cards { count, from, tag }', {
    count: optional(selectionCount),
    from: oneOf(CARD_PILES),
    tag: optional(idOf('tag')),
  });

const cardsLeaf = (language: Language) =>
  closed<CardsAbility>('ability cards', {
    ...base(),
    ...effects(language),
    type: oneOf(['recoverCards', 'discardCards', 'loseCards']),
    cards: choice(language),
    to: optional(language.figures),
  });

const itemsLeaf = (language: Language) =>
  closed<ItemsAbility>('items', {
    ...base(),
    type: oneOf(['refreshItems', 'spendItems', 'consumeItems', 'loseItems']),
    count: optional(language.selectionCount),
    state: optional(oneOf(['spent', 'consumed'])),
    slots: optional(some(oneOf(ITEM_SLOTS))),
    to: optional(language.figures),
  });

const elements = (): Among<InfuseAbility | SetElementsAbility> => ({
  infuse: closed<InfuseAbility>('an infusion', {
    ...base(),
    type: word('infuse'),
    elements: some(elementIcon),
  }),
  setElements: closed<SetElementsAbility>('a change of elements', {
    ...base(),
    type: word('setElements'),
    elements: some(elementIcon),
    strength: oneOf(['inert', 'waning', 'strong']),
  }),
});

const further = (language: Language): Among<PlayCardAbility | ExperienceAbility> => ({
  playCard: closed<PlayCardAbility>('a further card', {
    ...base(),
    type: word('playCard'),
    half: oneOf(['top', 'bottom', 'any']),
    from: optional(oneOf(CARD_PILES)),
    by: optional(language.figures),
  }),
  experience: closed<ExperienceAbility>('experience', {
    ...base(),
    type: word('experience'),
    amount: language.amount,
    to: optional(language.figures),
  }),
});

const modifierDecks = (language: Language): Among<ModifierDeckAbility | ShuffleAbility> => ({
  modifierDeck: closed<ModifierDeckAbility>('a change of a modifier deck', {
    ...base(),
    type: word('modifierDeck'),
    change: oneOf(['add', 'remove']),
    card: oneOf(['bless', 'curse', 'minusOne']),
    count: optional(language.selectionCount),
    to: optional(language.figures),
  }),
  shuffleModifiers: closed<ShuffleAbility>('a shuffle of a modifier deck', {
    ...base(),
    type: word('shuffleModifiers'),
    to: optional(language.figures),
  }),
});

const singleCards = (language: Language): Among<GroupLimitAbility | GiveCardAbility> => ({
  groupLimit: closed<GroupLimitAbility>('a limit of a group', {
    ...base(),
    type: word('groupLimit'),
    group: idOf('group'),
    limit: count,
    lasts: optional(oneOf(DURATIONS)),
  }),
  giveCard: closed<GiveCardAbility>('a card that is given', {
    ...base(),
    type: word('giveCard'),
    card: idOf('abilityCard', ['self']),
    to: language.figures,
    into: oneOf(['hand', 'active']),
  }),
});

/** The codecs of abilities about cards, items, elements and experience. */
export const cardsAndItems = (language: Language): MembersOf<CardsAndItemsAbility> => ({
  ...elements(),
  ...each(['recoverCards', 'discardCards', 'loseCards'], cardsLeaf(language)),
  ...each(['refreshItems', 'spendItems', 'consumeItems', 'loseItems'], itemsLeaf(language)),
  ...further(language),
  ...modifierDecks(language),
  ...singleCards(language),
});
