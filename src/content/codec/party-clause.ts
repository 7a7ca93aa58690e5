import {
  closed,
  oneOf,
  optional,
  refined,
  tagged,
  type Leaf,
  type MembersOf,
} from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import type {
  AnyEventClause,
  ClassInPartyClause,
  EventClause,
  OtherwiseClause,
  PartyClause,
  PayGoldClause,
  PayItemClause,
  ReputationClause,
} from '../box/party-clause.js';
import { between, count, idOf, some, word } from './leaf.js';

/** How far reputation goes, and one more, so that a range can end there (R-CAMP-11). */
const REPUTATION = 21;

/** A reputation, from the worst to the best. */
const reputation: Leaf<number> = /*#__PURE__*/ (() => between(-REPUTATION, REPUTATION))();

const members = (): MembersOf<PartyClause> => ({
  class: closed<ClassInPartyClause>('a class in the party { type, classes }', {
    type: word('class'),
    classes: some(idOf('class')),
  }),
  reputation: refined(
    closed<ReputationClause>('a range of reputation { type, above, below }', {
      type: word('reputation'),
      above: optional(reputation),
      below: optional(reputation),
    }),
    '"above", "below" or both',
    ({ above, below }) => above !== undefined || below !== undefined,
    { anyOf: [{ required: ['above'] }, { required: ['below'] }] },
  ),
});

/** What can be asked of a party. */
export const partyClauseLeaf: Definition<PartyClause> = /*#__PURE__*/ (() =>
  definition('PartyClause', 'a clause { type, … }', () =>
    tagged<PartyClause>('a clause { type, … }', members()),
  ))();

/** What an outcome of an event asks for. */
export const eventClauseLeaf: Definition<EventClause> = /*#__PURE__*/ (() => {
  const all: Definition<EventClause> = definition('EventClause', 'a clause { type, … }', () =>
    tagged<EventClause>('a clause { type, … }', {
      ...members(),
      payGold: closed<PayGoldClause>('a price { type, amount, by }', {
        type: word('payGold'),
        amount: count,
        by: optional(oneOf(['party', 'each', 'one'])),
      }),
      payItem: closed<PayItemClause>('a price { type, item }', {
        type: word('payItem'),
        item: idOf('item'),
      }),
      any: closed<AnyEventClause>('one of several { type, of }', {
        type: word('any'),
        of: some(some(all)),
      }),
      otherwise: closed<OtherwiseClause>('otherwise', { type: word('otherwise') }),
    }),
  );
  return all;
})();
