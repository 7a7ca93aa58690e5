import type { AbilityCard } from '../../../content/index.js';
import { adjacentEnemies } from '../aims.js';

/** The cards of levels 2 and 3. */
export const levelsTwoAndThree: readonly AbilityCard[] = [
  {
    id: 'lancer-14',
    name: 'Pinned to the Mud',
    level: 2,
    initiative: 65,
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
              elements: ['ice'],
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
        { type: 'condition', conditions: ['muddle'], to: adjacentEnemies },
        { type: 'move', amount: 4, spots: [{ on: 'amount', shape: 'circle' }] },
      ],
    },
  },
  {
    id: 'lancer-15',
    name: 'Skipping Stones',
    level: 2,
    initiative: 34,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 3,
          targets: 2,
          allAtOne: true,
          spots: [{ on: 'amount', shape: 'square' }],
        },
      ],
      infuse: ['air'],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'heal', amount: 2, spots: [{ on: 'amount', shape: 'diamondPlus' }] },
      ],
    },
  },
  {
    id: 'lancer-16',
    name: 'Wind Behind the Point',
    level: 3,
    initiative: 48,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 3,
          range: 3,
          spots: [
            { on: 'amount', shape: 'diamond' },
            { on: 'range', shape: 'square' },
          ],
          effects: [
            {
              type: 'consume',
              elements: ['air'],
              then: [
                { type: 'add', amount: 1 },
                { type: 'add', to: 'push', amount: 2 },
                { type: 'experience', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    bottom: {
      abilities: [
        { type: 'move', amount: 3, mode: 'jump', spots: [{ on: 'amount', shape: 'circle' }] },
        { type: 'attack', amount: 2, spots: [{ on: 'amount', shape: 'square' }] },
      ],
    },
  },
  {
    id: 'lancer-17',
    name: 'Toad-Tipped',
    level: 3,
    initiative: 81,
    top: {
      abilities: [
        {
          type: 'attack',
          amount: 2,
          range: 4,
          targets: 2,
          conditions: ['poison'],
          spots: [
            { on: 'amount', shape: 'square' },
            { on: 'targets', shape: 'square' },
          ],
        },
      ],
      infuse: ['dark'],
    },
    bottom: {
      abilities: [
        {
          type: 'condition',
          conditions: ['poison'],
          range: 3,
          targets: 2,
          spots: [{ on: 'targets', shape: 'square' }],
          effects: [
            {
              type: 'consume',
              elements: ['dark'],
              then: [{ type: 'addConditions', conditions: ['wound'] }],
            },
          ],
        },
      ],
      experience: 1,
    },
  },
];
