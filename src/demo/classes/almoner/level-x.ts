import type { AbilityCard } from '../../../content/index.js';

/** The X cards: three more to choose from at the start. */
export const levelX: readonly AbilityCard[] = [
  {
    id: 'almoner-11',
    name: 'Whose Turn Is It?',
    level: 'X',
    initiative: 7,
    top: {
      abilities: [
        {
          type: 'condition',
          conditions: ['strengthen'],
          range: 4,
          spots: [{ on: 'range', shape: 'square' }],
        },
      ],
      infuse: ['light'],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'condition', conditions: ['immobilize'], range: 2 },
        { type: 'move', amount: 1, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
    },
  },
  {
    id: 'almoner-12',
    name: 'Wake the Parish',
    level: 'X',
    initiative: 56,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          area: {
            origin: { q: 0, r: 0 },
            hexes: [
              { q: 0, r: -1 },
              { q: 1, r: -1 },
              { q: 1, r: 0 },
            ],
          },
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'addConditions', conditions: ['muddle'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [{ type: 'heal', amount: 3, spots: [{ on: 'amount', shape: 'diamondPlus' }] }],
      infuse: ['earth'],
    },
  },
  {
    id: 'almoner-13',
    name: 'Collection Plate',
    level: 'X',
    initiative: 97,
    top: {
      abilities: [
        { type: 'loot', amount: 2 },
        { type: 'condition', conditions: ['bless'] },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        { type: 'attack', amount: 1, range: 3, pull: 2, spots: [{ on: 'pull', shape: 'square' }] },
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
    },
  },
];
