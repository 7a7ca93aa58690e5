import { describe, expect, it } from 'vitest';

import {
  decodePart,
  explain,
  type EventClause,
  type EventOption,
  type EventOutcome,
  type PartyClause,
  type Reward,
} from '../../src/content/index.js';

const none: readonly Reward[] = [{ type: 'none' }];
const pay: EventClause = { type: 'payGold', amount: 5 };
const otherwise: EventClause = { type: 'otherwise' };
const brute: PartyClause = { type: 'class', classes: ['brute'] };
const above = (reputation: number): PartyClause => ({ type: 'reputation', above: reputation });
const below = (reputation: number): PartyClause => ({ type: 'reputation', below: reputation });
const toB: Reward = { type: 'outcome', option: 'B' };
const toC: Reward = { type: 'outcome', option: 'C' };
const gold: Reward = { type: 'gold', amount: 5 };

/** An outcome that asks for something, and perhaps says where the card goes. */
const when = (clauses: readonly EventClause[], after?: 'remove' | 'return'): EventOutcome => ({
  ...(clauses.length === 0 ? {} : { if: clauses }),
  rewards: none,
  ...(after === undefined ? {} : { after }),
});

const leading = (rewards: readonly Reward[], after?: 'remove' | 'return'): EventOutcome => ({
  ...when([], after),
  rewards,
});

const said = (outcomes: readonly EventOutcome[], others: Partial<EventOption> = {}) => {
  const decoded = decodePart('GameEvent', {
    id: 'road-99',
    deck: 'road',
    options: [
      { id: 'A', outcomes },
      { id: 'B', outcomes: [when([], 'remove')], ...others },
      { id: 'C', outcomes: [leading([toB])] },
    ],
  });
  return decoded._tag === 'Left' ? decoded.left.map(explain) : [];
};

const REFUSED = [
  'options[0]: option "A" must say where the card goes, in every case and only once: itself, or in its outcomes (R-EVENT-1)',
];

const always: readonly (readonly [string, readonly EventOutcome[]])[] = [
  ['a price, or else', [when([pay], 'remove'), when([otherwise], 'return')]],
  [
    'a price, or else, and something beside it',
    [when([pay], 'remove'), when([otherwise], 'return'), when([above(5)])],
  ],
  [
    'any reputation, and something before it',
    [when([brute]), when([above(0)], 'remove'), when([below(1)], 'return')],
  ],
  [
    'any reputation in one outcome',
    [when([{ type: 'any', of: [[above(0)], [below(1)]] }], 'remove')],
  ],
  ['or else in a list', [when([{ type: 'any', of: [[otherwise]] }], 'remove')]],
  [
    'a reputation, or else with the rest of them',
    [when([above(0)], 'remove'), when([otherwise, below(1)], 'return')],
  ],
  [
    'a reputation that is silent first, and says it at last',
    [when([above(5)]), when([otherwise], 'return'), when([above(5)], 'remove')],
  ],
  [
    'a tale, then a price, or else (R-EVENT-3)',
    [when([]), when([pay], 'remove'), when([otherwise], 'return')],
  ],
  [
    'a choice of which every way leads on',
    [leading([{ type: 'choose', of: [[toB], [gold, toC]] }])],
  ],
  [
    'a condition of which both ways lead on',
    [leading([{ type: 'if', clauses: [brute], then: [toB], otherwise: [toC] }])],
  ],
  [
    'conditions that leave no reputation out',
    [
      leading([
        { type: 'if', clauses: [above(5)], then: [toB] },
        { type: 'if', clauses: [below(6)], then: [toC] },
      ]),
    ],
  ],
  ['a price, or else what another option says', [when([pay], 'remove'), leading([toB])]],
  ['the same as what it leads to', [leading([toB], 'remove')]],
  ['the same as what that leads to', [leading([toC], 'remove')]],
];

const open: readonly (readonly [string, readonly EventOutcome[]])[] = [
  ['nothing', [when([])]],
  ['a class', [when([brute], 'remove')]],
  ['or else only with a class', [when([above(0)], 'remove'), when([otherwise, brute], 'return')]],
  ['or else after silence', [when([brute]), when([otherwise], 'return')]],
  [
    'or else after a price that is silent',
    [when([pay]), when([brute], 'remove'), when([otherwise], 'return')],
  ],
  [
    'or else after another that is silent',
    [when([pay], 'remove'), when([otherwise]), when([otherwise], 'return')],
  ],
  ['a reputation too few', [when([above(4)], 'remove'), when([below(4)], 'return')]],
  [
    'a condition without another way',
    [leading([{ type: 'if', clauses: [above(5)], then: [toB] }])],
  ],
  ['a choice of which one way leads on', [leading([{ type: 'choose', of: [[toB], [gold]] }])]],
];

const twice: readonly (readonly [string, readonly EventOutcome[]])[] = [
  ['something else than what it leads to', [leading([toB], 'return')]],
  [
    'something else than what it leads to in a choice',
    [leading([{ type: 'choose', of: [[toB], [gold]] }], 'return')],
  ],
  [
    'something else than what it leads to under a condition',
    [leading([{ type: 'if', clauses: [brute], then: [gold], otherwise: [toB] }], 'return')],
  ],
  ['something else than what that leads to', [leading([toC], 'return')]],
];

describe('where the card of an event goes', () => {
  it.each(always)('is said by %s', (_, outcomes) => {
    expect(said(outcomes)).toEqual([]);
  });

  it.each(open)('is not said by %s', (_, outcomes) => {
    expect(said(outcomes)).toEqual(REFUSED);
  });

  it.each(twice)('is said twice by %s', (_, outcomes) => {
    expect(said(outcomes)).toEqual(REFUSED);
  });

  it('is said twice where one case of the other option differs', () => {
    const outcomes = [when([pay], 'remove'), when([otherwise], 'return')];
    expect(said([leading([toB], 'remove')], { outcomes })).toEqual(REFUSED);
    expect(said([leading([toB])], { outcomes })).toEqual([]);
  });

  it('is no question of time, whatever leads to what', () => {
    const all = Array.from({ length: 100 }, (_, index) => `o${String(index)}`);
    const options = all.map((id, index) => ({
      id,
      outcomes: [
        leading(
          all.slice(index + 1).map((option) => ({ type: 'outcome', option })),
          index === all.length - 1 ? 'remove' : undefined,
        ),
      ],
    }));
    const decoded = decodePart('GameEvent', { id: 'e', deck: 'city', options });
    expect(decoded._tag === 'Left' ? decoded.left.map(explain) : []).toEqual([]);
  });
});
