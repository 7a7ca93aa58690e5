import type { AbilityCard } from '../../../content/index.js';
import { adjacentAlly } from '../aims.js';

/** Five cards of level 1: bread, blankets, and a bowl to put something in. */
export const levelOne: readonly AbilityCard[] = [
  {
    id: 'almoner-1',
    name: 'Bread for the Road',
    level: 1,
    initiative: 27,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 2,
          range: 2,
          targets: 2,
          spots: [
            { on: 'amount', shape: 'diamondPlus' },
            { on: 'targets', shape: 'square' },
          ],
        },
      ],
      infuse: ['earth'],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] }],
    },
  },
  {
    id: 'almoner-2',
    name: 'Alms Bowl',
    level: 1,
    initiative: 50,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          conditions: ['curse'],
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2 },
        { type: 'loot', amount: 1 },
      ],
    },
  },
  {
    id: 'almoner-3',
    name: 'Blankets Down the Line',
    level: 1,
    initiative: 16,
    top: {
      abilities: [
        {
          type: 'shield',
          amount: 1,
          range: 3,
          targets: 2,
          spots: [{ on: 'range', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['earth'],
              then: [
                { type: 'add', amount: 1 },
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
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'heal',
          amount: 2,
          to: adjacentAlly,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
    },
  },
  {
    id: 'almoner-4',
    name: 'Hand Bell at Dusk',
    level: 1,
    initiative: 36,
    top: {
      abilities: [
        {
          type: 'condition',
          conditions: ['muddle'],
          range: 3,
          targets: 2,
          spots: [{ on: 'conditions', shape: 'diamond' }],
        },
      ],
      infuse: ['light'],
    },
    bottom: {
      abilities: [{ type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'square' }] }],
    },
  },
  {
    id: 'almoner-5',
    name: 'A Candle for Each Name',
    level: 1,
    initiative: 73,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'add', amount: 1 },
                { type: 'addConditions', conditions: ['muddle'] },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 1, spots: [{ on: 'amount', shape: 'circle' }] },
        {
          type: 'condition',
          conditions: ['strengthen'],
          to: { type: 'select', who: ['ally'], place: { type: 'within', range: 2 } },
        },
      ],
    },
  },
];
