import type { AbilityCard } from '../../../content/index.js';

/** Five more cards of level 1, the losses among them. */
export const moreOfLevelOne: readonly AbilityCard[] = [
  {
    id: 'kindler-6',
    name: 'Bonfire on the Levee',
    level: 1,
    initiative: 79,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          conditions: ['wound'],
          area: {
            hexes: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
              { q: 0, r: 1 },
            ],
          },
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'area', shape: 'hex' },
          ],
        },
      ],
      infuse: ['fire'],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'square' }] },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'kindler-7',
    name: 'Trim the Flame',
    level: 1,
    initiative: 45,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [
            {
              type: 'consume',
              elements: ['fire'],
              then: [
                { type: 'add', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: 2,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [{ type: 'addConditions', conditions: ['strengthen'] }],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'kindler-8',
    name: 'Safe Crossing',
    level: 1,
    initiative: 11,
    top: {
      abilities: [
        {
          type: 'shield',
          amount: 2,
          range: 3,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
      infuse: ['light'],
      experience: 1,
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, mode: 'jump', spots: [{ on: 'amount', shape: 'circle' }] },
      ],
    },
  },
  {
    id: 'kindler-9',
    name: 'Hot Glass',
    level: 1,
    initiative: 55,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 2,
          push: 2,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'push', shape: 'square' },
          ],
        },
      ],
      infuse: ['fire'],
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'attack',
          charges: [0, 1, 0, 1],
          effects: [{ type: 'add', amount: 1 }],
        },
      ],
      goes: 'lost',
      active: 'persistent',
    },
  },
  {
    id: 'kindler-10',
    name: 'Moths at the Window',
    level: 1,
    initiative: 86,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          pierce: 2,
          spots: [{ on: 'pierce', shape: 'square' }],
          effects: [
            { type: 'advantage' },
            {
              type: 'consume',
              elements: ['light'],
              then: [{ type: 'add', to: 'targets', amount: 1 }],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4 },
        { type: 'condition', conditions: ['invisible'] },
      ],
      experience: 1,
      goes: 'lost',
    },
  },
];
