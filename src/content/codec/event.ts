import { closed, oneOf, optional, type Leaf } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import {
  AFTER_EVENT,
  EVENT_DECKS,
  type EventOption,
  type EventOutcome,
  type GameEvent,
} from '../box/event.js';
import { atLeast, id, many, some, words } from './leaf.js';
import { eventClauseLeaf } from './party-clause.js';
import { rewardLeaf } from './reward.js';

const outcomeLeaf: Leaf<EventOutcome> = /*#__PURE__*/ (() =>
  closed<EventOutcome>('an outcome { if, text, rewards, after }', {
    if: optional(some(eventClauseLeaf)),
    text: optional(words),
    rewards: many(rewardLeaf),
    after: optional(oneOf(AFTER_EVENT)),
  }))();

const optionLeaf: Leaf<EventOption> = /*#__PURE__*/ (() =>
  closed<EventOption>('an option { id, text, outcomes, after }', {
    id,
    text: optional(words),
    outcomes: some(outcomeLeaf),
    after: optional(oneOf(AFTER_EVENT)),
  }))();

/** How many options a card has at least. */
const OPTIONS = 2;

/** An event. */
export const gameEventLeaf: Definition<GameEvent> = /*#__PURE__*/ (() =>
  definition('GameEvent', 'an event { id, deck, text, options }', () =>
    closed<GameEvent>('an event { id, deck, text, options }', {
      id,
      deck: oneOf(EVENT_DECKS),
      text: optional(words),
      options: atLeast(OPTIONS, optionLeaf),
    }),
  ))();
