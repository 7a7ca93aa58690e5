import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies } from '../aims.js';

/** The X cards: three more to choose from at the start. */
export const levelX: readonly AbilityCard[] = [
  {
    id: 'warden-11',
    name: 'Oath of the Dry Bank',
    level: 'X',
    initiative: 9,
    top: {
      abilities: [
        { type: 'shield', amount: 2, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'condition', conditions: ['strengthen'] },
      ],
      experience: 1,
      active: 'round',
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 2 },
        { type: 'condition', conditions: ['muddle'], to: adjacentEnemies },
      ],
    },
  },
  {
    id: 'warden-12',
    name: 'Old Footings',
    level: 'X',
    initiative: 57,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          spots: [{ on: 'amount', shape: 'diamond' }],
          effects: [{ type: 'advantage' }],
        },
      ],
    },
    bottom: {
      abilities: [
        {
          type: 'bonus',
          on: 'attack',
          charges: [0, 1, 1],
          effects: [
            { type: 'add', amount: 1 },
            { type: 'add', to: 'push', amount: 1 },
          ],
        },
      ],
      active: 'persistent',
      goes: 'lost',
    },
  },
  {
    id: 'warden-13',
    name: 'Rising Water',
    level: 'X',
    initiative: 69,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          to: adjacentEnemies,
          spots: [{ on: 'amount', shape: 'diamond' }],
        },
      ],
      infuse: ['ice'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'heal', amount: 1, range: 1 },
      ],
    },
  },
];
