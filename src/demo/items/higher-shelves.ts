import type { Clause, Item } from '../../content/index.js';

/** The doing is the owner's own. */
const OWN_DOING: Clause = { type: 'relation', of: 'actor', relations: ['self'] };

/** What the shop has when Highwick has grown: levels 2 to 5 of prosperity. */
export const higherShelves: readonly Item[] = [
  // Who stands still stands fast.
  {
    id: 'anchor-greaves',
    name: 'Anchor Greaves',
    slot: 'legs',
    cost: 35,
    copies: 2,
    source: { type: 'prosperity', level: 2 },
    use: 'unlimited',
    minusOnes: 1,
    bonuses: [
      {
        type: 'bonus',
        on: 'turnEnds',
        if: [
          {
            type: 'compare',
            left: { type: 'hexesMoved', during: 'turn' },
            sign: '==',
            right: 0,
          },
        ],
        effects: [{ type: 'shield', amount: 1 }],
      },
      { type: 'bonus', on: 'always', effects: [{ type: 'trait', traits: ['noForcedMovement'] }] },
    ],
  },
  // They help even when the hand that holds the jar cannot move.
  {
    id: 'leech-jar',
    name: 'Jar of Leeches',
    slot: 'small',
    cost: 20,
    copies: 3,
    source: { type: 'prosperity', level: 2 },
    use: 'consumed',
    whileStunned: true,
    bonuses: [
      {
        type: 'bonus',
        on: 'conditionGained',
        if: [
          { type: 'relation', relations: ['self'] },
          { type: 'hasCondition', conditions: ['poison', 'wound', 'disarm', 'stun'] },
        ],
        optional: true,
        effects: [{ type: 'removeConditions', count: 1 }],
      },
    ],
  },
  // What goes out on one side of the glass comes up on the other.
  {
    id: 'tide-mirror',
    name: 'Tide Mirror',
    slot: 'head',
    cost: 35,
    copies: 2,
    source: { type: 'prosperity', level: 3 },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'elementConsumed',
        if: [OWN_DOING],
        optional: true,
        effects: [{ type: 'infuse', elements: ['any'] }],
      },
    ],
  },
  {
    id: 'bramble-mantle',
    name: 'Bramble Mantle',
    slot: 'body',
    cost: 50,
    copies: 2,
    source: { type: 'prosperity', level: 4 },
    use: 'unlimited',
    minusOnes: 3,
    bonuses: [
      {
        type: 'bonus',
        on: 'always',
        effects: [{ type: 'retaliate', amount: 1, lasts: 'card' }],
      },
      {
        type: 'bonus',
        on: 'retaliated',
        if: [OWN_DOING],
        optional: true,
        limit: { times: 1, per: 'round' },
        effects: [{ type: 'push', amount: 1, to: 'target' }],
      },
    ],
  },
  // One breath, drawn a long time ago and kept under a cork.
  {
    id: 'corked-breath',
    name: 'Corked Breath',
    slot: 'small',
    cost: 50,
    copies: 2,
    source: { type: 'prosperity', level: 5 },
    use: 'unrefreshable',
    whileStunned: true,
    bonuses: [
      {
        type: 'bonus',
        on: 'damage',
        if: [{ type: 'lethal' }],
        optional: true,
        effects: [{ type: 'prevent' }, { type: 'condition', conditions: ['invisible'] }],
      },
    ],
  },
];
