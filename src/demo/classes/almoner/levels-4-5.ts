import type { AbilityCard } from '../../../content/index.js';

/** The cards of levels 4 and 5. */
export const levelsFourAndFive: readonly AbilityCard[] = [
  {
    id: 'almoner-18',
    name: 'Nobody Eats Alone',
    level: 4,
    initiative: 53,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 4,
          to: {
            type: 'select',
            who: ['self', 'ally'],
            count: 'all',
            place: { type: 'within', range: 3 },
          },
          spots: [{ on: 'amount', shape: 'square' }],
        },
        {
          type: 'condition',
          conditions: ['strengthen'],
          to: { type: 'select', who: ['ally'], count: 2, place: { type: 'within', range: 3 } },
        },
      ],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'heal', amount: 2, range: 1, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
      ],
    },
  },
  {
    id: 'almoner-19',
    name: 'Salt on the Threshold',
    level: 4,
    initiative: 82,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          conditions: ['immobilize'],
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['earth'],
              then: [
                { type: 'add', to: 'pierce', amount: 2 },
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
          type: 'retaliate',
          amount: 2,
          reach: 2,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'reach', shape: 'square' },
          ],
        },
        { type: 'move', amount: 2 },
      ],
      active: 'round',
    },
  },
  {
    id: 'almoner-20',
    name: 'Hold On to the Rope',
    level: 5,
    initiative: 10,
    top: {
      abilities: [
        {
          type: 'shield',
          amount: 2,
          range: 4,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'add', to: 'targets', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
      active: 'round',
    },
    bottom: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 4,
          pull: 3,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'pull', shape: 'square' },
          ],
        },
        { type: 'move', amount: 2 },
      ],
      infuse: ['earth'],
    },
  },
  {
    id: 'almoner-21',
    name: 'Confess the Toll',
    level: 5,
    initiative: 71,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          conditions: ['curse', 'curse'],
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'heal', amount: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
        {
          type: 'condition',
          conditions: ['bless'],
          range: 3,
          spots: [{ on: 'range', shape: 'square' }],
        },
      ],
      infuse: ['light'],
    },
  },
];
