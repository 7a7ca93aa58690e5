import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies } from '../aims.js';

/** The cards of levels 4 and 5. */
export const levelsFourAndFive: readonly AbilityCard[] = [
  {
    id: 'lancer-18',
    name: 'Down the Whole Jetty',
    level: 4,
    initiative: 26,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          pierce: 2,
          area: {
            origin: { q: 0, r: 0 },
            hexes: [
              { q: 1, r: 0 },
              { q: 2, r: 0 },
              { q: 3, r: 0 },
            ],
          },
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'area', shape: 'hex' },
          ],
        },
      ],
      experience: 1,
    },
    bottom: {
      abilities: [{ type: 'move', amount: 6, spots: [{ on: 'amount', shape: 'square' }] }],
    },
  },
  {
    id: 'lancer-19',
    name: 'Thrown into the Fog',
    level: 4,
    initiative: 72,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 5,
          range: 5,
          conditions: ['wound'],
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [{ type: 'disadvantage' }],
        },
      ],
      infuse: ['dark'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'condition', conditions: ['invisible'] },
      ],
      experience: 2,
      goes: 'lost',
    },
  },
  {
    id: 'lancer-20',
    name: 'Turning the Windmill',
    level: 5,
    initiative: 58,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          push: 1,
          to: adjacentEnemies,
          spots: [{ on: 'amount', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['air'],
              then: [
                { type: 'add', amount: 1 },
                { type: 'add', to: 'push', amount: 1 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 4, mode: 'jump', spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'shield', amount: 1 },
      ],
      active: 'round',
    },
  },
  {
    id: 'lancer-21',
    name: 'Held Under the Ice',
    level: 5,
    initiative: 86,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 4,
          range: 2,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['ice'],
              then: [
                { type: 'addConditions', conditions: ['stun'] },
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
          type: 'condition',
          conditions: ['wound'],
          range: 3,
          targets: 2,
          spots: [{ on: 'targets', shape: 'square' }],
        },
        { type: 'move', amount: 2 },
      ],
      infuse: ['ice'],
    },
  },
];
