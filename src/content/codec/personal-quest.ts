import * as t from 'io-ts';

import { closed, oneOf, optional, tagged, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { isRecord } from '../../core/index.js';
import { ITEM_SLOTS } from '../../vocabulary/index.js';
import type { Amount } from '../language/amount.js';
import type {
  OwnedItems,
  PersonalQuest,
  QuestCount,
  QuestLine,
  QuestUnlock,
} from '../box/personal-quest.js';
import { language } from './language.js';
import { count, id, idOf, some, word, words } from './leaf.js';

/** How many lines a quest may have. */
const LINE_LIMIT = 20;

const ownedItemsLeaf: Leaf<OwnedItems> = /*#__PURE__*/ (() =>
  closed<OwnedItems>('a number of owned items { type, slots, items }', {
    type: word('ownedItems'),
    slots: optional(some(oneOf(ITEM_SLOTS))),
    items: optional(some(idOf('item'))),
  }))();

const countCodecFor = (value: unknown): t.Type<Amount> | t.Type<OwnedItems> =>
  isRecord(value) && value['type'] === 'ownedItems' ? ownedItemsLeaf.codec : language.amount.codec;

/** An amount, or owned items: errors speak of the one that it claims to be. */
const questCountLeaf: Leaf<QuestCount> = /*#__PURE__*/ (() => ({
  codec: new t.Type<QuestCount>(
    'an amount, or owned items { type, slots, items }',
    (value): value is QuestCount => countCodecFor(value).is(value),
    (value, context): t.Validation<QuestCount> => countCodecFor(value).validate(value, context),
    t.identity,
  ),
  schema: { anyOf: [language.amount.schema, ownedItemsLeaf.schema] },
}))();

const lineLeaf: Leaf<QuestLine> = /*#__PURE__*/ (() =>
  closed<QuestLine>('a line of a quest { id, of, needs, after }', {
    id,
    of: questCountLeaf,
    needs: count,
    after: optional(some(idOf('questLine'), LINE_LIMIT)),
    opens: optional(idOf('scenario')),
  }))();

const unlock = (type: QuestUnlock['type'], of: Leaf<string>) =>
  closed<QuestUnlock>('what is opened { type, id }', { type: word(type), id: of });

const unlockLeaf: Leaf<QuestUnlock> = /*#__PURE__*/ (() =>
  tagged<QuestUnlock>('what is opened { type, id }', {
    unlockClass: unlock('unlockClass', idOf('class')),
    openEnvelope: unlock('openEnvelope', id),
  }))();

/** What a character wants to reach before it retires. */
export const personalQuestLeaf: Definition<PersonalQuest> = /*#__PURE__*/ (() =>
  definition('PersonalQuest', 'a personal quest { id, name, lines, unlocks }', () =>
    closed<PersonalQuest>('a personal quest { id, name, lines, unlocks }', {
      id,
      name: words,
      text: optional(words),
      lines: some(lineLeaf, LINE_LIMIT),
      unlocks: unlockLeaf,
    }),
  ))();
