import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies, selfAndAdjacentAllies } from '../aims.js';

/** The cards of levels 2 and 3. */
export const levelsTwoAndThree: readonly AbilityCard[] = [
  {
    id: 'almoner-14',
    name: 'Poultice of Silt',
    level: 2,
    initiative: 22,
    top: {
      abilities: [
        {
          type: 'heal',
          amount: 4,
          range: 2,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
          effects: [
            {
              type: 'consume',
              elements: ['earth'],
              then: [
                { type: 'add', to: 'range', amount: 2 },
                { type: 'addConditions', conditions: ['strengthen'] },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'shield', amount: 1 },
      ],
      active: 'round',
    },
  },
  {
    id: 'almoner-15',
    name: 'Read Out the Drowned',
    level: 2,
    initiative: 80,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          targets: 2,
          conditions: ['curse'],
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'targets', shape: 'square' },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [{ type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'square' }] }],
      infuse: ['light'],
    },
  },
  {
    id: 'almoner-16',
    name: 'Common Purse',
    level: 3,
    initiative: 67,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 2,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['light'],
              then: [
                { type: 'add', to: 'targets', amount: 1 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'loot', amount: 2 },
        {
          type: 'heal',
          amount: 1,
          range: 3,
          targets: 2,
          spots: [{ on: 'amount', shape: 'diamondPlus' }],
        },
      ],
    },
  },
  {
    id: 'almoner-17',
    name: 'Elbow Room',
    level: 3,
    initiative: 40,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          push: 2,
          to: adjacentEnemies,
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'push', shape: 'square' },
          ],
        },
      ],
      infuse: ['earth'],
    },
    bottom: {
      abilities: [
        { type: 'shield', amount: 1, to: selfAndAdjacentAllies },
        { type: 'move', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
      experience: 1,
      active: 'round',
    },
  },
];
