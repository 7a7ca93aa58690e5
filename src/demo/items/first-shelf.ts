import type { Clause, Item } from '../../content/index.js';

const MELEE: Clause = { type: 'attackIs', kind: 'melee' };
const RANGED: Clause = { type: 'attackIs', kind: 'ranged' };

/** The first ten things that the chandler of Highwick sells: each does one plain thing. */
export const firstShelf: readonly Item[] = [
  // A flask of good oil: it burns, and it shines.
  {
    id: 'lamp-oil',
    name: 'Lamp Oil',
    slot: 'small',
    cost: 15,
    copies: 4,
    source: { type: 'prosperity', level: 1 },
    use: 'consumed',
    bonuses: [
      {
        type: 'bonus',
        on: 'duringTurn',
        effects: [{ type: 'infuse', elements: ['fire', 'light'] }],
      },
    ],
  },
  {
    id: 'peat-tonic',
    name: 'Peat Tonic',
    slot: 'small',
    cost: 10,
    copies: 4,
    source: { type: 'prosperity', level: 1 },
    use: 'consumed',
    bonuses: [{ type: 'bonus', on: 'duringTurn', effects: [{ type: 'heal', amount: 3 }] }],
  },
  {
    id: 'stilt-boots',
    name: 'Stilt Boots',
    slot: 'legs',
    cost: 25,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'abilityStarts',
        if: [{ type: 'abilityIs', abilities: ['move'] }],
        effects: [
          { type: 'add', amount: 1 },
          { type: 'setMode', mode: 'jump' },
        ],
      },
    ],
  },
  {
    id: 'cork-jerkin',
    name: 'Cork Jerkin',
    slot: 'body',
    cost: 20,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    minusOnes: 2,
    bonuses: [
      {
        type: 'bonus',
        on: 'damageByAttack',
        charges: [0, 0, 0],
        effects: [{ type: 'add', to: 'shield', amount: 1 }],
      },
    ],
  },
  {
    id: 'hooded-lantern',
    name: 'Hooded Lantern',
    slot: 'oneHand',
    cost: 25,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'abilityStarts',
        if: [{ type: 'abilityIs', abilities: ['attack'] }, RANGED],
        effects: [{ type: 'advantage' }],
      },
    ],
  },
  {
    id: 'barge-pole',
    name: 'Barge Pole',
    slot: 'twoHands',
    cost: 20,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'attack',
        if: [MELEE],
        effects: [{ type: 'add', to: 'push', amount: 2 }],
      },
    ],
  },
  // A quick cut above the eyes.
  {
    id: 'eel-knife',
    name: 'Eel Knife',
    slot: 'oneHand',
    cost: 20,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    bonuses: [
      {
        type: 'bonus',
        on: 'attack',
        if: [MELEE],
        effects: [{ type: 'addConditions', conditions: ['muddle'] }],
      },
    ],
  },
  // It was the lid of a pot for long, and will be one again.
  {
    id: 'pot-lid',
    name: 'Pot Lid',
    slot: 'oneHand',
    cost: 10,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'consumed',
    bonuses: [
      {
        type: 'bonus',
        on: 'damageByAttack',
        charges: [0, 0],
        effects: [{ type: 'add', to: 'shield', amount: 1 }],
      },
    ],
  },
  {
    id: 'rain-cloak',
    name: 'Rain Cloak',
    slot: 'body',
    cost: 10,
    copies: 2,
    source: { type: 'prosperity', level: 1 },
    use: 'spent',
    bonuses: [{ type: 'bonus', on: 'attacked', if: [RANGED], effects: [{ type: 'disadvantage' }] }],
  },
  {
    id: 'candle-stub',
    name: 'Blessed Candle Stub',
    slot: 'small',
    cost: 20,
    copies: 3,
    source: { type: 'prosperity', level: 1 },
    use: 'consumed',
    bonuses: [
      {
        type: 'bonus',
        on: 'duringTurn',
        effects: [{ type: 'condition', conditions: ['bless'] }],
      },
    ],
  },
];
