import type { AbilityCard } from '../../../content/index.js';

/** Five more cards of level 1, the losses among them. */
export const moreOfLevelOne: readonly AbilityCard[] = [
  {
    id: 'lancer-6',
    name: 'Cast the Net',
    level: 1,
    initiative: 84,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          conditions: ['immobilize'],
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 1, r: -1 },
            ],
          },
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'area', shape: 'hex' },
          ],
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        {
          type: 'condition',
          conditions: ['immobilize'],
          range: 3,
          spots: [{ on: 'range', shape: 'square' }],
        },
      ],
    },
  },
  {
    id: 'lancer-7',
    name: 'Fletched with Reed',
    level: 1,
    initiative: 38,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 4,
          targets: 2,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'targets', shape: 'square' },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'condition', conditions: ['strengthen'] },
        { type: 'move', amount: 1, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
    },
  },
  {
    id: 'lancer-8',
    name: 'Two Poles, One Stride',
    level: 1,
    initiative: 8,
    top: {
      abilities: [
        { type: 'attack', amount: 1, range: 2, spots: [{ on: 'amount', shape: 'square' }] },
        { type: 'attack', amount: 2, spots: [{ on: 'amount', shape: 'square' }] },
      ],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 5, spots: [{ on: 'amount', shape: 'square' }] }],
    },
  },
  {
    id: 'lancer-9',
    name: 'Sting of Sleet',
    level: 1,
    initiative: 76,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 1,
          range: 3,
          targets: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['ice'],
              then: [{ type: 'addConditions', conditions: ['muddle'] }],
            },
            {
              type: 'consume',
              elements: ['air'],
              then: [
                { type: 'add', to: 'range', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [{ type: 'heal', amount: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] }],
      infuse: ['ice'],
    },
  },
  {
    id: 'lancer-10',
    name: 'Through the Ribs',
    level: 1,
    initiative: 92,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 6,
          range: 2,
          pierce: 3,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [{ type: 'consume', elements: ['air'], then: [{ type: 'add', amount: 2 }] }],
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, mode: 'jump' },
        { type: 'attack', amount: 3, pull: 1, range: 2 },
      ],
      infuse: ['air'],
      experience: 2,
      goes: 'lost',
    },
  },
];
