import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies, selfAndAdjacentAllies } from '../aims.js';

/** Five more cards of level 1, the one with the losses among them. */
export const moreOfLevelOne: readonly AbilityCard[] = [
  {
    id: 'almoner-6',
    name: 'Soup Kettle',
    level: 1,
    initiative: 63,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 1,
          to: adjacentEnemies,
          conditions: ['wound'],
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      infuse: ['earth'],
    },
    bottom: {
      abilities: [
        {
          type: 'heal',
          amount: 1,
          to: selfAndAdjacentAllies,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'add', amount: 1 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'almoner-7',
    name: 'Stand Behind the Pews',
    level: 1,
    initiative: 13,
    top: {
      abilities: [
        { type: 'retaliate', amount: 2, range: 2, spots: [{ on: 'amount', shape: 'square' }] },
        { type: 'heal', amount: 1, range: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
      ],
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
    id: 'almoner-8',
    name: 'Put Down That Oar',
    level: 1,
    initiative: 44,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 1,
          range: 2,
          conditions: ['disarm'],
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'range', shape: 'square' },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [
        {
          type: 'move',
          amount: 2,
          spots: [{ on: 'amount', shape: 'circle' }],
          effects: [{ type: 'consume', elements: ['any'], then: [{ type: 'add', amount: 3 }] }],
        },
      ],
    },
  },
  {
    id: 'almoner-9',
    name: 'The Long Grace',
    level: 1,
    initiative: 89,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 4,
          range: 4,
          targets: 'C',
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
      infuse: ['light'],
      experience: 2,
      goes: 'lost',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 5 },
        {
          type: 'condition',
          conditions: ['bless'],
          to: {
            type: 'select',
            who: ['self', 'ally'],
            count: 'all',
            place: { type: 'within', range: 3 },
          },
        },
      ],
      experience: 1,
      goes: 'lost',
    },
  },
  {
    id: 'almoner-10',
    name: 'Sandbags',
    level: 1,
    initiative: 31,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          push: 1,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'push', shape: 'square' },
          ],
        },
      ],
      infuse: ['earth'],
    },
    bottom: {
      abilities: [
        {
          type: 'shield',
          amount: 1,
          effects: [{ type: 'consume', elements: ['earth'], then: [{ type: 'add', amount: 1 }] }],
        },
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
      active: 'round',
    },
  },
];
