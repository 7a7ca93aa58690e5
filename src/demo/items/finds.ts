import type { Clause, Item } from '../../content/index.js';

/** The doing is the owner's own. */
const OWN_DOING: Clause = { type: 'relation', of: 'actor', relations: ['self'] };
/** It happens to the owner. */
const TO_OWNER: Clause = { type: 'relation', relations: ['self'] };

/** Designs that the smiths of Highwick have lost, to be drawn at random. */
export const designs: readonly Item[] = [
  // Little stays on the ground where they walk, and not every misstep of others goes to waste.
  {
    id: 'magpie-gaiters',
    name: 'Magpie Gaiters',
    slot: 'legs',
    cost: 30,
    copies: 2,
    source: { type: 'design' },
    use: 'unlimited',
    bonuses: [
      {
        type: 'bonus',
        on: 'hexEntered',
        if: [
          {
            type: 'overlays',
            of: { type: 'overlays', overlays: ['coin'], place: { type: 'within', range: 0 } },
          },
        ],
        limit: { times: 3, per: 'scenario' },
        optional: true,
        effects: [{ type: 'loot', amount: 0 }],
      },
      {
        type: 'bonus',
        on: 'trapSprung',
        of: { type: 'select', who: ['enemy'], place: { type: 'within', range: 4 } },
        limit: { times: 2, per: 'scenario' },
        effects: [
          { type: 'condition', conditions: ['immobilize'], to: 'actor' },
          { type: 'experience', amount: 1 },
        ],
      },
    ],
  },
  // Two halves of one shell: what warms the one warms the other.
  {
    id: 'twin-circlet',
    name: 'Twin Shell Circlet',
    slot: 'head',
    cost: 30,
    copies: 2,
    source: { type: 'design' },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'healed',
        if: [TO_OWNER],
        optional: true,
        effects: [
          {
            type: 'heal',
            amount: {
              type: 'calculation',
              formula: 'X/2',
              where: { X: { type: 'momentAmount' } },
              min: 1,
            },
            to: { type: 'select', who: ['ally'], place: { type: 'within', range: 3 } },
          },
        ],
      },
    ],
  },
  // One great swing, or one great clang.
  {
    id: 'tolling-maul',
    name: 'Tolling Maul',
    slot: 'twoHands',
    cost: 45,
    copies: 2,
    source: { type: 'design' },
    use: 'spent',
    classes: ['warden', 'stalker'],
    bonuses: [
      {
        type: 'bonus',
        on: 'abilityStarts',
        if: [
          { type: 'abilityIs', abilities: ['attack'] },
          { type: 'attackIs', kind: 'melee' },
          { type: 'singleTarget' },
        ],
        optional: true,
        effects: [
          {
            type: 'setArea',
            area: {
              hexes: [
                { q: 1, r: -1 },
                { q: 1, r: 0 },
              ],
              origin: { q: 0, r: 0 },
            },
          },
        ],
      },
      {
        type: 'bonus',
        on: 'killed',
        if: [OWN_DOING, { type: 'relation', relations: ['enemy'] }],
        optional: true,
        effects: [
          {
            type: 'condition',
            conditions: ['muddle'],
            to: {
              type: 'select',
              who: ['enemy'],
              count: 'all',
              place: { type: 'within', range: 2 },
            },
          },
        ],
      },
    ],
  },
];

/** Things that nobody sells: events and treasures give them. */
export const relics: readonly Item[] = [
  // The dead pay with it, and it always finds its way back.
  {
    id: 'ferry-penny',
    name: 'Ferry Penny',
    slot: 'small',
    cost: 20,
    copies: 3,
    source: { type: 'reward' },
    use: 'unlimited',
    bonuses: [
      {
        type: 'bonus',
        on: 'looted',
        if: [OWN_DOING],
        limit: { times: 2, per: 'scenario' },
        effects: [{ type: 'money', amount: 1 }],
      },
      {
        type: 'bonus',
        on: 'treasureLooted',
        if: [OWN_DOING],
        effects: [{ type: 'heal', amount: 3 }],
      },
    ],
  },
  // It is cold, it is heavy, and it wants to be worn.
  {
    id: 'drowned-crown',
    name: 'Drowned Crown',
    slot: 'head',
    cost: 60,
    copies: 1,
    source: { type: 'reward' },
    use: 'unlimited',
    bonuses: [
      {
        type: 'bonus',
        on: 'setUp',
        optional: false,
        effects: [{ type: 'condition', conditions: ['curse'] }],
      },
      {
        type: 'bonus',
        on: 'always',
        effects: [{ type: 'trait', immunities: ['stun', 'disarm'] }],
      },
      {
        type: 'bonus',
        on: 'rested',
        if: [OWN_DOING, { type: 'with', what: 'rest', ids: ['long'] }],
        effects: [
          {
            type: 'condition',
            conditions: ['curse'],
            to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 3 } },
          },
          { type: 'infuse', elements: ['dark'] },
        ],
      },
    ],
  },
];
